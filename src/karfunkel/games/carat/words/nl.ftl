# Carat.

carat-title = Carat
carat-about = Leg speelstenen vol diamanten rond de fiches: wie de meeste karaat bij een fiche brengt, wint hem, en hoe meer kleuren erom strijden, hoe meer hij oplevert.

carat-option-open_hands = Alle handen liggen open (C6).
carat-option-two_colours = Met zijn tweeën: ieder speelt twee kleuren, die apart scoren en aan het eind worden opgeteld (C17).
carat-option-three_tiles = Iedereen heeft drie speelstenen in de hand in plaats van één (C18).
carat-option-colours = De kleuren per plaats, R, Y, B of G; met two_colours twee elk, zoals RB,YG (C5, C17).

# Kleuren midden in een zin.
carat-R = rood
carat-Y = geel
carat-B = blauw
carat-G = groen

carat-move = speelsteen { $tile } op { $field }

carat-laid = { $who } legt { $tile } op { $field }.
carat-drawn = { $who } trekt { $tile }; { $left ->
    [0] de voorraad is op
    [one] er blijft één speelsteen in de voorraad
   *[other] er blijven { $left } speelstenen in de voorraad
}.
carat-drawn-unseen = { $who } trekt een speelsteen; { $left ->
    [0] de voorraad is op
    [one] er blijft er één in de voorraad
   *[other] er blijven er { $left } in de voorraad
}.

carat-scored = Fiche { $place }: { $how }{ $what }.

# Hoe een fiche gewonnen wordt.
carat-wins-clearly = { $winner } heeft met { $total } de meeste karaat, vóór { $others }
carat-wins-alone = alleen { $winner } raakt hem en wint met { $total }
carat-wins-after-tie = { $tied } hebben elk { $tie } en heffen elkaar op, dus wint { $winner } met { $total }
carat-wins-with-nothing = { $tied } hebben elk { $tie } en heffen elkaar op, dus wint { $winner } met 0, zonder hem zelfs maar te raken
carat-all-tie = alle vier de kleuren hebben elk { $total }, dus heffen ze elkaar op
carat-two-ties = { $high } hebben elk { $high_total }, { $low } elk { $low_total }, dus heffen alle vier elkaar op

# Wat dat oplevert.
carat-product = { $colours ->
    [one] 1 kleur
   *[other] { $colours } kleuren
} × { $value } = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
carat-points = : { $product } voor { $who }
carat-points-neutral = : { $product } voor niemand, want niemand speelt { $colour }
carat-points-none = {" "}en niemand wint hem

carat-ended-all_tiles = Alle speelstenen zijn gelegd en alle fiches omgedraaid.
