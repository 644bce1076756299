name = Gheos
tagline = Gods who make continents, raise civilizations and let them fall.

option-points = Points
option-points-open = open
option-points-hidden = hidden until the end
# What is explained where it is chosen.
about-points = Hidden, everybody sees only their own total, and the end is harder to foresee. An option of ours.
first-game = The rulebook proposes nothing special for a first game: what is set here is right.

# The players are gods.
word-dawn = Dawn
word-noon = Noon
word-dusk = Dusk
word-night = Night

# Colours: a red follower, the red civilization.
word-red = red
    .civ = the red civilization
word-green = green
    .civ = the green civilization
word-yellow = yellow
    .civ = the yellow civilization
word-blue = blue
    .civ = the blue civilization
word-black = black
    .civ = the black civilization
word-white = white
    .civ = the white civilization

# In a list: between the white and the yellow civilizations.
word-the-red = the red
word-the-green = the green
word-the-yellow = the yellow
word-the-blue = the blue
word-the-black = the black
word-the-white = the white

word-wheat = wheat
word-sword = sword
word-cup = cup
word-pyramid = pyramid
word-wheat-temple = wheat temple
word-sword-temple = sword temple
word-cup-temple = cup temple

word-centre = the centre

# The table on a terminal.
word-possible = possible
word-epochs = epochs
word-piles = piles
word-points = points
word-tokens = tokens
word-hand = hand

# Questions.
ask-play-tile = { $seat }: which tile do you play?
ask-place-tile = Where do you place the tile, or which one does it replace? ({ $tile })
ask-turn-tile = How do you turn the tile at { $cell }? ({ $tile })
ask-pay-follower = { $seat }: you have caused a conflict. Which follower do you give back?
ask-choose-winner = { $seat }: the swords are tied. Which civilization wins the war?
ask-choose-refuge = { $seat }: { $civilization-civ } migrates, and the wheat is tied at { $wheat }. To which continent does it go?
ask-gather-people =
    { $optional ->
        [yes] { $seat }: do you found a civilization?
       *[no] { $seat }: do you found a civilization or take a follower?
    }
ask-choose-continent = On which continent do you found the civilization?
ask-choose-colour =
    { $followers ->
        [0] Which colour is the civilization at { $cell }? It brings no followers.
        [one] Which colour is the civilization at { $cell }? It brings 1 follower.
       *[other] Which colour is the civilization at { $cell }? It brings { $followers } followers.
    }
ask-finish-turn =
    { $scored ->
        [yes] { $seat }: you have scored; end the turn.
       *[no] { $tokens ->
            [0] { $seat }: you have no scoring tokens left; end the turn.
            [one] { $seat }: do you play your last scoring token for { $points ->
                [one] 1 point
               *[other] { $points } points
            }, or end the turn?
           *[other] { $seat }: do you play a scoring token ({ $tokens } left) for { $points ->
                [one] 1 point
               *[other] { $points } points
            }, or end the turn?
        }
    }

# Buttons.
choice-r0 = unturned
choice-r1 = a third of a turn
choice-r2 = two thirds of a turn
choice-pay = give back a { $what } follower
choice-favour = let { $what-civ } win
choice-follow = take a { $what } follower
choice-found = found a civilization
choice-decline = found none
choice-score = play a scoring token
choice-end = draw and end the turn

# What happens.
event-turn = { $seat }'s turn.
event-placed = { $seat } places at { $cell }: { $tile }.
event-replaced = { $seat } replaces the tile at { $cell } ({ $old }) by another: { $tile }.
event-war = War between { $rivals } civilizations (swords: { $swords }): { $winner-civ } wins.
event-war-tied = War between { $rivals } civilizations (swords: { $swords }): { $equals } are tied.
event-favoured = { $seat } breaks the tie: { $civilization-civ } wins.
event-migration = The continent breaks: { $civilization-civ } migrates to { $cell }, with { $wheat } wheat.
event-migration-tied = The continent breaks: { $civilization-civ } migrates, with a tie at { $wheat } wheat between { $cells }.
event-migration-to-island = Migration: { $civilization-civ } ends up on an island, with { $wheat } wheat, and becomes insignificant.
event-migration-into-war = The continent breaks: { $civilization-civ } migrates to the land of { $winner-civ }, with { $wheat } wheat, and loses without a fight.
event-migrated = Now { $civilization-civ } lives at { $cell }.
event-paid = { $seat } gives back a { $colour } follower.
event-perished =
    { $followers ->
        [0] This is the end of { $civilization-civ }; nobody loses followers.
        [one] This is the end of { $civilization-civ }, and of 1 follower.
       *[other] This is the end of { $civilization-civ }, and of { $followers } followers.
    }
event-temple-ahead =
    { $points ->
        [one] After the conflict, the temple will be worth 1 point to { $seat } (symbol: { $symbol }).
       *[other] After the conflict, the temple will be worth { $points } points to { $seat } (symbol: { $symbol }).
    }
event-temple =
    { $points ->
        [one] { $seat } scores 1 point for the temple (symbol: { $symbol }).
       *[other] { $seat } scores { $points } points for the temple (symbol: { $symbol }).
    }
event-temple-unoccupied = { $seat }'s temple at { $cell } scores nothing: its land is unoccupied.
event-followed = { $seat } takes a { $colour } follower.
event-founded =
    { $followers ->
        [0] { $seat } founds { $civilization-civ } at { $cell }, without followers.
        [one] { $seat } founds { $civilization-civ } at { $cell } and takes 1 follower.
       *[other] { $seat } founds { $civilization-civ } at { $cell } and takes { $followers } followers.
    }
event-declined = { $seat } founds no civilization.
event-no-people = { $seat } can neither found a civilization nor take a follower.
event-scored =
    { $seat } plays a scoring token: { $points ->
        [one] 1 point
       *[other] { $points } points
    }. { $left ->
        [0] None left.
       *[other] { $left } left.
    }
event-drew = You draw: { $tile }.
event-epoch = { $seat } draws an epoch tile ({ $number } of { $last }).
event-epoch-points =
    { $points ->
        [one] { $seat } scores 1 point for pyramids.
       *[other] { $seat } scores { $points } points for pyramids.
    }
event-end-by-tokens = The last scoring token has been played: the game ends.
event-end-by-epochs = The epoch tile that ends the game has been drawn.
event-final-points =
    { $points ->
        [one] Final scoring: { $seat } scores 1 point for cups.
       *[other] Final scoring: { $seat } scores { $points } points for cups.
    }

# Why not.
why-tile-from-hand = You do not hold that tile ({ $tile }).
why-place-beside = There is no tile in play beside { $cell }.
why-pyramid-stays = The tile at { $cell } has a pyramid and cannot be replaced.
why-war-needs-follower = It would cause a war between { $rivals } civilizations, and you have no follower to pay for it.
why-migration-needs-follower = It would make { $civilization-civ } migrate, and you have no follower to pay for it.
why-pay-held-follower = You have no { $colour } follower.
why-war-tie-among-strongest = The tie for the most swords does not include { $civilization-civ }.
why-migration-richest = Only the pieces of its continent with the most wheat are open to { $civilization-civ }.
why-found-marker-left = All civilization markers are in play.
why-found-on-continent = There is no unoccupied continent.
why-found-unoccupied = The continent of { $cell } is already home to { $civilization-civ }.
why-found-marker-in-supply = You cannot found { $civilization-civ }: it is already in play.
why-people-if-possible = If you do not found a civilization, you take a follower.
why-follow-in-play = The civilization of that colour ({ $colour }) is not in play.
why-follow-from-supply = No followers of that colour ({ $colour }) are left in the supply.
why-token-left = You have no scoring tokens left.
why-token-once-a-turn = Only one scoring token may be played a turn.

# The tiles. A plain is a landmass that joins all three edges; a cape is one that joins two, with a
# coast opposite; a bay is three coasts.
word-start = start tile
word-plain-wheat = plain with wheat
word-plain-cup = plain with cup
word-plain-sword = plain with sword
word-plain-wheat-cup = plain with wheat and cup
word-plain-cup-sword = plain with cup and sword
word-plain-sword-wheat = plain with sword and wheat
word-plain-wheat-wheat = plain with double wheat
word-plain-cup-cup = plain with double cup
word-plain-sword-sword = plain with double sword
word-cape-wheat = cape with wheat
word-cape-cup = cape with cup
word-cape-sword = cape with sword
word-cape-wheat-shore-cup = cape with wheat, cup on the coast
word-cape-cup-shore-sword = cape with cup, sword on the coast
word-cape-sword-shore-wheat = cape with sword, wheat on the coast
word-cape-wheat-wheat = cape with double wheat
word-cape-cup-cup = cape with double cup
word-cape-sword-sword = cape with double sword
word-cape-wheat-sword = cape with wheat and sword
word-cape-cup-wheat = cape with cup and wheat
word-cape-sword-cup = cape with sword and cup
word-cape-shore-wheat = cape with wheat on the coast
word-cape-shore-cup = cape with cup on the coast
word-cape-shore-sword = cape with sword on the coast
word-bay-wheat = bay with wheat
word-bay-cup = bay with cup
word-bay-sword = bay with sword
word-bay-wheat-cup = bay with wheat and cup
word-bay-cup-sword = bay with cup and sword
word-bay-sword-wheat = bay with sword and wheat
word-bay-wheat-wheat = bay with double wheat
word-bay-cup-cup = bay with double cup
word-bay-sword-sword = bay with double sword
word-cape-pyramid-shore-wheat = cape with pyramid, wheat on the coast
word-cape-pyramid-shore-cup = cape with pyramid, cup on the coast
word-cape-pyramid-shore-sword = cape with pyramid, sword on the coast
word-cape-wheat-shore-pyramid = cape with wheat, pyramid on the coast
word-cape-cup-shore-pyramid = cape with cup, pyramid on the coast
word-cape-sword-shore-pyramid = cape with sword, pyramid on the coast
word-plain-wheat-temple = plain with wheat temple
word-plain-cup-temple = plain with cup temple
word-plain-sword-temple = plain with sword temple
word-cape-wheat-temple-shore-cup = cape with wheat temple, cup on the coast
word-cape-cup-temple-shore-sword = cape with cup temple, sword on the coast
word-cape-sword-temple-shore-wheat = cape with sword temple, wheat on the coast
word-cape-sword-shore-wheat-temple = cape with sword, wheat temple on the coast
word-cape-wheat-shore-cup-temple = cape with wheat, cup temple on the coast
word-cape-cup-shore-sword-temple = cape with cup, sword temple on the coast
word-bay-wheat-temple-cup = bay with cup and wheat temple
word-bay-cup-temple-sword = bay with sword and cup temple
word-bay-sword-temple-wheat = bay with wheat and sword temple

# Where the points come from
source-temples = Temples
source-tokens = Scoring tokens
source-epochs = Epochs
source-final = Final count

# Why one move is better than another: what it gives, and what it costs.
more-points = more points
less-points = fewer points
more-tokens = tokens kept for later
less-tokens = fewer tokens for later
more-followers = more followers
less-followers = fewer followers
more-cups = more cups for one's followers
less-cups = fewer cups for one's followers
more-pyramids = more pyramids for the epochs to come
less-pyramids = fewer pyramids for the epochs to come
more-swords = more swords that protect
less-swords = fewer swords that protect
more-safety = more followers whom no war can take
less-safety = fewer followers whom no war can take
more-temples = temples in the hand that would score more
less-temples = temples in the hand that would score less
more-people-to-gather = more followers to gather soon
less-people-to-gather = fewer followers to gather soon
more-rivals = worse prospects for the rivals
less-rivals = better prospects for the rivals
