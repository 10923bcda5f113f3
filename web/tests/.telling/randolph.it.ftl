### Casablanca di Alex Randolph, in italiano. Il formato è spiegato in games/messages.py.
### Forme delle caselle: `.from` “dal cammello 2”, `.to` “al cammello 2”, `.on` “sul cammello 2”; dei simboli: `.the`, `.a`.
### Una carta è sempre “la carta cammello”: gli ordinali sono femminili.

summary-randolph = Un anello di cupole, un banco pieno, e numeri che hai visto solo tu. Menti, e qualcuno può scommetterci contro.
option-round_cap = giri prima che vinca il più ricco; 0: senza limite
option-reserve = riserva del banco
option-memory_aid = il tavolo ti mostra i gettoni che hai visto
option-leader = chi può fare il mazziere, come bit dei posti; 0: chiunque

## Nomi

you = tu
space-minaret = minareto { $number }
    .from = dal minareto { $number }
    .to = al minareto { $number }
    .on = sul minareto { $number }
space-camel = cammello { $number }
    .from = dal cammello { $number }
    .to = al cammello { $number }
    .on = sul cammello { $number }
space-lamp = lampada { $number }
    .from = dalla lampada { $number }
    .to = alla lampada { $number }
    .on = sulla lampada { $number }
space-palm = palma { $number }
    .from = dalla palma { $number }
    .to = alla palma { $number }
    .on = sulla palma { $number }
space-dagger = pugnale { $number }
    .from = dal pugnale { $number }
    .to = al pugnale { $number }
    .on = sul pugnale { $number }
space-fez = fez { $number }
    .from = dal fez { $number }
    .to = al fez { $number }
    .on = sul fez { $number }
space-carpet = tappeto { $number }
    .from = dal tappeto { $number }
    .to = al tappeto { $number }
    .on = sul tappeto { $number }
symbol-minaret = minareto
    .the = il minareto
    .a = un minareto
    .short = Min
    .tight = minar.
symbol-camel = cammello
    .the = il cammello
    .a = un cammello
    .short = Cam
    .tight = camm.
symbol-lamp = lampada
    .the = la lampada
    .a = una lampada
    .short = Lam
symbol-palm = palma
    .the = la palma
    .a = una palma
    .short = Pal
symbol-dagger = pugnale
    .the = il pugnale
    .a = un pugnale
    .short = Pug
symbol-fez = fez
    .the = il fez
    .a = un fez
    .short = Fez
symbol-carpet = tappeto
    .the = il tappeto
    .a = un tappeto
    .short = Tap
nth = { $alike ->
    [1] prima
    [2] seconda
    [3] terza
   *[4] quarta
}
side-top = In alto
side-right = A destra
side-bottom = In basso
side-left = A sinistra
name-space = { $space }
name-sum = { $sum }
name-number = { $number }
card-count = { $card }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
amount = { $seat_is ->
    [you] tu
   *[they] { $seat }
} { $sum }

## La cronaca

log-leads = { $seat_is ->
    [you] Fai tu il mazziere. Comincia chi siede alla tua sinistra.
   *[they] { $seat } fa il mazziere. Comincia chi siede dopo.
}
log-placed = { $seat_is ->
    [you] Parti { $space_from }.
   *[they] { $seat } parte { $space_from }.
}
log-aside = { $seat_is ->
    [you] Il tuo gettone messo da parte: { $number }.
   *[they] {""}
}
log-dealt = Sull’anello ci sono { $circles_is } gettoni, e ognuno ha tre carte.
log-top = La carta in cima è { $card_a }.
log-shuffled = { $seat_is ->
    [you] Fai mescolare tutti i gettoni.
   *[they] { $seat } fa mescolare tutti i gettoni.
}
log-sold = { $seat_is ->
    [you] Vendi una carta { $card } per { $sum }.
   *[they] { $seat } vende una carta { $card } per { $sum }.
}
log-took = { $seat_is ->
    [you] Prendi il gettone { $circle_from }.
   *[they] { $seat } prende il gettone { $circle_from }.
}
log-read = { $seat_is ->
    [you] Leggi { $number }.
   *[they] {""}
}
log-laid = Il gettone va { $circle_to }.
log-announced = { $number ->
    [0] { $seat_is ->
        [you] Dici { $number }, e resti { $start_on }.
       *[they] { $seat } dice { $number }, e resta { $start_on }.
    }
   *[other] { $seat_is ->
        [you] Dici { $number }: { $start_from } { $space_to }.
       *[they] { $seat } dice { $number }: { $start_from } { $space_to }.
    }
}
log-answered = { $seat_is ->
    [you] { $bet ->
        [none] {""}
       *[other] Sigilli una scommessa di { $bet }.
    }
   *[they] {""}
}
log-stands = { $contested ->
    [yes] L’annuncio vale.
   *[no] Nessuno protesta.
}
log-left = { $seat_is ->
    [you] Non prendi la carta { $card }.
   *[they] { $seat } non prende la carta { $card }.
}
log-protests = { $counts ->
    [0] { $seat_is ->
        [you] Protesti. È in palio solo una carta.
       *[they] { $seat } protesta. È in palio solo una carta.
    }
   *[other] { $in_part ->
        [yes] { $seat_is ->
            [you] Protesti con { $bet }, di cui contano { $counts }.
           *[they] { $seat } protesta con { $bet }, di cui contano { $counts }.
        }
       *[no] { $seat_is ->
            [you] Protesti con { $bet }.
           *[they] { $seat } protesta con { $bet }.
        }
    }
}
log-confessed = { $seat_is ->
    [you] Confessi, e paghi { $paid }.
   *[they] { $seat } confessa, e paga { $paid }.
}
log-raised = { $capped ->
    [yes] { $seat_is ->
        [you] Rilanci a { $sum }, il massimo che può contare.
       *[they] { $seat } rilancia a { $sum }, il massimo che può contare.
    }
   *[no] { $times ->
        [2] { $seat_is ->
            [you] Raddoppi a { $sum }.
           *[they] { $seat } raddoppia a { $sum }.
        }
       *[3] { $seat_is ->
            [you] Triplichi a { $sum }.
           *[they] { $seat } triplica a { $sum }.
        }
    }
}
log-matched = { $sum ->
    [0] { $seat_is ->
        [you] Confermi.
       *[they] { $seat } conferma.
    }
   *[other] { $seat_is ->
        [you] Vedi i { $sum }.
       *[they] { $seat } vede i { $sum }.
    }
}
log-folded = { $seat_is ->
    [you] Lasci, e perdi { $lost } contro { $winner }.
   *[they] { $winner_is ->
        [you] { $seat } lascia, e perde { $lost } contro di te.
       *[they] { $seat } lascia, e perde { $lost } contro { $winner }.
    }
}
log-shown = { $true ->
    [yes] Sul gettone c’è { $number }: era vero.
   *[no] Sul gettone c’è { $number }: era una bugia.
}
log-won = { $sum ->
    [0] { $seat_is ->
        [you] Vinci la scommessa.
       *[they] { $seat } vince la scommessa.
    }
   *[other] { $seat_is ->
        [you] Vinci { $sum } da { $loser }.
       *[they] { $loser_is ->
            [you] { $seat } ti vince { $sum }.
           *[they] { $seat } vince { $sum } da { $loser }.
        }
    }
}
log-went-back = La pedina torna { $space_to }.
log-card = { $loser ->
    [none] { $alike ->
        [4] { $seat_is ->
            [you] Prendi la carta { $card }, la tua quarta, e tutto il banco: { $prime }.
           *[they] { $seat } prende la carta { $card }, la quarta, e tutto il banco: { $prime }.
        }
       *[other] { $seat_is ->
            [you] Prendi la carta { $card }, la tua { nth }, per { $prime }.
           *[they] { $seat } prende la carta { $card }, la { nth }, per { $prime }.
        }
    }
   *[other] { $alike ->
        [4] { $seat_is ->
            [you] Prendi una carta { $card } di { $loser }, la tua quarta, e tutto il banco: { $prime }.
           *[they] { $loser_is ->
                [you] { $seat } ti prende una carta { $card }, la quarta, e tutto il banco: { $prime }.
               *[they] { $seat } prende una carta { $card } di { $loser }, la quarta, e tutto il banco: { $prime }.
            }
        }
       *[other] { $seat_is ->
            [you] Prendi una carta { $card } di { $loser }, la tua { nth }, per { $prime }.
           *[they] { $loser_is ->
                [you] { $seat } ti prende una carta { $card }, la { nth }, per { $prime }.
               *[they] { $seat } prende una carta { $card } di { $loser }, la { nth }, per { $prime }.
            }
        }
    }
}
log-renewed = { $stock_is ->
    [0] Il mazzo è finito, e nessuno ha carte singole da restituire.
   *[other] Il mazzo è finito. Tutte le carte singole tornano indietro e ne formano uno nuovo: { $stock }.
}
stock-item = { card-count }
log-gave = { $seat_is ->
    [you] Restituisci una carta { $card }.
   *[they] { $seat } restituisce una carta { $card }.
}
log-out = { $seat_is ->
    [you] Sei fuori.
   *[they] { $seat } è fuori.
}
log-took-bank = { $seat_is ->
    [you] Resti solo tu, e prendi il banco: { $sum }.
   *[they] Resta solo { $seat }, e prende il banco: { $sum }.
}

## Momenti: una parola o due, timbrate sul tabellone

stamp-protest = Protesta
stamp-true = Vero
stamp-lie = Una bugia
stamp-confessed = Confessato
stamp-folded = Lasciato
stamp-shuffled = Tutto mescolato
stamp-card = Una carta
stamp-bank = Il banco
stamp-out = Fuori

## Che cosa la cronaca ricorda di un gettone finito il turno, a un tavolo senza aiuto alla memoria

faded-aside = Hai messo da parte un gettone.
faded-read = Lo leggi.
faded-shown = { $true ->
    [yes] Era vero.
   *[no] Era una bugia.
}

## Che cosa succede, e che cosa deve fare chi legge

happens-placing = { $seat_is ->
    [you] Prima di distribuire carte e gettoni si piazzano le pedine. Tocca a te.
   *[they] { $seat } piazza una pedina.
}
owed-placing = Una casella vale l’altra: nessuno conosce ancora la carta in cima.
happens-choose = { $seat_is ->
    [you] Tocca a te, giro { $round }.
   *[they] { $seat } ci pensa.
}
owed-choose = Prendi un gettone: lo leggi, dici un numero, e lo metti altrove.
happens-laying = { $seat_is ->
    [you] { happens-choose }
   *[they] { $seat } ha letto un gettone, e cerca dove metterlo.
}
owed-laying = Mettilo coperto su un cerchio libero.
waits-laying = { $mover } cerca dove mettere il gettone.
happens-saying = { $seat_is ->
    [you] { happens-choose }
   *[they] { $seat } sta per dire un numero.
}
owed-saying = Di’ un numero da 0 a { $last }, vero o falso.
notice-top = { $number ->
    [0] La carta in cima è { $card_a }, e ci sei sopra.
   *[other] La carta in cima è { $card_a }, a { $number } da te.
}
notice-stake = { $alike ->
    [4] In palio: la quarta carta { $card }, il banco, { $sum }, e la fine.
   *[other] In palio: la { nth } carta { $card }, { $sum }.
}
owed-protest = Protesti? { $mover } ha { $sum }.
owed-sum = Quanto, esattamente?
waits-protest = { $mover_is ->
    [you] Agli altri si chiede se protestano.
   *[they] Le risposte sono sigillate.
}
owed-answer = { $sum ->
    [0] { $protester } protesta. È in palio solo una carta. Confessi, o confermi?
   *[other] { $protester } protesta con { $sum }. Confessi, vedi, o rilanci?
}
owed-raise = { $seat } rilancia a { $sum }. Lasci, vedi, o rilanci?
waits-bet = { $sum ->
    [0] { $seat_is ->
        [you] Devi rispondere.
       *[they] { $seat } deve rispondere.
    }
   *[other] { $seat_is ->
        [you] Devi rispondere a { $sum }.
       *[they] { $seat } deve rispondere a { $sum }.
    }
}
owed-taking = L’annuncio vale. Prendi la carta in cima?
waits-taking = { $mover } può prendere la carta in cima.
happens-giving = { $seat_is ->
    [you] Il mazzo è finito, e nessuno ha carte singole. Ognuno ne restituisce una.
   *[they] { $seat } sceglie una carta da restituire.
}
owed-giving = Scegli la carta da restituire.
happens-prize = { $seat_is ->
    [you] Hai vinto la scommessa. Scegli la tua carta.
   *[they] { $seat } ha vinto la scommessa, e sceglie una carta.
}
happens-over = La partita è finita.

## Che cosa sa solo chi legge, in poche parole

own-chip = Il tuo gettone: { $number }.
own-known = Questo gettone lo conosci: { $number }.
own-all-placed = Sai dove sono tutti i gettoni { $number }. Questo non lo è.
own-some-left = { $count ->
    [one] Dei { $unseen } gettoni che non hai visto, { $count } dice { $number }.
   *[other] Dei { $unseen } gettoni che non hai visto, { $count } dicono { $number }.
}
own-bet-stays = La tua scommessa di { $sum } resta sigillata.
own-true = vero

## Mosse

do-figure = Parti { $space_from }
do-shuffle = Mescola i gettoni (una volta a partita)
do-sell = Vendi la carta { $card } per { $sum }
do-take = Prendi il gettone { $circle_from }
do-lay = Metti il gettone { $circle_on }
do-say = Di’ { $number }
do-let-pass = Lascia passare
do-weigh = Scommetti da { $low } a { $high }
do-bet = { $all ->
    [yes] Scommetti tutto, { $sum }
   *[no] Scommetti { $sum }
}
do-confess = Confessa
do-fold = Lascia
do-match = Vedi
do-double = Raddoppia
do-triple = Triplica
do-take-top = Prendi la carta in cima
do-take-card = Prendi la carta { $card }
do-leave = Non prenderla
do-give = Restituisci la carta { $card }
choices-take = Prendi
choice-shown = { $circle } [{ $number }]
choice-say = { $number ->
    [0] Di’ 0, resta { $space_on }
   *[other] Di’ { $number }, { $space_to }
}
choice-gain = ({ gain })
gain = { $alike ->
    [4] la tua quarta carta { $card }: il banco, { $sum }
   *[other] la tua { nth } carta { $card }: { $sum }
}
choice-take = Prendi { gain }
choice-protest = Protesta
choice-confess = Confessa, paga { $sum }
choice-fold = Lascia, perdi { $sum }
choice-match = { $sum ->
    [0] Conferma
   *[other] Vedi i { $sum }
}
choice-raise = { $capped ->
    [yes] Rilancia a { $sum }
   *[no] { $times ->
        [2] Raddoppia a { $sum }
       *[3] Triplica a { $sum }
    }
}
choice-prize = { $top ->
    [yes] { $alike ->
        [4] La carta in cima, { $card }: la tua quarta, e il banco, { $sum }
       *[other] La carta in cima, { $card }: la tua { nth }, { $sum }
    }
   *[no] { $alike ->
        [4] Una carta { $card } di { $loser }: la tua quarta, e il banco, { $sum }
       *[other] Una carta { $card } di { $loser }: la tua { nth }, { $sum }
    }
}
why-cannot-bet = Una scommessa è di almeno { $sum }, e tu hai meno. Te lo si chiede comunque.
why-cannot-raise = Non si rilancia oltre quanto ha il più povero dei due.

## Chiesto prima di una mossa che pesa

warn-shuffle = Nessuno conoscerà più i gettoni sull’anello, e puoi farlo una volta sola. Li mescoli?
warn-prize = { $richer ->
    [none] È la tua quarta carta { $card }: prendi il banco, { $sum }, e la partita finisce. La prendi?
   *[other] È la tua quarta carta { $card }: prendi il banco, { $sum }, e la partita finisce, ma { $richer } ha di più. La prendi?
}
warn-match = Sul gettone c’è { $number }: se vedi, perdi { $sum }. Lo fai?

## Posti

now-moves = di turno
now-asked = risponde
now-protests = protesta
now-won = ha vinto
now-gives = restituisce
fact-cash = { $sum } in cassa
fact-card = { $symbol } { $count }
fact-mixed = ha mescolato
fact-out = fuori

## Carte: che cosa sa solo chi legge

own-in-hand = In mano: { $number }
own-bet = La tua scommessa sigillata: { $sum }
own-chips = Gettoni che conosci
own-cards = Le tue carte
own-no-cards = nessuna carta
own-nothing = ancora niente
own-must-remember = A questo tavolo non c’è aiuto alla memoria: quello che vedi, devi ricordarlo.
own-not-shown = Quello che hai visto non viene mostrato. Ricordalo.
own-help-memory = Aiuta la mia memoria
own-aside = da parte, tuo per tutta la partita
own-read-in = { $space }, letto nel giro { $round }
own-shown-in = { $space }, mostrato a tutti nel giro { $round }
own-seen-of = { $number }: visti { $seen } su { $count }
paper-number = { $number }: { $places_is ->
    [0] { paper-unseen }
   *[other] { $places }{ $unseen ->
        [0] {""}
       *[other] ; { paper-unseen }
    }
}
paper-unseen = { $unseen ->
    [one] { $unseen } non visto
   *[other] { $unseen } non visti
}
paper-aside = da parte

## Il tabellone

board-ring = Un anello di { $count } cupole
board-bank-title = Il banco
board-bank = Banco { $sum }
board-top-card = In cima: { $name }
board-stock = { $count } sotto
board-below = sotto
board-no-top = Ancora nessuna carta
board-chip = gettone { $number }
board-legend = (?) gettone  (4) lo sai tu  [4] lo sanno tutti  ▸ mosso  MAIUSCOLE carta in cima
board-said = { $seat_is ->
    [you] hai detto { $number }
   *[they] { $seat } ha detto { $number }
}
board-space = { $space }, { $chip }{ $seats_is ->
    [0] {""}
   *[other] , { $seats }
}{ $can ->
    [none] {""}
   *[other] : { $can }
}
board-card = { $card }: { can-card }
chip-here = un gettone
chip-known = un gettone che conosci: { $number }
chip-shown = un gettone mostrato a tutti: { $number }
chip-moved = il gettone di questo turno
chip-none = cerchio libero
can-figure = parti da qui
can-take = prendi questo gettone
can-lay = metti qui il tuo gettone
can-say = di’ { $number }
can-card = prendi questa carta
board-confirm = Tocca di nuovo per confermare

## La scommessa

bet-yours = La tua scommessa
bet-less = { $sum } in meno
bet-more = { $sum } in più
bet-both-have = Tu hai { $mine }. { $seat } ha { $sum }.
step-bet = { $seat_is ->
    [you] scommetti
   *[they] { $seat } scommette
}
step-raised = { $capped ->
    [yes] { $seat_is ->
        [you] rilanci
       *[they] { $seat } rilancia
    }
   *[no] { $times ->
        [2] { $seat_is ->
            [you] raddoppi
           *[they] { $seat } raddoppia
        }
       *[3] { $seat_is ->
            [you] triplichi
           *[they] { $seat } triplica
        }
    }
}
step-answer = la tua risposta

## La fine

result-winner = { $seat_is ->
    [you] Vinci tu.
   *[they] Vince { $seat }.
}
result-shared = La vittoria è condivisa: { $winners }.
result-fourth-card = { $seat_is ->
    [you] Hai preso la quarta carta { $card }, e il banco.
   *[they] { $seat } ha preso la quarta carta { $card }, e il banco.
}
result-last-seat = Restava una sola persona, che ha preso il banco.
result-no-cards = Il mazzo è finito, e nessuno ha carte da restituire. Il banco non va a nessuno.
result-rounds-are-up = I giri sono finiti. Il banco non va a nessuno.
result-cash = Denaro alla fine: { $amounts }.
end-hands = Tutte le mani
end-player = Giocatore
end-cash = cassa
end-aside = da parte
end-true = vere
end-lies = bugie
end-caught = scoperte
end-cards = carte
end-hand = { $seat_is ->
    [you] Tu
   *[they] { $seat }
}: { $sum }, da parte { $aside ->
    [none] –
   *[other] { $aside }
}, vere { $true }, bugie { $lies }, scoperte { $caught }; { $cards_is ->
    [0] { own-no-cards }
   *[other] { $cards }
}
end-lies-title = Che cosa c’era davvero sotto gli annunci falsi
end-lie = { $seat_is ->
    [you] hai detto { $said } con { $had } in mano
   *[they] { $seat } ha detto { $said } con { $had } in mano
}
end-in-round = giro { $round }: { $parts }
end-no-lies = In questa partita nessuno ha mentito.
end-unopened = Scommesse rimaste sigillate
end-all-opened = Tutte le scommesse sono state aperte.

## Uno sguardo indietro: che cos’era il gettone di un turno, e i momenti in cui la partita è girata

question-chip = il numero sul gettone del turno
answer-chip = { $number }
turn-bluffed = { $card ->
    [none] { $seat_is ->
        [you] Hai detto { $said } con { $number } in mano, ed è passato.
       *[they] { $seat } ha detto { $said } con { $number } in mano, ed è passato.
    }
   *[other] { $seat_is ->
        [you] Hai detto { $said } con { $number } in mano, e hai preso { $card_the }.
       *[they] { $seat } ha detto { $said } con { $number } in mano, e ha preso { $card_the }.
    }
}
turn-caught = { $seat_is ->
    [you] Hai detto { $said } con { $number } in mano, e non hai ceduto.
   *[they] { $seat } ha detto { $said } con { $number } in mano, e non ha ceduto.
} { $sum ->
    [0] { $protester_is ->
        [you] Avevi protestato, e hai vinto la scommessa.
       *[they] { $protester } aveva protestato, e ha vinto la scommessa.
    }
   *[other] { $protester_is ->
        [you] Avevi protestato, e hai vinto { $sum }.
       *[they] { $protester } aveva protestato, e ha vinto { $sum }.
    }
}
turn-protested-in-vain = { $seat_is ->
    [you] Hai protestato contro { $mover }.
   *[they] { $mover_is ->
        [you] { $seat } ha protestato contro di te.
       *[they] { $seat } ha protestato contro { $mover }.
    }
} { $sum ->
    [0] Il numero { $said } era vero.
   *[other] { $seat_is ->
        [you] Il numero { $said } era vero, e ti è costato { $sum }.
       *[they] Il numero { $said } era vero, ed è costato { $sum }.
    }
}
turn-confessed = { $seat_is ->
    [you] Alla protesta di { $protester } hai confessato: avevi detto { $said } con { $number } in mano.
   *[they] { $protester_is ->
        [you] Alla tua protesta, { $seat } ha confessato: era { $number }, non { $said }.
       *[they] Alla protesta di { $protester }, { $seat } ha confessato: era { $number }, non { $said }.
    }
}
turn-confessed-though-true = { $seat_is ->
    [you] Alla protesta di { $protester } hai confessato una bugia, ma il numero { $said } era vero.
   *[they] { $protester_is ->
        [you] Alla tua protesta, { $seat } ha confessato una bugia, ma il numero { $said } era vero.
       *[they] Alla protesta di { $protester }, { $seat } ha confessato una bugia, ma il numero { $said } era vero.
    }
}
turn-folded = { $by ->
    [mover] { $seat_is ->
        [you] Hai detto { $said } con { $number } in mano, e a { $sum } hai lasciato contro { $protester }.
       *[they] { $protester_is ->
            [you] { $seat } ha detto { $said } con { $number } in mano, e a { $sum } ha lasciato contro di te.
           *[they] { $seat } ha detto { $said } con { $number } in mano, e a { $sum } ha lasciato contro { $protester }.
        }
    }
   *[protester] { $seat_is ->
        [you] Hai protestato contro { $mover }, e a { $sum } hai lasciato. Il numero { $said } era vero.
       *[they] { $mover_is ->
            [you] { $seat } ha protestato contro di te, e a { $sum } ha lasciato. Il numero { $said } era vero.
           *[they] { $seat } ha protestato contro { $mover }, e a { $sum } ha lasciato. Il numero { $said } era vero.
        }
    }
}
turn-folded-though-true = { $seat_is ->
    [you] A { $sum } hai lasciato contro { $protester }, ma il tuo numero { $said } era vero.
   *[they] { $protester_is ->
        [you] A { $sum } { $seat } ha lasciato contro di te, ma il numero { $said } era vero.
       *[they] A { $sum } { $seat } ha lasciato contro { $protester }, ma il numero { $said } era vero.
    }
}
turn-folded-though-right = { $seat_is ->
    [you] Avevi ragione a protestare contro { $mover }, eppure a { $sum } hai lasciato: non era { $said }, era { $number }.
   *[they] { $mover_is ->
        [you] { $seat } aveva ragione a protestare contro di te, eppure a { $sum } ha lasciato: non era { $said }, era { $number }.
       *[they] { $seat } aveva ragione a protestare contro { $mover }, eppure a { $sum } ha lasciato: non era { $said }, era { $number }.
    }
}
turn-shuffled = { $seat_is ->
    [you] Hai fatto mescolare tutti i gettoni: nessuno ne conosceva più uno.
   *[they] { $seat } ha fatto mescolare tutti i gettoni: nessuno ne conosceva più uno.
}
turn-out = { $seat_is ->
    [you] Non avevi più né denaro né carte, ed eri fuori.
   *[they] { $seat } non aveva più né denaro né carte, ed era fuori.
}
turn-fourth-card = { $seat_is ->
    [you] Hai preso la quarta carta di un simbolo, e tutto il banco.
   *[they] { $seat } ha preso la quarta carta di un simbolo, e tutto il banco.
}

## La prima partita: che cosa si dice a chi comincia, passo per passo

learnt-randolph-1 = Guarda un gettone, di’ un numero qualsiasi, avanza di tanto. Sul simbolo della carta in cima puoi prendere la carta, e denaro con lei. Quattro uguali si prendono il banco, e allora vince il più ricco.
learnt-randolph-2 = Ogni numero porta a un simbolo, e così quello che ti serve è sempre una tentazione, per te e per gli altri. Chi dubita ci mette dei soldi.
learnt-randolph-3 = Un rilancio può valere più della verità. E ricorda i gettoni che hai visto: chi ne prende uno non può ingannarti.
lesson-randolph-01 = Un anello di 28 cupole con sette simboli, quattro volte ciascuno. Raccogli carte con questi simboli, e il banco paga per ognuna. Chi ne ha quattro dello stesso simbolo prende tutto il banco, e la partita finisce. Vince il più ricco.
lesson-randolph-02 =
    Per prima cosa ognuno mette una pedina sull’anello, dove vuole. Conta poco: da ogni cupola i numeri da 0 a 6 portano a sette simboli diversi.
    Metti la tua sul minareto in alto, il minareto 1.
lesson-randolph-03 = Ora i gettoni stanno coperti davanti alle cupole: i numeri da 0 a 6, due volte ciascuno. Ognuno ne ha ricevuto uno da mettere da parte. Il tuo è un 2: solo tu sai che manca un 2. Hai anche tre carte, due con il cammello. E la carta in cima, nel mezzo, è un cammello.
lesson-randolph-04 =
    Il prossimo cammello è a un passo, quindi ti piacerebbe dire «uno». Nel tuo turno prendi un gettone, lo leggi in segreto, annunci un numero e metti il gettone altrove.
    Prendi il gettone dalla lampada 3: la terza lampada in senso orario, dall’alto.
lesson-randolph-05 =
    Un 1: che fortuna. Lo vedi solo tu. Puoi annunciare quel che vuoi; stavolta ti basta la verità.
    Di’ 1.
lesson-randolph-06 =
    Ora metti giù il gettone. Tutti vedono dove, e lì lo riconoscerai.
    Mettilo sulla lampada 1, la prima lampada dall’alto.
lesson-randolph-07 =
    Si è chiesto a tutti e due se protestano, e hanno lasciato passare. Sei sul cammello, e puoi prendere la carta oppure no. Solo una quarta carta va pensata bene: chiude la partita, e vince il più ricco. Questo è il tuo terzo cammello, per 300.
    Prendilo.
lesson-randolph-08 =
    Ancora un cammello, e il banco è tuo: 2800. La nuova carta in cima è un minareto, e Brice dice tre, che lo porta a un minareto. Vero o falso? Per dubitare dovresti scommetterci almeno 100. Di quel gettone non sai niente.
    Lascia passare.
lesson-randolph-09 =
    Chiara dice due. Non le porta niente, perché ora la carta in cima è una palma: difficile che abbia mentito per questo.
    Lascia passare.
lesson-randolph-10 =
    Tocca a te. Una palma è a due passi dal tuo cammello.
    Prendi il gettone dalla palma 3, la terza palma dall’alto.
lesson-randolph-11 =
    Un altro 1. Ti porterebbe a una lampada, per niente. Ma non l’ha visto nessun altro. Allora menti, senza esitare, come quando hai detto «uno».
    Di’ 2.
lesson-randolph-12 =
    E ora, come se niente fosse.
    Metti il gettone sulla palma 1, non lontano dall’altro.
lesson-randolph-13 =
    Chiara non ti crede, e scommette 100. Puoi confessare: costa 50 e torni indietro. Se vedi, il gettone viene mostrato, e sei in trappola. Oppure rilanci, e tocca a lei chiedersi. Rischia 300 contro qualcuno che prima era così sicuro.
    Triplica.
lesson-randolph-14 =
    Lascia. I suoi 100 sono tuoi, il gettone resta coperto, e la palma che non ti spettava rende altri 100. Il gioco è questo.
    Prendila.
lesson-randolph-15 =
    Guarda bene. Brice ha preso proprio il gettone che avevi messo sulla palma 1. Lo conosci: è un 1. Dice due, va su una lampada e vuole la carta, una lampada. Mente, e tu lo sai di sicuro. Scommettici; ma non tanto da spaventarlo.
    Scommetti 200.
lesson-randolph-16 =
    La tua scommessa resta sigillata finché tutti hanno risposto.
    Scommetti 200.
lesson-randolph-17 =
    Brice non molla il suo numero, e vede. Il gettone viene mostrato: un 1. Vinci i suoi 200 e una carta: quella in cima, o una delle sue. Lui ha un cammello, e tu ne hai tre.
    Prendi il cammello.
lesson-randolph-18 = Quattro cammelli: il banco ti paga tutto quello che ha, e la partita è finita. Una verità, una bugia, e una buona memoria.
