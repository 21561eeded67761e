client-guest = Gast
