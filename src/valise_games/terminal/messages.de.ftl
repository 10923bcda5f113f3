### Was das Terminal selbst sagt. Was ein Spiel sagt, steht im Ordner des Spiels.

you = Du
round = Runde { $round }{ $cap ->
    [none] {""}
   *[other] {" von "}{ $cap }
}
eyes-only = Nur für deine Augen
seat-number = Platz { $number }

## Auswählen

keys = ? Hilfe · / mehr · Strg-Q gehen
keys-list = ↑ ↓ Eingabe oder ein Klick · tippen zum Suchen · Esc zurück
keys-page = ↑ ↓ weiterlesen · Esc zurück
filter = Nur die mit „{ $typed }“; Esc zeigt alle
nothing-matches = Hier heißt nichts „{ $typed }“.
no-such-number = Eine Nummer { $typed } gibt es nicht: Sie gehen von 1 bis { $last }.
several-match = „{ $typed }“ kann jedes von diesen sein.
which-one = Tipp eine Nummer oder ein, zwei Wörter von dem, was du willst; ? für Hilfe.
not-your-turn = Jetzt entscheiden andere; du kannst reden, lesen oder warten.
more = Was du sonst noch tun kannst
back = Zurück
yes = Ja
    .words = j ja
no = Nein
    .words = n nein

## Befehle: ihr Name in der Liste, die Wörter, die man tippen kann, und was sie tun

command-help = Hilfe
    .words = ? hilfe help
    .does = diese Seite
command-rules = Regeln des Spiels
    .words = regeln rules
    .does = die Regeln des Spiels
command-log = Der ganze Verlauf
    .words = verlauf log
    .does = alles, was bisher geschah
command-papers = Deine Papiere
    .words = papiere notizen papers
    .does = was nur du weißt
command-board = Der Spielplan
    .words = plan spielplan tisch board
    .does = noch einmal der Spielplan und die Papiere
command-words = Der Spielplan in Worten
    .words = worte words
    .does = wer und was wo ist, in Worten
command-hint = Ein Tipp
    .words = tipp hint
    .does = was ein guter Bot hier erwägen würde; nur du siehst es
command-save = Partie in einer Datei behalten
    .words = speichern save
    .does = die Partie in einer Datei behalten und weiterspielen; speichern DATEI benennt sie
command-quit = Gehen
    .words = ende quit exit q
    .does = gehen; die Partie bleibt erhalten, und du kannst sie später fortsetzen
command-quick = Ein kurzes Wort
    .words = wort kurz quick
    .does = ein Wort oder eine Miene; jeder liest es in seiner Sprache
command-say = Etwas sagen
    .words = sag sagen say
    .does = mit dem Tisch reden: sag hallo
command-who = Wer wo sitzt
    .words = wer who
    .does = wer wo sitzt, und wie viel Zeit alle haben
command-pass = Durchgehen lassen
    .words = durchgehen lassen pass
    .does = durchgehen lassen, ohne gefragt zu werden
command-ask = Mich alles fragen
    .words = fragen ask
    .does = auch gefragt werden, wenn es nur eine Antwort gibt, oder nicht mehr
command-limit = Bis zu einer Grenze weitermachen
    .words = grenze limit
    .does = im Duell das Haus bis zu einer Summe für dich weitermachen lassen: grenze 500; niemand sonst erfährt davon
command-skip = Vor bis zu meinem Zug
    .words = vor skip
    .does = Bots nehmen sich keine Zeit, bis du gefragt wirst
command-leave = Eine Vertretung spielen lassen
    .words = weg leave
    .does = eine Vertretung spielen lassen, bis du zurück bist
command-back = Wieder selbst spielen
    .words = zurück back
    .does = wieder selbst spielen
command-pause = Eine Pause anbieten
    .words = pause
    .does = eine Pause anbieten oder annehmen
command-resume = Weiterspielen anbieten
    .words = weiter resume
    .does = anbieten, nach einer Pause weiterzuspielen, oder es annehmen
command-abort = Ende ohne Ergebnis anbieten
    .words = abbrechen abort
    .does = anbieten, die Partie ohne Ergebnis zu beenden, oder es annehmen
command-take-back = Angebot zurückziehen
    .words = zurückziehen off
    .does = dein Angebot zurückziehen
command-resign = Aufgeben
    .words = aufgeben resign
    .does = die Partie aufgeben
help-choosing = Wähle mit den Pfeiltasten und der Eingabetaste, mit der Maus oder mit der Nummer; ein, zwei Wörter finden einen Zug, wenn nur einer passt. Mit Bild auf und Bild ab liest du den Verlauf. Im einfachen Textmodus tippst du eine Nummer, ein paar Wörter oder einen dieser Befehle:

## Tipps

hint-of = Was ein { $level } hier täte:
hint-hopes = Gewinnchance { $share }
hint-alike = einer von { $count } gleichen
level-random = Zufallsbot
    .many = Zufallsbots
level-novice = Neuling
    .many = Neulinge
level-regular = Stammgast
    .many = Stammgäste
level-master = Meister
    .many = Meister

## Eine Partie behalten

sealed = Verteilung versiegelt: { $commitment }
resumed = Fortgesetzt aus { $file }
saved = Gespeichert in { $file }
not-saved = Die Partie konnte nicht in { $file } gespeichert werden: { $why }
left-table = Du verlässt den Tisch. Die Partie bleibt erhalten.
go-on-with = Weiter geht es mit:

## Das Ende

the-end = Ende der Partie
early-aborted = Die Partie wurde ohne Ergebnis beendet; alle waren einverstanden.
early-abandoned = Alle sind gegangen; die Partie bleibt ohne Ergebnis.
has-resigned = { $seat_is ->
    [you] Du hast aufgegeben.
   *[they] { $seat } hat aufgegeben.
}
wins = { $seat_is ->
    [you] Du gewinnst.
   *[they] { $seat } gewinnt.
}
win-together = Den Sieg teilen sich: { $winners }.
decisive-lie = Die entscheidende Lüge:
decisive-turn = Der Wendepunkt:
seed = Startwert  { $seed }
seal = Siegel  { $commitment }
offer-record = Protokoll dieser Partie behalten? Ein Dateiname, oder nur Eingabe für nein
record-saved = Protokoll gespeichert in { $file }
check-it = Prüfen mit:
keep-record = Protokoll dieser Partie behalten
done = Fertig

## Seiten

seats-range = { $low } bis { $high } Plätze
on = an
off = aus
play-it = Spielen mit: valise play SPIEL. Regeln lesen mit: valise rules SPIEL
record-is-good = Dieses Protokoll stimmt: { $game_name }, { $seats } Plätze, { $entries } Einträge, alle so, wie sie gespielt wurden.
deal-is-fair = Der Startwert passt zum Siegel { $commitment }, und jeder Hash stimmt.
closed-early = Der Tisch wurde beendet, bevor die Partie aus war. Dass es so war, und warum, sagt allein das Haus: Hier beweist es nichts.
signed-by = Dieses Protokoll hat das Haus { $house } unterschrieben.
parts-in-the-clear = Es ist ein Protokoll eines älteren Valise: Wer das Haus führte, konnte die Verteilung wählen.
deal-by-the-house = Niemand hat einen eigenen Anteil beigetragen: Wer den Tisch führte, hat allein verteilt.
kept-fits = Es ist die Verteilung, die vor der Partie versiegelt wurde, mit deinem Anteil: Was hier aufgehoben wurde, passt dazu.
kept-in = Was hier von der Verteilung aufgehoben wurde: { $file }
record-bad = Das Haus gibt von dieser Partie kein Protokoll, das sich prüfen lässt: Trau dieser Partie nicht.
awaiting = Vor dem Verteilen gibt jeder ein eigenes Geheimnis dazu. Es fehlt noch: { $names }.
dealt-without = Verteilt ohne den Anteil von { $seat }: Er kam nicht rechtzeitig. Je weniger Anteile, desto mehr bestimmt das Haus.
doubt-other-seal = Das ist nicht die Verteilung, die das Haus vor der Partie versiegelt hat. Es wurde neu verteilt: Trau dieser Partie nicht.
doubt-other-parts = Was für die Verteilung versprochen war, wurde nachträglich geändert: Trau dieser Partie nicht.
doubt-part-changed = Dein eigener Anteil an der Verteilung wurde durch einen anderen ersetzt: Trau dieser Partie nicht.
doubt-part-lost = Dein eigener Anteil an der Verteilung hat nicht gezählt. Er kam zu spät, oder das Haus hat ihn weggelassen.
doubt-cut-off = Es wurde mehr gespielt, als das Haus sagt: Der Schluss wurde abgeschnitten.
doubt-other-house = Das Haus, in dem du dich gesetzt hast, hat dieses Protokoll nicht unterschrieben: Jeder kann es geschrieben haben.
doubt-not-here = Dein Anteil an der Verteilung liegt auf dem Gerät, mit dem du dich gesetzt hast. Öffne den Tisch dort, sonst wird ohne ihn verteilt.

## In einem Haus: die Tür und die Halle

your-name = Dein Name, wie ihn die anderen sehen; nur Eingabe, um Gast zu sein
guest = Gast
welcome = Du bist { $name }, bei { $url }
lobby = Die Halle
your-tables = Deine Tische
open-tables = Offene Tische
running-tables = Im Gang
new-table = Ein neuer Tisch
join-by-code = Mit Code dazukommen
which-code = Der Code des Tisches
no-code = „{ $typed }“ ist kein Code eines Tisches: Ein Code hat acht Buchstaben und Ziffern.
nobody = noch niemand
free-seats = { $number ->
    [one] ein freier Platz
   *[other] { $number } freie Plätze
}
state-open = noch nicht begonnen
state-playing = im Gang
state-over = zu Ende

## Ein neuer Tisch

plan-seats = Plätze: { $value }
plan-bots = Die anderen Plätze: { $value }
plan-clock = Uhr: { $value }
plan-public = Für alle in der Liste: { $value }
plan-spectators = Andere dürfen zuschauen: { $value }
plan-option = { $name }: { $value }
people = Menschen
clock-0 = je 15 Minuten, und 15 Sekunden mehr pro Entscheidung
clock-1 = je 5 Minuten, und 5 Sekunden mehr pro Entscheidung
clock-2 = ein Tag für jede Entscheidung
clock-3 = keine
open-it = Tisch eröffnen
how-many = { $name }: eine Zahl von { $low } bis { $high }
bad-number = Es ist eine Zahl von { $low } bis { $high }.

## Ein Tisch, bevor es losgeht

waiting = { $game_name }, Tisch { $code }
join-with = Andere kommen dazu mit: { $command }
host = Gastgeber
away = nicht da
sit-here = Auf Platz { $number } sitzen
stand-up = Aufstehen
start = Anfangen
fill = Freie Plätze besetzen: { $bots }
send-away = { $name } wegschicken
remove = { $name } entfernen
removed = Du hast hier keinen Platz mehr.
host-starts = Der Gastgeber fängt an.

## An einem Tisch in einem Haus

said = { $name }: { $text }
minded-left = { $seat_is ->
    [you] Eine Vertretung spielt für dich, bis du zurück bist.
   *[they] { $seat } ist gegangen; eine Vertretung spielt.
}
minded-time = { $seat_is ->
    [you] Deine Zeit ist um; eine Vertretung spielt für dich.
   *[they] Die Zeit von { $seat } ist um; eine Vertretung spielt.
}
minded-resigned = { $seat_is ->
    [you] Du hast aufgegeben.
   *[they] { $seat } hat aufgegeben; eine Vertretung spielt weiter.
}
minded-resigned-last = { $seat_is ->
    [you] Du hast aufgegeben.
   *[they] { $seat } hat aufgegeben.
}
minded-nobody = { $seat_is ->
    [you] Du spielst wieder selbst.
   *[they] { $seat } ist zurück.
}
offers-abort = { $seat_is ->
    [you] Du bietest an, die Partie ohne Ergebnis zu beenden.
   *[they] { $seat } bietet an, die Partie ohne Ergebnis zu beenden. Einverstanden? (/ abbrechen)
}
offers-pause = { $seat_is ->
    [you] Du bietest eine Pause an.
   *[they] { $seat } bietet eine Pause an. Einverstanden? (/ pause)
}
offers-resume = { $seat_is ->
    [you] Du würdest weiterspielen.
   *[they] { $seat } würde weiterspielen. Einverstanden? (/ weiter)
}
no-longer = { $seat_is ->
    [you] Du ziehst dein Angebot zurück.
   *[they] { $seat } zieht das Angebot zurück.
}
came = { $seat } ist da.
went = { $seat } ist nicht da.
paused = Die Partie ist unterbrochen.
goes-on = Die Partie geht weiter.
your-time = deine Zeit { $time }
to-answer = { $seconds } s zum Antworten
hurry = Noch { $seconds } Sekunden.
broken = keine Verbindung; neuer Versuch
lost = Die Verbindung ist weg; wir versuchen es wieder.
found = Die Verbindung ist wieder da.
stand-in-plays = eine Vertretung spielt für dich
resigned-now = Du hast aufgegeben; die anderen spielen weiter.
you-watch = Du schaust dieser Partie zu.
passing = du lässt alles durchgehen
called = du bist gerufen: in wenigen Sekunden geht es durch
pass-how = Was lässt du durchgehen, ohne gefragt zu werden?
pass-until-turn = { $value ->
    [yes] Nur bis ich dran bin
   *[no] Bis ich etwas anderes sage
}
pass-unless = { $value ->
    [yes] Wenn es um { $what } geht, werde ich für ein paar Sekunden gerufen
   *[no] Auch wenn es um { $what } geht
}
pass-keep = So durchgehen lassen
pass-off = Nichts durchgehen lassen: Frag mich
pass-on-now = Gut: Du lässt es durchgehen.
pass-off-now = Von jetzt an wirst du gefragt.
asked-all-now = Von jetzt an wirst du auch gefragt, wenn es nur eine Antwort gibt.
asked-some-now = Gibt es nur eine Antwort, wird sie für dich gegeben.
limit-which = Bis zu welcher Summe, von { $low } bis { $high }?
limit-on-now = Das Haus macht für dich weiter, bis { $sum }.
limit-none = Es gibt gerade kein Duell, für das du eine Grenze nennen könntest.
say-what = Was sagst du?
say-gallery = Wer mitspielt, hört es, wenn die Partie zu Ende ist.
sure-to-resign = Endgültig aufgeben?
offered = Angeboten; es gilt, wenn alle einverstanden sind.
no-answer = Das Haus antwortet nicht; versuch es gleich noch einmal.
left-with-stand-in = Du verlässt den Tisch. Eine Vertretung spielt, bis du zurück bist.
left-room = Du verlässt den Raum. Dein Platz wartet auf dich; seine Uhr läuft.
left-watching = Du verlässt den Raum.
left-resigned = Du verlässt den Raum. Die anderen spielen ohne dich weiter.
come-back-with = Zurück geht es mit:
rematch = Noch eine Partie mit denselben Leuten?
join-rematch = Die anderen spielen noch einmal. Spielst du mit?

## Warum das Haus etwas ablehnt

refused-stale = Zu spät: Das wurde inzwischen entschieden.
refused-not-yours = Zu spät: Das wurde inzwischen entschieden.
refused-paused = Die Partie ist unterbrochen.
refused-over = Die Partie ist zu Ende.
refused-not-paused = Die Partie ist nicht unterbrochen.
refused-not-over = Die Partie ist noch nicht zu Ende.
refused-started = Die Partie hat schon begonnen.
refused-empty = Da steht nichts.
refused-resigned = Du hast aufgegeben.
refused-rated = In gewerteten Partien gibt es keine Tipps.
refused-no-hint = Gerade hat niemand einen Tipp. Versuch es gleich noch einmal.
refused-taken = Dieser Platz ist besetzt.
refused-full = An diesem Tisch ist kein Platz frei.
refused-kept = Das ist eine Revanche: Zwei Minuten lang sind die Plätze für die Spieler von vorhin reserviert.
refused-not-full = Es sind noch Plätze frei: Warte auf jemanden, oder gib sie Bots.
refused-not-alone = Hier spielen andere mit: Sie wollen sehen, was geschieht.
refused-not-host = Das kann nur, wer den Tisch eröffnet hat.
refused-no-seat = Du hast keinen Platz an diesem Tisch.
refused-no-table = Einen Tisch mit diesem Code gibt es nicht.
refused-no-spectators = An diesem Tisch darf niemand zuschauen.
refused-unavailable = Das Haus kann das gerade nicht aufschreiben; versuch es noch einmal.
refused-too-fast = Nicht so schnell; versuch es gleich noch einmal.
refused-no-account = Dieser Tisch ist gewertet: Man braucht ein Konto.
refused-blocked = An diesem Tisch kannst du nicht sitzen.
