board-label = Tablero de Tigris y Éufrates, columnas a hasta p, filas 1 a 11
board-turn = Girar el tablero
bag = losetas que quedan en la bolsa
cell-land = tierra
cell-river = río
cell-leader = { $leader } de { $seat }
cell-treasure = tesoro
cell-first-treasure = tesoro que se toma antes
cell-monument = monumento
hand = Tras tu pantalla
hand-leader = { $leader }
hand-leader-away = { $leader }, en el tablero
hand-catastrophes =
    { $count ->
        [one] queda { $count } catástrofe
       *[other] quedan { $count } catástrofes
    }
tiles-in-hand = losetas en la mano
catastrophes = catástrofes disponibles
points = Puntos por color
points-of = puntos { $colour-points }
treasures = tesoros
kingdom = Reino
conflict-attacker = ataca
conflict-defender = defiende
monuments = Monumentos
monument-of = monumento { $monument }

tour-board = Dos ríos y los templos con sus tesoros. Las losetas y los líderes que se tocan forman un reino; señala uno para ver qué contiene.
tour-leaders = Estos son tus cuatro líderes. Cada uno cobra los puntos de su color. Van en tierra, siempre junto a un templo.
tour-tiles = Tus losetas. Elige una y se iluminan las casillas donde puede ir; también puedes arrastrarla. Tienes dos acciones por turno.
tour-conflicts = Cuando dos líderes de un color coinciden en un reino hay conflicto. Antes de comprometerte ves siempre las dos fuerzas.
tour-points = Tus puntos por color. Al final solo cuenta tu color más débil, y los tesoros lo refuerzan.

# Lo que decide un empate
tie-1 = el segundo color más débil
tie-2 = el tercer color más débil
tie-3 = el color más fuerte

# Lo que es cada cosa
about-settlement = Loseta negra (población), en tierra. Su punto es del rey del reino.
about-temple = Loseta roja, en tierra. Los líderes se colocan junto a un templo; los templos junto al líder son su fuerza en un conflicto interno. Su punto es del sacerdote, o si no del rey.
about-farm = Loseta azul: la única que va en un río. Su punto es del agricultor, o si no del rey.
about-market = Loseta verde, en tierra. Su punto es del mercader, o si no del rey; el mercader se lleva los tesoros que quedan unidos en su reino.
about-king = Líder negro. Cobra las losetas negras de su reino y las de cualquier color cuyo líder falte.
about-priest = Líder rojo. Cobra las losetas rojas de su reino; en un conflicto externo le apoyan los templos.
about-farmer = Líder azul. Cobra las losetas azules de su reino.
about-merchant = Líder verde. Cobra las losetas verdes de su reino y toma los tesoros.
about-catastrophe = Dos para toda la partida. Destruye una loseta sin tesoro ni monumento, o cierra una casilla vacía; ahí ya no se coloca nada.
about-monument = Al final de un turno paga a quien lo ha jugado: un punto por cada líder suyo en este reino que tenga uno de sus dos colores.
about-building = Las losetas de su color que se colocan en este reino dan dos puntos.
leader-strength = Fuerza ahora: { $inside } en un conflicto interno (templos contiguos), { $outside } en uno externo (losetas de su color en el reino), sin contar las de la mano.
points-go-to = Aquí los puntos { $colour-points } son para { $seat } ({ $leader }).
points-go-nowhere = Aquí nadie recibe los puntos { $colour-points }.

# Todo lo que se sabe de un rival
known-home = líderes en casa
known-leader = { $leader } en { $cell }
known-strength = { $inside } interna · { $outside } externa
known-list = { $words }

# Lo que se pierde al acabar el turno antes de tiempo.
risk-actions =
    { $left ->
        [one] Queda 1 acción sin usar: se pierde.
       *[other] Quedan { $left } acciones sin usar: se pierden.
    }
risk-treasures =
    { $treasures ->
        [one] Un tesoro de tus reinos sigue sin dueño: falta allí un mercader.
       *[other] { $treasures } tesoros de tus reinos siguen sin dueño: falta allí un mercader.
    }

# Lo que se puede hacer, con una frase cada cosa.
can-king = El rey recoge los puntos negros, y también los de losetas cuyo líder falte en su reino. Va junto a un templo.
can-priest = El sacerdote recoge los puntos rojos y decide los conflictos internos con templos. Va junto a un templo.
can-farmer = El agricultor recoge los puntos azules. Va junto a un templo.
can-merchant = El mercader recoge los puntos verdes y los tesoros de su reino. Va junto a un templo.
can-settlement = Ponla en tierra: da un punto negro a quien tenga su rey en ese reino. Dos por dos de un color hacen un monumento.
can-temple = Ponlo en tierra: da un punto rojo a quien tenga allí su sacerdote, y junto a él caben líderes.
can-farm = Ponla en un río: da un punto azul a quien tenga allí su agricultor.
can-market = Ponlo en tierra: da un punto verde a quien tenga allí su mercader.
can-catastrophe = Destruye una loseta y su casilla para el resto de la partida. Tienes dos.
can-swap = Cambia las losetas que quieras por otras de la bolsa. Gasta una acción.
can-end = Acaba tu turno y repones hasta seis losetas.
can-withdraw = El líder vuelve a tu mano.
can-done = Cambia las que has apartado.
can-commit = Añade al conflicto tantas losetas de tu mano: cada una suma uno.
