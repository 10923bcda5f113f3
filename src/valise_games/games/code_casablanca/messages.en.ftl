### The first game

learnt-code-casablanca-1 = Each code you find rules out the file with its number: the genuine file has the number of the missing code. Claim when you stand on it.
learnt-code-casablanca-2 = A written answer may be a lie. Your lies slow the others down; theirs can be proved, by accusing whoever wrote them.
learnt-code-casablanca-3 = A claim that nobody challenges wins, even a wrong one. So challenge when in doubt, and claim in time.
lesson-code-casablanca-01 = Secret envelopes lie in the buildings of Casablanca. Here are five, for learning; in the whole game there are eleven. Three hold files, numbered 1 to 3, and only one file is genuine. Two hold codes. There were three codes, but one was taken away: the genuine file has the number of the missing code.
lesson-code-casablanca-02 =
    Say first which buildings hold the codes and which file is genuine, while you stand where it is, and you win. Your agent is red. Each round an order sends all agents out at once. This time you draw it.
    Draw an order from pile 1.
lesson-code-casablanca-03 =
    You and Brice are at Mick’s Café, Chiara is at the Mosque. Whoever stands in a building looks into its envelope, in secret: here lies code 2. So file 2 is a forgery. It goes into your notebook by itself. You could question Brice, but so far he has seen only the same as you.
    End your search.
lesson-code-casablanca-04 =
    At the end of every round all are asked, in secret and at the same time, whether they claim to have solved the case. Who is proved wrong is out. You know far too little.
    Make no claim.
lesson-code-casablanca-05 = Brice has drawn: all three go to the Harbour. You find file 1 there. Now there is somebody to question: whoever shares a building may put one question to another, about any building which that one has seen.
lesson-code-casablanca-06 = Brice asked Chiara which code she found at the Mosque. Everybody hears the question. The answer is in writing, and only Brice has read it.
lesson-code-casablanca-07 =
    Now Chiara asks you which code you found at Mick’s Café. It was code 2. But you need not tell the truth. If you write that there is none, she will take it for a file. Only she could prove it, if she learns better and meets you again.
    Lie: answer that there is no code.
lesson-code-casablanca-08 =
    She folds up your message. That was a bluff, in writing. Your turn to search: what did Chiara see at the Mosque?
    Ask Chiara which code she found at the Mosque.
lesson-code-casablanca-09 =
    Code 1, she writes, for your eyes only. True or not? If you ever knew it to be false you could accuse her, and unmask her. But an accuser who errs is out. Believe her for now.
    End your search.
lesson-code-casablanca-10 =
    Code 2 at Mick’s, code 1 at the Mosque: then code 3 is missing, and file 3 is genuine. But where is it? At the Station or in the Consulate, and to claim you must stand there.
    Make no claim yet.
lesson-code-casablanca-11 =
    A star! The order sends you and Chiara to the Station, and whoever is sent to a star may go anywhere else instead. Chiara stays at the Station. File 3 is there or in the Consulate.
    Go to the Consulate.
lesson-code-casablanca-12 =
    File 3: you stand on it. Everything fits, if Chiara told the truth. The others know nearly as much, so do not wait. A claim is put together unseen, building by building.
    Begin your claim: a code at Mick’s Café.
lesson-code-casablanca-13 =
    Which code is where is not asked.
    The other code: at the Mosque.
lesson-code-casablanca-14 =
    And the genuine file?
    File 3.
lesson-code-casablanca-15 =
    Until now you could still drop it.
    Hand in the claim.
lesson-code-casablanca-16 =
    Brice lets it pass. Chiara challenges: file 3 lies at Mick’s Café, she says. Your lie has led her there! You may admit an error, and be out; or stand by your claim, and the tile is turned. You know what is there.
    Stand by it.
lesson-code-casablanca-17 = Code 2, as you knew. The claim was challenged and has stood, so all of it is checked: it is right, and you have won. Had nobody challenged, it would have won even if it was wrong. Now try the whole game, with eleven buildings.
