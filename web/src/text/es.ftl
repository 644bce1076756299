# Las palabras de la página.

# Los juegos de la estantería, también antes de que se puedan jugar
game-tigris = Tigris y Éufrates
game-tigris-tagline = Cuatro dinastías, dos ríos: gana quien más equilibre su civilización.
game-gheos = Gheos
game-gheos-tagline = Los dioses moldean islas, alzan civilizaciones y las ven caer.
game-ages = Through the Ages
game-ages-tagline = Una civilización desde la Antigüedad hasta hoy, carta a carta.
game-innersea = Antiguas Civilizaciones del Mar Interior
game-innersea-tagline = Los pueblos del Mediterráneo crecen, comercian y chocan.
game-monumental = Monumental
game-monumental-tagline = Levanta maravillas, guía a tu pueblo, explora el mapa.

lobby-title = Una mesa para cinco civilizaciones
lobby-intro = Juega en el navegador contra bots, con amigos desde un enlace o alrededor de una pantalla. Sin cuenta.
lobby = Sala
to-lobby = Volver a la sala
games = Juegos
my-games = Mis partidas
open-tables = Mesas abiertas
more-tables = Ver más
open-tables-none = Ahora no espera nadie. Empieza una partida contra bots, o crea una mesa y manda el enlace a un amigo.
finished-games = Partidas terminadas
play-now = Jugar ya contra bots
learn-play = Aprender jugando
create-table = Crear una mesa
soon = Pronto
for-players = De { $least } a { $most } jugadores
join = Entrar
join-link = Enlace o código de una mesa
import-record = Abrir un registro
guest = Invitado
your-name = Tu nombre
name-title = ¿Cómo te llamas?
name-why = Así te verán quienes jueguen contigo. Se recuerda en este navegador y puedes cambiarlo cuando quieras.
name-go-on = Seguir
name-change = Cambiar de nombre
try-again = Probar otra vez
loading = Poniendo la mesa…
server-silent = Lo sentimos, el servidor no contesta. Nada de lo confirmado se ha perdido; prueba otra vez dentro de un momento.
table-missing = No existe esa mesa
status-waiting = esperando jugadores
status-playing = en juego
watch-replay = ver

seat-me = Yo
seat-open = asiento libre
seat-friend = Un amigo, por enlace
seat-local = Alguien en esta pantalla
seat-number = Asiento { $number }
seat-add = Añadir un asiento
seat-remove = Quitar el asiento { $number }
name-of-seat = Nombre en el asiento { $number }
local-player = Jugador { $number }
level-apprentice = Bot: aprendiz
level-strategist = Bot: estratega
level-master = Bot: maestro
level-automa = Juega según las reglas del juego
bot-apprentice = Aprendiz
bot-strategist = Estratega
bot-master = Maestro
bot-automa = Automa
shuffle-seats = Sortear los asientos
list-table = Mostrarla entre las mesas abiertas
options = Opciones
options-here = Cómo se juega en esta mesa
first-game-set = Ponerlo así
sit-here = Sentarse aquí
invite = Manda este enlace a quien vaya a jugar:
copy-link = Copiar el enlace
copied = Copiado
invite-title = Invita a los demás
invite-link = Enlace de esta mesa
invite-code = El enlace de esta mesa como código QR
invite-scan = O enfócalo con el teléfono
invite-text = Te espero para jugar a { $game }.
share-link = Compartir
seat-here = Cambiarme aquí
seat-up = Subir a { $who } un asiento
seat-swap-help = La dueña o el dueño de la mesa ordena los asientos y puede poner un bot donde falte alguien.
seat-who = Quién juega en el asiento { $number }
seat-person = Una persona
seats-missing =
    { $count ->
        [one] Falta una persona.
       *[other] Faltan { $count } personas.
    }
seats-full = Estáis todos.
leave = Levantarse
start = Empezar
waiting-start = Esperando a que el dueño de la mesa empiece.

close = Cerrar
cancel = Cancelar
yes = Sí
no = No
send = Enviar
menu = Menú
tools = Herramientas
controls = Tus opciones
seats = Asientos
you = tú
you-here = Tú
online = en la mesa
away = ausente
to-move = le toca
your-turn = Tu turno
turn-number = Turno { $turn }
waiting-for = Esperando a { $seat }.
game-over = La partida ha terminado.
reconnecting = Sin conexión, reintentando…

undo = Deshacer
undo-bots = Deshacer tu última elección y lo que hicieron después los bots
undo-ask = Pedir deshacer
undo-waiting = Has pedido deshacer; esperando a los demás.
undo-asked =
    { $count ->
        [one] { $seat } pide deshacer la última elección.
       *[other] { $seat } pide deshacer las últimas { $count } elecciones.
    }
undo-agree = De acuerdo
halt = Han cambiado las reglas
halt-asked =
    { $left ->
        [0] Esta partida se jugó con la versión { $rules } de las reglas; ahora es la { $known }. ¿Seguís desde aquí?
        [one] Esta partida se jugó con la versión { $rules } de las reglas. Con la { $known } ya no vale la última elección. ¿Seguís desde aquí?
       *[other] Esta partida se jugó con la versión { $rules } de las reglas. Con la { $known } ya no valen las últimas { $left } elecciones. ¿Seguís desde aquí?
    }
halt-go-on = Seguir desde aquí
halt-close = Dejarla sin terminar
halt-waiting = Han cambiado las reglas; esperando a que todos digan si la partida sigue.
halt-closed =
    { $left ->
        [0] Esta partida se jugó con otras reglas.
       *[other] Esta partida se jugó con otras reglas y quedó aquí.
    }
lost-choices = El servidor ha perdido las últimas elecciones: la partida sigue desde lo que se ve.
undo-to-here = Deshacer hasta aquí
redo = Rehacer
hint = Pista
hint-thinking = Pensando…
hint-says = Un bot jugaría: { $what }.
hint-follow = Jugarlo
see-rule = Ver la regla
silent = Pasar por mí cuando no tenga con qué responder
note-not-your-turn = No es tu turno.
note-not-here = Eso no se puede elegir ahora.
note-what-first = Primero elige qué jugar y después dónde.
note-lost = Lo sentimos, eso no ha llegado. Prueba otra vez.

confirm-title = Esto es lo que pasará
confirm-choice = Eliges: { $what }.
confirm-yes = Sí, adelante
resign = Rendirse
concede-sure = Según las reglas puedes abandonar ahora: pierdes, y nadie juega por ti.
resign-sure = ¿Rendirse? Un bot juega tu asiento hasta el final y quedas en último lugar.

log = Crónica
log-empty = Todavía no ha pasado nada.
log-go = Ver el tablero en este momento
inspect-costs = Te cuesta ahora: { $what }
recap = Desde tu último turno
recap-back = Lo anterior que pasó
recap-next = Lo siguiente que pasó
recap-watch = Verlo en el tablero
chat = Charla
chat-empty = Nadie ha dicho nada.
chat-say = Di algo…
chat-players = En esta mesa solo hablan quienes juegan.
chat-all = También pueden hablar quienes miran
watch-all = Puede mirar quien tenga el enlace
chat-mute = Silenciar
chat-unmute = Dejar hablar
chat-delete = Borrar lo que dijo { $name }

resigned = rendido
undo-all = Deshacer todo lo posible

possible = ¿Qué puedo hacer?
possible-nothing = Mientras tanto puedes leer las reglas, la crónica o cualquier carta.
rules = Reglas
rules-search = Buscar en las reglas
rules-contents = Índice
rules-found =
    { $count ->
        [0] Nada en las reglas.
        [one] Una regla lo dice. Tócala para verla en su sitio.
       *[other] { $count } reglas lo dicen. Toca una para verla en su sitio.
    }
replay = Repetición
replay-watch = Ver la repetición
replay-start = Al principio
replay-back = Un paso atrás
replay-forward = Un paso adelante
replay-play = Reproducir
replay-pause = Pausa
replay-now = Volver al presente
replay-number = Momento de la partida
replay-looking = Mirando atrás: elección { $number } de { $last }.
download-record = Descargar el registro
standings = Clasificación final
final-score =
    { $score ->
        [one] 1 punto
       *[other] { $score } puntos
    }
winners =
    { $count ->
        [one] Gana { $names }
       *[other] Comparten la victoria { $names }
    }
victory = Victoria: gana { $names }
defeat = Derrota: gana { $names }
story-sources = De dónde viene cada punto
story-total = Total
story-curve = Los puntos a lo largo de la partida
story-moments = Los momentos decisivos
story-tie = Empate a { $points }: decide { $what } ({ $first }, { $more }; { $second }, { $less }).
story-share = Compartir una imagen
review-game = Repasar la partida
review-under-way = Repasando la partida
review-stop = Dejarlo
review-curve = Las opciones de ganar a lo largo de la partida
review-turnings = Dónde cambió la partida
review-no-turnings = Ningún momento la decidió: nadie ganó ni perdió de golpe muchas opciones.
review-chances = { $before } % → { $after } %
review-played = Jugó: { $choice }.
review-better = El maestro habría jugado: { $choice } ({ $then } %). Por qué: { $why }.
review-wins = El maestro habría jugado: { $choice } ({ $then } %).
review-no-better = El maestro no habría hecho nada mejor.
why-both = { $first }; además, { $second }
why-at-a-price = { $first }, a cambio de { $second }
to-board = Al tablero
rematch = Otra partida

curtain-title = Le toca a { $name }
curtain-text = Pasa la pantalla a { $name }. Lo que estaba oculto sigue oculto.
curtain-lift = Soy { $name }

# El nombre de un juego donde hay poco sitio; quien tenga uno más corto lo dice en sus propios textos.
short-name = { name }
tour = Visita guiada
tour-offer = ¿Primera vez en { $game }? Una visita en { $steps } pasos te lo enseña todo.
tour-yes = Enséñamelo
tour-no = No, gracias
tour-next = Siguiente
tour-done = ¡A jugar!
tour-end = Saltar

settings = Ajustes
language = Idioma
theme = Tema
theme-auto = el del sistema
theme-light = claro
theme-dark = oscuro
speed = Animación
speed-off = ninguna
speed-fast = rápida
speed-calm = tranquila
confirm = Preguntar antes de elegir
confirm-always = siempre
confirm-weighty = cuando importa
confirm-never = nunca
patterns = Tramas en las piezas (para daltónicos)
notify = Avisarme por el navegador cuando me toque
sounds = Sonidos
sound-place = Al colocar una pieza o una carta
sound-conflict = En los conflictos
sound-score = Al ganar puntos
sound-turn = Cuando me toque

zoom-in = Acercar
zoom-out = Alejar
zoom-all = Ver todo el tablero

help = Ayuda
help-how = Elige algo de lo que tienes y después dónde va: se ilumina lo que se puede elegir. También puedes arrastrarlo. Si tocas otra cosa, la mesa te dice qué regla lo impide.
help-keys = Teclas
key-arrows = moverse por el tablero
key-jump = saltar a la siguiente casilla iluminada
key-enter = elegir
key-escape = cancelar una elección a medias, salir de la repetición
key-digits = elegir por número lo que tienes o un botón
key-board = al tablero
key-hand = a lo que tienes
key-undo = deshacer, rehacer
key-hint = pista
key-possible = qué puedes hacer ahora, una cosa detrás de otra
key-rules = reglas
key-log = crónica, charla
key-inspect = leer lo que tiene el foco: texto, coste y por qué no se puede usar
key-recap = lo que han hecho los demás, paso a paso
key-replay = un paso atrás, un paso adelante
key-zoom = acercar o alejar el tablero
key-help = esta ayuda

# La primera partida que enseña.
learn-title = Primera partida
learn-go-on = Seguir
learn-show = Hazlo por mí
learn-leave = Sigo por mi cuenta
learn-not-now = La lección pide ahora otra cosa: lo que está marcado. También puedes seguir por tu cuenta.
