board-label = Mapa de Gheos: triángulos por filas, de norte a sur
cell-empty = vacía
cell-of = { $civilization-civ }
continent = Continente de { $cell }
continent-free = desocupado
epochs = Épocas: { $drawn } de { $last }
piles =
    { $count ->
        [one] queda 1 loseta por robar
       *[other] quedan { $count } losetas por robar
    }
omen = Lo que pasaría
omen-war = Guerra
omen-migrates = Migración
omen-migration = se va a { $cell }, con { $wheat } de trigo
omen-migration-tied = eliges tú adónde: empate a { $wheat } de trigo
omen-migration-to-island = acaba en una isla y desaparece
omen-migration-into-war = llega a tierra de { $winner-civ } y desaparece
omen-price = Pagas un seguidor
omen-points = +{ $points }
omen-idle = El templo no puntúa: tierra desocupada
omen-peaceful = Sin conflictos
turn-tile = Girar
place-here = Colocar
hand = Lo que tienes
people = Tus seguidores por civilización
people-in-play =
    { $count ->
        [one] { $civilization-civ }: tienes 1 seguidor; en la reserva, { $supply }
       *[other] { $civilization-civ }: tienes { $count } seguidores; en la reserva, { $supply }
    }
people-away = { $civilization-civ }, fuera de juego
supply =
    { $count ->
        [one] 1 libre
       *[other] { $count } libres
    }
followers = seguidores de { $civilization-civ }
points = puntos
points-short = ptos
tokens =
    { $count ->
        [one] le queda 1 ficha de puntuación
       *[other] le quedan { $count } fichas de puntuación
    }
token-worth = puntos de una ficha de puntuación ahora
epoch-worth = puntos por pirámides si saliera ahora una Época
known-tokens = fichas de puntuación que le quedan
known-tiles = losetas en la mano

tour-board = El mundo crece desde la loseta inicial. Las tierras que se tocan forman continentes; los de una civilización llevan su color y su emblema. Acerca con la rueda o con dos dedos.
tour-tiles = Tus dos losetas. Elige una y toca dónde va: junto a otra, o en lugar de otra. Gírala con un toque o con la R; verás qué pasaría antes de confirmar.
tour-people = Después tomas un seguidor o inicias una civilización en un continente libre: te da un seguidor por cada trigo.
tour-continents = Cada continente con sus símbolos contados: el trigo da seguidores, las espadas ganan guerras, las copas y las pirámides dan puntos por cada seguidor.
tour-epochs = Cada Época que sale puntúa las pirámides de todos; con la última acaba la partida. Tus tres fichas puntúan las copas cuando tú quieras.

# En la página el tablero señala la casilla: su nombre, que no está en él, no se dice.
cell-marked = la casilla señalada
tile-turned = girada como se ve
ask-turn-tile = ¿Cómo giras la loseta? ({ $tile })
ask-choose-colour =
    { $followers ->
        [0] ¿De qué color es la nueva civilización? No da seguidores.
        [one] ¿De qué color es la nueva civilización? Da 1 seguidor.
       *[other] ¿De qué color es la nueva civilización? Da { $followers } seguidores.
    }
event-placed = { $seat } coloca: { $tile }.
event-replaced = { $seat } reemplaza { $old } por { $tile }.
event-migration = El continente se parte: { $civilization-civ } emigra (trigo: { $wheat }).
event-migration-tied = El continente se parte: { $civilization-civ } emigra; hay empate a trigo ({ $wheat }).
event-migrated = { $civilization-civ } vive ahora en otro continente.
event-temple-unoccupied = Un templo de { $seat } no puntúa: su tierra no está ocupada.
event-founded =
    { $followers ->
        [0] { $seat } inicia { $civilization-civ }, sin seguidores.
        [one] { $seat } inicia { $civilization-civ } y toma 1 seguidor.
       *[other] { $seat } inicia { $civilization-civ } y toma { $followers } seguidores.
    }
why-place-beside = Esa casilla no toca ninguna loseta en juego.
why-pyramid-stays = Esa loseta tiene una pirámide y no se puede reemplazar.
why-found-unoccupied = En ese continente ya vive { $civilization-civ }.

# Lo que decide un empate
tie-1 = el número de seguidores

# Lo que es cada cosa
about-civilization = Cada seguidor puntúa con una ficha, y al final, un punto por cada copa del continente de su civilización; en cada época, uno por cada pirámide.
land-free = Continente desocupado
land-symbols = { $who }: trigo { $wheat }, espadas { $sword }, copas { $cup }, pirámides { $pyramid }.
land-worth =
    { $followers ->
        [one] Tu seguidor vale ahora { $token } con una ficha y { $epoch } si sale una Época.
       *[other] Tus { $followers } seguidores valen ahora { $token } con una ficha y { $epoch } si sale una Época.
    }
about-tile = Se coloca junto a otra loseta, tierra con tierra y agua con agua, o reemplaza a una del mapa. Las espadas son la fuerza de una civilización, el trigo decide adónde emigra, las copas y pirámides puntúan, un templo puntúa al jugarlo.

risk-token = Tu ficha no puntúa nada ahora, y no vuelve.

# Lo que se puede hacer, con una frase cada cosa.
can-follow = Toma un seguidor de la reserva: puntuará cuando juegues una ficha.
can-found = Da un color a un continente sin ocupar y toma sus seguidores.
can-decline = No tomas nada en este turno.
can-score = Puntúas ahora por tus seguidores: uno por cada copa de su continente. La ficha sale del juego.
can-end = Robas una loseta y acabas el turno; puede salir una época y puntuar todos.
can-pay = Lo que has provocado se paga con un seguidor de este color.
can-favour = La guerra está empatada y la decides tú: la otra civilización desaparece.
can-r0 = Como está.
can-r1 = Gira la loseta un tercio de vuelta.
can-r2 = Gira la loseta dos tercios de vuelta.
