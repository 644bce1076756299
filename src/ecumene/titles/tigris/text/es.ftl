name = Tigris y Éufrates
tagline = Cuatro dinastías, dos ríos: gana quien mejor equilibre su civilización.

option-board = Tablero
option-board-classic = clásico
option-board-alternative = alternativo
option-points = Puntos
option-points-hidden = tras la pantalla
option-points-open = a la vista
option-buildings = Edificios especiales
# Lo que se explica donde se elige.
about-board = El alternativo tiene otros ríos y catorce templos con tesoro en vez de diez.
about-points = Según el reglamento cada cual guarda sus puntos tras la pantalla. A la vista se juega con más cálculo y menos memoria.
about-buildings = Con tres losetas seguidas de un color puede alzarse su edificio: en ese reino, las losetas de su color dan dos puntos.
first-game = Para la primera partida el reglamento recomienda el tablero clásico; los edificios especiales son de la versión avanzada.

word-archer = Arco
word-lion = León
word-bull = Buey
word-pot = Vasija

word-settlement = población
    .one = una loseta de población
    .many = losetas de población
    .how-many = cuántas losetas de población
    .so-many = tantas losetas de población
word-temple = templo
    .one = un templo
    .many = templos
    .how-many = cuántos templos
    .so-many = tantos templos
word-farm = agricultura
    .one = una loseta de agricultura
    .many = losetas de agricultura
    .how-many = cuántas losetas de agricultura
    .so-many = tantas losetas de agricultura
word-market = mercado
    .one = un mercado
    .many = mercados
    .how-many = cuántos mercados
    .so-many = tantos mercados

# Cuántas losetas se cambian.
word-1-settlement = la loseta de población
word-2-settlement = dos losetas de población
word-3-settlement = tres losetas de población
word-4-settlement = cuatro losetas de población
word-5-settlement = cinco losetas de población
word-6-settlement = seis losetas de población
word-1-temple = el templo
word-2-temple = dos templos
word-3-temple = tres templos
word-4-temple = cuatro templos
word-5-temple = cinco templos
word-6-temple = seis templos
word-1-farm = la agricultura
word-2-farm = dos losetas de agricultura
word-3-farm = tres losetas de agricultura
word-4-farm = cuatro losetas de agricultura
word-5-farm = cinco losetas de agricultura
word-6-farm = seis losetas de agricultura
word-1-market = el mercado
word-2-market = dos mercados
word-3-market = tres mercados
word-4-market = cuatro mercados
word-5-market = cinco mercados
word-6-market = seis mercados

word-king = rey
    .the = el rey
    .many = reyes
word-priest = sacerdote
    .the = el sacerdote
    .many = sacerdotes
word-farmer = agricultor
    .the = el agricultor
    .many = agricultores
word-merchant = mercader
    .the = el mercader
    .many = mercaderes

word-black = negro
    .points = de población
word-red = rojo
    .points = de templos
word-blue = azul
    .points = de agricultura
word-green = verde
    .points = de mercados

word-red-black = rojo y negro
word-red-green = rojo y verde
word-blue-black = azul y negro
word-blue-red = azul y rojo
word-green-blue = verde y azul
word-green-black = verde y negro

word-palace = palacio
    .the = el palacio
word-library = biblioteca
    .the = la biblioteca
word-granary = granero
    .the = el granero
word-covered-market = mercado cubierto
    .the = el mercado cubierto

word-catastrophe = catástrofe
word-revolt = conflicto interno
word-war = conflicto externo

word-treasure = tesoro
word-first-treasure = tesoro que se toma antes
word-treasures = tesoros
word-leader = líder
word-monument = monumento
word-building = edificio
word-catastrophes = catástrofes
word-hand = reserva
word-bag = bolsa
word-possible = posible

choice-swap = cambiar losetas
choice-end = terminar el turno
choice-withdraw = retirar del tablero
choice-done = cambiar estas
choice-decline = no construir
choice-commit =
    { $what ->
        [0] no añadir nada
        [one] añadir { $what } loseta
       *[other] añadir { $what } losetas
    }

ask-take-action =
    { $left ->
        [0] { $seat }: ya has hecho tus dos acciones. Termina el turno o deshaz la última.
        [one] { $seat }: elige una acción (queda { $left }) o termina el turno.
       *[other] { $seat }: elige una acción (quedan { $left }) o termina el turno.
    }
ask-place-leader = { $seat }: ¿adónde va { $leader-the }?
ask-place-tile = { $seat }: ¿dónde colocas { $tile-one }?
ask-place-catastrophe = { $seat }: ¿dónde cae la catástrofe?
ask-swap-tiles =
    { $picked-count ->
        [0] { $seat }: elige las losetas que quieres cambiar.
       *[other] { $seat }: cambias { $lots }. ¿Algo más?
    }
ask-choose-conflict = { $seat }: la unión en { $union } enfrenta a varios líderes. ¿Qué conflicto se resuelve primero?
ask-commit = { $seat }: { $kind } de { $leader-many }, { $attacker-seat } { $attack } contra { $defender-seat } { $defence }. Di { $tile-how-many } añades de tu reserva.
ask-build-monument = { $seat }: has formado un cuadrado { $colour }. ¿Construyes un monumento?
ask-choose-square = { $seat }: ¿sobre qué cuadrado levantas el monumento { $monument }? Di su casilla superior izquierda.
ask-place-building = { $seat }: ¿sobre qué loseta de la serie pones { $building-the }?
ask-take-treasure = { $seat }: tu mercader toma un tesoro. ¿Cuál?

event-turn = Turno de { $seat }.
event-placed-leader = { $seat } coloca { $leader-the } en { $cell }.
event-moved-leader = { $seat } desplaza { $leader-the } de { $old } a { $cell }.
event-withdrew = { $seat } retira { $leader-the } de { $cell }.
event-sent-home = { $seat } retira { $leader-the } de { $cell }: se ha quedado sin templos al lado.
event-placed-tile = { $seat } coloca { $tile-one } en { $cell }.
event-scored-tile =
    { $points ->
        [one] { $seat } recibe { $points } punto { $colour-points }.
       *[other] { $seat } recibe { $points } puntos { $colour-points }.
    }
event-union = La loseta de { $cell } une dos reinos.
event-catastrophe = { $seat } coloca una catástrofe en { $cell }.
event-swapped =
    { $count ->
        [one] { $seat } cambia { $count } loseta.
       *[other] { $seat } cambia { $count } losetas.
    }
event-drew = { $seat } roba: { $tiles }.
event-conflict =
    { $kind-id ->
        [revolt] Conflicto interno de { $leader-many }: { $seat } ataca con { $attack }, { $defender-seat } defiende con { $defence }.
       *[war] Conflicto externo de { $leader-many }: { $seat } ataca con { $attack }, { $defender-seat } defiende con { $defence }.
    }
event-committed =
    { $count ->
        [0] { $seat } no añade nada.
        [one] { $seat } añade { $tile-one }.
       *[other] { $seat } añade { $count } { $tile-many }.
    }
event-conflict-won =
    { $tied ->
        [yes] Empate a { $won }: gana quien defiende. { $seat } vence a { $loser-seat }
       *[no] { $seat } vence a { $loser-seat } por { $won } a { $lost }
    }: { $points ->
        [one] { $points } punto { $colour-points }
       *[other] { $points } puntos { $colour-points }
    }, y { $leader-the } vencido vuelve a su dueño.
event-built-monument = { $seat } construye el monumento { $monument } en { $cell }.
event-monument-paid = El monumento { $monument } da a { $seat } un punto { $colour-points }.
event-built-building = { $seat } pone { $building-the } en { $cell }.
event-building-removed = Al girarse su loseta, { $building-the } sale de { $cell }.
event-took-treasure = El mercader de { $seat } toma el tesoro de { $cell }.
event-end-by-bag = No quedan losetas suficientes para reponer las reservas: la partida termina.
event-end-by-treasures =
    { $count ->
        [0] No queda ningún tesoro en el tablero: la partida termina.
        [one] Solo queda { $count } tesoro en el tablero: la partida termina.
       *[other] Solo quedan { $count } tesoros en el tablero: la partida termina.
    }

why-two-actions = Ya has hecho tus dos acciones de este turno.
why-leader-has-place = No hay ninguna casilla donde pueda entrar { $leader-the }.
why-leader-withdraws-from-board = No puedes retirar { $leader-the }: no está en el tablero.
why-leader-moves-elsewhere = En esa casilla ya está { $leader-the }.
why-leader-on-empty-cell = Un líder solo se coloca en una casilla vacía.
why-leader-not-on-river = Un líder no puede colocarse en una casilla de río.
why-leader-beside-temple = Un líder debe quedar junto a un templo, en horizontal o en vertical.
why-leader-joins-no-kingdoms = Un líder no puede unir dos reinos.
why-tile-from-hand = No tienes { $tile-one } tras tu pantalla.
why-tile-has-place = No hay ninguna casilla donde quepa { $tile-one }.
why-tile-on-empty-cell = Una loseta solo se coloca en una casilla vacía.
why-farm-on-river = Las losetas de agricultura solo se colocan en casillas de río.
why-only-farm-on-river = En las casillas de río solo se colocan losetas de agricultura.
why-tile-joins-two-at-most = Una loseta no puede unir tres o más reinos.
why-catastrophes-two-each = Ya has usado tus dos catástrofes.
why-catastrophe-not-on-leader = Una catástrofe no puede caer sobre un líder.
why-catastrophe-not-on-treasure = Una catástrofe no puede caer sobre un tesoro.
why-catastrophe-not-on-monument = Una catástrofe no puede caer sobre un monumento.
why-catastrophe-not-on-building = Una catástrofe no puede caer sobre un edificio especial.
why-catastrophe-for-good = Una catástrofe bloquea su casilla hasta el final de la partida.
why-swap-from-hand = Solo puedes cambiar losetas que tengas tras tu pantalla.
why-swap-one-to-six = Elige al menos una loseta, y { $most } como mucho.
why-commit-from-hand = No tienes { $tile-so-many } tras tu pantalla.
why-war-between-equals = En el nuevo reino no hay dos { $leader-many }.
why-monument-once = Ese monumento ya está construido, en { $cell }.
why-monument-colour = Uno de los colores del monumento debe ser el de las losetas: { $colour }.
why-monument-on-square = Ahí no empieza ningún cuadrado { $colour } completado por la loseta recién colocada.
why-building-on-new-line = Ahí no puede ir { $building-the }: ha de ser la serie de la loseta recién colocada, de tres o más, y más larga que la que ocupa ahora.
why-building-moves-elsewhere = En esa casilla ya está { $building-the }.
why-treasure-in-kingdom = En esa casilla no hay ningún tesoro del reino de tu mercader.
why-treasure-first = Antes hay que tomar los tesoros marcados: las esquinas en el tablero clásico, los de fuera de los ríos en el alternativo.

# De dónde vienen los puntos
source-tiles = Losetas
source-conflicts = Conflictos
source-monuments = Monumentos
source-treasures = Tesoros

# Por qué una jugada es mejor que otra: lo que da, y lo que cuesta.
more-points = más puntos
less-points = menos puntos
more-weakest-colour = más puntos del color más flojo
less-weakest-colour = menos puntos del color más flojo
more-hand = mejores losetas en la mano
less-hand = peores losetas en la mano
more-catastrophes = catástrofes sin gastar
less-catastrophes = una catástrofe gastada
more-actions = acciones por hacer
less-actions = menos acciones por hacer
more-leaders = líderes que rendirán más
less-leaders = líderes que rendirán menos
more-monuments = monumentos que pagan más
less-monuments = monumentos que pagan menos
more-treasures = tesoros al alcance del comerciante
less-treasures = ningún tesoro al alcance del comerciante
more-danger = líderes más seguros
less-danger = líderes más expuestos
more-ending = ir en cabeza cuando acabe la partida
less-ending = no ir en cabeza cuando acabe la partida
more-rivals = menos perspectivas para los rivales
less-rivals = más perspectivas para los rivales
