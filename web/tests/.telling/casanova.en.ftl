### Casanova in English. The format is explained in games/messages.py.
###
### Venice by night. Each player has a lady in a gondola with a couple on board; other couples sit in theatres. Casanova
### hides in one of the couples, dressed as a maid. Who brings him home to her palazzo wins, once she has laid down her
### jewel at the Doge’s. Players look under the masks of couples in secret, and may exchange two couples in secret.
###
### In most messages $seat is the player who acts, and $seat_is says whether that is the reader (“you”) or another.
### $lady is the player whose gondola is spoken of. $where says where a couple is: in the “gondola” of $lady, or in the
### “theatre” $theatre. Names that begin with a vowel can be told by $seat_begins and $lady_begins.

summary-casanova = He hides in one of ten couples, and moves unseen. Find him, bribe the Doge, and slip home.
option-round_cap = rounds, after which nobody wins and all couples are shown; 0: no limit
option-couples = couples in the game: ten, or eight or six for a short one
option-look_alone = alone at the Doge’s a lady may look at her own couple
option-leave_doge = no lady may end two turns running at the Doge’s, nor at her palazzo
option-leave_mouths = no lady may end two turns running on a mouth of a basin
option-slow_start = in the first round the first lady has one point, the second two

## Names

# Theatres are named after the two ends of their street. Beside the dash are word joiners (U+2060): no line breaks there.
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
# Canals, by the letter that the names of their landing stages begin with. “Rio” is Venetian for a small canal.
canal-A = west rio
canal-B = east rio
canal-C = cross rio north
canal-D = cross rio south
canal-G = Grand Canal
# Where a couple is, as the object of a sentence: “You inspect Anne’s gondola.” Part of other messages.
couple = { $where ->
    [theatre] the theatre { $theatre }
   *[gondola] { $lady_is ->
        [you] your gondola
       *[they] { $lady }’s gondola
    }
}
# The same as a place: “Casanova is in the theatre A2–G2.” Part of other messages.
in-couple = { $where ->
    [theatre] in the theatre { $theatre }
   *[gondola] { $lady_is ->
        [you] in your gondola
       *[they] in { $lady }’s gondola
    }
}
# A chance. 0 is less than one per cent. Part of other messages.
chance = { $percent ->
    [0] <1%
   *[other] { $percent }%
}
# What is left of the three points of a turn. Part of other messages.
points-left = { $points ->
    [0] no points left
    [one] one point left
   *[other] { $points } points left
}
# Where a gondola comes from. $start is a “stage” called $from, the “doge”’s stages, the “home” of $start_owner, or a
# “palazzo” that nobody plays. $lady is “yes” if the player’s own gondola moves, and “home” is hers then. Part of other
# messages.
way-from = { $start ->
    [doge] from the Doge’s
    [palazzo] from palazzo { $from }
    [home] { $lady ->
        [yes] from home
       *[no] { $start_owner_is ->
            [you] from your palazzo
           *[they] from { $start_owner }’s palazzo
        }
    }
   *[stage] from { $from }
}
# Where an empty gondola, or the player’s own, goes. The player’s own never goes to a palazzo here. Part of other messages.
way-to = { $goal ->
    [doge] to the Doge’s
    [palazzo] to palazzo { $to }
    [home] { $goal_owner_is ->
        [you] to your palazzo
       *[they] to { $goal_owner }’s palazzo
    }
   *[stage] to { $to }
}

## The log

log-set-up = Empty gondolas lie at { $empty }. Couples sit in the theatres { $theatres }.
log-begins = { $seat_is ->
    [you] You begin.
   *[they] { $seat } begins.
}
log-moved = { $lady ->
    [yes] { $goal ->
        [home] { $seat_is ->
            [you] You come home { way-from }.
           *[they] { $seat } comes home { way-from }.
        }
       *[other] { $seat_is ->
            [you] You go { way-from } { way-to }.
           *[they] { $seat } goes { way-from } { way-to }.
        }
    }
   *[no] { $seat_is ->
        [you] You take an empty gondola { way-from } { way-to }.
       *[they] { $seat } takes an empty gondola { way-from } { way-to }.
    }
}
log-walked = { $seat_is ->
    [you] You walk from { $from } to { $to }.
   *[they] { $seat } walks from { $from } to { $to }.
}
log-inspected = { $seat_is ->
    [you] You inspect { couple }.
   *[they] { $seat } inspects { couple }.
}
# At the Doge’s one looks at once into all gondolas that are docked there. $others are those of other players, each as
# others-item has it; where there are none, one looks at one’s own couple (an option of the table).
log-looked = { $others_is ->
    [0] { $seat_is ->
        [you] Alone at the Doge’s, you look at your couple.
       *[they] Alone at the Doge’s, { $seat } looks at the couple aboard.
    }
   *[other] { $seat_is ->
        [you] At the Doge’s you look into { $others }.
       *[they] At the Doge’s { $seat } looks into { $others }.
    }
}
others-item = { couple }
# Told to the one who looked; of others only when the game is over. Where nothing was found, $maids are the couples
# seen, each as maids-item has it.
log-saw = { $where ->
    [nowhere] { $seat_is ->
        [you] You see only maids, { $maids }.
       *[they] { $seat } sees only maids, { $maids }.
    }
   *[other] { $seat_is ->
        [you] You see Casanova, { in-couple }.
       *[they] { $seat } sees Casanova, { in-couple }.
    }
}
maids-item = { in-couple }
# Told to the one who chose; of others only when the game is over.
log-chose = { $exchange ->
    [yes] { $seat_is ->
        [you] You exchange the two couples.
       *[they] { $seat } exchanges the two couples.
    }
   *[no] { $seat_is ->
        [you] You leave the couples where they are.
       *[they] { $seat } leaves the couples where they are.
    }
}
log-jewel = { $seat_is ->
    [you] You lay down your jewel.
   *[they] { $seat } lays down the jewel.
}
# A player who comes home with her jewel laid down shows her couple.
log-shown = { $casanova ->
    [yes] The couple is shown to all: it is Casanova.
   *[no] The couple is shown to all: a lady and her maid.
}
log-home = The jewel is not laid down yet, so nothing is shown.
log-ended-turn = { $quiet ->
    [yes] { $seat_is ->
        [you] You stay where you are.
       *[they] { $seat } does nothing.
    }
   *[no] {""}
}
log-over = { $winner ->
    [none] Nobody wins: round { $rounds } was the last.
   *[other] { $winner_is ->
        [you] You win.
       *[they] { $winner } wins.
    }
}

## Moments: a word or two, stamped on the board

stamp-casanova = Casanova!
stamp-not-he = Not he
stamp-exchanged = Exchanged
stamp-left = Left alone
stamp-jewel = A jewel

## What is happening

happens-over = The game is over.
happens-turn = { $seat_is ->
    [you] It is your turn.
   *[they] { $seat } is thinking.
}
happens-your-turn = Your turn, round { $round }: { points-left }.
happens-choice = { $seat_is ->
    [you] You inspect { couple }, and choose in secret.
   *[they] { $seat } inspects { couple }, and chooses in secret.
}
# $may is what may be done, “move a gondola, walk or end your turn”.
owed-turn = { $may }.
may-move = move a gondola
may-walk = walk
may-inspect = inspect
may-look = look
may-end = end your turn
owed-choice = Exchange the two couples, or leave them? Nobody sees your answer.
# Nobody may end two turns in a row on a “mouth”, a landing stage where a canal meets a basin, at the “doge”’s, or at
# “home”. $refuge says where this player ended the last turn.
notice-no-stay = { $refuge ->
    [mouth] You may not end this turn on a mouth again.
    [doge] You may not end this turn at the Doge’s again.
   *[home] You may not end this turn at home again.
}

## What may be done

# An empty gondola, from place to place.
do-move = { $from } → { $to }
do-walk = walk to { $to }
do-inspect-gondola = { $lady_is ->
    [you] inspect your gondola
   *[they] inspect { $lady }’s gondola
}
do-inspect-theatre = inspect the theatre { $theatre }
do-look = look, at the Doge’s
do-end-turn = end your turn
do-exchange = exchange
do-leave = leave them
# Titles of lists of places where a gondola can go.
choices-own = your gondola
choices-empty-gondolas = empty gondolas
choices-empty-gondola = empty gondola at { $place }
# Where a gondola can go, in such a list. $to is the name of the place on the map.
choice-goal = { $goal ->
    [doge] to the Doge’s, { $to }
    [palazzo] to palazzo { $to }
    [home] { $goal_owner_is ->
        [you] to your palazzo, { $to }
       *[they] to { $goal_owner }’s palazzo, { $to }
    }
   *[stage] to { $to }
}

## Asked before one comes home

warn-early = You have not laid down your jewel: nothing will be shown, and your turn ends. Dock at home?
warn-shown = Your couple will be shown to everyone. By your account the chance that it is Casanova’s is { chance }. Dock at home?
warn-without-him = Your couple will be shown to everyone, and you know that it is not Casanova’s. Dock at home?

## What everybody knows of a player

now-moves = moves
fact-at = { $goal ->
    [doge] at the Doge’s
    [home] at home
   *[other] at { $place }
}
fact-jewel-laid = jewel laid down
fact-jewel-in-hand = jewel in hand

## Papers: what only the reader knows

paper-he-is = Casanova is { in-couple }.
paper-where = where he can be
paper-chance = { couple }: { chance }
paper-coin-tosses = if the others’ choices are coin tosses
# What somebody thinks who has only watched: the chance that Casanova is with the reader.
paper-onlooker = with you, for an onlooker: { chance }
paper-seen = what you saw
paper-nothing-seen = nothing seen yet
# The couples of an inspection that is going on, and of which nothing is chosen yet.
paper-just-now = just now, round { $round }
# One look: $couples are those seen, each as seen-couple has it. $how is “inspected”, “looked” (at the Doge’s) or
# “shown” (somebody came home, and the couple was shown to all). $exchange is what was chosen then, if there was a choice.
paper-sight = Round { $round }{ $how ->
    [looked] , at the Doge’s
    [shown] , shown to all
   *[inspected] {""}
}: { $couples }.{ $exchange ->
    [yes] {" "}You exchanged.
    [no] {" "}You left them.
   *[none] {""}
}
seen-couple = { $casanova ->
    [yes] { couple } (★ Casanova)
   *[no] { couple } (not him)
}
# A couple without its masks, under its picture.
couple-him = Casanova
couple-maid = a lady and her maid
# A round, short, beside a line of a list.
round-short = r{ $round }
at-the-doges = at the Doge’s
was-shown = shown to all
you-exchanged = You exchanged.
you-left = You left them.

## The end

result-wins = { $seat_is ->
    [you] You win.
   *[they] { $seat } wins.
}
result-brought-home = { $seat_is ->
    [you] You have brought Casanova home to your palazzo.
   *[they] { $seat } has brought Casanova home.
}
result-aboard = { $seat_is ->
    [you] Round { $rounds } was the last, and you have Casanova aboard.
   *[they] Round { $rounds } was the last, and { $seat } has Casanova aboard.
}
result-nobody = Nobody wins: round { $rounds } was the last.
result-he-was = Casanova was { in-couple }.
ending-way = Casanova’s way
ending-first = At first he was { in-couple }.
ending-passes = { $seat_is ->
    [you] Round { $round }: you exchange, and he is { in-couple }.
   *[they] Round { $round }: { $seat } exchanges, and he is { in-couple }.
}
ending-inspections = All inspections (★ Casanova seen, ⇄ exchanged)
# One line for each player. $looks are the looks, each as ending-look has it: “r3 A2–G2★ ⇄, r5 Anne”.
ending-looks = { $looks_is ->
    [0] { $seat_is ->
        [you] You inspected nobody.
       *[they] { $seat } inspected nobody.
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
# Beside the name of a player who never looked.
inspected-nobody = inspected nobody

## Looking back at a game

question-casanova = where Casanova was
# Short: it stands on a strip.
answer-casanova = { $where ->
    [theatre] theatre { $theatre }
   *[gondola] { $lady }
}
# $percent is the chance that the player gave it. “Aboard” is her own gondola.
turn-found = { $where ->
    [aboard] { $seat_is ->
        [you] You looked, and Casanova was aboard your own gondola. The chance was { chance }.
       *[they] { $seat } looked, and Casanova was already aboard. The chance was { chance }.
    }
   *[other] { $seat_is ->
        [you] You found Casanova { in-couple }. The chance was { chance }.
       *[they] { $seat } found Casanova { in-couple }. The chance was { chance }.
    }
}
turn-missed = { $where ->
    [doge] { $seat_is ->
        [you] At the Doge’s you looked with a chance of { chance }, and did not see Casanova.
       *[they] At the Doge’s { $seat } looked with a chance of { chance }, and did not see Casanova.
    }
   *[other] { $seat_is ->
        [you] You inspected { couple } with a chance of { chance }, and did not see Casanova.
       *[they] { $seat } inspected { couple } with a chance of { chance }, and did not see Casanova.
    }
}
turn-bluffed = { $seat_is ->
    [you] You inspected { couple }, knowing that Casanova was not there.
   *[they] { $seat } inspected { couple }, knowing that Casanova was not there.
}
turn-took = { $seat_is ->
    [you] Casanova was { in-couple }. You exchanged, and took him.
   *[they] Casanova was { in-couple }. { $seat } exchanged, and took him.
}
turn-hid = { $seat_is ->
    [you] You exchanged, and hid Casanova { in-couple }.
   *[they] { $seat } exchanged, and hid Casanova { in-couple }.
}
turn-left = { $seat_is ->
    [you] You saw Casanova { in-couple }, and left him there.
   *[they] { $seat } saw Casanova { in-couple }, and left him there.
}
turn-came-home-without = { $seat_is ->
    [you] You came home, and the couple shown to all was not Casanova’s.
   *[they] { $seat } came home, and the couple shown to all was not Casanova’s.
}
turn-brought-home = { $seat_is ->
    [you] You brought Casanova home, and won.
   *[they] { $seat } brought Casanova home, and won.
}
turn-aboard-at-the-end = { $seat_is ->
    [you] The rounds were up: you had Casanova aboard, and won.
   *[they] The rounds were up: { $seat } had Casanova aboard, and won.
}

## The board, in words

board-venice = Venice by night: canals, landing stages, streets and theatres
board-doges-palace = Doge’s Palace
board-couple = a couple in the theatre { $theatre }
board-empty-gondola = an empty gondola
# Whose turn it is, with the points left of it.
board-points = { $seat }, { points-left }
# What is docked at a place: the gondola of $lady, an empty one, or none. Part of other messages.
docked = { $docked ->
    [lady] { $lady_is ->
        [you] your gondola
       *[they] { $lady }’s gondola
    }
    [empty] { board-empty-gondola }
   *[free] free
}
# Places by their names, with what is there. $place is the name of a landing stage, as A2, $number that of a palazzo or
# of one of the Doge’s stages.
spot-stage = { $place }, { $canal }, { docked }
spot-doge = Doge’s stage { $number }, { docked }
spot-palazzo = { $owner ->
    [none] palazzo { $number }, { docked }
   *[other] { $owner_is ->
        [you] palazzo { $number }, your palazzo, { docked }
       *[they] palazzo { $number }, { $owner }’s palazzo, { docked }
    }
}
spot-theatre = { $lit ->
    [yes] the theatre { $theatre }, a couple inside
   *[no] the theatre { $theatre }, nobody inside
}
spot-chosen = chosen
spot-take-empty = choose this gondola, then where it goes
spot-take-own = choose your gondola, then where it goes
spot-way = go there: { $steps } steps
spot-way-look = go there and inspect: { $steps } steps

### The first game

learnt-casanova-1 = Find Casanova, lay down your jewel at the Doge’s, and bring him home to your palazzo.
learnt-casanova-2 = The table sees whom you inspect, never what you saw or whether you exchanged. Exchange for nothing now and then, so that nobody can tell when it counts.
learnt-casanova-3 = Mind the other end of your street: a lady there can look into your gondola, and take him from you. Empty gondolas are short cuts, and obstacles.
lesson-casanova-01 = Venice by night, here a small one for learning: two canals instead of five. Casanova is hiding as a lady’s maid in one of five masked couples: three ride in the gondolas of the players, two sit in theatres. Nobody knows which couple is his. Bring him home to your palazzo, and you win.
lesson-casanova-02 = But the Doge wants to be bribed first: before you bring him home, you must dock at the bottom of the map, at the Doge’s, and leave your jewel there. So: search on the way down, and do not let anybody see that you have found him.
lesson-casanova-03 =
    You have three points a turn. One point takes a gondola to the next landing stage: your own, or an empty one. You are in P1, at the top.
    Move your gondola to A1.
lesson-casanova-04 =
    A dotted street leads from A1 to B3, and there is a theatre in it, with a couple. From either end of the street you may look at that couple and at your own. It costs no point.
    Inspect the theatre.
lesson-casanova-05 =
    Two ordinary maids: he is in neither couple. You alone have seen it. Now you choose in secret whether to exchange the two couples. It would be good for nothing. That is just why you should do it: everybody else must think that you may have found him.
    Exchange.
lesson-casanova-06 =
    The table has seen that you inspected, and nothing else. That was a bluff. Your dossier keeps account of where he may still be.
    Row on to A2.
lesson-casanova-07 =
    One point left.
    Row on to A3, where the street of the other theatre begins.
lesson-casanova-08 =
    Inspecting costs nothing, and you may look at each partner once a turn.
    Inspect this theatre too.
lesson-casanova-09 =
    There he is! Casanova sits in this theatre. This time the exchange is in earnest, and it looks exactly like the other one.
    Exchange.
lesson-casanova-10 =
    He is in your gondola now. Nobody else knows it.
    End your turn.
lesson-casanova-11 = Brice is at B1, at the other end of your street. From there he could have looked into your gondola, and helped himself. He looked into the theatre instead, where your old couple sits. Whether he exchanged, you do not know.
lesson-casanova-12 =
    Brice follows you down, and Chiara searches the other theatre. Your turn: to the Doge’s.
    Move to A4.
lesson-casanova-13 =
    In the basin everything is one point from everything else.
    Dock at V1, the first of the Doge’s stages.
lesson-casanova-14 =
    Your jewel lies before the Doge: from now on your palazzo is open to him. You need not use your last point.
    End your turn.
lesson-casanova-15 = Brice docks next to you, and looks: at the Doge’s one may see all couples that are docked there. So he has seen Casanova in your gondola. Now he knows, and he will come after you. You must be faster.
lesson-casanova-16 =
    By water it is five points home, and Chiara is in the way at A3. But look at the street of A4: at its other end, B2, an empty gondola is waiting, and walking is free.
    Move to A4 first.
lesson-casanova-17 =
    Your lady lands, walks the street with her couple, and boards the gondola there.
    Walk to B2.
lesson-casanova-18 =
    Two points left, and two links to go.
    Move to B1.
lesson-casanova-19 =
    Home! Your couple will be shown to everybody. It had better be the right one.
    Dock at your palazzo, P1.
lesson-casanova-20 = It is Casanova, and you have won. Without him you would have lost the rest of your points, and searched on. In the whole Venice there are ten couples, seven theatres, and the way is longer.

# What can be decided for the rest of the game: what to do after a look.
habit-leave = If you find Casanova, he is yours; if not, leave them
habit-exchange = If you find Casanova, he is yours; if not, exchange
habit-coin = If you find Casanova, he is yours; if not, toss a coin
