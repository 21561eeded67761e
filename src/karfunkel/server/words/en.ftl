# Pages of the server.

server-front-missing = The browser client has not been built. To build it, in the folder of the sources:
server-front-api = How programs play here: the API
server-front-terminal = At one device you play in the terminal:
server-link = With this link you are the same guest on this device, with your tables. It works once.
server-link-button = Yes, this is me
server-link-used = This link has been used or has expired. Make a new one on the other device.
server-link-done = Welcome, { $name }.
server-proof = Was the luck fair?
server-proof-right = The server’s seed is the one it had committed itself to before the deal, and the deal comes from it and from what the players added.
server-proof-wrong = The deal is not what it should be: { $fault }
server-proof-commitment = Commitment, published before the deal
server-proof-server-seed = The server’s seed
server-proof-seed = The seed of the deal
server-proof-how = To check it without this server:
