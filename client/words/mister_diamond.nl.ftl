# Het bord van Mister Diamond.

client-mister-diamond-number = { $number }
client-mister-diamond-money = { $sign ->
    [minus] −
   *[plus] { "" }
}$ { $dollars }

# --- het bord en de kaarten

client-mister-diamond-tray = Bord. Pijltjestoetsen of een getal leiden naar een plek, Enter probeert het daar
client-mister-diamond-place = Plek { $place }: { $kind ->
    [empty] leeg
    [fixed] een diamant die zoals bekend vastzit
   *[diamond] een diamant
}
client-mister-diamond-cards = Kaarten
client-mister-diamond-pile = { $count ->
    [0] De stapel is op
    [one] 1 kaart in de stapel
   *[other] { $count } kaarten in de stapel
}
client-mister-diamond-steal = Jatten!
client-mister-diamond-round = Ronde { $round } van { $rounds }
client-mister-diamond-loose = { $count } los
client-mister-diamond-aside = { $count ->
    [one] 1 jatkaart gehad
   *[other] { $count } jatkaarten gehad
}
client-mister-diamond-cost = Lege ringen kosten hun waarde
client-mister-diamond-decline = Niet jatten
client-mister-diamond-skip = Overslaan
client-mister-diamond-due = { $what ->
    [over] Het spel is afgelopen.
    [own-ring] { $robbed ->
        [true] Je bent bestolen en dus aan de beurt: trek
       *[false] Jij bent aan de beurt: trek
    } aan een diamant voor je ring van $ { $dollars }.
    [own-steal] { $robbed ->
        [true] Je bent bestolen en dus aan de beurt: jat
       *[false] Jij bent aan de beurt: jat
    } een diamant uit een ring die oplicht.
    [other-ring] { $who } probeert een diamant voor een ring van $ { $dollars }.
   *[other-steal] { $who } mag jatten.
}

# --- de ringen van een plaats

client-mister-diamond-seat = Ringen van { $who }
client-mister-diamond-total = in totaal { $money }
client-mister-diamond-rings = $ { $value }: { $filled ->
    [0] geen ring met een diamant
    [one] 1 ring met een diamant
   *[other] { $filled } ringen met een diamant
}, { $empty ->
    [0] geen lege
   *[other] { $empty } leeg
}
client-mister-diamond-steal-from = { $who } bestelen: een diamant uit een ring van $ { $dollars }

# --- wat er gebeurt

client-mister-diamond-begins = { $rounds ->
    [one] Het bord wordt geschud
   *[other] Ronde { $round }: het bord wordt geschud
}. { $who } begint.
client-mister-diamond-loose-diamond = Hij zit los! { $who } zet hem in de ring van $ { $dollars }.
client-mister-diamond-stuck = Hij zit vast. De ring van { $who } van $ { $dollars } blijft leeg.
client-mister-diamond-stolen = { $who } besteelt { $victim }: een diamant uit een ring van $ { $dollars }.
client-mister-diamond-declined = { $who } jat niet.
client-mister-diamond-set-aside = Voor { $who } valt er niets te jatten.
client-mister-diamond-robbed = { $who } is bestolen en dus als volgende aan de beurt.
client-mister-diamond-round-over = { $reason ->
    [pile_empty] De stapel is op
   *[all_loose_taken] De laatste losse diamant is gepakt
}: { $rounds ->
    [one] de ringen worden geteld.
   *[other] ronde { $round } van { $rounds } is afgelopen.
}
