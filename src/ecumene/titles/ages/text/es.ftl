name = Through the Ages
tagline = Una nueva historia de la civilización: cartas, maravillas, líderes y guerras desde la Antigüedad hasta hoy.

option-hands = Cartas civiles en la mano
option-hands-open = a la vista de todos
option-hands-hidden = ocultas
option-resignation = Se puede abandonar la partida
option-last_age = Duración (más corta: opción nuestra)
option-last_age-i = hasta la Época I
option-last_age-ii = hasta la Época II
option-last_age-iii = completa
option-peaceful = Partida pacífica, sin agresiones ni guerras (opción nuestra)
# Lo que se explica donde se elige.
about-hands = Las cartas civiles se toman a la vista de todos, y el reglamento deja que la mano también lo esté. Ocultas, hay que recordarlas.
about-resignation = Con ella, abandonar es una acción política: quien abandona pierde y los demás siguen.
about-last_age = Completa dura varias horas. Más corta, la última ronda llega antes y no se aplican los eventos pendientes.
about-peaceful = Sin agresiones, guerras ni pactos que hablen de ataques; la fuerza sigue contando en los eventos.
first-game = El Manual propone para la primera partida algo más corto y sin guerras: hasta la Época II y pacífica.

word-until-i = hasta la Época I
word-until-ii = hasta la Época II
word-peaceful = partida pacífica
word-closing = al final

word-orange = Naranja
word-green = Verde
word-violet = Violeta
word-gray = Gris

word-age-a = Época A
word-age-i = Época I
word-age-ii = Época II
word-age-iii = Época III
word-age-iv = Época IV

word-food = comida
word-resources = recursos
word-science = ciencia
word-round = Ronda
word-civil-deck = mazo civil
word-military-deck = mazo militar
word-past-events = último evento
word-current-events = eventos actuales
word-future-events = eventos futuros
word-next-event = próximo evento
word-common-tactics = tácticas compartidas
word-resigned = ha abandonado
word-culture = cultura
word-strength = fuerza
word-happiness = felicidad
word-civil-actions = acciones civiles
word-military-actions = acciones militares
word-unused-workers = desocupados
word-blue-bank = reserva azul
word-yellow-bank = reserva amarilla
word-uprising = ¡revuelta!
word-civil-hand = cartas civiles
word-military-hand = cartas militares

word-side-a = el lado A
word-side-b = el lado B

choice-take = Tomar { $what }
choice-take-2 = Tomar { $what } (segunda copia)
choice-take-3 = Tomar { $what } (tercera copia)
choice-population = Aumentar la población
choice-build = Construir: { $what }
choice-upgrade = Modernizar: { $what }
choice-destroy = Destruir: { $what }
choice-disband = Desmantelar: { $what }
choice-leader = Poner en juego a { $what }
choice-stage = Construir { $what ->
    [one] una etapa de la maravilla
   *[other] { $what } etapas de la maravilla
}
choice-develop = Desarrollar { $what }
choice-revolution = Revolución: { $what }
choice-play = Jugar { $what }
choice-tactic = Táctica: { $what }
choice-copy = Copiar la táctica { $what }
choice-hammurabi = Hammurabi: usar una acción militar como civil
choice-recruit = Federico Barbarroja: población y { $what }
choice-compose = Bach: convertir { $what } en teatro
choice-liner = Transatlánticos: obtener 1 población
choice-churchill-culture = Churchill: 3 de cultura
choice-churchill-arms = Churchill: ciencia y recursos militares
choice-trade-food = Rutas comerciales: pagar 1 comida en lugar de 1 recurso
choice-trade-resource = Rutas comerciales: pagar 1 recurso en lugar de 1 comida
choice-end = Terminar el turno
choice-pass = Pasar
choice-event = Preparar el evento { $what }
choice-aggression = { $what }
choice-war = { $what }
choice-pact = Ofrecer el pacto { $what }
choice-cancel = Anular el pacto { $what }
choice-columbus = Colón: colonizar { $what }
choice-alexander = Retirar a Alejandro Magno por una ficha amarilla
choice-resign = Abandonar la partida
choice-side-a = Quedarme el lado A
choice-side-b = Quedarme el lado B
choice-accept = Aceptar
choice-refuse = Rechazar
choice-yield = No defenderse
choice-discard = Descartar boca abajo: { $what }
choice-bid = Pujar { $what }
choice-send = Enviar { $what }
choice-done = Ya está
choice-recover = Recuperar una acción civil
choice-part = { $what ->
    [0] Todo en recursos
   *[other] { $what } de comida, el resto en recursos
}
choice-remove-leader = Su líder
choice-remove-wonder = Su maravilla sin completar
choice-science = El resto en puntos de ciencia

ask-take-action = { $seat }: ¿qué haces? { $civil ->
    [0] { $military ->
        [0] No te quedan acciones.
        [one] Solo te queda { $military } acción militar.
       *[other] Solo te quedan { $military } acciones militares.
    }
   *[other] Te { $civil ->
        [one] queda { $civil } acción civil
       *[other] quedan { $civil } acciones civiles
    }{ $military ->
        [0] {""}.
        [one] {" "}y { $military } militar.
       *[other] {" "}y { $military } militares.
    }
}
ask-choose-politics = { $second ->
    [yes] { $seat }: Julio César permite una segunda acción política. ¿Cuál?
   *[no] { $seat }: ¿qué acción política realizas?
}
ask-choose-rival = { $kind-id ->
    [pact] { $seat }: ¿a quién ofreces el pacto { $card }?
    [war] { $seat }: ¿a quién declaras la { $card }?
   *[aggression] { $seat }: ¿contra quién juegas { $card }?
}
ask-choose-side = { $seat }: ¿qué lado del pacto { $card } te quedas frente a { $rival-seat }?
ask-answer-pact = { $seat }: { $owner-seat } te ofrece el pacto { $card }{ $side-id ->
    [both-sides] {""}
   *[other] ; te tocaría { $side }
}. ¿Lo aceptas?
ask-defend = { $seat }: { $attacker-seat } te ataca con { $card }. Te { $missing ->
    [one] falta { $missing }
   *[other] faltan { $missing }
} de fuerza; puedes usar hasta { $most ->
    [one] una carta
   *[other] { $most } cartas
}.
ask-defend-with = { $seat }: te { $missing ->
    [one] falta { $missing }
   *[other] faltan { $missing }
} de fuerza. ¿Qué otra carta añades?
ask-share-plunder = { $seat }: saqueas { $amount } a { $rival-seat }. ¿Cuánto en comida?
ask-raid-building = { $seat }: ¿qué edificio urbano de { $rival-seat } destruyes (hasta la { $age })?
ask-annex-colony = { $seat }: ¿qué colonia de { $rival-seat } te anexionas?
ask-infiltrate = { $seat }: ¿qué pierde { $rival-seat }?
ask-take-technology = { $seat }: tienes una ventaja de { $amount } sobre { $rival-seat }. ¿Qué le robas?
ask-bid = { $seat }: ¿cuánto pujas por { $card }? { $bid ->
    [0] Nadie ha pujado todavía.
   *[other] La puja va por { $bid }.
}
ask-send-force = { $seat }: colonizas { $card } por { $bid }. ¿Cuántas unidades de { $unit } envías?
ask-send-more = { $seat }: tu grupo vale { $value } de { $bid }. ¿Cuánto añades de { $what }?
ask-upgrade-to = { $seat }: ¿en qué modernizas { $card }?
ask-compose-into = { $seat }: ¿en qué teatro conviertes { $card }?
ask-homer-stays = { $seat }: { $card } sustituye a Homero. ¿Recuperas una acción o dejas a Homero bajo una maravilla?
ask-choose-reserves = { $seat }: ¿{ $amount } de comida o de recursos?
ask-improve = { $seat }: ¿qué construyes o modernizas con { $card }?
ask-break-through = { $seat }: ¿qué desarrollas con { $card }?
ask-lose-population = { $seat }: pierdes 1 población. ¿De qué carta?
ask-lose-token = { $seat }: tu reserva azul está vacía. ¿De qué carta quitas una ficha azul?
ask-discard-military = { $seat }: ¿qué carta militar descartas? { $count ->
    [one] Falta una.
   *[other] Faltan { $count }.
}
ask-choose-gain = { $seat }: ¿{ $amount } de comida o de recursos?
ask-split-gain = { $seat }: ganas { $amount } entre comida y recursos. ¿Cuánto en comida?
ask-split-loss = { $seat }: pierdes { $amount } entre comida y recursos. ¿Cuánto en comida?
ask-offer-worker = { $seat }: puedes construir gratis { $card }. ¿Lo haces?
ask-develop-civilization = { $seat }: puedes hacer una cosa por { $amount } menos. ¿Cuál?
ask-destroy-own = { $seat }: ¿qué granja, mina o edificio urbano destruyes?
ask-destroy-rivals = { $seat }: ¿qué edificio urbano de { $rival-seat } destruyes?
ask-lose-colony = { $seat }: ¿qué colonia se independiza?
ask-choose-ruin = { $seat }: ¿qué maravilla se convierte en ruinas?
ask-take-cards = { $seat }: puedes tomar cartas por valor de { $amount ->
    [one] { $amount } acción
   *[other] { $amount } acciones
} a cambio de tu próxima acción política.

event-turn = Ronda { $round }: turno de { $seat }.
event-swept =
    { $cards-count ->
        [one] Se descarta de la fila: { $cards }.
       *[other] Se descartan de la fila: { $cards }.
    }
event-filled-row =
    { $cards-count ->
        [one] Llega a la fila: { $cards }.
       *[other] Llegan a la fila: { $cards }.
    }
event-age = Empieza la { $age }.
event-antiquated = { $military ->
    [0] { $civil ->
        [one] { $seat } descarta por anticuada una carta civil.
       *[other] { $seat } descarta por anticuadas { $civil } cartas civiles.
    }
   *[other] { $civil ->
        [0] { $military ->
            [one] { $seat } descarta por anticuada una carta militar.
           *[other] { $seat } descarta por anticuadas { $military } cartas militares.
        }
       *[other] { $seat } descarta por anticuadas { $civil ->
            [one] una carta civil
           *[other] { $civil } cartas civiles
        } y { $military ->
            [one] una militar.
           *[other] { $military } militares.
        }
    }
}
event-last-round = Esta es la última ronda.
event-last-round-next = La próxima ronda será la última.
event-lost-yellow = { $seat } pierde { $count } { $count ->
    [one] ficha amarilla.
   *[other] fichas amarillas.
}
event-lost-wonder = { $seat } pierde la maravilla sin completar { $card }.
event-lost-leader = { $seat } pierde a { $card }.
event-took = { $seat } toma { $card }.
event-leader = { $seat } pone en juego a { $card }.
event-recovered = { $seat } recupera una acción civil.
event-homer-stays = Homero deja su cara sonriente en { $card } de { $seat }.
event-gates = Bill Gates da { $culture } de cultura a { $seat }.
event-scored-leader = { $card } da { $culture } de cultura a { $seat }.
event-population = { $seat } aumenta su población.
event-built = { $seat } construye { $card }.
event-upgraded = { $seat } moderniza { $card } en { $better }.
event-destroyed = { $seat } retira un trabajador de { $card }.
event-developed = { $seat } desarrolla { $card }.
event-revolution = { $seat } declara una revolución: { $card }.
event-stage = { $seat } construye { $count ->
    [one] una etapa
   *[other] { $count } etapas
} de { $card }.
event-completed = { $seat } completa { $card }.
event-scored = { $card }: { $culture } de cultura para { $seat }.
event-ruined = { $card } de { $seat } se convierte en ruinas.
event-played = { $seat } juega { $card }.
event-tactic = { $seat } adopta la táctica { $card }.
event-copied-tactic = { $seat } copia la táctica { $card }.
event-shared-tactic = La táctica { $card } de { $seat } pasa a ser compartida.
event-hammurabi = { $seat } usa una acción militar como civil.
event-churchill-arms = Churchill aporta a { $seat } { $amount } de ciencia y { $amount } recursos para unidades militares.
event-traded-food = { $seat } pagará 1 comida en lugar de 1 recurso.
event-traded-resource = { $seat } pagará 1 recurso en lugar de 1 comida.
event-lost-population = { $seat } pierde { $count } de población.
event-lost-worker = { $seat } pierde un trabajador de { $card }.
event-lost-token = { $seat } pierde una ficha azul de { $card }.
event-discarded = { $seat } descarta una carta militar de la { $age }.
event-uprising = ¡Revuelta! { $seat } no produce.
event-produced = { $seat } produce { $culture ->
    [0] { $science } de ciencia.
   *[other] { $science ->
        [0] { $culture } de cultura.
       *[other] { $science } de ciencia y { $culture } de cultura.
    }
}
event-produced-goods = { $seat } { $food ->
    [0] { $resources ->
        [0] no produce comida ni recursos
        [one] produce { $resources } recurso
       *[other] produce { $resources } recursos
    }
   *[other] produce { $food } de comida{ $resources ->
        [0] {""}
        [one] {" "}y { $resources } recurso
       *[other] {" "}y { $resources } recursos
    }
}{ $eaten ->
    [0] {""}.
   *[other] , y consume { $eaten } de comida.
}
event-corruption = { $food ->
    [0] { $seat } pierde por corrupción { $resources ->
        [0] nada, porque nada tiene.
        [one] { $resources } recurso.
       *[other] { $resources } recursos.
    }
   *[other] { $resources ->
        [0] { $seat } pierde por corrupción { $food } de comida.
        [one] { $seat } pierde por corrupción { $resources } recurso y { $food } de comida.
       *[other] { $seat } pierde por corrupción { $resources } recursos y { $food } de comida.
    }
}
event-famine = A { $seat } le { $count ->
    [one] falta { $count } de comida
   *[other] faltan { $count } de comida
}{ $culture ->
    [0] {""}.
   *[other] : pierde { $culture } de cultura.
}
event-drew = { $seat } roba { $count } { $count ->
    [one] carta militar.
   *[other] cartas militares.
}
event-drew-cards = Robas: { $cards }.
event-reshuffled = Se baraja la pila de descarte: { $count ->
    [one] una carta.
   *[other] { $count } cartas.
}
event-end = La partida termina; se aplican los eventos de la Época III.
event-end-shorter = La partida termina; cada civilización puntúa por lo que ha llegado a ser.
event-closing = { $seat } gana al final { $total } de cultura{ $science ->
    [0] {""}
   *[other] , { $science } por su ciencia
}{ $strength ->
    [0] {""}
   *[other] , { $strength } por su fuerza
}{ $happiness ->
    [0] {""}
   *[other] , { $happiness } por su felicidad
}{ $food ->
    [0] {""}
   *[other] , { $food } por su comida
}{ $resources ->
    [0] {""}
   *[other] , { $resources } por sus recursos
}{ $technologies ->
    [0] {""}
   *[other] , { $technologies } por sus tecnologías
}{ $government ->
    [0] {""}
   *[other] , { $government } por su gobierno
}{ $wonders ->
    [0] {""}
   *[other] , { $wonders } por sus maravillas
}{ $colonies ->
    [0] {""}
   *[other] , { $colonies } por sus colonias
}.
event-peeked = Juana de Arco ve el próximo evento: { $card }.
event-politics-skipped = { $seat } renuncia a su acción política.
event-prepared = { $seat } prepara un evento de la { $age }{ $culture ->
    [0] {""}.
   *[other] {" "}y gana { $culture } de cultura.
}
event-event = Evento: { $card }.
event-territory = Se descubre { $card }.
event-bid = { $seat } puja { $amount }.
event-passed-bid = { $seat } se retira de la subasta.
event-unclaimed = Nadie coloniza { $card }.
event-sent = { $seat } aporta { $count } × { $card } al grupo.
event-sent-force = El grupo de { $seat } suma { $amount }{ $count ->
    [0] {""}.
    [one] , con una carta descartada.
   *[other] , con { $count } cartas descartadas.
}
event-colonized = { $seat } coloniza { $card }.
event-lost-colony = { $seat } pierde la colonia { $card }.
event-aggression = { $seat } ataca a { $rival-seat } con { $card }.
event-aggression-won = { $rival-seat } no se defiende de { $card }.
event-defended = { $count ->
    [0] { $seat } rechaza el ataque de { $attacker-seat } con { $cards }.
   *[other] { $cards-count ->
        [0] { $seat } rechaza el ataque de { $attacker-seat } con { $count ->
            [one] una carta
           *[other] { $count } cartas
        } boca abajo.
       *[other] { $seat } rechaza el ataque de { $attacker-seat } con { $cards } y { $count ->
            [one] una carta
           *[other] { $count } cartas
        } boca abajo.
    }
}
event-annexed = { $seat } se anexiona { $card } de { $rival-seat }.
event-infiltrated = { $seat } se infiltra en la civilización de { $rival-seat }, que pierde { $card }{ $culture ->
    [0] {""}.
   *[other] : { $culture } de cultura.
}
event-war = { $seat } declara a { $rival-seat } la { $card }.
event-war-resolved = { $card } de { $seat } contra { $rival-seat }: { $attack } a { $defence }.
event-war-dropped = La guerra de { $seat } queda sin rival: { $culture } de cultura.
event-took-yellow = { $seat } quita { $count } { $count ->
    [one] ficha amarilla
   *[other] fichas amarillas
} a { $rival-seat }.
event-took-culture = { $seat } quita { $amount } de cultura a { $rival-seat }.
event-took-science = { $seat } quita { $amount } de ciencia a { $rival-seat }.
event-took-technology = { $seat } roba { $card } a { $rival-seat }.
event-pact-offered = { $seat } ofrece un pacto a { $rival-seat }: { $card }{ $side-id ->
    [both-sides] {""}.
   *[other] . { $rival-seat } tendría { $side }.
}
event-pact-accepted = { $seat } acepta el pacto de { $owner-seat }: { $card }{ $side-id ->
    [both-sides] {""}.
   *[other] . Tiene { $side }.
}
event-pact-refused = { $seat } rechaza el pacto de { $owner-seat }: { $card }.
event-pact-ended = Termina un pacto: { $card }.
event-gained = { $seat } obtiene { $amount } { $what-id ->
    [food] de comida.
    [resources] { $amount ->
        [one] recurso.
       *[other] recursos.
    }
    [arms] { $amount ->
        [one] recurso para unidades militares.
       *[other] recursos para unidades militares.
    }
    [yellow] { $amount ->
        [one] ficha amarilla.
       *[other] fichas amarillas.
    }
    [military-actions] { $amount ->
        [one] acción militar.
       *[other] acciones militares.
    }
    [science] de ciencia.
    [culture] de cultura.
   *[population] de población.
}
event-lost = { $seat } pierde { $amount } { $what-id ->
    [food] de comida.
    [resources] { $amount ->
        [one] recurso.
       *[other] recursos.
    }
    [civil-actions] { $amount ->
        [one] acción civil.
       *[other] acciones civiles.
    }
    [blue] { $amount ->
        [one] ficha azul.
       *[other] fichas azules.
    }
    [science] de ciencia.
   *[culture] de cultura.
}
event-resigned = { $seat } abandona la partida.

why-first-turn = En el primer turno solo se toman cartas de la fila.
why-civil-actions = { $missing ->
    [one] Te falta { $missing } acción civil.
   *[other] Te faltan { $missing } acciones civiles.
}
why-military-actions = { $missing ->
    [one] Te falta { $missing } acción militar.
   *[other] Te faltan { $missing } acciones militares.
}
why-take-from-row = Esa carta no está en la fila.
why-take-price = { $missing ->
    [one] Te falta { $missing } acción civil para tomar esa carta.
   *[other] Te faltan { $missing } acciones civiles para tomar esa carta.
}
why-civil-hand-limit = Ya tienes tantas cartas civiles como permite tu total de acciones civiles.
why-same-technology = Ya tienes esa tecnología en juego o en la mano.
why-one-leader-per-age = Ya has tomado un líder de esa época.
why-one-unfinished-wonder = Ya tienes una maravilla sin completar.
why-yellow-bank-empty = No te quedan fichas en la reserva amarilla.
why-pay-food = { $missing ->
    [one] Te falta { $missing } de comida.
   *[other] Te faltan { $missing } de comida.
}
why-pay-resources = { $missing ->
    [one] Te falta { $missing } recurso.
   *[other] Te faltan { $missing } recursos.
}
why-pay-science = { $missing ->
    [one] Te falta { $missing } punto de ciencia.
   *[other] Te faltan { $missing } puntos de ciencia.
}
why-cooperation-science = Tu socio de la Cooperación científica no puede pagar su punto de ciencia.
why-unused-worker = No tienes trabajadores desocupados.
why-worker-on-card = No hay ningún trabajador en esa carta.
why-urban-limit = Tu gobierno no permite más edificios urbanos de ese tipo.
why-upgrade-higher = Solo se moderniza hacia una tecnología de nivel superior que tengas en juego.
why-upgrade-same-kind = Solo se moderniza hacia una tecnología del mismo tipo.
why-technology-in-play = No tienes esa tecnología en juego.
why-unfinished-wonder = No tienes ninguna maravilla sin completar.
why-stages-left = A la maravilla no le quedan tantas etapas.
why-stages-at-once = No puedes construir tantas etapas con una sola acción.
why-stage-token = No tienes fichas azules para cubrir la etapa.
why-revolution-all-civil = { $missing ->
    [one] Una revolución requiere todas tus acciones civiles: te falta { $missing }.
   *[other] Una revolución requiere todas tus acciones civiles: te faltan { $missing }.
}
why-revolution-all-military = { $missing ->
    [one] Con Robespierre una revolución requiere todas tus acciones militares: te falta { $missing }.
   *[other] Con Robespierre una revolución requiere todas tus acciones militares: te faltan { $missing }.
}
why-action-card-next-turn = Acabas de tomar esa carta de acción; podrás jugarla en tu próximo turno.
why-card-has-effect = No puedes realizar lo que indica la carta.
why-tactic-once = Solo puedes jugar o copiar una táctica por turno.
why-tactic-current = Esa ya es tu táctica.
why-hammurabi = Hammurabi permite usar una acción militar como civil una vez por turno, si es tu líder.
why-barbarossa = Eso solo lo permite Federico Barbarroja.
why-bach = Bach permite convertir un edificio en teatro una vez por turno, si es tu líder.
why-bach-theater = Bach solo convierte edificios en otros teatros.
why-ocean-liner = Eso lo permite el Servicio de transatlánticos completado, una vez por turno.
why-churchill = Churchill permite elegir una vez por turno, si es tu líder.
why-trade-routes = Eso lo permite el Acuerdo de rutas comerciales, una vez por turno.
why-homer = Homero solo puede quedarse bajo una maravilla completada tuya.
why-card-in-hand = No tienes esa carta en la mano.
why-political-card = Esa carta no se juega como acción política.
why-alexander = Solo puede retirarse a Alejandro Magno si es tu líder.
why-columbus = Solo Cristóbal Colón coloniza directamente desde la mano.
why-attack-somebody-else = Tiene que ser otro jugador que siga en la partida.
why-gandhi = Con Mahatma Gandhi no puedes atacar.
why-pact-forbids-attack = Tenéis un pacto que prohíbe los ataques.
why-sovereignty-no-war = Nadie puede declararle la guerra por su pacto Pérdida de soberanía.
why-aggression-strength = { $missing ->
    [one] Una agresión requiere más fuerza que la del rival: te falta { $missing }.
   *[other] Una agresión requiere más fuerza que la del rival: te faltan { $missing }.
}
why-war-not-in-last-round = En la última ronda no se declaran guerras.
why-cancel-own-pact = No formas parte de ese pacto.
why-resign-not-in-age-iv = En la Época IV no se puede abandonar.
why-option-resignation = En esta mesa no se abandona.
why-defence-must-hold = Así no podrías igualar la fuerza del atacante con las cartas permitidas.
why-plunder-what-there-is = El rival no tiene tanto.
why-raid-urban-building = El rival no tiene ese edificio urbano.
why-raid-level = Ese edificio es de un nivel demasiado alto para esta incursión.
why-raid-at-least-one = Hay que destruir al menos un edificio.
why-colony-of-rival = El rival no tiene esa colonia.
why-infiltrate-leader-or-wonder = El rival no tiene eso en juego.
why-war-technology-in-play = El derrotado no tiene esa tecnología especial en juego.
why-war-technology-new = Ya tienes esa tecnología en juego o en la mano.
why-war-technology-advantage = { $missing ->
    [one] A tu ventaja le falta { $missing } para esa tecnología.
   *[other] A tu ventaja le faltan { $missing } para esa tecnología.
}
why-bid-higher = La puja debe ser superior a { $bid }.
why-bid-within-force = No puedes enviar más de { $most }.
why-force-in-order = Ahora se pregunta por otra parte del grupo.
why-force-from-own = No tienes tantas.
why-force-reaches-bid = El grupo debe alcanzar tu puja de { $bid }.
why-force-needs-unit = Hay que enviar al menos una unidad militar.
why-cook-discards = Solo James Cook permite descartar hasta dos cartas al colonizar.
why-lose-population = No tienes ningún trabajador ahí.
why-lose-blue-tokens = No hay fichas azules en esa carta.
why-split-no-more = Como máximo son { $amount }.
why-split-what-there-is = Hay que perder exactamente lo que indica la carta, de lo que tengas.
why-destroy-no-unit = Las unidades militares no cuentan: granja, mina o edificio urbano.
why-destroy-must = Tienes que destruir un edificio.
why-destroy-urban-building = Tiene que ser un edificio urbano.
why-own-colony = No tienes esa colonia.
why-ruin-own-wonder = No tienes esa maravilla completada.
why-ruin-old-wonder = Solo se arruinan maravillas de la Época A o I.

word-agriculture = Agricultura
    .text = Granja. Cada trabajador produce una ficha azul que vale 1 de comida.
word-bronze = Bronce
    .text = Mina. Cada trabajador produce una ficha azul que vale 1 recurso.
word-philosophy = Filosofía
    .text = Laboratorio. Cada trabajador: +1 ciencia.
word-religion = Religión
    .text = Templo. Cada trabajador: +1 cultura, +1 cara sonriente.
word-warriors = Guerreros
    .text = Infantería. Cada trabajador: +1 fuerza.
word-despotism = Despotismo
    .text = 4 acciones civiles, 2 militares, hasta 2 edificios urbanos de cada tipo.
word-colossus = Coloso
    .text = +2 fuerza, +1 a la colonización.
word-hanging-gardens = Jardines Colgantes
    .text = +1 cultura, +2 caras sonrientes.
word-library-of-alexandria = Biblioteca de Alejandría
    .text = +1 cultura, +1 ciencia. Puedes tener una carta civil y una militar más en la mano.
word-pyramids = Pirámides
    .text = +1 acción civil.
word-alexander-the-great = Alejandro Magno
    .text = +1 fuerza por cada unidad militar. Como acción política puedes retirarlo para obtener 1 ficha amarilla.
word-aristotle = Aristóteles
    .text = Cada vez que tomas una tecnología de la fila ganas 1 de ciencia.
word-hammurabi = Hammurabi
    .text = Una vez por turno puedes usar una acción militar como civil. Tomar un líder cuesta 1 acción civil menos.
word-homer = Homero
    .text = +1 cara sonriente. Cada turno, 1 recurso para unidades militares. Al sustituirlo puedes dejarlo bajo una maravilla completada: esta da una cara sonriente más, y no recuperas la acción civil.
word-julius-caesar = Julio César
    .text = +1 fuerza, +1 acción militar. Una vez por partida, una segunda acción política en el mismo turno.
word-moses = Moisés
    .text = Aumentar la población cuesta 1 comida menos.
word-cultural-heritage-a = Patrimonio cultural A
    .text = Obtienes 1 de ciencia y 4 de cultura.
word-engineering-genius-a = Genio de la ingeniería A
    .text = Construyes una etapa de tu maravilla por 2 recursos menos.
word-frugality-a = Frugalidad A
    .text = Aumentas la población y después obtienes 1 de comida.
word-patriotism-a = Patriotismo A
    .text = Este turno: 1 acción militar más y 1 recurso para unidades militares.
word-rich-land-a = Tierra fértil A
    .text = Construyes o modernizas una granja o mina por 1 recurso menos.
word-stockpile-a = Acopio
    .text = Obtienes 1 recurso y 1 de comida.
word-urban-growth-a = Crecimiento urbano A
    .text = Construyes o modernizas un edificio urbano por 1 recurso menos.
word-irrigation = Irrigación
    .text = Granja. Cada trabajador produce una ficha azul que vale 2 de comida.
word-iron = Hierro
    .text = Mina. Cada trabajador produce una ficha azul que vale 2 recursos.
word-alchemy = Alquimia
    .text = Laboratorio. Cada trabajador: +2 ciencia.
word-theology = Teología
    .text = Templo. Cada trabajador: +1 cultura, +2 caras sonrientes.
word-bread-and-circuses = Pan y circo
    .text = Estadio. Cada trabajador: +1 fuerza, +2 caras sonrientes.
word-printing-press = Imprenta
    .text = Biblioteca. Cada trabajador: +1 cultura, +1 ciencia.
word-drama = Drama
    .text = Teatro. Cada trabajador: +2 cultura, +1 cara sonriente.
word-swordsmen = Espadachines
    .text = Infantería. Cada trabajador: +2 fuerza.
word-knights = Caballeros
    .text = Caballería. Cada trabajador: +2 fuerza.
word-warfare = Arte de la guerra
    .text = +1 fuerza, +1 acción militar.
word-code-of-laws = Código de leyes
    .text = +1 acción civil.
word-cartography = Cartografía
    .text = +1 fuerza, +2 a la colonización.
word-masonry = Albañilería
    .text = Los edificios urbanos de nivel A/I/II/III cuestan 0/1/1/1 recursos menos. Puedes construir hasta 2 etapas de una maravilla con una acción.
word-monarchy = Monarquía
    .text = 5 acciones civiles, 3 militares, hasta 3 edificios urbanos de cada tipo.
word-theocracy = Teocracia
    .text = 4 acciones civiles, 3 militares, hasta 3 edificios urbanos de cada tipo. +1 cultura, +1 fuerza, +1 cara sonriente.
word-great-wall = Gran Muralla
    .text = +1 cultura, +1 cara sonriente. +1 fuerza por cada unidad de infantería y de artillería.
word-st-peters-basilica = Basílica de San Pedro
    .text = +2 cultura, +1 cara sonriente. Cada otra carta o edificio con alguna cara sonriente da una más.
word-taj-mahal = Taj Mahal
    .text = +3 cultura, +1 ficha azul. En la fila cuesta 2 acciones civiles menos a quien haya sustituido a un líder este turno.
word-universitas-carolina = Universitas Carolina
    .text = +1 cultura, +2 ciencia.
word-christopher-columbus = Cristóbal Colón
    .text = Como acción política puedes retirarlo y poner en juego como colonia un territorio de tu mano.
word-frederick-barbarossa = Federico Barbarroja
    .text = Por una acción militar: aumentas la población por 1 comida menos y creas una unidad por 1 recurso menos.
word-genghis-khan = Gengis Kan
    .text = Tu infantería puede contar como caballería en los ejércitos. Al final de tu turno ganas 3 de cultura si eres una de las dos civilizaciones más fuertes (con dos jugadores, la más fuerte).
word-joan-of-arc = Juana de Arco
    .text = +1 cultura, +1 acción militar. +1 fuerza por cada cara sonriente de tus templos y tu gobierno. Al empezar tu fase política ves el próximo evento.
word-leonardo-da-vinci = Leonardo da Vinci
    .text = Ciencia igual al nivel de tu mejor laboratorio o biblioteca. Cada vez que desarrollas una tecnología obtienes 1 recurso.
word-michelangelo = Miguel Ángel
    .text = +1 cultura por cada cara sonriente de tus templos, teatros y maravillas. Tus maravillas completadas no encarecen las nuevas.
word-breakthrough-i = Logro científico I
    .text = Desarrollas una tecnología, o declaras una revolución por su propio precio, y después ganas 2 de ciencia.
word-cultural-heritage-i = Patrimonio cultural I
    .text = Obtienes 2 de ciencia y 2 de cultura.
word-engineering-genius-i = Genio de la ingeniería I
    .text = Construyes una etapa de tu maravilla por 3 recursos menos.
word-frugality-i = Frugalidad I
    .text = Aumentas la población y después obtienes 2 de comida.
word-patriotism-i = Patriotismo I
    .text = Este turno: 1 acción militar más y 2 recursos para unidades militares.
word-reserves-i = Reservas I
    .text = Obtienes 2 recursos o 2 de comida.
word-rich-land-i = Tierra fértil I
    .text = Construyes o modernizas una granja o mina por 2 recursos menos.
word-urban-growth-i = Crecimiento urbano I
    .text = Construyes o modernizas un edificio urbano por 2 recursos menos.
word-selective-breeding = Cría selectiva
    .text = Granja. Cada trabajador produce una ficha azul que vale 3 de comida.
word-coal = Carbón
    .text = Mina. Cada trabajador produce una ficha azul que vale 3 recursos.
word-scientific-method = Método científico
    .text = Laboratorio. Cada trabajador: +3 ciencia.
word-organized-religion = Religión organizada
    .text = Templo. Cada trabajador: +1 cultura, +3 caras sonrientes.
word-team-sports = Deportes de equipo
    .text = Estadio. Cada trabajador: +2 fuerza, +3 caras sonrientes.
word-journalism = Periodismo
    .text = Biblioteca. Cada trabajador: +2 cultura, +2 ciencia.
word-opera = Ópera
    .text = Teatro. Cada trabajador: +3 cultura, +1 cara sonriente.
word-riflemen = Fusileros
    .text = Infantería. Cada trabajador: +3 fuerza.
word-cavalrymen = Soldados de caballería
    .text = Caballería. Cada trabajador: +3 fuerza.
word-cannon = Cañón
    .text = Artillería. Cada trabajador: +3 fuerza.
word-strategy = Estrategia
    .text = +3 fuerza, +2 acciones militares.
word-justice-system = Sistema judicial
    .text = +1 acción civil, +3 fichas azules.
word-navigation = Navegación
    .text = +2 fuerza, +3 a la colonización.
word-architecture = Arquitectura
    .text = Los edificios urbanos de nivel A/I/II/III cuestan 0/1/2/2 recursos menos. Puedes construir hasta 3 etapas de una maravilla con una acción.
word-constitutional-monarchy = Monarquía constitucional
    .text = 6 acciones civiles, 4 militares, hasta 3 edificios urbanos de cada tipo.
word-republic = República
    .text = 7 acciones civiles, 2 militares, hasta 3 edificios urbanos de cada tipo.
word-eiffel-tower = Torre Eiffel
    .text = +4 cultura, +1 cara sonriente.
word-kremlin = Kremlin
    .text = +2 cultura, +1 acción civil, +1 acción militar, −1 cara sonriente.
word-ocean-liner-service = Servicio de transatlánticos
    .text = Una vez por turno puedes obtener 1 población sin gastar acciones ni comida.
word-transcontinental-railroad = Ferrocarril transcontinental
    .text = +4 fuerza. Tu mejor mina produce dos veces.
word-isaac-newton = Isaac Newton
    .text = Ciencia igual al nivel de tu mejor laboratorio o biblioteca. Cada vez que desarrollas una tecnología recuperas 1 acción civil.
word-james-cook = James Cook
    .text = +2 cultura con tu primera colonia y +1 por cada otra. Al colonizar puedes descartar hasta 2 cartas militares por +1 cada una.
word-johann-sebastian-bach = Johann Sebastian Bach
    .text = +1 cultura por teatro. Las tecnologías de teatro cuestan 2 de ciencia menos. Una vez por turno puedes modernizar cualquier edificio urbano en un teatro de nivel igual o superior.
word-maximilien-robespierre = Maximilien Robespierre
    .text = +1 acción militar. Tus revoluciones se pagan con todas las acciones militares y te dan 3 de cultura.
word-napoleon-bonaparte = Napoleón Bonaparte
    .text = +2 acciones militares. +2 fuerza por cada tipo distinto de unidad militar.
word-william-shakespeare = William Shakespeare
    .text = +1 cara sonriente. Con una biblioteca, los teatros y sus tecnologías cuestan 1 menos; con un teatro, las bibliotecas. +2 cultura por cada pareja de biblioteca y teatro.
word-breakthrough-ii = Logro científico II
    .text = Desarrollas una tecnología, o declaras una revolución por su propio precio, y después ganas 3 de ciencia.
word-efficient-upgrade-ii = Modernización eficiente II
    .text = Modernizas una granja, mina o edificio urbano por 3 recursos menos.
word-engineering-genius-ii = Genio de la ingeniería II
    .text = Construyes una etapa de tu maravilla por 4 recursos menos.
word-frugality-ii = Frugalidad II
    .text = Aumentas la población y después obtienes 3 de comida.
word-patriotism-ii = Patriotismo II
    .text = Este turno: 1 acción militar más y 3 recursos para unidades militares.
word-reserves-ii = Reservas II
    .text = Obtienes 3 recursos o 3 de comida.
word-revolutionary-idea-ii = Idea revolucionaria II
    .text = Ganas 4 de ciencia.
word-rich-land-ii = Tierra fértil II
    .text = Construyes o modernizas una granja o mina por 3 recursos menos.
word-urban-growth-ii = Crecimiento urbano II
    .text = Construyes o modernizas un edificio urbano por 3 recursos menos.
word-wave-of-nationalism-ii = Oleada de nacionalismo
    .text = Este turno, 6/3/2 recursos para unidades militares (con 2/3/4 jugadores) por cada civilización más fuerte que la tuya.
word-mechanized-agriculture = Agricultura mecanizada
    .text = Granja. Cada trabajador produce una ficha azul que vale 5 de comida.
word-oil = Petróleo
    .text = Mina. Cada trabajador produce una ficha azul que vale 5 recursos.
word-computers = Ordenadores
    .text = Laboratorio. Cada trabajador: +5 ciencia.
word-professional-sports = Deporte profesional
    .text = Estadio. Cada trabajador: +3 fuerza, +4 caras sonrientes.
word-multimedia = Multimedia
    .text = Biblioteca. Cada trabajador: +3 cultura, +3 ciencia.
word-movies = Cine
    .text = Teatro. Cada trabajador: +4 cultura, +1 cara sonriente.
word-modern-infantry = Infantería moderna
    .text = Infantería. Cada trabajador: +5 fuerza.
word-tanks = Tanques
    .text = Caballería. Cada trabajador: +5 fuerza.
word-rockets = Cohetes
    .text = Artillería. Cada trabajador: +5 fuerza.
word-air-forces = Fuerzas aéreas
    .text = Fuerza aérea. Cada trabajador: +5 fuerza. Cada fuerza aérea duplica el valor táctico de un ejército.
word-military-theory = Teoría militar
    .text = +5 fuerza, +3 acciones militares.
word-civil-service = Administración pública
    .text = +2 acciones civiles, +3 fichas azules.
word-satellites = Satélites
    .text = +3 fuerza, +4 a la colonización.
word-engineering = Ingeniería
    .text = Los edificios urbanos de nivel A/I/II/III cuestan 0/1/2/3 recursos menos. Puedes construir hasta 4 etapas de una maravilla con una acción.
word-communism = Comunismo
    .text = 7 acciones civiles, 5 militares, hasta 4 edificios urbanos de cada tipo. −1 cara sonriente.
word-democracy = Democracia
    .text = 7 acciones civiles, 3 militares, hasta 4 edificios urbanos de cada tipo. +3 cultura.
word-fundamentalism = Fundamentalismo
    .text = 6 acciones civiles, 5 militares, hasta 4 edificios urbanos de cada tipo. +5 fuerza, −2 ciencia.
word-fast-food-chains = Cadenas de comida rápida
    .text = Al completarla ganas 2 de cultura por cada granja y mina, y 1 por cada unidad y edificio urbano.
word-first-space-flight = Primer vuelo espacial
    .text = Al completarla ganas tanta cultura como la suma de los niveles de tus tecnologías en juego.
word-hollywood = Hollywood
    .text = Al completarla ganas el doble de la cultura que producen tus teatros y bibliotecas.
word-internet = Internet
    .text = Al completarla ganas tanta cultura como la cultura, la ciencia y la fuerza de tus edificios urbanos.
word-albert-einstein = Albert Einstein
    .text = Ciencia igual al nivel de tu mejor laboratorio o biblioteca. Cada vez que desarrollas una tecnología ganas 3 de cultura.
word-bill-gates = Bill Gates
    .text = Tus laboratorios producen recursos como minas, tantos como su nivel. Al dejar el juego o al final ganas tanta cultura como esa producción.
word-charlie-chaplin = Charlie Chaplin
    .text = +2 caras sonrientes. Tu mejor teatro produce el doble de cultura.
word-mahatma-gandhi = Mahatma Gandhi
    .text = +2 cultura. No puedes atacar. Atacarte cuesta el doble de acciones militares.
word-sid-meier = Sid Meier
    .text = Cada laboratorio da cultura igual a su nivel y produce 1 de ciencia menos.
word-winston-churchill = Winston Churchill
    .text = Cada turno, a elegir: 3 de cultura, o 3 de ciencia para tecnologías de unidades y 3 recursos para unidades militares.
word-efficient-upgrade-iii = Modernización eficiente III
    .text = Modernizas una granja, mina o edificio urbano por 4 recursos menos.
word-endowment-for-the-arts-iii = Fondo para las artes
    .text = Ganas 6/3/2 de cultura (con 2/3/4 jugadores) por cada civilización con más cultura que la tuya.
word-engineering-genius-iii = Genio de la ingeniería III
    .text = Construyes una etapa de tu maravilla por 5 recursos menos.
word-military-build-up-iii = Rearme militar
    .text = Este turno, 8/5/3 recursos para unidades militares (con 2/3/4 jugadores) por cada civilización más fuerte que la tuya.
word-patriotism-iii = Patriotismo III
    .text = Este turno: 1 acción militar más y 4 recursos para unidades militares.
word-reserves-iii = Reservas III
    .text = Obtienes 4 recursos o 4 de comida.
word-revolutionary-idea-iii = Idea revolucionaria III
    .text = Ganas 6 de ciencia.
word-urban-growth-iii = Crecimiento urbano III
    .text = Construyes o modernizas un edificio urbano por 4 recursos menos.
word-development-of-agriculture = Progreso de la agricultura
    .text = Cada civilización obtiene 2 de comida.
word-development-of-civilization = Progreso de la civilización
    .text = Cada jugador puede hacer una cosa por 1 menos y sin acciones: aumentar la población, construir una granja, mina o edificio urbano, o desarrollar una tecnología (una revolución sí requiere todas las acciones).
word-development-of-crafts = Progreso de la artesanía
    .text = Cada civilización obtiene 2 recursos.
word-development-of-markets = Progreso de los mercados
    .text = Cada jugador elige: 2 de comida o 2 recursos.
word-development-of-politics = Progreso de la política
    .text = Cada jugador roba 3 cartas militares.
word-development-of-religion = Progreso de la religión
    .text = Cada jugador con un trabajador desocupado puede construir gratis un templo de Religión.
word-development-of-science = Progreso de la ciencia
    .text = Cada civilización gana 2 de ciencia.
word-development-of-settlement = Progreso de los asentamientos
    .text = Cada civilización obtiene 1 población.
word-development-of-trade-routes = Progreso de las rutas comerciales
    .text = Cada civilización gana 1 de ciencia, 1 de comida y 1 recurso.
word-development-of-warfare = Progreso del arte de la guerra
    .text = Cada jugador con un trabajador desocupado puede crear gratis una unidad de Guerreros.
word-barbarians = Bárbaros
    .text = Si la civilización con más cultura es una de las dos más débiles, pierde 1 población.
word-border-conflict = Conflicto fronterizo
    .text = La civilización más débil destruye una de sus granjas, minas o edificios urbanos. La más fuerte obtiene 3 recursos.
word-crusades = Cruzadas
    .text = La civilización más fuerte gana 4 de cultura; la más débil pierde 4.
word-cultural-influence = Influencia cultural
    .text = Cada civilización gana tanta cultura como su índice cultural.
word-foray = Correría
    .text = Las dos civilizaciones más fuertes obtienen 3 entre comida y recursos, como quieran.
word-good-harvest = Buena cosecha
    .text = Todas las granjas producen; no hay consumo.
word-immigration = Inmigración
    .text = Todas las civilizaciones con más felicidad obtienen 1 población.
word-new-deposits = Nuevos yacimientos
    .text = Todas las minas producen; no hay corrupción.
word-pestilence = Pestilencia
    .text = Cada civilización pierde 1 población.
word-raiders = Saqueadores
    .text = Las dos civilizaciones más débiles pierden 2 entre comida y recursos.
word-rats = Ratas
    .text = Cada civilización pierde toda su comida.
word-rebellion = Rebelión
    .text = Cada civilización gasta 2 acciones civiles por cada trabajador descontento.
word-reign-of-terror = Reinado del terror
    .text = La civilización más débil pierde 1 población.
word-scientific-breakthrough = Avance científico
    .text = Cada civilización gana tanta ciencia como su índice científico.
word-uncertain-borders = Fronteras inciertas
    .text = La civilización más fuerte quita 1 ficha amarilla de la reserva de la más débil.
word-developed-territory-i = Territorio desarrollado I
    .text = Colonia: +1 ficha amarilla, +1 ficha azul. Al colonizarla, 3 de ciencia.
word-historic-territory-i = Territorio histórico I
    .text = Colonia: +1 cara sonriente. Al colonizarla, 6 de cultura.
word-inhabited-territory-i = Territorio habitado I
    .text = Colonia: +2 fichas amarillas. Al colonizarla, 1 de población.
word-strategic-territory-i = Territorio estratégico I
    .text = Colonia: +2 fuerza. Al colonizarla, 3 cartas militares.
word-vast-territory-i = Territorio vasto I
    .text = Colonia: +3 fichas amarillas, −1 ficha azul. Al colonizarla, 3 de comida.
word-wealthy-territory-i = Territorio rico I
    .text = Colonia: +3 fichas azules. Al colonizarla, 5 recursos.
word-enslave-i = Agresión: Esclavizar
    .text = El rival pierde 1 población; obtienes 2 recursos y 2 de comida.
word-plunder-i = Agresión: Saqueo I
    .text = Quitas al rival hasta 3 entre comida y recursos, como quieras.
word-raid-i = Agresión: Incursión I
    .text = Destruyes un edificio urbano del rival de nivel I o inferior y obtienes la mitad de su coste, redondeando hacia arriba.
word-open-borders-agreement = Acuerdo de fronteras abiertas
    .text = Ambos: +1 acción militar. Quien ataque al otro tiene +2 de fuerza en ese ataque.
word-trade-routes-agreement = Acuerdo de rutas comerciales
    .text = Una vez por turno, A puede pagar 1 comida en lugar de 1 recurso, y B 1 recurso en lugar de 1 comida.
word-fighting-band = Banda de guerreros
    .text = Ejército: 2 de infantería. Cada uno da +1 fuerza.
word-heavy-cavalry = Caballería pesada
    .text = Ejército: 3 de caballería. Cada uno da +4 fuerza.
word-legion = Legión
    .text = Ejército: 3 de infantería. Cada uno da +2 fuerza.
word-medieval-army = Ejército medieval
    .text = Ejército: 1 de infantería, 1 de caballería. Cada uno da +2 fuerza.
word-phalanx = Falange
    .text = Ejército: 2 de infantería, 1 de caballería. Cada uno da +3 fuerza.
word-military-bonus-i = Bonificación militar I
    .text = +2 de fuerza al defenderte de una agresión, o +1 al colonizar.
word-civil-unrest = Malestar civil
    .text = Cada civilización pierde 4 de cultura por trabajador descontento; las que más tengan pierden además 1 ficha azul.
word-cold-war = Guerra fría
    .text = Las dos civilizaciones más fuertes ganan 6 de ciencia.
word-crime-wave = Ola de crímenes
    .text = Las dos civilizaciones más débiles pierden 3 de cultura y 1 ficha azul.
word-economic-progress = Progreso económico
    .text = Cada civilización sufre corrupción, produce y consume comida y produce recursos.
word-emigration = Emigración
    .text = Cada civilización pierde 1 población por cada dos trabajadores descontentos, redondeando hacia arriba.
word-iconoclasm = Iconoclasia
    .text = Cada líder que no sea de la época actual se retira del juego.
word-independence-declaration = Declaración de independencia
    .text = La civilización más débil pierde una de sus colonias, a su elección.
word-international-agreement = Acuerdo internacional
    .text = La civilización más fuerte puede tomar cartas de la fila por valor de 5 acciones, renunciando a su próxima acción política. Después se repone la fila sin descartar.
word-national-pride = Orgullo nacional
    .text = La civilización con más cultura gana 5 de cultura.
word-politics-of-strength = Política de fuerza
    .text = La civilización más fuerte roba 5 cartas militares; la más débil descarta 3. En la Época IV, en su lugar, la más fuerte gana 5 de cultura y la más débil pierde 3.
word-popularization-of-science = Popularización de la ciencia
    .text = Cada civilización gana tanta cultura como su índice científico.
word-prosperity = Prosperidad
    .text = Cada civilización obtiene tanta comida como su felicidad.
word-ravages-of-time = Los estragos del tiempo
    .text = Cada jugador convierte en ruinas una maravilla completada de la Época A o I: pierde sus efectos y da +2 cultura.
word-refugees = Refugiados
    .text = La civilización más fuerte gana 3 de cultura y 1 población; la más débil las pierde.
word-terrorism = Terrorismo
    .text = La civilización con menos cultura destruye un edificio urbano de cada una de las demás.
word-developed-territory-ii = Territorio desarrollado II
    .text = Colonia: +2 fichas amarillas, +2 fichas azules. Al colonizarla, 5 de ciencia.
word-historic-territory-ii = Territorio histórico II
    .text = Colonia: +2 caras sonrientes. Al colonizarla, 11 de cultura.
word-inhabited-territory-ii = Territorio habitado II
    .text = Colonia: +3 fichas amarillas. Al colonizarla, 2 de población.
word-strategic-territory-ii = Territorio estratégico II
    .text = Colonia: +4 fuerza. Al colonizarla, 5 cartas militares.
word-vast-territory-ii = Territorio vasto II
    .text = Colonia: +4 fichas amarillas, −1 ficha azul. Al colonizarla, 4 de comida.
word-wealthy-territory-ii = Territorio rico II
    .text = Colonia: +4 fichas azules. Al colonizarla, 9 recursos.
word-annex-ii = Agresión: Anexión
    .text = Tomas una colonia del rival con su efecto permanente.
word-infiltrate-ii = Agresión: Infiltración
    .text = Retiras el líder o la maravilla sin completar del rival y ganas 3 de cultura por nivel.
word-plunder-ii = Agresión: Saqueo II
    .text = Quitas al rival hasta 5 entre comida y recursos, como quieras.
word-raid-ii = Agresión: Incursión II
    .text = Destruyes hasta dos edificios urbanos del rival, uno hasta el nivel II y otro hasta el I, y obtienes la mitad de su coste total, redondeando hacia arriba.
word-spy-ii = Agresión: Espionaje
    .text = Quitas hasta 5 de ciencia al rival.
word-war-over-technology = Guerra por la tecnología
    .text = El vencedor gasta su ventaja en robar tecnologías especiales (por su coste) y el resto en puntos de ciencia del derrotado.
word-war-over-territory = Guerra por el territorio
    .text = El vencedor quita 1 ficha amarilla y otra más por cada 5 de ventaja.
word-acceptance-of-supremacy = Aceptación de la supremacía
    .text = No podéis atacaros. A produce 1 recurso más; B, 1 menos.
word-international-trade-agreement = Acuerdo comercial internacional
    .text = A produce 1 recurso más; B, 1 comida más.
word-promise-of-military-protection = Promesa de protección militar
    .text = A: +1 cultura. B: +4 fuerza, −1 cultura. El pacto termina si uno ataca al otro.
word-scientific-cooperation = Cooperación científica
    .text = Cuando uno desarrolla una tecnología paga 2 de ciencia menos, y el otro paga 1.
word-classic-army = Ejército clásico
    .text = Ejército: 2 de infantería, 2 de caballería. Cada uno da +8 fuerza, o +4 si es obsoleto.
word-conquistadors = Conquistadores
    .text = Ejército: 1 de infantería, 2 de caballería. Cada uno da +5 fuerza, o +3 si es obsoleto.
word-defensive-army = Ejército defensivo
    .text = Ejército: 2 de infantería, 1 de artillería. Cada uno da +6 fuerza, o +3 si es obsoleto.
word-fortifications = Fortificaciones
    .text = Ejército: 2 de artillería. Cada uno da +5 fuerza, o +3 si es obsoleto.
word-mobile-artillery = Artillería móvil
    .text = Ejército: 1 de caballería, 1 de artillería. Cada uno da +5 fuerza, o +3 si es obsoleto.
word-napoleonic-army = Ejército napoleónico
    .text = Ejército: 1 de infantería, 1 de caballería, 1 de artillería. Cada uno da +7 fuerza, o +4 si es obsoleto.
word-military-bonus-ii = Bonificación militar II
    .text = +4 de fuerza al defenderte de una agresión, o +2 al colonizar.
word-impact-of-agriculture = Efecto de la agricultura
    .text = Cultura igual a la comida que se produce, y 4 más si supera el consumo.
word-impact-of-architecture = Efecto de la arquitectura
    .text = 1 de cultura por cada nivel de los edificios urbanos.
word-impact-of-balance = Efecto del equilibrio
    .text = El doble de la menor de estas producciones: ciencia, cultura, comida, recursos.
word-impact-of-colonies = Efecto de las colonias
    .text = 3 de cultura por colonia.
word-impact-of-competition = Efecto de la competencia
    .text = 1 de cultura por cada nivel de las unidades militares y los estadios.
word-impact-of-government = Efecto del gobierno
    .text = 2 de cultura por acción civil y 1 por acción militar.
word-impact-of-happiness = Efecto de la felicidad
    .text = 2 de cultura por cara sonriente, menos 2 por trabajador descontento.
word-impact-of-industry = Efecto de la industria
    .text = Cultura igual a los recursos que producen las minas.
word-impact-of-population = Efecto de la población
    .text = 2 de cultura por cada trabajador contento a partir del undécimo.
word-impact-of-progress = Efecto del progreso
    .text = 2 de cultura por cada nivel del gobierno y de las tecnologías especiales.
word-impact-of-science = Efecto de la ciencia
    .text = Cultura según el puesto en índice científico: 10 (dos jugadores), 14 y 7 (tres) o 15, 10 y 5 (cuatro).
word-impact-of-strength = Efecto de la fuerza
    .text = Cultura según el puesto en fuerza: 10 (dos jugadores), 14 y 7 (tres) o 15, 10 y 5 (cuatro).
word-impact-of-technology = Efecto de la tecnología
    .text = 4 de cultura por cada tecnología de la Época III en juego.
word-impact-of-variety = Efecto de la variedad
    .text = 2 de cultura por cada tipo distinto de unidad, de edificio urbano y de tecnología especial.
word-impact-of-wonders = Efecto de las maravillas
    .text = Por cada maravilla completada: 5 de cultura las de la Época A, 4 las de la I, 3 las de la II y 2 las de la III.
word-armed-intervention-iii = Agresión: Intervención armada
    .text = Quitas hasta 7 de cultura al rival.
word-plunder-iii = Agresión: Saqueo III
    .text = Quitas al rival hasta 7 entre comida y recursos, como quieras.
word-raid-iii = Agresión: Incursión III
    .text = Destruyes hasta dos edificios urbanos del rival, uno hasta el nivel III y otro hasta el II, y obtienes la mitad de su coste total, redondeando hacia arriba.
word-war-over-culture = Guerra por la cultura
    .text = El vencedor quita 5 de cultura más su ventaja.
word-international-tourism = Turismo internacional
    .text = Cada uno: +1 cultura por maravilla completada del otro.
word-loss-of-sovereignty = Pérdida de soberanía
    .text = No podéis atacaros. A: +2 cultura. B: −2 cultura, y nadie puede declararle la guerra.
word-military-pact = Pacto militar
    .text = Ambos: +3 fuerza. El pacto termina si uno ataca al otro.
word-peace-treaty = Tratado de paz
    .text = No podéis atacaros. Ambos: +1 cultura.
word-entrenchments = Trincheras
    .text = Ejército: 1 de infantería, 2 de artillería. Cada uno da +9 fuerza, o +5 si es obsoleto.
word-mechanized-army = Ejército mecanizado
    .text = Ejército: 1 de caballería, 2 de artillería. Cada uno da +10 fuerza, o +5 si es obsoleto.
word-modern-army = Ejército moderno
    .text = Ejército: 2 de infantería, 1 de caballería, 1 de artillería. Cada uno da +13 fuerza, o +7 si es obsoleto.
word-shock-troops = Tropas de choque
    .text = Ejército: 1 de infantería, 3 de caballería. Cada uno da +11 fuerza, o +6 si es obsoleto.
word-military-bonus-iii = Bonificación militar III
    .text = +6 de fuerza al defenderte de una agresión, o +3 al colonizar.

# De dónde vienen los puntos
source-production = Producción de cultura
source-prepared = Eventos preparados
source-leaders = Líderes
source-conquest = Guerras y agresiones
source-events = Eventos
source-wonders = Maravillas al terminarlas
source-closing = Recuento final
source-famine = Hambre
source-cards = Otras cartas
source-resigned = Abandono

# Por qué una jugada es mejor que otra: lo que da, y lo que cuesta.
more-culture = más cultura, ahora y cada turno
less-culture = menos cultura, ahora y cada turno
more-science = más ciencia
less-science = menos ciencia
more-technologies = mejores tecnologías
less-technologies = peores tecnologías
more-resources = más recursos
less-resources = menos recursos
more-food = más comida
less-food = menos comida
more-actions = más acciones cada turno
less-actions = menos acciones cada turno
more-leader = un líder en juego
less-leader = un líder de menos
more-wonders = avance en las maravillas
less-wonders = menos avance en las maravillas
more-colonies = más colonias
less-colonies = menos colonias
more-hand = mejores cartas civiles en la mano
less-hand = menos cartas civiles en la mano
more-workers = más trabajadores
less-workers = menos trabajadores
more-happiness = trabajadores más contentos
less-happiness = trabajadores menos contentos
more-strength = más fuerza
less-strength = menos fuerza
more-military-cards = más cartas militares
less-military-cards = menos cartas militares
more-rivals = menos cultura para los rivales
less-rivals = más cultura para los rivales
