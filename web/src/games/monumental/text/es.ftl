board-label = Mapa de Monumental: hexágonos por filas, de norte a sur
tile-water = agua
tile-capital = capital
tile-province = provincia de valor { $terrain }
tile-of = de { $player }
tile-barbarian = bárbaros de { $value }
tile-city = ciudad libre
tile-soldiers =
    { $count ->
        [one] 1 soldado
       *[other] { $count } soldados
    }
tile-leader = { $leader }
tile-outpost = puesto de avanzada
tile-market =
    { $market } ({ $count ->
        [one] 1 ficha
       *[other] { $count } fichas
    })
tile-explorer = explorador de { $player }
tile-defence = defensa { $defence }
tile-close = Cerrar
conquest-price =
    Conquista: { $units ->
        [one] 1 unidad
       *[other] { $units } unidades
    }
conquest-city = más lo que pide la ciudad libre
conquest-of = Conquista de { $tile }
conquest-force =
    Fuerza { $need }, { $missing ->
        [0] completa
        [one] falta 1
       *[other] faltan { $missing }
    }
conquest-pays = Pagas
muster-joined = Van:
muster-go = ¡Adelante!
mixture-pay = Pagar
mixture-more = Uno más: { $resource }
mixture-less = Uno menos: { $resource }
amount = { $count } × { $resource }
purse = Lo que puedes gastar
hand = Ciudad, desarrollo y pertenencias
parts = Lo que se muestra
city-of = Ciudad de { $player }
look-at = Ver la ciudad de los { $civilization }
part-supply = Desarrollo
part-realm = Conductas
display = Desarrollo disponible
basics = Construcciones básicas
celebrities = Celebridades
monsters = Monstruos
celebrity = celebridad
leader = líder
unfinished = segunda etapa
monster-below = { $monster-start } ataca cuando el desarrollo llega hasta aquí
development-left =
    { $count ->
        [one] queda 1 carta en el mazo
       *[other] quedan { $count } cartas en el mazo
    }
monsters-hidden =
    { $count ->
        [one] 1 monstruo sigue oculto
       *[other] { $count } monstruos siguen ocultos
    }
last-turns =
    Se acerca el final: { $count ->
        [one] queda 1 turno
       *[other] quedan { $count } turnos
    }
production-tokens =
    { $count ->
        [one] 1 ficha de producción
       *[other] { $count } fichas de producción
    }
policy-active = activa
policies-left = Conductas por desarrollar
pile-deck =
    Mazo: { $count }{ $cards-count ->
        [0] {""}
       *[other] ; encima: { $cards }
    }
pile-discard =
    Descartes: { $count }{ $cards-count ->
        [0] {""}
       *[other] : { $cards }
    }
pile-archived =
    Archivadas: { $count }{ $cards-count ->
        [0] {""}
       *[other] : { $cards }
    }
pile-taken =
    Cartas tomadas: { $count }{ $cards-count ->
        [0] {""}
       *[other] : { $cards }
    }
automa-city = Un Automa no tiene ciudad. Toma cartas del desarrollo según dicen las suyas; al lado están las que ha tomado, sus conductas y su oro.
tokens-held = fichas de mercado guardadas
production-held = fichas de producción guardadas
points = puntos si la partida acabara ahora
known-civilization = civilización
known-from = puntos por { $word }
known-deck = cartas en el mazo
known-discard = cartas descartadas
known-archived = cartas archivadas
known-building = maravilla en curso
known-list = { $words }
contest-provinces = provincias
contest-knowledge = conocimientos
contest-wonders = maravillas
contest-policies = conductas culturales
contest-monsters = monstruos derrotados
contest-gold = oro
contest-most = { $contest }: dominio absoluto, { $most } más
city-slot = Fila { $row }, columna { $column }:
slot-empty = vacío.
slot-active = Activa.
slot-reinforced = Reforzada.
activate = Activar la fila { $row } y la columna { $column }
actions = Lo que puedes hacer
action-acquire = Adquirir
action-finish = Completar maravilla
action-develop = Desarrollar
action-conquer = Conquistar
action-move = Mover unidades
action-outpost = Puesto de avanzada
action-explore = Explorar
action-collect = Tomar ficha
action-defeat = Derrotar
action-use = Usar efecto
action-spend = Usar ficha
action-breakthrough = Avance científico
action-hire = Celebridad
action-on = { $action }: { $what }
kind-building = Construcción
kind-knowledge = Conocimiento
kind-wonder = Maravilla
kind-policy = Conducta cultural
kind-leader = Líder militar
kind-celebrity = Celebridad
kind-monster = Monstruo
kind-token = Ficha
kind-market = Mercado

sketch-from = Empezar desde:
sketch-brushes = Con qué se pinta
sketch-map = El mapa, pieza a pieza
sketch-0 = Terreno 0
sketch-1 = Terreno 1
sketch-2 = Terreno 2
sketch-3 = Terreno 3
sketch-4 = Terreno 4
sketch-b1 = Bárbaros de 1
sketch-b2 = Bárbaros de 2
sketch-b3 = Bárbaros de 3
sketch-b4 = Bárbaros de 4
sketch-free = Ciudad libre
sketch-market = Mercado
sketch-capital = Capital
sketch-water = Agua
sketch-nothing = Nada
sketch-tally = Capitales: { $capitals } · ciudades libres: { $cities } · mercados: { $markets } · provincias: { $provinces } · agua: { $water }
sketch-text = El mapa como texto, para guardarlo o compartirlo
wonder-instead = { $card }, en lugar de
wonder-nobody = (no se usa)

tour-city = Tu ciudad: nueve cartas. Cada turno activas una fila y una columna; cada carta muestra lo que daría con su fila y su columna. Tócala para apuntar y otra vez para activar.
tour-purse = Lo que puedes gastar. Los recursos productivos, científicos y militares se pierden al acabar el turno; el oro sustituye a cualquiera y la cultura paga las conductas culturales.
tour-supply = Construcciones y maravillas cuestan recursos productivos; los conocimientos, científicos. Toca una carta para adquirirla: va encima de tu mazo, o junto a tu ciudad hasta su segunda etapa.
tour-map = El mapa: las banderas rojas dicen lo que cuesta conquistar. Toca una pieza para ver qué hay y todo lo que puedes hacer allí, con unidades y exploradores.
tour-realm = Cada conducta cultural cuesta una de cultura más, y se repiten los efectos únicos de todas las anteriores.

# Lo que decide un empate
tie-1 = el oro
tie-2 = la cultura

risk-resources = Se pierde sin gastar: { $what }.
risk-effects =
    { $count ->
        [one] 1 efecto de tus cartas queda sin usar.
       *[other] { $count } efectos de tus cartas quedan sin usar.
    }

# Lo que se puede hacer, con una frase cada cosa.
can-acquire = Compras una carta del desarrollo o una construcción básica: va a tu ciudad.
can-finish = Pagas la segunda etapa de una maravilla y la completas.
can-develop = Pagas cultura y una conducta cultural queda activa.
can-conquer = Envías unidades y pagas recursos militares para tomar una provincia vecina.
can-move = Por 1 recurso militar, una unidad va a otra provincia tuya que esté conectada.
can-outpost = Levantas un puesto de avanzada, que sostiene una provincia sin unidades.
can-explore = Mueves un explorador por el mapa en busca de mercados y producción.
can-collect = Un explorador toma la ficha del lugar en que está.
can-defeat = Te enfrentas a un monstruo con lo que pide su carta.
can-use = Usas el efecto de una carta activada: una vez por turno.
can-spend = Gastas una ficha que guardas y recibes lo que muestra.
can-breakthrough = Pagas 2 recursos científicos, robas la carta superior de tu mazo y la utilizas.
can-hire = Pagas oro y una celebridad trabaja para ti.
can-end = Acabas tus acciones: lo que no gastes se pierde y se repone el desarrollo.
can-row = Activa esta fila de tu ciudad: da lo que sus cartas muestran.
can-column = Activa esta columna de tu ciudad: da lo que sus cartas muestran.
can-done = No eliges nada más.
can-skip = No usas este efecto.
can-apply = Usas este efecto ahora.
