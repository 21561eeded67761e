# Das Spielbrett von Mister Diamond.

client-mister-diamond-number = { $number }
client-mister-diamond-money = { $sign ->
    [minus] −
   *[plus] { "" }
}{ $dollars } $

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
    } an einem Diamanten für deinen Ring zu { $dollars } $.
    [own-steal] { $robbed ->
        [true] Du wurdest beklaut und bist dran: Klau
       *[false] Du bist dran: Klau
    } einen Diamanten aus einem Ring, der aufleuchtet.
    [other-ring] { $who } versucht einen Diamanten für einen Ring zu { $dollars } $.
   *[other-steal] { $who } darf klauen.
}

# --- die Ringe eines Platzes

client-mister-diamond-seat = Ringe von { $who }
client-mister-diamond-total = insgesamt { $money }
client-mister-diamond-rings = { $value } $: { $filled ->
    [0] kein Ring mit Diamant
    [one] 1 Ring mit Diamant
   *[other] { $filled } Ringe mit Diamant
}, { $empty ->
    [0] keiner leer
   *[other] { $empty } leer
}
client-mister-diamond-steal-from = { $who } beklauen: ein Diamant aus einem Ring zu { $dollars } $

# --- was geschieht

client-mister-diamond-begins = { $rounds ->
    [one] Das Brett wird gewackelt
   *[other] Runde { $round }: Das Brett wird gewackelt
}. { $who } beginnt.
client-mister-diamond-loose-diamond = Er ist lose! { $who } setzt ihn in den Ring zu { $dollars } $.
client-mister-diamond-stuck = Er sitzt fest. Der Ring von { $who } zu { $dollars } $ bleibt leer.
client-mister-diamond-stolen = { $who } beklaut { $victim }: ein Diamant aus einem Ring zu { $dollars } $.
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

# --- die Einführung

client-mister-diamond-lesson-attempt = { $part ->
    [title] Lose oder fest?
    [task] Du bist Ada. Auf dem Brett liegen 42 Diamanten; 26 sind lose, 16 sitzen fest, und niemand sieht es ihnen an. Du hast einen Ring zu 3.000 $ aufgedeckt. Zieh an einem Diamanten, an welchem du willst.
    [why] Er war lose und funkelt nun in deinem neuen Ring, der 3.000 $ zählt. Dann deckt der Nächste eine Karte auf.
   *[why-not] Er saß fest, also bleibt dein neuer Ring leer und zählt nichts. Nur ein Versuch ist erlaubt, dann deckt der Nächste eine Karte auf. Nichts markiert die Stelle: Merk sie dir!
}
client-mister-diamond-lesson-memory = { $part ->
    [title] Augen auf
    [task] Bo und Cleo versuchen ihr Glück. Sieh hin, wo ein Diamant festsitzt; dann klicke den an, von dem du die Finger lässt.
    [hint] An dem ist noch niemand gescheitert. Sieh es dir noch einmal an.
   *[why] Der saß fest. Man darf ihn jederzeit wieder versuchen, aber das wäre schade: Was du dir merkst, macht deine eigenen Versuche besser.
}
client-mister-diamond-lesson-theft = { $part ->
    [title] Klauen!
    [task] Eine Klaukarte. Du darfst einen Diamanten aus dem Ring eines anderen nehmen und in einen eigenen leeren Ring setzen, aber nur, wenn beide Ringe denselben Wert haben. Deine leeren Ringe sind 3.000 $ und 5.000 $ wert. Wähle einen Ring, der aufleuchtet, oder verzichte.
    [why] Der Diamant hat den Besitzer gewechselt, und dein Ring vom selben Wert ist voll. Bos Ring zu 1.000 $ leuchtete nicht auf, denn du hast keinen leeren von diesem Wert.
   *[why-not] Verzichten ist erlaubt: Die Karte gilt als unbenutzt, und du deckst die nächste auf.
}
client-mister-diamond-lesson-robbed-is-next = { $part ->
    [title] Wer ist dran?
    [task] Du hast Cleo den Diamanten aus ihrem Ring zu 5.000 $ geklaut. Sonst wäre Bo dran, links von dir. Wer ist es jetzt?
    [hint] Jemand, der etwas wettzumachen hat.
   *[why] Wer beklaut wurde, ist als Nächstes dran, und von dort geht es weiter. Bo wird diesmal übergangen: Wen du beklaust, entscheidet, wer dran ist.
}
client-mister-diamond-lesson-counting = { $part ->
    [title] Was sind deine Ringe wert?
    [task] Wenn der Stapel aufgebraucht oder der letzte lose Diamant genommen ist, werden die Ringe gezählt. Was sind deine drei Ringe wert (einer ist leer)?
    [hint] Nur Ringe mit Diamant zählen, jeder seinen Wert.
   *[why] 3.000 $ und 4.000 $ sind 7.000 $; der leere Ring zählt nichts. Echte Zocker spielen so, dass leere Ringe ihren Wert kosten: Dann wären es nur 1.000 $.
}
