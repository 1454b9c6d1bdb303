"""Jack Rabbits: a race over a land of tiles. The land is in `land/`."""
