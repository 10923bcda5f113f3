### Liar’s dice, in English. $count dice of a $face were bid; there are $total dice in play.

summary-liars-dice = Dice under every cup, and a bid on all of them. Go higher, or say that it is a lie.
option-dice = dice of each player
option-wild_ones = ones count as any number
face-1 = one
face-2 = two
face-3 = three
face-4 = four
face-5 = five
face-6 = six
log-round = Round { $round }. First bid: { $seat }.
log-rolled = Your dice: { $dice }.
log-bid = { $seat }: { $count } × { $face }
log-doubted = { $seat } to { $bidder }: “It is a lie!”
log-shown = All cups are lifted: { $found } × { $face }, and { $count } were bid.
log-lost = { $left ->
    [0] The last die is gone. Out of the game: { $seat }.
   *[other] A die less for { $seat }: { $left } left.
}
phase-first = First bid: { $seat }. There are { $total } dice.
phase-bidding = { $seat }: { $count } × { $face }, of { $total } dice. Next: { $mover }.
phase-over = The game is over.
owed-first = Say how many dice of a kind there are, at least.
owed-raise = Bid higher, or say that it is a lie.
do-bid = { $count } × { $face }
do-doubt = It is a lie!
group-count = { $count } ×
now-bids = bids
seat-left = dice: { $left }
your-dice = Your dice
own-dice = { $dice }
cup = { $seat }
cup-before = { $seat }, shown
result-last-one-left = The winner: { $winners }, with the last { $left } dice.
question-dice = dice of the number that was bid
answer-dice = { $found } × { $face }
turn-caught = { $seat }: nobody believed { $count } × { $face }, and there were { $found }.
turn-doubted-in-vain = { $seat } against { $count } × { $face }: there were { $found }.
turn-out = Out of the game: { $seat }.
lesson-liars-dice-1 = Two dice each, and you see only yours: two twos. A bid is about all four dice. Begin low: say that there is at least one two.
lesson-liars-dice-2 = Brice says one five, which is higher. You know of two twos, and more dice are always higher. Say two twos.
lesson-liars-dice-3 = Two fives, says Brice. You have none. You could doubt; but try a bluff, and see what he does: say two sixes.
lesson-liars-dice-4 = He believed you, and went up to three fives: with your two twos that cannot be. Say that it is a lie.
lesson-liars-dice-5 = There was one five, and Brice has lost a die. Who lost begins: one four, he says. You have a five of your own. Say one five.
lesson-liars-dice-6 = Two fours, with one die of his and two of yours? He is guessing. Bluff again: two sixes.
lesson-liars-dice-7 = This time he doubted, and you had nothing: it cost you a die. Now it is one against one, and you have a one, which counts as anything. Say one two.
lesson-liars-dice-8 = One four: that will be his own die. With your wild one it makes two. Say two fours.
lesson-liars-dice-9 = He did not believe it, and it was true. Brice has no dice left: you have won.
learnt-liars-dice-1 = A bid is about the dice under all cups. Yours you know; of the others expect one in three with wild ones, one in six without.
learnt-liars-dice-2 = Whoever is doubted and wrong loses a die; whoever doubts and is wrong loses one, too.
learnt-liars-dice-3 = Bluff as long as the next player must go higher, and doubt when it cannot be.
