### Che cosa dice il terminale stesso. Che cosa dice un gioco sta nella cartella del gioco.

you = Tu
round = { $cap ->
    [none] giro { $round }
   *[other] giro { $round } di { $cap }
}
eyes-only = Solo per i tuoi occhi
seat-number = Posto { $number }

## Scegliere

keys = ? aiuto · / altro · Ctrl-Q esci
keys-list = ↑ ↓ Invio o un clic · scrivi per cercare · Esc indietro
keys-page = ↑ ↓ per leggere oltre · Esc indietro
filter = Solo quelle con “{ $typed }”; Esc le mostra tutte
nothing-matches = Qui niente si chiama “{ $typed }”.
no-such-number = Il numero { $typed } non c’è: vanno da 1 a { $last }.
several-match = “{ $typed }” può essere una qualsiasi di queste.
which-one = Scrivi un numero, o una o due parole di quello che vuoi; ? per l’aiuto.
not-your-turn = Ora decidono altri; puoi parlare, leggere o aspettare.
more = Che altro puoi fare
back = Indietro
yes = Sì
    .words = s sì si
no = No
    .words = n no

## Comandi: il nome nell’elenco, le parole che si possono scrivere, e che cosa fanno

command-help = Aiuto
    .words = ? aiuto help
    .does = questa pagina
command-rules = Regole del gioco
    .words = regole rules
    .does = le regole del gioco
command-log = Tutta la cronaca
    .words = cronaca log
    .does = tutta la storia fin qui
command-papers = Le tue carte
    .words = carte dossier taccuino papers
    .does = che cosa sai solo tu
command-board = Il tabellone
    .words = tabellone tavolo board
    .does = di nuovo il tabellone, e le carte
command-words = Il tabellone a parole
    .words = parole words
    .does = chi e che cosa è dove, a parole
command-hint = Un suggerimento
    .words = suggerimento hint
    .does = che cosa valuterebbe qui un buon bot; lo vedi solo tu
command-save = Conserva la partita in un file
    .words = salva conserva save
    .does = conserva la partita in un file e continua; salva FILE gli dà un nome
command-quit = Esci
    .words = esci fine quit exit q
    .does = esci; la partita si conserva, e puoi riprenderla più tardi
command-quick = Una parola veloce
    .words = parola quick
    .does = una parola o una faccina, che ognuno legge nella sua lingua
command-say = Di’ qualcosa
    .words = di di' di’ dì say
    .does = parla al tavolo: di ciao
command-who = Chi siede dove
    .words = chi who
    .does = chi siede dove, e quanto tempo ha ognuno
command-pass = Lascia passare
    .words = passa pass
    .does = lascia passare senza che ti si chieda
command-ask = Chiedimi tutto
    .words = chiedi ask
    .does = ti si chiede anche se c’è una sola risposta, o non più
command-limit = Continua fino a un limite
    .words = limite limit
    .does = in un duello la casa continua per te fino a una somma: limite 500; nessun altro lo viene a sapere
command-skip = Vai al mio turno
    .words = avanti skip
    .does = i bot non si prendono tempo finché non tocca a te
command-leave = Lascia giocare un sostituto
    .words = via leave
    .does = lascia giocare un sostituto finché torni
command-back = Torna a giocare
    .words = torna back
    .does = torna a giocare in prima persona
command-pause = Proponi una pausa
    .words = pausa pause
    .does = proponi una pausa, o accettala
command-resume = Proponi di riprendere
    .words = riprendi resume
    .does = proponi di riprendere dopo una pausa, o accetta
command-abort = Proponi di finire senza risultato
    .words = annulla abort
    .does = proponi di finire la partita senza risultato, o accetta
command-take-back = Ritira la tua proposta
    .words = ritira off
    .does = ritira la tua proposta
command-resign = Ritirati
    .words = ritirati arrenditi resign
    .does = ti ritiri dalla partita, per sempre
help-choosing = Scegli con le frecce e Invio, con il mouse, o con il numero; bastano una o due parole di una scelta, purché ne indichino una sola. Pag↑ e Pag↓ scorrono la cronaca. A righe semplici, scrivi un numero, qualche parola, o uno di questi comandi:

## Suggerimenti

hint-of = Che cosa farebbe qui un { $level }:
hint-hopes = probabilità di vincere { $share }
hint-alike = una di { $count } uguali
level-random = bot a caso
    .many = bot a caso
level-novice = principiante
    .many = bot principianti
level-regular = habitué
    .many = bot habitué
level-master = maestro
    .many = bot maestri

## Conservare una partita

sealed = Distribuzione sigillata: { $commitment }
resumed = Ripresa da { $file }
saved = Salvata in { $file }
not-saved = Non è stato possibile salvare la partita in { $file }: { $why }
left-table = Lasci il tavolo. La partita si conserva.
go-on-with = Riprendi con:

## La fine

the-end = La fine
early-aborted = La partita è finita senza risultato, d’accordo tutti.
early-abandoned = La partita è stata abbandonata.
has-resigned = { $seat_is ->
    [you] Hai lasciato la partita.
   *[they] { $seat } ha lasciato la partita.
}
wins = { $seat_is ->
    [you] Vinci tu.
   *[they] Vince { $seat }.
}
win-together = Vincono { $winners }.
decisive-lie = La bugia decisiva:
decisive-turn = La svolta:
seed = Seme     { $seed }
seal = Sigillo  { $commitment }
offer-record = Conservare il verbale di questa partita? Il nome di un file, o Invio per no
record-saved = Verbale salvato in { $file }
check-it = Verificalo con:
keep-record = Conserva il verbale di questa partita
done = Fatto

## Pagine

seats-range = da { $low } a { $high } posti
on = sì
off = no
play-it = Gioca con: valise play GIOCO. Leggi le regole con: valise rules GIOCO
record-is-good = Questo verbale è in ordine: { $game_name }, { $seats } posti, { $entries } righe, tutte come furono giocate.
deal-is-fair = Il seme corrisponde al sigillo { $commitment }, e ogni hash è giusto.
closed-early = Il tavolo è finito prima della partita. Che sia finito, e perché, lo dice solo la casa: qui nulla lo prova.
signed-by = Questo verbale è firmato dalla casa { $house }.
parts-in-the-clear = È un verbale di un Valise più vecchio: chi teneva la casa poteva scegliere la distribuzione.
deal-by-the-house = Nessuno ha portato una propria parte: chi teneva il tavolo ha deciso da solo la distribuzione.
kept-fits = La distribuzione è quella sigillata prima della partita, con la tua parte: ciò che fu conservato qui corrisponde.
kept-in = Ciò che fu conservato qui della distribuzione: { $file }
record-bad = La casa non dà di questa partita un verbale che si possa verificare: non fidarti di questa partita.
awaiting = Prima della distribuzione ognuno aggiunge un proprio segreto. Si aspetta: { $names }.
dealt-without = Distribuito senza la parte di { $seat }: non è arrivata in tempo. Meno sono le parti, più la casa decide.
doubt-other-seal = Questa non è la distribuzione che la casa aveva sigillato prima della partita. È stata rifatta: non fidarti di questa partita.
doubt-other-parts = Ciò che era stato promesso per la distribuzione è stato cambiato dopo: non fidarti di questa partita.
doubt-part-changed = La tua parte della distribuzione è stata sostituita con un’altra: non fidarti di questa partita.
doubt-part-lost = La tua parte della distribuzione non ha contato. È arrivata tardi, oppure la casa l’ha lasciata fuori.
doubt-cut-off = Si è giocato più di quanto la casa dica: la fine è stata tagliata.
doubt-other-house = La casa dove hai preso posto non ha firmato questo verbale: può averlo scritto chiunque.
doubt-not-here = La tua parte della distribuzione si trova dove hai preso posto. Apri il tavolo lì, altrimenti si distribuisce senza.

## In una casa: la porta e la sala

your-name = Il tuo nome, come lo vedranno gli altri; Invio per entrare come ospite
guest = Ospite
welcome = Sei { $name }, a { $url }
lobby = La sala
your-tables = I tuoi tavoli
open-tables = Tavoli aperti
running-tables = In corso
new-table = Un nuovo tavolo
join-by-code = Entra a un tavolo con il codice
which-code = Il codice del tavolo
no-code = “{ $typed }” non è il codice di un tavolo: un codice ha otto lettere e cifre.
nobody = ancora nessuno
free-seats = { $number ->
    [one] un posto libero
   *[other] { $number } posti liberi
}
state-open = non cominciata
state-playing = in corso
state-over = finita

## Un nuovo tavolo

plan-seats = Posti: { $value }
plan-bots = Gli altri posti: { $value }
plan-clock = Orologio: { $value }
plan-public = Nella lista, per tutti: { $value }
plan-spectators = Altri possono guardare: { $value }
plan-option = { $name }: { $value }
people = persone
clock-0 = 15 minuti a testa, e altri 15 secondi per ogni decisione
clock-1 = 5 minuti a testa, e altri 5 secondi per ogni decisione
clock-2 = un giorno per ogni decisione
clock-3 = nessuno
open-it = Apri il tavolo
how-many = { $name }: un numero da { $low } a { $high }
bad-number = È un numero da { $low } a { $high }.

## Un tavolo prima che cominci

waiting = { $game_name }, tavolo { $code }
join-with = Gli altri entrano con: { $command }
host = padrone di casa
away = assente
sit-here = Siediti al posto { $number }
stand-up = Alzati
start = Comincia
fill = Riempi i posti liberi con { $bots }
send-away = Allontana { $name }
remove = Togli { $name }
removed = Qui non hai più un posto.
host-starts = Comincia chi ha aperto il tavolo.

## A un tavolo in una casa

said = { $name }: { $text }
minded-left = { $seat_is ->
    [you] Un sostituto gioca per te finché torni.
   *[they] { $seat } è via; gioca un sostituto.
}
minded-time = { $seat_is ->
    [you] Il tuo tempo è finito; un sostituto gioca per te.
   *[they] Il tempo di { $seat } è finito; gioca un sostituto.
}
minded-resigned = { $seat_is ->
    [you] Hai lasciato la partita.
   *[they] { $seat } ha lasciato la partita; continua un sostituto.
}
minded-resigned-last = { $seat_is ->
    [you] Hai lasciato la partita.
   *[they] { $seat } ha lasciato la partita.
}
minded-nobody = { $seat_is ->
    [you] Ora giochi di nuovo tu.
   *[they] { $seat } è di nuovo qui.
}
offers-abort = { $seat_is ->
    [you] Proponi di finire la partita senza risultato.
   *[they] { $seat } propone di finire la partita senza risultato: accetti? (/ annulla)
}
offers-pause = { $seat_is ->
    [you] Proponi una pausa.
   *[they] { $seat } propone una pausa: accetti? (/ pausa)
}
offers-resume = { $seat_is ->
    [you] Proponi di riprendere.
   *[they] { $seat } propone di riprendere: accetti? (/ riprendi)
}
no-longer = { $seat_is ->
    [you] Ritiri la tua proposta.
   *[they] { $seat } ritira la proposta.
}
came = { $seat } è qui.
went = { $seat } non c’è.
paused = La partita è in pausa.
goes-on = La partita continua.
your-time = il tuo tempo { $time }
to-answer = { $seconds } s per rispondere
hurry = Restano { $seconds } secondi.
broken = nessun collegamento; si riprova
lost = Il collegamento è caduto; si riprova.
found = Il collegamento è tornato.
stand-in-plays = un sostituto gioca per te
resigned-now = Hai lasciato la partita; gli altri continuano.
you-watch = Guardi questa partita.
passing = lasci passare tutto
called = ti si chiama: tra pochi secondi passa
pass-how = Che cosa lasci passare senza che ti si chieda?
pass-until-turn = { $value ->
    [yes] Solo fino al mio turno
   *[no] Finché non dico altro
}
pass-unless = { $value ->
    [yes] Se riguarda { $what } chiamami, per qualche secondo
   *[no] Anche se riguarda { $what }
}
pass-keep = Lascia passare così
pass-off = Non lasciar passare niente: chiedimelo
pass-on-now = D’accordo: lasci passare.
pass-off-now = D’ora in poi ti si chiede.
asked-all-now = D’ora in poi ti si chiede anche se c’è una sola risposta.
asked-some-now = Se c’è una sola risposta, viene data per te.
limit-which = Fino a quale somma, da { $low } a { $high }?
limit-on-now = La casa continua per te, fino a { $sum }.
limit-none = Ora non c’è un duello in cui fissare un limite.
say-what = Che cosa dici?
say-gallery = Chi gioca lo sente a partita finita.
sure-to-resign = Ti ritiri per sempre?
offered = Proposto; si fa quando tutti sono d’accordo.
no-answer = La casa non risponde; riprova tra un momento.
left-with-stand-in = Lasci il tavolo. Un sostituto gioca finché torni.
left-room = Esci dalla stanza. Il tuo posto ti aspetta; il suo orologio corre.
left-watching = Esci dalla stanza.
left-resigned = Esci dalla stanza. Gli altri continuano senza di te.
come-back-with = Torna con:
rematch = Un’altra partita con le stesse persone?
join-rematch = Gli altri giocano ancora. Ti unisci?

## Perché la casa rifiuta qualcosa

refused-stale = Troppo tardi: nel frattempo si è deciso.
refused-not-yours = Troppo tardi: nel frattempo si è deciso.
refused-paused = La partita è in pausa.
refused-over = La partita è finita.
refused-not-paused = La partita non è in pausa.
refused-not-over = La partita non è finita.
refused-started = La partita è cominciata.
refused-empty = Non c’è niente da dire.
refused-resigned = Hai lasciato la partita.
refused-rated = Nelle partite classificate non ci sono suggerimenti.
refused-no-hint = Per ora nessuno ha un suggerimento. Riprova tra poco.
refused-taken = Questo posto è occupato.
refused-full = A questo tavolo non ci sono posti liberi.
refused-kept = È una rivincita: per due minuti i posti sono riservati a chi giocava prima.
refused-not-full = Ci sono posti liberi: aspetta qualcuno, o dalli ai bot.
refused-not-alone = Qui giocano altri: vogliono vedere che cosa succede.
refused-not-host = Può farlo solo chi ha aperto il tavolo.
refused-no-seat = Non hai un posto a questo tavolo.
refused-no-table = Non c’è un tavolo con questo codice.
refused-no-spectators = Questa partita si gioca senza spettatori.
refused-unavailable = La casa ora non riesce a scriverlo; riprova.
refused-too-fast = Non così in fretta; riprova tra un momento.
refused-no-account = Questo tavolo è classificato: è per chi ha un account.
refused-blocked = Non puoi sederti a questo tavolo.
