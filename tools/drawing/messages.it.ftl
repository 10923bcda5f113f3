### Words of the pictures on the rules pages. The names of places are in the games' own catalogues.

## Agent and Casablanca

board-agent = Il tabellone di Agent
board-agent-told = Il tabellone di Agent: una carta di { $places } città e { $links } collegamenti. La valigetta è { $case }, nel mezzo. Le capitali sono quadrate, con i loro agenti: { $homes }.
board-casablanca = Il tabellone di Casablanca
board-casablanca-told = Il tabellone di Casablanca: { $places } edifici in cinque file da cinque, e { $links } strade tra vicini. La valigetta è { $case }, nel mezzo. Le basi sono gli angoli, con targhe scure e i loro agenti: { $homes }.
# One of the homes, and what stands between two of them: "Washington, G1 and G2; London, B1 and B2".
home-told = { $home }, { $agents }
home-between = {"; "}
key-city = città
key-capital = capitale
key-agent = agente
key-agent-with-number = agente e suo numero
key-briefcase = la valigetta
key-link = collegamento
key-base = base
key-street = strada
turn-agent = Un turno di Agent
turn-agent-1 = Una parte della carta. R1 è sulla valigetta a Kiev. Una freccia tratteggiata porta da Kiev a Istanbul: è quello che annuncia Karim.
turn-agent-2 = La stessa parte alla fine del turno. R1 è ancora sulla valigetta a Kiev. Una freccia porta da Londra a Berlino, dove ora si trova B1.
turn-casablanca = Un turno di Casablanca
turn-casablanca-1 = Una parte della città. W e la valigetta sono al Cinema Rif, sotto l’Hotel. Una freccia tratteggiata scende al Telegrafo: è quello che annuncia Brice.
turn-casablanca-2 = La stessa parte alla fine del turno. W e la valigetta sono ancora al Cinema Rif. Una freccia porta dall’Hotel alla Spezieria, dove ora si trova B.

## Code Casablanca

board-code-casablanca = Il tabellone di Code Casablanca
board-code-casablanca-told = Il tabellone di Code Casablanca: { $count } edifici intorno a una piazza, in senso orario: { $names }. Una stella nera segna { $stars }. In ogni edificio c’è una tessera coperta, { $laid } in tutto. I due mazzi degli ordini sono a sinistra; nel mezzo ci sono un ordine e le tessere.
orders = gli ordini
order = Un ordine
tile-code = codice
tile-file = fascicolo
key-star = chi è mandato qui può andare altrove
key-tile = tessera coperta
turn-code-casablanca = Un giro di Code Casablanca
turn-code-casablanca-red = Rosso
turn-code-casablanca-blue = Blu
turn-code-casablanca-green = Verde
turn-code-casablanca-note = Blu scrive a Rosso
turn-code-casablanca-1 = Giro 11, come Rosso conosce il tabellone: otto tessere gli sono note, tre sono ancora in busta, al Casinò, all’Hotel e al Consolato. L’ordine manda Rosso all’Hotel ★, Blu al Mercato coperto e Verde al Consolato. Rosso è andato invece al Mercato coperto, dove si trova con Blu.
turn-code-casablanca-2 = Lo stesso tabellone. Blu ha scritto a Rosso: codice 2 al Consolato. I foglietti mostrano la soluzione di Rosso: codici al Mick’s Café, alla Moschea, alla Posta, al Commissariato e al Consolato, e il fascicolo 3 al Mercato coperto, dove si trova.
turn-code-casablanca-3 = Lo stesso tabellone. Blu ha scritto a Rosso: codice 3 all’Hotel. La tessera dell’Hotel è girata per tutti: fascicolo 2.

## Casanova

board-casanova = Il tabellone di Casanova
board-casanova-told = Il tabellone di Casanova, Venezia di notte: { $stages } approdi su { $canals } canali. In alto un bacino con i palazzi da P1 a P{ $palazzi }, ognuno con il segno della sua dama; in basso un bacino con gli approdi del Doge, da V1 a V{ $doge }. Un anello segna le bocche: { $mouths }. { $streets } calli punteggiate uniscono gli approdi a due a due, { $theatres } di esse con un teatro, segnato T.
doges-palace = Il Palazzo Ducale
# A landing stage and its canal: "A1, west rio".
place-stage = { $place }, { $canal }
place-palazzo = palazzo { $number }
place-doge = approdo { $number } del Doge
key-stage = approdo
key-mouth = bocca
key-palazzo = palazzo
key-doge = approdo del Doge
key-canal = canale
key-alley = calle
key-theatre = teatro
turn-casanova = Un turno di Casanova
turn-casanova-1 = La parte alta di Venezia. La gondola di Esma è in B1, quella di Farid in G1, e ci sono gondole vuote in B2, B3, C1 e G2. Due frecce portano da P1 ad A1 e poi ad A2, dove ora si trova la gondola di Anne.
turn-casanova-2 = La stessa parte. Un anello segna il teatro A2–G2, che Anne ha ispezionato. Una freccia punteggiata segue la sua calle da A2, dove ha lasciato una gondola vuota, a G2, e un’altra porta a G3, dove lei è ora.
turn-casanova-3 = La stessa parte alla fine del turno. Un anello segna la gondola di Esma in B1, che Anne ha ispezionato da G3, all’altro capo della calle.

## Randolph's Casablanca

board-randolph = Il tabellone del Casablanca di Randolph
board-randolph-told = Il tabellone: un anello di { $spaces } cupole. In senso orario dall’alto: { $names }, e così via, { $laps } volte. Davanti a ogni cupola c’è un cerchio verde per un gettone. Nel mezzo ci sono i { $chips } gettoni, da 0 a { $last }, e le { $cards } carte premio.
chips = { $count } gettoni
cards = { $count } carte premio
key-dome = cupola, per le pedine
key-circle = cerchio verde, per un gettone
turn-randolph = Un turno del Casablanca di Randolph
turn-randolph-1 = La metà superiore dell’anello. La pedina di Anne è avanzata di quattro cupole, dal cammello 1 al fez 1. Il gettone che ha preso dalla palma 1 sta coperto sul tappeto 1. La carta in cima è un fez, nel banco ci sono 3100. Anne ha detto 4.
turn-randolph-2 = La stessa metà alla fine della scommessa. Anne e Brice hanno messo 1300 a testa. Il gettone sul tappeto 1 è girato: è un 4.
turn-bank = Banco { $sum }
turn-said = { $name } dice { $number }
turn-put = { $name } { $sum }
