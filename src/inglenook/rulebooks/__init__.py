"""The numbered rules as a book: which there are (`catalogues`), and which tests prove them (`coverage`)."""
