kind-farm = Granja
kind-mine = Mina
kind-lab = Laboratorio
kind-temple = Templo
kind-arena = Arena
kind-library = Biblioteca
kind-theater = Teatro
kind-infantry = Infantería
kind-cavalry = Caballería
kind-artillery = Artillería
kind-air-force = Fuerza aérea
kind-special-military = Tecnología militar
kind-special-civil = Tecnología civil
kind-special-colonization = Tecnología de colonización
kind-special-construction = Tecnología de construcción
kind-government = Gobierno
kind-wonder = Maravilla
kind-leader = Líder
kind-action = Carta de acción
kind-event = Evento
kind-territory = Territorio
kind-aggression = Agresión
kind-war = Guerra
kind-pact = Pacto
kind-tactic = Táctica
kind-bonus = Carta de bonificación

card-text = { $card-text }
card-live = se puede hacer algo con ella
cost-science = para desarrollarla
cost-government = para desarrollarlo (por revolución)
cost-resources = por cada trabajador
cost-stages = recursos, etapa a etapa
cost-military = acciones militares
symbol-science = ciencia
symbol-culture = cultura
symbol-strength = fuerza
symbol-happy = felicidad
symbol-civil = acciones civiles
symbol-military = acciones militares
symbol-colonization = colonización
symbol-blue = fichas azules
symbol-yellow = fichas amarillas
symbol-hand = cartas en la mano
symbol-food = comida
symbol-resources = recursos
symbol-population = población
symbol-cards = cartas militares
symbol-defence = defensa

row-label = Fila de cartas
row-price =
    { $price ->
        [one] { $price } acción civil
       *[other] { $price } acciones civiles
    }
row-swept = sale de la fila al empezar el próximo turno
row-empty = espacio vacío
scores = Todos los jugadores
score-of = { $seat }: cultura { $culture } (+{ $culture-rating }), ciencia { $science } (+{ $science-rating }), fuerza { $strength }, felicidad { $happiness }
closing-of = Si la partida terminara ahora, ganaría { $culture } de cultura más
civilization-of = Civilización de { $seat }

vital-civil = Acciones civiles: { $left } de { $total }
known-each-turn = { $stock } (+{ $made } por turno)
known-of = { $count } de { $most }
known-list = { $words }
vital-military = Acciones militares: { $left } de { $total }
vital-food = Comida: { $stock }; produce { $made }, consume { $lost }
vital-resources = Recursos: { $stock }; produce { $made }, pierde { $lost } por corrupción
vital-happiness = Felicidad { $have } de { $needed } necesarias{ $discontent ->
    [0] {""}
   *[other] ; trabajadores descontentos: { $discontent }
}
vital-unused = Trabajadores desocupados: { $count }
population-button = Aumentar la población por { $cost } de comida
yellow-bank = Reserva amarilla: { $count } fichas. Un trabajador cuesta { $cost } de comida; la población consume { $lost } y necesita { $needed } caras sonrientes
blue-bank = Reserva azul: { $count } fichas. Corrupción: { $lost }

tile-workers =
    { $count ->
        [0] sin trabajadores
        [one] 1 trabajador
       *[other] { $count } trabajadores
    }
tile-tokens =
    { $count ->
        [one] 1 ficha azul
       *[other] { $count } fichas azules
    } por valor de { $worth } de { $goods }
tile-limit = hasta { $limit } edificios urbanos de cada tipo
tile-stages = { $built } de { $count } etapas construidas
tile-ruined = en ruinas
tile-complete = completa
tile-exclusive = exclusiva
tile-common = común
tile-colony = colonia
tile-pact = { $side-id ->
    [a] A, con { $seat }
    [b] B, con { $seat }
   *[other] con { $seat }
}
tile-war = { $seat }: { $attack } a { $defence }

military-board = Tablero militar
events = Eventos
current-events = Eventos actuales
future-events = Futuros
past-events = Pasados
next-event = Próximo evento
own-events = Preparados por ti
no-events-yet = Aún no ha llegado ningún evento.
common-tactics = Tácticas comunes
round-number = Ronda { $round }
rounds-left =
    { $count ->
        [0] Última ronda
        [one] Queda una ronda más
       *[other] Quedan { $count } rondas más
    }
decks-left = Quedan por robar: { $decks }
civil-deck =
    { $count ->
        [one] 1 carta civil
       *[other] { $count } cartas civiles
    }
military-deck =
    { $count ->
        [one] 1 militar
       *[other] { $count } militares
    }

hand = Tu mano
hand-civil = Cartas civiles: { $count } de { $limit }
hand-civil-short = Cartas civiles
hand-military = Cartas militares: { $count } de { $limit }
hand-military-short = Cartas militares
hand-just-taken = tomada este turno
hand-none = ninguna

scene-face-down = boca abajo
scene-bidders = Quiénes pueden pujar, con la fuerza de sus unidades y sus cartas en la mano
scene-bids = puja { $bid }

end-brings = Producción: { $culture } de cultura, { $science } de ciencia, { $food } de comida, { $resources } recursos
end-uprising = ¡Revuelta! Trabajadores descontentos: { $count }; desocupados: { $unused }. No se produce nada.
end-corruption = Corrupción: pierdes { $food ->
    [0] { $resources ->
        [one] { $resources } recurso.
       *[other] { $resources } recursos.
    }
   *[other] { $resources ->
        [0] { $food } de comida.
        [one] { $resources } recurso y { $food } de comida.
       *[other] { $resources } recursos y { $food } de comida.
    }
}
end-famine = Hambre: { $count ->
    [one] falta 1 de comida
   *[other] faltan { $count } de comida
}, que { $count ->
    [one] cuesta
   *[other] cuestan
} { $culture } de cultura.
end-unused =
    { $count ->
        [one] Queda 1 acción civil sin usar.
       *[other] Quedan { $count } acciones civiles sin usar.
    }
end-discards =
    { $count ->
        [one] Descartarás 1 carta militar.
       *[other] Descartarás { $count } cartas militares.
    }

tour-row = La fila de cartas. Los discos blancos bajo una carta son las acciones civiles que te cuesta; las marcadas en rojo salen al empezar el próximo turno.
tour-civilization = Tu civilización: tecnologías por tipo con sus trabajadores y fichas azules; después gobierno, líder, maravillas y colonias. Toca una carta para ver qué se puede hacer con ella.
tour-vitals = Tus acciones, comida, recursos y reservas. Cada sección dice lo que cuesta un trabajador y lo que se consume, o lo que se lleva la corrupción.
tour-scores = Cultura, ciencia, fuerza y felicidad de todos. Toca a un jugador para ver aquí su civilización.
tour-events = La época, los mazos, los eventos futuros y pasados, y las tácticas comunes que se pueden copiar.

# Lo que se puede hacer, con una frase cada cosa.
can-population = Pagas comida y ganas un trabajador desocupado. Una acción civil.
can-build = Un trabajador desocupado pasa a esta tecnología y pagas sus recursos. Una acción civil; militar si es una unidad.
can-upgrade = Un trabajador sube a una tecnología mejor de su tipo: pagas la diferencia.
can-destroy = Un trabajador deja el edificio y queda desocupado. Una acción civil.
can-disband = Una unidad se deshace y su trabajador queda desocupado. Una acción militar.
can-leader = Pones en juego a tu líder; el que tuvieras se va. Una acción civil.
can-stage = Pagas los recursos de la etapa siguiente de tu maravilla. Una acción civil.
can-develop = Pagas su ciencia y la tecnología queda en juego. Una acción civil.
can-revolution = Cambias de gobierno por menos ciencia, con todas tus acciones civiles.
can-tactic = Tus ejércitos luchan con esta táctica. Una acción militar.
can-copy = Adoptas una táctica que ya es común. Dos acciones militares.
can-end = Termina el turno: producción, consumo y cartas militares.
can-pass = No haces nada político en este turno.
can-event = Preparas un evento boca abajo y se resuelve uno de los actuales; ganas cultura por su nivel.
can-yield = No añades nada a la defensa: la agresión se resuelve.
can-done = No añades nada más.
can-resign = Abandonas: pierdes la partida y los demás siguen.
