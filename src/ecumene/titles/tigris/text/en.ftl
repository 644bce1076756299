name = Tigris & Euphrates
tagline = Four dynasties, two rivers: the best balanced civilization wins.

option-board = Board
option-board-classic = classic
option-board-alternative = alternative
option-points = Points
option-points-hidden = behind the screen
option-points-open = open
option-buildings = Special buildings
# What is explained where it is chosen.
about-board = The alternative one has other rivers, and fourteen temples with a treasure instead of ten.
about-points = By the rulebook everybody keeps their points behind the screen. Open points mean more reckoning and less memory.
about-buildings = Three tiles of a colour in a row can raise its building: in that kingdom tiles of the colour bring two points.
first-game = For a first game the rulebook recommends the classic board; the special buildings belong to the advanced version.

word-archer = Archer
word-lion = Lion
word-bull = Bull
word-pot = Pot

word-settlement = settlement
    .one = a settlement
    .many = settlements
    .how-many = how many settlements
    .so-many = that many settlements
word-temple = temple
    .one = a temple
    .many = temples
    .how-many = how many temples
    .so-many = that many temples
word-farm = farm
    .one = a farm
    .many = farms
    .how-many = how many farms
    .so-many = that many farms
word-market = market
    .one = a market
    .many = markets
    .how-many = how many markets
    .so-many = that many markets

# How many tiles are swapped.
word-1-settlement = the settlement
word-2-settlement = two settlements
word-3-settlement = three settlements
word-4-settlement = four settlements
word-5-settlement = five settlements
word-6-settlement = six settlements
word-1-temple = the temple
word-2-temple = two temples
word-3-temple = three temples
word-4-temple = four temples
word-5-temple = five temples
word-6-temple = six temples
word-1-farm = the farm
word-2-farm = two farms
word-3-farm = three farms
word-4-farm = four farms
word-5-farm = five farms
word-6-farm = six farms
word-1-market = the market
word-2-market = two markets
word-3-market = three markets
word-4-market = four markets
word-5-market = five markets
word-6-market = six markets

word-king = king
    .the = the king
    .many = kings
word-priest = priest
    .the = the priest
    .many = priests
word-farmer = farmer
    .the = the farmer
    .many = farmers
word-merchant = merchant
    .the = the merchant
    .many = merchants

word-black = black
    .points = settlement
word-red = red
    .points = temple
word-blue = blue
    .points = farm
word-green = green
    .points = market

word-red-black = red and black
word-red-green = red and green
word-blue-black = blue and black
word-blue-red = blue and red
word-green-blue = green and blue
word-green-black = green and black

word-palace = palace
    .the = the palace
word-library = library
    .the = the library
word-granary = granary
    .the = the granary
word-covered-market = covered market
    .the = the covered market

word-catastrophe = catastrophe
word-revolt = internal conflict
word-war = external conflict

word-treasure = treasure
word-first-treasure = treasure to take first
word-treasures = treasures
word-leader = leader
word-monument = monument
word-building = building
word-catastrophes = catastrophes
word-hand = hand
word-bag = bag
word-possible = possible

choice-swap = swap tiles
choice-end = end the turn
choice-withdraw = take off the board
choice-done = swap these
choice-decline = do not build
choice-commit =
    { $what ->
        [0] add nothing
        [one] add { $what } tile
       *[other] add { $what } tiles
    }

ask-take-action =
    { $left ->
        [0] { $seat }: you have taken your two actions. End the turn, or undo the last one.
        [one] { $seat }: choose an action ({ $left } left) or end the turn.
       *[other] { $seat }: choose an action ({ $left } left) or end the turn.
    }
ask-place-leader = { $seat }: where does { $leader-the } go?
ask-place-tile = { $seat }: where do you put { $tile-one }?
ask-place-catastrophe = { $seat }: where does the catastrophe strike?
ask-swap-tiles =
    { $picked-count ->
        [0] { $seat }: pick the tiles to swap.
       *[other] { $seat }: you swap { $lots }. Any more?
    }
ask-choose-conflict = { $seat }: the union at { $union } sets several leaders against each other. Which conflict comes first?
ask-commit = { $seat }: { $kind } of { $leader-many }, { $attacker-seat } { $attack } against { $defender-seat } { $defence }. Say { $tile-how-many } you add from your hand.
ask-build-monument = { $seat }: you have formed a { $colour } square. Do you build a monument?
ask-choose-square = { $seat }: on which square does the { $monument } monument go? Name its top left cell.
ask-place-building = { $seat }: on which tile of the line do you put { $building-the }?
ask-take-treasure = { $seat }: your merchant takes a treasure. Which one?

event-turn = { $seat } to play.
event-placed-leader = { $seat } places { $leader-the } on { $cell }.
event-moved-leader = { $seat } moves { $leader-the } from { $old } to { $cell }.
event-withdrew = { $seat } takes { $leader-the } back from { $cell }.
event-sent-home = { $seat } takes { $leader-the } back from { $cell }: no temple is left beside it.
event-placed-tile = { $seat } places { $tile-one } on { $cell }.
event-scored-tile =
    { $points ->
        [one] { $seat } gets { $points } { $colour-points } point.
       *[other] { $seat } gets { $points } { $colour-points } points.
    }
event-union = The tile on { $cell } joins two kingdoms.
event-catastrophe = { $seat } puts a catastrophe on { $cell }.
event-swapped =
    { $count ->
        [one] { $seat } swaps { $count } tile.
       *[other] { $seat } swaps { $count } tiles.
    }
event-drew = { $seat } draws: { $tiles }.
event-conflict =
    { $kind-id ->
        [revolt] Internal conflict of { $leader-many }: { $seat } attacks with { $attack }, { $defender-seat } defends with { $defence }.
       *[war] External conflict of { $leader-many }: { $seat } attacks with { $attack }, { $defender-seat } defends with { $defence }.
    }
event-committed =
    { $count ->
        [0] { $seat } adds nothing.
        [one] { $seat } adds { $tile-one }.
       *[other] { $seat } adds { $count } { $tile-many }.
    }
event-conflict-won =
    { $tied ->
        [yes] A tie at { $won }: the defender wins. { $seat } beats { $loser-seat }
       *[no] { $seat } beats { $loser-seat } by { $won } to { $lost }
    }: { $points ->
        [one] { $points } { $colour-points } point
       *[other] { $points } { $colour-points } points
    }, and the beaten { $leader } returns to its owner.
event-built-monument = { $seat } builds the { $monument } monument on { $cell }.
event-monument-paid = The { $monument } monument gives { $seat } a { $colour-points } point.
event-built-building = { $seat } puts { $building-the } on { $cell }.
event-building-removed = Its tile is turned over, so { $building-the } leaves { $cell }.
event-took-treasure = The merchant of { $seat } takes the treasure on { $cell }.
event-end-by-bag = There are not enough tiles left to fill the hands: the game ends.
event-end-by-treasures =
    { $count ->
        [0] No treasure is left on the board: the game ends.
        [one] Only { $count } treasure is left on the board: the game ends.
       *[other] Only { $count } treasures are left on the board: the game ends.
    }

why-two-actions = You have taken your two actions of this turn.
why-leader-has-place = There is no cell where { $leader-the } could enter.
why-leader-withdraws-from-board = You cannot take back { $leader-the }, who is not on the board.
why-leader-moves-elsewhere = That is where { $leader-the } stands already.
why-leader-on-empty-cell = A leader goes on an empty cell only.
why-leader-not-on-river = A leader cannot stand on a river.
why-leader-beside-temple = A leader must stand beside a temple, horizontally or vertically.
why-leader-joins-no-kingdoms = A leader may not join two kingdoms.
why-tile-from-hand = You have no { $tile } behind your screen.
why-tile-has-place = There is no cell where { $tile-one } could go.
why-tile-on-empty-cell = A tile goes on an empty cell only.
why-farm-on-river = Farms go on rivers only.
why-only-farm-on-river = Only farms go on rivers.
why-tile-joins-two-at-most = A tile may not join three or more kingdoms.
why-catastrophes-two-each = You have used both your catastrophes.
why-catastrophe-not-on-leader = A catastrophe cannot strike a leader.
why-catastrophe-not-on-treasure = A catastrophe cannot strike a treasure.
why-catastrophe-not-on-monument = A catastrophe cannot strike a monument.
why-catastrophe-not-on-building = A catastrophe cannot strike a special building.
why-catastrophe-for-good = A catastrophe blocks its cell until the end of the game.
why-swap-from-hand = You can swap only tiles that you have behind your screen.
why-swap-one-to-six = Pick at least one tile, and { $most } at most.
why-commit-from-hand = You do not have { $tile-so-many } behind your screen.
why-war-between-equals = There are not two { $leader-many } in the new kingdom.
why-monument-once = That monument stands already, on { $cell }.
why-monument-colour = One of the monument's colours must be that of the tiles: { $colour }.
why-monument-on-square = No { $colour } square completed by the tile just placed begins there.
why-building-on-new-line = That is no place for { $building-the }: it takes the line of the tile just placed, three or longer, and longer than the one it stands in now.
why-building-moves-elsewhere = It already stands there: { $building-the }.
why-treasure-in-kingdom = There is no treasure of your merchant's kingdom on that cell.
why-treasure-first = The marked treasures go first: the corners on the classic board, those outside the rivers on the alternative one.

# Where the points come from
source-tiles = Tiles
source-conflicts = Conflicts
source-monuments = Monuments
source-treasures = Treasures

# Why one move is better than another: what it gives, and what it costs.
more-points = more points
less-points = fewer points
more-weakest-colour = more points of the weakest colour
less-weakest-colour = fewer points of the weakest colour
more-hand = better tiles in hand
less-hand = worse tiles in hand
more-catastrophes = catastrophes kept
less-catastrophes = a catastrophe spent
more-actions = actions still to take
less-actions = fewer actions still to take
more-leaders = leaders that will bring more
less-leaders = leaders that will bring less
more-monuments = monuments that pay more
less-monuments = monuments that pay less
more-treasures = treasures within the merchant's reach
less-treasures = no treasure within the merchant's reach
more-danger = safer leaders
less-danger = leaders more exposed
more-ending = being first when the game ends
less-ending = not being first when the game ends
more-rivals = worse prospects for the rivals
less-rivals = better prospects for the rivals
