# Mister Diamond.

mister-diamond-title = Mister Diamond
mister-diamond-about = Welche Diamanten sind lose? Vom Brett zupfen, in Ringe einsetzen und klauen, was einem fehlt.

mister-diamond-option-marks = off: Wo ein Diamant festsaß, merkt ihr euch selbst; on: Es wird für alle markiert (M5).
mister-diamond-option-empty_rings_cost = Für echte Zocker: Jeder leere Ring zählt minus seinen Wert (M11).
mister-diamond-option-rounds = So viele Runden werden zusammengezählt; gerecht ist ein Vielfaches der Spielerzahl (M12).
mister-diamond-option-edition = Was in der Schachtel ist: 1993 oder eine eigene Datei, in der es steht (M1).

mister-diamond-move-try = es bei { $place } versuchen
mister-diamond-move-decline = aufs Klauen verzichten
mister-diamond-move-steal = { $victim } um { $value } Dollar beklauen

mister-diamond-round-begins = { $rounds ->
    [one] Das Brett ist gewackelt, die Karten sind gemischt
   *[other] Runde { $round } von { $rounds } ist ausgeteilt: Das Brett ist gewackelt, die Karten sind gemischt
}. { $who } beginnt.
mister-diamond-turned-up-ring = { $who } deckt einen Ring für { $value } Dollar auf und muss versuchen, einen Diamanten dafür zu nehmen.
mister-diamond-turned-up-steal = { $who } deckt eine Klaukarte auf.
mister-diamond-taken = { $who } versucht es bei { $place }: Der Diamant ist lose und kommt in den neuen Ring, der nun { $value } Dollar zählt.
mister-diamond-stuck = { $who } versucht es bei { $place }: Der Diamant sitzt fest, der neue Ring für { $value } Dollar bleibt leer. Merkt euch die Stelle, gezeigt wird sie nicht wieder.
mister-diamond-stuck-marked = { $who } versucht es bei { $place }: Der Diamant sitzt fest, der neue Ring für { $value } Dollar bleibt leer. Die Stelle ist von nun an markiert.
mister-diamond-stuck-somewhere = { $who } hat einen festen Diamanten erwischt, der neue Ring für { $value } Dollar blieb leer.
mister-diamond-set-aside-no_empty_ring = { $who } hat keinen leeren Ring, in den ein geklauter Diamant käme; die Klaukarte wird unbenutzt zur Seite gelegt.
mister-diamond-set-aside-no_matching_ring = Zu keinem leeren Ring von { $who } hat jemand anders einen Diamanten in einem Ring vom selben Wert; die Klaukarte wird unbenutzt zur Seite gelegt.
mister-diamond-declined = { $who } verzichtet aufs Klauen; die Klaukarte gilt als unbenutzt.
mister-diamond-stolen = { $who } beklaut { $victim }: Ein Diamant wandert aus einem Ring für { $value } Dollar in einen leeren vom selben Wert.
mister-diamond-robbed-is-next = { $who } wurde beklaut und ist deshalb als Nächstes dran.
mister-diamond-round-over = Runde { $round } ist aus: { $reason ->
    [pile_empty] Der Stapel ist aufgebraucht
   *[all_loose_taken] Der letzte lose Diamant ist genommen
}. Sie brachte { $sums }.
mister-diamond-counted = Die Ringe werden abgerechnet: { $sums }.
mister-diamond-together = Insgesamt: { $sums }.
mister-diamond-sum = { $who } { $sign ->
    [minus] −
   *[plus] { "" }
}{ $dollars } Dollar

mister-diamond-ended-pile_empty = Der Stapel ist aufgebraucht.
mister-diamond-ended-all_loose_taken = Der letzte lose Diamant ist genommen.
