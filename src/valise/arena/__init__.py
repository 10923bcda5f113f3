"""Many matches at once: what bots are worth, what a game is like, and games with known answers."""
