### Code Casablanca auf Deutsch
###
### Gebäude: `.the` im Akkusativ („du durchsuchst den Hafen“), `.there` wo, `.to` wohin, `.short` für enge Spalten.
### Plättchen: `.which` im Nominativ, `.acc` im Akkusativ gefragt, `.dat` mit Artikel im Dativ.

## Das Spiel und seine Varianten

summary-code-casablanca = Sechs Akten, nur eine ist echt. Schau nach, frag, lüg schriftlich, und leg deine Lösung vor, ehe es ein anderer wagt.
option-round_cap = Runden bis zum Unentschieden; 0: ohne Grenze
option-evidence_only = Widerspruch nur mit einem Plättchen, das man gesehen hat oder das einem genannt wurde

## Gebäude

building-micks-cafe = Mick’s Café
    .the = Mick’s Café
    .there = in Mick’s Café
    .to = in Mick’s Café
    .short = Mick’s
building-station = Bahnhof
    .the = den Bahnhof
    .there = im Bahnhof
    .to = zum Bahnhof
    .short = Bahnhof
building-mosque = Moschee
    .the = die Moschee
    .there = in der Moschee
    .to = zur Moschee
    .short = Moschee
building-harbour = Hafen
    .the = den Hafen
    .there = im Hafen
    .to = zum Hafen
    .short = Hafen
building-market-hall = Markthalle
    .the = die Markthalle
    .there = in der Markthalle
    .to = zur Markthalle
    .short = Markthalle
building-turkish-bath = Türkisches Bad
    .the = das Türkische Bad
    .there = im Türkischen Bad
    .to = ins Türkische Bad
    .short = Türk. Bad
building-casino = Kasino
    .the = das Kasino
    .there = im Kasino
    .to = ins Kasino
    .short = Kasino
building-hotel = Hotel
    .the = das Hotel
    .there = im Hotel
    .to = ins Hotel
    .short = Hotel
building-post-office = Postamt
    .the = das Postamt
    .there = im Postamt
    .to = ins Postamt
    .short = Postamt
building-police-station = Polizeiwache
    .the = die Polizeiwache
    .there = auf der Polizeiwache
    .to = zur Polizeiwache
    .short = Polizei
building-consulate = Konsulat
    .the = das Konsulat
    .there = im Konsulat
    .to = ins Konsulat
    .short = Konsulat
starred = { $at_is ->
    [casino] { $at } ★
    [hotel] { $at } ★
    [station] { $at } ★
   *[other] { $at }
 }

## Plättchen

kind-code = Code
    .which = welcher Code
    .acc = welchen Code
    .dat = dem Code
    .none = kein Code
    .tight = Code
    .letter = C
kind-file = Akte
    .which = welche Akte
    .acc = welche Akte
    .dat = der Akte
    .none = keine Akte
    .tight = Akte
    .letter = A
# Vor der Zahl steht ein Leerzeichen, an dem keine Zeile umbricht.
tile = { $number ->
    [none] { $kind_none }
   *[other] { $kind } { $number }
 }
board-tile = { $number ->
    [none] { $kind_none }
   *[other] { $kind_tight } { $number }
 }
tile-letter = { $number ->
    [none] kein { $kind_letter }
   *[other] { $kind_letter }{ $number }
 }
tile-there = { tile } { $at_there }
the-tile = { tile }

## Personen im Satz

# Der Leser in einer Liste, immer im Nominativ: „du und Brice“.
you = du
to-name = { $to_is ->
    [you] dich
   *[they] { $to }
 }
accused-name = { $accused_is ->
    [you] dich
   *[they] { $accused }
 }
# Im Dativ: wem widersprochen wird.
claimant-name = { $claimant_is ->
    [you] dir
   *[they] { $claimant }
 }
by-name = { $by_is ->
    [you] dich
   *[they] { $by }
 }

## Der Verlauf: was geschehen ist

log-drew = { $seat_is ->
    [you] Du ziehst einen Befehl: { $orders }.
   *[they] { $seat } zieht einen Befehl: { $orders }.
 }
# „Hotel ★ (du und Brice)“
orders-item = { starred } ({ $seats })
log-went = { $seat_is ->
    [you] { $ordered ->
        [yes] Du gehst wie befohlen { $at_to }.
       *[no] Du gehst stattdessen { $at_to }.
    }
   *[they] { $ordered ->
        [yes] { $seat } geht wie befohlen { $at_to }.
       *[no] { $seat } geht stattdessen { $at_to }.
    }
 }
log-saw = { $seat_is ->
    [you] Du siehst { the-tile } { $at_there }.
   *[they] { $seat } sieht { the-tile } { $at_there }.
 }
log-question = { $seat_is ->
    [you] Du fragst { $to }, { $kind_which } { $at_there } liegt.
   *[they] { $seat } fragt { to-name }, { $kind_which } { $at_there } liegt.
 }
log-answered = { $seat_is ->
    [you] {""}
   *[they] { $to_is ->
        [you] {""}
       *[they] { $seat } antwortet schriftlich.
    }
 }
log-message = { $from_is ->
    [you] Du schreibst: { tile }.
   *[they] { $from } schreibt: { tile }.
 }
log-ended-search = { $quiet ->
   *[no] {""}
    [yes] { $seat_is ->
        [you] Du fragst nichts.
       *[they] { $seat } fragt nichts.
    }
 }
log-accuses = { $seat_is ->
    [you] Du beschuldigst { $accused } einer falschen Nachricht.
   *[they] { $seat } beschuldigt { accused-name } einer falschen Nachricht.
 }
log-charged = { $seat_is ->
    [you] Diese Nachricht nennst du falsch: { tile-there }.
   *[they] Diese Nachricht nennt { $seat } falsch: { tile-there }.
 }
written-answer = { $wrote_number ->
    [none] { $wrote_kind_none }
   *[other] { $wrote_kind } { $wrote_number }
 }
log-verdict = { $accused_is ->
    [you] Deine Nachricht war: { $message_number ->
        [none] { $message_kind_none }
       *[other] { $message_kind } { $message_number }
    } { $message_at_there }. Dagegen geschrieben: { written-answer }.
   *[they] { $seat_is ->
        [you] Du schreibst
       *[they] { $seat } schreibt
    } dagegen: { written-answer }.
 }
log-unmasked = { $accused_is ->
    [you] Du bist enttarnt und darfst nie wieder fragen.
   *[they] { $accused } ist enttarnt und darf nie wieder fragen.
 }
log-accused-in-vain = Es ist nicht bewiesen.
log-out = { $seat_is ->
    [you] Du bist ausgeschieden.
   *[they] { $seat } ist ausgeschieden.
 }
log-sealed = { $claim ->
   *[no] {""}
    [yes] { $seat_is ->
        [you] Du legst eine Lösung vor.
       *[they] { $seat } legt eine Lösung vor.
    }
 }
log-claims = { $claims_is ->
    [0] Niemand legt eine Lösung vor.
    [1] {""}
   *[other] Den Fall gelöst haben wollen: { $seats }.
 }
log-heard = { $seat_is ->
    [you] Deine Lösung: { claimed }.
   *[they] Die Lösung von { $seat }: { claimed }.
 }
claimed = { file-there }; Codes: { $codes }
file-there = { file } { $at_there }
file = Akte { $number }
log-no-challenge = { $seat_is ->
    [you] Du lässt es durchgehen.
   *[they] { $seat } lässt es durchgehen.
 }
log-challenges = { $seat_is ->
    [you] {""}
   *[they] { $claimant_is ->
        [you] {""}
       *[they] { $seat } widerspricht der Lösung schriftlich.
    }
 }
log-named = { log-challenged }
log-opened = { $seat_is ->
    [you] {""}
   *[they] { $claimant_is ->
        [you] {""}
       *[they] { $seat } hatte geschrieben: { tile-there }.
    }
 }
log-challenged = { $seat_is ->
    [you] Du widersprichst: { tile-there }.
   *[they] { $seat } widerspricht: { tile-there }.
 }
log-admitted = { $seat_is ->
    [you] Du gibst den Irrtum zu.
   *[they] { $seat } gibt den Irrtum zu.
 }
log-stood = { $seat_is ->
    [you] Du bleibst dabei.
   *[they] { $seat } bleibt dabei.
 }
log-turned = { $challenged ->
   *[no] { $at }: { tile }.
    [yes] Ein Plättchen wird umgedreht: { tile-there }. { $agrees ->
        [yes] Es passt zur Lösung.
       *[no] Es widerlegt die Lösung.
    }
 }
log-silenced = { $seat_is ->
    [you] In der nächsten Runde darfst du nicht fragen.
   *[they] { $seat } darf in der nächsten Runde nicht fragen.
 }
log-claim-right = Die Lösung wird geprüft und stimmt.
log-claim-unchallenged = Niemand hat der Lösung widersprochen: Sie gilt.
log-claim-wrong = Die Lösung wird geprüft und ist falsch.
log-orders-shuffled = Alle Befehle werden neu gemischt.

## Augenblicke: ein Wort oder zwei, aufs Brett gestempelt

stamp-unmasked = Enttarnt
stamp-accused-in-vain = Vergebens
stamp-claim = Eine Lösung
stamp-challenge = Widerspruch
stamp-agrees = Es passt
stamp-contradicts = Widerlegt
stamp-admitted = Ein Irrtum
stamp-claim-right = Richtig
stamp-claim-unchallenged = Sie gilt
stamp-claim-wrong = Falsch
stamp-out = Ausgeschieden

## Was gerade geschieht, und was man vom Leser erwartet

phase-drawing = { $seat_is ->
    [you] Du ziehst den Befehl dieser Runde.
   *[they] { $seat } zieht den Befehl dieser Runde.
 }
owed-drawing = Von welchem Stapel? Niemand weiß, was wo liegt.
notice-few-orders = Noch { $left }; dann werden alle neu gemischt.
phase-choosing = { $seat_is ->
    [you] Der Befehl schickt dich { $at_to } ★.
   *[they] Der Befehl schickt { $seat } { $at_to } ★, aber auch ein anderes Ziel ist erlaubt.
 }
owed-choosing = Geh dorthin, oder in irgendein anderes Gebäude.
phase-searching = { $seat_is ->
    [you] Du durchsuchst { $at_the }.
   *[they] { $seat } durchsucht { $at_the }.
 }
owed-ask = Eine Frage an { $seats }; die Antwort kann gelogen sein.
owed-accuse = Du darfst { $seats } beschuldigen.
notice-found = Du siehst { the-tile }.
phase-answering = { $to_is ->
    [you] { $seat } fragt, { $kind_acc } du { $at_there } gefunden hast.
   *[they] { $seat_is ->
        [you] { $to } schreibt dir eine Antwort.
       *[they] { $to } schreibt eine Antwort an { $seat }.
    }
 }
owed-answering = Antworte schriftlich, nur für { $seat }, wahr oder falsch.
notice-it-is = Es ist { the-tile }.
phase-accusing = { $seat_is ->
    [you] Du beschuldigst { $accused } einer falschen Nachricht.
   *[they] { $seat } beschuldigt { accused-name } einer falschen Nachricht.
 }
owed-accusing = Welche Nachricht ist falsch?
phase-charging = Diese Nachricht nennst du falsch: { tile-there }.
owed-charging = Wie lautet die wahre Antwort?
phase-claiming = Alles ist durchsucht.
owed-claiming = Hast du den Fall gelöst? Alle Antworten sind versiegelt.
wait-claiming = Wer hat den Fall gelöst? Alle Antworten sind versiegelt.
notice-stand = Du stehst { $at_there }: { tile }.
owed-more-codes = Codes: { $codes }; noch { $left }.
owed-file = Codes: { $codes }. Welche Akte liegt { $at_there }?
owed-hand-in = Deine Lösung: { claimed }.
owed-challenge-wins = Widersprichst du? Ohne Widerspruch gewinnt sie.
owed-challenge-checked = Widersprichst du? Ohne Widerspruch wird sie geprüft.
owed-challenge = Widersprichst du?
notice-wrong = Sie ist falsch: { tile-there }.
notice-nothing-against = Du weißt nichts, was dagegen spricht.
wait-challenging = { $seat_is ->
    [you] Du wirst gefragt, ob du widersprichst.
   *[they] { $seat } kann jetzt widersprechen.
 }
owed-standing = Gib den Irrtum zu und scheide aus, oder bleib dabei: Dann wird das Plättchen umgedreht.
wait-standing = { $seat_is ->
    [you] Du gibst den Irrtum zu oder bleibst dabei.
   *[they] { $seat } gibt den Irrtum zu oder bleibt dabei.
 }
you-are-out = Du bist ausgeschieden und schaust zu.
phase-over = Die Partie ist zu Ende.

## Züge, jeder für sich

do-draw = { $pile ->
    [1] Vom ersten Stapel ziehen
   *[2] Vom zweiten Stapel ziehen
 }
do-go = { $at_to } gehen
do-ask = { $seat } fragen, { $kind_which } { $at_there } liegt
do-answer = { $number ->
    [none] Antworten: nichts davon
   *[other] Antworten: { $number }
 }
do-accuse = { $seat } beschuldigen
do-charge = Diese Nachricht falsch nennen: { tile-there }
do-write = Schreiben: { tile }
do-end-search = Suche beenden
do-code-at = Ein Code { $at_there }
do-genuine = Echt ist { file }
do-claim = Lösung vorlegen
do-no-claim = Keine Lösung vorlegen
do-challenge = Widersprechen: { tile-there }
do-no-challenge = Durchgehen lassen
do-admit = Irrtum zugeben
do-stand = Dabei bleiben

## Züge in einem Menü: Titel, und darunter kurze Beschriftungen

pile-choice = { $pile ->
    [1] Vom ersten Stapel (noch { $left })
   *[2] Vom zweiten Stapel (noch { $left })
 }
as-ordered = Wie befohlen, { starred }{ seen-there }
elsewhere = Oder woandershin
ask-for = { $seat } nach { $kind_dat } fragen
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
   *[other] {" "}{ $mark }
 }
true-mark = wahr
message-choice = { $at }, { tile } (Runde { $rounds }){ seen-there }
a-code-lies = Ein Code liegt hier:
drop-claim = Lösung fallen lassen

## Gefragt vor einem Zug, der zählt

warn-accuse = Du musst dann die wahre Antwort schreiben. Stimmt sie nicht, scheidest du sofort aus. { $seat } beschuldigen?
warn-charge = Du weißt, dass dort { the-tile } liegt: Die Nachricht ist wahr, und du würdest sofort ausscheiden. Trotzdem falsch nennen?
warn-write = Du weißt, dass dort { the-tile } liegt: Das hier ist falsch, und du würdest sofort ausscheiden. Trotzdem schreiben?
warn-claim = Wird ihr widersprochen und sie ist falsch, scheidest du aus. Lösung vorlegen?
warn-false-claim = Du weißt: { tile-there }. Die Lösung ist falsch und gewinnt nur, wenn niemand widerspricht. Trotzdem vorlegen?
warn-pass = Du wirst als Letzter gefragt: { $claimant } gewinnt, wenn du es durchgehen lässt. Durchgehen lassen?
warn-pass-known = { $claimant } gewinnt, wenn du es durchgehen lässt, und du weißt, dass die Lösung falsch ist: { tile-there }. Durchgehen lassen?
warn-admit = Du scheidest dann aus. Den Irrtum zugeben?
warn-stand = Du weißt, dass dort { the-tile } liegt: Das widerlegt deine Lösung, und du scheidest aus. Trotzdem dabei bleiben?

## Personen am Tisch: was jeder tut, in einem Wort, und was alle von ihm wissen

now-drawing = zieht
now-choosing = geht
now-searching = sucht
now-answering = schreibt
now-accusing = beschuldigt
now-claiming = gefragt
now-challenging = gefragt
now-standing = gefragt
fact-seen = { $count } gesehen
fact-out = ausgeschieden
fact-unmasked = enttarnt
fact-silenced = darf nicht fragen

## Das Notizbuch

paper-known = Du weißt
known-tile = { $at }: { tile }.
paper-genuine = Echte Akte
may-be-genuine = { $numbers_is ->
    [1] Es ist Akte { $numbers }.
   *[other] Es könnte Akte { $numbers } sein.
 }
paper-received = Nachrichten an dich
note-received = { $round } · { $from }: { tile-there }.
paper-sent = Nachrichten von dir
note-sent = { $round } · An { $to }: { tile-there }.
was-true = Wahr.
was-false = Gelogen.
paper-verdicts = Beschuldigungen, von denen du weißt
note-verdict = { $seat_is ->
    [you] Du
   *[they] { $seat }
 } gegen { accused-name }: „{ $message_number ->
    [none] { $message_kind_none }
   *[other] { $message_kind } { $message_number }
 } { $message_at_there }“; geschrieben: { written-answer }.
proved = Bewiesen.
not-proved = Nicht bewiesen.
paper-places = Wer wo war
note-places = { $round } · { $places }
places-item = { $seat_is ->
    [you] du
   *[they] { $seat }
 } { $at_there }
paper-questions = Fragen, die du gehört hast
note-question = { $round } · { $seat } an { $to }: { $kind_which } { $at_there }?
note-order = { $places }
paper-orders = Befehle, die noch in den Stapeln sind: { $count }

## Das Ende

wins = { $seat_is ->
    [you] Du gewinnst.
   *[they] { $seat } gewinnt.
 }
share = Den Sieg teilen sich: { $seats }.
drawn-between = Unentschieden: { $seats }.
result-solved = Die Lösung wurde geprüft und stimmte.
result-unchallenged = Niemand hat der Lösung widersprochen.
result-last-one-left = Alle anderen waren ausgeschieden.
result-rounds-are-up = Die Runden sind um.
genuine-was = Echt war { file-there }.
end-secrets = Was alle verbargen
end-secret = { $seat_is ->
    [you] Du
   *[they] { $seat }
 }: Nachrichten { $count }, Lügen { $lies }, Gebäude gesehen { $seen }
end-envelopes = Alle Umschläge
end-envelope = { $at }: { tile }
end-genuine = { $at }: { tile }, echt
end-messages = Alle Nachrichten
note-message = { $round } · { $from_is ->
    [you] Du
   *[they] { $from }
 } an { to-name }: { tile-there }.
no-message = Niemand hat eine Nachricht geschrieben.
lies-told = Lügen: { $counts }.
counts-item = { $seat } { $lies } von { $count }
end-claims = Alle Lösungen
note-claim = { $round } · { $seat_is ->
    [you] Du
   *[they] { $seat }
 }: { claimed }.
note-dropped = { $round } · { $seat_is ->
    [you] Du
   *[they] { $seat }
 }: Codes: { $codes }. Fallen gelassen.
was-right = Richtig.
was-wrong = Falsch.
end-challenges = Alle Widersprüche
end-verdicts = Alle Beschuldigungen

## Auf dem Spielplan

town = Die Stadt: { $count } Gebäude um einen Platz
front = { starred }, { $tile }{ $slip ->
    [none] {""}
   *[other] , { $slip }
 }{ $here_is ->
    [0] {""}
   *[other] , hier: { $here }
 }, { $been_is ->
    [0] noch war niemand dort
   *[other] dort waren: { $been }
 }
front-deed = { $front }. { $deed }
closed = geschlossener Umschlag
slip-code = Code?
slip-tile = { tile }?
claimed-code = behauptet: { kind-code }
claimed-tile = behauptet: { tile }
genuine = Echt
deed-go = { $at_to } gehen
deed-ask = Nach diesem Gebäude fragen
deed-charge = Eine Nachricht darüber falsch nennen
deed-code-at = Nennen: Hier liegt ein Code
deed-genuine = Sagen, welche Akte hier liegt
deed-challenge = Widersprechen: sagen, was hier liegt
agent-ask = { $seat }. Wen fragen: { $seat }
agent-accuse = { $seat }. { $seat } beschuldigen
board-orders = Befehle der Runde { $round }
orders-label = Befehle der Runde { $round }: { $orders }
board-no-order = noch nicht gezogen
piles = Übrige Befehle
board-piles = Übrige Befehle: { $left }

## Formulare

whom = Wen
what-kind = Was
where = Wo
what-lies-there = Was dort liegt
ask-it = Fragen
challenge-it = Widersprechen
there-seen = { $at_there } ({ tile })
place-with-tile = { $at } ({ tile })

## Die Seite des Notizbuchs

column-building = Gebäude
column-been = Dort waren
column-saw = Du sahst
column-says = { $seat } sagt
says = sagt
column-mark = Notiz
column-round = Runde
told-in-round = Runde { $round }: { tile }
your-mark = Deine Notiz: was { $at_there } liegt
ruled-out = Akte { $number } ist nicht echt: Du weißt, wo Code { $number } liegt
strike-out = Akte { $number } ausstreichen

## Rückblick: worum es ging, und die Augenblicke, in denen sich das Spiel wendete

question-genuine-file = welche Akte echt war
question-genuine-place = wo die echte Akte lag
answer-genuine-file = { file }
answer-genuine-place = { $at }
turn-lied = { $seat_is ->
    [you] Du hast { $to } angelogen
   *[they] { $seat } hat { to-name } angelogen
 }: „{ tile }“ { $at_there }. Dort lag { $really_kind } { $really_number }.
turn-unmasked = { $seat_is ->
    [you] Du hast { $accused } beschuldigt
   *[they] { $seat } hat { accused-name } beschuldigt
 } und es bewiesen: { $really_kind } { $really_number } { $at_there }. { $accused_is ->
    [you] Von da an durftest du nicht mehr fragen.
   *[they] Von da an durfte { $accused } nicht mehr fragen.
 }
turn-accused-in-vain = { $seat_is ->
    [you] Du hast { $accused } vergeblich beschuldigt.
   *[they] { $seat } hat { accused-name } vergeblich beschuldigt.
 } { $lie ->
    [yes] Die Nachricht war falsch, aber ebenso, was dagegen geschrieben wurde („{ written-answer }“), denn { $at_there } lag { $really_kind } { $really_number }.
   *[no] Die Nachricht war wahr: { $really_kind } { $really_number } { $at_there }.
 } { $seat_is ->
    [you] Du bist sofort ausgeschieden.
   *[they] { $seat } ist sofort ausgeschieden.
 }
turn-claimed = { $seat_is ->
    [you] Du wolltest den Fall gelöst haben
   *[they] { $seat } wollte den Fall gelöst haben
 }: { file-there }. { it-was-right }
it-was-right = { $right ->
    [yes] Es stimmte.
   *[no] Es war falsch.
 }
turn-challenged = { $seat_is ->
    [you] Du hast { $claimant } widersprochen
   *[they] { $seat } hat { claimant-name } widersprochen
 }: { tile-there }. So war es.
turn-bluffed = { $seat_is ->
    [you] Du hast { $claimant } widersprochen
   *[they] { $seat } hat { claimant-name } widersprochen
 }: { tile-there }. Es war ein Bluff.
turn-withstood = { $seat_is ->
    [you] Du bist gegen { $by } bei deiner Lösung geblieben
   *[they] { $seat } ist gegen { by-name } bei der Lösung geblieben
 }, und das Plättchen { $at_there } passte dazu.
turn-caught = { $seat_is ->
    [you] Du bist gegen { $by } bei deiner Lösung geblieben
   *[they] { $seat } ist gegen { by-name } bei der Lösung geblieben
 }, aber das Plättchen { $at_there } hat sie widerlegt.
turn-admitted = { $by_is ->
    [you] Als du widersprachst
   *[they] Als { $by } widersprach
 }, { $seat_is ->
    [you] hast du den Irrtum zugegeben und bist ausgeschieden.
   *[they] hat { $seat } den Irrtum zugegeben und ist ausgeschieden.
 }
turn-admitted-though-right = { $by_is ->
    [you] Als du widersprachst
   *[they] Als { $by } widersprach
 }, { $seat_is ->
    [you] hast du einen Irrtum zugegeben. Deine Lösung stimmte.
   *[they] hat { $seat } einen Irrtum zugegeben. Die Lösung stimmte.
 }
turn-claim-wrong = { $seat_is ->
    [you] Du bist ausgeschieden: Die Lösung wurde geprüft und war falsch.
   *[they] { $seat } ist ausgeschieden: Die Lösung wurde geprüft und war falsch.
 }
turn-claim-right = { $seat_is ->
    [you] Du hast gewonnen: Trotz Widerspruch wurde die Lösung geprüft und stimmte.
   *[they] { $seat } hat gewonnen: Trotz Widerspruch wurde die Lösung geprüft und stimmte.
 }
turn-claim-unchallenged = { $seat_is ->
    [you] Du hast gewonnen: Niemand hat der Lösung widersprochen.
   *[they] { $seat } hat gewonnen: Niemand hat der Lösung widersprochen.
 } { it-was-right }
turn-last-one-left = { $seat_is ->
    [you] Du hast gewonnen: Alle anderen waren ausgeschieden.
   *[they] { $seat } hat gewonnen: Alle anderen waren ausgeschieden.
 }

## Die erste Partie

learnt-code-casablanca-1 = Jeder Code, den du findest, schließt die Akte mit seiner Nummer aus: Die echte Akte trägt die Nummer des fehlenden Codes. Leg deine Lösung vor, wenn du bei ihr stehst.
learnt-code-casablanca-2 = Eine schriftliche Antwort kann gelogen sein. Deine Lügen halten die anderen auf; ihre lassen sich beweisen, wenn du beschuldigst, wer sie geschrieben hat.
learnt-code-casablanca-3 = Eine Lösung, der niemand widerspricht, gewinnt, sogar eine falsche. Widersprich also im Zweifel, und leg deine rechtzeitig vor.
lesson-code-casablanca-01 = In den Gebäuden von Casablanca liegen geheime Umschläge. Hier sind es fünf, zum Lernen; im ganzen Spiel sind es elf. In dreien stecken Akten mit den Nummern 1 bis 3, und nur eine Akte ist echt. In zweien stecken Codes. Es gab drei Codes, aber einer wurde entfernt: Die echte Akte trägt die Nummer des fehlenden Codes.
lesson-code-casablanca-02 =
    Sag als Erster, in welchen Gebäuden die Codes liegen und welche Akte echt ist, während du bei ihr stehst, und du gewinnst. Dein Agent ist rot. In jeder Runde schickt ein Befehl alle Agenten zugleich los. Diesmal ziehst du ihn.
    Zieh einen Befehl von Stapel 1.
lesson-code-casablanca-03 =
    Du und Brice seid in Mick’s Café, Chiara ist in der Moschee. Wer in einem Gebäude steht, schaut heimlich in den Umschlag: Hier liegt Code 2. Also ist Akte 2 gefälscht. Das kommt von selbst in dein Notizbuch. Du könntest Brice befragen, aber bisher hat er nur dasselbe gesehen wie du.
    Beende deine Suche.
lesson-code-casablanca-04 =
    Am Ende jeder Runde werden alle gefragt, geheim und gleichzeitig, ob sie den Fall gelöst haben. Wem ein Fehler nachgewiesen wird, der scheidet aus. Du weißt noch viel zu wenig.
    Leg keine Lösung vor.
lesson-code-casablanca-05 = Brice hat gezogen: Alle drei gehen zum Hafen. Du findest dort Akte 1. Jetzt gibt es jemanden zu befragen: Wer mit anderen in einem Gebäude steht, darf einem von ihnen eine Frage stellen, über irgendein Gebäude, das dieser gesehen hat.
lesson-code-casablanca-06 = Brice hat Chiara gefragt, welchen Code sie in der Moschee gefunden hat. Die Frage hören alle. Die Antwort ist schriftlich, und nur Brice hat sie gelesen.
lesson-code-casablanca-07 =
    Nun fragt Chiara dich, welchen Code du in Mick’s Café gefunden hast. Es war Code 2. Aber du musst nicht die Wahrheit sagen. Wenn du schreibst, dass dort keiner liegt, hält sie es für eine Akte. Beweisen könnte es nur sie, wenn sie es besser weiß und dich wieder trifft.
    Lüg: Antworte, dass dort kein Code liegt.
lesson-code-casablanca-08 =
    Sie faltet deine Nachricht zusammen. Das war ein Bluff, schriftlich. Jetzt suchst du: Was hat Chiara in der Moschee gesehen?
    Frag Chiara, welchen Code sie in der Moschee gefunden hat.
lesson-code-casablanca-09 =
    Code 1, schreibt sie, nur für deine Augen. Wahr oder nicht? Wüsstest du je, dass es falsch ist, könntest du sie beschuldigen und enttarnen. Aber wer sich beim Beschuldigen irrt, scheidet aus. Glaub ihr fürs Erste.
    Beende deine Suche.
lesson-code-casablanca-10 =
    Code 2 in Mick’s Café, Code 1 in der Moschee: Dann fehlt Code 3, und Akte 3 ist echt. Aber wo ist sie? Im Bahnhof oder im Konsulat, und für die Lösung musst du dort stehen.
    Leg noch keine Lösung vor.
lesson-code-casablanca-11 =
    Ein Stern! Der Befehl schickt dich und Chiara zum Bahnhof, und wer zu einem Stern geschickt wird, darf stattdessen überallhin gehen. Chiara bleibt am Bahnhof. Akte 3 liegt dort oder im Konsulat.
    Geh ins Konsulat.
lesson-code-casablanca-12 =
    Akte 3: Du stehst davor. Alles passt, wenn Chiara die Wahrheit gesagt hat. Die anderen wissen fast so viel wie du, also warte nicht. Eine Lösung setzt man ungesehen zusammen, Gebäude für Gebäude.
    Fang deine Lösung an: ein Code in Mick’s Café.
lesson-code-casablanca-13 =
    Welcher Code wo liegt, wird nicht gefragt.
    Der andere Code: in der Moschee.
lesson-code-casablanca-14 =
    Und die echte Akte?
    Akte 3.
lesson-code-casablanca-15 =
    Bis jetzt könntest du sie noch fallen lassen.
    Leg die Lösung vor.
lesson-code-casablanca-16 =
    Brice lässt es durchgehen. Chiara widerspricht, mit einem Zettel, den nur du liest: Akte 3 liegt in Mick’s Café. Deine Lüge hat sie dorthin geführt! Du kannst einen Irrtum zugeben und ausscheiden, oder du bleibst dabei, und das Plättchen wird umgedreht. Du weißt, was dort liegt.
    Bleib dabei.
lesson-code-casablanca-17 = Code 2, wie du wusstest. Der Widerspruch ist gescheitert, also wird die ganze Lösung geprüft: Sie stimmt, und du hast gewonnen. Hätte niemand widersprochen, hätte sie sogar gewonnen, wenn sie falsch gewesen wäre. Jetzt versuch das ganze Spiel, mit elf Gebäuden.

## Who claims nothing in advance may make an exception, and is offered to

exception-new = ein Plättchen, das mir neu ist
offer-new = Keine Lösung vorlegen, bis ich ein neues Plättchen sehe
