name = Gheos
tagline = Dioses que crean continentes, levantan civilizaciones y las hacen caer.

option-points = Puntos
option-points-open = a la vista
option-points-hidden = ocultos hasta el final
# Lo que se explica donde se elige.
about-points = Ocultos, cada cual ve solo su total y el final se adivina menos. Es una opción nuestra.
first-game = El reglamento no propone nada especial para la primera partida: vale lo que está puesto.

# Los jugadores son dioses.
word-dawn = Alba
word-noon = Mediodía
word-dusk = Ocaso
word-night = Noche

# Colores: un seguidor rojo, la civilización roja.
word-red = rojo
    .civ = la civilización roja
word-green = verde
    .civ = la civilización verde
word-yellow = amarillo
    .civ = la civilización amarilla
word-blue = azul
    .civ = la civilización azul
word-black = negro
    .civ = la civilización negra
word-white = blanco
    .civ = la civilización blanca

# En una enumeración: entre la blanca y la amarilla.
word-the-red = la roja
word-the-green = la verde
word-the-yellow = la amarilla
word-the-blue = la azul
word-the-black = la negra
word-the-white = la blanca

word-wheat = trigo
word-sword = espada
word-cup = copa
word-pyramid = pirámide
word-wheat-temple = templo del trigo
word-sword-temple = templo de la espada
word-cup-temple = templo de la copa

word-centre = centro

# La mesa en el terminal.
word-possible = posible
word-epochs = épocas
word-piles = montones
word-points = puntos
word-tokens = fichas
word-hand = mano

# Preguntas.
ask-play-tile = { $seat }: ¿qué loseta juegas?
ask-place-tile = ¿Dónde colocas la loseta, o a cuál reemplaza? ({ $tile })
ask-turn-tile = ¿Cómo giras la loseta en la casilla { $cell }? ({ $tile })
ask-pay-follower = { $seat }: has provocado un conflicto. ¿Qué seguidor devuelves?
ask-choose-winner = { $seat }: empate a espadas. ¿Qué civilización gana la guerra?
ask-choose-refuge = { $seat }: { $civilization-civ } emigra y hay empate a trigo ({ $wheat }). ¿A qué continente va?
ask-gather-people =
    { $optional ->
        [yes] { $seat }: ¿inicias una civilización?
       *[no] { $seat }: ¿inicias una civilización o tomas un seguidor?
    }
ask-choose-continent = ¿En qué continente inicias la civilización?
ask-choose-colour =
    { $followers ->
        [0] ¿De qué color es la civilización de la casilla { $cell }? No da seguidores.
        [one] ¿De qué color es la civilización de la casilla { $cell }? Da 1 seguidor.
       *[other] ¿De qué color es la civilización de la casilla { $cell }? Da { $followers } seguidores.
    }
ask-finish-turn =
    { $scored ->
        [yes] { $seat }: ya has puntuado; acaba el turno.
       *[no] { $tokens ->
            [0] { $seat }: no te quedan fichas de puntuación; acaba el turno.
            [one] { $seat }: ¿juegas tu última ficha de puntuación por { $points ->
                [one] 1 punto
               *[other] { $points } puntos
            } o acabas el turno?
           *[other] { $seat }: ¿juegas una ficha de puntuación (quedan { $tokens }) por { $points ->
                [one] 1 punto
               *[other] { $points } puntos
            } o acabas el turno?
        }
    }

# Botones.
choice-r0 = sin girar
choice-r1 = girada un tercio
choice-r2 = girada dos tercios
choice-pay = devolver un seguidor { $what }
choice-favour = que gane { $what-civ }
choice-follow = tomar un seguidor { $what }
choice-found = iniciar una civilización
choice-decline = no iniciar ninguna
choice-score = jugar una ficha de puntuación
choice-end = robar y acabar el turno

# Lo que pasa.
event-turn = Turno de { $seat }.
event-placed = { $seat } coloca en la casilla { $cell }: { $tile }.
event-replaced = { $seat } reemplaza la loseta de la casilla { $cell } ({ $old }) por otra: { $tile }.
event-war = Guerra entre { $rivals } (espadas: { $swords }): vence { $winner-civ }.
event-war-tied = Guerra entre { $rivals } (espadas: { $swords }): empatan { $equals }.
event-favoured = { $seat } decide el empate: vence { $civilization-civ }.
event-migration = El continente se parte: { $civilization-civ } emigra a la casilla { $cell } (trigo: { $wheat }).
event-migration-tied = El continente se parte: { $civilization-civ } emigra; empatan a trigo ({ $wheat }) las casillas { $cells }.
event-migration-to-island = Migración: { $civilization-civ } acaba en una isla (trigo: { $wheat }) y se vuelve insignificante.
event-migration-into-war = El continente se parte: { $civilization-civ } emigra a las tierras de { $winner-civ } (trigo: { $wheat }) y pierde sin luchar.
event-migrated = En la casilla { $cell } vive ahora { $civilization-civ }.
event-paid = { $seat } devuelve un seguidor { $colour }.
event-perished =
    { $followers ->
        [0] Desaparece { $civilization-civ }; nadie pierde seguidores.
        [one] Desaparece { $civilization-civ }, y con ella 1 seguidor.
       *[other] Desaparece { $civilization-civ }, y con ella { $followers } seguidores.
    }
event-temple-ahead =
    { $points ->
        [one] Tras el conflicto, el templo dará 1 punto a { $seat } (símbolo: { $symbol }).
       *[other] Tras el conflicto, el templo dará { $points } puntos a { $seat } (símbolo: { $symbol }).
    }
event-temple =
    { $points ->
        [one] { $seat } suma 1 punto por su templo (símbolo: { $symbol }).
       *[other] { $seat } suma { $points } puntos por su templo (símbolo: { $symbol }).
    }
event-temple-unoccupied = El templo de { $seat } en la casilla { $cell } no puntúa: su tierra no está ocupada.
event-followed = { $seat } toma un seguidor { $colour }.
event-founded =
    { $followers ->
        [0] { $seat } inicia { $civilization-civ } en la casilla { $cell }, sin seguidores.
        [one] { $seat } inicia { $civilization-civ } en la casilla { $cell } y toma 1 seguidor.
       *[other] { $seat } inicia { $civilization-civ } en la casilla { $cell } y toma { $followers } seguidores.
    }
event-declined = { $seat } no inicia ninguna civilización.
event-no-people = { $seat } no puede iniciar una civilización ni tomar un seguidor.
event-scored =
    { $seat } juega una ficha de puntuación: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }. { $left ->
        [0] No le queda ninguna.
        [one] Le queda 1.
       *[other] Le quedan { $left }.
    }
event-drew = Robas: { $tile }.
event-epoch = { $seat } roba una loseta de Época ({ $number } de { $last }).
event-epoch-points =
    { $points ->
        [one] { $seat } suma 1 punto por las pirámides.
       *[other] { $seat } suma { $points } puntos por las pirámides.
    }
event-end-by-tokens = Se ha jugado la última ficha de puntuación: acaba la partida.
event-end-by-epochs = Ha salido la loseta de Época que acaba la partida.
event-final-points =
    { $points ->
        [one] Ronda final: { $seat } suma 1 punto por las copas.
       *[other] Ronda final: { $seat } suma { $points } puntos por las copas.
    }

# Por qué no.
why-tile-from-hand = No tienes esa loseta en la mano ({ $tile }).
why-place-beside = La casilla { $cell } no toca ninguna loseta en juego.
why-pyramid-stays = La loseta de la casilla { $cell } tiene una pirámide y no se puede reemplazar.
why-war-needs-follower = Provocaría una guerra entre { $rivals }, y no tienes seguidores con que pagarla.
why-migration-needs-follower = Haría emigrar a { $civilization-civ }, y no tienes seguidores con que pagarlo.
why-pay-held-follower = No tienes ningún seguidor { $colour }.
why-war-tie-among-strongest = Entre las empatadas a más espadas no está { $civilization-civ }.
why-migration-richest = Ahí no puede ir { $civilization-civ }: solo a una de las partes de su continente con más trigo.
why-found-marker-left = Todos los marcadores de civilización están en juego.
why-found-on-continent = No hay ningún continente desocupado.
why-found-unoccupied = En el continente de la casilla { $cell } ya vive { $civilization-civ }.
why-found-marker-in-supply = Ya está en juego { $civilization-civ }.
why-people-if-possible = Si no inicias una civilización, tomas un seguidor.
why-follow-in-play = La civilización de ese color ({ $colour }) no está en juego.
why-follow-from-supply = No quedan seguidores de ese color ({ $colour }) en la reserva.
why-token-left = No te quedan fichas de puntuación.
why-token-once-a-turn = Solo se juega una ficha de puntuación por turno.

# Las losetas. Una llanura es una masa continental que une los tres bordes; un cabo, una que une
# dos, con una costa enfrente; una bahía, tres costas.
word-start = loseta inicial
word-plain-wheat = llanura con trigo
word-plain-cup = llanura con copa
word-plain-sword = llanura con espada
word-plain-wheat-cup = llanura con trigo y copa
word-plain-cup-sword = llanura con copa y espada
word-plain-sword-wheat = llanura con espada y trigo
word-plain-wheat-wheat = llanura con doble trigo
word-plain-cup-cup = llanura con doble copa
word-plain-sword-sword = llanura con doble espada
word-cape-wheat = cabo con trigo
word-cape-cup = cabo con copa
word-cape-sword = cabo con espada
word-cape-wheat-shore-cup = cabo con trigo, con copa en la costa
word-cape-cup-shore-sword = cabo con copa, con espada en la costa
word-cape-sword-shore-wheat = cabo con espada, con trigo en la costa
word-cape-wheat-wheat = cabo con doble trigo
word-cape-cup-cup = cabo con doble copa
word-cape-sword-sword = cabo con doble espada
word-cape-wheat-sword = cabo con trigo y espada
word-cape-cup-wheat = cabo con copa y trigo
word-cape-sword-cup = cabo con espada y copa
word-cape-shore-wheat = cabo con trigo en la costa
word-cape-shore-cup = cabo con copa en la costa
word-cape-shore-sword = cabo con espada en la costa
word-bay-wheat = bahía con trigo
word-bay-cup = bahía con copa
word-bay-sword = bahía con espada
word-bay-wheat-cup = bahía con trigo y copa
word-bay-cup-sword = bahía con copa y espada
word-bay-sword-wheat = bahía con espada y trigo
word-bay-wheat-wheat = bahía con doble trigo
word-bay-cup-cup = bahía con doble copa
word-bay-sword-sword = bahía con doble espada
word-cape-pyramid-shore-wheat = cabo con pirámide, con trigo en la costa
word-cape-pyramid-shore-cup = cabo con pirámide, con copa en la costa
word-cape-pyramid-shore-sword = cabo con pirámide, con espada en la costa
word-cape-wheat-shore-pyramid = cabo con trigo, con pirámide en la costa
word-cape-cup-shore-pyramid = cabo con copa, con pirámide en la costa
word-cape-sword-shore-pyramid = cabo con espada, con pirámide en la costa
word-plain-wheat-temple = llanura con templo del trigo
word-plain-cup-temple = llanura con templo de la copa
word-plain-sword-temple = llanura con templo de la espada
word-cape-wheat-temple-shore-cup = cabo con templo del trigo, con copa en la costa
word-cape-cup-temple-shore-sword = cabo con templo de la copa, con espada en la costa
word-cape-sword-temple-shore-wheat = cabo con templo de la espada, con trigo en la costa
word-cape-sword-shore-wheat-temple = cabo con espada, con templo del trigo en la costa
word-cape-wheat-shore-cup-temple = cabo con trigo, con templo de la copa en la costa
word-cape-cup-shore-sword-temple = cabo con copa, con templo de la espada en la costa
word-bay-wheat-temple-cup = bahía con copa y templo del trigo
word-bay-cup-temple-sword = bahía con espada y templo de la copa
word-bay-sword-temple-wheat = bahía con trigo y templo de la espada

# De dónde vienen los puntos
source-temples = Templos
source-tokens = Fichas de puntuación
source-epochs = Épocas
source-final = Recuento final

# Por qué una jugada es mejor que otra: lo que da, y lo que cuesta.
more-points = más puntos
less-points = menos puntos
more-tokens = fichas para más adelante
less-tokens = menos fichas para más adelante
more-followers = más seguidores
less-followers = menos seguidores
more-cups = más copas para tus seguidores
less-cups = menos copas para tus seguidores
more-pyramids = más pirámides para las épocas que vienen
less-pyramids = menos pirámides para las épocas que vienen
more-swords = más espadas que protegen
less-swords = menos espadas que protegen
more-safety = más seguidores a salvo de cualquier guerra
less-safety = menos seguidores a salvo de cualquier guerra
more-temples = templos en la mano que puntuarían más
less-temples = templos en la mano que puntuarían menos
more-people-to-gather = más seguidores por reunir pronto
less-people-to-gather = menos seguidores por reunir pronto
more-rivals = menos perspectivas para los rivales
less-rivals = más perspectivas para los rivales
