kind-farm = Farm
kind-mine = Mine
kind-lab = Lab
kind-temple = Temple
kind-arena = Arena
kind-library = Library
kind-theater = Theater
kind-infantry = Infantry
kind-cavalry = Cavalry
kind-artillery = Artillery
kind-air-force = Air force
kind-special-military = Military technology
kind-special-civil = Civil technology
kind-special-colonization = Colonization technology
kind-special-construction = Construction technology
kind-government = Government
kind-wonder = Wonder
kind-leader = Leader
kind-action = Action card
kind-event = Event
kind-territory = Territory
kind-aggression = Aggression
kind-war = War
kind-pact = Pact
kind-tactic = Tactic
kind-bonus = Bonus card

card-text = { $card-text }
card-live = something can be done with it
cost-science = to develop
cost-government = to develop (by revolution)
cost-resources = for each worker
cost-stages = resources, stage by stage
cost-military = military actions
symbol-science = science
symbol-culture = culture
symbol-strength = strength
symbol-happy = happiness
symbol-civil = civil actions
symbol-military = military actions
symbol-colonization = colonization
symbol-blue = blue tokens
symbol-yellow = yellow tokens
symbol-hand = cards in hand
symbol-food = food
symbol-resources = resources
symbol-population = population
symbol-cards = military cards
symbol-defence = defence

row-label = Card row
row-price =
    { $price ->
        [one] { $price } civil action
       *[other] { $price } civil actions
    }
row-swept = leaves the row when the next turn begins
row-empty = empty space
scores = All players
score-of = { $seat }: culture { $culture } (+{ $culture-rating }), science { $science } (+{ $science-rating }), strength { $strength }, happiness { $happiness }
closing-of = If the game ended now, it would score { $culture } culture more
civilization-of = Civilization of { $seat }

vital-civil = Civil actions: { $left } of { $total }
known-each-turn = { $stock } (+{ $made } a turn)
known-of = { $count } of { $most }
known-list = { $words }
vital-military = Military actions: { $left } of { $total }
vital-food = Food: { $stock }; produces { $made }, eats { $lost }
vital-resources = Resources: { $stock }; produces { $made }, loses { $lost } to corruption
vital-happiness = Happiness { $have } of { $needed } needed{ $discontent ->
    [0] {""}
   *[other] ; discontent workers: { $discontent }
}
vital-unused = Unused workers: { $count }
population-button = Increase population for { $cost } food
yellow-bank = Yellow bank: { $count } tokens. A worker costs { $cost } food; the population eats { $lost } and needs { $needed } happy faces
blue-bank = Blue bank: { $count } tokens. Corruption: { $lost }

tile-workers =
    { $count ->
        [0] no workers
        [one] 1 worker
       *[other] { $count } workers
    }
tile-tokens =
    { $count ->
        [one] 1 blue token
       *[other] { $count } blue tokens
    } worth { $worth } { $goods }
tile-limit = up to { $limit } urban buildings of each kind
tile-stages = { $built } of { $count } stages built
tile-ruined = in ruins
tile-complete = complete
tile-exclusive = exclusive
tile-common = common
tile-colony = colony
tile-pact = { $side-id ->
    [a] A, with { $seat }
    [b] B, with { $seat }
   *[other] with { $seat }
}
tile-war = { $seat }: { $attack } to { $defence }

military-board = Military board
events = Events
current-events = Current events
future-events = Future
past-events = Past
next-event = Next event
own-events = Prepared by you
no-events-yet = No event has come yet.
common-tactics = Common tactics
round-number = Round { $round }
rounds-left =
    { $count ->
        [0] Last round
        [one] One more round
       *[other] { $count } more rounds
    }
decks-left = Left to draw: { $decks }
civil-deck =
    { $count ->
        [one] 1 civil card
       *[other] { $count } civil cards
    }
military-deck =
    { $count ->
        [one] 1 military
       *[other] { $count } military
    }

hand = Your hand
hand-civil = Civil cards: { $count } of { $limit }
hand-civil-short = Civil cards
hand-military = Military cards: { $count } of { $limit }
hand-military-short = Military cards
hand-just-taken = taken this turn
hand-none = none

scene-face-down = face down
scene-bidders = Who can bid, with the force of units and the cards in hand
scene-bids = bids { $bid }

end-brings = Production: { $culture } culture, { $science } science, { $food } food, { $resources } resources
end-uprising = Uprising! Unhappy workers: { $count }; unused: { $unused }. Nothing is produced.
end-corruption = Corruption: you lose { $food ->
    [0] { $resources ->
        [one] { $resources } resource.
       *[other] { $resources } resources.
    }
   *[other] { $resources ->
        [0] { $food } food.
        [one] { $resources } resource and { $food } food.
       *[other] { $resources } resources and { $food } food.
    }
}
end-famine = Hunger: { $count } food is missing and costs { $culture } culture.
end-unused =
    { $count ->
        [one] 1 civil action is unused.
       *[other] { $count } civil actions are unused.
    }
end-discards =
    { $count ->
        [one] You will discard 1 military card.
       *[other] You will discard { $count } military cards.
    }

tour-row = The card row. The white discs below a card are the civil actions that it costs you; the cards marked in red leave when the next turn begins.
tour-civilization = Your civilization: technologies by kind with their workers and blue tokens, then government, leader, wonders and colonies. Touch a card to see what can be done with it.
tour-vitals = Your actions, food, resources and banks. Each section says what a worker costs and what is eaten, or what corruption takes.
tour-scores = Everybody's culture, science, strength and happiness. Touch a player to see that civilization here.
tour-events = The age, the decks, the events to come and past, and the common tactics that can be copied.

# What can be done, a sentence each.
can-population = You pay food and gain an unused worker. A civil action.
can-build = An unused worker goes to this technology, and you pay its resources. A civil action; a military one if it is a unit.
can-upgrade = A worker moves up to a better technology of its kind: you pay the difference.
can-destroy = A worker leaves the building and is unused. A civil action.
can-disband = A unit is disbanded and its worker is unused. A military action.
can-leader = You put your leader into play; the one you had leaves. A civil action.
can-stage = You pay the resources of the next stage of your wonder. A civil action.
can-develop = You pay its science, and the technology is in play. A civil action.
can-revolution = You change your government for less science, with all your civil actions.
can-tactic = Your armies fight with this tactic. A military action.
can-copy = You adopt a tactic that is common already. Two military actions.
can-end = Ends the turn: production, consumption and military cards.
can-pass = You do nothing political this turn.
can-event = You prepare an event face down, and one of the current ones is resolved; you score culture for its level.
can-yield = You add nothing to the defence: the aggression is resolved.
can-done = You add nothing more.
can-resign = You give up: you lose the game, and the others play on.
