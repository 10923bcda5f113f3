### Words of the pictures on the rules pages. The names of places are in the games' own catalogues.

## Agent and Casablanca

board-agent = The board of Agent
board-agent-told = The board of Agent: a map of { $places } cities and { $links } links. The briefcase is { $case }, in the middle. The capitals are square, with their agents: { $homes }.
board-casablanca = The board of Casablanca
board-casablanca-told = The board of Casablanca: { $places } buildings in five rows of five, and { $links } streets between neighbours. The briefcase is { $case }, in the middle. The bases are the corners, with dark name plates and their agents: { $homes }.
# One of the homes, and what stands between two of them: "Washington, G1 and G2; London, B1 and B2".
home-told = { $home }, { $agents }
home-between = {"; "}
key-city = city
key-capital = capital
key-agent = agent
key-agent-with-number = agent and its number
key-briefcase = the briefcase
key-link = link
key-base = base
key-street = street
turn-agent = A turn of Agent
turn-agent-1 = A part of the map. R1 stands on the briefcase in Kiev. A dashed arrow leads from Kiev to Istanbul: that is what Karim announces.
turn-agent-2 = The same part at the end of the turn. R1 is still on the briefcase in Kiev. An arrow leads from London to Berlin, where B1 stands now.
turn-casablanca = A turn of Casablanca
turn-casablanca-1 = A part of the city. W and the briefcase are at Cinema Rif, below the Hotel. A dashed arrow leads down to the Telegraph: that is what Brice announces.
turn-casablanca-2 = The same part at the end of the turn. W and the briefcase are still at Cinema Rif. An arrow leads from the Hotel to the Spice Loft, where B stands now.

## Code Casablanca

board-code-casablanca = The board of Code Casablanca
board-code-casablanca-told = The board of Code Casablanca: { $count } buildings around a square, clockwise: { $names }. A black star marks { $stars }. In each building a tile lies face down, { $laid } in all. The two piles of orders are on the left; in the middle are an order, and the tiles.
orders = the orders
order = An order
tile-code = code
tile-file = file
key-star = who is sent there may go elsewhere
key-tile = tile, face down
turn-code-casablanca = A round of Code Casablanca
turn-code-casablanca-red = Red
turn-code-casablanca-blue = Blue
turn-code-casablanca-green = Green
turn-code-casablanca-note = Blue writes to Red
turn-code-casablanca-1 = Round 11, as Red knows the board: eight tiles are open to him, three are still in their envelopes, in the Casino, the Hotel and the Consulate. The order sends Red to the Hotel ★, Blue to the Market hall and Green to the Consulate. Red has gone to the Market hall instead, where he stands with Blue.
turn-code-casablanca-2 = The same board. Blue has written to Red: code 2 at the Consulate. Slips show what Red claims: codes in Mick’s Café, the Mosque, the Post office, the Police station and the Consulate, and file 3 in the Market hall, where he stands.
turn-code-casablanca-3 = The same board. Blue has written to Red: code 3 at the Hotel. The tile of the Hotel is turned for all: file 2.

## Casanova

board-casanova = The board of Casanova
board-casanova-told = The board of Casanova, Venice by night: { $stages } landing stages on { $canals } canals. At the top is a basin with the palazzi P1 to P{ $palazzi }, each with the sign of its lady; at the bottom a basin with the Doge’s stages, V1 to V{ $doge }. A ring marks the mouths: { $mouths }. { $streets } dotted streets join the landing stages two by two, { $theatres } of them with a theatre, marked T.
doges-palace = The Doge’s Palace
# A landing stage and its canal: "A1, west rio".
place-stage = { $place }, { $canal }
place-palazzo = palazzo { $number }
place-doge = Doge’s stage { $number }
key-stage = landing stage
key-mouth = mouth
key-palazzo = palazzo
key-doge = the Doge’s stage
key-canal = canal
key-alley = street
key-theatre = theatre
turn-casanova = A turn of Casanova
turn-casanova-1 = The upper part of Venice. Esma’s gondola is at B1, Farid’s at G1, and there are empty gondolas at B2, B3, C1 and G2. Two arrows lead from P1 to A1 and on to A2, where Anne’s gondola is now.
turn-casanova-2 = The same part. A ring marks the theatre A2–G2, which Anne has inspected. A dotted arrow leads along its street from A2, where she left an empty gondola, to G2, and another arrow on to G3, where she is now.
turn-casanova-3 = The same part at the end of the turn. A ring marks Esma’s gondola at B1, which Anne has inspected from G3, at the other end of the street.

## Randolph's Casablanca

board-randolph = The board of Randolph’s Casablanca
board-randolph-told = The board: a ring of { $spaces } domes. Clockwise from the top: { $names }, and so on, { $laps } times. Before each dome is a green circle for a chip. In the middle are the { $chips } chips, 0 to { $last }, and the { $cards } prime cards.
chips = { $count } chips
cards = { $count } prime cards
key-dome = dome, for the figures
key-circle = green circle, for one chip
turn-randolph = A turn of Randolph’s Casablanca
turn-randolph-1 = The upper half of the ring. Anne’s figure has gone four domes on, from camel 1 to fez 1. The chip that she took from palm tree 1 lies face down at carpet 1. The top card is a fez, the bank holds 3100. Anne said 4.
turn-randolph-2 = The same half at the end of the bet. Anne and Brice have put up 1300 each. The chip at carpet 1 is turned over: it is a 4.
turn-bank = Bank { $sum }
turn-said = { $name } says { $number }
turn-put = { $name } { $sum }
