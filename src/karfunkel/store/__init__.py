"""Tables, seats, guests and what happened at each table, in a database."""
