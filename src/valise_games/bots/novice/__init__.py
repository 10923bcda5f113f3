"""Novices: rules of thumb, one short file for each game. They run plain as bots, and compiled in rollouts."""
