### Casablanca von Alex Randolph, auf Deutsch. Das Format ist in games/messages.py erklärt.
### Ein Feld heißt überall gleich: „von Kamel 2“, „auf Kamel 2“. `.card` ist die Karte mit einem Symbol, immer weiblich:
### „eine Kamelkarte“, „deine zweite Kamelkarte“.

summary-randolph = Ein Ring aus Kuppeln, eine volle Bank und Zahlen, die nur du gesehen hast. Lüg – und vielleicht wettet jemand dagegen.
option-round_cap = Runden, bis der Reichste gewinnt; 0: ohne Grenze
option-reserve = Reserve der Bank
option-memory_aid = der Tisch zeigt dir die Chips, die du gesehen hast
option-leader = wer geben darf, als Bits der Plätze; 0: alle

## Namen

you = du
space-minaret = Minarett { $number }
space-camel = Kamel { $number }
space-lamp = Lampe { $number }
space-palm = Palme { $number }
space-dagger = Dolch { $number }
space-fez = Fez { $number }
space-carpet = Teppich { $number }
symbol-minaret = Minarett
    .card = Minarettkarte
    .short = Min
    .tight = Minar.
symbol-camel = Kamel
    .card = Kamelkarte
    .short = Kam
symbol-lamp = Lampe
    .card = Lampenkarte
    .short = Lam
symbol-palm = Palme
    .card = Palmenkarte
    .short = Pal
symbol-dagger = Dolch
    .card = Dolchkarte
    .short = Dol
symbol-fez = Fez
    .card = Fezkarte
    .short = Fez
symbol-carpet = Teppich
    .card = Teppichkarte
    .short = Tep
nth = { $alike ->
    [1] erste
    [2] zweite
    [3] dritte
   *[4] vierte
}
side-top = Oben
side-right = Rechts
side-bottom = Unten
side-left = Links
name-space = { $space }
name-sum = { $sum }
name-number = { $number }
card-count = { $card }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
amount = { $seat_is ->
    [you] du
   *[they] { $seat }
} { $sum }

## Der Verlauf

log-leads = { $seat_is ->
    [you] Du gibst. Wer links von dir sitzt, beginnt.
   *[they] { $seat } gibt. Der nächste Spieler beginnt.
}
log-placed = { $seat_is ->
    [you] Du startest auf { $space }.
   *[they] { $seat } startet auf { $space }.
}
log-aside = { $seat_is ->
    [you] Dein beiseitegelegter Chip ist eine { $number }.
   *[they] {""}
}
log-dealt = { $circles_is } Chips liegen auf dem Ring, und alle haben drei Karten.
log-top = Die oberste Karte ist eine { $card_card }.
log-shuffled = { $seat_is ->
    [you] Du lässt alle Chips mischen.
   *[they] { $seat } lässt alle Chips mischen.
}
log-sold = { $seat_is ->
    [you] Du verkaufst eine { $card_card } für { $sum }.
   *[they] { $seat } verkauft eine { $card_card } für { $sum }.
}
log-took = { $seat_is ->
    [you] Du nimmst den Chip von { $circle }.
   *[they] { $seat } nimmt den Chip von { $circle }.
}
log-read = { $seat_is ->
    [you] Es ist eine { $number }.
   *[they] {""}
}
log-laid = Er kommt auf { $circle }.
log-announced = { $number ->
    [0] { $seat_is ->
        [you] Du sagst { $number } und bleibst auf { $start }.
       *[they] { $seat } sagt { $number } und bleibt auf { $start }.
    }
   *[other] { $seat_is ->
        [you] Du sagst { $number }: von { $start } bis { $space }.
       *[they] { $seat } sagt { $number }: von { $start } bis { $space }.
    }
}
log-answered = { $seat_is ->
    [you] { $bet ->
        [none] {""}
       *[other] Du setzt verdeckt { $bet }.
    }
   *[they] {""}
}
log-stands = { $contested ->
    [yes] Die Ansage gilt.
   *[no] Niemand protestiert.
}
log-left = { $seat_is ->
    [you] Du lässt die { $card_card } liegen.
   *[they] { $seat } lässt die { $card_card } liegen.
}
log-protests = { $counts ->
    [0] { $seat_is ->
        [you] Du protestierst. Es geht nur um eine Karte.
       *[they] { $seat } protestiert. Es geht nur um eine Karte.
    }
   *[other] { $in_part ->
        [yes] { $seat_is ->
            [you] Du protestierst mit { $bet }, davon zählen { $counts }.
           *[they] { $seat } protestiert mit { $bet }, davon zählen { $counts }.
        }
       *[no] { $seat_is ->
            [you] Du protestierst mit { $bet }.
           *[they] { $seat } protestiert mit { $bet }.
        }
    }
}
log-confessed = { $seat_is ->
    [you] Du gestehst und zahlst { $paid }.
   *[they] { $seat } gesteht und zahlt { $paid }.
}
log-raised = { $capped ->
    [yes] { $seat_is ->
        [you] Du erhöhst auf { $sum }, mehr kann nicht zählen.
       *[they] { $seat } erhöht auf { $sum }, mehr kann nicht zählen.
    }
   *[no] { $times ->
        [2] { $seat_is ->
            [you] Du verdoppelst auf { $sum }.
           *[they] { $seat } verdoppelt auf { $sum }.
        }
       *[3] { $seat_is ->
            [you] Du verdreifachst auf { $sum }.
           *[they] { $seat } verdreifacht auf { $sum }.
        }
    }
}
log-matched = { $sum ->
    [0] { $seat_is ->
        [you] Du bleibst dabei.
       *[they] { $seat } bleibt dabei.
    }
   *[other] { $seat_is ->
        [you] Du gehst mit: { $sum }.
       *[they] { $seat } geht mit: { $sum }.
    }
}
log-folded = { $seat_is ->
    [you] Du steigst aus und verlierst { $lost } an { $winner }.
   *[they] { $winner_is ->
        [you] { $seat } steigt aus und verliert { $lost } an dich.
       *[they] { $seat } steigt aus und verliert { $lost } an { $winner }.
    }
}
log-shown = { $true ->
    [yes] Der Chip ist eine { $number }: Es war wahr.
   *[no] Der Chip ist eine { $number }: Es war gelogen.
}
log-won = { $sum ->
    [0] { $seat_is ->
        [you] Du gewinnst die Wette.
       *[they] { $seat } gewinnt die Wette.
    }
   *[other] { $seat_is ->
        [you] Du gewinnst { $sum } von { $loser }.
       *[they] { $loser_is ->
            [you] { $seat } gewinnt { $sum } von dir.
           *[they] { $seat } gewinnt { $sum } von { $loser }.
        }
    }
}
log-went-back = Die Figur geht zurück auf { $space }.
log-card = { $loser ->
    [none] { $alike ->
        [4] { $seat_is ->
            [you] Du nimmst deine vierte { $card_card } und die ganze Bank: { $prime }.
           *[they] { $seat } nimmt die vierte { $card_card } und die ganze Bank: { $prime }.
        }
       *[other] { $seat_is ->
            [you] Du nimmst deine { nth } { $card_card } und { $prime } Prämie.
           *[they] { $seat } nimmt die { nth } { $card_card } und { $prime } Prämie.
        }
    }
   *[other] { $alike ->
        [4] { $seat_is ->
            [you] Du nimmst von { $loser } deine vierte { $card_card } und die ganze Bank: { $prime }.
           *[they] { $loser_is ->
                [you] { $seat } nimmt von dir die vierte { $card_card } und die ganze Bank: { $prime }.
               *[they] { $seat } nimmt von { $loser } die vierte { $card_card } und die ganze Bank: { $prime }.
            }
        }
       *[other] { $seat_is ->
            [you] Du nimmst von { $loser } deine { nth } { $card_card } und { $prime } Prämie.
           *[they] { $loser_is ->
                [you] { $seat } nimmt von dir die { nth } { $card_card } und { $prime } Prämie.
               *[they] { $seat } nimmt von { $loser } die { nth } { $card_card } und { $prime } Prämie.
            }
        }
    }
}
log-renewed = { $stock_is ->
    [0] Der Stapel ist leer, und niemand hat eine einzelne Karte zurückzugeben.
   *[other] Der Stapel ist leer. Alle einzelnen Karten gehen zurück und bilden einen neuen: { $stock }.
}
stock-item = { card-count }
log-gave = { $seat_is ->
    [you] Du gibst eine { $card_card } zurück.
   *[they] { $seat } gibt eine { $card_card } zurück.
}
log-out = { $seat_is ->
    [you] Du bist ausgeschieden.
   *[they] { $seat } ist ausgeschieden.
}
log-took-bank = { $seat_is ->
    [you] Nur du bist noch übrig und nimmst die Bank: { $sum }.
   *[they] Nur { $seat } ist noch übrig und nimmt die Bank: { $sum }.
}

## Augenblicke: ein Wort oder zwei, aufs Brett gestempelt

stamp-protest = Protest
stamp-true = Wahr
stamp-lie = Gelogen
stamp-confessed = Gestanden
stamp-folded = Ausgestiegen
stamp-shuffled = Alles gemischt
stamp-card = Eine Karte
stamp-bank = Die Bank
stamp-out = Ausgeschieden

## Was der Verlauf von einem Chip behält, wenn der Zug vorbei ist, an einem Tisch ohne Gedächtnishilfe

faded-aside = Du hast einen Chip beiseitegelegt.
faded-read = Du schaust ihn dir an.
faded-shown = { $true ->
    [yes] Es war wahr.
   *[no] Es war gelogen.
}

## Was geschieht, und was man vom Leser erwartet

happens-placing = { $seat_is ->
    [you] Bevor Karten und Chips ausgeteilt werden, stellen alle ihre Figur auf. Du bist dran.
   *[they] { $seat } stellt eine Figur auf.
}
owed-placing = Jedes Feld ist recht: Noch kennt niemand die oberste Karte.
happens-choose = { $seat_is ->
    [you] Du bist dran, Runde { $round }.
   *[they] { $seat } überlegt.
}
owed-choose = Nimm einen Chip: Du schaust ihn an, sagst eine Zahl und legst ihn woandershin.
happens-laying = { $seat_is ->
    [you] { happens-choose }
   *[they] { $seat } hat einen Chip angeschaut und sucht einen Platz für ihn.
}
owed-laying = Leg ihn verdeckt auf einen freien Kreis.
waits-laying = { $mover } sucht einen Platz für den Chip.
happens-saying = { $seat_is ->
    [you] { happens-choose }
   *[they] { $seat } wird gleich eine Zahl sagen.
}
owed-saying = Sag eine Zahl von 0 bis { $last }, wahr oder nicht.
notice-top = { $number ->
    [0] Oberste Karte: { $card }, und du stehst darauf.
   *[other] Oberste Karte: { $card }, { $number } vor dir.
}
notice-stake = { $alike ->
    [4] Es geht um die vierte { $card_card }, die Bank, { $sum }, und das Ende.
   *[other] Es geht um die { nth } { $card_card }, { $sum }.
}
owed-protest = Protestierst du? { $mover } hat { $sum }.
owed-sum = Wie viel genau?
waits-protest = { $mover_is ->
    [you] Die anderen werden gefragt, ob sie protestieren.
   *[they] Die Antworten sind versiegelt.
}
owed-answer = { $sum ->
    [0] { $protester } protestiert. Es geht nur um eine Karte. Gestehst du, oder bleibst du dabei?
   *[other] { $protester } protestiert mit { $sum }. Gestehen, mitgehen oder erhöhen?
}
owed-raise = { $seat } erhöht auf { $sum }. Aussteigen, mitgehen oder erhöhen?
waits-bet = { $sum ->
    [0] { $seat_is ->
        [you] Du musst antworten.
       *[they] { $seat } muss antworten.
    }
   *[other] { $seat_is ->
        [you] Du musst auf { $sum } antworten.
       *[they] { $seat } muss auf { $sum } antworten.
    }
}
owed-taking = Die Ansage gilt. Nimmst du die oberste Karte?
waits-taking = { $mover } darf die oberste Karte nehmen.
happens-giving = { $seat_is ->
    [you] Der Stapel ist leer, und niemand hat eine einzelne Karte. Alle geben eine zurück.
   *[they] { $seat } sucht eine Karte aus, die zurückgeht.
}
owed-giving = Such die Karte aus, die du zurückgibst.
happens-prize = { $seat_is ->
    [you] Du hast die Wette gewonnen. Such dir deine Karte aus.
   *[they] { $seat } hat die Wette gewonnen und sucht eine Karte aus.
}
happens-over = Die Partie ist zu Ende.

## Was nur der Leser weiß, in wenigen Worten

own-chip = Dein Chip ist eine { $number }.
own-known = Du kennst diesen Chip: eine { $number }.
own-all-placed = Du weißt, wo jede { $number } ist. Dieser Chip ist keine.
own-some-left = { $count ->
    [one] Von { $unseen } Chips, die du nicht gesehen hast, zeigt { $count } eine { $number }.
   *[other] Von { $unseen } Chips, die du nicht gesehen hast, zeigen { $count } eine { $number }.
}
own-bet-stays = Deine Wette über { $sum } bleibt verdeckt.
own-true = wahr

## Züge

do-figure = Auf { $space } starten
do-shuffle = Chips mischen (einmal pro Partie)
do-sell = Eine { $card_card } für { $sum } verkaufen
do-take = Den Chip von { $circle } nehmen
do-lay = Den Chip auf { $circle } legen
do-say = { $number } sagen
do-let-pass = Durchgehen lassen
do-weigh = { $low } bis { $high } setzen
do-bet = { $all ->
    [yes] Alles setzen, { $sum }
   *[no] { $sum } setzen
}
do-confess = Gestehen
do-fold = Aussteigen
do-match = Mitgehen
do-double = Verdoppeln
do-triple = Verdreifachen
do-take-top = Die oberste Karte nehmen
do-take-card = Eine { $card_card } nehmen
do-leave = Liegen lassen
do-give = Eine { $card_card } zurückgeben
choices-take = Nimm
choice-shown = { $circle } [{ $number }]
choice-say = { $number ->
    [0] 0 sagen, auf { $space } bleiben
   *[other] { $number } sagen, auf { $space }
}
choice-gain = ({ gain })
gain = { $alike ->
    [4] deine vierte { $card_card }: die Bank, { $sum }
   *[other] deine { nth } { $card_card }: { $sum }
}
choice-take = { $alike ->
    [4] Deine vierte { $card_card } nehmen: die Bank, { $sum }
   *[other] Deine { nth } { $card_card } nehmen: { $sum }
}
choice-protest = Protestieren
choice-confess = Gestehen, { $sum } zahlen
choice-fold = Aussteigen, { $sum } verlieren
choice-match = { $sum ->
    [0] Dabei bleiben
   *[other] Mitgehen, { $sum }
}
choice-raise = { $capped ->
    [yes] Erhöhen auf { $sum }
   *[no] { $times ->
        [2] Verdoppeln auf { $sum }
       *[3] Verdreifachen auf { $sum }
    }
}
choice-prize = { $top ->
    [yes] { $alike ->
        [4] Die oberste Karte, { $card }: deine vierte, und die Bank, { $sum }
       *[other] Die oberste Karte, { $card }: deine { nth }, { $sum }
    }
   *[no] { $alike ->
        [4] { $card } von { $loser }: deine vierte Karte, und die Bank, { $sum }
       *[other] { $card } von { $loser }: deine { nth } Karte, { $sum }
    }
}
why-cannot-bet = Eine Wette geht ab { $sum }, und du hast weniger. Gefragt wirst du trotzdem.
why-cannot-raise = Niemand wird über das hinaus erhöht, was der Ärmere hat.

## Gefragt vor einem Zug, der zählt

warn-shuffle = Niemand wird mehr einen Chip auf dem Ring kennen, und du kannst es nur einmal tun. Mischen?
warn-prize = { $richer ->
    [none] Es ist deine vierte { $card_card }: Du nimmst die Bank, { $sum }, und die Partie ist zu Ende. Nehmen?
   *[other] Deine vierte { $card_card }: Du nimmst die Bank, { $sum }, und die Partie ist zu Ende, aber { $richer } hat mehr. Nehmen?
}
warn-match = Der Chip ist eine { $number }: Wenn du mitgehst, verlierst du { $sum }. Willst du das?

## Plätze

now-moves = am Zug
now-asked = gefragt
now-protests = Protest
now-won = gewonnen
now-gives = gibt zurück
fact-cash = { $sum } bar
fact-card = { $symbol } { $count }
fact-mixed = gemischt
fact-out = ausgeschieden

## Papiere: was nur der Leser weiß

own-in-hand = In deiner Hand: { $number }
own-bet = Deine verdeckte Wette: { $sum }
own-chips = Chips, die du kennst
own-cards = Deine Karten
own-no-cards = keine Karten
own-nothing = noch nichts
own-must-remember = Keine Gedächtnishilfe an diesem Tisch: Was du siehst, musst du dir merken.
own-not-shown = Was du gesehen hast, wird nicht gezeigt. Merk es dir.
own-help-memory = Hilf mir beim Merken
own-aside = beiseite, deiner für die ganze Partie
own-read-in = { $space }, angeschaut in Runde { $round }
own-shown-in = { $space }, allen gezeigt in Runde { $round }
own-seen-of = { $number }: { $seen } von { $count } gesehen
paper-number = { $number }: { $places_is ->
    [0] { paper-unseen }
   *[other] { $places }{ $unseen ->
        [0] {""}
       *[other] ; { paper-unseen }
    }
}
paper-unseen = { $unseen } nicht gesehen
paper-aside = beiseitegelegt

## Der Spielplan

board-ring = Ein Ring aus { $count } Kuppeln
board-bank-title = Die Bank
board-bank = Bank { $sum }
board-top-card = Oberste Karte: { $name }
board-stock = { $count } darunter
board-below = darunter
board-no-top = Noch keine Karte
board-chip = Chip { $number }
board-legend = (?) Chip  (4) du kennst  [4] alle kennen  ▸ bewegt  GROSS oberste Karte
board-said = { $seat_is ->
    [you] du sagtest { $number }
   *[they] { $seat } sagte { $number }
}
board-space = { $space }, { $chip }{ $seats_is ->
    [0] {""}
   *[other] , { $seats }
}{ $can ->
    [none] {""}
   *[other] : { $can }
}
board-card = { $card }: { can-card }
chip-here = ein Chip
chip-known = ein Chip, den du kennst: { $number }
chip-shown = ein Chip, allen gezeigt: { $number }
chip-moved = der Chip dieses Zuges
chip-none = freier Kreis
can-figure = hier starten
can-take = diesen Chip nehmen
can-lay = deinen Chip hierher legen
can-say = { $number } sagen
can-card = diese Karte nehmen
board-confirm = Zum Bestätigen noch einmal tippen

## Die Wette

bet-yours = Deine Wette
bet-less = { $sum } weniger
bet-more = { $sum } mehr
bet-both-have = Du hast { $mine }. { $seat } hat { $sum }.
step-bet = { $seat_is ->
    [you] du setzt
   *[they] { $seat } setzt
}
step-raised = { $capped ->
    [yes] { $seat_is ->
        [you] du erhöhst
       *[they] { $seat } erhöht
    }
   *[no] { $times ->
        [2] { $seat_is ->
            [you] du verdoppelst
           *[they] { $seat } verdoppelt
        }
       *[3] { $seat_is ->
            [you] du verdreifachst
           *[they] { $seat } verdreifacht
        }
    }
}
step-answer = deine Antwort

## Das Ende

result-winner = { $seat_is ->
    [you] Du gewinnst.
   *[they] { $seat } gewinnt.
}
result-shared = Den Sieg teilen sich: { $winners }.
result-fourth-card = { $seat_is ->
    [you] Du hast die vierte { $card_card } genommen, und die Bank.
   *[they] { $seat } hat die vierte { $card_card } genommen, und die Bank.
}
result-last-seat = Nur noch einer war übrig und nahm die Bank.
result-no-cards = Der Stapel ist leer, und niemand hat eine Karte zurückzugeben. Die Bank gewinnt niemand.
result-rounds-are-up = Die Runden sind um. Die Bank gewinnt niemand.
result-cash = Geld am Ende: { $amounts }.
end-hands = Alle Hände
end-player = Spieler
end-cash = Geld
end-aside = beiseite
end-true = wahr
end-lies = Lügen
end-caught = ertappt
end-cards = Karten
end-hand = { $seat_is ->
    [you] Du
   *[they] { $seat }
}: { $sum }, beiseite { $aside ->
    [none] –
   *[other] { $aside }
}, wahr { $true }, Lügen { $lies }, ertappt { $caught }; { $cards_is ->
    [0] { own-no-cards }
   *[other] { $cards }
}
end-lies-title = Was wirklich unter den gelogenen Ansagen lag
end-lie = { $seat_is ->
    [you] du sagtest { $said } mit einer { $had }
   *[they] { $seat } sagte { $said } mit einer { $had }
}
end-in-round = Runde { $round }: { $parts }
end-no-lies = In dieser Partie hat niemand gelogen.
end-unopened = Wetten, die verdeckt blieben
end-all-opened = Jede verdeckte Wette wurde aufgedeckt.

## Rückblick: welche Zahl ein Chip hatte, und die Augenblicke, in denen sich das Spiel wendete

question-chip = die Zahl auf dem Chip des Zuges
answer-chip = { $number }
turn-bluffed = { $card ->
    [none] { $seat_is ->
        [you] Du hast mit einer { $number } „{ $said }“ gesagt, und es galt.
       *[they] { $seat } hat mit einer { $number } „{ $said }“ gesagt, und es galt.
    }
   *[other] { $seat_is ->
        [you] Du hast mit einer { $number } „{ $said }“ gesagt und eine { $card_card } genommen.
       *[they] { $seat } hat mit einer { $number } „{ $said }“ gesagt und eine { $card_card } genommen.
    }
}
turn-caught = { $seat_is ->
    [you] Du hast mit einer { $number } „{ $said }“ gesagt und nicht nachgegeben.
   *[they] { $seat } hat mit einer { $number } „{ $said }“ gesagt und nicht nachgegeben.
} { $sum ->
    [0] { $protester_is ->
        [you] Du hattest protestiert und hast die Wette gewonnen.
       *[they] { $protester } hatte protestiert und hat die Wette gewonnen.
    }
   *[other] { $protester_is ->
        [you] Du hattest protestiert und hast { $sum } gewonnen.
       *[they] { $protester } hatte protestiert und hat { $sum } gewonnen.
    }
}
turn-protested-in-vain = { $seat_is ->
    [you] Du hast gegen { $mover } protestiert.
   *[they] { $mover_is ->
        [you] { $seat } hat gegen dich protestiert.
       *[they] { $seat } hat gegen { $mover } protestiert.
    }
} { $sum ->
    [0] Die { $said } war wahr.
   *[other] { $seat_is ->
        [you] Die { $said } war wahr, und das hat dich { $sum } gekostet.
       *[they] Die { $said } war wahr, und das hat { $sum } gekostet.
    }
}
turn-confessed = { $seat_is ->
    [you] Auf den Protest von { $protester } hast du gestanden: Du hattest mit einer { $number } „{ $said }“ gesagt.
   *[they] { $protester_is ->
        [you] Auf deinen Protest hat { $seat } gestanden: Es war eine { $number }, keine { $said }.
       *[they] Auf den Protest von { $protester } hat { $seat } gestanden: Es war eine { $number }, keine { $said }.
    }
}
turn-confessed-though-true = { $seat_is ->
    [you] Auf den Protest von { $protester } hast du eine Lüge gestanden, obwohl die { $said } wahr war.
   *[they] { $protester_is ->
        [you] Auf deinen Protest hat { $seat } eine Lüge gestanden, obwohl die { $said } wahr war.
       *[they] Auf den Protest von { $protester } hat { $seat } eine Lüge gestanden, obwohl die { $said } wahr war.
    }
}
turn-folded = { $by ->
    [mover] { $seat_is ->
        [you] Du hast mit einer { $number } „{ $said }“ gesagt und bist gegen { $protester } bei { $sum } ausgestiegen.
       *[they] { $protester_is ->
            [you] { $seat } hat mit einer { $number } „{ $said }“ gesagt und ist gegen dich bei { $sum } ausgestiegen.
           *[they] { $seat } hat mit einer { $number } „{ $said }“ gesagt und ist gegen { $protester } bei { $sum } ausgestiegen.
        }
    }
   *[protester] { $seat_is ->
        [you] Du hast gegen { $mover } protestiert und bist bei { $sum } ausgestiegen. Die { $said } war wahr.
       *[they] { $mover_is ->
            [you] { $seat } hat gegen dich protestiert und ist bei { $sum } ausgestiegen. Die { $said } war wahr.
           *[they] { $seat } hat gegen { $mover } protestiert und ist bei { $sum } ausgestiegen. Die { $said } war wahr.
        }
    }
}
turn-folded-though-true = { $seat_is ->
    [you] Du bist gegen { $protester } bei { $sum } ausgestiegen, obwohl deine { $said } wahr war.
   *[they] { $protester_is ->
        [you] { $seat } ist gegen dich bei { $sum } ausgestiegen, obwohl die { $said } wahr war.
       *[they] { $seat } ist gegen { $protester } bei { $sum } ausgestiegen, obwohl die { $said } wahr war.
    }
}
turn-folded-though-right = { $seat_is ->
    [you] Du hast zu Recht gegen { $mover } protestiert und bist doch bei { $sum } ausgestiegen: Die { $said } war eine { $number }.
   *[they] { $mover_is ->
        [you] { $seat } hat zu Recht gegen dich protestiert und ist doch bei { $sum } ausgestiegen: Die { $said } war eine { $number }.
       *[they] { $seat } hat zu Recht gegen { $mover } protestiert und ist doch bei { $sum } ausgestiegen: Die { $said } war eine { $number }.
    }
}
turn-shuffled = { $seat_is ->
    [you] Du hast alle Chips mischen lassen: Niemand kannte mehr einen davon.
   *[they] { $seat } hat alle Chips mischen lassen: Niemand kannte mehr einen davon.
}
turn-out = { $seat_is ->
    [you] Du hattest weder Geld noch Karten und bist ausgeschieden.
   *[they] { $seat } hatte weder Geld noch Karten und ist ausgeschieden.
}
turn-fourth-card = { $seat_is ->
    [you] Du hast eine vierte Karte mit demselben Symbol genommen, und die ganze Bank.
   *[they] { $seat } hat eine vierte Karte mit demselben Symbol genommen, und die ganze Bank.
}

## Die erste Partie: was ein Neuling erfährt, Schritt für Schritt

learnt-randolph-1 = Schau dir einen Chip an, sag irgendeine Zahl, geh so weit. Auf dem Symbol der obersten Karte darfst du die Karte nehmen, und Geld dazu. Vier gleiche sprengen die Bank, und dann gewinnt der Reichste.
learnt-randolph-2 = Jede Zahl führt zu irgendeinem Symbol, also ist die, die du brauchst, immer verlockend, für dich und für die anderen. Wer zweifelt, setzt Geld darauf.
learnt-randolph-3 = Eine Erhöhung kann mehr wert sein als die Wahrheit. Und merk dir die Chips, die du gesehen hast: Wer einen davon nimmt, kann dir nichts vormachen.
lesson-randolph-01 = Ein Ring aus 28 Kuppeln mit sieben Symbolen, viermal hintereinander. Du sammelst Karten mit diesen Symbolen, und für jede zahlt die Bank. Wer vier mit demselben Symbol bekommt, nimmt die ganze Bank, und die Partie ist zu Ende. Der Reichste gewinnt.
lesson-randolph-02 =
    Zuerst stellen alle ihre Figur auf den Ring, wohin sie wollen. Es ist nicht wichtig: Von jeder Kuppel führen die Zahlen 0 bis 6 zu sieben verschiedenen Symbolen.
    Stell deine auf das Minarett ganz oben, Minarett 1.
lesson-randolph-03 = Jetzt liegen die Chips verdeckt vor den Kuppeln: die Zahlen 0 bis 6, jede zweimal. Jeder hat einen bekommen und beiseitegelegt. Deiner ist eine 2: Nur du weißt, dass eine 2 fehlt. Außerdem hast du drei Karten, zwei davon Kamele. Und die oberste Karte, in der Mitte, ist ein Kamel.
lesson-randolph-04 =
    Das nächste Kamel ist einen Schritt entfernt, also würdest du gern „eins“ sagen. In deinem Zug nimmst du einen Chip, schaust ihn heimlich an, sagst eine Zahl an und legst ihn woandershin.
    Nimm den Chip von Lampe 3: der dritten Lampe, im Uhrzeigersinn von oben.
lesson-randolph-05 =
    Eine 1: Glück. Nur du siehst sie. Du darfst ansagen, was du willst; diesmal genügt die Wahrheit.
    Sag 1.
lesson-randolph-06 =
    Jetzt leg den Chip hin. Alle sehen, wohin, und dort kennst du ihn dann noch.
    Leg ihn auf Lampe 1, die erste Lampe von oben.
lesson-randolph-07 =
    Beide wurden gefragt, ob sie protestieren, und ließen es durchgehen. Du stehst auf dem Kamel und darfst die Karte nehmen oder liegen lassen. Nur eine vierte Karte will überlegt sein: Mit ihr endet die Partie, und der Reichste gewinnt. Das hier ist dein drittes Kamel, für 300.
    Nimm die Kamelkarte.
lesson-randolph-08 =
    Noch ein Kamel, und die Bank gehört dir: 2.800. Die neue oberste Karte ist ein Minarett, und Brice sagt drei, was ihn zu einem Minarett führt. Wahr oder falsch? Um zu zweifeln, müsstest du mindestens 100 darauf setzen. Du weißt nichts über diesen Chip.
    Lass es durchgehen.
lesson-randolph-09 =
    Chiara sagt zwei. Das bringt ihr nichts, denn oben liegt jetzt eine Palme: Dafür wird sie kaum gelogen haben.
    Lass es durchgehen.
lesson-randolph-10 =
    Du bist dran. Eine Palme ist zwei Schritte von deinem Kamel entfernt.
    Nimm den Chip von Palme 3, der dritten Palme von oben.
lesson-randolph-11 =
    Noch eine 1. Die brächte dich zu einer Lampe, umsonst. Aber: Sonst hat sie niemand gesehen. Also lüg, ohne zu zögern, so wie du vorhin „eins“ gesagt hast.
    Sag 2.
lesson-randolph-12 =
    Und jetzt, als wäre nichts.
    Leg den Chip auf Palme 1, in die Nähe des anderen.
lesson-randolph-13 =
    Chiara glaubt dir nicht und setzt 100. Du kannst gestehen: Das kostet 50, und du gehst zurück. Gehst du mit, wird der Chip gezeigt, und du bist ertappt. Oder du erhöhst, und sie muss ins Grübeln kommen. Sie riskiert 300 gegen jemanden, der sich vorhin so sicher war.
    Verdreifache.
lesson-randolph-14 =
    Sie steigt aus. Ihre 100 gehören dir, der Chip bleibt verdeckt, und die Palme, die du nie verdient hast, bringt noch einmal 100. So ist dieses Spiel.
    Nimm die Palmenkarte.
lesson-randolph-15 =
    Schau genau hin. Brice hat eben den Chip genommen, den du auf Palme 1 gelegt hast. Du kennst ihn: Es ist eine 1. Er sagt zwei, geht auf eine Lampe und will die Karte, eine Lampe. Er lügt, und du weißt es genau. Setz darauf; nicht so viel, dass er es mit der Angst bekommt.
    Setz 200.
lesson-randolph-16 =
    Deine Wette bleibt verdeckt, bis alle geantwortet haben.
    Setz 200.
lesson-randolph-17 =
    Brice bleibt bei seiner Zahl und geht mit. Der Chip wird gezeigt: eine 1. Du gewinnst seine 200 und eine Karte: die oberste, oder irgendeine von ihm. Er hat ein Kamel, und du hast drei.
    Nimm das Kamel.
lesson-randolph-18 = Vier Kamele: Die Bank zahlt dir alles, was sie hat, und die Partie ist zu Ende. Eine Wahrheit, eine Lüge und ein gutes Gedächtnis.
