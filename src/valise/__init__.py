"""A house for five board games of bluff."""
