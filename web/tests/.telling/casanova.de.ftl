### Casanova auf Deutsch. Das Format ist in games/messages.py erklärt.
###
### `couple` ist Nominativ oder Akkusativ („die Gondel von Anne“), `in-couple` sagt, wo („in der Gondel von Anne“).

summary-casanova = Er versteckt sich in einem von zehn Paaren und zieht ungesehen um. Finde ihn, bestich den Dogen, und dann nichts wie heim.
option-round_cap = Runden, nach denen niemand gewinnt und alle Paare gezeigt werden; 0: ohne Grenze
option-couples = Paare im Spiel: zehn, oder acht oder sechs für eine kurze Partie
option-look_alone = allein beim Dogen darf eine Dame ihr eigenes Paar ansehen
option-leave_doge = keine Dame darf zwei Züge nacheinander beim Dogen oder in ihrem Palazzo beenden
option-leave_mouths = keine Dame darf zwei Züge nacheinander auf einer Mündung beenden
option-slow_start = in der ersten Runde hat die erste Dame einen Punkt, die zweite zwei

## Namen

theatre-A2-G2 = A2⁠–⁠G2
theatre-A4-G4 = A4⁠–⁠G4
theatre-A5-C2 = A5⁠–⁠C2
theatre-A6-G8 = A6⁠–⁠G8
theatre-B1-G3 = B1⁠–⁠G3
theatre-B4-G5 = B4⁠–⁠G5
theatre-B6-G7 = B6⁠–⁠G7
theatre-A1-B3 = A1⁠–⁠B3
theatre-A3-B1 = A3⁠–⁠B1
theatre-A1-B1 = A1⁠–⁠B1
canal-A = westlicher Rio
canal-B = östlicher Rio
canal-C = nördlicher Querrio
canal-D = südlicher Querrio
canal-G = Canal Grande
couple = { $where ->
    [theatre] das Theater { $theatre }
   *[gondola] { $lady_is ->
        [you] deine Gondel
       *[they] die Gondel von { $lady }
    }
}
in-couple = { $where ->
    [theatre] im Theater { $theatre }
   *[gondola] { $lady_is ->
        [you] in deiner Gondel
       *[they] in der Gondel von { $lady }
    }
}
chance = { $percent ->
    [0] <1 %
   *[other] { $percent } %
}
points-left = { $points ->
    [0] keine Punkte mehr
    [one] noch ein Punkt
   *[other] noch { $points } Punkte
}
way-from = { $start ->
    [doge] vom Dogen
    [palazzo] vom Palazzo { $from }
    [home] { $lady ->
        [yes] von zu Hause
       *[no] { $start_owner_is ->
            [you] von deinem Palazzo
           *[they] vom Palazzo von { $start_owner }
        }
    }
   *[stage] von { $from }
}
way-to = { $goal ->
    [doge] zum Dogen
    [palazzo] zum Palazzo { $to }
    [home] { $goal_owner_is ->
        [you] zu deinem Palazzo
       *[they] zum Palazzo von { $goal_owner }
    }
   *[stage] nach { $to }
}

## Der Verlauf

log-set-up = Leere Gondeln liegen an { $empty }. Paare sitzen in den Theatern { $theatres }.
log-begins = { $seat_is ->
    [you] Du beginnst.
   *[they] { $seat } beginnt.
}
log-moved = { $lady ->
    [yes] { $goal ->
        [home] { $seat_is ->
            [you] Du kommst { way-from } nach Hause.
           *[they] { $seat } kommt { way-from } nach Hause.
        }
       *[other] { $seat_is ->
            [you] Du fährst { way-from } { way-to }.
           *[they] { $seat } fährt { way-from } { way-to }.
        }
    }
   *[no] { $seat_is ->
        [you] Du bringst eine leere Gondel { way-from } { way-to }.
       *[they] { $seat } bringt eine leere Gondel { way-from } { way-to }.
    }
}
log-walked = { $seat_is ->
    [you] Du gehst zu Fuß von { $from } nach { $to }.
   *[they] { $seat } geht zu Fuß von { $from } nach { $to }.
}
log-inspected = { $seat_is ->
    [you] Du siehst { in-couple } nach.
   *[they] { $seat } sieht { in-couple } nach.
}
log-looked = { $others_is ->
    [0] { $seat_is ->
        [you] Allein beim Dogen, siehst du dir dein Paar an.
       *[they] Allein beim Dogen, sieht { $seat } sich das Paar an Bord an.
    }
   *[other] { $seat_is ->
        [you] Beim Dogen schaust du in { $others }.
       *[they] Beim Dogen schaut { $seat } in { $others }.
    }
}
others-item = { couple }
log-saw = { $where ->
    [nowhere] { $seat_is ->
        [you] Du siehst nur Zofen, { $maids }.
       *[they] { $seat } sieht nur Zofen, { $maids }.
    }
   *[other] { $seat_is ->
        [you] Du siehst Casanova, { in-couple }.
       *[they] { $seat } sieht Casanova, { in-couple }.
    }
}
maids-item = { in-couple }
log-chose = { $exchange ->
    [yes] { $seat_is ->
        [you] Du vertauschst die beiden Paare.
       *[they] { $seat } vertauscht die beiden Paare.
    }
   *[no] { $seat_is ->
        [you] Du lässt die Paare, wo sie sind.
       *[they] { $seat } lässt die Paare, wo sie sind.
    }
}
log-jewel = { $seat_is ->
    [you] Du gibst dein Juwel ab.
   *[they] { $seat } gibt das Juwel ab.
}
log-shown = { $casanova ->
    [yes] Das Paar wird allen gezeigt: Es ist Casanova.
   *[no] Das Paar wird allen gezeigt: eine Dame und ihre Zofe.
}
log-home = Das Juwel ist noch nicht abgegeben, also wird nichts gezeigt.
log-ended-turn = { $quiet ->
    [yes] { $seat_is ->
        [you] Du bleibst, wo du bist.
       *[they] { $seat } tut nichts.
    }
   *[no] {""}
}
log-over = { $winner ->
    [none] Niemand gewinnt: Runde { $rounds } war die letzte.
   *[other] { $winner_is ->
        [you] Du gewinnst.
       *[they] { $winner } gewinnt.
    }
}

## Augenblicke: ein Wort oder zwei, aufs Brett gestempelt

stamp-casanova = Casanova!
stamp-not-he = Nicht er
stamp-exchanged = Vertauscht
stamp-left = Gelassen
stamp-jewel = Ein Juwel

## Was geschieht

happens-over = Die Partie ist zu Ende.
happens-turn = { $seat_is ->
    [you] Du bist dran.
   *[they] { $seat } überlegt.
}
happens-your-turn = Du bist dran, Runde { $round }: { points-left }.
happens-choice = { $seat_is ->
    [you] Du siehst { in-couple } nach und entscheidest heimlich.
   *[they] { $seat } sieht { in-couple } nach und entscheidet heimlich.
}
owed-turn = { $may }.
may-move = bewege eine Gondel
may-walk = geh zu Fuß
may-inspect = sieh nach
may-look = schau dich um
may-end = beende deinen Zug
owed-choice = Die beiden Paare vertauschen oder lassen? Niemand sieht deine Antwort.
notice-no-stay = { $refuge ->
    [mouth] Du darfst diesen Zug nicht wieder auf einer Mündung beenden.
    [doge] Du darfst diesen Zug nicht wieder beim Dogen beenden.
   *[home] Du darfst diesen Zug nicht wieder zu Hause beenden.
}

## Was man tun kann

do-move = { $from } → { $to }
do-walk = zu Fuß nach { $to }
do-inspect-gondola = { $lady_is ->
    [you] in deiner Gondel nachsehen
   *[they] in der Gondel von { $lady } nachsehen
}
do-inspect-theatre = im Theater { $theatre } nachsehen
do-look = beim Dogen umschauen
do-end-turn = Zug beenden
do-exchange = vertauschen
do-leave = lassen, wie es ist
choices-own = deine Gondel
choices-empty-gondolas = leere Gondeln
choices-empty-gondola = leere Gondel an { $place }
choice-goal = { $goal ->
    [doge] zum Dogen, { $to }
    [palazzo] zum Palazzo { $to }
    [home] { $goal_owner_is ->
        [you] zu deinem Palazzo, { $to }
       *[they] zum Palazzo von { $goal_owner }, { $to }
    }
   *[stage] nach { $to }
}

## Gefragt, bevor man heimkommt

warn-early = Du hast dein Juwel noch nicht abgegeben: Es wird nichts gezeigt, und dein Zug ist zu Ende. Zu Hause anlegen?
warn-shown = Dein Paar wird allen gezeigt. Nach deiner Rechnung ist es mit { chance } das von Casanova. Zu Hause anlegen?
warn-without-him = Dein Paar wird allen gezeigt, und du weißt, dass es nicht das von Casanova ist. Zu Hause anlegen?

## Was alle von jemandem wissen

now-moves = am Zug
fact-at = { $goal ->
    [doge] beim Dogen
    [home] zu Hause
   *[other] an { $place }
}
fact-jewel-laid = Juwel abgegeben
fact-jewel-in-hand = Juwel noch in der Hand

## Papiere: was nur der Leser weiß

paper-he-is = Casanova ist { in-couple }.
paper-where = wo er sein kann
paper-chance = { couple }: { chance }
paper-coin-tosses = wenn die anderen beim Vertauschen eine Münze werfen
paper-onlooker = bei dir, von außen gesehen: { chance }
paper-seen = was du gesehen hast
paper-nothing-seen = noch nichts gesehen
paper-just-now = eben, Runde { $round }
paper-sight = Runde { $round }{ $how ->
    [looked] , beim Dogen
    [shown] , allen gezeigt
   *[inspected] {""}
}: { $couples }.{ $exchange ->
    [yes] {" "}Du hast vertauscht.
    [no] {" "}Du hast sie gelassen.
   *[none] {""}
}
seen-couple = { $casanova ->
    [yes] { couple } (★ Casanova)
   *[no] { couple } (nicht er)
}
couple-him = Casanova
couple-maid = eine Dame und ihre Zofe
round-short = R{ $round }
at-the-doges = beim Dogen
was-shown = allen gezeigt
you-exchanged = Du hast vertauscht.
you-left = Du hast sie gelassen.

## Das Ende

result-wins = { $seat_is ->
    [you] Du gewinnst.
   *[they] { $seat } gewinnt.
}
result-brought-home = { $seat_is ->
    [you] Du hast Casanova in deinen Palazzo gebracht.
   *[they] { $seat } hat Casanova heimgebracht.
}
result-aboard = { $seat_is ->
    [you] Runde { $rounds } war die letzte, und du hast Casanova an Bord.
   *[they] Runde { $rounds } war die letzte, und { $seat } hat Casanova an Bord.
}
result-nobody = Niemand gewinnt: Runde { $rounds } war die letzte.
result-he-was = Casanova war { in-couple }.
ending-way = Casanovas Weg
ending-first = Zuerst war er { in-couple }.
ending-passes = { $seat_is ->
    [you] Runde { $round }: Du vertauschst, und er ist { in-couple }.
   *[they] Runde { $round }: { $seat } vertauscht, und er ist { in-couple }.
}
ending-inspections = Wer wo nachgesehen hat (★ Casanova gesehen, ⇄ vertauscht)
ending-looks = { $looks_is ->
    [0] { $seat_is ->
        [you] Du hast nirgends nachgesehen.
       *[they] { $seat } hat nirgends nachgesehen.
    }
   *[other] { $seat }: { $looks }
}
ending-look = { round-short } { $couples }{ $exchange ->
    [yes] {" "}⇄
   *[no] {""}
}
ending-couple = { $where ->
    [theatre] { $theatre }
   *[gondola] { $lady }
}{ $casanova ->
    [yes] ★
   *[no] {""}
}
inspected-nobody = hat nirgends nachgesehen

## Rückblick auf eine Partie

question-casanova = wo Casanova war
answer-casanova = { $where ->
    [theatre] Theater { $theatre }
   *[gondola] { $lady }
}
turn-found = { $where ->
    [aboard] { $seat_is ->
        [you] Du hast nachgesehen, und Casanova war an Bord deiner eigenen Gondel. Die Chance war { chance }.
       *[they] { $seat } hat nachgesehen, und Casanova war schon an Bord. Die Chance war { chance }.
    }
   *[other] { $seat_is ->
        [you] Du hast Casanova { in-couple } gefunden. Die Chance war { chance }.
       *[they] { $seat } hat Casanova { in-couple } gefunden. Die Chance war { chance }.
    }
}
turn-missed = { $where ->
    [doge] { $seat_is ->
        [you] Beim Dogen hast du dich mit einer Chance von { chance } umgeschaut und Casanova nicht gesehen.
       *[they] Beim Dogen hat { $seat } sich mit einer Chance von { chance } umgeschaut und Casanova nicht gesehen.
    }
   *[other] { $seat_is ->
        [you] Du hast mit einer Chance von { chance } { in-couple } nachgesehen und Casanova nicht gefunden.
       *[they] { $seat } hat mit einer Chance von { chance } { in-couple } nachgesehen und Casanova nicht gefunden.
    }
}
turn-bluffed = { $seat_is ->
    [you] Du hast { in-couple } nachgesehen und wusstest, dass Casanova dort nicht war.
   *[they] { $seat } hat { in-couple } nachgesehen und wusste, dass Casanova dort nicht war.
}
turn-took = { $seat_is ->
    [you] Casanova war { in-couple }. Du hast vertauscht und ihn mitgenommen.
   *[they] Casanova war { in-couple }. { $seat } hat vertauscht und ihn mitgenommen.
}
turn-hid = { $seat_is ->
    [you] Du hast vertauscht und Casanova { in-couple } versteckt.
   *[they] { $seat } hat vertauscht und Casanova { in-couple } versteckt.
}
turn-left = { $seat_is ->
    [you] Du hast Casanova { in-couple } gesehen und ihn dort gelassen.
   *[they] { $seat } hat Casanova { in-couple } gesehen und ihn dort gelassen.
}
turn-came-home-without = { $seat_is ->
    [you] Du bist heimgekommen, und das Paar, das alle sahen, war nicht das von Casanova.
   *[they] { $seat } ist heimgekommen, und das Paar, das alle sahen, war nicht das von Casanova.
}
turn-brought-home = { $seat_is ->
    [you] Du hast Casanova heimgebracht und gewonnen.
   *[they] { $seat } hat Casanova heimgebracht und gewonnen.
}
turn-aboard-at-the-end = { $seat_is ->
    [you] Die Runden waren um: Du hattest Casanova an Bord und hast gewonnen.
   *[they] Die Runden waren um: { $seat } hatte Casanova an Bord und hat gewonnen.
}

## Der Spielplan, in Worten

board-venice = Venedig bei Nacht: Kanäle, Anleger, Gassen und Theater
board-doges-palace = Dogenpalast
board-couple = ein Paar im Theater { $theatre }
board-empty-gondola = eine leere Gondel
board-points = { $seat }, { points-left }
docked = { $docked ->
    [lady] { $lady_is ->
        [you] deine Gondel
       *[they] die Gondel von { $lady }
    }
    [empty] { board-empty-gondola }
   *[free] frei
}
spot-stage = { $place }, { $canal }, { docked }
spot-doge = Anleger { $number } beim Dogen, { docked }
spot-palazzo = { $owner ->
    [none] Palazzo { $number }, { docked }
   *[other] { $owner_is ->
        [you] Palazzo { $number }, dein Palazzo, { docked }
       *[they] Palazzo { $number }, der Palazzo von { $owner }, { docked }
    }
}
spot-theatre = { $lit ->
    [yes] das Theater { $theatre }, mit einem Paar darin
   *[no] das Theater { $theatre }, niemand darin
}
spot-chosen = ausgewählt
spot-take-empty = diese Gondel auswählen, dann ihr Ziel
spot-take-own = deine Gondel auswählen, dann ihr Ziel
spot-way = dorthin: { $steps } Schritte
spot-way-look = dorthin, und nachsehen: { $steps } Schritte

### Die erste Partie

learnt-casanova-1 = Finde Casanova, gib dein Juwel beim Dogen ab, und bring ihn heim in deinen Palazzo.
learnt-casanova-2 = Der Tisch sieht, wo du nachsiehst, aber nie, was du gesehen und ob du vertauscht hast. Vertausch ab und zu für nichts, damit niemand merkt, wann es zählt.
learnt-casanova-3 = Achte auf das andere Ende deiner Gasse: Eine Dame dort kann in deine Gondel schauen und ihn dir wegnehmen. Leere Gondeln sind Abkürzungen, und Hindernisse.
lesson-casanova-01 = Venedig bei Nacht, hier ein kleines zum Lernen: zwei Kanäle statt fünf. Casanova versteckt sich als Zofe in einem von fünf maskierten Paaren: Drei fahren in den Gondeln der Spieler, zwei sitzen in Theatern. Niemand weiß, welches Paar seines ist. Bring ihn heim in deinen Palazzo, und du gewinnst.
lesson-casanova-02 = Aber erst will der Doge bestochen werden: Bevor du ihn heimbringst, musst du unten auf der Karte anlegen, beim Dogen, und dein Juwel dort lassen. Also: Such auf dem Weg hinunter, und lass niemanden merken, dass du ihn gefunden hast.
lesson-casanova-03 =
    Du hast drei Punkte in jedem Zug. Ein Punkt bringt eine Gondel zum nächsten Anleger: deine eigene, oder eine leere. Du bist an P1, ganz oben.
    Fahr mit deiner Gondel nach A1.
lesson-casanova-04 =
    Von A1 führt eine gepunktete Gasse nach B3, und in ihr steht ein Theater mit einem Paar. Von beiden Enden der Gasse darfst du dieses Paar und dein eigenes ansehen. Das kostet keinen Punkt.
    Sieh im Theater nach.
lesson-casanova-05 =
    Zwei gewöhnliche Zofen: Er ist in keinem der beiden Paare. Nur du hast das gesehen. Jetzt entscheidest du heimlich, ob du die beiden Paare vertauschst. Es wäre zu nichts gut. Genau deshalb solltest du es tun: Alle anderen müssen glauben, dass du ihn gefunden haben könntest.
    Vertausche.
lesson-casanova-06 =
    Der Tisch hat gesehen, dass du nachgesehen hast, und sonst nichts. Das war ein Bluff. Dein Dossier führt Buch darüber, wo er noch sein kann.
    Fahr weiter nach A2.
lesson-casanova-07 =
    Noch ein Punkt.
    Fahr weiter nach A3, wo die Gasse des anderen Theaters beginnt.
lesson-casanova-08 =
    Nachsehen kostet nichts, und in jedem Zug darfst du überall einmal nachsehen.
    Sieh auch in diesem Theater nach.
lesson-casanova-09 =
    Da ist er! Casanova sitzt in diesem Theater. Diesmal ist der Tausch ernst gemeint, und er sieht genauso aus wie der andere.
    Vertausche.
lesson-casanova-10 =
    Jetzt ist er in deiner Gondel. Sonst weiß es niemand.
    Beende deinen Zug.
lesson-casanova-11 = Brice ist an B1, am anderen Ende deiner Gasse. Von dort hätte er in deine Gondel schauen und sich bedienen können. Stattdessen hat er im Theater nachgesehen, wo dein altes Paar sitzt. Ob er vertauscht hat, weißt du nicht.
lesson-casanova-12 =
    Brice folgt dir hinunter, und Chiara sucht im anderen Theater. Du bist dran: zum Dogen.
    Fahr nach A4.
lesson-casanova-13 =
    Im Becken ist alles einen Punkt von allem entfernt.
    Leg an V1 an, dem ersten Anleger des Dogen.
lesson-casanova-14 =
    Dein Juwel liegt vor dem Dogen: Von jetzt an steht dein Palazzo für ihn offen. Den letzten Punkt musst du nicht verbrauchen.
    Beende deinen Zug.
lesson-casanova-15 = Brice legt neben dir an und schaut sich um: Beim Dogen darf man alle Paare ansehen, die dort angelegt haben. Also hat er Casanova in deiner Gondel gesehen. Jetzt weiß er es und wird hinter dir her sein. Du musst schneller sein.
lesson-casanova-16 =
    Auf dem Wasser sind es fünf Punkte nach Hause, und an A3 liegt Chiara im Weg. Aber sieh dir die Gasse von A4 an: An ihrem anderen Ende, an B2, wartet eine leere Gondel, und zu Fuß gehen kostet nichts.
    Fahr zuerst nach A4.
lesson-casanova-17 =
    Deine Dame steigt aus, geht mit ihrer Zofe durch die Gasse und steigt dort in die Gondel.
    Geh zu Fuß nach B2.
lesson-casanova-18 =
    Noch zwei Punkte, und noch zwei Strecken.
    Fahr nach B1.
lesson-casanova-19 =
    Nach Hause! Dein Paar wird allen gezeigt. Hoffentlich ist es das richtige.
    Leg an deinem Palazzo an, P1.
lesson-casanova-20 = Es ist Casanova, und du hast gewonnen. Ohne ihn hättest du die übrigen Punkte verloren und weitergesucht. Im ganzen Venedig gibt es zehn Paare, sieben Theater, und der Weg ist länger.

# What can be decided for the rest of the game: what to do after a look.
habit-leave = Findest du Casanova, ist er dein; sonst nicht tauschen
habit-exchange = Findest du Casanova, ist er dein; sonst tauschen
habit-coin = Findest du Casanova, ist er dein; sonst entscheidet eine Münze
