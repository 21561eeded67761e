client-guest = Guest
