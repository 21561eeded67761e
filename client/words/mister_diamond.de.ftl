# Das Spielbrett von Mister Diamond.

client-mister-diamond-number = { $number }
client-mister-diamond-money = { $sign ->
    [minus] −
   *[plus] { "" }
}{ $dollars } $

# --- das Tablett und die Karten

client-mister-diamond-tray = Spielbrett. Pfeiltasten oder eine Zahl führen zu einer Stelle, Enter versucht es dort
client-mister-diamond-place = Stelle { $place }: { $kind ->
    [empty] leer
    [fixed] ein Diamant, der bekanntlich festsitzt
   *[diamond] ein Diamant
}
client-mister-diamond-cards = Karten
client-mister-diamond-pile = { $count ->
    [0] Der Stapel ist aufgebraucht
    [one] 1 Karte im Stapel
   *[other] { $count } Karten im Stapel
}
client-mister-diamond-steal = Klauen!
client-mister-diamond-round = Runde { $round } von { $rounds }
client-mister-diamond-loose = { $count } lose
client-mister-diamond-aside = { $count ->
    [one] 1 Klaukarte erledigt
   *[other] { $count } Klaukarten erledigt
}
client-mister-diamond-cost = Leere Ringe kosten ihren Wert
client-mister-diamond-decline = Nicht klauen
client-mister-diamond-skip = Überspringen
client-mister-diamond-due = { $what ->
    [over] Das Spiel ist aus.
    [own-ring] { $robbed ->
        [true] Du wurdest beklaut und bist dran: Zieh
       *[false] Du bist dran: Zieh
    } an einem Diamanten für deinen Ring zu { $dollars } $.
    [own-steal] { $robbed ->
        [true] Du wurdest beklaut und bist dran: Klau
       *[false] Du bist dran: Klau
    } einen Diamanten aus einem Ring, der aufleuchtet.
    [other-ring] { $who } versucht einen Diamanten für einen Ring zu { $dollars } $.
   *[other-steal] { $who } darf klauen.
}

# --- die Ringe eines Platzes

client-mister-diamond-seat = Ringe von { $who }
client-mister-diamond-total = insgesamt { $money }
client-mister-diamond-rings = { $value } $: { $filled ->
    [0] kein Ring mit Diamant
    [one] 1 Ring mit Diamant
   *[other] { $filled } Ringe mit Diamant
}, { $empty ->
    [0] keiner leer
   *[other] { $empty } leer
}
client-mister-diamond-steal-from = { $who } beklauen: ein Diamant aus einem Ring zu { $dollars } $

# --- was geschieht

client-mister-diamond-begins = { $rounds ->
    [one] Das Brett wird gewackelt
   *[other] Runde { $round }: Das Brett wird gewackelt
}. { $who } beginnt.
client-mister-diamond-loose-diamond = Er ist lose! { $who } setzt ihn in den Ring zu { $dollars } $.
client-mister-diamond-stuck = Er sitzt fest. Der Ring von { $who } zu { $dollars } $ bleibt leer.
client-mister-diamond-stolen = { $who } beklaut { $victim }: ein Diamant aus einem Ring zu { $dollars } $.
client-mister-diamond-declined = { $who } klaut nicht.
client-mister-diamond-set-aside = Für { $who } gibt es nichts zu klauen.
client-mister-diamond-robbed = { $who } wurde beklaut und ist als Nächstes dran.
client-mister-diamond-round-over = { $reason ->
    [pile_empty] Der Stapel ist aufgebraucht
   *[all_loose_taken] Der letzte lose Diamant ist genommen
}: { $rounds ->
    [one] Die Ringe werden gezählt.
   *[other] Runde { $round } von { $rounds } ist aus.
}
