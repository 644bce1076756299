board-label = Tablero de Tigris y Éufrates, columnas a hasta p, filas 1 a 11
board-turn = Girar el tablero
cell-land = tierra
cell-river = río
cell-leader = { $leader } de { $seat }
cell-treasure = tesoro
cell-first-treasure = tesoro que se toma antes
cell-monument = monumento
cell-live = puedes elegirla
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
