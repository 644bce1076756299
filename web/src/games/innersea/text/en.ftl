board-label = Map of the Inner Sea: areas from north to south
area-land = land
area-shallow = shallow sea
area-deep = deep sea
area-away = out of play
area-discs =
    { $count ->
        [one] 1 disc of { $faction }
       *[other] { $count } discs of { $faction }
    }
area-allies =
    { $count ->
        [one] with 1 ally of { $faction }
       *[other] with { $count } allies of { $faction }
    }
area-city = City of { $faction }
area-contested = contested
area-dominated = dominated by { $faction }
area-list = Areas you can choose
area-count =
    { $count ->
        [one] 1 area
       *[other] { $count } areas
    }
short-name = Inner Sea
phase-growth-phase = Growth
phase-card-phase = Cards
phase-competition-phase = Competition
phase-adjustment-phase = Adjustment
phase-choosing = Choice
phase-epoch-end = End of the Epoch
epoch = Epoch { $epoch } of { $of }
turn-number = Move { $turn }
epoch-turn = Turn { $turn }
turn-order = Turn order
deck = Fate cards left to draw
piles = Discarded cards
pile-discard = Discard pile ({ $count })
pile-aside = Set aside until the end of the Epoch ({ $count })
barbarian-supply = barbarian discs in supply
npc = without a player
npc-short = (game)
npc-enemy = without a player; principal enemy: { $enemy }
vp = victory points
vp-short = VP
cities = Cities
settlements = Settlements
talents = talents
hand-size = cards in hand
supply = discs in supply
has-passed = has passed
known-leads = leads
known-areas = areas with discs
known-on-map = discs on the map
known-growth = next growth
known-cards-phase = cards
known-card = known card
known-invested =
    { $count ->
        [one] 1 disc
       *[other] { $count } discs
    }
ready-left =
    { $count ->
        [one] 1 disc to deploy
       *[other] { $count } discs to deploy
    }
ready-at-sea = { $count } only at sea
growth-retire = Retire discs?
growth-resettle = Take a disc from a City?
growth-next =
    { $count ->
        [one] Next growth: 1 disc
       *[other] Next growth: { $count } discs
    }
undo-short = Undo
hand = Your cards
card-says = { $card-text }
kind-plain = Fate
kind-negate = Negate
kind-event = Event
kind-investment = Investment
kind-competition = Competition
kind-wonder = Wonder
kind-ability = Ability
kind-disaster = disaster
kind-religion = religion
kind-barbarian = barbarian
kind-great-person = great person
civilizations = Civilizations
begins-in = Begins in { $areas }.
factions = Against whom
competition-in = Competition { $area-at }
competition-commit = 1. Cards
competition-reveal = 2. Reveal
competition-strike = 3. Removal
competition-coming =
    { $count ->
        [one] 1 more to come
       *[other] { $count } more to come
    }
competition-made-of =
    { $allies ->
        [0] { $discs ->
            [one] 1 disc
           *[other] { $discs } discs
        }
       *[other] { $discs } + { $allies } { $allies ->
            [one] ally
           *[other] allies
        }
    }
competition-fallen = −{ $count }
competition-left =
    { $count ->
        [0] would fall
       *[other] would keep { $count }
    }
face-down = a card face down
face-down-count =
    { $count ->
        [one] 1 card face down
       *[other] { $count } cards face down
    }
negation = A card may be negated
negation-aims = Aimed at: { $aims }.
negation-hits = It strikes { $hits }.
negation-hits-nobody = It costs nobody anything.
negation-can = Play one of the lit cards to negate it, or let it happen.
negation-cannot = You have nothing to negate it with.
known-cards = You know: { $cards }
buried = buried

tour-map = The Inner Sea, all of it. Stacks show their number; walls mark Cities, crossed swords contested areas, tridents dominated seas. Zoom with the wheel or two fingers.
tour-ranks = Epoch, turn and phase, and everybody in turn order with victory points, Cities, talents and cards.
tour-growth = In your growth, touch an area for each disc. What is left, undo and done are always below the map; the list names the areas you can reach.
tour-hand = Your Fate cards say what they do. The lit ones can be played; then touch the map where they take effect. Wonders and investments lie beside them.
tour-competition = Contested areas are settled one by one from the north-east: cards face down, revealed at once, then discs are removed, smallest stacks first.

# What breaks a tie
tie-1 = active Wonders
tie-2 = Cities
tie-3 = discs on the map
tie-4 = occupied areas
tie-5 = playing without a player

risk-pass =
    { $cards ->
        [0] To pass is final: you do nothing more in this phase.
        [one] To pass is final: 1 card stays in your hand, and you build nothing more in this phase.
       *[other] To pass is final: { $cards } cards stay in your hand, and you build nothing more in this phase.
    }
risk-ready =
    { $ready ->
        [one] 1 disc that is ready is not deployed.
       *[other] { $ready } discs that are ready are not deployed.
    }

# What can be done, a sentence each.
can-pass = You do nothing more here; in the Card Phase, to pass is final.
can-build = You begin a Wonder or go on with it: it is paid for with discs and talents.
can-done = You are through with this, and the game goes on.
can-stop = None more: what was being done goes on.
can-disc = You pay with a disc.
can-talent = You pay with a talent.
can-all = You pay with all discs there.
can-invoke = You begin anew with another civilization: the Rule of Aeneas.
can-decline = You go on with your civilization.

# The question says already what for; there are many buttons.
choice-pay =
    { $what ->
        [0] None
        [one] 1 talent
       *[other] { $what } talents
    }
choice-spend =
    { $what ->
        [0] None
        [one] 1 talent
       *[other] { $what } talents
    }
