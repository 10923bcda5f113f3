"""What an option leans to: a file per game, each with `leaning(s, seat, option)`, from what the seat knows."""
