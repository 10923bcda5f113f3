### Casanova en français. Le format est expliqué dans games/messages.py, et les arguments dans messages.en.ftl.

summary-casanova = Il se cache dans l’un des dix couples. Trouvez-le, soudoyez le Doge, et rentrez sans bruit.
option-round_cap = tours de table, après quoi personne ne gagne et tous les couples sont montrés ; 0 : pas de limite
option-couples = couples en jeu : dix, ou huit ou six pour une partie courte
option-look_alone = seule chez le Doge, une dame peut regarder son propre couple
option-leave_doge = aucune dame ne finit deux tours de suite chez le Doge, ni à son palazzo
option-leave_mouths = aucune dame ne finit deux tours de suite sur une embouchure
option-slow_start = au premier tour de table, la première dame a un point, la deuxième deux

## Noms

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
canal-A = rio de l’ouest
canal-B = rio de l’est
canal-C = rio traversier du nord
canal-D = rio traversier du sud
canal-G = Grand Canal
couple = { $where ->
    [theatre] le théâtre { $theatre }
   *[gondola] { $lady_is ->
        [you] votre gondole
       *[they] { $lady_begins ->
            [vowel] la gondole d’{ $lady }
           *[other] la gondole de { $lady }
        }
    }
}
in-couple = { $where ->
    [theatre] dans le théâtre { $theatre }
   *[gondola] { $lady_is ->
        [you] dans votre gondole
       *[they] { $lady_begins ->
            [vowel] dans la gondole d’{ $lady }
           *[other] dans la gondole de { $lady }
        }
    }
}
chance = { $percent ->
    [0] <1 %
   *[other] { $percent } %
}
points-left = { $points ->
    [0] plus de points
    [one] encore un point
   *[other] encore { $points } points
}
way-from = { $start ->
    [doge] depuis le palais du Doge
    [palazzo] depuis le palazzo { $from }
    [home] { $lady ->
        [yes] { $seat_is ->
            [you] depuis votre palazzo
           *[they] depuis son palazzo
        }
       *[no] { $start_owner_is ->
            [you] depuis votre palazzo
           *[they] { $start_owner_begins ->
                [vowel] depuis le palazzo d’{ $start_owner }
               *[other] depuis le palazzo de { $start_owner }
            }
        }
    }
   *[stage] depuis { $from }
}
way-to = { $goal ->
    [doge] chez le Doge
    [palazzo] au palazzo { $to }
    [home] { $goal_owner_is ->
        [you] à votre palazzo
       *[they] { $goal_owner_begins ->
            [vowel] au palazzo d’{ $goal_owner }
           *[other] au palazzo de { $goal_owner }
        }
    }
   *[stage] en { $to }
}

## Le journal

log-set-up = Des gondoles vides sont en { $empty }. Des couples sont dans les théâtres { $theatres }.
log-begins = { $seat_is ->
    [you] Vous commencez.
   *[they] { $seat } commence.
}
log-moved = { $lady ->
    [yes] { $goal ->
        [home] { $seat_is ->
            [you] Vous rentrez { way-from }.
           *[they] { $seat } rentre { way-from }.
        }
       *[other] { $seat_is ->
            [you] Vous allez { way-to } { way-from }.
           *[they] { $seat } va { way-to } { way-from }.
        }
    }
   *[no] { $seat_is ->
        [you] Vous menez une gondole vide { way-to } { way-from }.
       *[they] { $seat } mène une gondole vide { way-to } { way-from }.
    }
}
log-walked = { $seat_is ->
    [you] Vous allez à pied en { $to } depuis { $from }.
   *[they] { $seat } va à pied en { $to } depuis { $from }.
}
log-inspected = { $seat_is ->
    [you] Vous inspectez { couple }.
   *[they] { $seat } inspecte { couple }.
}
log-looked = { $others_is ->
    [0] { $seat_is ->
        [you] Seule dame chez le Doge, vous regardez votre couple.
       *[they] Sans autre dame chez le Doge, { $seat } regarde le couple à bord.
    }
   *[other] { $seat_is ->
        [you] Chez le Doge, vous regardez { $others }.
       *[they] Chez le Doge, { $seat } regarde { $others }.
    }
}
others-item = { in-couple }
log-saw = { $where ->
    [nowhere] { $seat_is ->
        [you] Vous ne voyez que des servantes, { $maids }.
       *[they] { $seat } ne voit que des servantes, { $maids }.
    }
   *[other] { $seat_is ->
        [you] Vous voyez Casanova, { in-couple }.
       *[they] { $seat } voit Casanova, { in-couple }.
    }
}
maids-item = { in-couple }
log-chose = { $exchange ->
    [yes] { $seat_is ->
        [you] Vous échangez les deux couples.
       *[they] { $seat } échange les deux couples.
    }
   *[no] { $seat_is ->
        [you] Vous laissez les couples où ils sont.
       *[they] { $seat } laisse les couples où ils sont.
    }
}
log-jewel = { $seat_is ->
    [you] Vous déposez votre joyau.
   *[they] { $seat } dépose son joyau.
}
log-shown = { $casanova ->
    [yes] Le couple est montré à tous : c’est Casanova.
   *[no] Le couple est montré à tous : une dame et sa servante.
}
log-home = Le joyau n’est pas encore déposé : rien n’est montré.
log-ended-turn = { $quiet ->
    [yes] { $seat_is ->
        [you] Vous restez où vous êtes.
       *[they] { $seat } ne fait rien.
    }
   *[no] {""}
}
log-over = { $winner ->
    [none] Personne ne gagne : le tour de table { $rounds } était le dernier.
   *[other] { $winner_is ->
        [you] Vous gagnez.
       *[they] { $winner } gagne.
    }
}

## Moments : un mot ou deux, tamponnés sur le plateau

stamp-casanova = Casanova !
stamp-not-he = Pas lui
stamp-exchanged = Échangés
stamp-left = Laissés
stamp-jewel = Un joyau

## Ce qui se passe

happens-over = La partie est finie.
happens-turn = { $seat_is ->
    [you] C’est à vous.
   *[they] { $seat } réfléchit.
}
happens-your-turn = À vous, tour de table { $round } : { points-left }.
happens-choice = { $seat_is ->
    [you] Vous inspectez { couple }, et choisissez en secret.
   *[they] { $seat } inspecte { couple }, et choisit en secret.
}
owed-turn = { $may }.
may-move = déplacez une gondole
may-walk = allez à pied
may-inspect = inspectez
may-look = regardez
may-end = terminez votre tour
owed-choice = Échanger les deux couples, ou les laisser ? Personne ne voit votre réponse.
notice-no-stay = { $refuge ->
    [mouth] Vous ne pouvez pas finir de nouveau votre tour sur une embouchure.
    [doge] Vous ne pouvez pas finir de nouveau votre tour chez le Doge.
   *[home] Vous ne pouvez pas finir de nouveau votre tour à votre palazzo.
}

## Ce que l’on peut faire

do-move = { $from } → { $to }
do-walk = aller à pied en { $to }
do-inspect-gondola = { $lady_is ->
    [you] inspecter votre gondole
   *[they] { $lady_begins ->
        [vowel] inspecter la gondole d’{ $lady }
       *[other] inspecter la gondole de { $lady }
    }
}
do-inspect-theatre = inspecter le théâtre { $theatre }
do-look = regarder, chez le Doge
do-end-turn = terminer le tour
do-exchange = échanger
do-leave = les laisser
choices-own = votre gondole
choices-empty-gondolas = gondoles vides
choices-empty-gondola = gondole vide en { $place }
choice-goal = { $goal ->
    [doge] chez le Doge, { $to }
    [palazzo] au palazzo { $to }
    [home] { $goal_owner_is ->
        [you] à votre palazzo, { $to }
       *[they] { $goal_owner_begins ->
            [vowel] au palazzo d’{ $goal_owner }, { $to }
           *[other] au palazzo de { $goal_owner }, { $to }
        }
    }
   *[stage] en { $to }
}

## Demandé avant de rentrer

warn-early = Votre joyau n’est pas déposé : rien ne sera montré, et votre tour sera fini. Accoster chez vous ?
warn-shown = Votre couple sera montré à tous. Selon vos comptes, c’est celui de Casanova avec { chance } de chances. Accoster chez vous ?
warn-without-him = Votre couple sera montré à tous, et vous savez que ce n’est pas celui de Casanova. Accoster chez vous ?

## Ce que tous savent d’une place

now-moves = joue
fact-at = { $goal ->
    [doge] chez le Doge
    [home] au palazzo
   *[other] en { $place }
}
fact-jewel-laid = joyau déposé
fact-jewel-in-hand = joyau en main

## Dossier : ce que seul le lecteur sait

paper-he-is = Casanova est { in-couple }.
paper-where = où il peut être
paper-chance = { couple } : { chance }
paper-coin-tosses = si les autres choisissent à pile ou face
paper-onlooker = chez vous, pour qui n’a fait que regarder : { chance }
paper-seen = ce que vous avez vu
paper-nothing-seen = rien vu encore
paper-just-now = à l’instant, tour de table { $round }
paper-sight = Tour de table { $round }{ $how ->
    [looked] , chez le Doge
    [shown] , montré à tous
   *[inspected] {""}
} : { $couples }.{ $exchange ->
    [yes] {" "}Vous avez échangé.
    [no] {" "}Vous les avez laissés.
   *[none] {""}
}
seen-couple = { $casanova ->
    [yes] { couple } (★ Casanova)
   *[no] { couple } (pas lui)
}
couple-him = Casanova
couple-maid = une dame et sa servante
round-short = t{ $round }
at-the-doges = chez le Doge
was-shown = montré à tous
you-exchanged = Vous avez échangé.
you-left = Vous les avez laissés.

## La fin

result-wins = { $seat_is ->
    [you] Vous gagnez.
   *[they] { $seat } gagne.
}
result-brought-home = { $seat_is ->
    [you] Vous avez ramené Casanova à votre palazzo.
   *[they] { $seat } a ramené Casanova à son palazzo.
}
result-aboard = { $seat_is ->
    [you] Le tour de table { $rounds } était le dernier, et vous avez Casanova à bord.
   *[they] Le tour de table { $rounds } était le dernier, et { $seat } a Casanova à bord.
}
result-nobody = Personne ne gagne : le tour de table { $rounds } était le dernier.
result-he-was = Casanova était { in-couple }.
ending-way = Le chemin de Casanova
ending-first = Au début, il était { in-couple }.
ending-passes = { $seat_is ->
    [you] Tour de table { $round } : vous échangez, et il est { in-couple }.
   *[they] Tour de table { $round } : { $seat } échange, et il est { in-couple }.
}
ending-inspections = Toutes les inspections (★ Casanova vu, ⇄ échange)
ending-looks = { $looks_is ->
    [0] { $seat_is ->
        [you] Vous n’avez rien inspecté.
       *[they] { $seat } n’a rien inspecté.
    }
   *[other] { $seat } : { $looks }
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
inspected-nobody = n’a rien inspecté

## Relire une partie

question-casanova = où était Casanova
answer-casanova = { $where ->
    [theatre] théâtre { $theatre }
   *[gondola] { $lady }
}
turn-found = { $where ->
    [aboard] { $seat_is ->
        [you] Vous avez regardé, avec { chance } de chances : Casanova était déjà à votre bord.
       *[they] { $seat } a regardé, avec { chance } de chances : Casanova était déjà à son bord.
    }
   *[other] { $seat_is ->
        [you] Vous avez trouvé Casanova { in-couple }, avec { chance } de chances.
       *[they] { $seat } a trouvé Casanova { in-couple }, avec { chance } de chances.
    }
}
turn-missed = { $where ->
    [doge] { $seat_is ->
        [you] Chez le Doge, vous avez regardé avec { chance } de chances, sans voir Casanova.
       *[they] Chez le Doge, { $seat } a regardé avec { chance } de chances, sans voir Casanova.
    }
   *[other] { $seat_is ->
        [you] Vous avez inspecté { couple } avec { chance } de chances, sans voir Casanova.
       *[they] { $seat } a inspecté { couple } avec { chance } de chances, sans voir Casanova.
    }
}
turn-bluffed = { $seat_is ->
    [you] Vous avez inspecté { couple }, en sachant que Casanova n’y était pas.
   *[they] { $seat } a inspecté { couple }, en sachant que Casanova n’y était pas.
}
turn-took = { $seat_is ->
    [you] Casanova était { in-couple }. Vous avez échangé, et l’avez pris.
   *[they] Casanova était { in-couple }. { $seat } a échangé, et l’a pris.
}
turn-hid = { $seat_is ->
    [you] Vous avez échangé, et caché Casanova { in-couple }.
   *[they] { $seat } a échangé, et caché Casanova { in-couple }.
}
turn-left = { $seat_is ->
    [you] Vous avez vu Casanova { in-couple }, et l’y avez laissé.
   *[they] { $seat } a vu Casanova { in-couple }, et l’y a laissé.
}
turn-came-home-without = { $seat_is ->
    [you] Vous avez accosté chez vous, et montré à tous un couple sans Casanova.
   *[they] { $seat } a accosté à son palazzo, et montré à tous un couple sans Casanova.
}
turn-brought-home = { $seat_is ->
    [you] Vous avez ramené Casanova, et gagné.
   *[they] { $seat } a ramené Casanova, et gagné.
}
turn-aboard-at-the-end = { $seat_is ->
    [you] Les tours de table étaient passés : vous aviez Casanova à bord, et avez gagné.
   *[they] Les tours de table étaient passés : { $seat } avait Casanova à bord, et a gagné.
}

## Le plateau, en mots

board-venice = Venise la nuit : canaux, embarcadères, rues et théâtres
board-doges-palace = Palais du Doge
board-couple = un couple dans le théâtre { $theatre }
board-empty-gondola = une gondole vide
board-points = { $seat }, { points-left }
docked = { $docked ->
    [lady] { $lady_is ->
        [you] votre gondole
       *[they] { $lady_begins ->
            [vowel] la gondole d’{ $lady }
           *[other] la gondole de { $lady }
        }
    }
    [empty] { board-empty-gondola }
   *[free] libre
}
spot-stage = { $place }, { $canal }, { docked }
spot-doge = embarcadère { $number } du Doge, { docked }
spot-palazzo = { $owner ->
    [none] palazzo { $number }, { docked }
   *[other] { $owner_is ->
        [you] palazzo { $number }, votre palazzo, { docked }
       *[they] { $owner_begins ->
            [vowel] palazzo { $number }, le palazzo d’{ $owner }, { docked }
           *[other] palazzo { $number }, le palazzo de { $owner }, { docked }
        }
    }
}
spot-theatre = { $lit ->
    [yes] le théâtre { $theatre }, avec un couple
   *[no] le théâtre { $theatre }, sans couple
}
spot-chosen = choisie
spot-take-empty = choisir cette gondole, puis où elle va
spot-take-own = choisir votre gondole, puis où elle va
spot-way = y aller : { $steps } étapes
spot-way-look = y aller et inspecter : { $steps } étapes

### La première partie

learnt-casanova-1 = Trouvez Casanova, déposez votre joyau chez le Doge, et ramenez-le dans votre palazzo.
learnt-casanova-2 = La table voit qui vous inspectez, jamais ce que vous avez vu ni si vous avez échangé. Échangez parfois pour rien : personne ne saura quand cela compte.
learnt-casanova-3 = Surveillez l’autre bout de votre rue : une dame peut y regarder dans votre gondole, et vous le prendre. Les gondoles vides sont des raccourcis, et des obstacles.
lesson-casanova-01 = Venise, la nuit ; une petite, pour apprendre : deux canaux au lieu de cinq. Casanova se cache, déguisé en servante, dans l’un de cinq couples masqués : trois sont dans les gondoles des joueurs, deux dans les théâtres. Personne ne sait lequel est le sien. Ramenez-le dans votre palazzo, et vous gagnez.
lesson-casanova-02 = Mais il faut d’abord acheter le Doge : avant de ramener Casanova, accostez chez lui, en bas de la carte, et laissez-y votre joyau. Donc : cherchez en descendant, et que personne ne voie que vous l’avez trouvé.
lesson-casanova-03 =
    Vous avez trois points par tour. Un point mène une gondole à l’embarcadère suivant : la vôtre, ou une gondole vide. Vous êtes en P1, en haut.
    Menez votre gondole en A1.
lesson-casanova-04 =
    Une rue en pointillé mène d’A1 à B3, et un théâtre s’y trouve, avec un couple. De chaque bout de la rue, on peut regarder ce couple et le sien. Cela ne coûte aucun point.
    Inspectez le théâtre.
lesson-casanova-05 =
    Deux servantes ordinaires : il n’est dans aucun des deux couples. Personne d’autre ne l’a vu. Vous choisissez maintenant en secret d’échanger les deux couples, ou non. Cela ne servirait à rien. C’est bien pourquoi il faut le faire : les autres doivent croire que vous l’avez peut-être trouvé.
    Échangez.
lesson-casanova-06 =
    La table a vu que vous inspectiez, et rien d’autre. C’était un bluff. Votre dossier tient le compte des endroits où il peut encore être.
    Continuez vers A2.
lesson-casanova-07 =
    Il vous reste un point.
    Continuez vers A3, où commence la rue de l’autre théâtre.
lesson-casanova-08 =
    Inspecter ne coûte rien, et l’on peut regarder chaque partenaire une fois par tour.
    Inspectez aussi ce théâtre.
lesson-casanova-09 =
    Le voilà ! Casanova est dans ce théâtre. Cette fois l’échange est pour de bon, et il ressemble en tout point à l’autre.
    Échangez.
lesson-casanova-10 =
    Il est maintenant dans votre gondole. Personne d’autre ne le sait.
    Terminez votre tour.
lesson-casanova-11 = Brice est en B1, à l’autre bout de votre rue. De là, il aurait pu regarder dans votre gondole, et se servir. Il a regardé dans le théâtre, où se trouve votre ancien couple. A-t-il échangé ? Vous ne le savez pas.
lesson-casanova-12 =
    Brice descend derrière vous, et Chiara fouille l’autre théâtre. À vous : allez chez le Doge.
    Allez en A4.
lesson-casanova-13 =
    Dans le bassin, tout est à un point de tout.
    Accostez en V1, le premier embarcadère du Doge.
lesson-casanova-14 =
    Votre joyau est chez le Doge : désormais votre palazzo est ouvert à Casanova. Rien ne vous oblige à dépenser votre dernier point.
    Terminez votre tour.
lesson-casanova-15 = Brice accoste à côté de vous, et regarde : chez le Doge, on peut voir tous les couples qui y sont amarrés. Il a donc vu Casanova dans votre gondole. Maintenant il sait, et il vous suivra. Il faut être plus rapide que lui.
lesson-casanova-16 =
    Par l’eau, il y a cinq points jusque chez vous, et Chiara barre le passage en A3. Mais voyez la rue d’A4 : à l’autre bout, en B2, une gondole vide attend, et marcher est gratuit.
    Allez d’abord en A4.
lesson-casanova-17 =
    Votre dame débarque, suit la rue avec son couple, et monte dans la gondole de l’autre bout.
    Allez à pied en B2.
lesson-casanova-18 =
    Il vous reste deux points, et deux liaisons à faire.
    Allez en B1.
lesson-casanova-19 =
    À la maison ! Votre couple sera montré à tous. Mieux vaut que ce soit le bon.
    Accostez à votre palazzo, P1.
lesson-casanova-20 = C’est Casanova, et vous avez gagné. Sans lui, vous auriez perdu vos points restants, et cherché encore. Dans la grande Venise il y a dix couples, sept théâtres, et le chemin est plus long.

# What can be decided for the rest of the game: what to do after a look.
habit-leave = Si vous trouvez Casanova, il est à vous ; sinon, laisser
habit-exchange = Si vous trouvez Casanova, il est à vous ; sinon, échanger
habit-coin = Si vous trouvez Casanova, il est à vous ; sinon, à pile ou face
