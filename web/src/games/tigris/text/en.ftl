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
