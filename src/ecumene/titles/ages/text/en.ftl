name = Through the Ages
tagline = A new story of civilization: cards, wonders, leaders and wars from antiquity to our days.

option-hands = Civil cards in hand
option-hands-open = open to all
option-hands-hidden = hidden
option-resignation = Players may resign
option-last_age = Length (shorter: our own option)
option-last_age-i = up to Age I
option-last_age-ii = up to Age II
option-last_age-iii = full game
option-peaceful = Peaceful game, without aggressions or wars (our own option)
# What is explained where it is chosen.
about-hands = Civil cards are taken in full view, and the rulebook lets hands be open as well. Hidden, they have to be remembered.
about-resignation = With it, resigning is a political action: whoever resigns loses, and the others play on.
about-last_age = The full game takes several hours. In a shorter one the last round comes earlier, and pending events are not applied.
about-peaceful = No aggressions, wars or pacts about attacks; strength still counts in events.
first-game = For a first game the Handbook proposes something shorter and without wars: until Age II, and peaceful.

word-until-i = up to Age I
word-until-ii = up to Age II
word-peaceful = peaceful game
word-closing = at the end

word-orange = Orange
word-green = Green
word-violet = Violet
word-gray = Gray

word-age-a = Age A
word-age-i = Age I
word-age-ii = Age II
word-age-iii = Age III
word-age-iv = Age IV

word-food = food
word-resources = resources
word-science = science
word-round = Round
word-civil-deck = civil deck
word-military-deck = military deck
word-past-events = last event
word-current-events = current events
word-future-events = future events
word-next-event = next event
word-common-tactics = common tactics
word-resigned = has resigned
word-culture = culture
word-strength = strength
word-happiness = happiness
word-civil-actions = civil actions
word-military-actions = military actions
word-unused-workers = unused workers
word-blue-bank = blue bank
word-yellow-bank = yellow bank
word-uprising = uprising!
word-civil-hand = civil cards
word-military-hand = military cards

word-side-a = side A
word-side-b = side B

choice-take = Take { $what }
choice-take-2 = Take { $what } (second copy)
choice-take-3 = Take { $what } (third copy)
choice-population = Increase population
choice-build = Build: { $what }
choice-upgrade = Upgrade: { $what }
choice-destroy = Destroy: { $what }
choice-disband = Disband: { $what }
choice-leader = Elect { $what }
choice-stage = Build { $what ->
    [one] one wonder stage
   *[other] { $what } wonder stages
}
choice-develop = Develop { $what }
choice-revolution = Revolution: { $what }
choice-play = Play { $what }
choice-tactic = Tactic: { $what }
choice-copy = Copy the tactic { $what }
choice-hammurabi = Hammurabi: use a military action as a civil one
choice-recruit = Frederick Barbarossa: population and { $what }
choice-compose = Bach: turn { $what } into a theater
choice-liner = Ocean liners: gain 1 population
choice-churchill-culture = Churchill: 3 culture
choice-churchill-arms = Churchill: military science and resources
choice-trade-food = Trade routes: pay 1 food in place of 1 resource
choice-trade-resource = Trade routes: pay 1 resource in place of 1 food
choice-end = End the turn
choice-pass = Pass
choice-event = Prepare the event { $what }
choice-aggression = { $what }
choice-war = { $what }
choice-pact = Offer the pact { $what }
choice-cancel = Cancel the pact { $what }
choice-columbus = Columbus: colonize { $what }
choice-alexander = Dismiss Alexander the Great for a yellow token
choice-resign = Resign
choice-side-a = Keep side A
choice-side-b = Keep side B
choice-accept = Accept
choice-refuse = Refuse
choice-yield = Do not defend
choice-discard = Discard face down: { $what }
choice-bid = Bid { $what }
choice-send = Send { $what }
choice-done = Done
choice-recover = Recover a civil action
choice-part = { $what ->
    [0] All of it resources
   *[other] { $what } food, the rest resources
}
choice-remove-leader = Their leader
choice-remove-wonder = Their unfinished wonder
choice-science = The rest in science points

ask-take-action = { $seat }: what now? { $civil } civil { $civil ->
    [one] action
   *[other] actions
} and { $military } military { $military ->
    [one] action
   *[other] actions
} left.
ask-choose-politics = { $second ->
    [yes] { $seat }: Julius Caesar allows a second political action. Which?
   *[no] { $seat }: which political action do you take?
}
ask-choose-rival = { $kind-id ->
    [pact] { $seat }: to whom do you offer the pact { $card }?
    [war] { $seat }: on whom do you declare { $card }?
   *[aggression] { $seat }: whom do you attack with { $card }?
}
ask-choose-side = { $seat }: which side of the pact { $card } do you keep, facing { $rival-seat }?
ask-answer-pact = { $seat }: { $owner-seat } offers you the pact { $card }{ $side-id ->
    [both-sides] {""}
   *[other] ; yours would be { $side }
}. Do you accept?
ask-defend = { $seat }: { $attacker-seat } attacks you with { $card }. You lack { $missing } strength and may use { $most ->
    [one] one card
   *[other] up to { $most } cards
}.
ask-defend-with = { $seat }: you lack { $missing } strength. Which other card do you add?
ask-share-plunder = { $seat }: you plunder { $amount } from { $rival-seat }. How much of it is food?
ask-raid-building = { $seat }: which urban building of { $rival-seat } do you destroy (up to { $age })?
ask-annex-colony = { $seat }: which colony of { $rival-seat } do you annex?
ask-infiltrate = { $seat }: what does { $rival-seat } lose?
ask-take-technology = { $seat }: you have an advantage of { $amount } over { $rival-seat }. What do you take?
ask-bid = { $seat }: what do you bid for { $card }? { $bid ->
    [0] Nobody has bid yet.
   *[other] The bid stands at { $bid }.
}
ask-send-force = { $seat }: you colonize { $card } for { $bid }. How many { $unit } do you send?
ask-send-more = { $seat }: your force is worth { $value } of { $bid }. How much do you add of { $what }?
ask-upgrade-to = { $seat }: what do you upgrade { $card } to?
ask-compose-into = { $seat }: which theater does { $card } become?
ask-homer-stays = { $seat }: { $card } replaces Homer. Recover an action, or leave Homer under a wonder?
ask-choose-reserves = { $seat }: { $amount } food or resources?
ask-improve = { $seat }: what do you build or upgrade with { $card }?
ask-break-through = { $seat }: what do you develop with { $card }?
ask-lose-population = { $seat }: you lose 1 population. From which card?
ask-lose-token = { $seat }: your blue bank is empty. From which card do you take a blue token?
ask-discard-military = { $seat }: which military card do you discard? { $count } to go.
ask-choose-gain = { $seat }: { $amount } food or resources?
ask-split-gain = { $seat }: you gain { $amount } of food and resources. How much of it is food?
ask-split-loss = { $seat }: you lose { $amount } of food and resources. How much of it is food?
ask-offer-worker = { $seat }: you may build { $card } for free. Do you?
ask-develop-civilization = { $seat }: you may do one thing for { $amount } less. Which?
ask-destroy-own = { $seat }: which farm, mine or urban building do you destroy?
ask-destroy-rivals = { $seat }: which urban building of { $rival-seat } do you destroy?
ask-lose-colony = { $seat }: which colony becomes independent?
ask-choose-ruin = { $seat }: which wonder falls into ruins?
ask-take-cards = { $seat }: you may take cards worth { $amount ->
    [one] { $amount } action
   *[other] { $amount } actions
} in exchange for your next political action.

event-turn = Round { $round }: { $seat } to move.
event-swept = Swept from the row: { $cards }.
event-filled-row = New in the row: { $cards }.
event-age = { $age } begins.
event-antiquated = { $seat } discards as antiquated { $military ->
    [0] { $civil ->
        [one] one civil card.
       *[other] { $civil } civil cards.
    }
   *[other] { $civil ->
        [0] {""}
        [one] one civil card and{" "}
       *[other] { $civil } civil cards and{" "}
    }{ $military ->
        [one] one military card.
       *[other] { $military } military cards.
    }
}
event-last-round = This is the last round.
event-last-round-next = The next round is the last.
event-lost-yellow = { $seat } loses { $count } yellow { $count ->
    [one] token.
   *[other] tokens.
}
event-lost-wonder = { $seat } loses the unfinished wonder { $card }.
event-lost-leader = { $seat } loses { $card }.
event-took = { $seat } takes { $card }.
event-leader = { $seat } elects { $card }.
event-recovered = { $seat } recovers a civil action.
event-homer-stays = Homer leaves his happy face to { $card } of { $seat }.
event-gates = Bill Gates brings { $seat } { $culture } culture.
event-scored-leader = { $card } brings { $seat } { $culture } culture.
event-population = { $seat } increases population.
event-built = { $seat } builds { $card }.
event-upgraded = { $seat } upgrades { $card } to { $better }.
event-destroyed = { $seat } takes a worker off { $card }.
event-developed = { $seat } develops { $card }.
event-revolution = { $seat } declares a revolution: { $card }.
event-stage = { $seat } builds { $count ->
    [one] one stage
   *[other] { $count } stages
} of { $card }.
event-completed = { $seat } completes { $card }.
event-scored = { $card }: { $culture } culture for { $seat }.
event-ruined = { $card } of { $seat } falls into ruins.
event-played = { $seat } plays { $card }.
event-tactic = { $seat } adopts the tactic { $card }.
event-copied-tactic = { $seat } copies the tactic { $card }.
event-shared-tactic = { $seat }'s tactic { $card } becomes common.
event-hammurabi = { $seat } uses a military action as a civil one.
event-churchill-arms = Churchill brings { $seat } { $amount } science and { $amount } resources for military units.
event-traded-food = { $seat } will pay 1 food in place of 1 resource.
event-traded-resource = { $seat } will pay 1 resource in place of 1 food.
event-lost-population = { $seat } loses { $count } population.
event-lost-worker = { $seat } loses a worker from { $card }.
event-lost-token = { $seat } loses a blue token from { $card }.
event-discarded = { $seat } discards a military card of { $age }.
event-uprising = Uprising! { $seat } does not produce.
event-produced = { $seat } produces { $culture ->
    [0] { $science } science.
   *[other] { $science ->
        [0] { $culture } culture.
       *[other] { $science } science and { $culture } culture.
    }
}
event-produced-goods = { $seat } { $food ->
    [0] { $resources ->
        [0] produces neither food nor resources
        [one] produces { $resources } resource
       *[other] produces { $resources } resources
    }
   *[other] produces { $food } food{ $resources ->
        [0] {""}
        [one] {" "}and { $resources } resource
       *[other] {" "}and { $resources } resources
    }
}{ $eaten ->
    [0] {""}.
   *[other] , and consumes { $eaten } food.
}
event-corruption = { $food ->
    [0] { $seat } loses { $resources ->
        [0] nothing, having nothing,
        [one] { $resources } resource
       *[other] { $resources } resources
    } to corruption.
   *[other] { $resources ->
        [0] { $seat } loses { $food } food to corruption.
        [one] { $seat } loses { $resources } resource and { $food } food to corruption.
       *[other] { $seat } loses { $resources } resources and { $food } food to corruption.
    }
}
event-famine = { $seat } lacks { $count } food{ $culture ->
    [0] {""}.
   *[other] {" "}and loses { $culture } culture.
}
event-drew = { $seat } draws { $count } military { $count ->
    [one] card.
   *[other] cards.
}
event-drew-cards = You draw: { $cards }.
event-reshuffled = The discards are shuffled: { $count ->
    [one] one card.
   *[other] { $count } cards.
}
event-end = The game ends; the events of Age III are applied.
event-end-shorter = The game ends; every civilization scores what it has become.
event-closing = { $seat } scores { $total } culture at the end{ $science ->
    [0] {""}
   *[other] , { $science } for its science
}{ $strength ->
    [0] {""}
   *[other] , { $strength } for its strength
}{ $happiness ->
    [0] {""}
   *[other] , { $happiness } for its happiness
}{ $food ->
    [0] {""}
   *[other] , { $food } for its food
}{ $resources ->
    [0] {""}
   *[other] , { $resources } for its resources
}{ $technologies ->
    [0] {""}
   *[other] , { $technologies } for its technologies
}{ $government ->
    [0] {""}
   *[other] , { $government } for its government
}{ $wonders ->
    [0] {""}
   *[other] , { $wonders } for its wonders
}{ $colonies ->
    [0] {""}
   *[other] , { $colonies } for its colonies
}.
event-peeked = Joan of Arc sees the next event: { $card }.
event-politics-skipped = { $seat } gives up the political action.
event-prepared = { $seat } prepares an event of { $age }{ $culture ->
    [0] {""}.
   *[other] {" "}and scores { $culture } culture.
}
event-event = Event: { $card }.
event-territory = { $card } is discovered.
event-bid = { $seat } bids { $amount }.
event-passed-bid = { $seat } leaves the auction.
event-unclaimed = Nobody colonizes { $card }.
event-sent = { $seat } adds { $count } × { $card } to the force.
event-sent-force = { $seat }'s force comes to { $amount }{ $count ->
    [0] {""}.
    [one] , with one card discarded.
   *[other] , with { $count } cards discarded.
}
event-colonized = { $seat } colonizes { $card }.
event-lost-colony = { $seat } loses the colony { $card }.
event-aggression = { $seat } attacks { $rival-seat } with { $card }.
event-aggression-won = { $rival-seat } does not withstand { $card }.
event-defended = { $count ->
    [0] { $seat } repels { $attacker-seat } with { $cards }.
   *[other] { $cards-count ->
        [0] { $seat } repels { $attacker-seat } with { $count ->
            [one] one card
           *[other] { $count } cards
        } face down.
       *[other] { $seat } repels { $attacker-seat } with { $cards } and { $count ->
            [one] one card
           *[other] { $count } cards
        } face down.
    }
}
event-annexed = { $seat } annexes { $card } of { $rival-seat }.
event-infiltrated = { $seat } infiltrates { $rival-seat }, who loses { $card }{ $culture ->
    [0] {""}.
   *[other] : { $culture } culture.
}
event-war = { $seat } declares { $card } on { $rival-seat }.
event-war-resolved = { $card } of { $seat } against { $rival-seat }: { $attack } to { $defence }.
event-war-dropped = { $seat }'s war has lost its rival: { $culture } culture.
event-took-yellow = { $seat } takes { $count } yellow { $count ->
    [one] token
   *[other] tokens
} from { $rival-seat }.
event-took-culture = { $seat } takes { $amount } culture from { $rival-seat }.
event-took-science = { $seat } takes { $amount } science from { $rival-seat }.
event-took-technology = { $seat } takes { $card } from { $rival-seat }.
event-pact-offered = { $seat } offers { $rival-seat } the pact { $card }{ $side-id ->
    [both-sides] {""}.
   *[other] : { $rival-seat } would have { $side }.
}
event-pact-accepted = { $seat } accepts { $owner-seat }'s pact { $card }{ $side-id ->
    [both-sides] {""}.
   *[other] {" "}and has { $side }.
}
event-pact-refused = { $seat } refuses { $owner-seat }'s pact { $card }.
event-pact-ended = The pact { $card } ends.
event-gained = { $seat } gains { $amount } { $what-id ->
    [food] food.
    [resources] { $amount ->
        [one] resource.
       *[other] resources.
    }
    [arms] { $amount ->
        [one] resource for military units.
       *[other] resources for military units.
    }
    [yellow] { $amount ->
        [one] yellow token.
       *[other] yellow tokens.
    }
    [military-actions] { $amount ->
        [one] military action.
       *[other] military actions.
    }
    [science] science.
    [culture] culture.
   *[population] population.
}
event-lost = { $seat } loses { $amount } { $what-id ->
    [food] food.
    [resources] { $amount ->
        [one] resource.
       *[other] resources.
    }
    [civil-actions] { $amount ->
        [one] civil action.
       *[other] civil actions.
    }
    [blue] { $amount ->
        [one] blue token.
       *[other] blue tokens.
    }
    [science] science.
   *[culture] culture.
}
event-resigned = { $seat } resigns.

why-first-turn = In the first turn cards are taken from the row, nothing else.
why-civil-actions = { $missing ->
    [one] You lack { $missing } civil action.
   *[other] You lack { $missing } civil actions.
}
why-military-actions = { $missing ->
    [one] You lack { $missing } military action.
   *[other] You lack { $missing } military actions.
}
why-take-from-row = That card is not in the row.
why-take-price = { $missing ->
    [one] You lack { $missing } civil action to take that card.
   *[other] You lack { $missing } civil actions to take that card.
}
why-civil-hand-limit = You hold as many civil cards as your civil action total allows.
why-same-technology = You already have that technology in play or in hand.
why-one-leader-per-age = You have already taken a leader of that age.
why-one-unfinished-wonder = You already have an unfinished wonder.
why-yellow-bank-empty = Your yellow bank is empty.
why-pay-food = You lack { $missing } food.
why-pay-resources = { $missing ->
    [one] You lack { $missing } resource.
   *[other] You lack { $missing } resources.
}
why-pay-science = { $missing ->
    [one] You lack { $missing } science point.
   *[other] You lack { $missing } science points.
}
why-cooperation-science = Your partner in the Scientific Cooperation cannot pay the science point.
why-unused-worker = You have no unused worker.
why-worker-on-card = There is no worker on that card.
why-urban-limit = Your government allows no more urban buildings of that kind.
why-upgrade-higher = An upgrade goes to a technology of a higher level that you have in play.
why-upgrade-same-kind = An upgrade goes to a technology of the same kind.
why-technology-in-play = You do not have that technology in play.
why-unfinished-wonder = You have no unfinished wonder.
why-stages-left = The wonder has not that many stages left.
why-stages-at-once = You cannot build that many stages with one action.
why-stage-token = You have no blue token to cover the stage.
why-revolution-all-civil = A revolution takes all your civil actions: you lack { $missing }.
why-revolution-all-military = With Robespierre a revolution takes all your military actions: you lack { $missing }.
why-action-card-next-turn = You have only just taken that action card; it can be played in your next turn.
why-card-has-effect = You cannot do what the card says.
why-tactic-once = A tactic can be played or copied once a turn.
why-tactic-current = That is your tactic already.
why-hammurabi = Hammurabi lets you use a military action as a civil one once a turn, if he is your leader.
why-barbarossa = Only Frederick Barbarossa allows that.
why-bach = Bach lets you turn a building into a theater once a turn, if he is your leader.
why-bach-theater = Bach turns buildings into other theaters only.
why-ocean-liner = That takes the completed Ocean Liner Service, once a turn.
why-churchill = Churchill lets you choose once a turn, if he is your leader.
why-trade-routes = That takes the Trade Routes Agreement, once a turn.
why-homer = Homer can only stay under a completed wonder of yours.
why-card-in-hand = You do not hold that card.
why-political-card = That card is not played as a political action.
why-alexander = Alexander the Great can be dismissed only if he is your leader.
why-columbus = Only Christopher Columbus colonizes straight from the hand.
why-attack-somebody-else = It must be another player who is still in the game.
why-gandhi = With Mahatma Gandhi you cannot attack.
why-pact-forbids-attack = You have a pact that forbids attacks.
why-sovereignty-no-war = Nobody may declare war on them because of their Loss of Sovereignty.
why-aggression-strength = An aggression takes more strength than the rival has: you lack { $missing }.
why-war-not-in-last-round = No war can be declared in the last round.
why-cancel-own-pact = You have no part in that pact.
why-resign-not-in-age-iv = Nobody can resign in Age IV.
why-option-resignation = At this table nobody resigns.
why-defence-must-hold = That way you could not match the attacker with the cards allowed.
why-plunder-what-there-is = The rival has not that much.
why-raid-urban-building = The rival has no such urban building.
why-raid-level = That building's level is too high for this raid.
why-raid-at-least-one = At least one building must be destroyed.
why-colony-of-rival = The rival has no such colony.
why-infiltrate-leader-or-wonder = The rival has none in play.
why-war-technology-in-play = The defeated civilization does not have that special technology in play.
why-war-technology-new = You already have that technology in play or in hand.
why-war-technology-advantage = Your advantage falls { $missing } short of that technology.
why-bid-higher = The bid must be higher than { $bid }.
why-bid-within-force = You cannot send more than { $most }.
why-force-in-order = Another part of the force is being asked for.
why-force-from-own = You have not that many.
why-force-reaches-bid = The force must reach your bid of { $bid }.
why-force-needs-unit = At least one military unit must be sent.
why-cook-discards = Only James Cook lets you put up to two cards away when colonizing.
why-lose-population = You have no worker there.
why-lose-blue-tokens = There is no blue token on that card.
why-split-no-more = It is { $amount } at most.
why-split-what-there-is = Exactly what the card says must be lost, out of what you have.
why-destroy-no-unit = Military units do not count: a farm, a mine or an urban building.
why-destroy-must = You must destroy a building.
why-destroy-urban-building = It must be an urban building.
why-own-colony = You have no such colony.
why-ruin-own-wonder = You have not completed that wonder.
why-ruin-old-wonder = Only wonders of Age A or I fall into ruins.

word-agriculture = Agriculture
    .text = Farm. Each worker produces a blue token worth 1 food.
word-bronze = Bronze
    .text = Mine. Each worker produces a blue token worth 1 resource.
word-philosophy = Philosophy
    .text = Lab. Each worker: +1 science.
word-religion = Religion
    .text = Temple. Each worker: +1 culture, +1 happy face.
word-warriors = Warriors
    .text = Infantry. Each worker: +1 strength.
word-despotism = Despotism
    .text = 4 civil and 2 military actions, up to 2 urban buildings of each kind.
word-colossus = Colossus
    .text = +2 strength, +1 colonization.
word-hanging-gardens = Hanging Gardens
    .text = +1 culture, +2 happy faces.
word-library-of-alexandria = Library of Alexandria
    .text = +1 culture, +1 science. You may hold one civil and one military card more.
word-pyramids = Pyramids
    .text = +1 civil action.
word-alexander-the-great = Alexander the Great
    .text = +1 strength for each military unit. As a political action you may remove him to gain 1 yellow token.
word-aristotle = Aristotle
    .text = Each time you take a technology from the row, score 1 science.
word-hammurabi = Hammurabi
    .text = Once a turn you may use a military action as a civil one. Taking a leader costs 1 civil action less.
word-homer = Homer
    .text = +1 happy face. Each turn, 1 resource for military units. When you replace him he may stay under a completed wonder: it gives one more happy face, and no civil action comes back.
word-julius-caesar = Julius Caesar
    .text = +1 strength, +1 military action. Once a game, a second political action in the same turn.
word-moses = Moses
    .text = Increasing population costs 1 food less.
word-cultural-heritage-a = Cultural Heritage A
    .text = Gain 1 science and 4 culture.
word-engineering-genius-a = Engineering Genius A
    .text = Build one stage of your wonder for 2 resources less.
word-frugality-a = Frugality A
    .text = Increase population, then gain 1 food.
word-patriotism-a = Patriotism A
    .text = This turn: 1 military action more and 1 resource for military units.
word-rich-land-a = Rich Land A
    .text = Build or upgrade a farm or mine for 1 resource less.
word-stockpile-a = Stockpile
    .text = Gain 1 resource and 1 food.
word-urban-growth-a = Urban Growth A
    .text = Build or upgrade an urban building for 1 resource less.
word-irrigation = Irrigation
    .text = Farm. Each worker produces a blue token worth 2 food.
word-iron = Iron
    .text = Mine. Each worker produces a blue token worth 2 resources.
word-alchemy = Alchemy
    .text = Lab. Each worker: +2 science.
word-theology = Theology
    .text = Temple. Each worker: +1 culture, +2 happy faces.
word-bread-and-circuses = Bread and Circuses
    .text = Arena. Each worker: +1 strength, +2 happy faces.
word-printing-press = Printing Press
    .text = Library. Each worker: +1 culture, +1 science.
word-drama = Drama
    .text = Theater. Each worker: +2 culture, +1 happy face.
word-swordsmen = Swordsmen
    .text = Infantry. Each worker: +2 strength.
word-knights = Knights
    .text = Cavalry. Each worker: +2 strength.
word-warfare = Warfare
    .text = +1 strength, +1 military action.
word-code-of-laws = Code of Laws
    .text = +1 civil action.
word-cartography = Cartography
    .text = +1 strength, +2 colonization.
word-masonry = Masonry
    .text = Urban buildings of level A/I/II/III cost 0/1/1/1 resources less. You may build up to 2 wonder stages with one action.
word-monarchy = Monarchy
    .text = 5 civil and 3 military actions, up to 3 urban buildings of each kind.
word-theocracy = Theocracy
    .text = 4 civil and 3 military actions, up to 3 urban buildings of each kind. +1 culture, +1 strength, +1 happy face.
word-great-wall = Great Wall
    .text = +1 culture, +1 happy face. +1 strength for each infantry and artillery unit.
word-st-peters-basilica = St. Peter's Basilica
    .text = +2 culture, +1 happy face. Each other card or building with a happy face gives one more.
word-taj-mahal = Taj Mahal
    .text = +3 culture, +1 blue token. In the row it costs 2 civil actions less for whoever has replaced a leader this turn.
word-universitas-carolina = Universitas Carolina
    .text = +1 culture, +2 science.
word-christopher-columbus = Christopher Columbus
    .text = As a political action you may remove him and put a territory from your hand into play as a colony.
word-frederick-barbarossa = Frederick Barbarossa
    .text = For one military action: increase population for 1 food less and build a unit for 1 resource less.
word-genghis-khan = Genghis Khan
    .text = Your infantry may count as cavalry in armies. At the end of your turn score 3 culture if you are one of the two strongest civilizations (with two players, the strongest).
word-joan-of-arc = Joan of Arc
    .text = +1 culture, +1 military action. +1 strength for each happy face of your temples and government. As your politics phase begins you see the next event.
word-leonardo-da-vinci = Leonardo da Vinci
    .text = Science equal to the level of your best lab or library. Each time you develop a technology, gain 1 resource.
word-michelangelo = Michelangelo
    .text = +1 culture for each happy face of your temples, theaters and wonders. Completed wonders do not make new ones dearer.
word-breakthrough-i = Breakthrough I
    .text = Develop a technology, or declare a revolution at its own price, then score 2 science.
word-cultural-heritage-i = Cultural Heritage I
    .text = Gain 2 science and 2 culture.
word-engineering-genius-i = Engineering Genius I
    .text = Build one stage of your wonder for 3 resources less.
word-frugality-i = Frugality I
    .text = Increase population, then gain 2 food.
word-patriotism-i = Patriotism I
    .text = This turn: 1 military action more and 2 resources for military units.
word-reserves-i = Reserves I
    .text = Gain 2 resources or 2 food.
word-rich-land-i = Rich Land I
    .text = Build or upgrade a farm or mine for 2 resources less.
word-urban-growth-i = Urban Growth I
    .text = Build or upgrade an urban building for 2 resources less.
word-selective-breeding = Selective Breeding
    .text = Farm. Each worker produces a blue token worth 3 food.
word-coal = Coal
    .text = Mine. Each worker produces a blue token worth 3 resources.
word-scientific-method = Scientific Method
    .text = Lab. Each worker: +3 science.
word-organized-religion = Organized Religion
    .text = Temple. Each worker: +1 culture, +3 happy faces.
word-team-sports = Team Sports
    .text = Arena. Each worker: +2 strength, +3 happy faces.
word-journalism = Journalism
    .text = Library. Each worker: +2 culture, +2 science.
word-opera = Opera
    .text = Theater. Each worker: +3 culture, +1 happy face.
word-riflemen = Riflemen
    .text = Infantry. Each worker: +3 strength.
word-cavalrymen = Cavalrymen
    .text = Cavalry. Each worker: +3 strength.
word-cannon = Cannon
    .text = Artillery. Each worker: +3 strength.
word-strategy = Strategy
    .text = +3 strength, +2 military actions.
word-justice-system = Justice System
    .text = +1 civil action, +3 blue tokens.
word-navigation = Navigation
    .text = +2 strength, +3 colonization.
word-architecture = Architecture
    .text = Urban buildings of level A/I/II/III cost 0/1/2/2 resources less. You may build up to 3 wonder stages with one action.
word-constitutional-monarchy = Constitutional Monarchy
    .text = 6 civil and 4 military actions, up to 3 urban buildings of each kind.
word-republic = Republic
    .text = 7 civil and 2 military actions, up to 3 urban buildings of each kind.
word-eiffel-tower = Eiffel Tower
    .text = +4 culture, +1 happy face.
word-kremlin = Kremlin
    .text = +2 culture, +1 civil action, +1 military action, −1 happy face.
word-ocean-liner-service = Ocean Liner Service
    .text = Once a turn you may gain 1 population for no action and no food.
word-transcontinental-railroad = Transcontinental Railroad
    .text = +4 strength. Your best mine produces twice.
word-isaac-newton = Isaac Newton
    .text = Science equal to the level of your best lab or library. Each time you develop a technology, recover 1 civil action.
word-james-cook = James Cook
    .text = +2 culture for your first colony and +1 for each other. When colonizing you may discard up to 2 military cards for +1 each.
word-johann-sebastian-bach = J. S. Bach
    .text = +1 culture per theater. Theater technologies cost 2 science less. Once a turn you may upgrade any urban building into a theater of the same or a higher level.
word-maximilien-robespierre = Maximilien Robespierre
    .text = +1 military action. Your revolutions are paid with all military actions and score 3 culture.
word-napoleon-bonaparte = Napoleon Bonaparte
    .text = +2 military actions. +2 strength for each different kind of military unit.
word-william-shakespeare = William Shakespeare
    .text = +1 happy face. With a library, theaters and their technologies cost 1 less; with a theater, libraries do. +2 culture for each pair of library and theater.
word-breakthrough-ii = Breakthrough II
    .text = Develop a technology, or declare a revolution at its own price, then score 3 science.
word-efficient-upgrade-ii = Efficient Upgrade II
    .text = Upgrade a farm, mine or urban building for 3 resources less.
word-engineering-genius-ii = Engineering Genius II
    .text = Build one stage of your wonder for 4 resources less.
word-frugality-ii = Frugality II
    .text = Increase population, then gain 3 food.
word-patriotism-ii = Patriotism II
    .text = This turn: 1 military action more and 3 resources for military units.
word-reserves-ii = Reserves II
    .text = Gain 3 resources or 3 food.
word-revolutionary-idea-ii = Revolutionary Idea II
    .text = Score 4 science.
word-rich-land-ii = Rich Land II
    .text = Build or upgrade a farm or mine for 3 resources less.
word-urban-growth-ii = Urban Growth II
    .text = Build or upgrade an urban building for 3 resources less.
word-wave-of-nationalism-ii = Wave of Nationalism
    .text = This turn, 6/3/2 resources for military units (with 2/3/4 players) for each civilization stronger than yours.
word-mechanized-agriculture = Mechanized Agriculture
    .text = Farm. Each worker produces a blue token worth 5 food.
word-oil = Oil
    .text = Mine. Each worker produces a blue token worth 5 resources.
word-computers = Computers
    .text = Lab. Each worker: +5 science.
word-professional-sports = Professional Sports
    .text = Arena. Each worker: +3 strength, +4 happy faces.
word-multimedia = Multimedia
    .text = Library. Each worker: +3 culture, +3 science.
word-movies = Movies
    .text = Theater. Each worker: +4 culture, +1 happy face.
word-modern-infantry = Modern Infantry
    .text = Infantry. Each worker: +5 strength.
word-tanks = Tanks
    .text = Cavalry. Each worker: +5 strength.
word-rockets = Rockets
    .text = Artillery. Each worker: +5 strength.
word-air-forces = Air Forces
    .text = Air force. Each worker: +5 strength. Each air force doubles the tactical strength of one army.
word-military-theory = Military Theory
    .text = +5 strength, +3 military actions.
word-civil-service = Civil Service
    .text = +2 civil actions, +3 blue tokens.
word-satellites = Satellites
    .text = +3 strength, +4 colonization.
word-engineering = Engineering
    .text = Urban buildings of level A/I/II/III cost 0/1/2/3 resources less. You may build up to 4 wonder stages with one action.
word-communism = Communism
    .text = 7 civil and 5 military actions, up to 4 urban buildings of each kind. −1 happy face.
word-democracy = Democracy
    .text = 7 civil and 3 military actions, up to 4 urban buildings of each kind. +3 culture.
word-fundamentalism = Fundamentalism
    .text = 6 civil and 5 military actions, up to 4 urban buildings of each kind. +5 strength, −2 science.
word-fast-food-chains = Fast Food Chains
    .text = When completed, score 2 culture for each farm and mine, and 1 for each unit and urban building.
word-first-space-flight = First Space Flight
    .text = When completed, score culture equal to the levels of all your technologies in play.
word-hollywood = Hollywood
    .text = When completed, score twice the culture that your theaters and libraries produce.
word-internet = Internet
    .text = When completed, score culture equal to the culture, science and strength of your urban buildings.
word-albert-einstein = Albert Einstein
    .text = Science equal to the level of your best lab or library. Each time you develop a technology, score 3 culture.
word-bill-gates = Bill Gates
    .text = Your labs produce resources as mines do, as many as their level. When he leaves or the game ends, score culture equal to that production.
word-charlie-chaplin = Charlie Chaplin
    .text = +2 happy faces. Your best theater produces its culture twice.
word-mahatma-gandhi = Mahatma Gandhi
    .text = +2 culture. You cannot attack. Attacking you costs twice the military actions.
word-sid-meier = Sid Meier
    .text = Each lab gives culture equal to its level and produces 1 science less.
word-winston-churchill = Winston Churchill
    .text = Each turn, at choice: 3 culture, or 3 science for unit technologies and 3 resources for military units.
word-efficient-upgrade-iii = Efficient Upgrade III
    .text = Upgrade a farm, mine or urban building for 4 resources less.
word-endowment-for-the-arts-iii = Endowment for the Arts
    .text = Score 6/3/2 culture (with 2/3/4 players) for each civilization with more culture than yours.
word-engineering-genius-iii = Engineering Genius III
    .text = Build one stage of your wonder for 5 resources less.
word-military-build-up-iii = Military Build-Up
    .text = This turn, 8/5/3 resources for military units (with 2/3/4 players) for each civilization stronger than yours.
word-patriotism-iii = Patriotism III
    .text = This turn: 1 military action more and 4 resources for military units.
word-reserves-iii = Reserves III
    .text = Gain 4 resources or 4 food.
word-revolutionary-idea-iii = Revolutionary Idea III
    .text = Score 6 science.
word-urban-growth-iii = Urban Growth III
    .text = Build or upgrade an urban building for 4 resources less.
word-development-of-agriculture = Development of Agriculture
    .text = Each civilization gains 2 food.
word-development-of-civilization = Development of Civilization
    .text = Each player may do one thing for 1 less and no action: increase population, build a farm, mine or urban building, or develop a technology (a revolution still takes all actions).
word-development-of-crafts = Development of Crafts
    .text = Each civilization gains 2 resources.
word-development-of-markets = Development of Markets
    .text = Each player chooses: 2 food or 2 resources.
word-development-of-politics = Development of Politics
    .text = Each player draws 3 military cards.
word-development-of-religion = Development of Religion
    .text = Each player with an unused worker may build a Religion temple for free.
word-development-of-science = Development of Science
    .text = Each civilization scores 2 science.
word-development-of-settlement = Development of Settlement
    .text = Each civilization gains 1 population.
word-development-of-trade-routes = Development of Trade Routes
    .text = Each civilization gains 1 science, 1 food and 1 resource.
word-development-of-warfare = Development of Warfare
    .text = Each player with an unused worker may build Warriors for free.
word-barbarians = Barbarians
    .text = If the civilization with most culture is one of the two weakest, it loses 1 population.
word-border-conflict = Border Conflict
    .text = The weakest civilization destroys one of its farms, mines or urban buildings. The strongest gains 3 resources.
word-crusades = Crusades
    .text = The strongest civilization scores 4 culture; the weakest loses 4.
word-cultural-influence = Cultural Influence
    .text = Each civilization scores culture equal to its culture rating.
word-foray = Foray
    .text = The two strongest civilizations gain 3 of food and resources, as they like.
word-good-harvest = Good Harvest
    .text = All farms produce; nothing is consumed.
word-immigration = Immigration
    .text = All civilizations with the most happiness gain 1 population.
word-new-deposits = New Deposits
    .text = All mines produce; there is no corruption.
word-pestilence = Pestilence
    .text = Each civilization loses 1 population.
word-raiders = Raiders
    .text = The two weakest civilizations lose 2 of food and resources.
word-rats = Rats
    .text = Each civilization loses all its food.
word-rebellion = Rebellion
    .text = Each civilization spends 2 civil actions for each discontent worker.
word-reign-of-terror = Reign of Terror
    .text = The weakest civilization loses 1 population.
word-scientific-breakthrough = Scientific Breakthrough
    .text = Each civilization scores science equal to its science rating.
word-uncertain-borders = Uncertain Borders
    .text = The strongest civilization takes 1 yellow token from the bank of the weakest.
word-developed-territory-i = Developed Territory I
    .text = Colony: +1 yellow token, +1 blue token. When colonized, 3 science.
word-historic-territory-i = Historic Territory I
    .text = Colony: +1 happy face. When colonized, 6 culture.
word-inhabited-territory-i = Inhabited Territory I
    .text = Colony: +2 yellow tokens. When colonized, 1 population.
word-strategic-territory-i = Strategic Territory I
    .text = Colony: +2 strength. When colonized, 3 military cards.
word-vast-territory-i = Vast Territory I
    .text = Colony: +3 yellow tokens, −1 blue token. When colonized, 3 food.
word-wealthy-territory-i = Wealthy Territory I
    .text = Colony: +3 blue tokens. When colonized, 5 resources.
word-enslave-i = Aggression: Enslave
    .text = The rival loses 1 population; you gain 2 resources and 2 food.
word-plunder-i = Aggression: Plunder I
    .text = You take up to 3 of food and resources from the rival, as you like.
word-raid-i = Aggression: Raid I
    .text = You destroy an urban building of the rival of level I or lower and gain half its cost, rounded up.
word-open-borders-agreement = Open Borders Agreement
    .text = Both: +1 military action. Whoever attacks the other has +2 strength in that attack.
word-trade-routes-agreement = Trade Routes Agreement
    .text = Once a turn, A may pay 1 food in place of 1 resource, and B 1 resource in place of 1 food.
word-fighting-band = Fighting Band
    .text = Army: 2 infantry. Each adds +1 strength.
word-heavy-cavalry = Heavy Cavalry
    .text = Army: 3 cavalry. Each adds +4 strength.
word-legion = Legion
    .text = Army: 3 infantry. Each adds +2 strength.
word-medieval-army = Medieval Army
    .text = Army: 1 infantry, 1 cavalry. Each adds +2 strength.
word-phalanx = Phalanx
    .text = Army: 2 infantry, 1 cavalry. Each adds +3 strength.
word-military-bonus-i = Military Bonus I
    .text = +2 strength when defending against an aggression, or +1 when colonizing.
word-civil-unrest = Civil Unrest
    .text = Each civilization loses 4 culture per discontent worker; those with the most also lose 1 blue token.
word-cold-war = Cold War
    .text = The two strongest civilizations score 6 science.
word-crime-wave = Crime Wave
    .text = The two weakest civilizations lose 3 culture and 1 blue token.
word-economic-progress = Economic Progress
    .text = Each civilization suffers corruption, produces and eats food and produces resources.
word-emigration = Emigration
    .text = Each civilization loses 1 population for every two discontent workers, rounded up.
word-iconoclasm = Iconoclasm
    .text = Each leader who is not of the current age is removed from play.
word-independence-declaration = Independence Declaration
    .text = The weakest civilization loses a colony of its choice.
word-international-agreement = International Agreement
    .text = The strongest civilization may take cards of the row worth 5 actions, giving up its next political action. Then the row is filled, with nothing swept.
word-national-pride = National Pride
    .text = The civilization with most culture scores 5 culture.
word-politics-of-strength = Politics of Strength
    .text = The strongest civilization draws 5 military cards; the weakest discards 3. In Age IV, instead, the strongest scores 5 culture and the weakest loses 3.
word-popularization-of-science = Popularization of Science
    .text = Each civilization scores culture equal to its science rating.
word-prosperity = Prosperity
    .text = Each civilization gains food equal to its happiness.
word-ravages-of-time = Ravages of Time
    .text = Each player turns a completed wonder of Age A or I into ruins: its effects end and it gives +2 culture.
word-refugees = Refugees
    .text = The strongest civilization gains 3 culture and 1 population; the weakest loses as much.
word-terrorism = Terrorism
    .text = The civilization with least culture destroys one urban building of each other civilization.
word-developed-territory-ii = Developed Territory II
    .text = Colony: +2 yellow tokens, +2 blue tokens. When colonized, 5 science.
word-historic-territory-ii = Historic Territory II
    .text = Colony: +2 happy faces. When colonized, 11 culture.
word-inhabited-territory-ii = Inhabited Territory II
    .text = Colony: +3 yellow tokens. When colonized, 2 population.
word-strategic-territory-ii = Strategic Territory II
    .text = Colony: +4 strength. When colonized, 5 military cards.
word-vast-territory-ii = Vast Territory II
    .text = Colony: +4 yellow tokens, −1 blue token. When colonized, 4 food.
word-wealthy-territory-ii = Wealthy Territory II
    .text = Colony: +4 blue tokens. When colonized, 9 resources.
word-annex-ii = Aggression: Annex
    .text = You take a colony of the rival with its lasting effect.
word-infiltrate-ii = Aggression: Infiltrate
    .text = You remove the rival's leader or unfinished wonder and score 3 culture per level.
word-plunder-ii = Aggression: Plunder II
    .text = You take up to 5 of food and resources from the rival, as you like.
word-raid-ii = Aggression: Raid II
    .text = You destroy up to two urban buildings of the rival, one up to level II and one up to I, and gain half their total cost, rounded up.
word-spy-ii = Aggression: Spy
    .text = You take up to 5 science from the rival.
word-war-over-technology = War over Technology
    .text = The victor spends the advantage on special technologies (at their cost) and the rest on science points of the defeated.
word-war-over-territory = War over Territory
    .text = The victor takes 1 yellow token and one more for each 5 of advantage.
word-acceptance-of-supremacy = Acceptance of Supremacy
    .text = You may not attack each other. A produces 1 resource more; B, 1 less.
word-international-trade-agreement = International Trade Agreement
    .text = A produces 1 resource more; B, 1 food more.
word-promise-of-military-protection = Promise of Military Protection
    .text = A: +1 culture. B: +4 strength, −1 culture. The pact ends if one attacks the other.
word-scientific-cooperation = Scientific Cooperation
    .text = When one develops a technology it pays 2 science less, and the other pays 1.
word-classic-army = Classic Army
    .text = Army: 2 infantry, 2 cavalry. Each adds +8 strength, or +4 if obsolete.
word-conquistadors = Conquistadors
    .text = Army: 1 infantry, 2 cavalry. Each adds +5 strength, or +3 if obsolete.
word-defensive-army = Defensive Army
    .text = Army: 2 infantry, 1 artillery. Each adds +6 strength, or +3 if obsolete.
word-fortifications = Fortifications
    .text = Army: 2 artillery. Each adds +5 strength, or +3 if obsolete.
word-mobile-artillery = Mobile Artillery
    .text = Army: 1 cavalry, 1 artillery. Each adds +5 strength, or +3 if obsolete.
word-napoleonic-army = Napoleonic Army
    .text = Army: 1 infantry, 1 cavalry, 1 artillery. Each adds +7 strength, or +4 if obsolete.
word-military-bonus-ii = Military Bonus II
    .text = +4 strength when defending against an aggression, or +2 when colonizing.
word-impact-of-agriculture = Impact of Agriculture
    .text = Culture equal to the food produced, and 4 more if that exceeds consumption.
word-impact-of-architecture = Impact of Architecture
    .text = 1 culture for each level of urban buildings.
word-impact-of-balance = Impact of Balance
    .text = Twice the smallest of these productions: science, culture, food, resources.
word-impact-of-colonies = Impact of Colonies
    .text = 3 culture per colony.
word-impact-of-competition = Impact of Competition
    .text = 1 culture for each level of military units and arenas.
word-impact-of-government = Impact of Government
    .text = 2 culture per civil action and 1 per military action.
word-impact-of-happiness = Impact of Happiness
    .text = 2 culture per happy face, less 2 per discontent worker.
word-impact-of-industry = Impact of Industry
    .text = Culture equal to the resources that mines produce.
word-impact-of-population = Impact of Population
    .text = 2 culture for each content worker from the eleventh on.
word-impact-of-progress = Impact of Progress
    .text = 2 culture for each level of the government and special technologies.
word-impact-of-science = Impact of Science
    .text = Culture by place in science rating: 10 (two players), 14 and 7 (three) or 15, 10 and 5 (four).
word-impact-of-strength = Impact of Strength
    .text = Culture by place in strength: 10 (two players), 14 and 7 (three) or 15, 10 and 5 (four).
word-impact-of-technology = Impact of Technology
    .text = 4 culture for each Age III technology in play.
word-impact-of-variety = Impact of Variety
    .text = 2 culture for each different kind of unit, urban building and special technology.
word-impact-of-wonders = Impact of Wonders
    .text = For each completed wonder: 5 culture for Age A, 4 for I, 3 for II and 2 for III.
word-armed-intervention-iii = Aggression: Armed Intervention
    .text = You take up to 7 culture from the rival.
word-plunder-iii = Aggression: Plunder III
    .text = You take up to 7 of food and resources from the rival, as you like.
word-raid-iii = Aggression: Raid III
    .text = You destroy up to two urban buildings of the rival, one up to level III and one up to II, and gain half their total cost, rounded up.
word-war-over-culture = War over Culture
    .text = The victor takes 5 culture plus the advantage.
word-international-tourism = International Tourism
    .text = Each: +1 culture per completed wonder of the other.
word-loss-of-sovereignty = Loss of Sovereignty
    .text = You may not attack each other. A: +2 culture. B: −2 culture, and nobody may declare war on it.
word-military-pact = Military Pact
    .text = Both: +3 strength. The pact ends if one attacks the other.
word-peace-treaty = Peace Treaty
    .text = You may not attack each other. Both: +1 culture.
word-entrenchments = Entrenchments
    .text = Army: 1 infantry, 2 artillery. Each adds +9 strength, or +5 if obsolete.
word-mechanized-army = Mechanized Army
    .text = Army: 1 cavalry, 2 artillery. Each adds +10 strength, or +5 if obsolete.
word-modern-army = Modern Army
    .text = Army: 2 infantry, 1 cavalry, 1 artillery. Each adds +13 strength, or +7 if obsolete.
word-shock-troops = Shock Troops
    .text = Army: 1 infantry, 3 cavalry. Each adds +11 strength, or +6 if obsolete.
word-military-bonus-iii = Military Bonus III
    .text = +6 strength when defending against an aggression, or +3 when colonizing.

# Where the points come from
source-production = Production of culture
source-prepared = Prepared events
source-leaders = Leaders
source-conquest = Wars and aggressions
source-events = Events
source-wonders = Wonders when completed
source-closing = Final count
source-famine = Famine
source-cards = Other cards
source-resigned = Resignation

# Why one move is better than another: what it gives, and what it costs.
more-culture = more culture, now and each turn
less-culture = less culture, now and each turn
more-science = more science
less-science = less science
more-technologies = better technologies
less-technologies = worse technologies
more-resources = more resources
less-resources = fewer resources
more-food = more food
less-food = less food
more-actions = more actions each turn
less-actions = fewer actions each turn
more-leader = a leader in play
less-leader = no such leader
more-wonders = wonders further along
less-wonders = wonders less far along
more-colonies = more colonies
less-colonies = fewer colonies
more-hand = better civil cards in hand
less-hand = fewer civil cards in hand
more-workers = more workers
less-workers = fewer workers
more-happiness = happier workers
less-happiness = less happy workers
more-strength = more strength
less-strength = less strength
more-military-cards = more military cards
less-military-cards = fewer military cards
more-rivals = less culture for the rivals
less-rivals = more culture for the rivals
