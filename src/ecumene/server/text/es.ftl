# Lo que dice el servidor.

error-bad-request = La petición no se entiende: falta «{ $field }» o está mal.
error-too-large = Es demasiado grande: se admiten { $most } bytes como mucho.
error-too-fast = Demasiadas peticiones seguidas. Espera un momento.
error-too-many-tables = Ya tienes { $most } mesas sin terminar. Termina alguna antes de abrir otra.
error-foreign-origin = Esta página es de otro sitio y no puede jugar aquí.
error-unknown-place = Aquí no hay nada.
error-unknown-table = No existe la mesa «{ $table }».
error-bad-name = Un nombre tiene entre 1 y { $most } caracteres.
error-nobody-plays = Al menos un asiento tiene que ser de una persona.
error-seed-known = Quien conoce la semilla conoce lo oculto: solo puede elegirse si nadie más se sienta a la mesa.
error-already-started = La partida ya ha empezado.
error-not-finished = La partida todavía no ha terminado.
error-seats-open = Todavía falta alguien por sentarse.
error-seat-taken = Ese asiento no está libre.
error-not-your-table = Eso solo puede hacerlo quien abrió la mesa.
error-not-stored = La elección no se ha podido guardar y no cuenta. Inténtalo de nuevo.
error-bot-at-a-loss = El autómata no ha sabido responder. Inténtalo de nuevo.
error-database-in-use = Otro servidor está usando «{ $file }». Ciérralo o elige otra base de datos.
error-port-in-use = Otro programa está usando el puerto { $port }. Elige otro con --port.
error-cannot-listen = El servidor no puede escuchar en { $address }: { $reason }
error-database-closed = No se puede abrir la base de datos «{ $database }»: { $reason }
error-bad-setting = { $setting } no puede ser «{ $value }».
error-trouble = Algo ha fallado en el servidor. Inténtalo de nuevo.
error-no-page = Falta la página: constrúyela con «make page» y vuelve a cargar.
