board-label = Map of Monumental: hexes, row by row from north to south
tile-water = water
tile-capital = capital
tile-province = province, terrain { $terrain }
tile-of = of { $player }
tile-barbarian = barbarians of { $value }
tile-city = free city
tile-soldiers =
    { $count ->
        [one] 1 soldier
       *[other] { $count } soldiers
    }
tile-leader = { $leader }
tile-outpost = outpost
tile-market =
    { $market } ({ $count ->
        [one] 1 token
       *[other] { $count } tokens
    })
tile-explorer = explorer of { $player }
tile-defence = defence { $defence }
tile-close = Close
conquest-price =
    Conquest: { $units ->
        [one] 1 unit
       *[other] { $units } units
    }
conquest-city = what a free city asks comes on top
conquest-of = Conquest of { $tile }
conquest-force =
    Strength { $need }, { $missing ->
        [0] complete
       *[other] { $missing } to go
    }
conquest-pays = You pay
muster-joined = Taking part:
muster-go = Go!
mixture-pay = Pay
mixture-more = One more: { $resource }
mixture-less = One less: { $resource }
amount = { $count } { $resource }
purse = What you can spend
hand = City, display and possessions
parts = What is shown
city-of = City of { $player }
look-at = Look at the city of the { $civilization }
part-supply = Display
part-realm = Policies
display = Development display
basics = Basic buildings
celebrities = Celebrities
monsters = Monsters
celebrity = celebrity
leader = leader
unfinished = second stage
monster-below = { $monster-start } attacks when the display reaches it
development-left =
    { $count ->
        [one] 1 card left in the deck
       *[other] { $count } cards left in the deck
    }
monsters-hidden =
    { $count ->
        [one] 1 monster still hidden
       *[other] { $count } monsters still hidden
    }
last-turns =
    The end is near: { $count ->
        [one] 1 turn left
       *[other] { $count } turns left
    }
production-tokens =
    { $count ->
        [one] 1 production token
       *[other] { $count } production tokens
    }
policy-active = active
policies-left = Policies to develop
pile-deck =
    Deck: { $count }{ $cards-count ->
        [0] {""}
       *[other] ; on top: { $cards }
    }
pile-discard =
    Discards: { $count }{ $cards-count ->
        [0] {""}
       *[other] : { $cards }
    }
pile-archived =
    Archived: { $count }{ $cards-count ->
        [0] {""}
       *[other] : { $cards }
    }
pile-taken =
    Cards taken: { $count }{ $cards-count ->
        [0] {""}
       *[other] : { $cards }
    }
automa-city = An Automa has no city. It takes its cards from the display as its own cards say; what it has taken, its policies and its gold stand beside.
tokens-held = market tokens held
production-held = production tokens held
points = points if the game ended now
known-civilization = civilization
known-from = points from { $word }
known-deck = cards in the deck
known-discard = discarded cards
known-archived = archived cards
known-building = wonder under way
known-list = { $words }
contest-provinces = provinces
contest-knowledge = knowledge
contest-wonders = wonders
contest-policies = policies
contest-monsters = defeated monsters
contest-gold = gold
contest-most = { $contest }: absolute dominance, { $most } more
city-slot = Row { $row }, column { $column }:
slot-empty = empty.
slot-active = Active.
slot-reinforced = Reinforced.
activate = Activate row { $row } and column { $column }
actions = What you can do
action-acquire = Acquire
action-finish = Finish wonder
action-develop = Develop
action-conquer = Conquer
action-move = Move units
action-outpost = Outpost
action-explore = Explore
action-collect = Take token
action-defeat = Defeat
action-use = Use effect
action-spend = Use token
action-breakthrough = Breakthrough
action-hire = Hire
action-on = { $action }: { $what }
kind-building = Building
kind-knowledge = Knowledge
kind-wonder = Wonder
kind-policy = Policy
kind-leader = Leader
kind-celebrity = Celebrity
kind-monster = Monster
kind-token = Token
kind-market = Market

sketch-from = Begin with:
sketch-brushes = What to paint with
sketch-map = The map, tile by tile
sketch-0 = Terrain 0
sketch-1 = Terrain 1
sketch-2 = Terrain 2
sketch-3 = Terrain 3
sketch-4 = Terrain 4
sketch-b1 = Barbarians of 1
sketch-b2 = Barbarians of 2
sketch-b3 = Barbarians of 3
sketch-b4 = Barbarians of 4
sketch-free = Free city
sketch-market = Market
sketch-capital = Capital
sketch-water = Water
sketch-nothing = Nothing
sketch-tally = Capitals: { $capitals } · free cities: { $cities } · markets: { $markets } · provinces: { $provinces } · water: { $water }
sketch-text = The map as text, to keep or to share
wonder-instead = { $card }, instead of
wonder-nobody = (not used)

tour-city = Your city: nine cards. Each turn you activate one row and one column; every card shows what it would bring with its row and its column. Touch it to aim, and once more to activate.
tour-purse = What you can spend. Production, science and military are lost at the end of the turn; gold replaces any of them, and culture pays for policies.
tour-supply = Buildings and wonders cost production, knowledge costs science. Touch a card to acquire it: it goes on top of your deck, or beside your city until its second stage.
tour-map = The map: the red flags say what a conquest takes. Touch a tile to see what is there and all that you can do there, with units and explorers.
tour-realm = Each policy you develop costs one culture more, and all the unique effects of those before it come again.

# What breaks a tie
tie-1 = gold
tie-2 = culture

risk-resources = Lost without being spent: { $what }.
risk-effects =
    { $count ->
        [one] 1 effect of your cards is unused.
       *[other] { $count } effects of your cards are unused.
    }

# What can be done, a sentence each.
can-acquire = You buy a card of the display or a basic building: it goes to your city.
can-finish = You pay the second stage of a wonder and complete it.
can-develop = You pay culture, and a cultural policy is active.
can-conquer = You send units and pay military resources to take a province beside yours.
can-move = For 1 military, a unit goes to another province of yours that is connected.
can-outpost = You raise an outpost, which holds a province without units.
can-explore = You move an explorer over the map to markets and production.
can-collect = An explorer takes the token of the place where it stands.
can-defeat = You face a monster with what its card demands.
can-use = You use the effect of an activated card: once a turn.
can-spend = You spend a token that you keep and get what it shows.
can-breakthrough = You pay 2 science, draw the top card of your deck and use it.
can-hire = You pay gold, and a celebrity works for you.
can-end = You end your actions: what you do not spend is lost, and the display is filled up.
can-row = Activates this row of your city: it gives what its cards show.
can-column = Activates this column of your city: it gives what its cards show.
can-done = You choose nothing more.
can-skip = You do not use this effect.
can-apply = You use this effect now.
