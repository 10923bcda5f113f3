"""Many processes of one house: who is alive, which of them has which table, and what they tell one another."""
