"""Self-play on one GPU, or at toy size on a CPU: how a Master learns. Needs PyTorch."""
