name = Ancient Civilizations of the Inner Sea
tagline = Ten cultures around one sea: grow, trade, compete, and leave Cities and Wonders behind.

## Options

option-epochs = Epochs
option-epochs-1 = one
option-epochs-2 = two
option-epochs-3 = three
option-epochs-4 = four
option-first_epoch = First Epoch
option-first_epoch-1 = I, Bronze Age
option-first_epoch-2 = II, Iron Age
option-first_epoch-3 = III, rise of the empires
option-first_epoch-4 = IV, fall of the empires
option-civilizations = Civilizations (those without a player are run by the game)
option-civilizations-2 = two, or as many as players
option-civilizations-3 = three at least
option-civilizations-4 = four at least
option-civilizations-5 = five at least
option-civilizations-6 = six
option-choice = Civilizations to choose from
option-choice-recommended = those recommended for that number
option-choice-all = all ten
option-difficulty = Civilizations without a player
option-difficulty-gentle = gentle
option-difficulty-normal = normal
option-difficulty-harsh = harsh
option-last_event = Last Epoch Event
option-hordes = Barbarian hordes
# What is explained where it is chosen.
about-epochs = An Epoch lasts two to four turns and is scored at its end. One is enough for a short game.
about-first_epoch = The game can begin with any of them, with the same set-up; there is none after the fourth.
about-civilizations = The game plays those that are missing, so that the sea is not left empty.
about-choice = Those that are recommended for that number of civilizations, or any of the ten.
about-difficulty = How many more discs, cards and talents those get that the game plays.
about-last_event = Before the last Epoch is scored, one more card is revealed and its entry carried out.
about-hordes = With fewer than six civilizations the Barbarians also have the discs of a colour that nobody plays.
first-game = The rulebook begins with the basic set-up for two, with the recommended civilizations; to learn it, we advise a single Epoch.

## Colours of the players

word-red = Red
word-green = Green
word-blue = Blue
word-purple = Purple
word-yellow = Yellow
word-brown = Brown

## Phases

word-cities = Cities
word-wonders = Wonders
word-epoch = Epoch
word-turn = turn
word-deck = deck
word-competition = competition
word-lands = Lands
word-seas = Seas
word-vp = VP
word-settlements = settlements
word-areas = areas
word-on-map = discs
word-hand-size = cards
word-supply = supply
word-talents = talents
word-ready = ready
word-passed = passed
word-hand = Hand
word-face-down = Face down
word-buried = buried
word-contested = contested
word-city = City
word-dominated = dominated
word-wonder = Wonder
word-possible = possible
word-growth-phase = Growth Phase
word-card-phase = Card Phase
word-competition-phase = Competition Phase
word-adjustment-phase = Adjustment Phase
word-choosing = Choice of civilizations
word-epoch-end = End of the Epoch

## Factions

word-barbarians = Barbarians
    .from = of the Barbarians
    .the = the Barbarians
word-celtiberia = Celtiberia
    .from = from Celtiberia
    .the = Celtiberia

## Areas; civilizations are called as their home area

word-cappadocia = Cappadocia
    .at = in Cappadocia
    .from = from Cappadocia
    .to = to Cappadocia
word-palmyra = Palmyra
    .at = in Palmyra
    .from = from Palmyra
    .to = to Palmyra
word-al-mina = Al Mina
    .at = in Al Mina
    .from = from Al Mina
    .to = to Al Mina
word-galatia = Galatia
    .at = in Galatia
    .from = from Galatia
    .to = to Galatia
word-phoenicia = Phoenicia
    .at = in Phoenicia
    .from = from Phoenicia
    .to = to Phoenicia
    .the = Phoenicia
word-judea = Judea
    .at = in Judea
    .from = from Judea
    .to = to Judea
word-silicia = Silicia
    .at = in Silicia
    .from = from Silicia
    .to = to Silicia
word-phoenician-sea = Phoenician Sea
    .at = in the Phoenician Sea
    .from = from the Phoenician Sea
    .to = to the Phoenician Sea
word-cyprus = Cyprus
    .at = in Cyprus
    .from = from Cyprus
    .to = to Cyprus
word-phrygia = Phrygia
    .at = in Phrygia
    .from = from Phrygia
    .to = to Phrygia
word-sinai = Sinai
    .at = in Sinai
    .from = from Sinai
    .to = to Sinai
word-silician-sea = Silician Sea
    .at = in the Silician Sea
    .from = from the Silician Sea
    .to = to the Silician Sea
word-red-sea = Red Sea
    .at = in the Red Sea
    .from = from the Red Sea
    .to = to the Red Sea
word-lydia = Lydia
    .at = in Lydia
    .from = from Lydia
    .to = to Lydia
word-kush = Kush
    .at = in Kush
    .from = from Kush
    .to = to Kush
word-troy = Troy
    .at = in Troy
    .from = from Troy
    .to = to Troy
    .the = Troy
word-nile-delta = Nile Delta
    .at = in the Nile Delta
    .from = from the Nile Delta
    .to = to the Nile Delta
word-ionia = Ionia
    .at = in Ionia
    .from = from Ionia
    .to = to Ionia
word-egyptian-sea = Egyptian Sea
    .at = in the Egyptian Sea
    .from = from the Egyptian Sea
    .to = to the Egyptian Sea
word-thrace = Thrace
    .at = in Thrace
    .from = from Thrace
    .to = to Thrace
word-egypt = Egypt
    .at = in Egypt
    .from = from Egypt
    .to = to Egypt
    .the = Egypt
word-eastern-mediterranean = Eastern Mediterranean
    .at = in the Eastern Mediterranean
    .from = from the Eastern Mediterranean
    .to = to the Eastern Mediterranean
word-minoan-sea = Minoan Sea
    .at = in the Minoan Sea
    .from = from the Minoan Sea
    .to = to the Minoan Sea
word-trojan-sea = Trojan Sea
    .at = in the Trojan Sea
    .from = from the Trojan Sea
    .to = to the Trojan Sea
word-icarian-sea = Icarian Sea
    .at = in the Icarian Sea
    .from = from the Icarian Sea
    .to = to the Icarian Sea
word-thracian-sea = Thracian Sea
    .at = in the Thracian Sea
    .from = from the Thracian Sea
    .to = to the Thracian Sea
word-libya = Libya
    .at = in Libya
    .from = from Libya
    .to = to Libya
word-aegean-sea = Aegean Sea
    .at = in the Aegean Sea
    .from = from the Aegean Sea
    .to = to the Aegean Sea
word-minos = Minos
    .at = in Minos
    .from = from Minos
    .to = to Minos
    .the = Minos
word-macedonia = Macedonia
    .at = in Macedonia
    .from = from Macedonia
    .to = to Macedonia
word-thessaly = Thessaly
    .at = in Thessaly
    .from = from Thessaly
    .to = to Thessaly
word-mycenae = Mycenae
    .at = in Mycenae
    .from = from Mycenae
    .to = to Mycenae
    .the = Mycenae
word-laconia = Laconia
    .at = in Laconia
    .from = from Laconia
    .to = to Laconia
word-marmarica = Marmarica
    .at = in Marmarica
    .from = from Marmarica
    .to = to Marmarica
word-libyan-sea = Libyan Sea
    .at = in the Libyan Sea
    .from = from the Libyan Sea
    .to = to the Libyan Sea
word-illyria = Illyria
    .at = in Illyria
    .from = from Illyria
    .to = to Illyria
word-dalmatia = Dalmatia
    .at = in Dalmatia
    .from = from Dalmatia
    .to = to Dalmatia
word-ionian-sea = Ionian Sea
    .at = in the Ionian Sea
    .from = from the Ionian Sea
    .to = to the Ionian Sea
word-cyrenaica = Cyrenaica
    .at = in Cyrenaica
    .from = from Cyrenaica
    .to = to Cyrenaica
word-apulia = Apulia
    .at = in Apulia
    .from = from Apulia
    .to = to Apulia
word-adriatic-sea = Adriatic Sea
    .at = in the Adriatic Sea
    .from = from the Adriatic Sea
    .to = to the Adriatic Sea
word-gulf-of-taranto = Gulf of Taranto
    .at = in the Gulf of Taranto
    .from = from the Gulf of Taranto
    .to = to the Gulf of Taranto
word-central-mediterranean = Central Mediterranean
    .at = in the Central Mediterranean
    .from = from the Central Mediterranean
    .to = to the Central Mediterranean
word-samnium = Samnium
    .at = in Samnium
    .from = from Samnium
    .to = to Samnium
word-venetia = Venetia
    .at = in Venetia
    .from = from Venetia
    .to = to Venetia
word-umbria = Umbria
    .at = in Umbria
    .from = from Umbria
    .to = to Umbria
word-bay-of-sirt = Bay of Sirt
    .at = in the Bay of Sirt
    .from = from the Bay of Sirt
    .to = to the Bay of Sirt
word-syracuse = Syracuse
    .at = in Syracuse
    .from = from Syracuse
    .to = to Syracuse
word-rome = Rome
    .at = in Rome
    .from = from Rome
    .to = to Rome
    .the = Rome
word-sirt = Sirt
    .at = in Sirt
    .from = from Sirt
    .to = to Sirt
word-bay-of-capua = Bay of Capua
    .at = in the Bay of Capua
    .from = from the Bay of Capua
    .to = to the Bay of Capua
word-etruria = Etruria
    .at = in Etruria
    .from = from Etruria
    .to = to Etruria
word-melite = Melite
    .at = in Melite
    .from = from Melite
    .to = to Melite
word-cisalpina = Cisalpina
    .at = in Cisalpina
    .from = from Cisalpina
    .to = to Cisalpina
word-lilybaeum = Lilybaeum
    .at = in Lilybaeum
    .from = from Lilybaeum
    .to = to Lilybaeum
word-tyrrhenian-sea = Tyrrhenian Sea
    .at = in the Tyrrhenian Sea
    .from = from the Tyrrhenian Sea
    .to = to the Tyrrhenian Sea
word-liguria = Liguria
    .at = in Liguria
    .from = from Liguria
    .to = to Liguria
word-african-sea = African Sea
    .at = in the African Sea
    .from = from the African Sea
    .to = to the African Sea
word-corsica = Corsica
    .at = in Corsica
    .from = from Corsica
    .to = to Corsica
word-gulf-of-leptis = Gulf of Leptis
    .at = in the Gulf of Leptis
    .from = from the Gulf of Leptis
    .to = to the Gulf of Leptis
word-ligurian-sea = Ligurian Sea
    .at = in the Ligurian Sea
    .from = from the Ligurian Sea
    .to = to the Ligurian Sea
word-carthaginian-sea = Carthaginian Sea
    .at = in the Carthaginian Sea
    .from = from the Carthaginian Sea
    .to = to the Carthaginian Sea
word-sardinia = Sardinia
    .at = in Sardinia
    .from = from Sardinia
    .to = to Sardinia
word-tripolitania = Tripolitania
    .at = in Tripolitania
    .from = from Tripolitania
    .to = to Tripolitania
word-nora = Nora
    .at = in Nora
    .from = from Nora
    .to = to Nora
word-carthage = Carthage
    .at = in Carthage
    .from = from Carthage
    .to = to Carthage
    .the = Carthage
word-massilia = Massilia
    .at = in Massilia
    .from = from Massilia
    .to = to Massilia
word-thapsus = Thapsus
    .at = in Thapsus
    .from = from Thapsus
    .to = to Thapsus
word-western-mediterranean = Western Mediterranean
    .at = in the Western Mediterranean
    .from = from the Western Mediterranean
    .to = to the Western Mediterranean
word-gaul = Gaul
    .at = in Gaul
    .from = from Gaul
    .to = to Gaul
    .the = Gaul
word-saldic-sea = Saldic Sea
    .at = in the Saldic Sea
    .from = from the Saldic Sea
    .to = to the Saldic Sea
word-gulf-of-tarraco = Gulf of Tarraco
    .at = in the Gulf of Tarraco
    .from = from the Gulf of Tarraco
    .to = to the Gulf of Tarraco
word-saldae = Saldae
    .at = in Saldae
    .from = from Saldae
    .to = to Saldae
word-tarraco = Tarraco
    .at = in Tarraco
    .from = from Tarraco
    .to = to Tarraco
word-baleares = Baleares
    .at = in the Baleares
    .from = from the Baleares
    .to = to the Baleares
word-aquitania = Aquitania
    .at = in Aquitania
    .from = from Aquitania
    .to = to Aquitania
word-numidian-sea = Numidian Sea
    .at = in the Numidian Sea
    .from = from the Numidian Sea
    .to = to the Numidian Sea
word-balearic-sea = Balearic Sea
    .at = in the Balearic Sea
    .from = from the Balearic Sea
    .to = to the Balearic Sea
word-numidia = Numidia
    .at = in Numidia
    .from = from Numidia
    .to = to Numidia
word-tarraconnesis = Tarraconnesis
    .at = in Tarraconnesis
    .from = from Tarraconnesis
    .to = to Tarraconnesis
word-saguntum = Saguntum
    .at = in Saguntum
    .from = from Saguntum
    .to = to Saguntum
word-iberian-sea = Iberian Sea
    .at = in the Iberian Sea
    .from = from the Iberian Sea
    .to = to the Iberian Sea
word-novo-carthago = Novo Carthago
    .at = in Novo Carthago
    .from = from Novo Carthago
    .to = to Novo Carthago
word-idubeda = Idubeda
    .at = in Idubeda
    .from = from Idubeda
    .to = to Idubeda
word-mauretania = Mauretania
    .at = in Mauretania
    .from = from Mauretania
    .to = to Mauretania
    .the = Mauretania
word-celt-iberia = Celt-Iberia
    .at = in Celt-Iberia
    .from = from Celt-Iberia
    .to = to Celt-Iberia
word-pillars-of-hercules = Pillars of Hercules
    .at = in the Pillars of Hercules
    .from = from the Pillars of Hercules
    .to = to the Pillars of Hercules
word-gades = Gades
    .at = in Gades
    .from = from Gades
    .to = to Gades
word-lusitania = Lusitania
    .at = in Lusitania
    .from = from Lusitania
    .to = to Lusitania
word-tingitania = Tingitania
    .at = in Tingitania
    .from = from Tingitania
    .to = to Tingitania
word-atlantic = Atlantic
    .at = in the Atlantic
    .from = from the Atlantic
    .to = to the Atlantic

## Fate cards

word-volcanic-eruption = Volcanic Eruption
    .text = Choose a coastal or island land area. Every faction there loses 2 discs and every faction in each adjacent sea loses 1.
    .caption = No. 1 · disaster · put aside until the end of the Epoch
word-earthquake = Earthquake
    .text = Choose a land area and, if you like, a land area adjacent to it. Each opposing faction loses 1 disc in each of them.
    .caption = No. 2 · disaster
word-flood = Flood
    .text = Choose a coastal land area. One opposing faction loses 2 discs there and 1 disc in one adjacent land area.
    .caption = No. 3 · disaster
word-famine = Famine
    .text = Choose an opposing civilization. It removes 1 disc from each of 3 different land areas where it has 2 or more discs, its choice.
    .caption = No. 4 · disaster
word-plague = Plague
    .text = Choose an opposing City. That civilization loses 2 discs there; then every faction, yours included, loses 1 disc from each stack of 2 or more in the land areas adjacent to it.
    .caption = No. 5 · disaster · put aside until the end of the Epoch
word-strategos = Great Person: Strategos
    .text = Add 1 ally in each of up to 4 different competitions you take part in, on land or sea. All four are assigned when the first is used; unused ones are lost.
    .caption = No. 6 · Competition
word-land-improvement = Land Improvement
    .text = Add 1 disc in each of up to two land areas you occupy.
    .caption = No. 7
word-drought = Drought
    .text = Choose an opposing civilization: its next Acquisition is reduced by 2 discs (the minimum of 3 still holds).
    .caption = No. 8 · disaster
word-pirates = Pirates
    .text = Place 2 barbarian discs in one shallow sea. Each opposing civilization present in that sea loses 1 talent if it has any.
    .caption = No. 9 · barbarians
word-lawgiver = Great Person: Lawgiver
    .text = If you have 3 or more Cities gain 1 VP and 1 talent; if not, place 2 discs in land areas you control.
    .caption = No. 10
word-chariots = Chariots
    .text = In a land competition that is not on an island, add 2 allies.
    .caption = No. 11 · Competition
word-siege-engines = Siege Engines
    .text = In a land competition remove 2 discs of one opposing faction from the area.
    .caption = No. 12 · Competition
word-heresy = Heresy
    .text = Choose a City of any opposing civilization: it loses 1 disc there and 1 disc in each adjacent land area it occupies.
    .caption = No. 13 · religion
word-religious-fervor = Religious Fervor
    .text = Choose a land area you occupy. Add 1 of your discs there and 1 in every land area adjacent to it.
    .caption = No. 14 · religion
word-storms-at-sea = Storms at Sea
    .text = Choose a shallow sea. Each opposing faction loses 1 disc there and 1 disc in each shallow sea adjacent to it.
    .caption = No. 15 · disaster
word-local-trade = Local Trade
    .text = Add 1 disc in each of two adjacent land areas you occupy; gain 1 talent.
    .caption = No. 16
word-bribery = Bribery
    .text = Pay 1 talent, or discard 1 other card if you have none: negate any card of an opponent that is neither an Event nor a Competition card.
    .caption = No. 17 · Negate
word-golden-age = Golden Age
    .text = Place 2 discs in land or shallow sea areas adjacent to areas you occupy; gain 1 talent.
    .caption = No. 18
word-bad-omens = Bad Omens
    .text = Negate one use of a Wonder; the disc spent on it is lost and the Wonder gives nothing more this turn.
    .caption = No. 19 · Negate · religion
word-merchant-prince = Great Person: Merchant Prince
    .text = Gain 1 talent for each opposing civilization you trade with (as in Acquisition), at most 3.
    .caption = No. 20
word-wine-and-olives = Wine and Olives
    .text = Add 1 disc in a coastal land area you occupy and 1 disc in a shallow sea adjacent to it; gain 1 talent.
    .caption = No. 21
word-slave-revolt = Slave Revolt
    .text = Choose an opposing City: replace 1 disc there with a barbarian disc, then place 1 more barbarian disc there.
    .caption = No. 22 · barbarians
word-poet = Great Person: Poet
    .text = Choose up to three connected land areas; the first must be occupied by or adjacent to you. In each replace 1 disc of one and the same opposing civilization with one of yours.
    .caption = No. 23
word-composite-bows = Composite Bows
    .text = In a land or sea competition remove 1 disc of each opposing faction from the area.
    .caption = No. 24 · Competition
word-academy-of-sciences = Academy of Sciences
    .text = Put 3 discs on the card. In each Draw Step you may remove 1 disc: look at the top 3 cards of the deck, take 1, discard the others.
    .caption = No. 25 · Investment
word-mercenaries = Mercenaries
    .text = Pay up to 2 talents from the treasury: add 1 ally, plus 1 ally per talent paid, in this competition.
    .caption = No. 26 · Competition
word-improved-plow = Improved Plow
    .text = Add 1 disc in each of up to three land areas you occupy; gain 1 talent.
    .caption = No. 27
word-civil-war = Civil War
    .text = Choose an opposing civilization with 2 or more Cities. Replace up to 4 of its discs, at most 2 an area, in land areas where it has 2 or more, with barbarian discs.
    .caption = No. 28 · barbarians · put aside until the end of the Epoch
word-demagogue = Great Person: Demagogue
    .text = Choose an opposing City: replace 1 disc there with one of yours, and its owner discards 1 card.
    .caption = No. 29
word-iron-weapons = Iron Weapons
    .text = In a land competition add 1 ally and remove 1 disc of one opposing faction.
    .caption = No. 30 · Competition
word-silver-mines = Silver Mines
    .text = Gain 2 talents.
    .caption = No. 31
word-captive-queen = Great Person: Captive Queen
    .text = Place 2 of your discs in one shallow sea that holds at least 1 disc of another civilization.
    .caption = No. 32
word-colonists = Colonists
    .text = Place 1 disc in a shallow sea adjacent to an area you occupy, then up to 2 discs in one land area adjacent to that sea.
    .caption = No. 33
word-high-priestess = Great Person: High Priestess
    .text = Negate a Great Person or religion card of an opponent, or any card (neither Event nor Competition) that would take discs, talents, cards or a Wonder from you; gain 1 talent.
    .caption = No. 34 · Negate · religion
word-trade-fleet = Trade Fleet
    .text = Place 1 disc in each of three shallow seas that form a chain; the first must be adjacent to or occupied by you.
    .caption = No. 35
word-locusts = Locusts
    .text = Choose two adjacent land areas: every faction with 2 or more discs there loses 1 disc in each.
    .caption = No. 36 · disaster
word-armored-infantry = Armored Infantry
    .text = Until the end of this Competition Phase add 1 ally in every competition you take part in.
    .caption = No. 37 · Competition · put aside until the end of the Epoch
word-oracle-at-delphi = Oracle at Delphi
    .text = Play it in the Turn Order Reset step to take any place in the new turn order; or play it in the Card Phase to look at the top 4 cards of the deck and keep 1.
    .caption = No. 38 · religion
word-tribal-migration = Tribal Migration
    .text = Place 3 barbarian discs in a land area on the north or west edge and 2 in land areas adjacent to it.
    .caption = No. 39 · barbarians
word-admiral = Great Person: Admiral
    .text = Add 1 ally in each of up to three sea competitions you take part in.
    .caption = No. 40 · Competition
word-temple-treasury = Temple Treasury
    .text = Put 3 discs on the card. In each Draw Step you may remove 1 disc to gain 1 talent.
    .caption = No. 41 · Investment · religion
word-tyrant = Great Person: Tyrant
    .text = Add 2 discs to one City or settlement of yours; then discard 1 card or lose 1 talent if you can.
    .caption = No. 42
word-tin-caravan = Tin Caravan
    .text = Gain 1 talent and add 1 disc in a land area you occupy that does not touch the sea, or else in any land area you control.
    .caption = No. 43
word-philosopher = Great Person: Philosopher
    .text = Draw 3 cards and keep 2.
    .caption = No. 44
word-traitor = Great Person: Traitor
    .text = Remove all discs of one opposing civilization from this competition. It may not be used in a home area, except Troy while Troy is an active civilization.
    .caption = No. 45 · Competition · put aside until the end of the Epoch
word-spies = Spies
    .text = Look at the hand of an opposing civilization and discard 1 card from it.
    .caption = No. 46
word-city-walls = City Walls
    .text = In a land competition where you have a City add 3 allies; where you have a settlement add 1.
    .caption = No. 47 · Competition
word-granaries = Granaries
    .text = Put 3 discs on the card. Whenever you must remove a disc from the map you may remove 1 disc from this card instead.
    .caption = No. 48 · Investment
word-heroic-saga = Heroic Saga
    .text = Put 2 discs on the card. In each Acquisition step you may remove 1 disc to ready 2 extra discs, or to gain 1 talent and 1 VP.
    .caption = No. 49 · Investment
word-fire-ships = Fire Ships
    .text = In a sea competition remove 2 discs of one opposing faction.
    .caption = No. 50 · Competition
word-tidal-wave = Tidal Wave
    .text = Choose a shallow sea: each faction there loses 1 disc; then remove 1 opposing disc from each of up to three land areas adjacent to it.
    .caption = No. 51 · disaster · put aside until the end of the Epoch
word-assassin = Great Person: Assassin
    .text = Negate any Great Person card of an opponent, Competition cards included.
    .caption = No. 52 · Negate
word-census = Census
    .text = Place 1 disc for every 3 settlements you have (at least 1, at most 3) in land areas you control.
    .caption = No. 53
word-tribute = Tribute
    .text = Choose an opposing civilization with a disc in or adjacent to an area you occupy: it gives you 1 talent or, if it prefers or has none, discards 1 card.
    .caption = No. 54
word-explorer = Great Person: Explorer
    .text = Place 1 disc in any empty land or shallow sea area and 1 disc in an area adjacent to it.
    .caption = No. 55
word-war-elephants = War Elephants
    .text = In a land competition remove 2 discs of one opposing faction, then remove 1 of your own discs or allies.
    .caption = No. 56 · Competition
word-merchant-colony = Merchant Colony
    .text = Put 3 discs on the card. In each Acquisition step you may remove 1 disc: place it, and 1 more from supply, in one land or shallow sea area next to a shallow sea you occupy.
    .caption = No. 57 · Investment
word-divine-favor = Divine Favor
    .text = Negate a disaster card, whoever it strikes, or a religion card.
    .caption = No. 58 · Negate · religion
word-banditry = Banditry
    .text = Choose an opposing civilization. Place up to 4 barbarian discs, at most 2 an area, in land areas where it has 1 or 2 discs.
    .caption = No. 59 · barbarians
word-architect = Great Person: Architect
    .text = Either build a Wonder later this Card Phase for 2 resources less (the 2 discs from the map are still due), or put up to 2 discs from supply back on one of your Wonders.
    .caption = No. 60
word-ambush = Ambush
    .text = In a land competition add 1 of your own discs from supply and remove 1 disc of one opposing faction.
    .caption = No. 61 · Competition
word-mystery-cult = Mystery Cult
    .text = In one land area that you occupy or that is adjacent to an area you occupy replace up to 2 discs of one opposing civilization with yours; not in a home area.
    .caption = No. 62 · religion
word-physician = Great Person: Physician
    .text = Negate a disaster card that would remove discs of yours; then place 1 disc in a land area you occupy.
    .caption = No. 63 · Negate
word-great-roads = Great Roads
    .text = Put 2 discs on the card. In the Card Phase, as your play, remove 1 disc: move up to 3 of your discs each to an adjacent land area.
    .caption = No. 64 · Investment
word-debased-coinage = Debased Coinage
    .text = Each opposing civilization with 2 or more talents loses half of them, rounded down.
    .caption = No. 65 · disaster
word-false-prophet = Great Person: False Prophet
    .text = Negate a religion or Great Person card of an opponent.
    .caption = No. 66 · Negate · religion
word-assimilation = Assimilation
    .text = Choose a land area you occupy with 2 or more discs: replace 1 disc of each opposing faction there that has exactly 1 disc with yours.
    .caption = No. 67
word-wildfire = Wildfire
    .text = Choose an opposing City: it loses 2 discs. You may not choose a home area.
    .caption = No. 68 · disaster
word-phalanx = Phalanx
    .text = In a land competition add 2 allies; 3 if you have 3 or more discs there.
    .caption = No. 69 · Competition
word-dynastic-marriage = Dynastic Marriage
    .text = Choose an opposing civilization. Place 1 of your discs in a land area it occupies that is not a home area; it gains 1 talent, and you gain 2.
    .caption = No. 70
word-watch-towers = Watch Towers
    .text = Negate a barbarian card that is not an Event, or one revealed Competition card in an area where you have a City.
    .caption = No. 71 · Negate
word-salt-trade = Salt Trade
    .text = Gain 1 talent, 2 if you occupy a land area on the south edge.
    .caption = No. 72
word-historian = Great Person: Historian
    .text = Take 1 card of your choice from the discard pile.
    .caption = No. 73 · put aside until the end of the Epoch
word-tomb-robbers = Tomb Robbers
    .text = Choose an opposing Wonder in an area where its owner has at most 2 discs: bury it and gain 1 talent.
    .caption = No. 74 · religion · put aside until the end of the Epoch
word-triremes = Triremes
    .text = In a sea competition add 2 allies.
    .caption = No. 75 · Competition
word-sanctuary = Sanctuary
    .text = Choose a land area you occupy: until the end of the turn your discs there cannot be affected by cards of opponents. Gain 1 talent.
    .caption = No. 76 · religion
word-standing-army = Standing Army
    .text = Put 3 discs on the card. In the Competition Phase you may remove 1 disc per competition to add 1 ally.
    .caption = No. 77 · Investment
word-orator = Great Person: Orator
    .text = Choose two land areas that you occupy or that are adjacent to areas you occupy. In each replace 1 disc of an opposing faction (barbarians included) with yours.
    .caption = No. 78
word-envoy = Great Person: Envoy
    .text = Negate an opponent's card that would remove or replace your discs; take that card into your hand.
    .caption = No. 79 · Negate · put aside until the end of the Epoch
word-desertion = Desertion
    .text = Choose a land area, not a home, where an opposing civilization has 3 or more discs: it loses 1 disc there and 1 barbarian disc is placed in one adjacent land area.
    .caption = No. 80 · barbarians
word-light-cavalry = Light Cavalry
    .text = In a land competition move up to 2 of your discs from adjacent land areas into the area, and add 1 ally.
    .caption = No. 81 · Competition
word-amber-route = Amber Route
    .text = Gain 1 talent, 2 if you occupy a land area on the north edge.
    .caption = No. 82
word-sea-route-to-britain = Sea Route to Britain
    .text = Gain 2 talents if you occupy the Atlantic, Lusitania, Gades or Tingitania; otherwise gain 1 talent and place 1 disc in the Atlantic or, if that is out of play, in any shallow sea.
    .caption = No. 83
word-counter-stratagem = Counter-Stratagem
    .text = Negate one revealed Competition card of an opponent.
    .caption = No. 84 · Negate
word-sandstorm = Sandstorm
    .text = Choose a land area on the south edge and, if you like, one land area adjacent to it: each opposing faction loses 1 disc in each.
    .caption = No. 85 · disaster
word-returning-exile = Great Person: Returning Exile
    .text = If you have fewer VP than at least one other civilization place 3 discs in and adjacent to your home area; otherwise place 1.
    .caption = No. 86
word-boarding-bridge = Boarding Bridge
    .text = In a sea competition replace 1 disc of an opposing faction with 1 of yours and add 1 ally.
    .caption = No. 87 · Competition
word-sacred-games = Sacred Games
    .text = Put 2 discs on the card. In each Victory Tally step you may remove 1 disc: gain 1 VP if no civilization has more Cities than you, otherwise gain 1 talent.
    .caption = No. 88 · Investment
word-iconoclasts = Iconoclasts
    .text = Bury one built Wonder of the civilization that has most Wonders (yours excluded; you choose among ties).
    .caption = No. 89 · religion · put aside until the end of the Epoch
word-sibyl = Great Person: Sibyl
    .text = Negate a disaster, religion or (non-Event) barbarian card; then draw 1 card.
    .caption = No. 90 · Negate · religion
word-shipwrights = Shipwrights
    .text = Add 1 disc in each of up to three different shallow seas adjacent to land areas you occupy.
    .caption = No. 91
word-truce = Truce
    .text = Stop this competition: no more discs are lost, no loot, the area stays as it is until the next turn.
    .caption = No. 92 · Competition
word-inventor = Great Person: Inventor
    .text = Draw 1 card; then either add 1 disc to a City of yours or gain 1 talent.
    .caption = No. 93
word-warrior-queen = Great Person: Warrior Queen
    .text = In one competition add 1 of your own discs from supply and 1 ally.
    .caption = No. 94 · Competition
word-cultural-renaissance = Cultural Renaissance
    .text = Gain 1 talent for each 2 Cities you have (at least 1, at most 3).
    .caption = No. 95
word-tribune = Great Person: Tribune
    .text = Negate any card of an opponent that is not an Event or Competition card.
    .caption = No. 96 · Negate · put aside until the end of the Epoch
word-upheaval = Upheaval
    .text = The turn order is redrawn at random at once; the civilization with most Cities (of several, the one with most VP) replaces 4 discs of its Cities by barbarians, at most 2 in each; and each civilization with more than 4 cards in hand discards 1 at random.
    .caption = No. 97 · Event
word-northern-tribes = Northern Tribes
    .text = The civilization with fewest VP controls the card: 4 barbarian discs in a land area on the north edge, then 4 in every land area adjacent to it.
    .caption = No. 98 · Event · barbarians
word-saharan-raiders = Saharan Raiders
    .text = The civilization with fewest VP controls the card: 4 barbarian discs in a land area on the south edge, then 4 in every land area adjacent to it.
    .caption = No. 99 · Event · barbarians
word-eastern-horsemen = Eastern Horsemen
    .text = The civilization with fewest VP controls the card: 4 barbarian discs in a land area on the east edge, then 4 in every land area adjacent to it.
    .caption = No. 100 · Event · barbarians
word-sea-peoples = Sea Peoples
    .text = The civilization with fewest VP controls the card: 2 barbarian discs in a shallow sea and 2 in each shallow sea adjacent to it, then 4 in one land area adjacent to the first sea.
    .caption = No. 101 · Event · barbarians
word-atlantis-rises = Atlantis Rises
    .text = Place 1 barbarian disc in each deep sea in play. Each civilization with a disc in or adjacent to a deep sea gains 2 talents.
    .caption = No. 102 · Event
word-end-of-an-age = End of an Age
    .text = The next Sudden Death step of a turn 2, 3 or 4 ends the Epoch without a check. Then shuffle the discard pile into the deck.
    .caption = No. 103 · Event · put aside until the end of the Epoch

## Wonders

word-great-pyramid = Great Pyramid
    .the = the Great Pyramid
    .text = Remove 1 disc: ready 2 extra discs in the Acquisition.
word-great-lighthouse = Great Lighthouse
    .the = the Great Lighthouse
    .text = Remove 1 disc: add 1 ally in each of up to two sea competitions you take part in this phase.
word-colossus = Colossus
    .the = the Colossus
    .text = Remove 1 disc: add 2 allies in a competition in the area of the Wonder or adjacent to it.
word-hanging-gardens = Hanging Gardens
    .the = the Hanging Gardens
    .text = As your play, remove 1 disc: add 1 disc in each of up to two land areas you control.
word-temple-of-artemis = Temple of Artemis
    .the = the Temple of Artemis
    .text = Remove 1 disc: negate an opponent's disaster or religion card, or another card (neither Event nor Competition) that would take discs, talents, cards or a Wonder from you.
word-statue-of-zeus = Statue of Zeus
    .the = the Statue of Zeus
    .text = Remove 1 disc: take the place of your choice in the new turn order.
word-mausoleum = Mausoleum
    .the = the Mausoleum
    .text = Remove 1 disc: draw 1 extra card, or take the top card of the discard pile.

## Abilities

word-legions = Legions
    .text = Add 1 ally in each of up to three competitions a phase in Rome or in areas adjacent to Rome.
word-eternal-city = The Eternal City
    .text = With a City in Rome or in an adjacent land area: draw 1 card or ready 2 extra discs. Without one: ready 1 extra disc.
word-walls-of-carthage = Walls of Carthage
    .text = Add 1 ally in a competition in Carthage.
word-generalship = Generalship
    .text = Add 1 ally in one other land competition a phase.
word-war-fleet = War fleet
    .text = Add 1 ally in one sea competition a phase.
word-herds = Herds
    .text = Ready 1 extra disc.
word-mines-and-smiths = Mines and smiths
    .text = Gain 1 talent if you occupy Celt-Iberia, and 1 if you have a City in Celt-Iberia or in a land area adjacent to it.
word-warrior-bands = Warrior bands
    .text = Add 1 ally in one competition a phase.
word-settling-the-conquered = Settling the conquered
    .text = In one other competition a phase add 1 of your own discs from supply; it stays if it survives.
word-nomads = Nomads
    .text = Ready 1 extra disc.
word-trans-saharan-trade = Trans-Saharan trade
    .text = Gain 1 talent if you have a City in Mauretania and trade with at least two thirds of the other civilizations.
word-light-horse = Light horse
    .text = Add 1 ally in one land competition a phase.
word-heroes = Heroes
    .text = Add 1 ally in each of two land competitions a phase.
word-plunder = Plunder
    .text = The first time you gain loot in a phase, 1 extra talent.
word-topless-towers = Topless towers
    .text = With 2 discs or more in Troy, cards of others cannot affect your discs there, except the Traitor.
word-deep-sea-sailors = Deep-sea sailors
    .text = You may enter the deep seas from Epoch I on.
word-thalassocracy = Thalassocracy
    .text = You may enter the deep seas from Epoch I on.
word-walls-of-ilium = Walls of Ilium
    .text = Add 1 ally in a competition in Troy.
word-allies-of-the-interior = Allies of the interior
    .text = Add 1 ally in one other land competition a phase.
word-colonist-ships = Colonist ships
    .text = Ready 1 extra disc, which must go to sea or is lost.
word-sea-trade = Sea trade
    .text = In the Tally, 1 VP for every 4 sea areas you occupy.
word-alphabet = Alphabet
    .text = Once a Card Phase: discard 1 card, draw 2, keep 1.
word-home-fleet = Home fleet
    .text = Add 1 ally in every competition in a shallow sea adjacent to Minos.
word-raiding-squadrons = Raiding squadrons
    .text = Before the competitions, add 1 ally in up to two shared shallow seas away from Minos; it may start a competition.
word-mastery-of-the-sea = Mastery of the sea
    .text = In the Tally, 1 VP for every 4 sea areas in which you are alone.
word-gift-of-the-nile = Gift of the Nile
    .text = Ready 1 extra disc; with a City in Nile Delta, Egypt or Kush ready 1 more and gain 1 talent.

## Epoch Change Table

word-thera-erupts = Thera Erupts
    .text = Every faction loses 1 disc in each island land area it occupies and 1 disc in each shallow sea where it has 2.
word-age-of-plague = Age of Plague
    .text = Each civilization removes 1 disc from each of two Cities of its choice.
word-years-of-famine = Years of Famine
    .text = Each civilization removes 3 discs from land areas of its choice, at most 1 per area.
word-wandering-peoples = Wandering Peoples
    .text = Each civilization, fewest VP first, places 2 barbarian discs in one land area on any map edge that holds no barbarian disc.
word-collapse-of-trade = Collapse of Trade
    .text = Each civilization loses 1 disc in every shallow sea it shares with another faction, and 1 talent if it has any.
word-wrath-of-the-gods = Wrath of the Gods
    .text = The civilization with most active Wonders buries one of them, its choice.
word-hubris = Hubris
    .text = The civilization with most VP removes 1 disc from each of up to 3 of its Cities; the one with fewest then places 2 discs in or adjacent to its home area.
word-tribute-of-kings = Tribute of Kings
    .text = Each civilization gains 1 talent for every 3 Cities it has, at least 1.
word-the-gods-smile = The Gods Smile
    .text = Every buried Wonder is restored to its last owner, and each civilization puts 1 disc from supply back on each of its active Wonders (not above the starting number).
word-new-colonies = New Colonies
    .text = Each civilization may place 2 discs in shallow sea or land areas it controls or that are adjacent to areas it controls.
word-new-dynasties = New Dynasties
    .text = The turn order of the first turn of the next Epoch is set by VP, fewest first; ties keep their present order.
word-age-of-heroes = Age of Heroes
    .text = Each civilization draws 6 cards instead of 5 for the next Epoch.
word-quiet-years = Quiet Years
    .text = No effect.
word-barbarian-twilight = Barbarian Twilight
    .text = The invasion of the revealed Event is the whole event; nothing more happens.
word-portents = Portents
    .text = The civilization with fewest VP draws 6 cards instead of 5 for the next Epoch and gains no other benefit.

## Choices

choice-done = Done
choice-stop = No more
choice-none = None
choice-pass = Pass
choice-build = Build a Wonder
choice-disc = A disc
choice-all = All the discs
choice-discs = Two more discs
choice-talent = A talent
choice-card = A card
choice-inland = Inland
choice-controlled = A controlled area
choice-discount = Build for less
choice-recharge = Put discs back
choice-deck = Draw from the deck
choice-discard = Take the last discard
choice-saga-of-growth = Saga: 2 more discs
choice-saga-of-glory = Saga: 1 talent and 1 VP
choice-invoke = Invoke Aeneas
choice-decline = Go on as before
choice-place = Place { $what }
choice-pay =
    { $what ->
        [0] Pay nothing
        [one] Pay 1 talent
       *[other] Pay { $what } talents
    }
choice-spend =
    { $what ->
        [0] Spend no talents
        [one] Spend 1 talent on cards
       *[other] Spend { $what } talents on cards
    }

## Questions

ask-choose-civilization = { $seat }, which civilization do you lead?
ask-retire = { $seat }, do you retire discs from the map?
ask-use-something = { $seat }, do you use something now?
ask-resettle = { $seat }, do you take a disc from a City?
ask-deploy =
    { $at-sea ->
        [0] { $ready ->
            [0] { $seat }, all is deployed: done?
           *[other] { $seat }, where do you deploy? Ready: { $ready }.
        }
       *[other] { $seat }, where do you deploy? Ready: { $ready }, of which { $at-sea } only at sea.
    }
ask-play-card = { $seat }, do you play a card, build or pass?
ask-plan =
    { $step-id ->
        [choose-area] { $seat }, { $card }: in which area?
        [choose-faction] { $seat }, { $card }: against whom?
        [choose-effect] { $seat }, { $card }: which effect?
        [place-disc] { $seat }, { $card }: where does the disc go?
        [take-disc] { $seat }, { $card }: from which area does a disc go?
        [take-from] { $seat }, { $card }: whose disc is it?
        [borrow-barbarians] { $seat }, { $card }: barbarians are missing: from which area are they taken?
        [move-from] { $seat }, { $card }: from where does a disc move?
        [move-to] { $seat }, { $card }: where does it move to?
        [recover-card] { $seat }, { $card }: which card comes back to your hand?
        [choose-wonder] { $seat }, { $card }: which Wonder?
        [pledge-ally] { $seat }, { $card }: to which other competition does an ally go?
        [choose-place] { $seat }, { $card }: which place in the turn order?
       *[other] { $seat }, { $card }: how?
    }
ask-aim = { ask-plan }
ask-choose-area = { $seat }, { $card }: in which area?
ask-choose-faction = { $seat }, { $card }: against whom?
ask-choose-effect = { $seat }, { $card }: which effect?
ask-place-disc = { $seat }, { $card }: where does the disc go?
ask-take-disc = { $seat }, { $card }: from which area does a disc go?
ask-take-from = { $seat }, { $card }: whose disc is it?
ask-borrow-barbarians = { $seat }, { $card }: barbarians are missing ({ $count }): from which area are they taken?
ask-move-from = { $seat }, { $card }: from where does a disc move?
ask-move-to = { $seat }, { $card }: where does it move to?
ask-recover-card = { $seat }, { $card }: which card comes back to your hand?
ask-choose-wonder = { $seat }, { $card }: which Wonder?
ask-choose-place = { $seat }, { $card }: which place in the turn order?
ask-choose-talents = { $seat }, { $card }: how many talents do you pay?
ask-respond = { $seat }, do you negate { $cards }?
ask-answer-to = { $seat }, what do you negate with { $card }?
ask-which-wonder = { $seat }, which Wonder do you build?
ask-pay-for-wonder = { $seat }, what do you pay for { $wonder }? { $left } to go.
ask-set-block = { $seat }, where does { $wonder } stand?
ask-restore-at = { $seat }, where does { $wonder } stand again?
ask-commit = { $seat }, competition { $area-at }: which cards do you lay face down, what do you announce?
ask-pledge-ally = { $seat }, to which other competition does an ally go? { $left } left.
ask-raid = { $seat }, in which sea do your squadrons raid?
ask-bear-loss =
    { $count ->
        [one] { $seat } must remove a disc { $area-from }: what do you give?
       *[other] { $seat } must remove { $count } discs { $area-from }: what do you give for the first?
    }
ask-discard-card = { $seat }, which card do you discard?
ask-discard-of-another = { $seat }, which card of { $owner-seat } is discarded?
ask-keep-card = { $seat }, which card do you keep? { $keep } to keep.
ask-take-tied-place = { $seat }, { $tied } are tied in Cities: which place do you take?
ask-change-order = { $seat }, do you change your place in the turn order ({ $order })?
ask-buy-cards = { $seat }, how many talents do you spend on cards, besides the { $cards } you draw?
ask-invoke-aeneas = { $seat }, do you invoke the rule of Aeneas?
ask-choose-new-civilization = { $seat }, which civilization do you lead from now on?
ask-choose-new-home = { $seat }, in which land do you begin anew?

## Events

event-turn =
    Epoch { $epoch ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }, turn { $turn }.
event-phase = { $phase }.
event-chose-civilization = { $seat } leads { $civilization }.
event-turn-order = Turn order: { $order }.
event-retired = { $seat } retires a disc { $area-from }.
event-acquired =
    { $count ->
        [one] { $seat } readies a disc.
       *[other] { $seat } readies { $count } discs.
    }
event-resettled = { $seat } takes a disc from the City { $area-at }.
event-deployed = { $seat } deploys { $area-at }.
event-played =
    { $targets-count ->
        [0] { $seat } plays { $card }.
       *[other] { $seat } plays { $card } ({ $targets }).
    }
event-used-wonder =
    { $targets-count ->
        [0] { $seat } uses { $wonder-the }.
       *[other] { $seat } uses { $wonder-the } ({ $targets }).
    }
event-used-investment = { $seat } uses a disc of { $card }.
event-used-ability = { $seat } uses { $ability }.
event-invested =
    { $count ->
        [one] { $seat } puts a disc on { $card }.
       *[other] { $seat } puts { $count } discs on { $card }.
    }
event-passed = { $seat } passes.
event-answered =
    { $aims-count ->
        [0] { $seat } answers { $target } with { $card }.
       *[other] { $seat } answers { $target } with { $card } ({ $aims }).
    }
event-aimed = { $seat } chooses the targets of { $card } ({ $targets }).
event-negated = { $answer } negates { $card }.
event-disc-placed =
    { $count ->
        [one] { $seat } places a disc { $area-at }.
       *[other] { $seat } places { $count } discs { $area-at }.
    }
event-barbarians-placed =
    { $count ->
        [one] A barbarian disc comes { $area-to }.
       *[other] { $count } barbarian discs come { $area-to }.
    }
event-barbarians-borrowed =
    { $count ->
        [one] A barbarian disc is taken { $area-from }.
       *[other] { $count } barbarian discs are taken { $area-from }.
    }
event-disc-moved = { $seat } moves a disc { $source-from } { $area-to }.
event-discs-lost =
    { $count ->
        [one] { $seat } loses a disc { $area-at }.
       *[other] { $seat } loses { $count } discs { $area-at }.
    }
event-barbarians-lost =
    { $count ->
        [one] The Barbarians lose a disc { $area-at }.
       *[other] The Barbarians lose { $count } discs { $area-at }.
    }
event-ally-lost = { $seat } loses an ally { $area-at }.
event-talent-for-disc = { $seat } pays a talent and keeps the disc { $area-at }.
event-card-for-disc = { $seat } discards { $card } and keeps the disc { $area-at }.
event-store-for-disc = { $seat } removes a disc from { $card } and keeps the one { $area-at }.
event-talents-gained =
    { $count ->
        [one] { $seat } gains a talent.
       *[other] { $seat } gains { $count } talents.
    }
event-talents-lost =
    { $count ->
        [one] { $seat } loses a talent.
       *[other] { $seat } loses { $count } talents.
    }
event-talents-taken =
    { $count ->
        [one] { $from-seat } gives a talent to { $seat }.
       *[other] { $from-seat } gives { $count } talents to { $seat }.
    }
event-vp-gained = { $seat } gains { $count } VP.
event-drew = You draw { $cards }.
event-drew-count =
    { $count ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $count } cards.
    }
event-discarded = { $seat } discards { $card }.
event-recovered = { $seat } takes { $card } back from the discards.
event-looked-at-hand = { $seat } looks at the hand of { $owner-seat }.
event-reshuffled = The discards are shuffled: { $count } cards in the deck.
event-event = Event: { $card }.
event-began-wonder = { $seat } begins { $wonder-the } { $area-at }.
event-paid-disc = { $seat } pays with a disc { $area-from }.
event-wonder-built = { $seat } builds { $wonder-the } { $area-at }.
event-wonder-buried = { $wonder } of { $seat } is buried.
event-wonder-restored = { $seat } brings { $wonder-the } back to light { $area-at }.
event-wonder-recharged =
    { $count ->
        [one] { $seat } puts a disc back on { $wonder-the }.
       *[other] { $seat } puts { $count } discs back on { $wonder-the }.
    }
event-raided = { $seat }: { $ability } { $area-at }.
event-competition = Competition { $area-at }.
event-laid-face-down = { $seat } lays a card face down.
event-announced = { $seat } announces: { $what }.
event-revealed = { $seat } reveals { $card }.
event-allies-joined =
    { $count ->
        [one] An ally joins { $seat } { $area-at }.
       *[other] { $count } allies join { $seat } { $area-at }.
    }
event-looted = { $seat } takes loot { $area-at }: 1 talent and 1 VP.
event-dominated = { $seat } rules the waves { $area-at } and drives the others out.
event-tally = { $seat } gains { $count } VP for Cities and Wonders.
event-aeneas = { $seat } invokes the rule of Aeneas.
event-sudden-death = Sudden death: { $card } is revealed, number { $number }.
event-bought-cards =
    { $count ->
        [one] { $seat } spends a talent on cards.
       *[other] { $seat } spends { $count } talents on cards.
    }
event-epoch-over =
    Epoch { $epoch ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    } ends.
event-epoch-event = { $card }, number { $number }: { $entry }.
event-epoch-most =
    { $what-id ->
        [cities] { $seat } gains 1 VP for having the most Cities.
       *[wonders] { $seat } gains 1 VP for occupying the most areas with Wonders.
    }
event-epoch-points =
    { $seas ->
        [0] { $talents ->
            [0] { $seat } has { $total } VP.
           *[other] { $seat } gains { $talents } VP for its talents and has { $total }.
        }
       *[other] { $talents ->
            [0] { $seat } gains { $seas } VP for the seas it dominates and has { $total }.
           *[other] { $seat } gains { $seas } VP for the seas it dominates and { $talents } for its talents, and has { $total }.
        }
    }
event-game-over = The game is over.

## Why not

why-set-up-civilizations = { $civilization } is not in this set-up.
why-civilization-taken = Somebody leads that civilization already.
why-boundary = That area lies beyond the boundary of the game.
why-deep-seas = The deep seas are closed until Epoch IV.
why-stacking-growth = The stack there is full.
why-retire-no-city = Discs of a City are not retired.
why-retire-own-discs = You have no discs there.
why-resettle-city = Only discs of your Cities are resettled.
why-resettle-once = Only one disc is taken from each City.
why-deploy-ready = You have no ready discs left.
why-deploy-where = You deploy only in areas that you control or contest, or next to those that you control. An area shared in peace is neither.
why-deploy-contested = Next to a contested area you deploy only if no opposing faction has more discs in it than you.
why-deploy-empty-map = Without a disc on the map you begin in your home area or next to it.
why-deploy-at-sea = That disc may only go to sea.
why-competition-cards-when = { $card } is played only in the Competition Phase.
why-competition-cards-where = That card cannot be used there.
why-competition-cards-only = { $card } is no Competition card.
why-negate-as-answer = { $card } is played only in answer to another card.
why-negate-what-it-says = { $card } cannot negate that.
why-negate-price = You cannot pay what { $card } costs.
why-event-immediate = Events never come to a hand.
why-card-must-be-resolved = The card is carried out as far as possible.
why-card-says-where = The card does not allow that area.
why-card-says-whom = The card cannot affect that faction.
why-card-says-wonder = The card cannot affect that Wonder.
why-barbarian-limit = There are no barbarians to take there.
why-no-talents = You have no talents left.
why-ability-alphabet = The alphabet is Phoenicia's, once a phase, with a card to discard.
why-ability-raid = Your squadrons cannot raid there.
why-wonder-once = You have built a Wonder this turn already.
why-wonder-none-left = No Wonder is available any more.
why-wonder-available = { $wonder } is no longer available.
why-wonder-price = You lack resources: five, at least two of them discs from the map.
why-wonder-two-discs = At least two of the resources must be discs from the map, or more if the supply lacks discs.
why-wonder-own-disc = You have no disc there to pay with.
why-wonder-discs = Your supply lacks the { $count } discs that the Wonder asks for.
why-wonder-site = The block goes to a land area that you control and that has no Wonder.
why-order-ties = That place is not among the tied ones.
why-order-cards = { $card } is not played when the turn order is reset.
why-aeneas-home-in-play = The home of that civilization is out of play.
why-aeneas-land = You begin anew on land.
why-aeneas-no-home = That is the home of an opposing civilization.

# Where the points come from
source-cities = Cities
source-wonders = Wonders
source-most-cities = Most Cities of an Epoch
source-most-wonders = Most Wonders of an Epoch
source-seas = Dominated seas
source-talents = Talents
source-loot = Loot
source-cards = Cards and abilities

# Why one move is better than another: what it gives, and what it costs.
more-points = more victory points
less-points = fewer victory points
more-cities = more Cities that nobody disputes
less-cities = fewer Cities that nobody disputes
more-settlements = more Settlements that nobody disputes
less-settlements = fewer Settlements that nobody disputes
more-lands = more land held alone
less-lands = less land held alone
more-seas = more seas with discs
less-seas = fewer seas with discs
more-discs = more discs
less-discs = fewer discs
more-talents = more talents
less-talents = fewer talents
more-cards = more cards in hand
less-cards = fewer cards in hand
more-wonders = more Wonders
less-wonders = fewer Wonders
more-disputed = better prospects in disputed areas
less-disputed = worse prospects in disputed areas
more-growth = more growth to come
less-growth = less growth to come
more-rivals = worse prospects for the rivals
less-rivals = better prospects for the rivals
