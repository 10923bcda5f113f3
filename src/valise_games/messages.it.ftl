### Ciò che non è di nessun gioco: i personaggi dei bot, gli avvisi e la posta della casa

## Personaggi: come sono, in una frase

character-colette = Dice quel che le fa comodo, e arrossisce solo dopo.
character-anselm = Non crede a nessuno, e lo dice.
character-tilda = Preferisce lasciar passare che litigare.
character-rosa = Le spara grosse e litiga con tutti.
character-emil = Cede appena qualcuno alza la voce.
character-basil = Mente senza battere ciglio, e spesso.
character-odile = Non lascia passare niente senza una domanda.
character-lorenz = Aspetta, osserva e tace.
character-ines = Bluffa e dubita di tutti, con la stessa calma.
character-magnus = Non molla quello che ha cominciato.
character-zelie = Bluffa quando meno te lo aspetti.
character-viktor = Paga per vedere ogni volta che può permetterselo.
character-mireille = Non lascia trapelare nulla, nemmeno una protesta.
character-amalia = Bluffa, e prende tutti gli altri per bugiardi.
character-cornelius = Porta ogni lite fino in fondo.

## Qualcuno è assente, e tocca a lui decidere

notice-subject = Tocca a te decidere: { $game_name }
notice-text =
    La tua partita da Valise continua: { $link }

    Hai chiesto tu questi avvisi.

## Il codice che conferma un indirizzo

code-subject = Il tuo codice per Valise: { $code }
code-text =
    Inserisci questo codice in Valise: { $code }

    Non l’hai chiesto? Dimenticalo.

## Names for guests who give none: one of these, and a number

guest-cities =
    Algeri, Ankara, Atene, Beirut, Berlino, Berna, Bucarest, Budapest, Casablanca, Dakar, Fez, Ginevra, Il
    Cairo, Istanbul, Lione, Lisbona, Madrid, Malta, Marrakech, Marsiglia, Napoli, Odessa, Orano, Palermo,
    Parigi, Porto, Praga, Rabat, Sofia, Stoccolma, Tangeri, Trieste, Tunisi, Varsavia, Venezia, Vienna, Zurigo

## Parole e faccine: con un clic

quick-hello = Ciao!
quick-luck = Buona fortuna!
quick-thinking = Ci penso.
quick-doubt = Non ci credo.
quick-bluff = Bel bluff!
quick-oops = Ops.
quick-played = Ben giocato!
quick-thanks = Grazie!
quick-smile = :-)
quick-wink = ;-)
quick-straight = :-|
quick-gasp = :-o
quick-frown = :-(
quick-mask = B-)

## Che cosa mostra un link dove lo si pubblica

preview-house = Giochi da tavolo fuori commercio, di bluff e deduzione, da giocare in rete con gli amici o contro i bot.
preview-rules = Le regole di { $game_name }
preview-first = Prima partita: { $game_name }
preview-table = { $host } ti invita a giocare: { $game_name }
preview-open = Un tavolo aspetta giocatori: { $game_name }
preview-playing = Una partita in corso: { $game_name }
preview-free = { $free ->
    [0] Tutti i { $count } posti sono occupati.
    [1] Un posto libero su { $count }.
   *[other] { $free } posti liberi su { $count }.
}
preview-private = Un tavolo privato.
preview-won = { $who_is ->
    [1] Ha vinto { $who }: { $game_name }
   *[other] Hanno vinto { $who }: { $game_name }
}
preview-over = Una partita finita: { $game_name }
preview-review = A posteriori: chi sapeva che cosa, chi ha mentito, e dove tutto è cambiato.

## La porta dei testi: ciò che si dice a chi gioca con le parole

text-you = Tu
text-who = Giochi a { $game_name } a un tavolo da { $seats }. Gli altri sono { $others }. Ecco le regole.
text-how =
    Ti si chiede una decisione alla volta. Ricevi ciò che sai, e le scelte con i loro numeri. Rispondi con il numero di una sola scelta, nell’ultima riga. Vanno bene anche il suo nome o la sua azione in JSON, con o senza parole intorno.
text-story = Che cosa è successo di recente:
text-round = Giro { $round }
text-board = Sul tavolo:
text-seats = I giocatori:
text-papers = Solo tu sai:
text-options = Le tue scelte:
text-answer = Rispondi con un solo numero da 1 a { $last }.
text-nothing-owed = Ora non hai niente da decidere.
text-empty = La tua risposta è vuota. Rispondi con un solo numero da 1 a { $last }.
text-none = La tua risposta non nomina nessuna delle scelte. Rispondi con un solo numero da 1 a { $last }.
text-several = La tua risposta può indicare più scelte: { $numbers }. Rispondi con un solo numero.
# Le parole dopo le quali, con i due punti, è scritta la risposta stessa.
text-marks = risposta azione scelta opzione answer action
# I discorsi, dove il tavolo li ammette. `text-say` e `text-tell` sono le parole con cui comincia una riga.
text-talk = Che cosa si è detto al tavolo:
text-say = dico say
text-tell = sussurro tell
text-talk-how = Prima di rispondere puoi parlare: una riga «dico: …» la sentono tutti, una riga «sussurro NOME: …» uno solo. Nessuno è legato a quel che dice.
# What an agent of a ladder is asked beside its decision. The word “belief” and the letters stay as they are.
text-belief = Per il confronto con la verità, di’ anche che cosa credi. { $question }? { $answers }. Prima della risposta scrivi una riga con la probabilità di ciascuna, in per cento: «belief: a=60, b=40». Nessun altro lo saprà.
