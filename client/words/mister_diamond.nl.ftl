# Het bord van Mister Diamond.

client-mister-diamond-number = { $number }
client-mister-diamond-money = { $sign ->
    [minus] −
   *[plus] { "" }
}$ { $dollars }

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
    } aan een diamant voor je ring van $ { $dollars }.
    [own-steal] { $robbed ->
        [true] Je bent bestolen en dus aan de beurt: jat
       *[false] Jij bent aan de beurt: jat
    } een diamant uit een ring die oplicht.
    [other-ring] { $who } probeert een diamant voor een ring van $ { $dollars }.
   *[other-steal] { $who } mag jatten.
}

# --- de ringen van een plaats

client-mister-diamond-seat = Ringen van { $who }
client-mister-diamond-total = in totaal { $money }
client-mister-diamond-rings = $ { $value }: { $filled ->
    [0] geen ring met een diamant
    [one] 1 ring met een diamant
   *[other] { $filled } ringen met een diamant
}, { $empty ->
    [0] geen lege
   *[other] { $empty } leeg
}
client-mister-diamond-steal-from = { $who } bestelen: een diamant uit een ring van $ { $dollars }

# --- wat er gebeurt

client-mister-diamond-begins = { $rounds ->
    [one] Het bord wordt geschud
   *[other] Ronde { $round }: het bord wordt geschud
}. { $who } begint.
client-mister-diamond-loose-diamond = Hij zit los! { $who } zet hem in de ring van $ { $dollars }.
client-mister-diamond-stuck = Hij zit vast. De ring van { $who } van $ { $dollars } blijft leeg.
client-mister-diamond-stolen = { $who } besteelt { $victim }: een diamant uit een ring van $ { $dollars }.
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

# --- de inleiding

client-mister-diamond-lesson-attempt = { $part ->
    [title] Los of vast?
    [task] Jij bent Ada. Op het bord liggen 42 diamanten; 26 zitten los, 16 zitten vast, en niemand ziet welke. Je hebt een ring van $ 3.000 opengedraaid. Trek aan een diamant naar keuze.
    [why] Hij zat los en schittert nu in je nieuwe ring, die $ 3.000 telt. Dan draait de volgende een kaart open.
   *[why-not] Hij zat vast, dus je nieuwe ring blijft leeg en telt niets. Je mag maar één keer proberen, dan draait de volgende een kaart open. Niets markeert de plek: onthoud haar!
}
client-mister-diamond-lesson-memory = { $part ->
    [title] Ogen open
    [task] Bo en Cleo wagen een poging. Kijk waar een diamant vastzit; klik dan op de diamant waar jij van afblijft.
    [hint] Daar is nog niemand op gestrand. Kijk nog eens.
   *[why] Daar zat hij vast. Je mag hem altijd weer proberen, maar dat zou jammer zijn: wat je onthoudt, maakt je eigen pogingen beter.
}
client-mister-diamond-lesson-theft = { $part ->
    [title] Jatten!
    [task] Een jatkaart. Je mag een diamant uit de ring van een ander nemen en in een eigen lege ring zetten, maar alleen als beide ringen evenveel waard zijn. Je lege ringen zijn $ 3.000 en $ 5.000 waard. Kies een ring die oplicht, of zie ervan af.
    [why] De diamant is van eigenaar gewisseld, en je ring van dezelfde waarde is vol. Bo's ring van $ 1.000 lichtte niet op, want daarvan heb je geen lege.
   *[why-not] Ervan afzien mag: de kaart geldt als ongebruikt, en je draait de volgende open.
}
client-mister-diamond-lesson-robbed-is-next = { $part ->
    [title] Wie is aan de beurt?
    [task] Je hebt Cleo de diamant uit haar ring van $ 5.000 gejat. Anders zou Bo aan de beurt zijn, links van je. Wie is het nu?
    [hint] Iemand die iets goed te maken heeft.
   *[why] Wie bestolen is, is als volgende aan de beurt, en vandaar gaat het verder. Bo wordt deze keer overgeslagen: wie je besteelt, bepaalt wie er aan de beurt is.
}
client-mister-diamond-lesson-counting = { $part ->
    [title] Wat zijn je ringen waard?
    [task] Als de stapel op is of de laatste losse diamant is gepakt, worden de ringen geteld. Wat zijn je drie ringen waard (één is leeg)?
    [hint] Alleen ringen met een diamant tellen, elk hun waarde.
   *[why] $ 3.000 en $ 4.000 maken $ 7.000; de lege ring telt niets. Echte gokkers spelen met lege ringen die hun waarde kosten: dan was het maar $ 1.000.
}
