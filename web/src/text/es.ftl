# Las palabras de la página.

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
level-builder = Bot: constructor
level-raider = Bot: saqueador
level-merchant = Bot: mercader
level-automa = Juega según las reglas del juego
bot-apprentice = Aprendiz
bot-strategist = Estratega
bot-master = Maestro
bot-builder = Constructor
bot-raider = Saqueador
bot-merchant = Mercader
bot-automa = Automa
shuffle-seats = Sortear los asientos
options = Opciones
options-here = Cómo se juega en esta mesa
first-game-set = Ponerlo así
sit-here = Sentarse aquí
invite = Manda este enlace a quien vaya a jugar:
invite-closed = Aquí solo entra quien haya sido invitado por su nombre. Con este enlace llega directamente:
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
hint-withheld = En una partida que puntúa no hay pistas.
see-rule = Ver la regla
silent = Pasar por mí si no puedo responder
pass-until-turn = Pasar por mí hasta mi próximo turno
# Los mismos deseos donde hay poco sitio.
silent-short = Autopase
pass-until-turn-short = Hasta mi turno
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

# Sustituir a alguien
replace = Sustituir a alguien
replace-why = Todos los demás que juegan tienen que estar de acuerdo. Lo que se propone y lo que se decide queda en la crónica.
replace-whom = ¿A quién?
replace-then = ¿Quién sigue en su asiento?
replace-then-bot = Un bot, hasta el final
replace-then-open = Otra persona
replace-then-open-about = El asiento queda libre: un bot lo juega hasta que otra persona se siente, que verá todo lo que se sabe desde él.
replace-propose = Proponerlo
replace-counts = En una partida que puntúa no se sustituye a nadie de común acuerdo: decide el reloj, como se anunció al empezar.
replace-nobody = No hay a quién sustituir.
replace-decide = Decidir
replace-see = Ver
replace-agreed = De acuerdo:
replace-asked = Falta:
replace-you = { $by } propone que otro siga en tu asiento.
replace-you-about = Deciden los demás. Si depende de uno solo, o si alguien no contesta, hace falta además que la mesa espere por ti tres días.
replace-due = Si { $name } no juega antes, a partir del { $at } basta con quienes ya están de acuerdo.
replace-alone = Una sola persona no puede echar a otra: hace falta además que la mesa espere por { $name } tres días desde ahora.
replace-now = Hacerlo ya
replace-withdraw = Retirarlo
replace-free = Hay un asiento libre en esta partida.
replace-sit = Sentarse en el asiento libre
replace-sit-about = Sigues la partida desde donde está. A partir de ahora verás todo lo que se sabe desde ese asiento.
nobody-known = alguien
happening-proposed-bot = { $by } propone que un bot siga en lugar de { $name }.
happening-proposed-open = { $by } propone dejar libre el asiento de { $name } para otra persona.
happening-agreed = { $by } está de acuerdo.
happening-refused = { $by } no está de acuerdo: { $name } sigue en su asiento.
happening-withdrawn = { $by } retira lo que proponía sobre { $name }.
happening-bot = De común acuerdo, un bot sigue en lugar de { $name }.
happening-open = De común acuerdo, el asiento de { $name } queda libre para otra persona.
happening-taken = { $name } se sienta en el asiento libre y sigue la partida.

log = Crónica
log-empty = Todavía no ha pasado nada.
log-go = Ver el tablero en este momento
inspect-costs = Te cuesta ahora: { $what }
recap = Desde tu último turno
recap-back = Lo anterior que pasó
recap-next = Lo siguiente que pasó
recap-watch = Verlo en el tablero
chat = Charla
talk-lang = Idioma de la charla
talk-lang-any = Sin indicar
talk-lang-all = Todos
talk-lang-none = Ahora no hay mesas abiertas en ese idioma.
talk-here = Aquí se habla en: { $lang }
chat-empty = Nadie ha dicho nada.
chat-say = Di algo…
chat-players = En esta mesa solo hablan quienes juegan.
chat-all = También pueden hablar quienes miran
watch-all = Puede mirar quien tenga el enlace
watch-invited = Puede mirar quien haya sido invitado
chat-mute = Silenciar
chat-unmute = Dejar hablar
chat-delete = Borrar lo que dijo { $name }

resigned = rendido
undo-all = Deshacer todo lo posible

possible = ¿Qué puedo hacer?
place-live = puedes elegirla
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
replay-practise = Practicar desde aquí
replay-practise-short = Practicar
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
tour-again = Ver la visita otra vez

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

# Jugar en este dispositivo, sin servidor
lobby-intro-here = Juega en este dispositivo contra bots o en torno a una pantalla, también sin red. No hace falta cuenta.
here-title = Este dispositivo
here-note = Tus partidas se guardan en este navegador y no van a ningún otro sitio. Quien pueda usar este dispositivo podría averiguar todo lo que reparte; el telón lo oculta a quien solo mira.
help-here = Esta partida se juega en este dispositivo y en ningún otro sitio. El dispositivo contiene todo lo que reparte: el telón oculta las manos a quien mira, pero no a quien lo desmonte. Descarga el registro para guardar la partida o para seguirla en otro lugar.
engine-fetching = Descargando el motor: faltan { $left } MB. Mientras tanto puedes echar un vistazo.
engine-starting = El motor está arrancando…
engine-ready = El motor está listo y funciona sin red.
keeping-forbidden = Este navegador no deja que la página guarde nada, y sin eso no se puede jugar en este dispositivo. Permite los datos de este sitio (las «cookies») y vuelve a cargar la página.
engine-failed = Lo sentimos, el motor no ha podido arrancar. Tus partidas se conservan.
play-here = Jugar en este dispositivo
to-server = A las mesas del servidor
install = Instalar como aplicación
update-there = Hay una versión más reciente.
update-now = Usarla ahora
copy-replay = Copiar un enlace a la repetición
link-broken = Este enlace no está entero: de él no se puede leer ningún registro.
discard = Quitar de este dispositivo
discard-sure = ¿Quitar esta partida del dispositivo? No se podrá recuperar.

# Personas
guest-called = { $name } (invitado)
has-account = tiene cuenta
account = Cuenta
account-yours = Tu cuenta
account-why = Para jugar no hace falta cuenta. Con una, tus partidas están en todos tus dispositivos y tu nombre es solo tuyo.
account-none = En este servidor no hay cuentas: juegas como invitado.
account-new = Cuenta nueva
account-make = Crear la cuenta
account-by-passkey = Crearla con una llave de acceso
account-by-mail = O con un enlace a tu correo
account-delete = Borrar la cuenta
sign-in = Iniciar sesión
sign-in-by-passkey = Entrar con una llave de acceso
sign-in-by-mail = O con un enlace a tu correo
sign-in-lost = No puedo entrar
sign-in-otherwise = Volver
sign-out = Cerrar sesión
sign-out-elsewhere = Cerrar sesión en los demás
bring-games = Llevar conmigo las partidas de este navegador
password = Contraseña
password-another = Otra contraseña
password-first = Una contraseña
password-set = Guardar la contraseña
password-drop = Prescindir de la contraseña
password-changed = La contraseña ha cambiado, y se ha cerrado la sesión en los demás dispositivos.
mail-add = Correo electrónico
mail-another = Otro correo electrónico
mail-sent = Abre en este navegador el enlace que hemos enviado a { $mail }.
send-link = Enviar un enlace
link-sent = Si a { $mail } le llegan cartas, ya va un enlace en camino. Vale media hora.
passkeys = Llaves de acceso
passkey-add = Añadir una llave de acceso
passkey-not-used = No se ha usado ninguna llave de acceso.
recovery-code = Código de emergencia
recovery-why = Si pierdes todo lo demás, un código guardado en papel te deja entrar una vez.
recovery-there = Tienes un código. Si lo has perdido, crea otro; el anterior dejará de valer.
recovery-make = Crear un código
recovery-new = Crear otro código
recovery-keep = Apúntalo ahora: no se vuelve a mostrar.
ways-in = Maneras de entrar
devices = Dispositivos
device-this = este
device-unknown = Dispositivo desconocido
seen-day = usado por última vez el { $day }
since-day = desde el { $day }
remove = Quitar
prove = ¿Eres tú?
prove-why = Para cambiar cómo se entra en tu cuenta, demuestra una vez más que es tuya.
my-data = Lo que se guarda de ti
my-data-guest = Tu nombre, dónde te has sentado y lo que has dicho en las mesas.
my-data-account = Tu nombre, las maneras de entrar de arriba, dónde te has sentado y lo que has dicho en las mesas.
my-data-export = Descargarlo todo
my-data-delete = Borrarlo todo
my-data-sure = Se borra todo para siempre. Las partidas quedan para quienes jugaron contigo, sin tu nombre; donde la partida siga en marcha, un bot juega tu asiento.
my-data-forget = Borrar todo lo mío
link = Enlace
link-come-in = Iniciar sesión
link-come-in-for = El enlace llegó a { $mail } y es de la cuenta «{ $name }».
link-come-in-go = Iniciar sesión
link-join = Cuenta nueva
link-join-for = El enlace llegó a { $mail }. ¿Cómo quieres llamarte?
link-join-go = Crear la cuenta
link-mailbox = Tu correo electrónico
link-mailbox-for = ¿Añadir { $mail } a la cuenta «{ $name }»?
link-mailbox-go = Añadirlo

# Mesas a las que se vuelve
invitations = Invitaciones
invite-name = Invitar por su nombre
invite-send = Invitar
invited = Invitados: { $names }
decline = Rechazar
table-found = Quién encuentra la mesa
table-found-link = Quien tenga el enlace
table-found-listed = Todo el mundo: está en la lista de mesas abiertas
table-found-invited = Solo quien sea invitado por su nombre
next-table = Te toca en { $waiting ->
    [one] otra mesa
   *[other] otras { $waiting } mesas
 }: ir a { $game }
next-table-short = Siguiente mesa
note = Mis notas
note-for-me = Esto solo lo ves tú.
note-kept = Guardado.

clock = Reloj
clock-none = Sin reloj
clock-choice = { $seconds } segundos por decisión
clock-turn = { $minutes } minutos por turno
clock-bank = { $minutes } minutos para la partida, y { $increment } segundos más por jugada
clock-days = { $days ->
    [one] Un día por turno
   *[other] { $days } días por turno
 }
clock-zero = Cuando se acaba el tiempo
clock-zero-bot = un bot juega hasta que vuelvas
clock-zero-resign = te rindes
clock-zero-nothing = no pasa nada
clock-over = se acabó el tiempo
clock-back = Recuperar mi asiento
left-days = { $days } d { $hours } h
left-hours = { $hours } h { $minutes } min
due-in = quedan { $left }
rest = Cuándo descansas
rest-why = En las mesas con días por turno, tu reloj se para de noche y mientras estás fuera.
rest-sleep = Mis relojes se paran de noche
rest-from = desde las
rest-to = hasta las
rest-vacation = Fuera hasta el final del
rest-days = { $days ->
    [0] No te quedan días de ausencia este año.
    [one] Te queda un día de ausencia este año.
   *[other] Te quedan { $days } días de ausencia este año.
 }
rest-keep = Guardar

# Avisos cuando te toca
bells = Avisos cuando te toca
bells-why = Si te toca y no estás en la mesa, te avisamos una vez, con lo que ha pasado desde tu última jugada. Mientras descansas esperamos a que vuelvas.
bell-push = Navegador
bell-mail = Correo
bell-discord = Discord
bell-slack = Slack
bell-matrix = Matrix
bell-test = Probar
bell-drop = Quitar
bell-rung = Enviado: mira si ha llegado.
bell-add-push = Avisar en este navegador
bell-add-mail = Avisar por correo
bell-webhook = Webhook de
bell-address = Dirección del webhook
bell-add = Añadir
bell-not-subscribed = Este navegador no permite recibir avisos con la página cerrada, o no le has dado permiso.
bell-trouble-gone = Desactivado: allí ya no hay nadie que reciba avisos.
bell-trouble-refused = Desactivado: lo hemos intentado varias veces y los avisos han sido rechazados.
bell-trouble-unanswered = Desactivado: lo hemos intentado varias veces y nadie respondía.

# Fuerza
rated = Puntuación
rated-no = Amistosa: no puntúa
rated-yes = Puntúa
rated-loss = Abandonar cuenta como una derrota.
rated-void = Si alguien abandona, no cuenta para nadie.
rated-means = Si puntúa no hay pistas, y entre personas hace falta un reloj: nadie deja a medias una partida que va perdiendo.
strength = Clasificación
strength-why = Cada juego y número de jugadores tiene su lista, con los bots entre las personas. El ± dice cuánto puede equivocarse la puntuación; con menos de diez partidas es provisional.
strength-game = Juego
strength-seats = Número de jugadores
strength-players = { $number } jugadores
strength-player = Jugador
strength-points = Puntos
strength-won = Ganadas
strength-you = tú
strength-provisional = provisional
strength-none = Aún no se ha terminado ninguna partida que puntúe.
strength-own = Tu puntuación
strength-own-none = Aún no has terminado ninguna partida que puntúe. Al crear una mesa puedes elegir que lo haga.
strength-record = { $games ->
    [one] una partida
   *[other] { $games } partidas
 }, { $won ->
    [one] una ganada
   *[other] { $won } ganadas
 }
strength-results = Últimas partidas
strength-result = puesto { $rank } de { $of }

# Torneos
tournament = Torneo
tournaments = Torneos
to-tournament = Volver al torneo
to-tournaments = Todos los torneos
tournaments-why = Las rondas se abren solas: cuando termina la última mesa de una, empieza la siguiente.
tournaments-none = Todavía no hay ningún torneo.
tournaments-more = Ver más torneos
tournament-account = Para apuntarte o convocar un torneo necesitas una cuenta.
tournament-new = Convocar un torneo
tournament-announce = Convocar
tournament-name = Nombre del torneo
tournament-game = Juego
tournament-form = Formato
tournament-form-swiss = Sistema suizo
tournament-form-round-robin = Liga: todos contra todos
tournament-form-knock-out = Eliminatoria
tournament-form-swiss-why = En cada ronda se encuentran quienes llevan puntos parecidos, y nadie repite rival mientras se pueda evitar. Entre quienes empatan a puntos decide la fuerza de los rivales que han tenido (Buchholz).
tournament-form-round-robin-why = Todo el mundo se encuentra con todo el mundo; hasta 16 participantes. Entre quienes empatan a puntos decide la fuerza de los rivales a los que han ganado (Sonneborn-Berger).
tournament-form-knock-out-why = Quien gana su mesa sigue; los demás quedan fuera. Si en una mesa hay empate, decide el sorteo.
tournament-seats = Jugadores por mesa
tournament-seats-why = Si no salen mesas completas, se reparten lo más igualadas posible. Ganar vale un punto; los demás puestos, la parte de rivales que quedan por detrás.
tournament-rounds = Rondas
tournament-rounds-enough = Las que hagan falta
tournament-least = Participantes, como mínimo
tournament-most = Participantes, como máximo
tournament-bots = Bots para completar
tournament-bots-none = Sin bots
tournament-bots-why = Al empezar, los bots completan el mínimo de participantes y las mesas.
tournament-starts = Empieza
tournament-starts-owner = Cuando lo diga quien lo convoca
tournament-starts-at = En una fecha
tournament-starts-when = Fecha y hora
tournament-rated = Las partidas puntúan: abandonar cuenta como una derrota
tournament-found = Quién lo encuentra
tournament-found-all = Todo el mundo: está en la lista de torneos
tournament-found-invited = Solo quien sea invitado por su nombre
tournament-private = Solo con invitación
tournament-invited = Te han invitado
tournament-clock-why = Hace falta un reloj para que ninguna ronda se quede esperando. Quien se retira o agota el tiempo queda en último lugar en su mesa.
tournament-status-open = Inscripción abierta
tournament-status-playing = Ronda { $round } de { $rounds }
tournament-status-finished = Terminado
tournament-status-off = No se celebró
tournament-who = { $entrants ->
    [one] un participante
   *[other] { $entrants } participantes
 }
tournament-places = { $entrants } de { $most } plazas; mínimo { $least }
tournament-owner = Lo convoca { $name }
tournament-players = Mesas de { $seats }
tournament-friendly = Amistoso
tournament-counts = Puntúa
tournament-begins = Empieza el { $when }
tournament-begins-owner = Empieza cuando lo diga { $name }
tournament-filled = { $level } completa las mesas
tournament-entrants = Participantes
tournament-nobody = Todavía no se ha apuntado nadie.
tournament-join = Apuntarme
tournament-leave = Desapuntarme
tournament-withdraw = Retirarme
tournament-withdraw-sure = ¿Te retiras del torneo? Si estás jugando una mesa, la pierdes, y ya no puedes volver.
tournament-start = Empezar el torneo
tournament-off = Cancelar el torneo
tournament-off-sure = ¿Cancelar el torneo? No se puede deshacer.
tournament-yours = Tu mesa de la ronda { $round } está abierta.
tournament-sit = Ir a mi mesa
tournament-waiting = Has terminado tu mesa. La ronda siguiente empieza cuando terminen las demás.
tournament-won = Gana { $name }.
tournament-round = Ronda { $number }
tournament-table = Mesa { $number }
tournament-playing = Jugando
tournament-bye = Sin rival: un punto
tournament-through = Sin rival: pasa de ronda
tournament-rest = Descansa
tournament-withdrawn = se retiró en la ronda { $round }
tournament-gone = Alguien que ya no está
tournament-standings = Posiciones
tournament-player = Participante
tournament-points = Puntos
tournament-opponents-swiss = Buchholz
tournament-opponents-round-robin = S.-B.
tournament-each-other = Entre sí
tournament-lot = Sorteo
tournament-ties-swiss = Deciden, por este orden: los puntos; Buchholz, la suma de los puntos de los rivales de cada ronda (quien no tuvo rival cuenta los suyos); lo que se ganaron entre sí quienes siguen empatados; y el número que salió en el sorteo al empezar.
tournament-ties-round-robin = Deciden, por este orden: los puntos; Sonneborn-Berger, los puntos de los rivales a los que se ha ganado y la mitad de los de aquellos con quienes se ha empatado; lo que se ganaron entre sí quienes siguen empatados; y el número que salió en el sorteo al empezar.
tournament-ties-knock-out = Decide hasta qué ronda llegó cada cual. Quienes caen en la misma ronda y en el mismo puesto comparten posición.
tournament-by-opponents-swiss = por Buchholz
tournament-by-opponents-round-robin = por Sonneborn-Berger
tournament-by-each-other = por el resultado entre sí
tournament-by-lots = por sorteo
tournament-bracket = Cuadro
tournament-to-come = Por decidir

# Quien lleva el servidor
owner = Llevar el servidor
owner-why = Por qué
owner-until = Hasta (vacío: para siempre)
owner-reports = Avisos pendientes
owner-reports-none = No hay ningún aviso pendiente.
owner-reported = Avisó { $by }, { $at }
owner-table = la mesa
owner-dismiss = Descartar
owner-delete = Borrar el comentario
owner-ban = Expulsar
owner-lift = Readmitir
owner-people = Personas
owner-name = Nombre
owner-banned-only = Solo personas expulsadas
owner-search = Buscar
owner-guest = sin cuenta
owner-nobody = No hay nadie así.
owner-banned = Expulsión para siempre: { $reason }
owner-banned-until = Expulsión hasta el { $day }: { $reason }
owner-tables = Mesas sin terminar
owner-tables-all = Ver las mesas
owner-tables-none = No hay ninguna mesa así.
owner-prunes = El servidor retira por sí mismo las mesas sin reloj que nadie toca en { $days } días.
owner-prunes-not = El servidor no retira mesas por sí mismo (ECUMENE_PRUNE_DAYS).
owner-days = Días sin nadie
owner-prune-look = Ver las abandonadas
owner-prune = { $count ->
    [one] Retirar esta mesa
   *[other] Retirar estas { $count } mesas
}
owner-close = Retirar la mesa
owner-waiting = esperando
owner-playing = en juego
owner-announcement = Anuncio para todos
owner-announcement-es = En español
owner-announcement-en = En inglés
owner-announcement-day = Hasta el final del día
owner-announce = Anunciar
owner-announced-until = Se ve hasta: { $at }
owner-withdraw = Quitar el anuncio
owner-audit = Qué se ha hecho
owner-audit-none = Todavía nada.
owner-more = Ver más
owner-terminal = terminal
deed-own = Ahora lleva el servidor:
deed-disown = Ya no lleva el servidor:
deed-ban = Expulsión de
deed-lift = Readmisión de
deed-dismiss = Aviso descartado, sobre
deed-delete = Comentario borrado, de
deed-close = Mesa retirada:
deed-prune = Mesas abandonadas retiradas (mesas / días):
deed-announce = Anuncio:
deed-withdraw = Anuncio quitado
deed-read-only = Solo lectura
deed-writable = Fin de la solo lectura
house-read-only = El servidor se está actualizando: puedes mirar, pero no jugar. Todo está guardado y los relojes no corren.
house-dismiss = Ocultar el anuncio
report-remark = Avisar de este comentario de { $name }
report-title-remark = Avisar de un comentario
report-person = Avisar de una persona
report-why = Lo leerá quien lleva este servidor. La otra persona no sabrá quién ha avisado.
report-whom = Persona
report-what = Qué ha pasado
report-send = Enviar el aviso
report-sent = Gracias: el aviso ha llegado a quien lleva el servidor.
report-close = Cerrar

# Privacidad
privacy = Privacidad
privacy-why = Qué guarda este servidor, durante cuánto tiempo y cómo llevártelo o pedir que se borre. No hay publicidad ni seguimiento, y nada sale de aquí salvo lo que tú pidas.
privacy-kept = Qué se guarda
privacy-cookie = Una cookie que recuerda quién eres en este navegador. Es la única, y sin ella no se puede jugar.
privacy-games = El nombre que te pones, dónde te sientas, lo que eliges en cada partida, lo que dices en las mesas, lo que propones o decides sobre el asiento de alguien, tus notas, tus horas de descanso, tus torneos y tu puntuación.
privacy-account = Si tienes cuenta: la huella de tu contraseña (Argon2id) y de tu código de emergencia, las claves públicas de tus llaves de acceso y, de cada dispositivo, el nombre del navegador y del sistema y cuándo se usó por última vez.
privacy-profile = Qué dejas ver de tu perfil y tus juegos favoritos. Mientras no digas otra cosa, tu perfil solo lo ves tú; si lo haces público, nadie que no tenga un perfil público aparece en él por su nombre.
privacy-mail = Tu dirección de correo, solo si la añades; sirve para entrar y para avisarte.
privacy-calls = Si pides que se te avise: la dirección a la que llega el aviso. Los avisos del navegador pasan, cifrados, por el servicio de quien lo fabrica.
privacy-logs = Registros técnicos con identificadores y direcciones de red, para mantener el servidor; los borra quien lo lleva.
privacy-long = Durante cuánto tiempo
privacy-long-games = Las partidas terminadas se quedan; cuando te borras, se quedan sin tu nombre.
privacy-long-tables = Las mesas sin reloj que nadie toca en { $days } días se borran, con lo que se dijo en ellas.
privacy-long-open = Las mesas sin terminar se quedan hasta que alguien las retira.
privacy-long-sessions = Un dispositivo que no se usa en { $days } días deja de tener la sesión iniciada.
privacy-long-guests = El nombre de quien juega sin cuenta se borra a los { $days } días si no está en ninguna mesa ni ha dicho nada.
privacy-long-reports = Los avisos sobre personas o comentarios se borran { $days } días después de resolverse; las expulsiones, { $days } días después de terminar.
privacy-long-audit = Lo que hace quien lleva el servidor queda apuntado { $days } días.
privacy-rights = Llevártelo o borrarlo
privacy-rights-how = En tu página puedes descargar todo lo que se guarda de ti y borrarlo todo tú mismo, también sin cuenta y también si te han expulsado.
privacy-backups = Lo borrado sigue en las copias de seguridad anteriores hasta que se borran.
privacy-who = Quién responde
privacy-who-unknown = Quien lleva este servidor no ha dejado ninguna dirección.

# Quien ha tocado algo en el tablero no necesita leer su notación, solo la regla.
error-not-allowed = { $reason }

# Perfiles
profile = Perfil
profile-yours = Tu perfil: partidas y estadísticas
profile-since = En esta casa desde el { $day }
profile-played = { $games ->
    [0] ninguna partida terminada
    [one] una partida terminada
   *[other] { $games } partidas terminadas
}
profile-favourites = Juegos favoritos
profile-guest = Solo lo ves tú. Con una cuenta puedes mostrárselo a otros.
profile-none-own = Aquí verás cómo te va en cada juego, en cada asiento y contra quién, en cuanto termines una partida que no sea en una sola pantalla.
profile-none = Todavía no ha terminado ninguna partida.
profile-titles = Por juego
profile-seats = Por asiento
profile-opponents = Contra quién
profile-first = Ganadas
profile-second = Segundo puesto
profile-other = Otros puestos
profile-fair = Lo que daría el azar
profile-won = { $won } de { $games } ganadas ({ $percent } %)
profile-before = Por delante
profile-level = Empate
profile-after = Por detrás
profile-against = { $before } por delante, { $after } por detrás
profile-trend = De { $from } a { $to } puntos
profile-archive = Descargar todas (ZIP)
profile-sharing = Lo que ven los demás
profile-public = Cualquiera que sepa mi nombre puede ver mi perfil: mis juegos favoritos, mis resultados por juego y asiento y mi puntuación
profile-public-games = También mis últimas partidas y sus registros, menos las privadas y las que no dejan mirar
profile-public-opponents = También cómo me va contra los bots y contra quienes tienen un perfil público
profile-kept = Guardado.
profile-address = Dirección de tu perfil
