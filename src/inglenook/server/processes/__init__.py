"""The server processes: supervision of workers and of the rules they run, and shared memory between workers."""
