# Bots: hun namen, hoe ze spelen, en de woorden van tips.

bot-name = { $bot ->
    [random] Toeval
    [greedy] Gretig
    [level1] Talk
    [level2] Fluoriet
    [level3] Kwarts
    [level4] Topaas
   *[level5] Diamant
}
bot-strength = { $bot ->
    [random] loot
    [greedy] graait
    [level1] niveau 1
    [level2] niveau 2
    [level3] niveau 3
    [level4] niveau 4
   *[level5] niveau 5
}

hint-often = in { $percent } % van de gevallen
hint-wins = een zekere winst
hint-loses = verloren tegen foutloos spel
hint-chance = wint ongeveer { $percent } %
hint-scores = eindigt ongeveer { $scores }

reason-wins = beëindigt het spel, en wint het
reason-halbedelstein-captures = verovert { $stones ->
    [one] één steen
   *[other] { $stones } stenen
} tegenover { $pits }
reason-halbedelstein-sows-on = zaait { $sowings } keer, tot { $last }
reason-halbedelstein-loses = beëindigt het spel en verliest het
reason-halbedelstein-lets-win = maar { $rival } kan dan met { $pit } meteen winnen
reason-halbedelstein-saves = zoals het nu staat zou { $rival } met { $pit } { $before ->
    [one] één steen
   *[other] { $before } stenen
} kunnen veroveren; hierna { $after ->
    [0] geen
   *[other] hoogstens { $after }
}
reason-halbedelstein-exposes = { $rival } kan met { $pit } antwoorden en { $stones ->
    [one] één steen
   *[other] { $stones } stenen
} veroveren

reason-carat-gains = sluit { $place } voor { $points } eigen punten
reason-carat-gives = sluit { $place }; dat geeft { $who } { $points } punten
reason-carat-buries = sluit { $place }; de fiche van { $chip } gaat naar niemand
reason-carat-takes-over = zou { $place }, een fiche van { $chip }, daarna winnen zoals hij ligt
reason-carat-spoils = { $who } zou { $place }, een fiche van { $chip }, niet meer winnen zoals hij ligt
reason-carat-leaves = laat bij { $place }, een fiche van { $chip }, één veld open

reason-mister-diamond-odds = los met { $percent } %: { $loose } van de { $untried } nog niet geprobeerde diamanten zijn los
reason-mister-diamond-known-fixed = deze diamant is in deze ronde geprobeerd en zit vast
reason-mister-diamond-steals = is { $gain } dollar waard en kost { $who } { $loss } dollar
reason-mister-diamond-next = { $who } is dan buiten de beurt om aan zet
reason-mister-diamond-again = draait in plaats daarvan de volgende kaart om; er zijn er nog { $cards }

reason-hits = raakt { $card } van { $seat }
reason-is-hit = wordt geraakt door { $card } van { $seat }, die daar ligt
reason-may-be-hit = { $hitting } van { $unseen } nog niet geziene kaarten zouden hem raken
reason-strong = sterkte { $own } tegen { $others }, zoals de kaarten liggen, { $lowest ->
    [yes] en de laagste wint
   *[no] en de hoogste wint
}
reason-more-loot = een overwinning levert een tweede diamant op
reason-costs = kost { $seat } een diamant, om { $card }
reason-costs-me = kost een diamant, om { $card } van { $seat }
reason-five-cards = geeft recht op vijf handkaarten
reason-two-cards = laat de anderen elk maar twee handkaarten
reason-hand-worth = gemiddeld getal in de hand { $hand }, van de nog niet geziene kaarten { $unseen }

bot-plays-random = Een willekeurige toegestane zet.
bot-plays-greedy = De grootste voorsprong meteen na de zet.

bot-carat-level1 = Legt zijn speelstenen zoals hij ze vasthoudt, waar er een meteen scoort.
bot-carat-level2 = Draait zijn speelstenen en ziet wat hij gauw wint, maar niet wat anderen winnen.
bot-carat-level3 = Ziet ook wat anderen winnen, bij fiches met één open veld.
bot-carat-level4 = Weegt elke fiche op het bord, maar denkt geen beurt vooruit.
bot-carat-level5 = Speelt duizenden antwoorden uit en houdt het beste.

bot-mister-diamond-level1 = Vergeet alle pogingen behalve de laatste en steelt zomaar iets.
bot-mister-diamond-level2 = Onthoudt de laatste vijf mislukte pogingen en steelt zomaar iets.
bot-mister-diamond-level3 = Onthoudt de laatste vijf mislukte pogingen en steelt de duurste ring.
bot-mister-diamond-level4 = Onthoudt de laatste tien mislukte pogingen en steelt de duurste ring.
bot-mister-diamond-level5 = Vergeet niets en speelt de rest uit voordat hij steelt.

bot-diamantenraub-level1 = Bewaart hoge kaarten voor later en gooit elke hand weg, omdat er betere kunnen komen.
bot-diamantenraub-level2 = Bewaart hoge kaarten voor later en speelt de laagste.
bot-diamantenraub-level3 = Maakt zijn twee kaarten zo sterk mogelijk en ziet niet wat de anderen hebben.
bot-diamantenraub-level4 = Ziet wat elke kaart op tafel teweegbrengt, maar niet wat de anderen zo gaan spelen.
bot-diamantenraub-level5 = Rekent met alles wat de anderen kunnen hebben en wisselt zijn keuzes af, zodat niemand ze raadt.

bot-halbedelstein-level1 = Ziet wat de eigen beurt oplevert, en ziet meer dan de helft van de zetten over het hoofd.
bot-halbedelstein-level2 = Ziet ook het antwoord, maar ziet een derde van de zetten over het hoofd.
bot-halbedelstein-level3 = Kijkt drie beurten vooruit en ziet één zet op de vijf over het hoofd.
bot-halbedelstein-level4 = Kijkt zes beurten vooruit en ziet zelden een zet over het hoofd.
bot-halbedelstein-level5 = Kijkt zo diep als twee seconden toelaten: in spel 2 meestal tot het einde.
