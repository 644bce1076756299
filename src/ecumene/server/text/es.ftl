# Lo que dice el servidor.

error-too-fast = Demasiadas peticiones seguidas. Espera un momento.
error-too-many-tables = Ya tienes { $most } mesas sin terminar. Termina alguna antes de abrir otra.
error-foreign-origin = Esta página es de otro sitio y no puede jugar aquí.
error-already-started = La partida ya ha empezado.
error-seat-taken = Ese asiento no está libre.
error-clock-needed = Una partida que puntúa entre personas necesita un reloj que haga algo al acabarse el tiempo (campo «{ $field }»).
error-no-hints = En una partida que puntúa no hay pistas.
error-not-your-table = Eso solo puede hacerlo quien abrió la mesa.
error-database-in-use = Otro servidor está usando «{ $file }». Ciérralo o elige otra base de datos.
error-port-in-use = Otro programa está usando el puerto { $port }. Elige otro con --port.
error-cannot-listen = El servidor no puede escuchar en { $address }: { $reason }
error-database-closed = No se puede abrir la base de datos «{ $database }»: { $reason }
error-newer-database = La base de datos «{ $database }» es de una versión más nueva de Ecumene (esquema { $found }; esta llega hasta el { $known }). No se ha tocado nada: usa la versión nueva.
error-one-process = «{ $database }» es un archivo SQLite y solo puede usarlo un proceso. Para varios procesos de servidor, o para «ecumene worker», hace falta PostgreSQL: --database postgresql://…
error-setting-renamed = { $setting } se llama ahora { $today }.
error-bad-setting = { $setting } no puede ser «{ $value }».
error-backup-failed = No se ha podido copiar la base de datos: { $reason }
error-not-empty = En la base de datos «{ $database }» ya hay algo: elige con --database una que esté vacía.
error-tool-missing = Hace falta «{ $tool }», de los programas cliente de PostgreSQL, y no está instalado aquí.
error-no-page = Falta la página: constrúyela con «make page» y vuelve a cargar.
error-address-too-long = La dirección es demasiado larga: se admiten { $most } caracteres como mucho.
error-too-slow = La petición no ha llegado entera a tiempo. Inténtalo de nuevo.
error-too-many-connections = Hay demasiadas conexiones abiertas desde tu red: se admiten { $most } a la vez. Cierra alguna página.
error-no-database = La base de datos no responde. Inténtalo de nuevo dentro de un momento.
error-folder-closed = No se puede escribir en la carpeta «{ $folder }». Elige otro sitio para las partidas con --database.
error-database-silent = La base de datos «{ $database }» no responde ({ $reason }). Comprueba que está en marcha y que la dirección es correcta.
error-too-few-files = El sistema solo permite { $limit } archivos abiertos y el servidor necesita { $least }. Amplía el límite con «ulimit -n».
error-unsafe-proxies = ECUMENE_PROXIES no puede contener «{ $proxy }»: casi cualquiera podría hacerse pasar por otro. Escribe las direcciones de tus proxies, o «none».
error-too-many-listed = Ya tienes { $most } mesas en la lista de mesas abiertas. Espera a que alguna empiece.
error-table-closed = Esta mesa es solo para quienes juegan en ella.
error-players-talk = En esta mesa solo hablan quienes juegan.
error-name-first = Para hablar en una mesa hace falta un nombre. Elige uno en los ajustes.
error-game-counts = En una partida que puntúa no se sustituye a nadie de común acuerdo: decide el reloj, como se anunció al empezar.
error-nothing-proposed = Ya no hay ninguna propuesta sobre un asiento.
error-already-proposed = Ya hay una propuesta sobre un asiento; primero tenéis que decidirla.
error-played-here = Quien ya ha jugado en esta mesa sabe demasiado para ocupar otro asiento.
error-muted = Quien abrió la mesa te ha silenciado.
error-unknown-remark = Ese comentario ya no está.

# Personas
error-name-taken = El nombre «{ $name }» ya es de otra persona. Elige otro.
error-bad-password = Una contraseña tiene entre { $least } y { $most } caracteres, y no es tu nombre.
error-bad-mail = Eso no es una dirección de correo.
error-way-closed = Este servidor no deja entrar de esa manera.
error-bad-sign-in = El nombre o el secreto no es correcto.
error-bad-passkey = Aquí no se conoce esa llave de acceso, o no ha sido aceptada.
error-no-passkeys-here = Las llaves de acceso necesitan una dirección con nombre: abre la página en una, no en un número.
error-sign-in-first = Antes tienes que iniciar sesión.
error-prove-first = Para esto, demuestra otra vez que eres tú.
error-last-way = Sin ella no podrías volver a entrar. Añade antes otra manera.
error-spent-link = El enlace ya se ha usado o es demasiado antiguo. Pide uno nuevo.
error-unknown-device = Ya no está.
error-too-many-passkeys = Ya tienes { $most } llaves de acceso. Quita antes una.
error-unknown-person = Nadie con cuenta se llama «{ $name }».
error-too-many-invited = Ya se ha invitado a { $most } personas.

letter-end = Si no has pedido esto, no tienes que hacer nada.
letter-come-in-subject = Tu enlace a Ecumene
letter-come-in =
    Con este enlace inicias sesión en Ecumene. Vale una sola vez y durante media hora:

    { $path }
letter-join-subject = Tu cuenta en Ecumene
letter-join =
    Con este enlace creas una cuenta en Ecumene para esta dirección de correo. Vale una sola vez y durante media hora:

    { $path }
letter-mailbox-subject = ¿Es tuya esta dirección de correo?
letter-mailbox =
    Abre este enlace donde tengas la sesión iniciada en Ecumene para añadir esta dirección a tu cuenta. Vale un día:

    { $path }
letter-mailbox-taken-subject = Tu dirección de correo en Ecumene
letter-mailbox-taken = Alguien ha querido añadir esta dirección de correo a una cuenta de Ecumene. Ya es de otra cuenta: puedes entrar en esa con un enlace a esta dirección.
letter-mailbox-changed-subject = Otra dirección de correo en Ecumene
letter-mailbox-changed = Tu cuenta de Ecumene tiene ahora otra dirección de correo; esta ya no es suya. Si no has sido tú, inicia sesión, cambia la contraseña y cierra la sesión en los demás dispositivos.
letter-password-changed-subject = La contraseña de tu cuenta de Ecumene ha cambiado
letter-password-changed = La contraseña de tu cuenta de Ecumene ha cambiado, y se ha cerrado la sesión en los demás dispositivos. Si no has sido tú, entra con un enlace a esta dirección y vuelve a cambiarla.

# Llamadas
error-bad-bell = Ahí no podemos avisarte: hace falta una dirección https de un sitio público.
error-no-mailbox = No podemos avisarte por correo: tu cuenta no tiene dirección, o este servidor no envía correos.
error-unknown-bell = Ese aviso ya no está.
error-too-many-bells = Ya tienes { $most } avisos. Quita antes uno.
error-call-gone = El aviso no ha llegado: en esa dirección ya no hay nadie.
error-call-refused = El aviso no ha llegado: la otra parte lo ha rechazado ({ $status }).
error-call-unanswered = El aviso no ha llegado: nadie responde.
call-turn = Te toca
call-begun = La partida ha empezado.
call-silent = Los demás ya han jugado.
call-test = Aviso de prueba
call-test-why = Así te avisaremos cuando te toque jugar.
letter-call-end =
    Puedes elegir cómo te avisamos, o que no te avisemos, en tu cuenta:
    { $path }
letter-bell-off-subject = Un aviso de Ecumene ha dejado de funcionar
letter-bell-off = Hemos intentado varias veces avisarte por { $path } y no hemos podido, así que lo hemos desactivado. En tu cuenta de Ecumene puedes probarlo y volver a activarlo.

# Torneos
error-unknown-tournament = No existe el torneo «{ $tournament }».
error-not-your-tournament = Eso solo puede hacerlo quien convocó el torneo.
error-entries-closed = El torneo ya ha empezado o ya ha terminado.
error-tournament-full = El torneo está completo: ya hay { $most } participantes.
error-too-few-entrants = Hacen falta { $least } participantes y hay { $there }.
error-not-invited = No tienes invitación.
error-sleep-too-long = Los relojes se paran para dormir { $most } horas al día como mucho.
error-too-long-away = Los relojes se paran como mucho { $most } días de ausencia al año. Te quedan { $left }.
error-not-entered = No participas en este torneo.
error-too-many-tournaments = Ya tienes { $most } torneos sin terminar.
call-round = Ronda { $round }: tu mesa está abierta
call-round-where = Torneo «{ $name }».
call-round-first = Empiezas tú.

# Quien lleva el servidor
error-not-owner = Eso solo puede hacerlo quien lleva este servidor.
error-banned = { $until ->
    [none] No puedes hacer esto: quien lleva este servidor te ha expulsado. Motivo: { $reason }
   *[other] No puedes hacer esto: quien lleva este servidor te ha expulsado hasta el { $until } (UTC). Motivo: { $reason }
}
error-owner-stays = No se puede expulsar a quien lleva el servidor.
error-unknown-report = Ese aviso no existe o ya está resuelto.
error-read-only = El servidor se está actualizando y ahora no guarda nada nuevo. Todo lo anterior está guardado y los relojes no corren; vuelve a intentarlo dentro de un rato.
