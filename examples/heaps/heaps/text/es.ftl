name = Montones
tagline = Tres montones de piedras, y la última decide.

word-north = Norte
word-south = Sur

word-heaps = Montones
word-purses = Cogidas
word-a = el montón izquierdo
    .of = del montón izquierdo
    .in = en el montón izquierdo
word-b = el montón del medio
    .of = del montón del medio
    .in = en el montón del medio
word-c = el montón derecho
    .of = del montón derecho
    .in = en el montón derecho

source-last-stone = La última piedra

ask-pick-heap = ¿De qué montón coges?
ask-take = ¿Cuántas piedras coges { $heap-of }?
event-took = { $seat } coge { $stones ->
    [one] una piedra
   *[other] { $stones } piedras
} { $heap-of }.
why-heap-is-empty = Ya no queda nada { $heap-in }.

# Solo lo dice el tablero.
board-heap = { $heap }: { $stones ->
    [one] una piedra
   *[other] { $stones } piedras
}
board-take = { $stones ->
    [one] Coger una piedra
   *[other] Coger { $stones } piedras
}
board-taken = Cogidas: { $stones }
