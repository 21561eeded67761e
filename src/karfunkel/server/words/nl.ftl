# Pagina's van de server.

server-front-missing = De speeltafel voor de browser is niet gebouwd. Zo bouwt men haar, in de map van de broncode:
server-front-api = Hoe programma's hier spelen: de API
server-front-terminal = Op één apparaat speelt u in de terminal:
server-link = Met deze link bent u op dit apparaat dezelfde gast, met uw tafels. Hij werkt één keer.
server-link-button = Ja, dat ben ik
server-link-used = Deze link is al gebruikt of verlopen. Maak een nieuwe op het andere apparaat.
server-link-done = Welkom, { $name }.
server-proof = Was het toeval eerlijk?
server-proof-right = De startwaarde van de server is die waarop hij zich vóór het delen had vastgelegd, en wat gedeeld is volgt daaruit en uit wat de spelers hebben bijgedragen.
server-proof-wrong = Er is niet gedeeld wat gedeeld had moeten worden: { $fault }
server-proof-commitment = Vastlegging, bekendgemaakt vóór het delen
server-proof-server-seed = De startwaarde van de server
server-proof-seed = De startwaarde van het delen
server-proof-how = Zo controleert u het zonder deze server:
