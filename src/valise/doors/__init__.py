"""The games as environments for the tools of researchers. Each door is an extra of its own."""
