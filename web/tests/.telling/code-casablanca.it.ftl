### Code Casablanca in italiano
###
### $seat, $to, $from, $accused, $claimant e $by sono persone; con _is: “you” per chi legge, “they” per gli altri. $at è un
### edificio. $kind e $number sono una tessera; in un messaggio scritto $number può essere “none”.
### Nessuna frase accorda un participio con una persona: non se ne conosce il genere.

## Il gioco e le sue varianti

summary-code-casablanca = Un solo fascicolo autentico su sei. Guarda, chiedi, menti per iscritto, e risolvi il caso prima degli altri.
option-round_cap = giri prima della patta; 0: senza limite
option-evidence_only = si contesta solo con una tessera vista o riferita

## Edifici

building-micks-cafe = Mick’s Café
    .the = il Mick’s Café
    .there = al Mick’s Café
    .to = al Mick’s Café
    .short = Mick’s
building-station = Stazione
    .the = la Stazione
    .there = alla Stazione
    .to = alla Stazione
    .short = Stazione
building-mosque = Moschea
    .the = la Moschea
    .there = alla Moschea
    .to = alla Moschea
    .short = Moschea
building-harbour = Porto
    .the = il Porto
    .there = al Porto
    .to = al Porto
    .short = Porto
building-market-hall = Mercato coperto
    .the = il Mercato coperto
    .there = al Mercato coperto
    .to = al Mercato coperto
    .short = Mercato
building-turkish-bath = Bagno turco
    .the = il Bagno turco
    .there = al Bagno turco
    .to = al Bagno turco
    .short = Bagno
building-casino = Casinò
    .the = il Casinò
    .there = al Casinò
    .to = al Casinò
    .short = Casinò
building-hotel = Hotel
    .the = l’Hotel
    .there = all’Hotel
    .to = all’Hotel
    .short = Hotel
building-post-office = Posta
    .the = la Posta
    .there = alla Posta
    .to = alla Posta
    .short = Posta
building-police-station = Commissariato
    .the = il Commissariato
    .there = al Commissariato
    .to = al Commissariato
    .short = Commiss.
building-consulate = Consolato
    .the = il Consolato
    .there = al Consolato
    .to = al Consolato
    .short = Consolato
starred = { $at_is ->
    [casino] { $at } ★
    [hotel] { $at } ★
    [station] { $at } ★
   *[other] { $at }
 }

## Tessere

kind-code = codice
    .which = quale codice
    .none = nessun codice
    .the = il codice
    .tight = cod.
    .letter = c
kind-file = fascicolo
    .which = quale fascicolo
    .none = nessun fascicolo
    .the = il fascicolo
    .tight = fasc.
    .letter = f
tile = { $number ->
    [none] { $kind_none }
   *[other] { $kind } { $number }
 }
board-tile = { $number ->
    [none] no { $kind_tight }
   *[other] { $kind_tight } { $number }
 }
tile-letter = { $number ->
    [none] no { $kind_letter }
   *[other] { $kind_letter }{ $number }
 }
tile-there = { tile } { $at_there }
the-tile = { $kind_the } { $number }

## Persone nella frase

you = tu
to-name = { $to_is ->
    [you] a te
   *[they] { $to_begins ->
        [vowel] ad { $to }
       *[other] a { $to }
    }
 }
accused-name = { $accused_is ->
    [you] di te
   *[they] { $accused }
 }
claimant-name = { $claimant_is ->
    [you] te
   *[they] { $claimant }
 }
by-name = { $by_is ->
    [you] di te
   *[they] { $by }
 }

## La cronaca: che cosa è successo

log-drew = { $seat_is ->
    [you] Peschi un ordine: { $orders }.
   *[they] { $seat } pesca un ordine: { $orders }.
 }
orders-item = { $seats } { $at_to }{ $at_is ->
    [casino] {" "}★
    [hotel] {" "}★
    [station] {" "}★
   *[other] {""}
 }
log-went = { $seat_is ->
    [you] { $ordered ->
        [yes] Vai { $at_to }, come da ordine.
       *[no] Preferisci andare { $at_to }.
    }
   *[they] { $ordered ->
        [yes] { $seat } va { $at_to }, come da ordine.
       *[no] { $seat } preferisce andare { $at_to }.
    }
 }
log-saw = { $seat_is ->
    [you] Vedi { the-tile } { $at_there }.
   *[they] { $seat } vede { the-tile } { $at_there }.
 }
log-question = { $seat_is ->
    [you] Chiedi { to-name } { $kind_which } c’è { $at_there }.
   *[they] { $to_is ->
        [you] { $seat } ti chiede { $kind_which } c’è { $at_there }.
       *[they] { $seat } chiede { to-name } { $kind_which } c’è { $at_there }.
    }
 }
log-answered = { $seat_is ->
    [you] {""}
   *[they] { $to_is ->
        [you] {""}
       *[they] { $seat } risponde per iscritto.
    }
 }
log-message = { $from_is ->
    [you] Scrivi: { tile }.
   *[they] { $from } scrive: { tile }.
 }
log-ended-search = { $quiet ->
   *[no] {""}
    [yes] { $seat_is ->
        [you] Non fai domande.
       *[they] { $seat } non fa domande.
    }
 }
log-accuses = { $seat_is ->
    [you] Accusi { $accused } di un messaggio falso.
   *[they] { $accused_is ->
        [you] { $seat } ti accusa di un messaggio falso.
       *[they] { $seat } accusa { $accused } di un messaggio falso.
    }
 }
log-charged = { $seat_is ->
    [you] Per te questo messaggio è falso: { tile-there }.
   *[they] Per { $seat } questo messaggio è falso: { tile-there }.
 }
written-answer = { $wrote_number ->
    [none] { $wrote_kind_none }
   *[other] { $wrote_kind } { $wrote_number }
 }
log-verdict = { $accused_is ->
    [you] Il tuo messaggio era: { $message_number ->
        [none] { $message_kind_none }
       *[other] { $message_kind } { $message_number }
    } { $message_at_there }. L’accusa scrive: { written-answer }.
   *[they] { $seat_is ->
        [you] Scrivi
       *[they] { $seat } scrive
    } la smentita: { written-answer }.
 }
log-unmasked = { $accused_is ->
    [you] La tua bugia è provata: non potrai più fare domande.
   *[they] La bugia di { $accused } è provata: non potrà più fare domande.
 }
log-accused-in-vain = L’accusa non è provata.
log-out = { $seat_is ->
    [you] Sei fuori gioco.
   *[they] { $seat } è fuori gioco.
 }
log-sealed = { $claim ->
   *[no] {""}
    [yes] { $seat_is ->
        [you] Presenti una soluzione.
       *[they] { $seat } presenta una soluzione.
    }
 }
log-claims = { $claims_is ->
    [0] Nessuno presenta una soluzione.
    [1] {""}
   *[other] Presentano una soluzione: { $seats }.
 }
log-heard = { $seat_is ->
    [you] La tua soluzione: { claimed }.
   *[they] La soluzione di { $seat }: { claimed }.
 }
claimed = { file-there }; codici: { $codes }
file-there = { file } { $at_there }
file = fascicolo { $number }
log-no-challenge = { $seat_is ->
    [you] Lasci passare.
   *[they] { $seat } lascia passare.
 }
log-challenges = { $seat_is ->
    [you] {""}
   *[they] { $claimant_is ->
        [you] {""}
       *[they] { $seat } contesta la soluzione per iscritto.
    }
 }
log-named = { log-challenged }
log-opened = { $seat_is ->
    [you] {""}
   *[they] { $claimant_is ->
        [you] {""}
       *[they] { $seat } aveva scritto: { tile-there }.
    }
 }
log-challenged = { $seat_is ->
    [you] Contesti: { tile-there }.
   *[they] { $seat } contesta: { tile-there }.
 }
log-admitted = { $seat_is ->
    [you] Ammetti l’errore.
   *[they] { $seat } ammette l’errore.
 }
log-stood = { $seat_is ->
    [you] Confermi.
   *[they] { $seat } conferma.
 }
log-turned = { $challenged ->
   *[no] { $at }: { tile }.
    [yes] Si gira una tessera: { tile-there }. { $agrees ->
        [yes] Concorda con la soluzione.
       *[no] Contraddice la soluzione.
    }
 }
log-silenced = { $seat_is ->
    [you] Nel prossimo giro non puoi fare domande.
   *[they] Nel prossimo giro { $seat } non può fare domande.
 }
log-claim-right = La soluzione viene verificata, ed è giusta.
log-claim-unchallenged = Nessuno ha contestato la soluzione: vale.
log-claim-wrong = La soluzione viene verificata, ed è sbagliata.
log-orders-shuffled = Tutti gli ordini vengono rimescolati.

## Momenti: una parola o due, timbrate sul tabellone

stamp-unmasked = Giù la maschera
stamp-accused-in-vain = Invano
stamp-claim = Una soluzione
stamp-challenge = Contestata
stamp-agrees = Concorda
stamp-contradicts = Smentita
stamp-admitted = Un errore
stamp-claim-right = Giusta
stamp-claim-unchallenged = Vale
stamp-claim-wrong = Sbagliata
stamp-out = Fuori gioco

## Che cosa succede ora, e che cosa si aspetta da chi legge

phase-drawing = { $seat_is ->
    [you] Peschi tu l’ordine di questo giro.
   *[they] { $seat } pesca l’ordine di questo giro.
 }
owed-drawing = Da quale mazzo? Nessuno sa che cosa c’è in cima.
notice-few-orders = Ne restano { $left }; poi si rimescolano tutti.
phase-choosing = { $seat_is ->
    [you] L’ordine ti manda { $at_to } ★.
   *[they] L’ordine manda { $seat } { $at_to } ★, ma può andare altrove.
 }
owed-choosing = Vacci, o va’ in un altro edificio.
phase-searching = { $seat_is ->
    [you] Perquisisci { $at_the }.
   *[they] { $seat } perquisisce { $at_the }.
 }
owed-ask = Una domanda, a { $seats }; la risposta può essere una bugia.
owed-accuse = Puoi accusare { $seats }.
notice-found = Vedi { the-tile }.
phase-answering = { $to_is ->
    [you] { $seat } ti chiede { $kind_which } hai trovato { $at_there }.
   *[they] { $seat_is ->
        [you] { $to } ti scrive una risposta.
       *[they] { $to } scrive una risposta { $seat_begins ->
        [vowel] ad { $seat }
       *[other] a { $seat }
    }.
    }
 }
owed-answering = Rispondi per iscritto, solo { $seat_begins ->
        [vowel] ad { $seat }
       *[other] a { $seat }
    }, il vero o il falso.
notice-it-is = È { the-tile }.
phase-accusing = { $seat_is ->
    [you] Accusi { $accused } di un messaggio falso.
   *[they] { $accused_is ->
        [you] { $seat } ti accusa di un messaggio falso.
       *[they] { $seat } accusa { $accused } di un messaggio falso.
    }
 }
owed-accusing = Quale messaggio è falso?
phase-charging = Per te questo messaggio è falso: { tile-there }.
owed-charging = Qual è la risposta vera?
phase-claiming = Le perquisizioni sono finite.
owed-claiming = Hai risolto il caso? Tutte le risposte sono sigillate.
wait-claiming = Chi ha risolto il caso? Tutte le risposte sono sigillate.
notice-stand = Sei { $at_there }: { tile }.
owed-more-codes = Codici: { $codes }; ancora { $left }.
owed-file = Codici: { $codes }. Quale fascicolo c’è { $at_there }?
owed-hand-in = La tua soluzione: { claimed }.
owed-challenge-wins = Contesti? Se nessuno contesta, vince.
owed-challenge-checked = Contesti? Se nessuno contesta, viene verificata.
owed-challenge = Contesti?
notice-wrong = È sbagliata: { tile-there }.
notice-nothing-against = Non sai niente che la smentisca.
wait-challenging = { $seat_is ->
    [you] Ti si chiede se contesti.
   *[they] Si chiede { $seat_begins ->
        [vowel] ad { $seat }
       *[other] a { $seat }
    } se contesta.
 }
owed-standing = Ammetti l’errore, e sei fuori; o conferma, e la tessera viene girata.
wait-standing = { $seat_is ->
    [you] Ammetti l’errore, o confermi.
   *[they] { $seat } ammette l’errore, o conferma.
 }
you-are-out = Sei fuori gioco, e guardi.
phase-over = La partita è finita.

## Mosse, ognuna per sé

do-draw = { $pile ->
    [1] Pesca dal primo mazzo
   *[2] Pesca dal secondo mazzo
 }
do-go = Va’ { $at_to }
do-ask = Chiedi { $seat_begins ->
        [vowel] ad { $seat }
       *[other] a { $seat }
    } { $kind_which } c’è { $at_there }
do-answer = { $number ->
    [none] Rispondi: nessuno
   *[other] Rispondi: { $number }
 }
do-accuse = Accusa { $seat }
do-charge = Di’ che questo messaggio è falso: { tile-there }
do-write = Scrivi: { tile }
do-end-search = Chiudi la perquisizione
do-code-at = Un codice { $at_there }
do-genuine = Il fascicolo autentico è: { file }
do-claim = Presenta la soluzione
do-no-claim = Nessuna soluzione
do-challenge = Contesta: { tile-there }
do-no-challenge = Lascia passare
do-admit = Ammetti l’errore
do-stand = Conferma

## Mosse in un menu: titoli, e sotto le etichette brevi

pile-choice = { $pile ->
    [1] Dal primo mazzo (ne restano { $left })
   *[2] Dal secondo mazzo (ne restano { $left })
 }
as-ordered = Come da ordine, { starred }{ seen-there }
elsewhere = Oppure altrove
ask-for = Chiedi { $seat_begins ->
        [vowel] ad { $seat }
       *[other] a { $seat }
    }: { $kind }
seen-there = { $seen ->
    [none] {""}
   *[other] {" "}{ $seen }
 }
told-item = { tile }
place-choice = { $at }{ seen-there }{ $told ->
    [none] {""}
   *[other] {" "}({ $told })
 }
answer-choice = { tile }{ $mark ->
    [none] {""}
   *[other] {" · "}{ $mark }
 }
true-mark = vero
message-choice = { $at }, { tile } (giro { $rounds }){ seen-there }
a-code-lies = Un codice si trova
drop-claim = Lascia perdere la soluzione

## Chiesto prima di una mossa che pesa

warn-accuse = Dovrai poi scrivere la risposta vera. Se sbagli, sei subito fuori. Accusi { $seat }?
warn-charge = Sai che lì c’è { the-tile }: il messaggio è vero, e saresti subito fuori. Dici che è falso?
warn-write = Sai che lì c’è { the-tile }: questo è sbagliato, e saresti subito fuori. Lo scrivi?
warn-claim = Se viene contestata ed è sbagliata, sei fuori. La presenti?
warn-false-claim = Lo sai: { tile-there }. La soluzione è sbagliata, e vince solo se nessuno la contesta. La presenti?
warn-pass = Manchi solo tu: { $claimant } vince se lasci passare. Lasci passare?
warn-pass-known = { $claimant } vince se lasci passare, e tu sai che è sbagliata: { tile-there }. Lasci passare?
warn-admit = Sarai fuori gioco. Ammetti l’errore?
warn-stand = Sai che lì c’è { the-tile }: contraddice la tua soluzione, e sarai fuori. Confermi?

## Persone al tavolo: che cosa fa ognuna, in una parola, e che cosa ne sanno tutti

now-drawing = pesca
now-choosing = sceglie
now-searching = perquisisce
now-answering = scrive
now-accusing = accusa
now-claiming = decide
now-challenging = decide
now-standing = decide
fact-seen = buste { $count }
fact-out = fuori
fact-unmasked = bugia provata
fact-silenced = non può chiedere

## Il taccuino

paper-known = Lo sai
known-tile = { $at }: { tile }.
paper-genuine = Fascicolo autentico
may-be-genuine = { $numbers_is ->
    [1] È il fascicolo { $numbers }.
   *[other] Può essere il fascicolo { $numbers }.
 }
paper-received = Messaggi ricevuti
note-received = { $round } · { $from }: { tile-there }.
paper-sent = Messaggi che hai scritto
note-sent = { $round } · { to-name }: { tile-there }.
was-true = Vero.
was-false = Una bugia.
paper-verdicts = Accuse di cui sai
note-verdict = { $seat_is ->
    [you] Tu
   *[they] { $seat }
 } contro { accused-name }: “{ $message_number ->
    [none] { $message_kind_none }
   *[other] { $message_kind } { $message_number }
 } { $message_at_there }”; scritto: { written-answer }.
proved = Provata.
not-proved = Non provata.
paper-places = Chi è stato dove
note-places = { $round } · { $places }
places-item = { $seat_is ->
    [you] tu
   *[they] { $seat }
 } { $at_there }
paper-questions = Domande che hai sentito
note-question = { $round } · { $seat } { to-name }: { $kind_which } { $at_there }?
note-order = { $places }
paper-orders = Ordini ancora nei mazzi: { $count }

## La fine

wins = { $seat_is ->
    [you] Vinci tu.
   *[they] Vince { $seat }.
 }
share = La vittoria è condivisa: { $seats }.
drawn-between = Patta tra { $seats }.
result-solved = La soluzione è stata verificata, ed era giusta.
result-unchallenged = Nessuno ha contestato la soluzione.
result-last-one-left = Tutti gli altri erano fuori.
result-rounds-are-up = I giri sono finiti.
genuine-was = Quello autentico: { file-there }.
end-secrets = Quello che ognuno nascondeva
end-secret = { $seat_is ->
    [you] Tu
   *[they] { $seat }
 }: messaggi { $count }, bugie { $lies }, edifici visti { $seen }
end-envelopes = Tutte le buste
end-envelope = { $at }: { tile }
end-genuine = { $at }: { tile }, autentico
end-messages = Tutti i messaggi
note-message = { $round } · { $from_is ->
    [you] Tu
   *[they] { $from }
 } { to-name }: { tile-there }.
no-message = Nessuno ha scritto messaggi.
lies-told = Bugie: { $counts }.
counts-item = { $seat } { $lies } su { $count }
end-claims = Tutte le soluzioni
note-claim = { $round } · { $seat_is ->
    [you] Tu
   *[they] { $seat }
 }: { claimed }.
note-dropped = { $round } · { $seat_is ->
    [you] Tu
   *[they] { $seat }
 }: codici: { $codes }. Lasciata perdere.
was-right = Giusta.
was-wrong = Sbagliata.
end-challenges = Tutte le contestazioni
end-verdicts = Tutte le accuse

## Sul tabellone

town = La città: { $count } edifici intorno a una piazza
front = { starred }, { $tile }{ $slip ->
    [none] {""}
   *[other] , { $slip }
 }{ $here_is ->
    [0] {""}
   *[other] , qui { $here }
 }, { $been_is ->
    [0] nessuno c’è stato
   *[other] già vista da { $been }
 }
front-deed = { $front }. { $deed }
closed = busta chiusa
slip-code = codice?
slip-tile = { tile }?
claimed-code = nella soluzione: { kind-code }
claimed-tile = nella soluzione: { tile }
genuine = Autentico
deed-go = Va’ { $at_to }
deed-ask = Chiedi di questo edificio
deed-charge = Di’ che un messaggio su questo edificio è falso
deed-code-at = Di’ che qui c’è un codice
deed-genuine = Di’ quale fascicolo c’è qui
deed-challenge = Contesta: di’ che cosa c’è qui
agent-ask = { $seat }. Scegli a chi chiedere: { $seat }
agent-accuse = { $seat }. Accusa { $seat }
board-orders = Ordini del giro { $round }
orders-label = Ordini del giro { $round }: { $orders }
board-no-order = non ancora pescato
piles = Ordini rimasti
board-piles = Ordini rimasti: { $left }

## Moduli

whom = A chi
what-kind = Che cosa
where = Dove
what-lies-there = Che cosa c’è
ask-it = Chiedi
challenge-it = Contesta
there-seen = { $at_there } ({ tile })
place-with-tile = { $at } ({ tile })

## La pagina del taccuino

column-building = Edificio
column-been = Chi c’è stato
column-saw = Hai visto
column-says = { $seat } dice
says = dice
column-mark = Nota
column-round = Giro
told-in-round = giro { $round }: { tile }
your-mark = La tua nota: che cosa c’è { $at_there }
ruled-out = Il fascicolo { $number } non è autentico: sai dov’è il codice { $number }
strike-out = Cancella il fascicolo { $number }

## Uno sguardo indietro: la questione, e i momenti in cui la partita è girata

question-genuine-file = quale fascicolo era autentico
question-genuine-place = dov’era il fascicolo autentico
answer-genuine-file = { file }
answer-genuine-place = { $at }
turn-lied = { $seat_is ->
    [you] Hai mentito { to-name }
   *[they] { $to_is ->
        [you] { $seat } ti ha mentito
       *[they] { $seat } ha mentito { to-name }
    }
 }: “{ tile }” { $at_there }. Era { $really_kind_the } { $really_number }.
turn-unmasked = { $seat_is ->
    [you] Hai accusato { $accused }
   *[they] { $accused_is ->
        [you] { $seat } ti ha accusato
       *[they] { $seat } ha accusato { $accused }
    }
 }, con la prova: { $really_kind } { $really_number } { $at_there }. { $accused_is ->
    [you] Da allora non hai più potuto fare domande.
   *[they] Da allora { $accused } non ha più potuto fare domande.
 }
turn-accused-in-vain = { $seat_is ->
    [you] Hai accusato { $accused } invano.
   *[they] { $accused_is ->
        [you] { $seat } ti ha accusato invano.
       *[they] { $seat } ha accusato { $accused } invano.
    }
 } { $lie ->
    [yes] Il messaggio era falso, ma lo era anche la smentita, “{ written-answer }”: { $at_there } c’era { $really_kind_the } { $really_number }.
   *[no] Il messaggio era vero: { $really_kind } { $really_number } { $at_there }.
 } { $seat_is ->
    [you] Per te è finita lì.
   *[they] Per { $seat } è finita lì.
 }
turn-claimed = { $seat_is ->
    [you] Hai presentato una soluzione
   *[they] { $seat } ha presentato una soluzione
 }: { file-there }. { it-was-right }
it-was-right = { $right ->
    [yes] Era giusta.
   *[no] Era sbagliata.
 }
turn-challenged = { $seat_is ->
    [you] Hai contestato la soluzione di { $claimant }
   *[they] { $claimant_is ->
        [you] { $seat } ha contestato la tua soluzione
       *[they] { $seat } ha contestato la soluzione di { $claimant }
    }
 }: { tile-there }. Ed era così.
turn-bluffed = { $seat_is ->
    [you] Hai contestato la soluzione di { $claimant }
   *[they] { $claimant_is ->
        [you] { $seat } ha contestato la tua soluzione
       *[they] { $seat } ha contestato la soluzione di { $claimant }
    }
 }: { tile-there }. Era un bluff.
turn-withstood = { $seat_is ->
    [you] Hai confermato la soluzione contro { $by }
   *[they] { $seat } ha confermato la soluzione contro { by-name }
 }, e la tessera { $at_there } concordava.
turn-caught = { $seat_is ->
    [you] Hai confermato la soluzione contro { $by }
   *[they] { $seat } ha confermato la soluzione contro { by-name }
 }, ma la tessera { $at_there } la contraddiceva.
turn-admitted = Dopo { $by_is ->
    [you] la tua contestazione
   *[they] la contestazione di { $by }
 }, { $seat_is ->
    [you] hai ammesso l’errore: eri fuori.
   *[they] { $seat } ha ammesso l’errore: era fuori.
 }
turn-admitted-though-right = Dopo { $by_is ->
    [you] la tua contestazione
   *[they] la contestazione di { $by }
 }, { $seat_is ->
    [you] hai ammesso un errore. Ma la tua soluzione era giusta.
   *[they] { $seat } ha ammesso un errore. Ma la soluzione era giusta.
 }
turn-claim-wrong = { $seat_is ->
    [you] Eri fuori: la soluzione, verificata, era sbagliata.
   *[they] { $seat } era fuori: la soluzione, verificata, era sbagliata.
 }
turn-claim-right = { $seat_is ->
    [you] Hai vinto: la soluzione, contestata e verificata, era giusta.
   *[they] { $seat } ha vinto: la soluzione, contestata e verificata, era giusta.
 }
turn-claim-unchallenged = { $seat_is ->
    [you] Hai vinto: nessuno ha contestato la soluzione.
   *[they] { $seat } ha vinto: nessuno ha contestato la soluzione.
 } { it-was-right }
turn-last-one-left = { $seat_is ->
    [you] Hai vinto: tutti gli altri erano fuori.
   *[they] { $seat } ha vinto: tutti gli altri erano fuori.
 }

## La prima partita

learnt-code-casablanca-1 = Ogni codice che trovi esclude il fascicolo con lo stesso numero: quello autentico ha il numero del codice mancante. Presenta la soluzione quando ci sei sopra.
learnt-code-casablanca-2 = Una risposta scritta può essere una bugia. Le tue rallentano gli altri; le loro si possono provare, accusando chi le ha scritte.
learnt-code-casablanca-3 = Una soluzione che nessuno contesta vince, anche se è sbagliata. Quindi nel dubbio contesta, e presenta la tua in tempo.
lesson-code-casablanca-01 = Negli edifici di Casablanca ci sono buste segrete. Qui sono cinque, per imparare; nel gioco intero sono undici. Tre contengono fascicoli, numerati da 1 a 3, e uno solo è autentico. Due contengono codici. I codici erano tre, ma uno è stato tolto: il fascicolo autentico ha il numero del codice mancante.
lesson-code-casablanca-02 =
    Vince chi per primo dice in quali edifici sono i codici e quale fascicolo è autentico, trovandosi proprio lì. Il tuo agente è rosso. A ogni giro un ordine manda fuori tutti gli agenti insieme. Stavolta lo peschi tu.
    Pesca un ordine dal mazzo 1.
lesson-code-casablanca-03 =
    Tu e Brice siete al Mick’s Café, Chiara è alla Moschea. Chi è in un edificio guarda nella sua busta, in segreto: qui c’è il codice 2. Dunque il fascicolo 2 è un falso. Il taccuino lo annota da sé. Potresti interrogare Brice, ma finora ha visto solo quello che hai visto tu.
    Chiudi la perquisizione.
lesson-code-casablanca-04 =
    Alla fine di ogni giro si chiede a tutti, in segreto e nello stesso momento, se hanno risolto il caso. Chi sbaglia e viene scoperto è fuori. Tu sai ancora troppo poco.
    Scegli: nessuna soluzione.
lesson-code-casablanca-05 = Ha pescato Brice: tutti e tre al Porto. Ci trovi il fascicolo 1. Ora c’è qualcuno da interrogare: chi è nello stesso edificio può fare a un altro una domanda, su un edificio qualsiasi che quello ha visto.
lesson-code-casablanca-06 = Brice ha chiesto a Chiara quale codice ha trovato alla Moschea. La domanda la sentono tutti. La risposta è scritta, e l’ha letta solo Brice.
lesson-code-casablanca-07 =
    Ora Chiara ti chiede quale codice hai trovato al Mick’s Café. Era il codice 2. Ma non sei tenuto a dire il vero. Se scrivi che non c’è nessun codice, penserà a un fascicolo. Solo lei potrebbe smentirti, se scopre la verità e ti incontra di nuovo.
    Menti: rispondi che non c’è nessun codice.
lesson-code-casablanca-08 =
    Ripiega il tuo messaggio. È stato un bluff, per iscritto. Ora tocca a te perquisire: che cosa ha visto Chiara alla Moschea?
    Chiedi a Chiara quale codice ha trovato alla Moschea.
lesson-code-casablanca-09 =
    Codice 1, scrive, solo per i tuoi occhi. Vero o falso? Se un giorno sapessi che è falso, potresti accusarla e smascherarla. Ma chi accusa e sbaglia è fuori. Per ora credile.
    Chiudi la perquisizione.
lesson-code-casablanca-10 =
    Codice 2 al Mick’s Café, codice 1 alla Moschea: allora manca il codice 3, e il fascicolo 3 è quello autentico. Ma dov’è? Alla Stazione o al Consolato, e per presentare la soluzione devi essere lì.
    Per ora nessuna soluzione.
lesson-code-casablanca-11 =
    Una stella! L’ordine manda te e Chiara alla Stazione, e chi è mandato a una stella può andare dove vuole. Chiara resta alla Stazione. Il fascicolo 3 è lì o al Consolato.
    Va’ al Consolato.
lesson-code-casablanca-12 =
    Fascicolo 3: ci sei sopra. Tutto torna, se Chiara ha detto la verità. Gli altri sanno quasi quanto te, quindi non aspettare. La soluzione si compone di nascosto, edificio per edificio.
    Comincia la tua soluzione: un codice al Mick’s Café.
lesson-code-casablanca-13 =
    Quale codice sia in quale edificio, non si chiede.
    L’altro codice: alla Moschea.
lesson-code-casablanca-14 =
    E il fascicolo autentico?
    Fascicolo 3.
lesson-code-casablanca-15 =
    Fin qui potevi ancora lasciar perdere.
    Presenta la soluzione.
lesson-code-casablanca-16 =
    Brice lascia passare. Chiara contesta, con un biglietto che leggi solo tu: al Mick’s Café c’è il fascicolo 3. È la tua bugia che l’ha portata lì! Puoi ammettere un errore, ed essere fuori; o confermare, e la tessera viene girata. Tu sai che cosa c’è.
    Conferma.
lesson-code-casablanca-17 = Codice 2, come sapevi. La soluzione è stata contestata e ha retto, quindi si verifica tutta: è giusta, e hai vinto. Se nessuno l’avesse contestata, avrebbe vinto anche sbagliata. Ora prova il gioco intero, con undici edifici.

## Who claims nothing in advance may make an exception, and is offered to

exception-new = una tessera nuova per me
offer-new = Nessuna soluzione finché non vedo una tessera nuova
