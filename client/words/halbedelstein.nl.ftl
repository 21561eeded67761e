client-halbedelstein-pits = Kuiltjes
client-halbedelstein-pit = { $who }, { $pit }: { $stones ->
    [0] leeg
    [one] één steen
   *[other] { $stones } stenen
}
client-halbedelstein-may-lift = Je mag ze nemen
client-halbedelstein-stones = { $stones ->
    [one] één steen
   *[other] { $stones } stenen
}
client-halbedelstein-cw = met de klok mee
client-halbedelstein-ccw = tegen de klok in
client-halbedelstein-choose = Jouw richting voor het hele spel
client-halbedelstein-skip = Overslaan
client-halbedelstein-quiet = { $turns } beurten zonder buit; bij 100 is het gelijkspel
client-halbedelstein-promise = { $first }: { $sowings ->
    [one] één keer zaaien
   *[other] { $sowings } keer zaaien
} tot { $last }; { $captured ->
    [0] geen buit
    [one] verovert één steen
   *[other] verovert { $captured } stenen
}.

client-halbedelstein-lesson-sow = { $part ->
    [title] Zaaien
    [task] De twee onderste rijen zijn van jou. Je neemt alle stenen uit één kuiltje en zaait ze een voor een met de klok mee: in de binnenste rij naar rechts, in de buitenste terug naar links, en weer rond. Valt de laatste steen in een leeg kuiltje, dan is je beurt voorbij. Zoek zo’n kuiltje; wijs je er een aan, dan zie je waar het zaaien eindigt.
    [why] De laatste steen viel in een leeg kuiltje, en Bo was aan de beurt.
   *[hint] De laatste steen viel in een gevuld kuiltje, dus zaaide je door. Tel een kuiltje af waarvan de laatste steen in een leeg valt.
}
client-halbedelstein-lesson-on = { $part ->
    [title] Doorzaaien
    [task] Valt de laatste steen in een gevuld kuiltje, dan neem je alle stenen eruit en zaai je vandaar door, ronde na ronde, tot er een in een leeg kuiltje valt. Zoek een beurt van minstens drie keer zaaien.
    [why] Zo komt één beurt ver rond. In een lange gaan de stenen sneller; een klik springt naar het einde.
   *[hint] Die beurt was te kort. Zoek een kuiltje waarvan de laatste steen in een gevuld valt, en denk vandaar verder.
}
client-halbedelstein-lesson-capture = { $part ->
    [title] Veroveren
    [task] Valt de laatste steen in een gevuld kuiltje van jouw binnenste rij, dan neem je ook de stenen uit het kuiltje ertegenover in de binnenste rij van de tegenstander, en zaai je met alles door. Verover iets.
    [why] De buit gaat rond aan jouw kant: nu zijn die stenen van jou.
   *[hint] Geen buit. De laatste steen moet in een gevuld kuiltje van je binnenste rij vallen, de bovenste van je twee, met stenen ertegenover.
}
client-halbedelstein-lesson-plunder = { $part ->
    [title] Het moeilijkere spel: plunderen
    [task] In het tweede spel neem je alleen kuiltjes met twee of meer stenen, en je verovert twee kuiltjes: het binnenste ertegenover en het buitenste daarachter. Is het binnenste leeg, dan krijg je niets. Plunder iets.
    [why] Twee kuiltjes tegelijk. In dit spel verlies je ook met alleen nog losse stenen.
   *[hint] Niets geplunderd. Je laatste steen moet in een gevuld binnenste kuiltje vallen waar een gevuld tegenover ligt.
}
client-halbedelstein-lesson-win = { $part ->
    [title] Winnen
    [task] Wie de binnenste rij van de tegenstander leegmaakt, wint meteen. Maar pas op: wie zijn beurt eindigt met een lege eigen binnenste rij, heeft verloren. In Bo’s binnenste rij liggen nog maar in één kuiltje stenen. Pak ze!
    [why] Bo’s binnenste rij is leeg: je hebt gewonnen. Meer hoef je niet te weten; voor de eerste beurt van het gewone spel kiest ieder een richting.
   *[hint] Bo’s stenen liggen er nog. Zoek het kuiltje waarvan de laatste steen er recht tegenover valt, in een van jouw kuiltjes dat niet leeg is.
}
