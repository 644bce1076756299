board-label = Mapa del Mar Interior: áreas de norte a sur
area-land = tierra
area-shallow = mar poco profundo
area-deep = mar profundo
area-away = fuera de juego
area-discs =
    { $count ->
        [one] 1 disco { $faction-from }
       *[other] { $count } discos { $faction-from }
    }
area-allies =
    { $count ->
        [one] con 1 aliado { $faction-from }
       *[other] con { $count } aliados { $faction-from }
    }
area-city = Ciudad { $faction-from }
area-contested = disputada
area-dominated = dominado por { $faction-the }
area-list = Áreas que puedes elegir
area-count =
    { $count ->
        [one] 1 área
       *[other] { $count } áreas
    }
short-name = Mar Interior
phase-growth-phase = Crecimiento
phase-card-phase = Cartas
phase-competition-phase = Competición
phase-adjustment-phase = Ajustes
phase-choosing = Elección
phase-epoch-end = Fin de la Época
epoch = Época { $epoch } de { $of }
turn-number = Jugada { $turn }
epoch-turn = Turno { $turn }
turn-order = Orden de turno
deck = cartas de Destino por robar
piles = Cartas descartadas
pile-discard = Descartes ({ $count })
pile-aside = Apartadas hasta el fin de la Época ({ $count })
barbarian-supply = discos bárbaros en la reserva
npc = sin jugador
npc-short = (juego)
npc-enemy = sin jugador; enemigo principal: { $enemy }
vp = puntos de victoria
vp-short = PV
cities = Ciudades
settlements = Asentamientos
talents = talentos
hand-size = cartas en mano
supply = discos en la reserva
has-passed = ha pasado
known-leads = lidera
known-areas = áreas con discos
known-on-map = discos en el mapa
known-growth = próximo crecimiento
known-cards-phase = cartas
known-card = carta conocida
known-invested =
    { $count ->
        [one] 1 disco
       *[other] { $count } discos
    }
ready-left =
    { $count ->
        [one] 1 disco por desplegar
       *[other] { $count } discos por desplegar
    }
ready-at-sea = { $count } solo en el mar
growth-retire = ¿Retiras discos?
growth-resettle = ¿Tomas un disco de una Ciudad?
growth-next =
    { $count ->
        [one] Próximo crecimiento: 1 disco
       *[other] Próximo crecimiento: { $count } discos
    }
undo-short = Deshacer
hand = Tus cartas
card-says = { $card-text }
kind-plain = Destino
kind-negate = Anulación
kind-event = Evento
kind-investment = Inversión
kind-competition = Competición
kind-wonder = Maravilla
kind-ability = Habilidad
kind-disaster = desastre
kind-religion = religión
kind-barbarian = bárbaros
kind-great-person = gran personalidad
civilizations = Civilizaciones
begins-in = Empieza en: { $areas }.
factions = Contra quién
competition-in = Competición { $area-at }
competition-commit = 1. Cartas
competition-reveal = 2. Revelación
competition-strike = 3. Retirada
competition-coming =
    { $count ->
        [one] queda 1 más
       *[other] quedan { $count } más
    }
competition-made-of =
    { $allies ->
        [0] { $discs ->
            [one] 1 disco
           *[other] { $discs } discos
        }
       *[other] { $discs } + { $allies } { $allies ->
            [one] aliado
           *[other] aliados
        }
    }
competition-fallen = −{ $count }
competition-left =
    { $count ->
        [0] caería
       *[other] le quedarían { $count }
    }
face-down = una carta bocabajo
face-down-count =
    { $count ->
        [one] 1 carta bocabajo
       *[other] { $count } cartas bocabajo
    }
negation = Se puede anular una carta
negation-aims = Objetivo: { $aims }.
negation-hits = Golpea a: { $hits }.
negation-hits-nobody = No quita nada a nadie.
negation-can = Juega una de las cartas iluminadas para anularla, o deja que ocurra.
negation-cannot = No tienes con qué anularla.
known-cards = Conoces: { $cards }
buried = enterrada

tour-map = El Mar Interior entero. Cada pila lleva su número; las murallas marcan Ciudades, las espadas cruzadas áreas disputadas y los tridentes mares dominados. Acerca con la rueda o con dos dedos.
tour-ranks = Época, turno y fase, y todos por orden de turno con sus puntos de victoria, Ciudades, talentos y cartas.
tour-growth = En tu crecimiento, toca un área por cada disco. Lo que queda, deshacer y listo están siempre bajo el mapa; la lista nombra las áreas a tu alcance.
tour-hand = Tus cartas de Destino dicen lo que hacen. Las iluminadas se pueden jugar; después toca en el mapa dónde actúan. A su lado, tus Maravillas e inversiones.
tour-competition = Las áreas disputadas se resuelven de una en una desde el nordeste: cartas bocabajo, que se revelan a la vez, y después se retiran discos, primero de las pilas más pequeñas.

# Lo que decide un empate
tie-1 = las Maravillas activas
tie-2 = las Ciudades
tie-3 = los discos en el mapa
tie-4 = las áreas ocupadas
tie-5 = que nadie la jugara

risk-pass =
    { $cards ->
        [0] Pasar es definitivo: no haces nada más en esta fase.
        [one] Pasar es definitivo: 1 carta se queda en tu mano y no construyes nada más en esta fase.
       *[other] Pasar es definitivo: { $cards } cartas se quedan en tu mano y no construyes nada más en esta fase.
    }
risk-ready =
    { $ready ->
        [one] 1 disco preparado se queda sin desplegar.
       *[other] { $ready } discos preparados se quedan sin desplegar.
    }

# Lo que se puede hacer, con una frase cada cosa.
can-pass = No haces nada más aquí; en la Fase de Cartas, pasar es definitivo.
can-build = Empiezas o sigues una Maravilla: se paga con discos y talentos.
can-done = Acabas con esto y sigue la partida.
can-stop = Ninguno más: sigue lo que se estaba haciendo.
can-disc = Lo pagas con un disco.
can-talent = Lo pagas con un talento.
can-all = Lo pagas con todos los discos de allí.
can-invoke = Vuelves a empezar con otra civilización: la Regla de Eneas.
can-decline = Sigues con tu civilización.

# La pregunta dice ya para qué; los botones son muchos.
choice-pay =
    { $what ->
        [0] Ninguno
        [one] 1 talento
       *[other] { $what } talentos
    }
choice-spend =
    { $what ->
        [0] Ninguno
        [one] 1 talento
       *[other] { $what } talentos
    }
