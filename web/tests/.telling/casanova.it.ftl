### Casanova in italiano. Il formato è spiegato in games/messages.py.
###
### Venezia di notte. In molti messaggi $seat è chi agisce, e $seat_is dice se è chi legge (“you”) o un’altra persona.
### $lady è di chi è la gondola; $where dice dov’è una coppia: nella “gondola” di $lady o nel “theatre” $theatre.

summary-casanova = È nascosto in una di dieci coppie, e si sposta senza farsi vedere. Trovalo, corrompi il Doge, e via a casa.
option-round_cap = giri, dopo i quali non vince nessuno e si mostrano tutte le coppie; 0: senza limite
option-couples = coppie in gioco: dieci, oppure otto o sei per una partita breve
option-look_alone = da sola dal Doge, una dama può guardare la propria coppia
option-leave_doge = nessuna dama può chiudere due turni di fila dal Doge, né nel proprio palazzo
option-leave_mouths = nessuna dama può chiudere due turni di fila su una bocca
option-slow_start = nel primo giro la prima dama ha un punto, la seconda due

## Nomi

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
canal-A = rio di ponente
canal-B = rio di levante
canal-C = rio traverso a nord
canal-D = rio traverso a sud
canal-G = Canal Grande
couple = { $where ->
    [theatre] il teatro { $theatre }
   *[gondola] { $lady_is ->
        [you] la tua gondola
       *[they] la gondola di { $lady }
    }
}
in-couple = { $where ->
    [theatre] nel teatro { $theatre }
   *[gondola] { $lady_is ->
        [you] nella tua gondola
       *[they] nella gondola di { $lady }
    }
}
chance = { $percent ->
    [0] <1%
   *[other] { $percent }%
}
points-left = { $points ->
    [0] nessun punto rimasto
    [one] un punto rimasto
   *[other] { $points } punti rimasti
}
way-from = { $start ->
    [doge] dal Doge
    [palazzo] dal palazzo { $from }
    [home] { $lady ->
        [yes] da casa
       *[no] { $start_owner_is ->
            [you] dal tuo palazzo
           *[they] dal palazzo di { $start_owner }
        }
    }
   *[stage] da { $from }
}
way-to = { $goal ->
    [doge] fino al Doge
    [palazzo] al palazzo { $to }
    [home] { $goal_owner_is ->
        [you] al tuo palazzo
       *[they] al palazzo di { $goal_owner }
    }
   *[stage] a { $to }
}

## La cronaca

log-set-up = Gondole vuote: { $empty }. Coppie nei teatri { $theatres }.
log-begins = { $seat_is ->
    [you] Cominci tu.
   *[they] Comincia { $seat }.
}
log-moved = { $lady ->
    [yes] { $goal ->
        [home] { $seat_is ->
            [you] Torni a casa { way-from }.
           *[they] { $seat } torna a casa { way-from }.
        }
       *[other] { $seat_is ->
            [you] Vai { way-from } { way-to }.
           *[they] { $seat } va { way-from } { way-to }.
        }
    }
   *[no] { $seat_is ->
        [you] Porti una gondola vuota { way-from } { way-to }.
       *[they] { $seat } porta una gondola vuota { way-from } { way-to }.
    }
}
log-walked = { $seat_is ->
    [you] Vai a piedi da { $from } a { $to }.
   *[they] { $seat } va a piedi da { $from } a { $to }.
}
log-inspected = { $seat_is ->
    [you] Ispezioni { couple }.
   *[they] { $seat } ispeziona { couple }.
}
log-looked = { $others_is ->
    [0] { $seat_is ->
        [you] Dal Doge, dove non c’è altri, guardi la tua coppia.
       *[they] Dal Doge, dove non c’è altri, { $seat } guarda la coppia a bordo.
    }
   *[other] { $seat_is ->
        [you] Dal Doge guardi { $others }.
       *[they] Dal Doge { $seat } guarda { $others }.
    }
}
others-item = { couple }
log-saw = { $where ->
    [nowhere] { $seat_is ->
        [you] Vedi solo cameriere, { $maids }.
       *[they] { $seat } vede solo cameriere, { $maids }.
    }
   *[other] { $seat_is ->
        [you] Vedi Casanova, { in-couple }.
       *[they] { $seat } vede Casanova, { in-couple }.
    }
}
maids-item = { in-couple }
log-chose = { $exchange ->
    [yes] { $seat_is ->
        [you] Scambi le due coppie.
       *[they] { $seat } scambia le due coppie.
    }
   *[no] { $seat_is ->
        [you] Lasci le coppie dove sono.
       *[they] { $seat } lascia le coppie dove sono.
    }
}
log-jewel = { $seat_is ->
    [you] Deponi il tuo gioiello.
   *[they] { $seat } depone il gioiello.
}
log-shown = { $casanova ->
    [yes] La coppia viene mostrata a tutti: è Casanova.
   *[no] La coppia viene mostrata a tutti: una dama e la sua cameriera.
}
log-home = Il gioiello non è ancora deposto, quindi non si mostra niente.
log-ended-turn = { $quiet ->
    [yes] { $seat_is ->
        [you] Resti dove sei.
       *[they] { $seat } non fa niente.
    }
   *[no] {""}
}
log-over = { $winner ->
    [none] Non vince nessuno: il giro { $rounds } era l’ultimo.
   *[other] { $winner_is ->
        [you] Vinci tu.
       *[they] Vince { $winner }.
    }
}

## Momenti: una parola o due, timbrate sul tabellone

stamp-casanova = Casanova!
stamp-not-he = Non è lui
stamp-exchanged = Scambiate
stamp-left = Lasciate
stamp-jewel = Un gioiello

## Che cosa succede

happens-over = La partita è finita.
happens-turn = { $seat_is ->
    [you] Tocca a te.
   *[they] { $seat } ci pensa.
}
happens-your-turn = Tocca a te, giro { $round }: { points-left }.
happens-choice = { $seat_is ->
    [you] Ispezioni { couple }, e scegli in segreto.
   *[they] { $seat } ispeziona { couple }, e sceglie in segreto.
}
owed-turn = { $may }.
may-move = muovi una gondola
may-walk = va’ a piedi
may-inspect = ispeziona
may-look = guarda
may-end = chiudi il turno
owed-choice = Scambi le due coppie, o le lasci? Nessuno vede la tua risposta.
notice-no-stay = { $refuge ->
    [mouth] Non puoi chiudere di nuovo il turno su una bocca.
    [doge] Non puoi chiudere di nuovo il turno dal Doge.
   *[home] Non puoi chiudere di nuovo il turno a casa.
}

## Che cosa si può fare

do-move = { $from } → { $to }
do-walk = a piedi a { $to }
do-inspect-gondola = { $lady_is ->
    [you] ispeziona la tua gondola
   *[they] ispeziona la gondola di { $lady }
}
do-inspect-theatre = ispeziona il teatro { $theatre }
do-look = guarda, dal Doge
do-end-turn = chiudi il turno
do-exchange = scambia
do-leave = lascia
choices-own = la tua gondola
choices-empty-gondolas = gondole vuote
choices-empty-gondola = gondola vuota in { $place }
choice-goal = { $goal ->
    [doge] dal Doge, { $to }
    [palazzo] al palazzo { $to }
    [home] { $goal_owner_is ->
        [you] al tuo palazzo, { $to }
       *[they] al palazzo di { $goal_owner }, { $to }
    }
   *[stage] a { $to }
}

## Chiesto prima di tornare a casa

warn-early = Non hai deposto il gioiello: non si mostrerà niente, e il tuo turno finisce. Attracchi a casa?
warn-shown = La tua coppia verrà mostrata a tutti. Probabilità che sia quella di Casanova, per i tuoi conti: { chance }. Attracchi a casa?
warn-without-him = La tua coppia verrà mostrata a tutti, e sai che non è quella di Casanova. Attracchi a casa?

## Che cosa tutti sanno di qualcuno

now-moves = di turno
fact-at = { $goal ->
    [doge] dal Doge
    [home] a casa
   *[other] in { $place }
}
fact-jewel-laid = gioiello deposto
fact-jewel-in-hand = gioiello in mano

## Carte: che cosa sa solo chi legge

paper-he-is = Casanova è { in-couple }.
paper-where = dove può essere
paper-chance = { couple }: { chance }
paper-coin-tosses = se gli altri scelgono a testa o croce
paper-onlooker = con te, per chi guarda: { chance }
paper-seen = che cosa hai visto
paper-nothing-seen = non hai ancora visto niente
paper-just-now = proprio ora, giro { $round }
paper-sight = Giro { $round }{ $how ->
    [looked] , dal Doge
    [shown] , mostrata a tutti
   *[inspected] {""}
}: { $couples }.{ $exchange ->
    [yes] {" "}Hai scambiato.
    [no] {" "}Le hai lasciate.
   *[none] {""}
}
seen-couple = { $casanova ->
    [yes] { couple } (★ Casanova)
   *[no] { couple } (lui no)
}
couple-him = Casanova
couple-maid = una dama e la sua cameriera
round-short = g{ $round }
at-the-doges = dal Doge
was-shown = mostrata a tutti
you-exchanged = Hai scambiato.
you-left = Le hai lasciate.

## La fine

result-wins = { $seat_is ->
    [you] Vinci tu.
   *[they] Vince { $seat }.
}
result-brought-home = { $seat_is ->
    [you] Hai portato Casanova nel tuo palazzo.
   *[they] { $seat } ha portato a casa Casanova.
}
result-aboard = { $seat_is ->
    [you] Il giro { $rounds } era l’ultimo, e hai Casanova a bordo.
   *[they] Il giro { $rounds } era l’ultimo, e { $seat } ha Casanova a bordo.
}
result-nobody = Non vince nessuno: il giro { $rounds } era l’ultimo.
result-he-was = Casanova era { in-couple }.
ending-way = Il percorso di Casanova
ending-first = All’inizio era { in-couple }.
ending-passes = { $seat_is ->
    [you] Giro { $round }: scambi, e ora è { in-couple }.
   *[they] Giro { $round }: { $seat } scambia, e ora è { in-couple }.
}
ending-inspections = Tutte le ispezioni (★ visto Casanova, ⇄ scambio)
ending-looks = { $looks_is ->
    [0] { $seat_is ->
        [you] Non hai ispezionato nessuno.
       *[they] { $seat } non ha ispezionato nessuno.
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
inspected-nobody = nessuna ispezione

## Uno sguardo indietro

question-casanova = dov’era Casanova
answer-casanova = { $where ->
    [theatre] teatro { $theatre }
   *[gondola] { $lady }
}
turn-found = { $where ->
    [aboard] { $seat_is ->
        [you] Hai guardato, e Casanova era a bordo della tua gondola. Probabilità: { chance }.
       *[they] { $seat } ha guardato, e Casanova era già a bordo. Probabilità: { chance }.
    }
   *[other] { $seat_is ->
        [you] Hai trovato Casanova { in-couple }. Probabilità: { chance }.
       *[they] { $seat } ha trovato Casanova { in-couple }. Probabilità: { chance }.
    }
}
turn-missed = { $where ->
    [doge] { $seat_is ->
        [you] Dal Doge hai guardato (probabilità { chance }), e non hai visto Casanova.
       *[they] Dal Doge { $seat } ha guardato (probabilità { chance }), e non ha visto Casanova.
    }
   *[other] { $seat_is ->
        [you] Hai ispezionato { couple } (probabilità { chance }), e non hai visto Casanova.
       *[they] { $seat } ha ispezionato { couple } (probabilità { chance }), e non ha visto Casanova.
    }
}
turn-bluffed = { $seat_is ->
    [you] Hai ispezionato { couple }, sapendo che Casanova non c’era.
   *[they] { $seat } ha ispezionato { couple }, sapendo che Casanova non c’era.
}
turn-took = { $seat_is ->
    [you] Casanova era { in-couple }. Hai scambiato, e l’hai preso.
   *[they] Casanova era { in-couple }. { $seat } ha scambiato, e l’ha preso.
}
turn-hid = { $seat_is ->
    [you] Hai scambiato, e hai nascosto Casanova { in-couple }.
   *[they] { $seat } ha scambiato, e ha nascosto Casanova { in-couple }.
}
turn-left = { $seat_is ->
    [you] Hai visto Casanova { in-couple }, e l’hai lasciato lì.
   *[they] { $seat } ha visto Casanova { in-couple }, e l’ha lasciato lì.
}
turn-came-home-without = { $seat_is ->
    [you] Hai fatto ritorno a casa, e la coppia mostrata a tutti non era quella di Casanova.
   *[they] { $seat } ha fatto ritorno a casa, e la coppia mostrata a tutti non era quella di Casanova.
}
turn-brought-home = { $seat_is ->
    [you] Hai portato a casa Casanova, e hai vinto.
   *[they] { $seat } ha portato a casa Casanova, e ha vinto.
}
turn-aboard-at-the-end = { $seat_is ->
    [you] I giri erano finiti: avevi Casanova a bordo, e hai vinto.
   *[they] I giri erano finiti: { $seat } aveva Casanova a bordo, e ha vinto.
}

## Il tabellone, a parole

board-venice = Venezia di notte: canali, approdi, calli e teatri
board-doges-palace = Palazzo Ducale
board-couple = una coppia nel teatro { $theatre }
board-empty-gondola = una gondola vuota
board-points = { $seat }, { points-left }
docked = { $docked ->
    [lady] { $lady_is ->
        [you] la tua gondola
       *[they] la gondola di { $lady }
    }
    [empty] { board-empty-gondola }
   *[free] libero
}
spot-stage = { $place }, { $canal }, { docked }
spot-doge = approdo del Doge { $number }, { docked }
spot-palazzo = { $owner ->
    [none] palazzo { $number }, { docked }
   *[other] { $owner_is ->
        [you] palazzo { $number }, il tuo palazzo, { docked }
       *[they] palazzo { $number }, il palazzo di { $owner }, { docked }
    }
}
spot-theatre = { $lit ->
    [yes] il teatro { $theatre }, dentro c’è una coppia
   *[no] il teatro { $theatre }, dentro non c’è nessuno
}
spot-chosen = scelta
spot-take-empty = scegli questa gondola, poi dove va
spot-take-own = scegli la tua gondola, poi dove va
spot-way = andarci: { $steps } passi
spot-way-look = andarci e ispezionare: { $steps } passi

### La prima partita

learnt-casanova-1 = Trova Casanova, deponi il tuo gioiello dal Doge, e portalo nel tuo palazzo.
learnt-casanova-2 = Il tavolo vede chi ispezioni, mai che cosa hai visto né se hai scambiato. Ogni tanto scambia per niente, così nessuno capisce quando conta.
learnt-casanova-3 = Attenzione all’altro capo della tua calle: da lì una dama può guardare nella tua gondola, e portartelo via. Le gondole vuote sono scorciatoie, e ostacoli.
lesson-casanova-01 = Venezia di notte, qui in piccolo per imparare: due canali invece di cinque. Casanova è nascosto, travestito da cameriera, in una di cinque coppie mascherate: tre viaggiano nelle gondole dei giocatori, due siedono nei teatri. Nessuno sa qual è la sua. Portalo nel tuo palazzo, e hai vinto.
lesson-casanova-02 = Ma prima il Doge va corrotto: prima di portarlo a casa devi attraccare in fondo alla carta, dal Doge, e lasciargli il tuo gioiello. Quindi: cerca mentre scendi, e non far capire a nessuno che l’hai trovato.
lesson-casanova-03 =
    Hai tre punti a turno. Con un punto porti una gondola all’approdo vicino: la tua, o una vuota. Sei in P1, in alto.
    Muovi la tua gondola ad A1.
lesson-casanova-04 =
    Una calle punteggiata va da A1 a B3, e lì c’è un teatro, con una coppia. Da un capo o dall’altro della calle puoi guardare quella coppia e la tua. Non costa punti.
    Ispeziona il teatro.
lesson-casanova-05 =
    Due semplici cameriere: non è in nessuna delle due coppie. L’hai visto solo tu. Ora scegli in segreto se scambiare le due coppie. Non servirebbe a niente. Proprio per questo conviene farlo: tutti gli altri devono pensare che forse l’hai trovato.
    Scambia.
lesson-casanova-06 =
    Il tavolo ha visto che hai ispezionato, e nient’altro. È stato un bluff. Il tuo dossier tiene il conto di dove può ancora essere.
    Continua fino ad A2.
lesson-casanova-07 =
    Un punto rimasto.
    Continua fino ad A3, dove comincia la calle dell’altro teatro.
lesson-casanova-08 =
    Ispezionare non costa niente, e puoi guardare ogni coppia una volta per turno.
    Ispeziona anche questo teatro.
lesson-casanova-09 =
    Eccolo! Casanova siede in questo teatro. Stavolta lo scambio è sul serio, e sembra identico all’altro.
    Scambia.
lesson-casanova-10 =
    Ora è nella tua gondola. Nessun altro lo sa.
    Chiudi il turno.
lesson-casanova-11 = Brice è in B1, all’altro capo della tua calle. Da lì avrebbe potuto guardare nella tua gondola, e servirsi. Invece ha guardato nel teatro, dove siede la tua vecchia coppia. Se ha scambiato, non lo sai.
lesson-casanova-12 =
    Brice ti segue verso il basso, e Chiara cerca nell’altro teatro. Tocca a te: dal Doge.
    Vai ad A4.
lesson-casanova-13 =
    Nel bacino tutto è a un punto da tutto.
    Attracca a V1, il primo degli approdi del Doge.
lesson-casanova-14 =
    Il tuo gioiello è davanti al Doge: da ora il tuo palazzo è aperto a Casanova. Non sei tenuto a usare l’ultimo punto.
    Chiudi il turno.
lesson-casanova-15 = Brice attracca accanto a te, e guarda: dal Doge si possono vedere tutte le coppie attraccate. Quindi ha visto Casanova nella tua gondola. Ora lo sa, e ti verrà dietro. Devi fare più in fretta.
lesson-casanova-16 =
    Per acqua casa è a cinque punti, e Chiara sbarra la strada in A3. Ma guarda la calle di A4: all’altro capo, in B2, aspetta una gondola vuota, e andare a piedi è gratis.
    Prima vai ad A4.
lesson-casanova-17 =
    La tua dama sbarca, percorre la calle con la sua coppia e sale sulla gondola che trova lì.
    Va’ a piedi a B2.
lesson-casanova-18 =
    Due punti rimasti, e due tratti da fare.
    Vai a B1.
lesson-casanova-19 =
    A casa! La tua coppia verrà mostrata a tutti. Speriamo che sia quella giusta.
    Attracca al tuo palazzo, P1.
lesson-casanova-20 = È Casanova, e hai vinto. Senza di lui avresti perso i punti rimasti, e avresti continuato a cercare. Nella Venezia intera ci sono dieci coppie, sette teatri, e la strada è più lunga.

# What can be decided for the rest of the game: what to do after a look.
habit-leave = Se trovi Casanova, è tuo; se no, lascia
habit-exchange = Se trovi Casanova, è tuo; se no, scambia
habit-coin = Se trovi Casanova, è tuo; se no, testa o croce
