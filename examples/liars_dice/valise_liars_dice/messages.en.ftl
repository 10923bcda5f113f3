### Liar’s dice, in English. $count dice of a $face were bid; there are $total dice in play.

summary-liars-dice = Dice under every cup, and a bid on all of them. Go higher, or say that it is a lie.
option-dice = dice of each player
option-wild_ones = ones count as any number
face-1 = ⚀
face-2 = ⚁
face-3 = ⚂
face-4 = ⚃
face-5 = ⚄
face-6 = ⚅
log-round = Round { $round }: everybody rolls, { $seat } begins.
log-rolled = Your dice: { $dice }.
log-bid = { $seat }: { $count } × { $face }
log-doubted = { $seat } to { $bidder }: it is a lie!
log-shown = All cups are lifted: { $found } × { $face }, and { $count } were bid.
log-lost = { $left ->
    [0] { $seat } loses the last die, and is out.
   *[other] { $seat } loses a die, and has { $left } left.
}
phase-first = { $seat } has the first bid, on { $total } dice.
phase-bidding = { $seat } bids { $count } × { $face }, of { $total } dice. It is { $mover }’s turn.
phase-over = The game is over.
owed-first = Say how many dice of a kind there are, at least.
owed-raise = Bid higher, or say that it is a lie.
do-bid = { $count } × { $face }
do-doubt = It is a lie!
group-count = { $count } dice
now-bids = bids
seat-left = { $left } dice
your-dice = Your dice
own-dice = { $dice }
cup = { $seat }
cup-before = { $seat }, shown
result-last-one-left = { $winners } alone has dice left ({ $left }), and wins.
question-dice = dice of the number that was bid
answer-dice = { $found } × { $face }
turn-caught = { $seat } bid { $count } × { $face }, and was not believed: there were { $found }.
turn-doubted-in-vain = { $seat } did not believe { $count } × { $face }: there were { $found }.
turn-out = { $seat } lost the last die.
lesson-liars-dice-1 = Two dice each, and you see only yours: two ⚁. A bid is about all four dice. Begin low: say that there is at least one ⚁.
lesson-liars-dice-2 = Brice says one ⚄, which is higher. You know of two ⚁, and more dice are always higher. Say two ⚁.
lesson-liars-dice-3 = Two ⚄, says Brice. You have none. You could doubt; but try a bluff, and see what he does: say two ⚅.
lesson-liars-dice-4 = He believed you, and went up to three ⚄: with your two ⚁ that cannot be. Say that it is a lie.
lesson-liars-dice-5 = There was one ⚄, and Brice has lost a die. Who lost begins: one ⚃, he says. You have a ⚄ of your own. Say one ⚄.
lesson-liars-dice-6 = Two ⚃, with one die of his and two of yours? He is guessing. Bluff again: two ⚅.
lesson-liars-dice-7 = This time he doubted, and you had nothing: it cost you a die. Now it is one against one, and you have a ⚀, which counts as anything. Say one ⚁.
lesson-liars-dice-8 = One ⚃: that will be his own die. With your ⚀ it makes two. Say two ⚃.
lesson-liars-dice-9 = He did not believe it, and it was true. Brice has no dice left: you have won.
learnt-liars-dice-1 = A bid is about the dice under all cups. Yours you know; of the others expect one in three with wild ones, one in six without.
learnt-liars-dice-2 = Whoever is doubted and wrong loses a die; whoever doubts and is wrong loses one, too.
learnt-liars-dice-3 = Bluff as long as the next player must go higher, and doubt when it cannot be.
