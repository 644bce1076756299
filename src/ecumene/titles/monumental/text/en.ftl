# Monumental.
name = Monumental
tagline = A city of nine cards, a map to conquer, and wonders that outlive you.

## Options

option-map = Map
option-map-clash = Clash of Titans
option-map-pastures = Quiet Pastures
option-map-generated = Balanced, at random
option-map-own = Your own
option-renaissance = Renaissance era
option-wonders = Wonders
option-wonders-standard = The usual ones
option-wonders-alternative = An alternative one in each era, at random
option-wonders-own = Alternative ones of your choice
option-celebrities = Celebrities module
option-monsters = Monsters on the map
option-monsters-0 = None
option-monsters-1 = One
option-monsters-2 = Two
option-monsters-3 = Three
option-monsters-4 = Four
option-monsters-5 = Five
option-monsters-6 = Six
option-monsters-7 = Seven
option-monsters-8 = Eight
option-monsters-9 = Nine
option-monsters-10 = Ten
option-monsters-11 = Eleven
option-monsters-12 = Twelve, or as many as fit
option-automas = Automas besides the people
option-automas-0 = None (one if you play alone)
option-automas-1 = One
option-automas-2 = Two
option-automas-3 = Three
option-automa_civilization = Civilization of the first Automa
option-automa_civilization-random = Random
option-automa_civilization-egyptians = Egyptians
option-automa_civilization-japanese = Japanese
option-automa_civilization-danes = Danes
option-automa_civilization-chinese = Chinese
option-automa_civilization-greeks = Greeks
option-level = Level of the Automas
option-level-beginner = Beginner
option-level-easy = Easy
option-level-medium = Medium
option-level-hard = Hard
option-level-very-hard = Very hard
# What is explained where it is chosen.
about-map = In the clash the capitals are close; the pastures leave more room. You can also paint one.
about-renaissance = Twelve more cards between eras II and III: a longer game.
about-wonders = In each era one Wonder can make room for an alternative one.
about-celebrities = Celebrities who are hired for gold: some fight, others help in the city. An optional module.
about-monsters = They come out from among the Barbarians and lay waste. An optional module; the rulebook recommends three at most.
about-automas = Civilizations that play by the rules of the solo game, besides those who sit down.
about-automa_civilization = Whom you will face, if you want to choose.
about-level = How many advanced cards they have: from none, the game in the box, to four.
first-game = The rulebook recommends playing the first games without celebrities or monsters.

## Words

word-first = First civilization
word-second = Second civilization
word-third = Third civilization
word-fourth = Fourth civilization
word-egyptians = Egyptians
word-japanese = Japanese
word-danes = Danes
word-chinese = Chinese
word-greeks = Greeks
word-production = production
    .one = production
    .many = production
word-science = science
    .one = science
    .many = science
word-military = military
    .one = military
    .many = military
word-gold = gold
    .one = gold
    .many = gold
word-culture = culture
    .one = culture
    .many = culture
word-samurai-military = military against provinces of no civilization
    .one = military against provinces of no civilization
    .many = military against provinces of no civilization
word-production-and-science = 1 production and 1 science
word-production-and-military = 1 production and 1 military
word-science-and-military = 1 science and 1 military
word-production-token = production token
word-basic-building = a basic building
word-knowledge = a knowledge card of the display
word-points = points
word-development-left = cards left in the development deck:
word-usable = effects to use
word-legend = tile and terrain · b2 barbarians of 2 · (2s) free city's price · 1:3L* first seat with 3 soldiers, leader, outpost · x1 explorer · p production, m market, w wonder, ! monster · + possible

## Buttons

choice-row = Row { $what }
choice-column = Column { $what }
choice-acquire = Acquire a card
choice-finish = Complete the wonder
choice-develop = Develop a policy
choice-conquer = Conquer a province
choice-move = Move a unit
choice-outpost = Build an outpost
choice-explore = Move an explorer
choice-collect = Take a token with an explorer
choice-defeat = Defeat a monster
choice-use = Use an effect
choice-spend = Use a token
choice-breakthrough = Make a scientific breakthrough
choice-hire = Hire a celebrity
choice-end = End the actions
choice-reveal = Turn its cards up
choice-explorer = Explorer { $what }
choice-from = Soldier from { $what }
choice-leader = The leader
choice-soldier = A soldier
choice-soldiers = Three soldiers
choice-back = { $what-id ->
    [leader] Leave the leader out
   *[other] Leave out: { $what }
}
choice-go = Go; soldiers for the rest
choice-done = Nothing more
choice-skip = Do not use it
choice-apply = Use it
choice-archive = Archive 1 card
choice-pay = Pay resources
choice-give-gold = Return gold
choice-give-knowledge = Archive a knowledge card

## Questions

ask-choose-civilization = { $seat }: which civilization do you lead?
ask-choose-capital = { $seat }: which capital do you take?
ask-choose-row = { $seat }: which row of your city do you activate?
ask-choose-column = { $seat }: which column do you activate with row { $row }?
ask-take-action = { $seat }: what do you do? You have { $production } production, { $science } science and { $military } military{ $samurai ->
        [0] .
       *[other] {" "}(and { $samurai } against provinces of no civilization).
    }
ask-acquire = { $seat }: which card do you acquire?
ask-use-effect = { $seat }: which effect do you use?
ask-conquer = { $seat }: which province do you conquer?
ask-muster =
    { $seat }: which units conquer { $tile }? Strength { $need }; { $missing } to go.{ $production ->
        [0] {""}
       *[other] {" "}Besides: { $production } production.
    }{ $science ->
        [0] {""}
       *[other] {" "}Besides: { $science } science.
    }{ $gold ->
        [0] {""}
       *[other] {" "}Besides: { $gold } gold.
    }
ask-order-effects = { $seat }: which effect do you resolve first?
ask-move-unit = { $seat }: which unit do you move?
ask-move-to = { $seat }: to which province?
ask-redeploy-unit = { $seat }: which unit do you move without paying? { $left } left.
ask-build-outpost-at = { $seat }: where do you build the outpost?
ask-return-units = { $seat }: which three units go back to the capital?
ask-place-outpost = { $seat }: where do you place the outpost?
ask-automa-turn = { $seat }: turn up the cards of { $automa-seat }.
ask-place-automa-wonder = { $seat }: in which province does { $automa-seat } place { $card-the }?
ask-choose-automa-conquest = { $seat }: which province does { $automa-seat } conquer?
ask-choose-automa-way = { $seat }: which way does the explorer of { $automa-seat } go?
ask-hire = { $seat }: which celebrity do you hire?
ask-deploy = { $seat }: where is { $card } deployed?
ask-archive-card = { $seat }: which card do you archive?
ask-reinforce-card = { $seat }: which card do you reinforce?
ask-activate-card = { $seat }: which other card do you activate?
ask-keep-knowledge = { $seat }: two knowledge cards in slot { $slot }; which one do you keep?
ask-choose-price = { $seat }: how do you pay for { $card }?
ask-use-or-not = { $seat }: do you use the effect of { $card }?
ask-accept-effect =
    { $seat }: { $operation-id ->
        [draw-use] do you draw cards to use one of them?
        [build-outpost] do you place an outpost?
       *[other] shall the effect happen?
    }
ask-spend-celebrity = { $seat }: do you use { $card } now? Then the celebrity retires.
ask-copy-card = { $seat }: which card do you copy?
ask-use-drawn = { $seat }: which drawn card do you use? You may use { $left }.
ask-take-card = { $seat }: what do you take without paying? ({ $what })
ask-borrow-card = { $seat }: which card of the display do you use?
ask-copy-claimed = { $seat }: which claimed token do you resolve again?
ask-choose-benefit = { $seat }: which benefit of { $token } do you choose?
ask-explore = { $seat }: which explorer do you move?
ask-explore-to = { $seat }: where does the explorer in { $tile } go?
ask-send-explorer = { $seat }: which explorer do you move without paying?
ask-send-to = { $seat }: where does the explorer in { $tile } go? Steps: { $left }.
ask-collect = { $seat }: which explorer takes the token?
ask-choose-market-token = { $seat }: which token { $market-of } do you keep?
ask-spend-token = { $seat }: which token do you use?
ask-lose-unit = { $seat }: which unit in { $tile } is destroyed? { $left } to go.
ask-lead-minotaur = { $seat }: where does the Minotaur go?
ask-answer-sphinx = { $seat }: what do you give the Sphinx?
ask-give-knowledge = { $seat }: which knowledge card do you archive?
ask-discard-card = { $seat }: which card do you discard? { $left } to go.
ask-defeat = { $seat }: which monster do you defeat?
ask-defeat-with = { $seat }: which explorer defeats { $monster-to }?
ask-place-kraken = { $seat }: in which water does the Kraken appear?
ask-pay-any = { $seat }: what do you pay the { $count ->
        [one] resource
       *[other] { $count } resources
    } with?
ask-pay-same = { $seat }: which resource do you pay? ({ $count } of one kind)
ask-pay-different = { $seat }: which two different resources do you pay?
ask-gain-any = { $seat }: which resource do you gain? { $left } to go.
ask-gain-same = { $seat }: of which kind do you gain { $count } resources?
ask-gain-different = { $seat }: which two different resources do you gain?
ask-develop-policy = { $seat }: which policy do you develop for { $count } culture?
ask-order-uniques = { $seat }: which unique effect do you resolve first?
ask-resolve-one = { $seat }: the unique effect of which policy do you resolve?
ask-build-stage = { $seat }: which wonder stage do you complete?
ask-keep-wonder = { $seat }: which wonder do you keep?
ask-place-wonder = { $seat }: where do you place { $card-the }?

## What happens

event-turn = Turn of { $seat }.
event-chose-civilization = { $seat } leads the { $civilization }.
event-chose-capital = { $seat } founds its capital in { $tile }.
event-activated =
    { $seat } activates row { $row } and column { $column }{ $production ->
        [0] {""}
       *[other] , +{ $production } production
    }{ $science ->
        [0] {""}
       *[other] , +{ $science } science
    }{ $military ->
        [0] {""}
       *[other] , +{ $military } military
    }{ $gold ->
        [0] {""}
       *[other] , +{ $gold } gold
    }{ $culture ->
        [0] {""}
       *[other] , +{ $culture } culture
    }.
event-activated-card =
    { $seat } also activates { $card }{ $production ->
        [0] {""}
       *[other] , +{ $production } production
    }{ $science ->
        [0] {""}
       *[other] , +{ $science } science
    }{ $military ->
        [0] {""}
       *[other] , +{ $military } military
    }{ $gold ->
        [0] {""}
       *[other] , +{ $gold } gold
    }{ $culture ->
        [0] {""}
       *[other] , +{ $culture } culture
    }.
event-gained = { $seat } gains { $count } { $resource }.
event-paid = { $seat } pays { $count } { $resource }.
event-acquired = { $seat } acquires { $card }.
event-archived = { $seat } archives { $card }.
event-reinforced = { $seat } reinforces { $card }.
event-copied = { $seat } copies { $card }.
event-used-card = { $seat } uses { $card }.
event-drew = { $seat } draws { $cards }.
event-discarded = { $seat } discards { $card }.
event-reshuffled = { $seat } reshuffles its discards.
event-kept = { $seat } keeps { $card } and discards { $other }.
event-breakthrough = { $seat } makes a scientific breakthrough.
event-started-wonder = { $seat } begins { $card-the }.
event-abandoned-wonder = { $seat } abandons { $card-the }.
event-completed-wonder = { $seat } completes { $card-the }.
event-wonder-placed = { $seat } places { $card-the } in { $tile }.
event-wonder-destroyed = The Dragon destroys { $card-the } in { $tile }.
event-developed = { $seat } develops { $card }.
event-conquered = { $seat } conquers { $tile } with { $count ->
        [one] one unit
       *[other] { $count } units
    }.
event-lost-province = { $seat } loses { $tile }.
event-vacated = { $seat } no longer controls { $tile }.
event-revealed = In { $tile } there was { $token }.
event-moved-unit = { $seat } moves a unit from { $old } to { $tile }.
event-outpost = { $seat } builds an outpost in { $tile }.
event-outpost-removed = { $seat } loses the outpost in { $tile }.
event-explorer-moved = An explorer of { $seat } goes from { $old } to { $tile }.
event-explorer-sent-home = An explorer of { $seat } flees from { $tile } to its capital.
event-took-production = { $seat } takes the production token of { $tile }.
event-looked-at-market = { $seat } visits { $market-the } in { $tile }.
event-took-market = You keep { $token }.
event-used-production = { $seat } uses a production token.
event-used-market = { $seat } uses { $token }.
event-display-discarded = { $card } leaves the display.
event-display-dealt = New in the display: { $cards }.
event-celebrity-appears = { $card } appears.
event-hired = { $seat } hires { $card }.
event-retired = { $card } retires.
event-monster-appears = { $monster-start } appears in { $tile }!
event-monster-attacks = { $monster-start } attacks!
event-monster-moved = { $monster-start } goes to { $tile }.
event-monster-defeated = { $seat } defeats { $monster-to }.
event-unit-destroyed = { $seat } loses a unit in { $tile }.
event-gold-lost = { $seat } loses { $count } gold.
event-end-in-sight = The last card has been dealt: the round is finished, and then everybody has one last turn.
event-automa-card = { $seat } reveals { $card }: { $card-text }
event-automa-cannot = { $seat } cannot carry that out, and gains gold instead.
event-automa-took = { $seat } takes { $card }.
event-automa-explorers-home = { $seat } has visited all markets: its explorers go home.

## Why not

why-own-map =
    { $fault-id ->
        [text] “{ $word }” cannot be read: a tile is like b3=2 b1 market, c4=1 free, d2=water or b4=capital, and each is named once.
        [capitals] There must be a capital for each civilization: { $count }.
        [pool] The box has not so many tiles of one value, or not so much water.
        [free-cities] There must be a free city for each civilization: { $count }.
        [barbarians] The box has not so many barbarians of one value.
        [around-capitals] The barbarians around each capital must have the same values, 1 or 2, without free cities.
        [markets] There must be a market for each civilization, in different provinces: { $count }.
        [production] The box has not so many production tokens.
       *[connected] All provinces must hang together, and each capital must be next to one.
    }
why-alternative-wonders = Only one wonder of each era can make room, and none of the Renaissance: { $cards }.
why-action-acquire = You cannot pay for any card.
why-acquire = { $card } costs { $count } { $resource }, and you do not have that.
why-basic-pile-empty = There are no buildings of that kind left.
why-complete-wonder = You need a wonder under construction, its price, and a tile of yours without a wonder.
why-wonder-token = The wonder token goes on a tile you control.
why-wonder-token-one = There is a wonder on that tile already.
why-action-develop = You lack the culture for another policy, or have developed them all.
why-policy-cost = The next policy costs { $count } culture.
why-policy-develop = { $card } is developed already.
why-action-conquer = There is no province you can conquer.
why-conquest-no-water = Water cannot be conquered.
why-conquest-no-capital = Capitals cannot be conquered.
why-conquest-not-own = That province is yours already.
why-conquest-adjacent = It is not next to any tile you control.
why-conquest-cost = You cannot pay that: strength { $count } at 1 military a unit, and what a free city asks.
why-conquest-units = There are not { $count } units that can get there without abandoning a province; the last one in the capital goes only if you pick it.
why-muster = The force is complete: it takes exactly { $count }.
why-never-abandon = That unit cannot leave where it is.
why-action-move = No unit can move, or you cannot pay for it.
why-move-armies = Only to another province of yours, connected through your own.
why-monster-powers = Medusa holds that unit: it leaves her province only by being destroyed or for an outpost.
why-action-outpost = No province of yours has three units to replace, or you have no outposts left.
why-outpost = It takes three units in the province.
why-outpost-own = Only in a province you control.
why-outpost-one-each = That province has an outpost already.
why-outpost-two = Both your outposts are on the map.
why-explorer-cost = Moving an explorer costs 1 military (1 more to enter where the Troll is).
why-explorer-adjacent = An explorer goes from tile to neighbouring tile.
why-explorer-move = An explorer enters neither water nor other capitals.
why-action-collect = None of your explorers can take a token.
why-explorer-one-action = That explorer has acted this turn already.
why-explorer-nothing-here = There is nothing to take there.
why-market-one-each = You have had your token of that market, or it is empty.
why-monster-kraken = The Kraken keeps you from taking tokens there.
why-action-defeat = There is no monster you can defeat.
why-monster-defeat = It takes an explorer of yours that can act in its province (next to the Kraken).
why-monster-defeat-cost = You do not meet its condition of defeat.
why-monster-sphinx = You do not have that to give.
why-action-use = You have no effect to use now.
why-use-effect = Only an activated card, the active policy or a celebrity can be used, and none whose effect works by itself.
why-effect-once = That effect has been used this turn.
why-effect-condition = Its condition is not met this turn.
why-effect-cost = You cannot pay what it asks.
why-effect-pointless = It would do nothing now.
why-effect-in-full = A card must be chosen.
why-action-spend = You have no tokens to use.
why-breakthrough = It takes 2 science and a card to draw.
why-action-hire = There is no celebrity you can hire now.
why-celebrity-once-a-turn = Only one celebrity a turn.
why-celebrity-hire = It costs { $count } gold.
why-celebrity-deploy = It cannot be deployed there.
why-archive = Only unactivated cards of your city can be archived.
why-archive-these = Only { $cards } will do.
why-reinforce = Only active cards that are not reinforced yet.
why-reinforce-another = This effect cannot reinforce that card.
why-activate = Only cards of your city that are not active.
why-discard = Only unactivated cards of your city can be discarded.

## Cards of the Automa

word-conquer-architect = Action 1
    .text = Conquer the cheapest neighbouring province; for 2 gold, conquer the cheapest neighbouring province. With the trait Architect: finish its wonder or start the cheapest; finish its wonder or start the cheapest; take the cheapest building.
word-knowledge-warmonger = Action 2
    .text = Take the dearest knowledge; for 2 gold, take the dearest knowledge. With the trait Warmonger: conquer the cheapest neighbouring province; conquer the dearest neighbouring province.
word-policy-technological = Action 3
    .text = Develop a policy; for 3 gold, develop a policy. With the trait Technological: take the cheapest knowledge; take the dearest knowledge.
word-gold-technological = Action 4
    .text = Gain 3 gold. With the trait Technological: take the cheapest knowledge; take the dearest knowledge.
word-conquer-economist = Action 5
    .text = Conquer the cheapest neighbouring province; for 2 gold, conquer the cheapest neighbouring province. With the trait Economist: move both explorers 2 tiles.
word-explorers-warmonger = Action 6
    .text = Move both explorers 1 tile; for 2 gold, move both explorers 1 tile; take the cheapest building. With the trait Warmonger: conquer the dearest neighbouring province three times; shuffle its whole deck.
word-wonder-economist = Action 7
    .text = Finish its wonder or start the cheapest; for 2 gold, finish its wonder or start the cheapest; take the cheapest building. With the trait Economist: move both explorers 2 tiles.
word-knowledge-architect = Action 8
    .text = Take the dearest knowledge; for 2 gold, take the dearest knowledge. With the trait Architect: finish its wonder or start the cheapest; finish its wonder or start the cheapest; take the cheapest building.
word-policy-warmonger = Action 9
    .text = Develop a policy; for 3 gold, develop a policy. With the trait Warmonger: conquer the cheapest neighbouring province; conquer the dearest neighbouring province.
word-explorers-cultured = Action 10
    .text = Move both explorers 1 tile; for 2 gold, move both explorers 1 tile; take the cheapest building. With the trait Cultured: develop a policy; develop a policy; shuffle its whole deck.
word-explorers-architect = Action 11
    .text = Move both explorers 1 tile; for 2 gold, move both explorers 1 tile; take the cheapest building. With the trait Architect: finish its wonder or start the cheapest; finish its wonder or start the cheapest; finish its wonder or start the cheapest; take the dearest building; shuffle its whole deck.
word-gold-cultured = Action 12
    .text = Gain 3 gold. With the trait Cultured: develop a policy and gain 2 gold for each it has.
word-explorers-technological = Action 13
    .text = Move both explorers 1 tile; for 2 gold, move both explorers 1 tile; take the cheapest building. With the trait Technological: take all knowledge cards; shuffle its whole deck.
word-explorers-economist = Action 14
    .text = Move both explorers 1 tile; for 2 gold, move both explorers 1 tile; take the cheapest building. With the trait Economist: move both explorers 3 tiles; shuffle its whole deck.
word-wonder-cultured = Action 15
    .text = Finish its wonder or start the cheapest; for 2 gold, finish its wonder or start the cheapest; take the cheapest building. With the trait Cultured: develop a policy and gain 2 gold for each it has.
word-chinese-card = Chinese card
    .text = Draw up to a technological action and resolve that card.
word-danes-card = Danish card
    .text = Gain 1 gold for each coastal province; draw another card.
word-egyptians-card = Egyptian card
    .text = Draw another card and resolve its other actions twice.
word-greeks-card = Greek card
    .text = Draw another card and resolve only its trait action, whatever the trait.
word-japanese-card = Japanese card
    .text = With fewer provinces than another civilization, conquer the cheapest; with the fewest policies of all, develop one; with neither, draw another card.
word-advanced-1 = Advanced card 1
    .text = Move both explorers 1 tile; for 2 gold, move both explorers 1 tile; take the cheapest building; take the cheapest knowledge; take the dearest knowledge.
word-advanced-2 = Advanced card 2
    .text = Move both explorers 1 tile; for 2 gold, move both explorers 1 tile; take the cheapest building; develop a policy and gain 2 gold for each it has.
word-advanced-3 = Advanced card 3
    .text = Move both explorers 1 tile; for 2 gold, move both explorers 1 tile; take the cheapest building; finish its wonder or start the cheapest; finish its wonder or start the cheapest; take the cheapest building.
word-advanced-4 = Advanced card 4
    .text = Move both explorers 1 tile; for 2 gold, move both explorers 1 tile; take the cheapest building; conquer the cheapest neighbouring province; conquer the dearest neighbouring province.
word-advanced-5 = Advanced card 5
    .text = With the fewest wonders, finish its wonder or start the cheapest, and take the cheapest building; draw another card.
word-advanced-6 = Advanced card 6
    .text = With the fewest policies, develop one; draw another card.
word-advanced-7 = Advanced card 7
    .text = With the fewest provinces, conquer the cheapest; draw another card.

## Cards

word-work-camp = Work Camp
    .text = When activated: 1 production.
word-library = Library
    .text = When activated: 1 science.
word-fort = Fort
    .text = When activated: 1 military.
word-forum = Forum
    .text = Gain 1 culture after either archiving 1 card or paying 2 basic resources of different kinds.
word-mine = Mine
    .text = If you have gained 2 or more production this turn, gain 1 gold.
word-workshop = Workshop
    .text = When activated: 2 production.
word-laboratory = Laboratory
    .text = When activated: 2 science.
word-archery-range = Archery Range
    .text = When activated: 2 military.
word-emporium = Emporium
    .text = When activated: 1 gold.
word-temple = Temple
    .text = When activated: 1 culture.
word-apothecary = Apothecary
    .text = Archive 1 card to gain 2 basic resources of one kind.
word-warrior-priest-altar = Warrior Priest Altar
    .text = When activated: 1 military. If you have conquered at least one province this turn, gain 1 culture.
word-academy = Academy
    .text = When activated: 1 science. If you have acquired a knowledge card this turn, gain 1 culture.
word-weapon-forge = Weapon Forge
    .text = When activated: 1 military.
word-mathematics = Mathematics
    .text = When activated: 1 science.
word-navigation = Navigation
    .text = Gain 1 basic resource of your choice.
word-irrigation = Irrigation
    .text = When activated: 1 production.
word-currency = Currency
    .text = Pay 1 basic resource, not gold, to gain 1 gold.
word-stonehenge = Stonehenge
    .the = Stonehenge
    .text = Complete a stage of a wonder for 2 production less; if you do, gain 1 culture. Bonus: gain 2 science.
word-pyramids = Pyramids
    .the = the Pyramids
    .text = Resolve again one benefit of a barbarian or free city token you have claimed, then put that token out of the game. Bonus: gain 1 culture.
word-hanging-gardens = Hanging Gardens
    .the = the Hanging Gardens
    .text = Reinforce up to 2 cards other than this one. Bonus: gain 1 gold.
word-great-wall = The Great Wall
    .the = the Great Wall
    .text = Gain 1 military; your provinces have 1 more defence until your next turn. Bonus: gain 2 military.
word-colosseum = Colosseum
    .the = the Colosseum
    .text = Gain 1 gold, and 1 more for each province you have conquered this turn, at most 3 in all. Bonus: gain 1 gold.
word-colossus-of-rhodes = Colossus of Rhodes
    .the = the Colossus of Rhodes
    .text = Copy a knowledge card of your city. Bonus: archive 1 card.
word-keep = Keep
    .text = When activated: 3 military.
word-university = University
    .text = When activated: 2 science. Once per turn, do a scientific breakthrough for 1 science.
word-cathedral = Cathedral
    .text = When activated: 1 culture. Archive 1 card to gain 1 gold.
word-guildhall = Guildhall
    .text = When activated: 2 production. The first time you acquire a building each turn, gain 1 gold.
word-alchemy = Alchemy
    .text = Pay 2 basic resources of one kind to gain 2 gold.
word-gunpowder = Gunpowder
    .text = When activated: 2 military.
word-printing = Printing
    .text = Draw 2 cards and use one.
word-engineering = Engineering
    .text = The next building or wonder stage you pay for this turn costs 2 production less.
word-taj-mahal = Taj Mahal
    .the = the Taj Mahal
    .text = Archive 1 card, then take 1 basic building. Bonus: gain 3 military.
word-hagia-sophia = Hagia Sophia
    .the = Hagia Sophia
    .text = Resolve the unique effect of one of your developed policies. Bonus: gain 1 culture.
word-machu-picchu = Machu Picchu
    .the = Machu Picchu
    .text = Gain 1 gold for each wonder token you have on the map, at most 3. Bonus: gain 3 science.
word-angkor-wat = Angkor Wat
    .the = Angkor Wat
    .text = Archive up to 2 cards; gain 1 culture for the first and 1 gold for the second. Bonus: reinforce up to 2 cards.
word-notre-dame = Notre Dame
    .the = Notre Dame
    .text = Double your gold; at the end of the turn return all the gold you have left. Bonus: gain 1 culture.
word-electricity = Electricity
    .text = Activate up to 2 more cards of your city.
word-aviation = Aviation
    .text = When activated: 2 military. Your next conquest this turn ignores adjacency.
word-computing = Computing
    .text = Copy one building or wonder of your city.
word-nuclear-power = Nuclear Power
    .text = Gain 3 basic resources of one kind.
word-eiffel-tower = Eiffel Tower
    .the = the Eiffel Tower
    .text = Gain 1 culture and 1 gold. Bonus: gain 2 culture.
word-statue-of-liberty = Statue of Liberty
    .the = the Statue of Liberty
    .text = Use one building or knowledge card of the development display as if it were active; it stays there. Bonus: reinforce up to 3 cards.
word-christ-the-redeemer = Christ the Redeemer
    .the = Christ the Redeemer
    .text = Resolve the unique effects of all your developed policies. Bonus: gain 2 culture.
word-sydney-opera-house = Sydney Opera House
    .the = the Sydney Opera House
    .text = Pay 2 basic resources of different kinds to gain 2 culture. Bonus: gain 3 gold.
word-international-space-station = International Space Station
    .the = the International Space Station
    .text = Draw 5 cards and use 2 of them. Bonus: gain 1 culture.
word-arsenal = Arsenal
    .text = When activated: 2 military. Each time you conquer a province of another civilization, take 1 basic building.
word-bourse = Bourse
    .text = When activated: 1 gold. Pay 2 basic resources, not gold, to gain 2 gold.
word-observatory = Observatory
    .text = When activated: 2 science. Move 1 explorer up to 2 tiles.
word-masters-studio = Master's Studio
    .text = When activated: 1 culture. If a wonder card of your city is active this turn, gain 1 gold.
word-perspective = Perspective
    .text = Copy one building of your city.
word-cartography = Cartography
    .text = Move each of your explorers up to 2 tiles; each may act once more this turn.
word-humanism = Humanism
    .text = Pay 1 science and 1 production to gain 1 culture.
word-ballistics = Ballistics
    .text = When activated: 1 military. Enemy provinces have 2 less defence for you.
word-sistine-chapel = Sistine Chapel
    .the = the Sistine Chapel
    .text = Up to twice this turn: pay 2 basic resources of different kinds to gain 1 culture. Bonus: gain 1 culture.
word-versailles = Palace of Versailles
    .the = the Palace of Versailles
    .text = Gain 1 gold for each policy you have developed, at most 3. Bonus: gain 2 gold.
word-florence-cathedral = Florence Cathedral
    .the = Florence Cathedral
    .text = The next knowledge card you acquire this turn costs 3 science less (at least 1). Bonus: gain 3 science.
word-forbidden-city = Forbidden City
    .the = the Forbidden City
    .text = Draw 3 cards and use one. Bonus: place an outpost from your reserve in a province you control; no units return.
word-pharaohs-barge = Pharaoh's Barge
    .text = When activated: 1 military. When this card is archived, complete one stage of a wonder without paying.
word-masonry = Masonry
    .text = Pay any 2 basic resources to gain 1 gold.
word-ramesses-ii = Ramesses II
    .text = The first time he takes part in a conquest each turn, gain 2 production.
word-river-navigation = River Navigation
    .text = Each time you conquer a province, you may move 1 explorer to a neighbouring tile. Unique effect: gain 1 gold.
word-egypt-expansion = Expansion
    .text = Barbarian provinces with terrain value 0 or 1 have 1 less defence for you. Unique effect: gain 2 production.
word-guilds = Guilds
    .text = Each time you acquire a building, gain 1 science. Unique effect: archive 1 card.
word-corvee = Corvée
    .text = Each wonder stage you complete costs 1 production less. Unique effect: take 1 basic building.
word-funerary-rites = Funerary Rites
    .text = Each time you archive a card, gain 1 production. Unique effect: reinforce 1 card.
word-samurai-school = Samurai School
    .text = When activated: 1 military. Pay 1 gold to gain 2 military that may only be spent against provinces no other civilization controls.
word-bushido = Bushidō
    .text = Reinforce 1 card other than the one this is attached to.
word-miyamoto-musashi = Miyamoto Musashi
    .text = The first time he takes part in a conquest each turn, gain 2 science.
word-diplomacy = Diplomacy
    .text = Conquering a free city costs you 2 resources less, taken from its extra cost first and then from the military (at least 1 military remains). Unique effect: gain 1 gold.
word-resolute-expansion = Resolute Expansion
    .text = Enemy provinces have 2 less defence for you while their owner controls more provinces than you. Unique effect: gain 2 military.
word-cultural-exchange = Cultural Exchange
    .text = Copy one building or knowledge card in another civilization's city. Unique effect: reinforce 1 card.
word-trade-mission = Trade Mission
    .text = The first time each turn one of your explorers enters a province of another civilization, gain 2 gold. Unique effect: take 1 basic building.
word-sakoku = Closed Country
    .text = Once per turn, gain 1 gold; your provinces have 1 more defence until your next turn. Unique effect: archive 1 card.
word-dolmen = Dolmen
    .text = Archive a Fort or an Archery Range to gain 1 culture.
word-reconnaissance = Reconnaissance
    .text = Move 1 explorer to a neighbouring tile.
word-sigurd = Sigurd
    .text = The first time he takes part in a conquest each turn, gain 2 military.
word-warrior-people = Warrior People
    .text = Pay 2 military, without using gold, to gain 1 culture. Unique effect: gain 1 gold.
word-plunder = Plunder
    .text = Each time you conquer a province, gain 1 production. Unique effect: take 1 basic building.
word-raiders = Raiders
    .text = Each time you conquer a coastal province, gain 1 gold. Unique effect: reinforce 1 card.
word-seafarers = Seafarers
    .text = You may conquer provinces up to two tiles away from tiles you control. Unique effect: gain 2 military.
word-roving-settlements = Roving Settlements
    .text = Pay 1 gold to activate one more card of your city. Unique effect: archive 1 card.
word-paper-mill = Paper Mill
    .text = Pay 1 gold to gain 2 basic resources of different kinds.
word-pyrotechnics = Pyrotechnics
    .text = Archive 1 card.
word-hua-mulan = Hua Mulan
    .text = The first time she takes part in a conquest each turn, draw 2 cards and use one.
word-research-and-development = Research and Development
    .text = If a wonder card and a knowledge card of your city are both active this turn, gain 1 gold. Unique effect: reinforce 1 card.
word-taxation = Taxation
    .text = If you have gained each of the three basic resources this turn, gain 1 gold. Unique effect: take 1 basic building.
word-guided-tours = Guided Tours
    .text = Each time you complete a wonder, gain 2 culture. Unique effect: gain 1 gold.
word-imperial-examinations = Imperial Examinations
    .text = Once per turn, pay 1 science to draw 2 cards and use 1 of them. Unique effect: gain 2 science.
word-silk-road = Silk Road
    .text = Each time your explorer takes a market token, gain 1 culture. Unique effect: archive 1 card.
word-hoplite-fields = Hoplite Fields
    .text = Gain 1 military for each Fort and Archery Range activated this turn.
word-philosophy = Philosophy
    .text = Pay 1 basic resource to gain 1 basic resource of another kind.
word-heracles = Heracles
    .text = The first time he takes part in a conquest each turn, gain 1 gold.
word-siege = Siege
    .text = Pay 1 science to gain 2 military. Unique effect: gain 1 gold.
word-treaties = Treaties
    .text = Copy the continuous effect of one of your other developed policies. Unique effect: reinforce 1 card.
word-architecture = Architecture
    .text = You may pay wonder stages with basic resources of any kind. Unique effect: take 1 basic building.
word-olympic-games = Olympic Games
    .text = If you have conquered a province this turn, gain 1 culture. Unique effect: gain 2 basic resources of different kinds.
word-colonies = Colonies
    .text = Each time your explorer takes a production or market token, gain 1 basic resource of your choice. Unique effect: archive 1 card.
word-imhotep = Imhotep
    .text = When the wonder he stands on is completed, resolve its construction bonus a second time. Then retires.
word-sun-tzu = Sun Tzu
    .text = A unit. Your next conquest this turn is against 2 less defence. Retires at the end of that turn.
word-archimedes = Archimedes
    .text = The next knowledge card you acquire this turn costs 2 science less (at least 1). Retires at the end of that turn.
word-spartacus = Spartacus
    .text = A unit. Counts as 2 units when conquering. Retires when the province is lost.
word-joan-of-arc = Joan of Arc
    .text = One conquest this turn may target any province on the map regardless of adjacency; you still need and pay for the units. Then retires.
word-marco-polo = Marco Polo
    .text = Move an explorer up to 3 tiles; it may act once more this turn. Retires at the end of that turn.
word-saladin = Saladin
    .text = A unit. The province he stands in has 2 more defence besides his own 2. Retires when the province is lost.
word-avicenna = Avicenna
    .text = Copy a knowledge card of your city. Retires at the end of that turn.
word-marie-curie = Marie Curie
    .text = When you acquire a knowledge card, gain 2 gold. Then retires.
word-napoleon = Napoleon Bonaparte
    .text = A unit. Counts as 3 units when conquering. Retires when the province is lost.
word-amelia-earhart = Amelia Earhart
    .text = Move both explorers up to 3 tiles each; each may act once more this turn. Then retires.
word-florence-nightingale = Florence Nightingale
    .text = Move up to 4 of your units between your tiles without paying, then gain 1 culture. Then retires.
word-mogwai = Mogwai
    .the = the Mogwai
    .start = The Mogwai
    .to = the Mogwai
    .text = Attack: every soldier standing alone in a province, without outpost or leader, is destroyed, all over the map. Defeat: pay 4 gold. Reward: resolve the unique effects of all your policies.
word-kraken = Kraken
    .the = the Kraken
    .start = The Kraken
    .to = the Kraken
    .text = Appears on the nearest water. Explorers may not take tokens in provinces next to its tile. Attack: in each province next to its tile, 1 unit is destroyed. Defeat: from a neighbouring province, pay 4 military. Reward: gain 3 gold.
word-minotaur = Minotaur
    .the = the Minotaur
    .start = The Minotaur
    .to = the Minotaur
    .text = Attack: half the units in its province, rounded up, are destroyed; then it moves to the neighbouring province with the most units. Defeat: pay 3 military and 1 gold. Reward: take 1 basic building and reinforce 1 card.
word-hydra = Hydra
    .the = the Hydra
    .start = The Hydra
    .to = the Hydra
    .text = Attack: 1 unit is destroyed in its province and in each neighbouring one; the Hydra grows a head, up to 3. Defeat: pay 3 military and 1 more for each head grown. Reward: gain 1 culture and 1 gold.
word-medusa = Medusa
    .the = Medusa
    .start = Medusa
    .to = Medusa
    .text = Units may not leave her province. Attack: leaders in her province and the neighbouring ones go back to their capitals. Defeat: pay 3 science. Reward: archive up to 2 cards, then gain 2 gold.
word-sphinx = Sphinx
    .the = the Sphinx
    .start = The Sphinx
    .to = the Sphinx
    .text = Attack: the civilization controlling its province either returns 2 gold or archives one of its knowledge cards. Defeat: pay 4 science. Reward: take one knowledge card of the display.
word-fenrir = Fenrir
    .the = Fenrir
    .start = Fenrir
    .to = Fenrir
    .text = Attack: the civilization controlling its province returns 2 gold; for each it cannot return, 1 unit there is destroyed. Defeat: pay 3 military and 1 production. Reward: gain 3 gold.
word-yamata-no-orochi = Yamata no Orochi
    .the = Yamata no Orochi
    .start = Yamata no Orochi
    .to = Yamata no Orochi
    .text = Attack: in its province and the neighbouring ones all units but one in each are destroyed. Defeat: pay 1 of each basic resource and 2 gold. Reward: complete one wonder stage without paying.
word-oni = Oni
    .the = the Oni
    .start = The Oni
    .to = the Oni
    .text = Its province has 2 more defence. Attack: the civilization controlling its province discards 2 unactivated cards of its city. Defeat: pay 2 military and archive 1 card. Reward: gain 1 culture.
word-dragon = Dragon
    .the = the Dragon
    .start = The Dragon
    .to = the Dragon
    .text = Attack: one wonder token in its province is destroyed; if there is none, all units there but one are. Defeat: pay 5 military. Reward: gain 4 gold.
word-cyclops = Cyclops
    .the = the Cyclops
    .start = The Cyclops
    .to = the Cyclops
    .text = Attack: outposts in its province and the neighbouring ones go back to their owners. Defeat: pay 3 production and 1 science. Reward: take 1 basic building and gain 1 gold.
word-troll = Troll
    .the = the Troll
    .start = The Troll
    .to = the Troll
    .text = Entering its province with an explorer costs 1 military more. Attack: explorers in its province and the neighbouring ones go back to their capitals. Defeat: pay 3 gold. Reward: gain 1 culture.

## Barbarian and free city tokens

word-b1-production = barbarians of 1 (2 production, or 1 gold)
    .text = 2 production, or 1 gold.
word-b1-science = barbarians of 1 (2 science, or 1 gold)
    .text = 2 science, or 1 gold.
word-b1-military = barbarians of 1 (2 military, or 1 gold)
    .text = 2 military, or 1 gold.
word-b1-archive = barbarians of 1 (archive 1 card, or 1 gold)
    .text = archive 1 card, or 1 gold.
word-b2-production = barbarians of 2 (3 production, or 2 gold)
    .text = 3 production, or 2 gold.
word-b2-science = barbarians of 2 (3 science, or 2 gold)
    .text = 3 science, or 2 gold.
word-b2-military = barbarians of 2 (3 military, or 2 gold)
    .text = 3 military, or 2 gold.
word-b2-culture = barbarians of 2 (1 culture, or 2 gold)
    .text = 1 culture, or 2 gold.
word-b2-building = barbarians of 2 (1 basic building, or 2 gold)
    .text = 1 basic building, or 2 gold.
word-b3-production = barbarians of 3 (4 production, or 2 gold)
    .text = 4 production, or 2 gold.
word-b3-science = barbarians of 3 (4 science, or 2 gold)
    .text = 4 science, or 2 gold.
word-b3-military = barbarians of 3 (4 military, or 2 gold)
    .text = 4 military, or 2 gold.
word-b3-culture = barbarians of 3 (1 gold and 1 culture, or 3 gold)
    .text = 1 gold and 1 culture, or 3 gold.
word-b4-culture = barbarians of 4 (2 culture, or 3 gold)
    .text = 2 culture, or 3 gold.
word-b4-building = barbarians of 4 (1 basic building and 1 gold, or 3 gold)
    .text = 1 basic building and 1 gold, or 3 gold.
word-samarkand = Samarkand
    .text = 1 culture, or 2 gold.
word-palmyra = Palmyra
    .text = 1 culture, or 1 basic building.
word-tyre = Tyre
    .text = 1 culture, or 2 gold.
word-kilwa = Kilwa
    .text = 1 culture, or archive 1 card and 1 gold.
word-petra = Petra
    .text = 1 gold and 1 culture, or 3 gold.
word-novgorod = Novgorod
    .text = 1 gold and 1 culture, or 1 basic building and 1 gold.
word-ragusa = Ragusa
    .text = 1 culture, or 4 basic resources of one kind.
word-melaka = Malacca
    .text = 2 culture, or 4 basic resources of one kind.

## Benefits

word-archive-and-gold-1 = archive 1 card and 1 gold
word-building = 1 basic building
word-culture-1 = 1 culture
word-culture-2 = 2 culture
word-gold-1 = 1 gold
word-gold-2 = 2 gold
word-gold-3 = 3 gold
word-gold-4 = 4 gold
word-gold-5 = 5 gold
word-military-1 = 1 military
word-military-2 = 2 military
word-military-3 = 3 military
word-military-4 = 4 military
word-military-5 = 5 military
word-production-1 = 1 production
word-production-2 = 2 production
word-production-3 = 3 production
word-production-4 = 4 production
word-production-5 = 5 production
word-same-4 = 4 basic resources of one kind
word-science-1 = 1 science
word-science-2 = 2 science
word-science-3 = 3 science
word-science-4 = 4 science
word-science-5 = 5 science

## Markets

word-caravanserai = Caravanserai
    .the = the Caravanserai
    .of = of the Caravanserai
word-caravanserai-military = Caravanserai: 4 military
    .text = 4 military.
word-caravanserai-production = Caravanserai: 4 production
    .text = 4 production.
word-caravanserai-science = Caravanserai: 4 science
    .text = 4 science.
word-caravanserai-gold = Caravanserai: 3 gold
    .text = 3 gold.
word-caravanserai-culture = Caravanserai: 1 culture and 1 gold
    .text = 1 culture and 1 gold.
word-harbour-fair = Harbour Fair
    .the = the Harbour Fair
    .of = of the Harbour Fair
word-harbour-fair-military = Harbour Fair: 4 military
    .text = 4 military.
word-harbour-fair-mixed = Harbour Fair: 2 production and 2 military
    .text = 2 production and 2 military.
word-harbour-fair-building = Harbour Fair: 1 basic building and 1 gold
    .text = 1 basic building and 1 gold.
word-harbour-fair-gold = Harbour Fair: 3 gold
    .text = 3 gold.
word-harbour-fair-reinforce = Harbour Fair: reinforce up to 2 cards and 1 gold
    .text = Reinforce up to 2 cards and 1 gold.
word-stone-exchange = Stone Exchange
    .the = the Stone Exchange
    .of = of the Stone Exchange
word-stone-exchange-production = Stone Exchange: 5 production
    .text = 5 production.
word-stone-exchange-mixed = Stone Exchange: 2 production and 2 science
    .text = 2 production and 2 science.
word-stone-exchange-gold = Stone Exchange: 3 gold
    .text = 3 gold.
word-stone-exchange-culture = Stone Exchange: 2 culture
    .text = 2 culture.
word-stone-exchange-archive = Stone Exchange: archive up to 2 cards and 1 gold
    .text = Archive up to 2 cards and 1 gold.
word-scribes-bazaar = Scribes' Bazaar
    .the = the Scribes' Bazaar
    .of = of the Scribes' Bazaar
word-scribes-bazaar-science = Scribes' Bazaar: 5 science
    .text = 5 science.
word-scribes-bazaar-mixed = Scribes' Bazaar: 2 science and 2 military
    .text = 2 science and 2 military.
word-scribes-bazaar-any = Scribes' Bazaar: any 4 basic resources
    .text = Any 4 basic resources.
word-scribes-bazaar-culture = Scribes' Bazaar: 2 culture
    .text = 2 culture.
word-scribes-bazaar-draw = Scribes' Bazaar: draw 3 cards, use one, and 1 gold
    .text = Draw 3 cards, use one, and 1 gold.

# Where the points come from
source-provinces = Provinces
source-knowledge = Knowledge
source-wonders = Wonders
source-policies = Policies
source-most-provinces = Most provinces
source-most-knowledge = Most knowledge
source-most-wonders = Most wonders
source-most-policies = Most policies
source-monsters = Monsters
source-gold = Gold

# Why one move is better than another: what it gives, and what it costs.
more-points = more points
less-points = fewer points
more-gold = more gold
less-gold = less gold
more-culture = more culture for policies
less-culture = less culture for policies
more-city = a city that brings more
less-city = a city that brings less
more-policies = a policy that gives more
less-policies = a policy that gives less
more-at-hand = more left to do this turn
less-at-hand = less left to do this turn
more-kept-cards = better reinforced cards
less-kept-cards = worse reinforced cards
more-wonder = a wonder under construction
less-wonder = no wonder under construction
more-production-tokens = more production tokens
less-production-tokens = fewer production tokens
more-market-tokens = more market tokens
less-market-tokens = fewer market tokens
more-explorers = explorers better placed
less-explorers = explorers worse placed
more-celebrity = a celebrity in service
less-celebrity = a celebrity less in service
more-being-first = better chances of being first in something
less-being-first = worse chances of being first in something
more-rivals = worse prospects for the rivals
less-rivals = better prospects for the rivals
more-exposure = safer provinces
less-exposure = provinces more exposed
