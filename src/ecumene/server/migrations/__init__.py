"""How the stored schema came to be, step by step; run at every start."""
