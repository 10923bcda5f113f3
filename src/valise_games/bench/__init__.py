"""What `valise bench` runs: the speed of the rules, and random games in search of faults."""
