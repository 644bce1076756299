board-label = Board of Tigris & Euphrates, columns a to p, rows 1 to 11
board-turn = Turn the board
bag = tiles left in the bag
cell-land = land
cell-river = river
cell-leader = { $leader } of { $seat }
cell-treasure = treasure
cell-first-treasure = treasure to take first
cell-monument = monument
hand = Behind your screen
hand-leader = { $leader }
hand-leader-away = { $leader }, on the board
hand-catastrophes =
    { $count ->
        [one] { $count } catastrophe left
       *[other] { $count } catastrophes left
    }
tiles-in-hand = tiles in hand
catastrophes = catastrophes left
points = Points by colour
points-of = { $colour-points } points
treasures = treasures
kingdom = Kingdom
conflict-attacker = attacks
conflict-defender = defends
monuments = Monuments
monument-of = the { $monument } monument

tour-board = Two rivers and ten temples with their treasures. Tiles and leaders that touch form a kingdom; point at one to see what it holds.
tour-leaders = These are your four leaders. Each collects the points of its colour. They stand on land, always beside a temple.
tour-tiles = Your tiles. Pick one, and the cells where it can go light up; or drag it there. You have two actions a turn.
tour-conflicts = When two leaders of a colour meet in one kingdom there is a conflict. You always see both strengths before you commit.
tour-points = Your points by colour. At the end only your weakest colour counts, and treasures fill it up.

# What breaks a tie
tie-1 = the second weakest colour
tie-2 = the third weakest colour
tie-3 = the strongest colour

# What each thing is
about-settlement = Black tile, on land. Its point goes to the king of the kingdom.
about-temple = Red tile, on land. Leaders stand beside a temple; the temples beside a leader are its strength in an internal conflict. Its point goes to the priest, or else to the king.
about-farm = Blue tile: the only one for a river. Its point goes to the farmer, or else to the king.
about-market = Green tile, on land. Its point goes to the merchant, or else to the king; the merchant takes treasures that come together in its kingdom.
about-king = Black leader. Scores black tiles in its kingdom, and tiles of any colour whose leader is missing.
about-priest = Red leader. Scores red tiles in its kingdom; temples support it in an external conflict.
about-farmer = Blue leader. Scores blue tiles in its kingdom.
about-merchant = Green leader. Scores green tiles in its kingdom and takes treasures.
about-catastrophe = Two for the whole game. Destroys a tile without treasure or monument, or closes an empty space; nothing is ever placed there again.
about-monument = At the end of a turn it pays whoever took it: a point for each leader of theirs in this kingdom that has one of its two colours.
about-building = Tiles of its colour that are placed in this kingdom bring two points.
leader-strength = Strength now: { $inside } in an internal conflict (temples beside it), { $outside } in an external one (tiles of its colour in the kingdom), before tiles from the hand.
points-go-to = Here { $colour-points } points go to { $seat } ({ $leader }).
points-go-nowhere = Here nobody gets the { $colour-points } points.

# All that is known of a rival
known-home = leaders at home
known-leader = { $leader } on { $cell }
known-strength = { $inside } internal · { $outside } external
known-list = { $words }

# What is lost by ending the turn early.
risk-actions =
    { $left ->
        [one] 1 action is unused and lost.
       *[other] { $left } actions are unused and lost.
    }
risk-treasures =
    { $treasures ->
        [one] A treasure of your kingdoms stays unclaimed: there is no merchant.
       *[other] { $treasures } treasures of your kingdoms stay unclaimed: there is no merchant.
    }

# What can be done, a sentence each.
can-king = The king collects black points, and those of tiles whose leader is missing in the kingdom. He goes beside a temple.
can-priest = The priest collects red points and fights internal conflicts with temples. He goes beside a temple.
can-farmer = The farmer collects blue points. He goes beside a temple.
can-merchant = The merchant collects green points and the treasures of the kingdom. He goes beside a temple.
can-settlement = Put it on land: a black point for whoever has their king in that kingdom. Two by two of a colour make a monument.
can-temple = Put it on land: a red point for whoever has their priest there, and leaders can stand beside it.
can-farm = Put it on a river: a blue point for whoever has their farmer there.
can-market = Put it on land: a green point for whoever has their merchant there.
can-catastrophe = Destroys a tile and its space for the rest of the game. You have two.
can-swap = Change as many tiles as you like for others out of the bag. It takes an action.
can-end = Ends your turn, and you draw up to six tiles.
can-withdraw = The leader comes back to your hand.
can-done = Changes those that you have put aside.
can-commit = Adds as many tiles of your hand to the conflict: each counts one.
