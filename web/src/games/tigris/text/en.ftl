board-label = Board of Tigris & Euphrates, columns a to p, rows 1 to 11
board-turn = Turn the board
cell-land = land
cell-river = river
cell-leader = { $leader } of { $seat }
cell-treasure = treasure
cell-first-treasure = treasure to take first
cell-monument = monument
cell-live = you can choose it
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
