### Casablanca by Alex Randolph, in English. The format is explained in games/messages.py.
###
### Players stand with figures on a ring of domes. On his turn a player (the mover) takes a chip, reads its number in
### secret, announces a number, true or not, and lays the chip elsewhere: his figure walks that far. The others may protest,
### with a sealed bet. Cards show the symbols of the domes; the bank pays a sum for each that is won.
###
### A language may give space-… and symbol-… any forms that its grammar needs, as attributes: with .of there are
### $space_of, $circle_of and $start_of, with .the there is $card_the. English has only .the and .a for symbols.
###
### In most messages $seat is the one that is spoken of, and $seat_is says whether that is the reader (“you”) or not.

summary-randolph = A ring of domes, a full bank, and numbers only you have seen. Lie, and someone may bet on it.
option-round_cap = rounds before the richest wins; 0: no limit
option-reserve = reserve of the bank
option-memory_aid = the table shows you the chips you have seen
# For programs alone: people are not asked.
option-leader = who may lead, as bits of the seats; 0: anyone

## Names

# The reader, in a list of players.
you = you
# Spaces of the ring. $number, from 1 to 4, tells the spaces with the same symbol apart.
space-minaret = minaret { $number }
space-camel = camel { $number }
space-lamp = lamp { $number }
space-palm = palm tree { $number }
space-dagger = dagger { $number }
space-fez = fez { $number }
space-carpet = carpet { $number }
# Symbols, and the cards that show them. “short” has three letters, “tight” at most seven: for a board of characters.
symbol-minaret = minaret
    .the = the minaret
    .a = a minaret
    .short = Min
symbol-camel = camel
    .the = the camel
    .a = a camel
    .short = Cam
symbol-lamp = lamp
    .the = the lamp
    .a = a lamp
    .short = Lam
symbol-palm = palm tree
    .the = the palm tree
    .a = a palm tree
    .short = Pal
    .tight = palm
symbol-dagger = dagger
    .the = the dagger
    .a = a dagger
    .short = Dag
symbol-fez = fez
    .the = the fez
    .a = a fez
    .short = Fez
symbol-carpet = carpet
    .the = the carpet
    .a = a carpet
    .short = Car
# Which card of its symbol it is for its owner: “your second”. Part of other messages.
nth = { $alike ->
    [1] first
    [2] second
    [3] third
   *[4] fourth
}
# Where the spaces of a lap of the ring are drawn: titles of lists of spaces.
side-top = Top
side-right = Right
side-bottom = Bottom
side-left = Left
# A name, a sum or a number by itself, on the board or in a list.
name-space = { $space }
name-sum = { $sum }
name-number = { $number }
# How many cards of a symbol: “camel ×2”.
card-count = { $card }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
# What a player has, has put up or has bet, in a list: “Brice 400, you 200”.
amount = { $seat_is ->
    [you] you
   *[they] { $seat }
} { $sum }

## The log

log-leads = { $seat_is ->
    [you] You lead. The player on your left begins.
   *[they] { $seat } leads. The next player begins.
}
log-placed = { $seat_is ->
    [you] You start from { $space }.
   *[they] { $seat } starts from { $space }.
}
# Told to the reader alone: the chip that he keeps for the whole game.
log-aside = { $seat_is ->
    [you] Your chip put aside is a { $number }.
   *[they] {""}
}
# $circles_is is the number of chips.
log-dealt = { $circles_is } chips lie on the ring, and everybody has three cards.
log-top = The top card is { $card_the }.
log-shuffled = { $seat_is ->
    [you] You have all chips mixed.
   *[they] { $seat } has all chips mixed.
}
log-sold = { $seat_is ->
    [you] You sell { $card_a } for { $sum }.
   *[they] { $seat } sells { $card_a } for { $sum }.
}
log-took = { $seat_is ->
    [you] You take the chip from { $circle }.
   *[they] { $seat } takes the chip from { $circle }.
}
# Told to the reader alone: the chip that he has just taken.
log-read = { $seat_is ->
    [you] It is a { $number }.
   *[they] {""}
}
# The chip that was taken goes to another circle.
log-laid = It goes to { $circle }.
# $start is where the figure comes from, $space where it goes.
log-announced = { $number ->
    [0] { $seat_is ->
        [you] You say { $number }, and stay on { $start }.
       *[they] { $seat } says { $number }, and stays on { $start }.
    }
   *[other] { $seat_is ->
        [you] You say { $number }: { $start } to { $space }.
       *[they] { $seat } says { $number }: { $start } to { $space }.
    }
}
# Told to the reader alone: his answer, sealed until all have answered.
log-answered = { $seat_is ->
    [you] { $bet ->
        [none] {""}
       *[other] You seal a bet of { $bet }.
    }
   *[they] {""}
}
# $contested: somebody had protested, and gave up.
log-stands = { $contested ->
    [yes] The announcement stands.
   *[no] Nobody protests.
}
# The top card, which the mover had come to.
log-left = { $seat_is ->
    [you] You leave { $card_the }.
   *[they] { $seat } leaves { $card_the }.
}
# $bet is the sealed bet. Of it $counts counts: what the poorer of the two has, which may be nothing.
log-protests = { $counts ->
    [0] { $seat_is ->
        [you] You protest. Only a card is at stake.
       *[they] { $seat } protests. Only a card is at stake.
    }
   *[other] { $in_part ->
        [yes] { $seat_is ->
            [you] You protest with { $bet }, of which { $counts } counts.
           *[they] { $seat } protests with { $bet }, of which { $counts } counts.
        }
       *[no] { $seat_is ->
            [you] You protest with { $bet }.
           *[they] { $seat } protests with { $bet }.
        }
    }
}
log-confessed = { $seat_is ->
    [you] You confess, and pay { $paid }.
   *[they] { $seat } confesses, and pays { $paid }.
}
# $capped: it is less than twice or three times as much, but nobody can be made to bet more than he has.
log-raised = { $capped ->
    [yes] { $seat_is ->
        [you] You raise to { $sum }, all that can count.
       *[they] { $seat } raises to { $sum }, all that can count.
    }
   *[no] { $times ->
        [2] { $seat_is ->
            [you] You double to { $sum }.
           *[they] { $seat } doubles to { $sum }.
        }
       *[3] { $seat_is ->
            [you] You triple to { $sum }.
           *[they] { $seat } triples to { $sum }.
        }
    }
}
log-matched = { $sum ->
    [0] { $seat_is ->
        [you] You stand by it.
       *[they] { $seat } stands by it.
    }
   *[other] { $seat_is ->
        [you] You match { $sum }.
       *[they] { $seat } matches { $sum }.
    }
}
log-folded = { $seat_is ->
    [you] You fold, and lose { $lost } to { $winner }.
   *[they] { $winner_is ->
        [you] { $seat } folds, and loses { $lost } to you.
       *[they] { $seat } folds, and loses { $lost } to { $winner }.
    }
}
log-shown = { $true ->
    [yes] The chip is a { $number }: it was true.
   *[no] The chip is a { $number }: it was a lie.
}
# A bet for nothing but a card has no sum.
log-won = { $sum ->
    [0] { $seat_is ->
        [you] You win the bet.
       *[they] { $seat } wins the bet.
    }
   *[other] { $seat_is ->
        [you] You win { $sum } from { $loser }.
       *[they] { $loser_is ->
            [you] { $seat } wins { $sum } from you.
           *[they] { $seat } wins { $sum } from { $loser }.
        }
    }
}
log-went-back = The figure goes back to { $space }.
# Without a loser (“none”) it is the top card; else it was one of the loser’s. A fourth card takes the whole bank.
log-card = { $loser ->
    [none] { $alike ->
        [4] { $seat_is ->
            [you] You take { $card_the }, your fourth, and the whole bank: { $prime }.
           *[they] { $seat } takes { $card_the }, the fourth, and the whole bank: { $prime }.
        }
       *[other] { $seat_is ->
            [you] You take { $card_the }, your { nth }, for { $prime }.
           *[they] { $seat } takes { $card_the }, the { nth }, for { $prime }.
        }
    }
   *[other] { $alike ->
        [4] { $seat_is ->
            [you] You take { $card_a } from { $loser }, your fourth, and the whole bank: { $prime }.
           *[they] { $loser_is ->
                [you] { $seat } takes { $card_a } from you, the fourth, and the whole bank: { $prime }.
               *[they] { $seat } takes { $card_a } from { $loser }, the fourth, and the whole bank: { $prime }.
            }
        }
       *[other] { $seat_is ->
            [you] You take { $card_a } from { $loser }, your { nth }, for { $prime }.
           *[they] { $loser_is ->
                [you] { $seat } takes { $card_a } from you, the { nth }, for { $prime }.
               *[they] { $seat } takes { $card_a } from { $loser }, the { nth }, for { $prime }.
            }
        }
    }
}
# $stock is a list of cards with their numbers.
log-renewed = { $stock_is ->
    [0] The stock is empty, and nobody has a card that is the only one of its symbol.
   *[other] The stock is empty. All single cards go back and make a new one: { $stock }.
}
stock-item = { card-count }
log-gave = { $seat_is ->
    [you] You give back { $card_a }.
   *[they] { $seat } gives back { $card_a }.
}
log-out = { $seat_is ->
    [you] You are out.
   *[they] { $seat } is out.
}
log-took-bank = { $seat_is ->
    [you] You are the last one left, and take the bank: { $sum }.
   *[they] { $seat } is the last one left, and takes the bank: { $sum }.
}

## Moments: a word or two, stamped on the board

stamp-protest = Protest
stamp-true = True
stamp-lie = A lie
stamp-confessed = Confessed
stamp-folded = Folded
stamp-shuffled = All mixed
stamp-card = A card
stamp-bank = The bank
stamp-out = Out

## What the log keeps of a chip when its turn is over, at a table without memory aid

faded-aside = You have put a chip aside.
faded-read = You read it.
faded-shown = { $true ->
    [yes] It was true.
   *[no] It was a lie.
}

## What is happening, and what the reader has to do

happens-placing = { $seat_is ->
    [you] Before cards and chips are dealt, figures are placed. It is your turn.
   *[they] { $seat } places a figure.
}
owed-placing = Any space will do: nobody knows the top card yet.
happens-choose = { $seat_is ->
    [you] Your turn, round { $round }.
   *[they] { $seat } is thinking.
}
owed-choose = Take a chip: you read it, say a number, and lay it elsewhere.
happens-laying = { $seat_is ->
    [you] { happens-choose }
   *[they] { $seat } has read a chip, and looks for a place for it.
}
owed-laying = Lay it face down on a free circle.
waits-laying = { $mover } looks for a place for the chip.
happens-saying = { $seat_is ->
    [you] { happens-choose }
   *[they] { $seat } is about to say a number.
}
# $last is the highest number on a chip.
owed-saying = Say a number from 0 to { $last }, true or not.
# $number is how many steps ahead the next space with that symbol is.
notice-top = { $number ->
    [0] The top card is { $card_the }, and you stand on one.
   *[other] The top card is { $card_the }, { $number } ahead of you.
}
# What the mover gets if his announcement stands.
notice-stake = { $alike ->
    [4] At stake: the fourth { $card }, the bank, { $sum }, and the end.
   *[other] At stake: the { nth } { $card }, { $sum }.
}
# $sum is the money of the one who says the number.
owed-protest = Do you protest? { $mover } has { $sum }.
owed-sum = How much exactly?
waits-protest = { $mover_is ->
    [you] The others are asked whether they protest.
   *[they] The answers are sealed.
}
# To the one who said the number. Without a sum only a card is at stake.
owed-answer = { $sum ->
    [0] { $protester } protests. Only a card is at stake. Confess, or stand by it?
   *[other] { $protester } protests with { $sum }. Confess, match, or raise?
}
# To the one who was raised by $seat.
owed-raise = { $seat } raises to { $sum }. Fold, match, or raise?
waits-bet = { $sum ->
    [0] { $seat_is ->
        [you] You must answer.
       *[they] { $seat } must answer.
    }
   *[other] { $seat_is ->
        [you] You must answer { $sum }.
       *[they] { $seat } must answer { $sum }.
    }
}
# To the one who has come to the top card.
owed-taking = It stands. Do you take the top card?
waits-taking = { $mover } may take the top card.
happens-giving = { $seat_is ->
    [you] The stock is empty, and all cards have a twin. Everybody gives one back.
   *[they] { $seat } chooses a card to give back.
}
owed-giving = Choose the card that you give back.
happens-prize = { $seat_is ->
    [you] You won the bet. Choose your card.
   *[they] { $seat } won the bet, and chooses a card.
}
happens-over = The game is over.

## What the reader alone knows, in a few words

own-chip = Your chip is a { $number }.
own-known = You know this chip: a { $number }.
own-all-placed = You know where every { $number } is. This chip is none.
# How many of the chips that he has not seen have the number that was said.
own-some-left = { $count ->
    [one] Of { $unseen } chips you have not seen, { $count } says { $number }.
   *[other] Of { $unseen } chips you have not seen, { $count } say { $number }.
}
# Another one protested, and sits nearer to the one who said the number.
own-bet-stays = Your bet of { $sum } stays sealed.
# Beside a number: it is the one on the chip.
own-true = true

## Actions

do-figure = Start from { $space }
do-shuffle = Mix the chips (once a game)
do-sell = Sell { $card_the } for { $sum }
do-take = Take the chip from { $circle }
do-lay = Lay the chip on { $circle }
do-say = Say { $number }
do-let-pass = Let it pass
do-weigh = Bet { $low } to { $high }
do-bet = { $all ->
    [yes] Bet all, { $sum }
   *[no] Bet { $sum }
}
do-confess = Confess
do-fold = Fold
do-match = Match
do-double = Double
do-triple = Triple
do-take-top = Take the top card
do-take-card = Take { $card_the }
do-leave = Leave it
do-give = Give back { $card_a }
# The title of a list of spaces with chips.
choices-take = Take
# A chip that was shown to all.
choice-shown = { $circle } [{ $number }]
choice-say = { $number ->
    [0] Say 0, stay on { $space }
   *[other] Say { $number }, to { $space }
}
# Beside a number: the card that it would win.
choice-gain = ({ gain })
gain = { $alike ->
    [4] your fourth { $card }: the bank, { $sum }
   *[other] { $card_the }, your { nth }: { $sum }
}
choice-take = Take { gain }
choice-protest = Protest
choice-confess = Confess, pay { $sum }
choice-fold = Fold, lose { $sum }
choice-match = { $sum ->
    [0] Stand by it
   *[other] Match { $sum }
}
# $capped: less than twice or three times as much, all that can count.
choice-raise = { $capped ->
    [yes] Raise to { $sum }
   *[no] { $times ->
        [2] Double to { $sum }
       *[3] Triple to { $sum }
    }
}
# After a won bet: the top card, or one of the loser’s.
choice-prize = { $top ->
    [yes] { $alike ->
        [4] The top card, { $card }: your fourth, and the bank, { $sum }
       *[other] The top card, { $card }: your { nth }, { $sum }
    }
   *[no] { $alike ->
        [4] { $card } from { $loser }: your fourth, and the bank, { $sum }
       *[other] { $card } from { $loser }: your { nth }, { $sum }
    }
}
why-cannot-bet = A bet is at least { $sum }, and you have less. You are asked all the same.
why-cannot-raise = Nobody is raised beyond what the poorer one has.

## Asked before an action of weight

warn-shuffle = Nobody will know any chip on the ring any more, and you can do it only once. Mix them?
# $richer is a player who has more even then, or “none”.
warn-prize = { $richer ->
    [none] It is your fourth { $card }: you take the bank, { $sum }, and the game ends. Take it?
   *[other] Your fourth { $card }: you take the bank, { $sum }, and the game ends, but { $richer } has more. Take it?
}
warn-match = The chip is a { $number }: if you match, you lose { $sum }. Do it?

## Seats

now-moves = moves
now-asked = asked
now-protests = protests
now-won = won
now-gives = gives
fact-cash = { $sum } cash
# Drawn as its symbol.
fact-card = { $symbol } { $count }
fact-mixed = mixed
fact-out = out

## Papers: what the reader alone knows

own-in-hand = In your hand: { $number }
own-bet = Your sealed bet: { $sum }
own-chips = Chips you know
own-cards = Your cards
own-no-cards = no cards
own-nothing = nothing yet
own-must-remember = No memory aid at this table: what you see, you must remember.
own-not-shown = What you have seen is not shown. Remember it.
own-help-memory = Help my memory
own-aside = aside, yours for the whole game
# Where a chip is that he has seen himself, or that was shown to all, and since when.
own-read-in = { $space }, read in round { $round }
own-shown-in = { $space }, shown to all in round { $round }
own-seen-of = { $number }: { $seen } of { $count } seen
# For each number where its chips are, and how many are not seen: “4: put aside, fez 3”.
paper-number = { $number }: { $places_is ->
    [0] { paper-unseen }
   *[other] { $places }{ $unseen ->
        [0] {""}
       *[other] ; { paper-unseen }
    }
}
paper-unseen = { $unseen } not seen
paper-aside = put aside

## The board

board-ring = A ring of { $count } domes
board-bank-title = The bank
board-bank = Bank { $sum }
board-top-card = Top card: { $name }
board-stock = { $count } below it
# Under the number of cards below the top card.
board-below = below
board-no-top = No card yet
# $number is the number on it, or “?”.
board-chip = chip { $number }
# For a board of characters.
board-legend = (?) chip  (4) you know  [4] all know  ▸ moved  CAPITALS top card
board-said = { $seat_is ->
    [you] you said { $number }
   *[they] { $seat } said { $number }
}
# A space in words: its chip, who stands there, and what the reader can do there (or “none”).
board-space = { $space }, { $chip }{ $seats_is ->
    [0] {""}
   *[other] , { $seats }
}{ $can ->
    [none] {""}
   *[other] : { $can }
}
# A card in words, that the reader can take.
board-card = { $card }: { can-card }
chip-here = a chip
chip-known = a chip you know: { $number }
chip-shown = a chip shown to all: { $number }
chip-moved = the chip of this turn
chip-none = free circle
can-figure = start here
can-take = take this chip
can-lay = lay your chip here
can-say = say { $number }
can-card = take this card
board-confirm = Tap again to confirm

## The bet

bet-yours = Your bet
bet-less = { $sum } less
bet-more = { $sum } more
# $mine is the money of the reader, $sum that of his opponent.
bet-both-have = You have { $mine }. { $seat } has { $sum }.
# Under a sum: how it came about.
step-bet = { $seat_is ->
    [you] you bet
   *[they] { $seat } bets
}
step-raised = { $capped ->
    [yes] { $seat_is ->
        [you] you raise
       *[they] { $seat } raises
    }
   *[no] { $times ->
        [2] { $seat_is ->
            [you] you double
           *[they] { $seat } doubles
        }
       *[3] { $seat_is ->
            [you] you triple
           *[they] { $seat } triples
        }
    }
}
step-answer = your answer

## The end

result-winner = { $seat_is ->
    [you] You win.
   *[they] { $seat } wins.
}
result-shared = { $winners } share the win.
result-fourth-card = { $seat_is ->
    [you] You took the fourth { $card }, and the bank.
   *[they] { $seat } took the fourth { $card }, and the bank.
}
result-last-seat = Only one player was left, and took the bank.
result-no-cards = The stock is empty, and nobody has a card to give back. The bank is not won.
result-rounds-are-up = The rounds are up. The bank is not won.
result-cash = Money at the end: { $amounts }.
end-hands = All hands
end-player = Player
end-cash = cash
end-aside = aside
end-true = true
end-lies = lies
end-caught = caught
end-cards = cards
# The same in a line. $aside is the number of the chip put aside, or “none”; $cards is a list.
end-hand = { $seat_is ->
    [you] You
   *[they] { $seat }
}: { $sum }, aside { $aside ->
    [none] –
   *[other] { $aside }
}, true { $true }, lies { $lies }, caught { $caught }; { $cards_is ->
    [0] { own-no-cards }
   *[other] { $cards }
}
end-lies-title = What was really under the announcements that were lies
# $said is the number announced, $had the one on the chip.
end-lie = { $seat_is ->
    [you] you said { $said } with a { $had }
   *[they] { $seat } said { $said } with a { $had }
}
# What happened in a round.
end-in-round = round { $round }: { $parts }
end-no-lies = Nobody lied in this game.
end-unopened = Bets that stayed sealed
end-all-opened = Every sealed bet was opened.

## Looking back: what the chip of a turn was, and the moments at which the game turned

question-chip = the number on the chip of the turn
answer-chip = { $number }
# $said is the number announced, $number the one on the chip; $card is the card it won, or “none”.
turn-bluffed = { $card ->
    [none] { $seat_is ->
        [you] You said { $said } with a { $number }, and it stood.
       *[they] { $seat } said { $said } with a { $number }, and it stood.
    }
   *[other] { $seat_is ->
        [you] You said { $said } with a { $number }, and took { $card_the }.
       *[they] { $seat } said { $said } with a { $number }, and took { $card_the }.
    }
}
turn-caught = { $seat_is ->
    [you] You said { $said } with a { $number }, and did not give in.
   *[they] { $seat } said { $said } with a { $number }, and did not give in.
} { $sum ->
    [0] { $protester_is ->
        [you] You had protested, and won the bet.
       *[they] { $protester } had protested, and won the bet.
    }
   *[other] { $protester_is ->
        [you] You had protested, and won { $sum }.
       *[they] { $protester } had protested, and won { $sum }.
    }
}
turn-protested-in-vain = { $seat_is ->
    [you] You protested against { $mover }.
   *[they] { $mover_is ->
        [you] { $seat } protested against you.
       *[they] { $seat } protested against { $mover }.
    }
} { $sum ->
    [0] The { $said } was true.
   *[other] { $seat_is ->
        [you] The { $said } was true, and it cost you { $sum }.
       *[they] The { $said } was true, and it cost { $sum }.
    }
}
turn-confessed = { $seat_is ->
    [you] Called by { $protester }, you confessed: you had said { $said } with a { $number }.
   *[they] { $protester_is ->
        [you] Called by you, { $seat } confessed: it was a { $number }, not a { $said }.
       *[they] Called by { $protester }, { $seat } confessed: it was a { $number }, not a { $said }.
    }
}
turn-confessed-though-true = { $seat_is ->
    [you] Called by { $protester }, you confessed a lie, though the { $said } was true.
   *[they] { $protester_is ->
        [you] Called by you, { $seat } confessed a lie, though the { $said } was true.
       *[they] Called by { $protester }, { $seat } confessed a lie, though the { $said } was true.
    }
}
# Either the mover, who had lied, gave up, or the protester, who had been wrong.
turn-folded = { $by ->
    [mover] { $seat_is ->
        [you] You said { $said } with a { $number }, and folded against { $protester } at { $sum }.
       *[they] { $protester_is ->
            [you] { $seat } said { $said } with a { $number }, and folded against you at { $sum }.
           *[they] { $seat } said { $said } with a { $number }, and folded against { $protester } at { $sum }.
        }
    }
   *[protester] { $seat_is ->
        [you] You protested against { $mover }, and folded at { $sum }. The { $said } was true.
       *[they] { $mover_is ->
            [you] { $seat } protested against you, and folded at { $sum }. The { $said } was true.
           *[they] { $seat } protested against { $mover }, and folded at { $sum }. The { $said } was true.
        }
    }
}
turn-folded-though-true = { $seat_is ->
    [you] You folded against { $protester } at { $sum }, though your { $said } was true.
   *[they] { $protester_is ->
        [you] { $seat } folded against you at { $sum }, though the { $said } was true.
       *[they] { $seat } folded against { $protester } at { $sum }, though the { $said } was true.
    }
}
turn-folded-though-right = { $seat_is ->
    [you] You were right to protest against { $mover }, and yet folded at { $sum }: the { $said } was a { $number }.
   *[they] { $mover_is ->
        [you] { $seat } was right to protest against you, and yet folded at { $sum }: the { $said } was a { $number }.
       *[they] { $seat } was right to protest against { $mover }, and yet folded at { $sum }: the { $said } was a { $number }.
    }
}
turn-shuffled = { $seat_is ->
    [you] You had all chips mixed: nobody knew any of them any more.
   *[they] { $seat } had all chips mixed: nobody knew any of them any more.
}
turn-out = { $seat_is ->
    [you] You had neither money nor cards left, and were out.
   *[they] { $seat } had neither money nor cards left, and was out.
}
turn-fourth-card = { $seat_is ->
    [you] You took a fourth card of one symbol, and the whole bank.
   *[they] { $seat } took a fourth card of one symbol, and the whole bank.
}

## The first game: what a newcomer is told, step by step

learnt-randolph-1 = Look at a chip, say any number, walk that far. On the symbol of the top card you may take the card, and money with it. Four alike take the bank, and then the richest wins.
learnt-randolph-2 = Any number leads to some symbol, so the one that you need is always tempting, for you and for the others. Who doubts puts money on it.
learnt-randolph-3 = A raise can be worth more than the truth. And remember the chips you have seen: who takes one of them cannot fool you.
lesson-randolph-01 = A ring of 28 domes with seven symbols, four times over. You collect cards with these symbols, and the bank pays for each. Whoever gets four of one symbol takes the whole bank, and the game is over. The richest wins.
lesson-randolph-02 =
    First everybody puts a figure on the ring, wherever he likes. It matters little: from every dome the numbers 0 to 6 lead to seven different symbols.
    Put yours on the minaret at the top, minaret 1.
lesson-randolph-03 = Now the chips lie face down before the domes: the numbers 0 to 6, each twice. Everybody has got one to put aside. Yours is a 2: you alone know that one 2 is missing. You also have three cards, two of them camels. And the top card, in the middle, is a camel.
lesson-randolph-04 =
    The next camel is one step away, so you would like to say “one”. On your turn you take a chip, read it in secret, announce a number, and lay the chip elsewhere.
    Take the chip at lamp 3: the third lamp, clockwise from the top.
lesson-randolph-05 =
    A 1: luck. Only you see it. You may announce what you like; this time the truth is all you need.
    Say 1.
lesson-randolph-06 =
    Now lay the chip down. Everybody sees where, and you will still know it there.
    Lay it down at lamp 1, the first lamp from the top.
lesson-randolph-07 =
    Both were asked whether they protest, and let it pass. You stand on the camel, and may take the card or leave it. Only a fourth card wants thinking over: it ends the game, and the richest wins. This is your third camel, for 300.
    Take it.
lesson-randolph-08 =
    One more camel, and the bank is yours: 2800. The new top card is a minaret, and Brice says three, which leads him to a minaret. True or false? To doubt you would have to bet at least 100 on it. You know nothing about that chip.
    Let it pass.
lesson-randolph-09 =
    Chiara says two. That brings her nothing, since the top card is a palm tree now: she will hardly have lied for it.
    Let it pass.
lesson-randolph-10 =
    Your turn. A palm tree is two steps from your camel.
    Take the chip at palm tree 3, the third palm tree from the top.
lesson-randolph-11 =
    Another 1. That would take you to a lamp, for nothing. Well: nobody else has seen it. So lie, without hesitation, as you said “one” before.
    Say 2.
lesson-randolph-12 =
    And now as if nothing were the matter.
    Lay the chip down at palm tree 1, near the other one.
lesson-randolph-13 =
    Chiara does not believe you, and bets 100. You can confess: that costs 50 and you go back. If you match, the chip is shown, and you are caught. Or you raise, and she has to wonder. She risks 300 against somebody who was so sure before.
    Triple.
lesson-randolph-14 =
    She folds. Her 100 are yours, the chip stays hidden, and the palm tree that you never earned pays another 100. That is the game.
    Take it.
lesson-randolph-15 =
    Look closely. Brice has taken the very chip that you laid at palm tree 1. You know it: it is a 1. He says two, walks to a lamp, and wants the card, a lamp. He is lying, and you know it for certain. Bet on it; not so much that he takes fright.
    Bet 200.
lesson-randolph-16 =
    Your bet is sealed until everybody has answered.
    Bet 200.
lesson-randolph-17 =
    Brice stands by his number, and matches. The chip is shown: a 1. You win his 200, and one card: the top card, or any card of his. He has a camel, and you have three.
    Take the camel.
lesson-randolph-18 = Four camels: the bank pays you all it has, and the game is over. A truth, a lie, and a good memory.
