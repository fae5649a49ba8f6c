"""The numbered rules as a book: the list of rules (`catalogues`) and the tests that prove them (`coverage`)."""
