# Lo que comparten todos los juegos y todos los programas.

list-last = { $some } y { $last }
list-last-i = { $some } e { $last }
list-nothing = nada

error-unknown-game = No conozco el juego «{ $game }». Los que hay: { $known }.
error-bad-seats = { $game } es para { $least } a { $most } jugadores, no para { $seats }.
error-unknown-option = { $game } no tiene la opción «{ $option }». Las que hay: { $known }.
error-bad-option = La opción «{ $option }» no puede ser «{ $value }». Valores posibles: { $known }.
error-bad-own-option = La opción «{ $option }» no puede ser así. { $reason }
error-bad-names = Los nombres han de ser como mucho { $seats }, de una línea y sin espacios alrededor, no { $names }.
error-unknown-bot = No conozco al bot «{ $bot }». Los que hay: { $known }.
error-bad-seed = La semilla ha de ser un número entero entre 0 y 2⁶⁴ − 1, no «{ $seed }».
error-game-over = La partida ha terminado: ya no hay nada que elegir.
error-not-asked = No le toca elegir a { $seat }, sino a { $asked-seat }.
error-not-understood =
    { $possible-count ->
        [0] No entiendo «{ $word }» aquí.
       *[other] No entiendo «{ $word }». Ahora puedes decir: { $possible }.
    }
error-not-allowed = No puedes elegir «{ $choice }». { $reason }
error-bad-record = No se puede leer el registro (línea { $line }): { $problem }
error-old-record = El registro se hizo con la versión { $rules } de las reglas; con la { $known } { $choices ->
    [0] no vale ninguna de sus elecciones
    [one] solo vale su primera elección
   *[other] solo valen sus { $choices } primeras elecciones
}. Línea { $line }: { $problem }
error-nothing-to-undo = No se puede deshacer nada: desde tu última elección ha elegido otro o ha salido a la luz algo oculto.
error-not-calibrated = Todavía no se sabe leer en una posición de { $game } quién la va a ganar.
error-not-for-one = Solo tiene sentido repasar una partida de varios jugadores.
error-not-tunable = { $game } no declara constantes que se puedan afinar.
error-other-records = { $path } no es el registro de esta partida: dales a estas partidas una carpeta propia.
error-no-browser = Las imágenes las dibuja Chromium o Chrome, igual que la página: instala uno ({ $known }) o nómbralo en ECUMENE_CHROMIUM.
error-no-drawing = Lo que dibuja los tableros no está construido: no hay nada en { $path }. Lo construye «make page».
error-word-without-number = { $game } dice «{ $word }», pero su space.py no incluye esa palabra, así que no tiene número.
error-not-learnable = { $game } no dice en un space.py qué se puede elegir y observar, así que no tiene entornos.
error-state-of-another = Lo guardado es de otro afinado: de { $game } con { $bot }, o de otras constantes.
error-not-started = La partida todavía no ha empezado.
error-not-your-seat = Ese asiento no es tuyo.
error-stale = La mesa ha cambiado entretanto: mírala de nuevo y vuelve a elegir.
error-nothing-asked = Nadie ha pedido deshacer nada.
error-nothing-to-redo = No hay nada que rehacer.
error-bad-moment =
    { $number ->
        [0] Todavía no se ha elegido nada: no existe ese momento de la partida.
        [one] Ese momento de la partida no existe: solo se ha elegido una vez.
       *[other] Ese momento de la partida no existe: hay { $number } elecciones.
    }
error-bad-request = La petición no se entiende: falta «{ $field }» o está mal.
error-bad-name = Un nombre tiene entre 1 y { $most } caracteres.
error-nobody-plays = Al menos un asiento tiene que ser de una persona.
error-seed-known = Quien conoce la semilla conoce lo oculto: solo puede elegirse si nadie más se sienta a la mesa.
error-not-finished = La partida todavía no ha terminado.
error-seats-open = Todavía falta alguien por sentarse.
error-unknown-table = No existe la mesa «{ $table }».
error-unknown-place = Aquí no hay nada.
error-too-large = Es demasiado grande: se admiten { $most } bytes como mucho.
error-not-stored = La elección no se ha podido guardar y no cuenta. Inténtalo de nuevo.
error-bot-at-a-loss = El autómata no ha sabido responder. Inténtalo de nuevo.
error-trouble = Algo ha salido mal. Prueba otra vez.
error-halted = Desde entonces se han corregido las reglas y el resto de esta partida ya no vale: sigue cuando todos estén de acuerdo.
error-record-hidden = El registro de una partida en juego revelaría lo oculto. Podrás descargarlo cuando termine.

event-older-rules = { $choices ->
    [0] La partida siguió con otras reglas, que desde aquí ya no se entienden.
    [one] La partida siguió con otras reglas: una elección posterior ya no vale.
   *[other] La partida siguió con otras reglas: { $choices } elecciones posteriores ya no valen.
}

record-problem-not-a-record = la primera línea debe ser «ecumene-record 1».
record-problem-version = la versión «{ $found }» de registro es desconocida; esta es la 1.
record-problem-field = se esperaba «campo: valor», y dice «{ $found }».
record-problem-twice = el campo «{ $found }» ya estaba escrito.
record-problem-missing = falta el campo «{ $found }».
record-problem-number = «{ $found }» no es un número entero.
record-problem-rules = la versión «{ $found }» de las reglas es desconocida; estas son la { $known }.
record-problem-turn = se esperaba «{ $expected }» al principio de la línea, y dice «{ $found }».
record-problem-over = la partida ya había terminado.
record-problem-choice = «{ $found }»: { $reason }
record-problem-result = el resultado escrito es «{ $found }», pero la partida acaba en «{ $expected }».
record-problem-unfinished = hay un resultado escrito, pero la partida no ha terminado.
record-problem-text = el archivo no es texto UTF-8.
