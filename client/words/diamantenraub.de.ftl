# Das Spielbrett von Diamantenraub.

# --- Karten

client-diamantenraub-colour = { $colour ->
    [R] Rot
    [Y] Gelb
    [B] Blau
   *[G] Grün
}
client-diamantenraub-side = { $side ->
    [L] Linkskarten (Sonne)
   *[R] Rechtskarten (Schiff)
}
client-diamantenraub-card = { $side ->
    [L] Linkskarte
   *[R] Rechtskarte
} { $number } { $colour ->
    [R] Rot
    [Y] Gelb
    [B] Blau
   *[G] Grün
}
client-diamantenraub-sign = { $kind ->
    [ammunition-number] beschießt die Zahl { $what }
    [ammunition-colour] beschießt { $what ->
        [R] Rot
        [Y] Gelb
        [B] Blau
       *[G] Grün
    }
    [ammunition-up] beschießt Pfeile oben
    [ammunition-down] beschießt Pfeile unten
    [ammunition-diamond] beschießt Diamanten
    [loss] kostet Gegner einen Diamanten für { $what ->
        [R] Rot
        [Y] Gelb
        [B] Blau
       *[G] Grün
    }
    [up] Pfeil oben
    [down] Pfeil unten
    [diamond] Diamant
    [two] zwei Karten
   *[five] fünf Karten
}

# --- ein Platz

client-diamantenraub-seat = Auslage von { $who }
client-diamantenraub-out = ausgeschieden
client-diamantenraub-chooses = wählt noch
client-diamantenraub-has-chosen = hat gewählt
client-diamantenraub-stack = { $side ->
    [left] Linker Stapel
   *[right] Rechter Stapel
}: { $empty ->
    [true] leer
   *[false] { $card }{ $under ->
        [0] { "" }
        [one] , darunter eine verdeckte Karte
       *[other] , darunter { $under } verdeckte Karten
    }
}
client-diamantenraub-strength = Spielstärke { $strength }
client-diamantenraub-diamonds = { $count ->
    [0] Kein Diamant
    [one] 1 Diamant
   *[other] { $count } Diamanten
}
client-diamantenraub-counts = { $who }: { $hand } von { $limit } Karten auf der Hand, { $pile } zu ziehen, { $lost } verloren{ $thrown ->
    [0] { "" }
   *[other] , { $thrown } abgeworfen
}. Anzeigen

# --- die Mitte

client-diamantenraub-middle = Tischmitte
client-diamantenraub-bag = { $bag ->
    [0] Das Säckchen ist leer
    [one] 1 Diamant im Säckchen
   *[other] { $bag } Diamanten im Säckchen
}{ $spares ->
    [0] { "" }
    [one] , 1 Ersatzdiamant ausgezahlt
   *[other] , { $spares } Ersatzdiamanten ausgezahlt
}
client-diamantenraub-round = Runde { $round }
client-diamantenraub-wins = { $arrows ->
    [none] Kein Pfeil: Die höchste Spielstärke gewinnt
    [up] Pfeil oben: Die höchste Spielstärke gewinnt
    [down] Pfeil unten: Die niedrigste Spielstärke gewinnt
   *[both] Beide Pfeile: Die höchste Spielstärke gewinnt
}

# --- was geschieht

client-diamantenraub-turn-up = { $count ->
    [one] Die Karte wird aufgedeckt
   *[other] Alle Karten werden aufgedeckt
}
client-diamantenraub-hit = { $who } schießt auf { $reason ->
    [number] die Zahl { $what }
    [colour] { $what ->
        [R] Rot
        [Y] Gelb
        [B] Blau
       *[G] Grün
    }
    [up] Pfeile oben
    [down] Pfeile unten
   *[diamond] Diamanten
} und trifft { $count ->
    [one] eine Karte von { $owner }
   *[other] { $count } Karten
}
client-diamantenraub-slide-off = Besiegte Stapel kommen auf die Ablage
client-diamantenraub-nobody = Niemand hat eine aktive Karte: Keiner gewinnt
client-diamantenraub-alone = Nur { $who } hat aktive Karten: kampflos gewonnen
client-diamantenraub-compare = Wessen Karten sind stärker?
client-diamantenraub-arrows = { $arrows ->
    [none] Kein Pfeil: Die höchste Spielstärke gewinnt
    [up] Pfeil oben: Die höchste Spielstärke gewinnt
    [down] Pfeil unten und keiner oben: Die niedrigste Spielstärke gewinnt
   *[both] Beide Pfeile: Die höchste Spielstärke gewinnt
}
client-diamantenraub-won = { $who } gewinnt { $shared ->
    [true] bei Gleichstand mit
   *[false] { "" }
} und nimmt einen Diamanten
client-diamantenraub-extra = { $who } nimmt für das Diamantsymbol noch einen
client-diamantenraub-lost = { $colour ->
    [R] Rot
    [Y] Gelb
    [B] Blau
   *[G] Grün
} kostet { $who } einen Diamanten: Verlustsymbol von { $by }
client-diamantenraub-nothing-to-lose = { $colour ->
    [R] Rot
    [Y] Gelb
    [B] Blau
   *[G] Grün
} würde { $who } einen Diamanten kosten, doch da ist keiner
client-diamantenraub-played-on = Gleichstand mit { $diamonds } Diamanten: Es geht weiter
client-diamantenraub-limit = { $who } darf { $limit } Karten halten
client-diamantenraub-goes-out = { $who } hat keine Karten mehr und scheidet aus
client-diamantenraub-last = Nur { $who } ist noch im Spiel und spielt allein weiter
client-diamantenraub-begins = Runde { $round } beginnt

# --- die eigene Hand

client-diamantenraub-your-hand = Deine Hand
client-diamantenraub-you-are-out = Du hast keine Karten mehr und bist ausgeschieden.
client-diamantenraub-pick = Wähle heimlich eine Karte aus.
client-diamantenraub-waiting = Warten auf { $who } …
client-diamantenraub-decide = Hand behalten oder ganz austauschen? Du darfst { $limit } Karten halten.
client-diamantenraub-decide-reduced = Du darfst nur { $limit } Karten halten: Wähle, welche du behältst, oder tausche alle.
client-diamantenraub-reduce = Du darfst nur { $limit } Karten halten: Wähle, welche du behältst.
client-diamantenraub-play = { $card } spielen
client-diamantenraub-your-choice = Deine Wahl: { $card }
client-diamantenraub-picked = { $card } { $taken ->
    [true] behalten
   *[false] nicht behalten
}; { $count } von { $limit } gewählt
client-diamantenraub-keep-these = { $count ->
    [0] { $limit } Karten behalten
   *[other] Diese behalten ({ $count } von { $limit })
}
client-diamantenraub-keep = { $count ->
    [0] Behalten, nichts ziehen
    [one] Behalten, 1 Karte ziehen
   *[other] Behalten, { $count } Karten ziehen
}
client-diamantenraub-swap = { $count ->
    [one] Alle tauschen, 1 Karte ziehen
   *[other] Alle tauschen, { $count } Karten ziehen
}

# --- zum Nachsehen

client-diamantenraub-skip = Überspringen
client-diamantenraub-again = Die letzte Runde noch einmal zeigen
client-diamantenraub-deck = Alle Karten
client-diamantenraub-piles = Aus dem Spiel
client-diamantenraub-close = Schließen
client-diamantenraub-deck-about = Alle Karten des Spiels; welche davon ausgeteilt sind, weiß niemand.
client-diamantenraub-where = { $where ->
    [active] aktiv
    [hand] auf deiner Hand
    [gone] aus dem Spiel
   *[unseen-yet] noch nicht gesehen
}
client-diamantenraub-pile = { $pile ->
    [left] Linker Stapel, von oben
    [right] Rechter Stapel, von oben
    [discards] Besiegt
   *[thrown] Abgeworfen (das weißt nur du)
}
client-diamantenraub-nothing-yet = Noch nichts.
client-diamantenraub-thrown-unseen = { $count ->
    [one] 1 Karte verdeckt abgeworfen
   *[other] { $count } Karten verdeckt abgeworfen
}

# --- die Einführung

client-diamantenraub-lesson-change = { $change ->
    [less] { $count } Diamant weniger
    [more] { $count ->
        [one] 1 Diamant mehr
       *[other] { $count } Diamanten mehr
    }
   *[none] nichts ändert sich
}
client-diamantenraub-lesson-stacks = { $part ->
    [title] Eine Karte für den Kampf
    [task] Du bist Ada. In jeder Runde wählen alle heimlich eine Karte, und alle decken gleichzeitig auf. Karten mit einer Sonne kommen auf den linken Stapel, Karten mit einem Schiff auf den rechten. Wähle eine deiner vier Karten und sieh, was sie gegen Bo taugt.
   *[why] Das ist eine Runde: Die Karten werden gelegt, die stärkere Seite nimmt einen Diamanten, und ein Gewinner mit einem Diamantsymbol nimmt noch einen. Deine Karte bleibt in den nächsten Runden aktiv, bis eine andere sie verdeckt oder jemand sie abschießt.
}
client-diamantenraub-lesson-ammunition = { $part ->
    [title] Was trifft diese Karte?
    [task] Die grüne 4, die du gerade gelegt hast, ist Munition: eine durchgestrichene 7. Bevor Stärken zählen, feuert alle Munition auf einmal, auf die aktiven Karten aller Gegner. Wähle alles, was sie trifft.
    [hint] Achte auf die großen Zahlen der Karten von Bo und Cleo, auf beiden Stapeln. Farbe und Symbole sind dieser Karte gleich.
   *[why] Jede aktive 7 der Gegner ist getroffen, auf welchem Stapel sie auch liegt, und kommt mit allen Karten darunter auf die Ablage. Eigene Karten werden nie getroffen.
}
client-diamantenraub-lesson-strength = { $part ->
    [title] Wer gewinnt diese Runde?
    [task] Niemand schießt, und kein Pfeil ist aktiv: Die höchste Spielstärke gewinnt. Das ist die Summe der Zahlen auf den aktiven Karten. Wer gewinnt?
    [hint] Nur die oberste Karte eines Stapels ist aktiv. Die Karte unter Bos rechter Karte ist verdeckt: Sie zählt nicht mehr.
   *[why] Ada hat 6 + 5 = 11, Bo nur 10, denn seine 9 ist verdeckt, und Cleo 8 + 4 = 12. Cleo gewinnt und nimmt einen Diamanten.
}
client-diamantenraub-lesson-arrow-down = { $part ->
    [title] Ein Pfeil nach unten
    [task] Ein Pfeil unten ist aktiv und kein Pfeil oben. Dann gewinnt die niedrigste Spielstärke. Wähle alle, die gewinnen.
    [hint] Zähle bei allen die beiden Zahlen zusammen und suche die niedrigste Summe. Es kann mehrere Gewinner geben.
   *[why] Ada hat 19, Bo und Cleo haben je 7: Beide gewinnen, denn bei Gleichstand nehmen alle Gewinner einen Diamanten. Läge auch ein Pfeil oben aus, gewänne doch die höchste. Cleos Diamantsymbol bringt ihr noch einen.
}
client-diamantenraub-lesson-loot = { $part ->
    [title] Beute und Verlust
    [task] Du hast mit 15 gewonnen. Nun die Symbole: Ein Gewinner mit Diamantsymbol nimmt noch einen Diamanten, aber nie mehr als einen. Und jede aktive Karte in einer Farbe, für die ein Gegner ein Verlustsymbol hat, kostet ihren Besitzer einen, ob er gewonnen hat oder nicht. Was bringt dir diese Runde insgesamt?
    [hint] Einer für den Sieg. Du hast zwei Diamantsymbole, und Bo hat ein Verlustsymbol für Grün.
   *[why] Einer für den Sieg und einer für deine Symbole, von denen nur eins zählt; dann einer zurück für Grün, nur einer, obwohl beide Karten grün sind. Auch Cleo verlöre für ihre grüne Karte einen, hat aber keinen.
}
client-diamantenraub-lesson-hands = { $part ->
    [title] Neue Karten
    [task] Am Ende einer Runde behältst du deine Hand oder wirfst sie ganz ab und ziehst auf vier Karten auf. Doch Bo hat ein Zweikarten-Symbol: Du darfst nur zwei halten. Wähle die zwei, die du behältst, oder tausche alle.
   *[why] Das Zweikarten-Symbol bindet alle Gegner, solange es aktiv ist. Ein eigenes Fünfkarten-Symbol schlägt es und erlaubt fünf Karten. Wer keine Karte mehr hält und keine mehr ziehen kann, scheidet aus. Sieben Diamanten gewinnen, wenn sonst niemand so viele hat.
}
