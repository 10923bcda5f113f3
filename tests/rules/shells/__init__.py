"""A tiny game for search: a pea lies under one of two shells, and one seat cannot see which."""
