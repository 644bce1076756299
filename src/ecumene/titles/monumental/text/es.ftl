# Monumental. Los nombres son los del reglamento en español.
name = Monumental
tagline = Una ciudad de nueve cartas, un mapa por conquistar y maravillas que te sobrevivan.

## Opciones

option-map = Mapa
option-map-clash = Choque de titanes
option-map-pastures = Praderas tranquilas
option-map-generated = Equilibrado, al azar
option-map-own = Propio
option-renaissance = Era del Renacimiento
option-wonders = Maravillas
option-wonders-standard = Las habituales
option-wonders-alternative = Con una alternativa por era, al azar
option-wonders-own = Con alternativas elegidas
option-celebrities = Módulo de celebridades
option-monsters = Monstruos en el mapa
option-monsters-0 = Ninguno
option-monsters-1 = Uno
option-monsters-2 = Dos
option-monsters-3 = Tres
option-monsters-4 = Cuatro
option-monsters-5 = Cinco
option-monsters-6 = Seis
option-monsters-7 = Siete
option-monsters-8 = Ocho
option-monsters-9 = Nueve
option-monsters-10 = Diez
option-monsters-11 = Once
option-monsters-12 = Doce, o los que quepan
option-automas = Automas además de las personas
option-automas-0 = Ninguno (uno si juegas en solitario)
option-automas-1 = Uno
option-automas-2 = Dos
option-automas-3 = Tres
option-automa_civilization = Civilización del primer Automa
option-automa_civilization-random = Al azar
option-automa_civilization-egyptians = Egipcios
option-automa_civilization-japanese = Japoneses
option-automa_civilization-danes = Daneses
option-automa_civilization-chinese = Chinos
option-automa_civilization-greeks = Griegos
option-level = Nivel de los Automas
option-level-beginner = Principiante
option-level-easy = Fácil
option-level-medium = Medio
option-level-hard = Difícil
option-level-very-hard = Muy difícil
# Lo que se explica donde se elige.
about-map = En el choque las capitales están cerca; en las praderas hay más sitio. También puedes pintar uno.
about-renaissance = Doce cartas más entre las eras II y III: una partida más larga.
about-wonders = En cada era una Maravilla puede dejar su sitio a otra alternativa.
about-celebrities = Personajes célebres que se contratan con oro: unos luchan, otros ayudan en la ciudad. Módulo opcional.
about-monsters = Salen de entre los Bárbaros y lo arrasan todo. Módulo opcional; el reglamento recomienda no más de tres.
about-automas = Civilizaciones que juegan según las reglas del juego en solitario, además de quienes se sienten.
about-automa_civilization = A quién tendrás enfrente, si quieres elegirlo.
about-level = Cuántas cartas avanzadas llevan: de ninguna, el juego de la caja, a cuatro.
first-game = El reglamento recomienda jugar las primeras partidas sin celebridades ni monstruos.

## Palabras

word-first = Primera civilización
word-second = Segunda civilización
word-third = Tercera civilización
word-fourth = Cuarta civilización
word-egyptians = Egipcios
word-japanese = Japoneses
word-danes = Daneses
word-chinese = Chinos
word-greeks = Griegos
word-production = recurso productivo
    .one = recurso productivo
    .many = recursos productivos
word-science = recurso científico
    .one = recurso científico
    .many = recursos científicos
word-military = recurso militar
    .one = recurso militar
    .many = recursos militares
word-gold = oro
    .one = de oro
    .many = de oro
word-culture = cultura
    .one = de cultura
    .many = de cultura
word-samurai-military = recurso militar contra provincias sin civilización
    .one = recurso militar contra provincias sin civilización
    .many = recursos militares contra provincias sin civilización
word-production-and-science = 1 recurso productivo y 1 científico
word-production-and-military = 1 recurso productivo y 1 militar
word-science-and-military = 1 recurso científico y 1 militar
word-production-token = ficha de producción
word-basic-building = una construcción básica
word-knowledge = un conocimiento del desarrollo disponible
word-points = puntos
word-development-left = cartas que quedan en el mazo de desarrollo:
word-usable = efectos por usar
word-legend = pieza y terreno · b2 bárbaros de 2 · (2s) precio de una ciudad libre · 1:3L* primera, con 3 soldados, líder y puesto de avanzada · x1 explorador · p producción, m mercado, w maravilla, ! monstruo · + posible

## Botones

choice-row = Fila { $what }
choice-column = Columna { $what }
choice-acquire = Adquirir una carta
choice-finish = Completar la maravilla
choice-develop = Desarrollar una conducta cultural
choice-conquer = Conquistar una provincia
choice-move = Mover una unidad
choice-outpost = Construir un puesto de avanzada
choice-explore = Mover un explorador
choice-collect = Tomar una ficha con un explorador
choice-defeat = Derrotar a un monstruo
choice-use = Usar un efecto
choice-spend = Usar una ficha
choice-breakthrough = Lograr un avance científico
choice-hire = Adquirir una celebridad
choice-end = Terminar las acciones
choice-reveal = Descubrir sus cartas
choice-explorer = Explorador { $what }
choice-from = Soldado de { $what }
choice-leader = El líder militar
choice-soldier = Un soldado
choice-soldiers = Tres soldados
choice-back = { $what-id ->
    [leader] Que no vaya el líder militar
    [sun-tzu] Que no vaya { $what }
    [spartacus] Que no vaya { $what }
    [saladin] Que no vaya { $what }
    [napoleon] Que no vaya { $what }
   *[other] Que no vaya el soldado de { $what }
}
choice-go = Adelante; lo que falte, con soldados
choice-done = Nada más
choice-skip = No usarlo
choice-apply = Usarlo
choice-archive = Archivar 1 carta
choice-pay = Pagar recursos
choice-give-gold = Devolver oro
choice-give-knowledge = Archivar un conocimiento

## Preguntas

ask-choose-civilization = { $seat }: ¿qué civilización lideras?
ask-choose-capital = { $seat }: ¿qué capital eliges?
ask-choose-row = { $seat }: ¿qué fila de tu ciudad activas?
ask-choose-column = { $seat }: ¿qué columna activas con la fila { $row }?
ask-take-action = { $seat }: ¿qué haces? Recursos productivos: { $production }; científicos: { $science }; militares: { $military }{ $samurai ->
        [0] .
       *[other] {" "}(y { $samurai } contra provincias sin civilización).
    }
ask-acquire = { $seat }: ¿qué carta adquieres?
ask-use-effect = { $seat }: ¿qué efecto usas?
ask-conquer = { $seat }: ¿qué provincia conquistas?
ask-muster =
    { $seat }: ¿qué unidades conquistan { $tile }? Fuerza { $need }; por reunir: { $missing }.{ $production ->
        [0] {""}
        [one] {" "}Además, 1 recurso productivo.
       *[other] {" "}Además, { $production } recursos productivos.
    }{ $science ->
        [0] {""}
        [one] {" "}Además, 1 recurso científico.
       *[other] {" "}Además, { $science } recursos científicos.
    }{ $gold ->
        [0] {""}
       *[other] {" "}Además, { $gold } de oro.
    }
ask-order-effects = { $seat }: ¿qué efecto resuelves primero?
ask-move-unit = { $seat }: ¿qué unidad mueves?
ask-move-to = { $seat }: ¿a qué provincia?
ask-redeploy-unit = { $seat }: ¿qué unidad mueves sin pagar? { $left ->
        [one] Queda 1.
       *[other] Quedan { $left }.
    }
ask-build-outpost-at = { $seat }: ¿dónde construyes el puesto de avanzada?
ask-return-units = { $seat }: ¿qué tres unidades vuelven a la capital?
ask-place-outpost = { $seat }: ¿dónde colocas el puesto de avanzada?
ask-automa-turn = { $seat }: descubre las cartas de { $automa-seat }.
ask-place-automa-wonder = { $seat }: ¿en qué provincia coloca { $automa-seat } { $card-the }?
ask-choose-automa-conquest = { $seat }: ¿qué provincia conquista { $automa-seat }?
ask-choose-automa-way = { $seat }: ¿por dónde va el explorador de { $automa-seat }?
ask-hire = { $seat }: ¿qué celebridad adquieres?
ask-deploy = { $seat }: ¿dónde se moviliza { $card }?
ask-archive-card = { $seat }: ¿qué carta archivas?
ask-reinforce-card = { $seat }: ¿qué carta refuerzas?
ask-activate-card = { $seat }: ¿qué otra carta activas?
ask-keep-knowledge = { $seat }: dos conocimientos en el hueco { $slot }; ¿cuál conservas?
ask-choose-price = { $seat }, { $card }: ¿con qué pagas su efecto?
ask-use-or-not = { $seat }: ¿usas el efecto de { $card }?
ask-accept-effect =
    { $seat }: { $operation-id ->
        [draw-use] ¿robas cartas para utilizar alguna?
        [build-outpost] ¿colocas un puesto de avanzada?
       *[other] ¿quieres que ocurra el efecto?
    }
ask-spend-celebrity = { $seat }: ¿usas ahora a { $card }? Después se retira.
ask-copy-card = { $seat }: ¿qué carta copias?
ask-use-drawn = { $seat }: ¿qué carta robada utilizas? Puedes utilizar { $left }.
ask-take-card = { $seat }: ¿qué tomas gratis? ({ $what })
ask-borrow-card = { $seat }: ¿qué carta del desarrollo disponible utilizas?
ask-copy-claimed = { $seat }: ¿qué ficha reclamada vuelves a resolver?
ask-choose-benefit = { $seat }: ¿qué beneficio de { $token } eliges?
ask-explore = { $seat }: ¿qué explorador mueves?
ask-explore-to = { $seat }: ¿adónde va el explorador que está en { $tile }?
ask-send-explorer = { $seat }: ¿qué explorador mueves sin pagar?
ask-send-to = { $seat }: ¿adónde va el explorador que está en { $tile }? Pasos: { $left }.
ask-collect = { $seat }: ¿qué explorador toma la ficha?
ask-choose-market-token = { $seat }: ¿qué ficha { $market-of } conservas?
ask-spend-token = { $seat }: ¿qué ficha usas?
ask-lose-unit = { $seat }: ¿qué unidad de { $tile } es destruida? { $left ->
        [one] Falta 1.
       *[other] Faltan { $left }.
    }
ask-lead-minotaur = { $seat }: ¿adónde va el Minotauro?
ask-answer-sphinx = { $seat }: ¿qué le das a la Esfinge?
ask-give-knowledge = { $seat }: ¿qué conocimiento archivas?
ask-discard-card = { $seat }: ¿qué carta descartas? { $left ->
        [one] Falta 1.
       *[other] Faltan { $left }.
    }
ask-defeat = { $seat }: ¿a qué monstruo derrotas?
ask-defeat-with = { $seat }: ¿qué explorador derrota { $monster-to }?
ask-place-kraken = { $seat }: ¿en qué agua aparece el Kraken?
ask-pay-any = { $seat }: ¿con qué pagas { $count ->
        [one] 1 recurso
       *[other] los { $count } recursos
    }?
ask-pay-same = { $seat }: ¿qué recurso pagas? ({ $count } iguales)
ask-pay-different = { $seat }: ¿qué dos recursos diferentes pagas?
ask-gain-any = { $seat }: ¿qué recurso obtienes? { $left ->
        [one] Falta 1.
       *[other] Faltan { $left }.
    }
ask-gain-same = { $seat }: ¿de qué tipo obtienes { $count } recursos?
ask-gain-different = { $seat }: ¿qué dos recursos diferentes obtienes?
ask-develop-policy = { $seat }: ¿qué conducta cultural desarrollas por { $count } de cultura?
ask-order-uniques = { $seat }: ¿qué efecto único resuelves primero?
ask-resolve-one = { $seat }: ¿el efecto único de qué conducta cultural resuelves?
ask-build-stage = { $seat }: ¿qué etapa de maravilla completas?
ask-keep-wonder = { $seat }: ¿qué maravilla conservas?
ask-place-wonder = { $seat }: ¿dónde colocas { $card-the }?

## Lo que pasa

event-turn = Turno de { $seat }.
event-chose-civilization = { $seat } elige civilización: { $civilization }.
event-chose-capital = { $seat } funda su capital en { $tile }.
event-activated =
    { $seat } activa la fila { $row } y la columna { $column }{ $production ->
        [0] {""}
        [one] , +1 recurso productivo
       *[other] , +{ $production } recursos productivos
    }{ $science ->
        [0] {""}
        [one] , +1 recurso científico
       *[other] , +{ $science } recursos científicos
    }{ $military ->
        [0] {""}
        [one] , +1 recurso militar
       *[other] , +{ $military } recursos militares
    }{ $gold ->
        [0] {""}
       *[other] , +{ $gold } de oro
    }{ $culture ->
        [0] {""}
       *[other] , +{ $culture } de cultura
    }.
event-activated-card =
    { $seat } activa además { $card }{ $production ->
        [0] {""}
        [one] , +1 recurso productivo
       *[other] , +{ $production } recursos productivos
    }{ $science ->
        [0] {""}
        [one] , +1 recurso científico
       *[other] , +{ $science } recursos científicos
    }{ $military ->
        [0] {""}
        [one] , +1 recurso militar
       *[other] , +{ $military } recursos militares
    }{ $gold ->
        [0] {""}
       *[other] , +{ $gold } de oro
    }{ $culture ->
        [0] {""}
       *[other] , +{ $culture } de cultura
    }.
event-gained =
    { $seat } obtiene { $count ->
        [one] 1 { $resource-one }
       *[other] { $count } { $resource-many }
    }.
event-paid =
    { $seat } paga { $count ->
        [one] 1 { $resource-one }
       *[other] { $count } { $resource-many }
    }.
event-acquired = { $seat } adquiere { $card }.
event-archived = { $seat } archiva { $card }.
event-reinforced = { $seat } refuerza { $card }.
event-copied = { $seat } copia { $card }.
event-used-card = { $seat } usa { $card }.
event-drew = { $seat } roba { $cards }.
event-discarded = { $seat } descarta { $card }.
event-reshuffled = { $seat } baraja sus descartes.
event-kept = { $seat } conserva { $card } y descarta { $other }.
event-breakthrough = { $seat } logra un avance científico.
event-started-wonder = { $seat } comienza { $card-the }.
event-abandoned-wonder = { $seat } abandona { $card-the }.
event-completed-wonder = { $seat } completa { $card-the }.
event-wonder-placed = { $seat } coloca { $card-the } en { $tile }.
event-wonder-destroyed = El Dragón destruye { $card-the } en { $tile }.
event-developed = { $seat } desarrolla { $card }.
event-conquered = { $seat } conquista { $tile } con { $count ->
        [one] una unidad
       *[other] { $count } unidades
    }.
event-lost-province = { $seat } pierde { $tile }.
event-vacated = { $seat } deja de controlar { $tile }.
event-revealed = { $tile } escondía: { $token }.
event-moved-unit = { $seat } mueve una unidad de { $old } a { $tile }.
event-outpost = { $seat } levanta un puesto de avanzada en { $tile }.
event-outpost-removed = { $seat } pierde el puesto de avanzada de { $tile }.
event-explorer-moved = Un explorador de { $seat } va de { $old } a { $tile }.
event-explorer-sent-home = Un explorador de { $seat } huye de { $tile } a su capital.
event-took-production = { $seat } toma la ficha de producción de { $tile }.
event-looked-at-market = { $seat } visita { $market-the } en { $tile }.
event-took-market = Conservas { $token }.
event-used-production = { $seat } usa una ficha de producción.
event-used-market = { $seat } usa { $token }.
event-display-discarded = { $card } sale del desarrollo disponible.
event-display-dealt = Nuevo en el desarrollo disponible: { $cards }.
event-celebrity-appears = Aparece { $card }.
event-hired = { $seat } adquiere a { $card }.
event-retired = { $card } se retira.
event-monster-appears = ¡En { $tile } aparece { $monster-the }!
event-monster-attacks = ¡{ $monster-start } ataca!
event-monster-moved = { $monster-start } pasa a { $tile }.
event-monster-defeated = { $seat } derrota { $monster-to }.
event-unit-destroyed = { $seat } pierde una unidad en { $tile }.
event-gold-lost = { $seat } pierde { $count } de oro.
event-end-in-sight = Se ha repartido la última carta: se termina la ronda y luego hay un último turno para cada civilización.
event-automa-card = { $seat } revela { $card }: { $card-text }
event-automa-cannot = { $seat } no puede realizar esa acción: obtiene oro en su lugar.
event-automa-took = { $seat } se lleva { $card }.
event-automa-explorers-home = { $seat } ha visitado todos los mercados: sus exploradores vuelven a casa.

## Por qué no

why-own-map =
    { $fault-id ->
        [text] No se entiende «{ $word }»: cada pieza es como b3=2 b1 market, c4=1 free, d2=water o b4=capital, y aparece una sola vez.
        [capitals] Hace falta una capital por civilización: { $count }.
        [pool] La caja no tiene tantas piezas de un mismo valor, o tanta agua.
        [free-cities] Hace falta una ciudad libre por civilización: { $count }.
        [barbarians] La caja no tiene tantos bárbaros de un mismo valor.
        [around-capitals] Los bárbaros alrededor de cada capital han de tener los mismos valores, 1 o 2, sin ciudades libres.
        [markets] Hace falta un mercado por civilización, en provincias distintas: { $count }.
        [production] La caja no tiene tantas fichas de producción.
       *[connected] Todas las provincias han de estar unidas, y cada capital junto a alguna.
    }
why-alternative-wonders = Solo puede sustituirse una maravilla en cada era, y no en el Renacimiento: { $cards }.
why-action-acquire = No puedes pagar ninguna carta.
why-acquire =
    { $card } cuesta { $count ->
        [one] 1 { $resource-one }
       *[other] { $count } { $resource-many }
    }, y no te alcanza.
why-basic-pile-empty = Ya no quedan construcciones de ese tipo.
why-complete-wonder = Necesitas una maravilla comenzada, su coste, y una pieza tuya sin maravilla.
why-wonder-token = La ficha de maravilla va en una pieza que controles.
why-wonder-token-one = Ya hay una maravilla en esa pieza.
why-action-develop = No tienes cultura para otra conducta cultural, o ya las has desarrollado todas.
why-policy-cost = La siguiente conducta cultural cuesta { $count } de cultura.
why-policy-develop = { $card } ya está desarrollada.
why-action-conquer = No puedes conquistar ninguna provincia.
why-conquest-no-water = Las piezas de agua no se conquistan.
why-conquest-no-capital = Las capitales no se conquistan.
why-conquest-not-own = Esa provincia ya es tuya.
why-conquest-adjacent = No está junto a ninguna pieza que controles.
why-conquest-cost = No te alcanza: fuerza necesaria { $count }, a 1 recurso militar por unidad, más lo que pida una ciudad libre.
why-conquest-units = No hay { $count } unidades que puedan llegar sin abandonar ninguna provincia; de la capital, la última solo sale si la eliges tú.
why-muster = La fuerza ya está completa: hace falta exactamente { $count }.
why-never-abandon = Esa unidad no puede irse de donde está.
why-action-move = No hay unidades que puedan moverse, o no puedes pagarlas.
why-move-armies = Solo a otra provincia tuya, conectada por provincias tuyas.
why-monster-powers = Medusa retiene esa unidad: solo deja su provincia si es destruida o por un puesto de avanzada.
why-action-outpost = Ninguna provincia tuya tiene tres unidades que reemplazar, o no te quedan puestos.
why-outpost = Hacen falta tres unidades en la provincia.
why-outpost-own = Solo en una provincia que controles.
why-outpost-one-each = Esa provincia ya tiene un puesto de avanzada.
why-outpost-two = Tus dos puestos de avanzada están en el mapa.
why-explorer-cost = Mover un explorador cuesta 1 recurso militar (1 más para entrar donde el Trol).
why-explorer-adjacent = Un explorador va de pieza en pieza adyacente.
why-explorer-move = Un explorador no entra en el agua ni en capitales ajenas.
why-action-collect = Ningún explorador tuyo puede tomar una ficha.
why-explorer-one-action = Ese explorador ya ha actuado este turno.
why-explorer-nothing-here = Ahí no hay nada que tomar.
why-market-one-each = Ya tuviste tu ficha de ese mercado, o está vacío.
why-monster-kraken = El Kraken impide tomar fichas ahí.
why-action-defeat = No hay monstruo que puedas derrotar.
why-monster-defeat = Hace falta un explorador tuyo que pueda actuar en su provincia (junto al Kraken).
why-monster-defeat-cost = No cumples su condición de derrota.
why-monster-sphinx = No tienes eso que dar.
why-action-use = No tienes efectos que usar ahora.
why-use-effect = Solo se usa una carta activada, la conducta activa o una celebridad, y ninguna cuyo efecto actúe por sí mismo.
why-effect-once = Ese efecto ya se ha usado este turno.
why-effect-condition = No se cumple su condición este turno.
why-effect-cost = No puedes pagar lo que pide.
why-effect-pointless = No serviría de nada ahora.
why-effect-in-full = Hay que elegir una carta.
why-action-spend = No tienes fichas que usar.
why-breakthrough = Hacen falta 2 recursos científicos y una carta que robar.
why-action-hire = No hay celebridad que puedas adquirir ahora.
why-celebrity-once-a-turn = Solo una celebridad por turno.
why-celebrity-hire = Cuesta { $count } de oro.
why-celebrity-deploy = No puede movilizarse ahí.
why-archive = Solo se archivan cartas sin activar de tu ciudad.
why-archive-these = Solo vale archivar { $cards }.
why-reinforce = Solo se refuerzan cartas activadas que no lo estén ya.
why-reinforce-another = Ese efecto no puede reforzar esa carta.
why-activate = Solo cartas de tu ciudad que no estén activadas.
why-discard = Solo se descartan cartas sin activar de tu ciudad.

## Cartas del Automa

word-conquer-architect = Acción 1
    .text = Conquista la provincia adyacente más barata; por 2 de oro, conquista la provincia adyacente más barata. Si tiene el rasgo Arquitecto: completa su maravilla o comienza la más barata; completa su maravilla o comienza la más barata; toma la construcción más barata.
word-knowledge-warmonger = Acción 2
    .text = Toma el conocimiento más caro; por 2 de oro, toma el conocimiento más caro. Si tiene el rasgo Belicista: conquista la provincia adyacente más barata; conquista la provincia adyacente más cara.
word-policy-technological = Acción 3
    .text = Desarrolla una conducta cultural; por 3 de oro, desarrolla una conducta cultural. Si tiene el rasgo Tecnológico: toma el conocimiento más barato; toma el conocimiento más caro.
word-gold-technological = Acción 4
    .text = Obtiene 3 de oro. Si tiene el rasgo Tecnológico: toma el conocimiento más barato; toma el conocimiento más caro.
word-conquer-economist = Acción 5
    .text = Conquista la provincia adyacente más barata; por 2 de oro, conquista la provincia adyacente más barata. Si tiene el rasgo Economista: mueve sus exploradores 2 piezas.
word-explorers-warmonger = Acción 6
    .text = Mueve sus exploradores 1 pieza; por 2 de oro, mueve sus exploradores 1 pieza; toma la construcción más barata. Si tiene el rasgo Belicista: conquista tres veces la provincia adyacente más cara; baraja todo su mazo.
word-wonder-economist = Acción 7
    .text = Completa su maravilla o comienza la más barata; por 2 de oro, completa su maravilla o comienza la más barata; toma la construcción más barata. Si tiene el rasgo Economista: mueve sus exploradores 2 piezas.
word-knowledge-architect = Acción 8
    .text = Toma el conocimiento más caro; por 2 de oro, toma el conocimiento más caro. Si tiene el rasgo Arquitecto: completa su maravilla o comienza la más barata; completa su maravilla o comienza la más barata; toma la construcción más barata.
word-policy-warmonger = Acción 9
    .text = Desarrolla una conducta cultural; por 3 de oro, desarrolla una conducta cultural. Si tiene el rasgo Belicista: conquista la provincia adyacente más barata; conquista la provincia adyacente más cara.
word-explorers-cultured = Acción 10
    .text = Mueve sus exploradores 1 pieza; por 2 de oro, mueve sus exploradores 1 pieza; toma la construcción más barata. Si tiene el rasgo Culto: desarrolla una conducta cultural; desarrolla una conducta cultural; baraja todo su mazo.
word-explorers-architect = Acción 11
    .text = Mueve sus exploradores 1 pieza; por 2 de oro, mueve sus exploradores 1 pieza; toma la construcción más barata. Si tiene el rasgo Arquitecto: completa su maravilla o comienza la más barata; completa su maravilla o comienza la más barata; completa su maravilla o comienza la más barata; toma la construcción más cara; baraja todo su mazo.
word-gold-cultured = Acción 12
    .text = Obtiene 3 de oro. Si tiene el rasgo Culto: desarrolla una conducta cultural y obtiene 2 de oro por cada una que tenga.
word-explorers-technological = Acción 13
    .text = Mueve sus exploradores 1 pieza; por 2 de oro, mueve sus exploradores 1 pieza; toma la construcción más barata. Si tiene el rasgo Tecnológico: toma todos los conocimientos; baraja todo su mazo.
word-explorers-economist = Acción 14
    .text = Mueve sus exploradores 1 pieza; por 2 de oro, mueve sus exploradores 1 pieza; toma la construcción más barata. Si tiene el rasgo Economista: mueve sus exploradores 3 piezas; baraja todo su mazo.
word-wonder-cultured = Acción 15
    .text = Completa su maravilla o comienza la más barata; por 2 de oro, completa su maravilla o comienza la más barata; toma la construcción más barata. Si tiene el rasgo Culto: desarrolla una conducta cultural y obtiene 2 de oro por cada una que tenga.
word-chinese-card = Carta china
    .text = Roba hasta dar con una acción tecnológica y resuelve esa carta.
word-danes-card = Carta danesa
    .text = Obtiene 1 de oro por cada provincia costera; roba otra carta.
word-egyptians-card = Carta egipcia
    .text = Roba otra carta y resuelve dos veces sus acciones no específicas.
word-greeks-card = Carta griega
    .text = Roba otra carta y resuelve solo su acción específica, sea cual sea el rasgo.
word-japanese-card = Carta japonesa
    .text = Si controla menos provincias que otra civilización, conquista la más barata; si es quien menos conductas culturales tiene, desarrolla una; si no, roba otra carta.
word-advanced-1 = Carta avanzada 1
    .text = Mueve sus exploradores 1 pieza; por 2 de oro, mueve sus exploradores 1 pieza; toma la construcción más barata; toma el conocimiento más barato; toma el conocimiento más caro.
word-advanced-2 = Carta avanzada 2
    .text = Mueve sus exploradores 1 pieza; por 2 de oro, mueve sus exploradores 1 pieza; toma la construcción más barata; desarrolla una conducta cultural y obtiene 2 de oro por cada una que tenga.
word-advanced-3 = Carta avanzada 3
    .text = Mueve sus exploradores 1 pieza; por 2 de oro, mueve sus exploradores 1 pieza; toma la construcción más barata; completa su maravilla o comienza la más barata; completa su maravilla o comienza la más barata; toma la construcción más barata.
word-advanced-4 = Carta avanzada 4
    .text = Mueve sus exploradores 1 pieza; por 2 de oro, mueve sus exploradores 1 pieza; toma la construcción más barata; conquista la provincia adyacente más barata; conquista la provincia adyacente más cara.
word-advanced-5 = Carta avanzada 5
    .text = Si es quien menos maravillas tiene, completa su maravilla o comienza la más barata y toma la construcción más barata; roba otra carta.
word-advanced-6 = Carta avanzada 6
    .text = Si es quien menos conductas culturales tiene, desarrolla una; roba otra carta.
word-advanced-7 = Carta avanzada 7
    .text = Si es quien menos provincias controla, conquista la más barata; roba otra carta.

## Cartas

word-work-camp = Campo de trabajo
    .text = Al activarse: 1 recurso productivo.
word-library = Biblioteca
    .text = Al activarse: 1 recurso científico.
word-fort = Fortaleza
    .text = Al activarse: 1 recurso militar.
word-forum = Foro
    .text = Archiva 1 carta o paga 2 recursos básicos diferentes para obtener 1 de cultura.
word-mine = Mina
    .text = Si este turno has obtenido al menos 2 recursos productivos, obtén 1 de oro.
word-workshop = Taller
    .text = Al activarse: 2 recursos productivos.
word-laboratory = Laboratorio
    .text = Al activarse: 2 recursos científicos.
word-archery-range = Campo de tiro
    .text = Al activarse: 2 recursos militares.
word-emporium = Emporio
    .text = Al activarse: 1 de oro.
word-temple = Templo
    .text = Al activarse: 1 de cultura.
word-apothecary = Apoteca
    .text = Archiva 1 carta para obtener 2 recursos básicos iguales.
word-warrior-priest-altar = Altar del paladín
    .text = Al activarse: 1 recurso militar. Si este turno has conquistado al menos una provincia, obtén 1 de cultura.
word-academy = Academia
    .text = Al activarse: 1 recurso científico. Si este turno has adquirido una carta de conocimiento, obtén 1 de cultura.
word-weapon-forge = Forja de armas
    .text = Al activarse: 1 recurso militar.
word-mathematics = Matemáticas
    .text = Al activarse: 1 recurso científico.
word-navigation = Navegación
    .text = Obtén 1 recurso básico a tu elección.
word-irrigation = Irrigación
    .text = Al activarse: 1 recurso productivo.
word-currency = Moneda
    .text = Paga 1 recurso básico, sin usar oro, para obtener 1 de oro.
word-stonehenge = Stonehenge
    .the = Stonehenge
    .text = Completa una etapa de una maravilla por 2 recursos productivos menos; si lo haces, obtén 1 de cultura. Bonificación: 2 recursos científicos.
word-pyramids = Pirámides
    .the = las Pirámides
    .text = Vuelve a resolver un beneficio de una ficha de bárbaro o de ciudad libre que hayas reclamado y retírala de la partida. Bonificación: 1 de cultura.
word-hanging-gardens = Jardines colgantes
    .the = los Jardines colgantes
    .text = Refuerza hasta 2 cartas que no sean esta. Bonificación: 1 de oro.
word-great-wall = La Gran Muralla
    .the = la Gran Muralla
    .text = Obtén 1 recurso militar; tus provincias tienen 1 más de defensa hasta tu próximo turno. Bonificación: 2 recursos militares.
word-colosseum = Coliseo
    .the = el Coliseo
    .text = Obtén 1 de oro, y 1 más por cada provincia que hayas conquistado este turno, 3 en total como máximo. Bonificación: 1 de oro.
word-colossus-of-rhodes = Coloso de Rodas
    .the = el Coloso de Rodas
    .text = Copia una carta de conocimiento de tu ciudad. Bonificación: archiva 1 carta.
word-keep = Torre del homenaje
    .text = Al activarse: 3 recursos militares.
word-university = Universidad
    .text = Al activarse: 2 recursos científicos. Una vez por turno, logra un avance científico por 1 recurso científico.
word-cathedral = Catedral
    .text = Al activarse: 1 de cultura. Archiva 1 carta para obtener 1 de oro.
word-guildhall = Casa gremial
    .text = Al activarse: 2 recursos productivos. La primera vez que adquieras una construcción cada turno, obtén 1 de oro.
word-alchemy = Alquimia
    .text = Paga 2 recursos básicos iguales para obtener 2 de oro.
word-gunpowder = Pólvora
    .text = Al activarse: 2 recursos militares.
word-printing = Imprenta
    .text = Roba 2 cartas y utiliza una de ellas.
word-engineering = Ingeniería
    .text = La próxima construcción o etapa de maravilla que pagues este turno cuesta 2 recursos productivos menos.
word-taj-mahal = Taj Mahal
    .the = el Taj Mahal
    .text = Archiva 1 carta y toma 1 construcción básica. Bonificación: 3 recursos militares.
word-hagia-sophia = Santa Sofía
    .the = Santa Sofía
    .text = Resuelve el efecto único de una de tus conductas culturales. Bonificación: 1 de cultura.
word-machu-picchu = Machu Picchu
    .the = Machu Picchu
    .text = Obtén 1 de oro por cada ficha de maravilla que tengas en el mapa, 3 como máximo. Bonificación: 3 recursos científicos.
word-angkor-wat = Angkor Wat
    .the = Angkor Wat
    .text = Archiva hasta 2 cartas; obtén 1 de cultura por la primera y 1 de oro por la segunda. Bonificación: refuerza hasta 2 cartas.
word-notre-dame = Notre Dame
    .the = Notre Dame
    .text = Dobla tu oro; al final del turno pierdes todo el que te quede. Bonificación: 1 de cultura.
word-electricity = Electricidad
    .text = Activa hasta 2 cartas más de tu ciudad.
word-aviation = Aviación
    .text = Al activarse: 2 recursos militares. Tu próxima conquista de este turno no necesita adyacencia.
word-computing = Informática
    .text = Copia una construcción o maravilla de tu ciudad.
word-nuclear-power = Energía nuclear
    .text = Obtén 3 recursos básicos iguales.
word-eiffel-tower = Torre Eiffel
    .the = la Torre Eiffel
    .text = Obtén 1 de cultura y 1 de oro. Bonificación: 2 de cultura.
word-statue-of-liberty = Estatua de la Libertad
    .the = la Estatua de la Libertad
    .text = Utiliza una construcción o conocimiento del desarrollo disponible como si estuviera activada; se queda donde está. Bonificación: refuerza hasta 3 cartas.
word-christ-the-redeemer = Cristo Redentor
    .the = el Cristo Redentor
    .text = Resuelve los efectos únicos de todas tus conductas culturales. Bonificación: 2 de cultura.
word-sydney-opera-house = Ópera de Sídney
    .the = la Ópera de Sídney
    .text = Paga 2 recursos básicos diferentes para obtener 2 de cultura. Bonificación: 3 de oro.
word-international-space-station = Estación Espacial Internacional
    .the = la Estación Espacial Internacional
    .text = Roba 5 cartas y utiliza 2 de ellas. Bonificación: 1 de cultura.
word-arsenal = Arsenal
    .text = Al activarse: 2 recursos militares. Siempre que conquistes una provincia de otra civilización, toma 1 construcción básica.
word-bourse = Bolsa
    .text = Al activarse: 1 de oro. Paga 2 recursos básicos, sin usar oro, para obtener 2 de oro.
word-observatory = Observatorio
    .text = Al activarse: 2 recursos científicos. Mueve 1 explorador hasta 2 piezas.
word-masters-studio = Estudio del maestro
    .text = Al activarse: 1 de cultura. Si este turno está activada una maravilla de tu ciudad, obtén 1 de oro.
word-perspective = Perspectiva
    .text = Copia una construcción de tu ciudad.
word-cartography = Cartografía
    .text = Mueve cada uno de tus exploradores hasta 2 piezas; cada uno puede actuar una vez más este turno.
word-humanism = Humanismo
    .text = Paga 1 recurso científico y 1 productivo para obtener 1 de cultura.
word-ballistics = Balística
    .text = Al activarse: 1 recurso militar. Las provincias de otras civilizaciones tienen 2 menos de defensa para ti.
word-sistine-chapel = Capilla Sixtina
    .the = la Capilla Sixtina
    .text = Hasta dos veces este turno: paga 2 recursos básicos diferentes para obtener 1 de cultura. Bonificación: 1 de cultura.
word-versailles = Palacio de Versalles
    .the = el Palacio de Versalles
    .text = Obtén 1 de oro por cada conducta cultural que hayas desarrollado, 3 como máximo. Bonificación: 2 de oro.
word-florence-cathedral = Catedral de Florencia
    .the = la Catedral de Florencia
    .text = El próximo conocimiento que adquieras este turno cuesta 3 recursos científicos menos (al menos 1). Bonificación: 3 recursos científicos.
word-forbidden-city = Ciudad Prohibida
    .the = la Ciudad Prohibida
    .text = Roba 3 cartas y utiliza una de ellas. Bonificación: coloca un puesto de avanzada de tu reserva en una provincia que controles, sin devolver unidades.
word-pharaohs-barge = Barcaza del Faraón
    .text = Al activarse: 1 recurso militar. Cuando archives esta carta, completa gratis una etapa de una maravilla.
word-masonry = Mampostería
    .text = Paga 2 recursos básicos cualesquiera para obtener 1 de oro.
word-ramesses-ii = Ramsés II
    .text = La primera vez que conquiste cada turno, obtienes 2 recursos productivos.
word-river-navigation = Navegación fluvial
    .text = Siempre que conquistes una provincia, puedes mover 1 explorador a una pieza adyacente. Efecto único: 1 de oro.
word-egypt-expansion = Expansión
    .text = Las provincias bárbaras con valor de terreno 0 o 1 tienen 1 menos de defensa para ti. Efecto único: 2 recursos productivos.
word-guilds = Gremios
    .text = Siempre que adquieras una construcción, obtén 1 recurso científico. Efecto único: archiva 1 carta.
word-corvee = Corvea
    .text = Cada etapa de maravilla te cuesta 1 recurso productivo menos. Efecto único: toma 1 construcción básica.
word-funerary-rites = Ritos funerarios
    .text = Siempre que archives una carta, obtén 1 recurso productivo. Efecto único: refuerza 1 carta.
word-samurai-school = Escuela samurái
    .text = Al activarse: 1 recurso militar. Paga 1 de oro para obtener 2 recursos militares que solo sirven contra provincias que no controle otra civilización.
word-bushido = Bushidō
    .text = Refuerza 1 carta que no sea aquella a la que está vinculado.
word-miyamoto-musashi = Miyamoto Musashi
    .text = La primera vez que conquiste cada turno, obtienes 2 recursos científicos.
word-diplomacy = Diplomacia
    .text = Conquistar una ciudad libre te cuesta 2 recursos menos, primero de su coste adicional y luego de los militares (al menos 1). Efecto único: 1 de oro.
word-resolute-expansion = Expansión resuelta
    .text = Las provincias de otra civilización tienen 2 menos de defensa para ti mientras su dueña controle más provincias que tú. Efecto único: 2 recursos militares.
word-cultural-exchange = Intercambio cultural
    .text = Copia una construcción o un conocimiento de la ciudad de otra civilización. Efecto único: refuerza 1 carta.
word-trade-mission = Misión comercial
    .text = La primera vez cada turno que uno de tus exploradores entre en una provincia de otra civilización, obtén 2 de oro. Efecto único: toma 1 construcción básica.
word-sakoku = Sakoku
    .text = Una vez por turno, obtén 1 de oro; tus provincias tienen 1 más de defensa hasta tu próximo turno. Efecto único: archiva 1 carta.
word-dolmen = Dolmen
    .text = Archiva una Fortaleza o un Campo de tiro para obtener 1 de cultura.
word-reconnaissance = Reconocimiento
    .text = Mueve 1 explorador a una pieza de terreno adyacente.
word-sigurd = Sigurd
    .text = La primera vez que conquiste cada turno, obtienes 2 recursos militares.
word-warrior-people = Pueblo guerrero
    .text = Paga 2 recursos militares, sin usar oro, para obtener 1 de cultura. Efecto único: 1 de oro.
word-plunder = Saqueo
    .text = Siempre que conquistes una provincia, obtén 1 recurso productivo. Efecto único: toma 1 construcción básica.
word-raiders = Asaltantes
    .text = Siempre que conquistes una provincia costera, obtén 1 de oro. Efecto único: refuerza 1 carta.
word-seafarers = Navegantes
    .text = Puedes conquistar hasta a dos piezas de distancia de las que controlas. Efecto único: 2 recursos militares.
word-roving-settlements = Asentamientos itinerantes
    .text = Paga 1 de oro para activar una carta más de tu ciudad. Efecto único: archiva 1 carta.
word-paper-mill = Papelera
    .text = Paga 1 de oro para obtener 2 recursos básicos diferentes.
word-pyrotechnics = Pirotecnia
    .text = Archiva 1 carta.
word-hua-mulan = Hua Mulan
    .text = La primera vez que conquiste cada turno, roba 2 cartas y utiliza una de ellas.
word-research-and-development = Investigación y desarrollo
    .text = Si este turno están activadas una maravilla y un conocimiento de tu ciudad, obtén 1 de oro. Efecto único: refuerza 1 carta.
word-taxation = Fiscalidad
    .text = Si este turno has obtenido cada uno de los tres recursos básicos, obtén 1 de oro. Efecto único: toma 1 construcción básica.
word-guided-tours = Visitas guiadas
    .text = Siempre que completes una maravilla, obtén 2 de cultura. Efecto único: 1 de oro.
word-imperial-examinations = Exámenes imperiales
    .text = Una vez por turno, paga 1 recurso científico para robar 2 cartas y usar 1 de ellas. Efecto único: 2 recursos científicos.
word-silk-road = Ruta de la seda
    .text = Siempre que tu explorador tome una ficha de mercado, obtén 1 de cultura. Efecto único: archiva 1 carta.
word-hoplite-fields = Campos de hoplitas
    .text = Obtén 1 recurso militar por cada Fortaleza y Campo de tiro que hayas activado este turno.
word-philosophy = Filosofía
    .text = Paga 1 recurso básico para obtener 1 recurso básico de otro tipo.
word-heracles = Heracles
    .text = La primera vez que conquiste cada turno, obtienes 1 de oro.
word-siege = Asedio
    .text = Paga 1 recurso científico para obtener 2 recursos militares. Efecto único: 1 de oro.
word-treaties = Tratados
    .text = Copia el efecto de otra de tus conductas culturales. Efecto único: refuerza 1 carta.
word-architecture = Arquitectura
    .text = Puedes pagar las etapas de tus maravillas con recursos básicos de cualquier tipo. Efecto único: toma 1 construcción básica.
word-olympic-games = Juegos olímpicos
    .text = Si este turno has conquistado una provincia, obtén 1 de cultura. Efecto único: 2 recursos básicos diferentes.
word-colonies = Colonias
    .text = Siempre que tu explorador tome una ficha de producción o de mercado, obtén 1 recurso básico a tu elección. Efecto único: archiva 1 carta.
word-imhotep = Imhotep
    .text = Cuando se complete la maravilla en la que está, resuelve de nuevo su bonificación y se retira.
word-sun-tzu = Sun Tzu
    .text = Unidad. Tu próxima conquista de este turno es contra 2 menos de defensa; se retira al final de ese turno.
word-archimedes = Arquímedes
    .text = El próximo conocimiento que adquieras este turno cuesta 2 recursos científicos menos (al menos 1); se retira al final de ese turno.
word-spartacus = Espartaco
    .text = Unidad que cuenta como 2 al conquistar; se retira cuando pierdes la provincia en la que está.
word-joan-of-arc = Juana de Arco
    .text = Una conquista de este turno puede ser en cualquier provincia del mapa, adyacente o no; has de disponer de las unidades necesarias y pagarlas. Luego se retira.
word-marco-polo = Marco Polo
    .text = Mueve un explorador hasta 3 piezas; puede actuar una vez más este turno. Se retira al final de ese turno.
word-saladin = Saladino
    .text = Unidad. La provincia en la que está tiene 2 más de defensa, además de los 2 suyos; se retira cuando la pierdes.
word-avicenna = Avicena
    .text = Copia una carta de conocimiento de tu ciudad; se retira al final de ese turno.
word-marie-curie = Marie Curie
    .text = Cuando adquieras un conocimiento, obtén 2 de oro y se retira.
word-napoleon = Napoleón Bonaparte
    .text = Unidad que cuenta como 3 al conquistar; se retira cuando pierdes la provincia en la que está.
word-amelia-earhart = Amelia Earhart
    .text = Mueve tus dos exploradores hasta 3 piezas cada uno; cada uno puede actuar una vez más este turno. Se retira.
word-florence-nightingale = Florence Nightingale
    .text = Mueve hasta 4 de tus unidades entre tus piezas sin pagar y obtén 1 de cultura. Se retira.
word-mogwai = Mogwai
    .the = el Mogwai
    .start = El Mogwai
    .to = al Mogwai
    .text = Ataque: destruye en todo el mapa cada soldado que esté solo en una provincia, sin puesto de avanzada ni líder. Derrota: paga 4 de oro. Premio: los efectos únicos de todas tus conductas culturales.
word-kraken = Kraken
    .the = el Kraken
    .start = El Kraken
    .to = al Kraken
    .text = Aparece en el agua más cercana. Nadie toma fichas en las provincias junto a su pieza. Ataque: destruye 1 unidad en cada una de ellas. Derrota, desde una provincia vecina: paga 4 recursos militares. Premio: 3 de oro.
word-minotaur = Minotauro
    .the = el Minotauro
    .start = El Minotauro
    .to = al Minotauro
    .text = Ataque: destruye la mitad de las unidades de su provincia, redondeando hacia arriba, y pasa a la provincia vecina con más unidades. Derrota: paga 3 recursos militares y 1 de oro. Premio: toma 1 construcción básica y refuerza 1 carta.
word-hydra = Hidra
    .the = la Hidra
    .start = La Hidra
    .to = a la Hidra
    .text = Ataque: destruye 1 unidad en su provincia y en cada una de las vecinas y le crece una cabeza, 3 como máximo. Derrota: paga 3 recursos militares y 1 más por cabeza. Premio: 1 de cultura y 1 de oro.
word-medusa = Medusa
    .the = Medusa
    .start = Medusa
    .to = a Medusa
    .text = Las unidades no pueden salir de su provincia. Ataque: los líderes de su provincia y de las vecinas vuelven a sus capitales. Derrota: paga 3 recursos científicos. Premio: archiva hasta 2 cartas y obtén 2 de oro.
word-sphinx = Esfinge
    .the = la Esfinge
    .start = La Esfinge
    .to = a la Esfinge
    .text = Ataque: quien controle su provincia devuelve 2 de oro o archiva uno de sus conocimientos. Derrota: paga 4 recursos científicos. Premio: toma un conocimiento del desarrollo disponible.
word-fenrir = Fenrir
    .the = Fenrir
    .start = Fenrir
    .to = a Fenrir
    .text = Ataque: quien controle su provincia devuelve 2 de oro; por cada uno que no pueda devolver pierde 1 unidad de allí. Derrota: paga 3 recursos militares y 1 productivo. Premio: 3 de oro.
word-yamata-no-orochi = Yamata no Orochi
    .the = Yamata no Orochi
    .start = Yamata no Orochi
    .to = a Yamata no Orochi
    .text = Ataque: en su provincia y en las vecinas destruye todas las unidades menos una. Derrota: paga 1 recurso básico de cada tipo y 2 de oro. Premio: completa gratis una etapa de una maravilla.
word-oni = Oni
    .the = el Oni
    .start = El Oni
    .to = al Oni
    .text = Su provincia tiene 2 más de defensa. Ataque: quien controle su provincia descarta 2 cartas sin activar de su ciudad. Derrota: paga 2 recursos militares y archiva 1 carta. Premio: 1 de cultura.
word-dragon = Dragón
    .the = el Dragón
    .start = El Dragón
    .to = al Dragón
    .text = Ataque: destruye la maravilla de su provincia; si no hay ninguna, todas las unidades de allí menos una. Derrota: paga 5 recursos militares. Premio: 4 de oro.
word-cyclops = Cíclope
    .the = el Cíclope
    .start = El Cíclope
    .to = al Cíclope
    .text = Ataque: los puestos de avanzada de su provincia y de las vecinas vuelven a sus dueños. Derrota: paga 3 recursos productivos y 1 científico. Premio: toma 1 construcción básica y obtén 1 de oro.
word-troll = Trol
    .the = el Trol
    .start = El Trol
    .to = al Trol
    .text = Entrar en su provincia con un explorador cuesta 1 recurso militar más. Ataque: los exploradores de su provincia y de las vecinas vuelven a sus capitales. Derrota: paga 3 de oro. Premio: 1 de cultura.

## Fichas de bárbaro y de ciudad libre

word-b1-production = bárbaros de 1 (2 recursos productivos, o 1 de oro)
    .text = 2 recursos productivos, o 1 de oro.
word-b1-science = bárbaros de 1 (2 recursos científicos, o 1 de oro)
    .text = 2 recursos científicos, o 1 de oro.
word-b1-military = bárbaros de 1 (2 recursos militares, o 1 de oro)
    .text = 2 recursos militares, o 1 de oro.
word-b1-archive = bárbaros de 1 (archivar 1 carta, o 1 de oro)
    .text = archivar 1 carta, o 1 de oro.
word-b2-production = bárbaros de 2 (3 recursos productivos, o 2 de oro)
    .text = 3 recursos productivos, o 2 de oro.
word-b2-science = bárbaros de 2 (3 recursos científicos, o 2 de oro)
    .text = 3 recursos científicos, o 2 de oro.
word-b2-military = bárbaros de 2 (3 recursos militares, o 2 de oro)
    .text = 3 recursos militares, o 2 de oro.
word-b2-culture = bárbaros de 2 (1 de cultura, o 2 de oro)
    .text = 1 de cultura, o 2 de oro.
word-b2-building = bárbaros de 2 (1 construcción básica, o 2 de oro)
    .text = 1 construcción básica, o 2 de oro.
word-b3-production = bárbaros de 3 (4 recursos productivos, o 2 de oro)
    .text = 4 recursos productivos, o 2 de oro.
word-b3-science = bárbaros de 3 (4 recursos científicos, o 2 de oro)
    .text = 4 recursos científicos, o 2 de oro.
word-b3-military = bárbaros de 3 (4 recursos militares, o 2 de oro)
    .text = 4 recursos militares, o 2 de oro.
word-b3-culture = bárbaros de 3 (1 de oro y 1 de cultura, o 3 de oro)
    .text = 1 de oro y 1 de cultura, o 3 de oro.
word-b4-culture = bárbaros de 4 (2 de cultura, o 3 de oro)
    .text = 2 de cultura, o 3 de oro.
word-b4-building = bárbaros de 4 (1 construcción básica y 1 de oro, o 3 de oro)
    .text = 1 construcción básica y 1 de oro, o 3 de oro.
word-samarkand = Samarcanda
    .text = 1 de cultura, o 2 de oro.
word-palmyra = Palmira
    .text = 1 de cultura, o 1 construcción básica.
word-tyre = Tiro
    .text = 1 de cultura, o 2 de oro.
word-kilwa = Kilwa
    .text = 1 de cultura, o archivar 1 carta y 1 de oro.
word-petra = Petra
    .text = 1 de oro y 1 de cultura, o 3 de oro.
word-novgorod = Nóvgorod
    .text = 1 de oro y 1 de cultura, o 1 construcción básica y 1 de oro.
word-ragusa = Ragusa
    .text = 1 de cultura, o 4 recursos básicos iguales.
word-melaka = Malaca
    .text = 2 de cultura, o 4 recursos básicos iguales.

## Beneficios

word-archive-and-gold-1 = archivar 1 carta y 1 de oro
word-building = 1 construcción básica
word-culture-1 = 1 de cultura
word-culture-2 = 2 de cultura
word-gold-1 = 1 de oro
word-gold-2 = 2 de oro
word-gold-3 = 3 de oro
word-gold-4 = 4 de oro
word-gold-5 = 5 de oro
word-military-1 = 1 recurso militar
word-military-2 = 2 recursos militares
word-military-3 = 3 recursos militares
word-military-4 = 4 recursos militares
word-military-5 = 5 recursos militares
word-production-1 = 1 recurso productivo
word-production-2 = 2 recursos productivos
word-production-3 = 3 recursos productivos
word-production-4 = 4 recursos productivos
word-production-5 = 5 recursos productivos
word-same-4 = 4 recursos básicos iguales
word-science-1 = 1 recurso científico
word-science-2 = 2 recursos científicos
word-science-3 = 3 recursos científicos
word-science-4 = 4 recursos científicos
word-science-5 = 5 recursos científicos

## Mercados

word-caravanserai = Caravasar
    .the = el Caravasar
    .of = del Caravasar
word-caravanserai-military = Caravasar: 4 recursos militares
    .text = 4 recursos militares.
word-caravanserai-production = Caravasar: 4 recursos productivos
    .text = 4 recursos productivos.
word-caravanserai-science = Caravasar: 4 recursos científicos
    .text = 4 recursos científicos.
word-caravanserai-gold = Caravasar: 3 de oro
    .text = 3 de oro.
word-caravanserai-culture = Caravasar: 1 de cultura y 1 de oro
    .text = 1 de cultura y 1 de oro.
word-harbour-fair = Feria del puerto
    .the = la Feria del puerto
    .of = de la Feria del puerto
word-harbour-fair-military = Feria del puerto: 4 recursos militares
    .text = 4 recursos militares.
word-harbour-fair-mixed = Feria del puerto: 2 recursos productivos y 2 militares
    .text = 2 recursos productivos y 2 militares.
word-harbour-fair-building = Feria del puerto: 1 construcción básica y 1 de oro
    .text = 1 construcción básica y 1 de oro.
word-harbour-fair-gold = Feria del puerto: 3 de oro
    .text = 3 de oro.
word-harbour-fair-reinforce = Feria del puerto: reforzar hasta 2 cartas y 1 de oro
    .text = Reforzar hasta 2 cartas y 1 de oro.
word-stone-exchange = Lonja de piedra
    .the = la Lonja de piedra
    .of = de la Lonja de piedra
word-stone-exchange-production = Lonja de piedra: 5 recursos productivos
    .text = 5 recursos productivos.
word-stone-exchange-mixed = Lonja de piedra: 2 recursos productivos y 2 científicos
    .text = 2 recursos productivos y 2 científicos.
word-stone-exchange-gold = Lonja de piedra: 3 de oro
    .text = 3 de oro.
word-stone-exchange-culture = Lonja de piedra: 2 de cultura
    .text = 2 de cultura.
word-stone-exchange-archive = Lonja de piedra: archivar hasta 2 cartas y 1 de oro
    .text = Archivar hasta 2 cartas y 1 de oro.
word-scribes-bazaar = Bazar de escribas
    .the = el Bazar de escribas
    .of = del Bazar de escribas
word-scribes-bazaar-science = Bazar de escribas: 5 recursos científicos
    .text = 5 recursos científicos.
word-scribes-bazaar-mixed = Bazar de escribas: 2 recursos científicos y 2 militares
    .text = 2 recursos científicos y 2 militares.
word-scribes-bazaar-any = Bazar de escribas: 4 recursos básicos cualesquiera
    .text = 4 recursos básicos cualesquiera.
word-scribes-bazaar-culture = Bazar de escribas: 2 de cultura
    .text = 2 de cultura.
word-scribes-bazaar-draw = Bazar de escribas: robar 3 cartas, utilizar una, y 1 de oro
    .text = Robar 3 cartas, utilizar una, y 1 de oro.

# De dónde vienen los puntos
source-provinces = Provincias
source-knowledge = Conocimientos
source-wonders = Maravillas
source-policies = Conductas
source-most-provinces = Más provincias
source-most-knowledge = Más conocimientos
source-most-wonders = Más maravillas
source-most-policies = Más conductas
source-monsters = Monstruos
source-gold = Oro

# Por qué una jugada es mejor que otra: lo que da, y lo que cuesta.
more-points = más puntos
less-points = menos puntos
more-gold = más oro
less-gold = menos oro
more-culture = más cultura para conductas
less-culture = menos cultura para conductas
more-city = una ciudad que produce más
less-city = una ciudad que produce menos
more-policies = una conducta que da más
less-policies = una conducta que da menos
more-at-hand = más por hacer este turno
less-at-hand = menos por hacer este turno
more-kept-cards = mejores cartas reforzadas
less-kept-cards = peores cartas reforzadas
more-wonder = una maravilla en construcción
less-wonder = una maravilla menos en construcción
more-production-tokens = más fichas de producción
less-production-tokens = menos fichas de producción
more-market-tokens = más fichas de mercado
less-market-tokens = menos fichas de mercado
more-explorers = exploradores mejor situados
less-explorers = exploradores peor situados
more-celebrity = una celebridad a su servicio
less-celebrity = una celebridad menos a su servicio
more-being-first = más opciones de ser el primero en algo
less-being-first = menos opciones de ser el primero en algo
more-rivals = menos perspectivas para los rivales
less-rivals = más perspectivas para los rivales
more-exposure = provincias más seguras
less-exposure = provincias más expuestas
