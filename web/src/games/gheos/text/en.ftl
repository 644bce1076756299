board-label = Map of Gheos: triangles in rows, from north to south
cell-empty = empty
cell-of = { $civilization-civ }
continent = Continent of { $cell }
continent-free = unoccupied
epochs = Epochs: { $drawn } of { $last }
piles =
    { $count ->
        [one] 1 tile left to draw
       *[other] { $count } tiles left to draw
    }
omen = What would happen
omen-war = War
omen-migrates = Migration
omen-migration = goes to { $cell }, with { $wheat } wheat
omen-migration-tied = you choose where: { $wheat } wheat each
omen-migration-to-island = ends up on an island and is lost
omen-migration-into-war = comes to the land of { $winner-civ } and is lost
omen-price = You pay a follower
omen-points = +{ $points }
omen-idle = The temple scores nothing: unoccupied land
omen-peaceful = No conflict
turn-tile = Turn
place-here = Place
hand = What you have
people = Your followers by civilization
people-in-play =
    { $count ->
        [one] { $civilization-civ }: you have 1 follower; { $supply } in the supply
       *[other] { $civilization-civ }: you have { $count } followers; { $supply } in the supply
    }
people-away = { $civilization-civ }, not in play
supply = { $count } left
followers = followers of { $civilization-civ }
points = points
points-short = pts
tokens =
    { $count ->
        [one] 1 scoring token left
       *[other] { $count } scoring tokens left
    }
token-worth = points for a scoring token now
epoch-worth = points for pyramids if an epoch came now
known-tokens = scoring tokens left
known-tiles = tiles in hand

tour-board = The world grows from the start tile. Lands that touch form continents; those of a civilization bear its colour and emblem. Zoom with the wheel or two fingers.
tour-tiles = Your two tiles. Pick one and touch where it goes: beside another, or in its place. Turn it with a touch or with R; you see what would happen before you confirm.
tour-people = Then you take a follower, or found a civilization on a free continent: it brings one follower for each wheat.
tour-continents = Every continent with its symbols counted: wheat brings followers, swords win wars, cups and pyramids pay points for each follower.
tour-epochs = Each epoch that is drawn scores everybody's pyramids; the last one ends the game. Your three tokens score cups whenever you like.

# On the page the board shows the cell: its name, which is not on the board, is not said.
cell-marked = the marked cell
tile-turned = turned as shown
ask-turn-tile = How do you turn the tile? ({ $tile })
ask-choose-colour =
    { $followers ->
        [0] Which colour is the new civilization? It brings no followers.
        [one] Which colour is the new civilization? It brings 1 follower.
       *[other] Which colour is the new civilization? It brings { $followers } followers.
    }
event-placed = { $seat } places: { $tile }.
event-replaced = { $seat } replaces { $old } by { $tile }.
event-migration = The continent breaks: { $civilization-civ } migrates, with { $wheat } wheat.
event-migration-tied = The continent breaks: { $civilization-civ } migrates, with a tie at { $wheat } wheat.
event-migrated = Now { $civilization-civ } lives on another continent.
event-temple-unoccupied = A temple of { $seat } scores nothing: its land is unoccupied.
event-founded =
    { $followers ->
        [0] { $seat } founds { $civilization-civ }, without followers.
        [one] { $seat } founds { $civilization-civ } and takes 1 follower.
       *[other] { $seat } founds { $civilization-civ } and takes { $followers } followers.
    }
why-place-beside = There is no tile in play beside that cell.
why-pyramid-stays = That tile has a pyramid and cannot be replaced.
why-found-unoccupied = That continent is already home to { $civilization-civ }.

# What breaks a tie
tie-1 = the number of followers

# What each thing is
about-civilization = With a token, and at the end, each follower scores a point for each cup on its civilization's continent; in each epoch, one for each pyramid.
land-free = Unoccupied continent
land-symbols = { $who }: wheat { $wheat }, swords { $sword }, cups { $cup }, pyramids { $pyramid }.
land-worth =
    { $followers ->
        [one] Your follower is worth { $token } with a token now, and { $epoch } if an Epoch comes.
       *[other] Your { $followers } followers are worth { $token } with a token now, and { $epoch } if an Epoch comes.
    }
about-tile = It goes beside another tile, land to land and water to water, or replaces one on the map. Swords are a civilization's strength, wheat decides where it migrates, cups and pyramids score, a temple scores when it is played.

risk-token = Your token scores nothing now, and it does not come back.

# What can be done, a sentence each.
can-follow = Take a follower out of the supply: it will score when you play a token.
can-found = Give a colour to a continent that nobody occupies, and take followers of it.
can-decline = You take nothing this turn.
can-score = You score now for your followers: one for each cup of their continent. The token leaves the game.
can-end = You draw a tile and end the turn; an epoch may come up and score for all.
can-pay = What you have caused is paid for with a follower of this colour.
can-favour = The war is tied and you decide it: the other civilization disappears.
can-r0 = As it is.
can-r1 = Turns the tile by a third.
can-r2 = Turns the tile by two thirds.
