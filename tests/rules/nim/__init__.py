"""A tiny game that compiles in a moment: take one to three stones; who takes the last wins."""
