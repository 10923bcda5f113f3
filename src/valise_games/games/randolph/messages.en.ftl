### The first game

learnt-randolph-1 = Look at a chip, say any number, walk that far. On the symbol of the top card you take the card, and money with it. Four alike take the bank.
learnt-randolph-2 = Any number leads to some symbol, so the one that you need is always tempting, for you and for the others. Who doubts puts money on it.
learnt-randolph-3 = A raise can be worth more than the truth. And remember the chips you have seen: who takes one of them cannot fool you.
lesson-randolph-01 = A ring of 28 domes with seven symbols, four times over. You collect cards with these symbols, and the bank pays for each. Whoever gets four of one symbol takes the whole bank, and the game is over. The richest wins.
lesson-randolph-02 =
    First everybody puts a figure on the ring, wherever he likes. It matters little: from every dome the numbers 0 to 6 lead to seven different symbols.
    Put yours on the minaret at the top, minaret 1.
lesson-randolph-03 = Now the chips lie face down before the domes: the numbers 0 to 6, each twice. Everybody has got one to put aside. Yours is a 2: you alone know that one 2 is missing. You also have three cards, two of them camels. And the top card, in the middle, is a camel.
lesson-randolph-04 =
    The next camel is one step away, so you would like to say “one”. On your turn you take a chip, read it in secret, lay it elsewhere, and announce a number.
    Take the chip at lamp 3: the third lamp, clockwise from the top.
lesson-randolph-05 =
    A 1: luck. Only you see it. Everybody sees where you lay it, and you will still know it there.
    Lay it down at lamp 1, the first lamp from the top.
lesson-randolph-06 =
    You may announce what you like. This time the truth is all you need.
    Say 1.
lesson-randolph-07 = Both were asked whether they protest, and let it pass. You stand on the camel and take the card: your third camel, for 300. One more, and the bank is yours. There is 4800 in it.
lesson-randolph-08 =
    The new top card is a lamp, and Brice says five, which leads him to a lamp. True or false? To doubt you would have to bet at least 100 on it. You know nothing about that chip.
    Let it pass.
lesson-randolph-09 =
    Chiara says two. That brings her nothing, since the top card is a dagger now: she will hardly have lied for it.
    Let it pass.
lesson-randolph-10 =
    Your turn. A dagger is three steps from your camel.
    Take the chip at palm tree 3, the third palm tree from the top.
lesson-randolph-11 =
    Another 1. That would take you to a lamp, for nothing. Well: nobody else has seen it.
    Lay it down at palm tree 1, next to the other one.
lesson-randolph-12 =
    Now lie. Without hesitation, as you said “one” before.
    Say 3.
lesson-randolph-13 =
    Chiara does not believe you, and bets 100. You can confess: that costs 50 and you go back. If you match, the chip is shown, and you are caught. Or you raise, and she has to wonder. She risks 300 against somebody who was so sure before.
    Triple.
lesson-randolph-14 = She folds. Her 100 are yours, the chip stays hidden, and you take the dagger that you never earned, with 100 from the bank. That is the game.
lesson-randolph-15 =
    Look closely. Brice has taken the very chip that you laid at palm tree 1. You know it: it is a 1. He says zero, stays on his lamp, and wants the card, a lamp. He is lying, and you know it for certain. Bet on it; not so much that he takes fright.
    Bet 200.
lesson-randolph-16 =
    Your bet is sealed until everybody has answered.
    Bet 200.
lesson-randolph-17 =
    Brice stands by his number, and matches. The chip is shown: a 1. You win his 200, and one card: the top card, or any card of his. He has a camel, and you have three.
    Take the camel.
lesson-randolph-18 = Four camels: the bank pays you all it has, and the game is over. A truth, a lie, and a good memory.
