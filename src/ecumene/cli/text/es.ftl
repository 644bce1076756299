# Lo que dice la terminal.

about =
    Ecumene { $version }: una sola mesa para cinco juegos de civilizaciones.

    Uso: ecumene ORDEN …

      play     jugar aquí, en la terminal, contra bots o compartiendo el teclado
      serve    abrir la mesa en el navegador
      worker   pensar para los servidores de una misma base PostgreSQL
      arena    enfrentar bots entre sí
      tune     afinar lo que guía a los bots, jugando contra sí mismos
      train    aprende de partidas lo que guía a los bots
      replay   hojear una partida registrada
      export   hacer una tabla de decisiones a partir de registros
      review   repasar una partida: quién iba ganando, dónde cambió y qué habría hecho el maestro
      rules    leer las reglas y buscar en ellas
      bench    medir la velocidad de las reglas
      admin    comprobar o copiar una base de datos, y llevar un servidor

    «ecumene ORDEN --help» explica cada una. --lang es|en elige el idioma.

about-play = Juega una partida aquí, en la terminal. Sin --bots ni --hotseat, juegas contra el estratega.
about-serve = Abre la mesa en el navegador. Sobre PostgreSQL pueden abrirla varios procesos y varias máquinas a la vez; «ecumene worker» piensa entonces por los bots.
about-worker = Piensa por los bots, las pistas y los repasos de todos los servidores que usan la misma base PostgreSQL. Puede haber los que hagan falta, en cualquier máquina; si uno se pierde, otro sigue con lo suyo.
about-arena = Enfrenta bots entre sí. La semilla decide todo el azar: la misma semilla da los mismos resultados con cualquier número de procesos, salvo que se limite el tiempo para pensar.
about-tune = Afina las constantes de la evaluación de un juego: las mueve, juega unas contra otras con los asientos cambiados y sigue a las que ganan (SPSA); al final las encontradas juegan contra las actuales hasta que una prueba secuencial ha visto bastante. Lo hecho se guarda tras cada paso: la misma orden sigue donde se quedó.
about-train = Aprende de partidas cuánto deben contar los términos de la evaluación de un juego: un bot juega contra sí mismo con evaluaciones variadas, se ajusta un peso por término a quién ganó y, al final, lo aprendido juega contra lo que tiene el juego. Solo cuenta si gana. Lo hecho se guarda tras cada tanda: la misma orden sigue desde ahí.
about-replay = Hojea una partida registrada: Intro avanza, «a» vuelve atrás, un número lleva a esa página, «f» al final, «s» sale.
about-export = Hace una tabla Parquet a partir de registros, o de todos los de unas carpetas: una fila por decisión, con lo que se podía elegir, lo que se eligió, lo que veía el asiento y cómo acabó la partida.
about-review = Repasa una partida registrada: la probabilidad de ganar de cada jugador a lo largo de ella, los momentos que la decidieron y, en cada uno, qué habría hecho el maestro y por qué. Ctrl-C acaba antes, con lo que ya se sepa.
about-bench = Juega partidas al azar en un núcleo y mide decisiones y partidas por segundo de procesador, copias y memoria.
about-admin = «ecumene admin verify» comprueba que todas las mesas de una base de datos siguen valiendo con las reglas de esta versión. No cambia nada en ella, salvo lo que se pida con --keep; puede hacerse mientras otro servidor la usa. «ecumene admin backup CARPETA» deja allí una copia entera, también mientras se juega; «ecumene admin restore COPIA» hace de ella una base de datos donde aún no hay ninguna. «ecumene admin export CARPETA» deja allí las partidas terminadas, cada una en un archivo, también las de mesas privadas: quien tiene la base de datos lo tiene todo. «ecumene admin owner NOMBRE» deja el servidor en manos de una cuenta (--remove se lo quita); «ban NOMBRE --reason MOTIVO [--days N]» expulsa a alguien y «lift NOMBRE» lo readmite; «prune --days N» retira las mesas sin reloj que nadie toca desde hace N días; «read-only on» deja de guardar nada nuevo mientras se actualiza, hasta «read-only off»; «audit» enseña quién hizo qué.
about-rules = Muestra las reglas de un juego, o las que hablan de una palabra; sin juego, dice qué juegos hay.

examples-play =
    ecumene play tigris
    ecumene play tigris --seats 3 --bots apprentice,master
    ecumene play tigris --seats 2 --hotseat --option board=alternative
    ecumene play --load mi-partida.txt
    ecumene play --load mi-partida.txt --at 120 --bots master
examples-arena =
    ecumene arena tigris --bots greedy,random --games 200 --seed 1 -j 2
    ecumene arena tigris --bots mis_bots:Prudente,greedy
examples-serve =
    ecumene serve
    ecumene serve --processes 4 --database postgresql://ecumene@db.example/ecumene
examples-worker =
    ecumene worker --thinkers 3 --database postgresql://ecumene@db.example/ecumene
examples-export =
    ecumene arena tigris --bots master,master --games 1000 --seed 1 -j 2 --records maestros/tigris
    ecumene export maestros/tigris --to tigris.parquet
examples-rules =
    ecumene rules tigris monumento
    ecumene rules --coverage

help-usage = Uso:
help-arguments = Argumentos
help-options = Opciones
help-examples = Ejemplos:
help-help = muestra esta ayuda
help-lang = el idioma: es o en; si no, el que diga el entorno
help-game = qué juego; «ecumene rules» los enumera
help-bench-game = qué juegos; todos si no se nombra ninguno
help-task = qué hacer: verify, export, backup, restore, owner, ban, lift, audit, prune o read-only
help-place = la carpeta de las partidas (export) o de las copias (backup), la copia (restore), la cuenta (owner), la persona (ban, lift) u on u off (read-only)
help-last = cuántas copias quedan en la carpeta: las más antiguas se borran; si no se dice, todas
help-keep = guarda el final de las partidas terminadas que aún no lo tienen, por si unas reglas futuras no las entienden
help-remove = la cuenta deja de llevar el servidor (owner)
help-days = desde cuántos días sin nadie (prune) o cuántos días dura (ban)
help-dry-run = solo dice qué mesas se retirarían (prune)
help-reason = por qué; se le dice a la persona (ban)
help-word = qué buscar
help-file = la partida registrada
help-json = escribe el resultado para programas
help-seats = cuántos juegan
help-bots = qué bots, separados por comas: random, greedy, planner, search o, por nivel, apprentice (aprendiz), strategist (estratega), master (maestro) o, por estilo, builder (constructor), raider (saqueador), merchant (mercader)
help-arena-bots = qué bots, separados por comas: random, greedy, planner, search, apprentice, strategist, master, builder, raider, merchant, o módulo:Clase para uno propio
help-hotseat = los asientos sin bot son personas ante este teclado; entre mano y mano cae un telón
help-seed = un número que decide todo el azar
help-seconds = cuánto puede pensar un bot cada elección
help-arena-seconds = cuánto puede pensar un bot cada elección; si no, se detiene por sí mismo, igual en todas las máquinas
help-bench-seconds = cuántos segundos de procesador se juega a cada juego
help-review-seconds = cuánto puede pensar el maestro en cada momento decisivo
help-at = empieza donde se habían hecho tantas elecciones
help-runs = cuántas veces se mide; se muestran la mejor y la mediana
help-option = una opción del juego, como board=alternative; puede repetirse
help-load = sigue con una partida guardada
help-play-at = con --load, practica desde donde se habían hecho tantas elecciones, contra bots y deshaciendo cuanto quieras; la partida guardada no cambia
help-play-seat = qué asiento es el tuyo con --load, por su nombre o su número; si no, el de quien tiene la palabra en ese momento
help-games = cuántas partidas
help-steps = cuántos pasos en total
help-pairs = cuántas parejas de partidas en cada paso: la misma mano con los asientos cambiados
help-test = cuántas parejas como mucho en la prueba final
help-bot = qué bot juega: uno de los nuestros o módulo:Clase
help-state = dónde se guarda hasta dónde se ha llegado; si no, tune-JUEGO.json
help-train-games = de cuántas partidas se aprende
help-train-test = cuántas partidas tiene el encuentro final
help-train-state = dónde se guarda hasta dónde se ha llegado; si no, train-JUEGO.json
help-records = una carpeta donde se escribe cada partida; las que ya están allí no se vuelven a jugar
help-engine = dónde se juegan las partidas: «local», en procesos de esta máquina; «ray», en un clúster de Ray (RAY_ADDRESS)
help-files = registros, o carpetas de registros
help-to = el archivo que se escribe
help-svg = dibujar una posición en este archivo, la última si --at no dice cuál; hace falta Chromium o Chrome
help-png = lo mismo en píxeles, para lo que no sepa dibujar un SVG de navegador
help-html = escribir la partida como una sola página que se hojea en cualquier navegador
help-jobs = cuántos procesos
help-seat = desde qué asiento mirar, por su nombre o su número; si no, lo que ve un espectador
help-coverage = enumera las reglas que ninguna prueba nombra (desde la raíz del código)
help-host = la dirección en la que escucha
help-port = el puerto en el que escucha
help-database = dónde se guardan las mesas: un archivo o la dirección de una base PostgreSQL
help-processes = cuántos procesos atienden el mismo puerto; más de uno solo sobre PostgreSQL
help-thinkers = cuántos bots piensan a la vez, cada uno en un proceso
help-worker-database = la dirección de la base PostgreSQL
help-open = abre el navegador (es lo normal)
help-no-open = no abre el navegador

error-unknown-command = No conozco la orden «{ $command }». Las que hay: { $known }. Mira «ecumene --help».
error-missing-argument = Falta algo: { $argument }.
error-surplus-arguments = No sé qué hacer con { $arguments }.
error-misused-option = La opción { $option } no se usa así: mira --help.
error-not-a-number = { $option } quiere un número entero entre { $least } y { $most }, no «{ $value }».
error-not-one-of = «{ $option }» necesita { $known }, no «{ $value }».
error-not-seconds = { $option } quiere un número de segundos, no «{ $value }».
error-unknown-language = No hay idioma «{ $language }». Los que hay: { $known }.
error-not-an-option = Una opción del juego se escribe nombre=valor, no «{ $value }».
error-too-many-bots = { $bots } bots no caben en { $seats } asientos.
error-unknown-seat = No hay ningún asiento «{ $word }». Los que hay: { $known }.
error-no-file = No se puede leer el archivo { $path }.
error-cannot-write = No se puede escribir en { $path }.
error-not-our-file = { $path } no es una partida nuestra; se queda como está.
error-no-rule = Ninguna regla habla de «{ $word }».
error-no-concession = Las reglas no permiten abandonar ahora. «salir» deja la mesa y guarda la partida.
error-no-tests = No hay pruebas de { $game } bajo { $path }: llama a esta orden desde la raíz del código.
error-not-installed = «{ $what }» necesita el paquete { $package }: pip install "ecumene[{ $extra }]".

export-done =
    { $games ->
        [one] Hay una partida en { $path }.
       *[other] Hay { $games } partidas en { $path }.
    }

arena-bot = bot
arena-wins = victorias
arena-share = parte
arena-range = rango (95 %)
arena-mean-rank = puesto medio
arena-rating = fuerza
arena-games =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }
arena-stopped =
    { $games ->
        [one] Detenido tras { $games } partida.
       *[other] Detenido tras { $games } partidas.
    }

bench-game = juego
bench-decisions = decisiones/s
bench-median = mediana
bench-games = partidas/s
bench-clone = copia µs
bench-redeal = reparto µs
bench-bytes = bytes
bench-calibration = Las cifras equivalen a un bucle vacío de { $scale } millones de vueltas por segundo de procesador; aquí hace { $loops }.
bench-runs = { $runs ->
    [one] Una sola medición.
   *[other] La mejor de { $runs } mediciones, y la mediana de las decisiones.
}
bench-compiled = El núcleo está compilado.
bench-plain = El núcleo es Python sin compilar.

rules-covered = { $game }: las pruebas nombran { $covered } de { $rules } reglas.

bot-random = bot al azar
bot-greedy = bot voraz
bot-planner = bot planificador
bot-search = bot que busca
bot-apprentice = bot aprendiz
bot-strategist = bot estratega
bot-master = bot maestro
bot-builder = bot constructor
bot-raider = bot saqueador
bot-merchant = bot mercader

play-turn = turno { $turn }
play-over = Fin de la partida
play-victory = Victoria: el juego ha sido superado
play-defeat = Derrota: gana el juego
play-many-choices = { $count } posibilidades, marcadas en el tablero. El tabulador completa; «opciones» las enumera.
play-curtain = Le toca mirar a { $seat }. Que los demás aparten la vista; luego, pulsa Intro.
play-cut = { $reason } Ese archivo se queda como está: esta partida sigue desde ahí en { $path }. Pulsa Intro.
play-left = No se pierde nada: la partida está en { $path }. Para seguir:
play-not-kept = La partida no se puede guardar en { $path }; aquí está, para ponerla en un archivo:
play-kept = La partida queda en { $path }. Para volver a verla:
play-saved = Guardada en { $path }.
play-allowed = «{ $choice }» se puede. Lo que pasaría con seguridad:
play-thinking = { $seat } está pensando…
play-hint = Yo diría: { $choice } ({ $meaning }).
play-hint-why = Por qué: { $why }.
play-resign = Si abandonas, pierdes. Si es lo que quieres, escribe «abandonar sí».
play-help = Escribe una elección, por su palabra o por su nombre, también varias seguidas («templo d7»). El tabulador completa. Además:

command-why = por qué
command-why-help = por qué no se puede una elección, con su regla: «por qué templo d7»
command-why-what = la elección que quieres que explique
command-hint = pista
command-hint-help = lo que haría un bot en tu lugar
command-undo = deshacer
command-undo-help = retira tu última elección, mientras no haya salido a la luz nada oculto
command-redo = rehacer
command-redo-help = vuelve a hacer lo que acabas de deshacer
command-save = guardar
command-save-help = guarda la partida en un archivo: «guardar mi-partida.txt»
command-save-what = el nombre del archivo
command-rules = reglas
command-rules-help = las reglas que hablan de una palabra: «reglas monumento»
command-rules-what = la palabra que buscas
command-choices = opciones
command-choices-help = todo lo que se puede elegir ahora
command-board = tablero
command-board-help = muestra otra vez la mesa
command-resign = abandonar
command-resign-help = abandona la partida, cuando sus reglas lo permiten: «abandonar sí»
command-resign-yes = sí
command-help = ayuda
command-help-help = muestra esta ayuda
command-quit = salir
command-quit-help = deja la mesa; la partida se guarda

backup-going = Copiando la base de datos
backup-done = La copia está en { $place }.
restore-going = Restaurando la base de datos
restore-done = Todo lo que había en { $place } está otra vez en su sitio.
records-going = Escribiendo las partidas
records-done = { $count ->
    [0] Aún no ha terminado ninguna partida.
    [one] La única partida terminada está en { $place }.
   *[other] Las { $count } partidas terminadas están en { $place }.
}
records-in-part = { $count ->
    [one] Una de ellas solo llega hasta donde valen las reglas de hoy: { $tables }.
   *[other] { $count } de ellas solo llegan hasta donde valen las reglas de hoy: { $tables }.
}
records-missing = { $count ->
    [one] Falta una partida, de un juego que no está instalado y cuyo final no se guardó: { $tables }.
   *[other] Faltan { $count } partidas, de juegos que no están instalados y cuyo final no se guardó: { $tables }.
}
verify-going = Comprobando las mesas
verify-stands = { $count ->
    [one] Una mesa sigue valiendo entera.
   *[other] { $count } mesas siguen valiendo enteras.
}
verify-kept = { $count ->
    [one] Una partida terminada ya no puede repetirse; su final está guardado.
   *[other] { $count } partidas terminadas ya no pueden repetirse; su final está guardado.
}
verify-in-part = { $count ->
    [one] Una partida en curso solo vale en parte: seguiría desde ahí si todos están de acuerdo.
   *[other] { $count } partidas en curso solo valen en parte: seguirían desde ahí si todos están de acuerdo.
}
verify-gone = { $count ->
    [one] Una partida terminada ya no puede repetirse y su final no está guardado.
   *[other] { $count } partidas terminadas ya no pueden repetirse y su final no está guardado.
}
verify-unknown-game = { $count ->
    [one] Una mesa es de un juego que no está instalado.
   *[other] { $count } mesas son de juegos que no están instalados.
}
verify-newly-kept = { $count ->
    [one] Se ha guardado el final de una partida.
   *[other] Se ha guardado el final de { $count } partidas.
}
verify-table = mesa
verify-game = juego
verify-rules = reglas
verify-lines = vale hasta
verify-good = Todo está en orden.
verify-bad = Antes de cambiar de versión, decide qué hacer con estas mesas.

replay-prompt = { $at }/{ $of } (Intro, a, f, s)>
replay-back = atrás
replay-last = final
replay-quit = salir
replay-no-further = Por ahí no hay más.

# La mesa en el navegador, vista desde la terminal.

serve-open = La mesa está abierta en { $address }
serve-network = Quien esté en tu misma red puede entrar por { $address }
serve-alone = De momento solo se entra desde este ordenador. Para que entre también quien esté en tu misma red, ciérrala y ábrela con «ecumene serve --host 0.0.0.0» (o «make play HOST=0.0.0.0»).
serve-kept = Las partidas se guardan en { $place }
serve-stop = Para cerrarla pulsa Ctrl+C. No se pierde nada: las partidas siguen donde estaban.
worker-open = Pensando a la vez por { $thinkers ->
    [one] un bot
   *[other] { $thinkers } bots
} en las mesas de { $place }
worker-stop = Para acabar pulsa Ctrl+C. Si hay otro, sigue con lo que quede.
worker-closed = Aquí ya no se piensa.
serve-closed = La mesa está cerrada. Las partidas quedan guardadas.

why-both = { $first }; además, { $second }
why-at-a-price = { $first }, a cambio de { $second }

review-thinking = Repasando la partida
review-stopped = Interrumpido: esto es lo que se sabe hasta ahora.
review-no-points = Ningún momento la decidió: nadie ganó ni perdió de golpe muchas opciones.
review-point = Turno { $turn } · { $seat } · { $before } % → { $after } %
review-played = Jugó: { $choice }.
review-better = El maestro habría jugado: { $choice } ({ $then } %). Por qué: { $why }.
review-wins = El maestro habría jugado: { $choice } ({ $then } %).
review-no-better = El maestro no habría hecho nada mejor.
review-not-asked = No ha dado tiempo a preguntar al maestro.

tune-steps = Pasos
tune-test = Prueba
tune-stopped = Interrumpido: lo hecho está en { $path }, y la misma orden sigue desde ahí.
tune-games = { $games } partidas, { $steps } pasos
tune-constant = constante
tune-was = era
tune-is = es
tune-range = entre
tune-better = Las constantes encontradas juegan mejor: { $points } de { $of } puntos.
tune-no-better = Las constantes encontradas no juegan mejor: { $points } de { $of } puntos.
tune-open = No está decidido si las constantes encontradas juegan mejor: { $points } de { $of } puntos.
train-games = Partidas
train-match = Encuentro
train-term = término
train-weight = peso
train-learned-from =
    { $games ->
        [one] aprendido de una partida
       *[other] aprendido de { $games } partidas
    }
train-surprise = Sorpresa en partidas no vistas: { NUMBER($plain, maximumFractionDigits: 3) } como está y { NUMBER($learned, maximumFractionDigits: 3) } con lo aprendido.
train-accepted = Lo aprendido gana el encuentro: { $wins } de { $of } (entre { NUMBER($low, style: "percent") } y { NUMBER($high, style: "percent") }).
train-not-accepted = Lo aprendido no ha ganado el encuentro: { $wins } de { $of } (entre { NUMBER($low, style: "percent") } y { NUMBER($high, style: "percent") }).

owner-named = { $name } lleva ahora el servidor.
owner-removed = { $name } ya no lleva el servidor.
ban-done = { $name } ya no puede hacer nada aquí.
lift-done = { $name } puede volver.
prune-done = { $count ->
    [0] No había ninguna mesa abandonada.
    [one] Se ha retirado una mesa.
   *[other] Se han retirado { $count } mesas.
}
prune-would = { $count ->
    [0] No hay ninguna mesa abandonada.
    [one] Se retiraría una mesa.
   *[other] Se retirarían { $count } mesas.
}
read-only-on = El servidor ya no guarda nada nuevo: se puede mirar, pero no jugar.
read-only-off = El servidor vuelve a guardar y los relojes siguen donde estaban.
audit-when = cuándo (UTC)
audit-who = quién
audit-what = qué
audit-whom = a quién
audit-why = por qué
audit-terminal = terminal
