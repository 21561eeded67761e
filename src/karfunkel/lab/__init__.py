"""Games by the million: random playouts, counts of move sequences."""
