name = Antiguas Civilizaciones del Mar Interior
tagline = Diez culturas alrededor de un mar: crece, comercia, compite y deja Ciudades y Maravillas.

## Opciones

option-epochs = Épocas
option-epochs-1 = una
option-epochs-2 = dos
option-epochs-3 = tres
option-epochs-4 = cuatro
option-first_epoch = Primera Época
option-first_epoch-1 = I, Edad de Bronce
option-first_epoch-2 = II, Edad de Hierro
option-first_epoch-3 = III, auge de los imperios
option-first_epoch-4 = IV, caída de los imperios
option-civilizations = Civilizaciones (las que no tengan jugador las lleva el juego)
option-civilizations-2 = dos o tantas como jugadores
option-civilizations-3 = tres al menos
option-civilizations-4 = cuatro al menos
option-civilizations-5 = cinco al menos
option-civilizations-6 = seis
option-choice = Civilizaciones que se pueden elegir
option-choice-recommended = las recomendadas para ese número
option-choice-all = las diez
option-difficulty = Civilizaciones sin jugador
option-difficulty-gentle = amables
option-difficulty-normal = normales
option-difficulty-harsh = implacables
option-last_event = Evento de Última Época
option-hordes = Hordas bárbaras
# Lo que se explica donde se elige.
about-epochs = Cada Época dura de dos a cuatro turnos y al acabar se puntúa. Una basta para una partida corta.
about-first_epoch = Se puede empezar en cualquiera, con el mismo despliegue; después de la cuarta no hay ninguna.
about-civilizations = El juego lleva a las que falten, para que el mar no quede vacío.
about-choice = Las que se recomiendan para ese número de civilizaciones, o cualquiera de las diez.
about-difficulty = Cuántos discos, cartas y talentos reciben de más las que lleva el juego.
about-last_event = Antes de puntuar la última Época se revela una carta más y se ejecuta su entrada.
about-hordes = Con menos de seis civilizaciones, los Bárbaros tienen además los discos de un color que no juega.
first-game = El reglamento empieza por el despliegue básico para dos, con las civilizaciones recomendadas; para aprender aconsejamos una sola Época.

## Colores de los jugadores

word-red = Rojo
word-green = Verde
word-blue = Azul
word-purple = Púrpura
word-yellow = Amarillo
word-brown = Marrón

## Fases

word-cities = Ciudades
word-wonders = Maravillas
word-epoch = Época
word-turn = turno
word-deck = mazo
word-competition = competición
word-lands = Tierras
word-seas = Mares
word-vp = PV
word-settlements = Asentamientos
word-areas = áreas
word-on-map = discos
word-hand-size = cartas
word-supply = reserva
word-talents = talentos
word-ready = preparados
word-passed = ha pasado
word-hand = Mano
word-face-down = Boca abajo
word-buried = enterrada
word-contested = disputada
word-city = Ciudad
word-dominated = dominado
word-wonder = Maravilla
word-possible = posible
word-growth-phase = Fase de Crecimiento
word-card-phase = Fase de Cartas
word-competition-phase = Fase de Competición
word-adjustment-phase = Fase de Ajustes
word-choosing = Elección de civilizaciones
word-epoch-end = Final de Época

## Facciones

word-barbarians = Bárbaros
    .from = de los Bárbaros
    .the = los Bárbaros
word-celtiberia = Celtiberia
    .from = de Celtiberia
    .the = Celtiberia

## Áreas; las civilizaciones se llaman como su área natal

word-cappadocia = Capadocia
    .at = en Capadocia
    .from = de Capadocia
    .to = a Capadocia
word-palmyra = Palmira
    .at = en Palmira
    .from = de Palmira
    .to = a Palmira
word-al-mina = Al Mina
    .at = en Al Mina
    .from = de Al Mina
    .to = a Al Mina
word-galatia = Galacia
    .at = en Galacia
    .from = de Galacia
    .to = a Galacia
word-phoenicia = Fenicia
    .at = en Fenicia
    .from = de Fenicia
    .to = a Fenicia
    .the = Fenicia
word-judea = Judea
    .at = en Judea
    .from = de Judea
    .to = a Judea
word-silicia = Silicia
    .at = en Silicia
    .from = de Silicia
    .to = a Silicia
word-phoenician-sea = Mar de Fenicia
    .at = en el Mar de Fenicia
    .from = del Mar de Fenicia
    .to = al Mar de Fenicia
word-cyprus = Chipre
    .at = en Chipre
    .from = de Chipre
    .to = a Chipre
word-phrygia = Frigia
    .at = en Frigia
    .from = de Frigia
    .to = a Frigia
word-sinai = Sinaí
    .at = en el Sinaí
    .from = del Sinaí
    .to = al Sinaí
word-silician-sea = Mar de Silicia
    .at = en el Mar de Silicia
    .from = del Mar de Silicia
    .to = al Mar de Silicia
word-red-sea = Mar Rojo
    .at = en el Mar Rojo
    .from = del Mar Rojo
    .to = al Mar Rojo
word-lydia = Lidia
    .at = en Lidia
    .from = de Lidia
    .to = a Lidia
word-kush = Kush
    .at = en Kush
    .from = de Kush
    .to = a Kush
word-troy = Troya
    .at = en Troya
    .from = de Troya
    .to = a Troya
    .the = Troya
word-nile-delta = Delta del Nilo
    .at = en el Delta del Nilo
    .from = del Delta del Nilo
    .to = al Delta del Nilo
word-ionia = Jonia
    .at = en Jonia
    .from = de Jonia
    .to = a Jonia
word-egyptian-sea = Mar de Egipto
    .at = en el Mar de Egipto
    .from = del Mar de Egipto
    .to = al Mar de Egipto
word-thrace = Tracia
    .at = en Tracia
    .from = de Tracia
    .to = a Tracia
word-egypt = Egipto
    .at = en Egipto
    .from = de Egipto
    .to = a Egipto
    .the = Egipto
word-eastern-mediterranean = Mediterráneo Oriental
    .at = en el Mediterráneo Oriental
    .from = del Mediterráneo Oriental
    .to = al Mediterráneo Oriental
word-minoan-sea = Mar Minoico
    .at = en el Mar Minoico
    .from = del Mar Minoico
    .to = al Mar Minoico
word-trojan-sea = Mar de Troya
    .at = en el Mar de Troya
    .from = del Mar de Troya
    .to = al Mar de Troya
word-icarian-sea = Mar Icario
    .at = en el Mar Icario
    .from = del Mar Icario
    .to = al Mar Icario
word-thracian-sea = Mar de Tracia
    .at = en el Mar de Tracia
    .from = del Mar de Tracia
    .to = al Mar de Tracia
word-libya = Libia
    .at = en Libia
    .from = de Libia
    .to = a Libia
word-aegean-sea = Mar Egeo
    .at = en el Mar Egeo
    .from = del Mar Egeo
    .to = al Mar Egeo
word-minos = Minos
    .at = en Minos
    .from = de Minos
    .to = a Minos
    .the = Minos
word-macedonia = Macedonia
    .at = en Macedonia
    .from = de Macedonia
    .to = a Macedonia
word-thessaly = Tesalia
    .at = en Tesalia
    .from = de Tesalia
    .to = a Tesalia
word-mycenae = Micenas
    .at = en Micenas
    .from = de Micenas
    .to = a Micenas
    .the = Micenas
word-laconia = Laconia
    .at = en Laconia
    .from = de Laconia
    .to = a Laconia
word-marmarica = Marmarica
    .at = en la Marmarica
    .from = de la Marmarica
    .to = a la Marmarica
word-libyan-sea = Mar de Libia
    .at = en el Mar de Libia
    .from = del Mar de Libia
    .to = al Mar de Libia
word-illyria = Iliria
    .at = en Iliria
    .from = de Iliria
    .to = a Iliria
word-dalmatia = Dalmacia
    .at = en Dalmacia
    .from = de Dalmacia
    .to = a Dalmacia
word-ionian-sea = Mar Jónico
    .at = en el Mar Jónico
    .from = del Mar Jónico
    .to = al Mar Jónico
word-cyrenaica = Cirenaica
    .at = en la Cirenaica
    .from = de la Cirenaica
    .to = a la Cirenaica
word-apulia = Apulia
    .at = en Apulia
    .from = de Apulia
    .to = a Apulia
word-adriatic-sea = Mar Adriático
    .at = en el Mar Adriático
    .from = del Mar Adriático
    .to = al Mar Adriático
word-gulf-of-taranto = Golfo de Taranto
    .at = en el Golfo de Taranto
    .from = del Golfo de Taranto
    .to = al Golfo de Taranto
word-central-mediterranean = Mediterráneo Central
    .at = en el Mediterráneo Central
    .from = del Mediterráneo Central
    .to = al Mediterráneo Central
word-samnium = Samnio
    .at = en el Samnio
    .from = del Samnio
    .to = al Samnio
word-venetia = Véneto
    .at = en el Véneto
    .from = del Véneto
    .to = al Véneto
word-umbria = Umbría
    .at = en Umbría
    .from = de Umbría
    .to = a Umbría
word-bay-of-sirt = Bahía de Sirte
    .at = en la Bahía de Sirte
    .from = de la Bahía de Sirte
    .to = a la Bahía de Sirte
word-syracuse = Siracusa
    .at = en Siracusa
    .from = de Siracusa
    .to = a Siracusa
word-rome = Roma
    .at = en Roma
    .from = de Roma
    .to = a Roma
    .the = Roma
word-sirt = Sirte
    .at = en Sirte
    .from = de Sirte
    .to = a Sirte
word-bay-of-capua = Bahía de Capua
    .at = en la Bahía de Capua
    .from = de la Bahía de Capua
    .to = a la Bahía de Capua
word-etruria = Etruria
    .at = en Etruria
    .from = de Etruria
    .to = a Etruria
word-melite = Melite
    .at = en Melite
    .from = de Melite
    .to = a Melite
word-cisalpina = Cisalpina
    .at = en la Cisalpina
    .from = de la Cisalpina
    .to = a la Cisalpina
word-lilybaeum = Lilibeo
    .at = en Lilibeo
    .from = de Lilibeo
    .to = a Lilibeo
word-tyrrhenian-sea = Mar Tirreno
    .at = en el Mar Tirreno
    .from = del Mar Tirreno
    .to = al Mar Tirreno
word-liguria = Liguria
    .at = en Liguria
    .from = de Liguria
    .to = a Liguria
word-african-sea = Mar de África
    .at = en el Mar de África
    .from = del Mar de África
    .to = al Mar de África
word-corsica = Córcega
    .at = en Córcega
    .from = de Córcega
    .to = a Córcega
word-gulf-of-leptis = Golfo de Leptis
    .at = en el Golfo de Leptis
    .from = del Golfo de Leptis
    .to = al Golfo de Leptis
word-ligurian-sea = Mar de Liguria
    .at = en el Mar de Liguria
    .from = del Mar de Liguria
    .to = al Mar de Liguria
word-carthaginian-sea = Mar de Cartago
    .at = en el Mar de Cartago
    .from = del Mar de Cartago
    .to = al Mar de Cartago
word-sardinia = Cerdeña
    .at = en Cerdeña
    .from = de Cerdeña
    .to = a Cerdeña
word-tripolitania = Tripolitania
    .at = en Tripolitania
    .from = de Tripolitania
    .to = a Tripolitania
word-nora = Nora
    .at = en Nora
    .from = de Nora
    .to = a Nora
word-carthage = Cartago
    .at = en Cartago
    .from = de Cartago
    .to = a Cartago
    .the = Cartago
word-massilia = Massilia
    .at = en Massilia
    .from = de Massilia
    .to = a Massilia
word-thapsus = Tapso
    .at = en Tapso
    .from = de Tapso
    .to = a Tapso
word-western-mediterranean = Mediterráneo Occidental
    .at = en el Mediterráneo Occidental
    .from = del Mediterráneo Occidental
    .to = al Mediterráneo Occidental
word-gaul = Galia
    .at = en la Galia
    .from = de la Galia
    .to = a la Galia
    .the = la Galia
word-saldic-sea = Mar de Saldae
    .at = en el Mar de Saldae
    .from = del Mar de Saldae
    .to = al Mar de Saldae
word-gulf-of-tarraco = Golfo de Tarraco
    .at = en el Golfo de Tarraco
    .from = del Golfo de Tarraco
    .to = al Golfo de Tarraco
word-saldae = Saldae
    .at = en Saldae
    .from = de Saldae
    .to = a Saldae
word-tarraco = Tarraco
    .at = en Tarraco
    .from = de Tarraco
    .to = a Tarraco
word-baleares = Baleares
    .at = en las Baleares
    .from = de las Baleares
    .to = a las Baleares
word-aquitania = Aquitania
    .at = en Aquitania
    .from = de Aquitania
    .to = a Aquitania
word-numidian-sea = Mar de Numidia
    .at = en el Mar de Numidia
    .from = del Mar de Numidia
    .to = al Mar de Numidia
word-balearic-sea = Mar Balear
    .at = en el Mar Balear
    .from = del Mar Balear
    .to = al Mar Balear
word-numidia = Numidia
    .at = en Numidia
    .from = de Numidia
    .to = a Numidia
word-tarraconnesis = Tarraconense
    .at = en la Tarraconense
    .from = de la Tarraconense
    .to = a la Tarraconense
word-saguntum = Sagunto
    .at = en Sagunto
    .from = de Sagunto
    .to = a Sagunto
word-iberian-sea = Mar de Iberia
    .at = en el Mar de Iberia
    .from = del Mar de Iberia
    .to = al Mar de Iberia
word-novo-carthago = Cartago Nova
    .at = en Cartago Nova
    .from = de Cartago Nova
    .to = a Cartago Nova
word-idubeda = Idúbeda
    .at = en Idúbeda
    .from = de Idúbeda
    .to = a Idúbeda
word-mauretania = Mauritania
    .at = en Mauritania
    .from = de Mauritania
    .to = a Mauritania
    .the = Mauritania
word-celt-iberia = Celtiberia
    .at = en Celtiberia
    .from = de Celtiberia
    .to = a Celtiberia
word-pillars-of-hercules = Pilares de Hércules
    .at = en los Pilares de Hércules
    .from = de los Pilares de Hércules
    .to = a los Pilares de Hércules
word-gades = Gades
    .at = en Gades
    .from = de Gades
    .to = a Gades
word-lusitania = Lusitania
    .at = en Lusitania
    .from = de Lusitania
    .to = a Lusitania
word-tingitania = Tingitania
    .at = en Tingitania
    .from = de Tingitania
    .to = a Tingitania
word-atlantic = Atlántico
    .at = en el Atlántico
    .from = del Atlántico
    .to = al Atlántico

## Cartas de Destino

word-volcanic-eruption = Erupción Volcánica
    .text = Elige un área terrestre costera o de isla. Cada facción presente pierde 2 discos allí y 1 en cada mar adyacente.
    .caption = N.º 1 · desastre · se aparta hasta el fin de la Época
word-earthquake = Terremoto
    .text = Elige un área terrestre y, si quieres, otra área terrestre adyacente. Cada facción oponente pierde 1 disco en cada una.
    .caption = N.º 2 · desastre
word-flood = Inundación
    .text = Elige un área terrestre costera. Una facción oponente pierde allí 2 discos y 1 más en un área terrestre adyacente.
    .caption = N.º 3 · desastre
word-famine = Hambruna
    .text = Elige una civilización oponente. Retira 1 disco de cada una de 3 áreas terrestres distintas en las que tenga 2 o más, a su elección.
    .caption = N.º 4 · desastre
word-plague = Peste
    .text = Elige una Ciudad oponente. Su dueño pierde allí 2 discos; después toda facción, tú incluido, pierde 1 disco de cada apilamiento de 2 o más en las áreas terrestres adyacentes.
    .caption = N.º 5 · desastre · se aparta hasta el fin de la Época
word-strategos = Gran Personalidad: Estratego
    .text = Añade 1 aliado en hasta 4 competiciones distintas en las que participes, en tierra o mar. Se asignan todos al usar el primero; los que no se asignan se pierden.
    .caption = N.º 6 · Competición
word-land-improvement = Mejora de Tierras
    .text = Añade 1 disco en cada una de hasta dos áreas terrestres que ocupes.
    .caption = N.º 7
word-drought = Sequía
    .text = Elige una civilización oponente: su próxima Adquisición se reduce en 2 discos (el mínimo de 3 se mantiene).
    .caption = N.º 8 · desastre
word-pirates = Piratas
    .text = Coloca 2 discos bárbaros en un mar poco profundo. Cada civilización oponente presente en ese mar pierde 1 talento, si tiene.
    .caption = N.º 9 · bárbaros
word-lawgiver = Gran Personalidad: Legislador
    .text = Si tienes 3 o más Ciudades ganas 1 PV y 1 talento; si no, coloca 2 discos en áreas terrestres que controles.
    .caption = N.º 10
word-chariots = Carros de Guerra
    .text = En una competición terrestre que no sea en una isla, añade 2 aliados.
    .caption = N.º 11 · Competición
word-siege-engines = Máquinas de Asedio
    .text = En una competición terrestre, retira del área 2 discos de una facción oponente.
    .caption = N.º 12 · Competición
word-heresy = Herejía
    .text = Elige una Ciudad oponente: su dueño pierde 1 disco allí y 1 en cada área terrestre adyacente que ocupe.
    .caption = N.º 13 · religión
word-religious-fervor = Fervor Religioso
    .text = Elige un área terrestre que ocupes. Añade 1 disco tuyo allí y 1 en cada área terrestre adyacente.
    .caption = N.º 14 · religión
word-storms-at-sea = Tormentas
    .text = Elige un mar poco profundo. Cada facción oponente pierde 1 disco en él y 1 en cada mar poco profundo adyacente.
    .caption = N.º 15 · desastre
word-local-trade = Comercio Local
    .text = Añade 1 disco en cada una de dos áreas terrestres adyacentes que ocupes; ganas 1 talento.
    .caption = N.º 16
word-bribery = Soborno
    .text = Paga 1 talento o, si no tienes, descarta otra carta: anula cualquier carta de un oponente que no sea de Evento ni de Competición.
    .caption = N.º 17 · Anulación
word-golden-age = Edad de Oro
    .text = Coloca 2 discos en áreas terrestres o mares poco profundos adyacentes a áreas que ocupes; ganas 1 talento.
    .caption = N.º 18
word-bad-omens = Malos Presagios
    .text = Anula un uso de una Maravilla; el disco gastado se pierde y la Maravilla no da nada más este turno.
    .caption = N.º 19 · Anulación · religión
word-merchant-prince = Gran Personalidad: Príncipe Mercader
    .text = Ganas 1 talento por cada civilización oponente con la que comercies (como en la Adquisición), hasta 3.
    .caption = N.º 20
word-wine-and-olives = Vino y Aceite
    .text = Añade 1 disco en un área terrestre costera que ocupes y 1 en un mar poco profundo adyacente a ella; ganas 1 talento.
    .caption = N.º 21
word-slave-revolt = Revuelta de Esclavos
    .text = Elige una Ciudad oponente: reemplaza allí 1 disco por uno bárbaro y después coloca otro bárbaro.
    .caption = N.º 22 · bárbaros
word-poet = Gran Personalidad: Poeta
    .text = Elige hasta tres áreas terrestres conectadas; la primera debe estar ocupada por ti o ser adyacente a ti. En cada una reemplaza 1 disco de una misma civilización oponente por uno tuyo.
    .caption = N.º 23
word-composite-bows = Arcos Compuestos
    .text = En una competición terrestre o marítima, retira del área 1 disco de cada facción oponente.
    .caption = N.º 24 · Competición
word-academy-of-sciences = Academia de Ciencias
    .text = Pon 3 discos sobre la carta. En cada Paso de Robo puedes quitar 1: mira las 3 cartas superiores del mazo, toma 1 y descarta las demás.
    .caption = N.º 25 · Inversión
word-mercenaries = Mercenarios
    .text = Paga hasta 2 talentos del Tesoro: añade 1 aliado, más 1 por cada talento pagado, en esta competición.
    .caption = N.º 26 · Competición
word-improved-plow = Arado Mejorado
    .text = Añade 1 disco en cada una de hasta tres áreas terrestres que ocupes; ganas 1 talento.
    .caption = N.º 27
word-civil-war = Guerra Civil
    .text = Elige una civilización oponente con 2 o más Ciudades. Reemplaza hasta 4 discos suyos, como mucho 2 por área, en áreas terrestres en las que tenga 2 o más, por discos bárbaros.
    .caption = N.º 28 · bárbaros · se aparta hasta el fin de la Época
word-demagogue = Gran Personalidad: Demagogo
    .text = Elige una Ciudad oponente: reemplaza allí 1 disco por uno tuyo, y su dueño descarta 1 carta.
    .caption = N.º 29
word-iron-weapons = Armas de Hierro
    .text = En una competición terrestre, añade 1 aliado y retira 1 disco de una facción oponente.
    .caption = N.º 30 · Competición
word-silver-mines = Minas de Plata
    .text = Ganas 2 talentos.
    .caption = N.º 31
word-captive-queen = Gran Personalidad: Reina Cautiva
    .text = Coloca 2 discos tuyos en un mar poco profundo que contenga al menos 1 disco de otra civilización.
    .caption = N.º 32
word-colonists = Colonos
    .text = Coloca 1 disco en un mar poco profundo adyacente a un área que ocupes, y después hasta 2 en un área terrestre adyacente a ese mar.
    .caption = N.º 33
word-high-priestess = Gran Personalidad: Suma Sacerdotisa
    .text = Anula una Gran Personalidad o una carta de religión de un oponente, o cualquier carta (ni Evento ni Competición) que te quitaría discos, talentos, cartas o una Maravilla; ganas 1 talento.
    .caption = N.º 34 · Anulación · religión
word-trade-fleet = Flota Mercante
    .text = Coloca 1 disco en cada uno de tres mares poco profundos en cadena; el primero debe estar ocupado por ti o ser adyacente a ti.
    .caption = N.º 35
word-locusts = Langostas
    .text = Elige dos áreas terrestres adyacentes: en cada una, toda facción con 2 o más discos pierde 1.
    .caption = N.º 36 · desastre
word-armored-infantry = Infantería Acorazada
    .text = Hasta el final de esta Fase de Competición, añade 1 aliado en cada competición en la que participes.
    .caption = N.º 37 · Competición · se aparta hasta el fin de la Época
word-oracle-at-delphi = Oráculo de Delfos
    .text = Juégala en el Reinicio del Orden de Turno para ocupar cualquier casilla del nuevo orden; o en la Fase de Cartas para mirar las 4 cartas superiores del mazo y quedarte 1.
    .caption = N.º 38 · religión
word-tribal-migration = Migración Tribal
    .text = Coloca 3 discos bárbaros en un área terrestre del borde norte u oeste y 2 en áreas terrestres adyacentes a ella.
    .caption = N.º 39 · bárbaros
word-admiral = Gran Personalidad: Almirante
    .text = Añade 1 aliado en hasta tres competiciones marítimas en las que participes.
    .caption = N.º 40 · Competición
word-temple-treasury = Tesoro del Templo
    .text = Pon 3 discos sobre la carta. En cada Paso de Robo puedes quitar 1 para ganar 1 talento.
    .caption = N.º 41 · Inversión · religión
word-tyrant = Gran Personalidad: Tirano
    .text = Añade 2 discos a una Ciudad o un Asentamiento tuyo; después descarta 1 carta o pierde 1 talento, si puedes.
    .caption = N.º 42
word-tin-caravan = Caravana de Estaño
    .text = Ganas 1 talento y añades 1 disco en un área terrestre que ocupes y que no toque el mar, o bien en cualquier área terrestre que controles.
    .caption = N.º 43
word-philosopher = Gran Personalidad: Filósofo
    .text = Roba 3 cartas y quédate 2.
    .caption = N.º 44
word-traitor = Gran Personalidad: Traidor
    .text = Retira de esta competición todos los discos de una civilización oponente. No puede usarse en un área natal, salvo Troya mientras la civilización troyana esté activa.
    .caption = N.º 45 · Competición · se aparta hasta el fin de la Época
word-spies = Espías
    .text = Mira la mano de una civilización oponente y descarta 1 carta de ella.
    .caption = N.º 46
word-city-walls = Murallas
    .text = En una competición terrestre, añade 3 aliados si tienes allí una Ciudad, o 1 si tienes un Asentamiento.
    .caption = N.º 47 · Competición
word-granaries = Graneros
    .text = Pon 3 discos sobre la carta. Siempre que debas retirar un disco del mapa puedes quitar 1 de esta carta en su lugar.
    .caption = N.º 48 · Inversión
word-heroic-saga = Saga Heroica
    .text = Pon 2 discos sobre la carta. En cada Paso de Adquisición puedes quitar 1 para preparar 2 discos más, o para ganar 1 talento y 1 PV.
    .caption = N.º 49 · Inversión
word-fire-ships = Brulotes
    .text = En una competición marítima, retira 2 discos de una facción oponente.
    .caption = N.º 50 · Competición
word-tidal-wave = Maremoto
    .text = Elige un mar poco profundo: cada facción presente pierde 1 disco; después retira 1 disco oponente de cada una de hasta tres áreas terrestres adyacentes.
    .caption = N.º 51 · desastre · se aparta hasta el fin de la Época
word-assassin = Gran Personalidad: Asesino
    .text = Anula cualquier Gran Personalidad de un oponente, incluidas las cartas de Competición.
    .caption = N.º 52 · Anulación
word-census = Censo
    .text = Coloca 1 disco por cada 3 Asentamientos que tengas (al menos 1, como mucho 3) en áreas terrestres que controles.
    .caption = N.º 53
word-tribute = Tributo
    .text = Elige una civilización oponente con un disco en un área que ocupes o adyacente: te da 1 talento o, si lo prefiere o no tiene, descarta 1 carta.
    .caption = N.º 54
word-explorer = Gran Personalidad: Explorador
    .text = Coloca 1 disco en cualquier área terrestre o mar poco profundo vacío y 1 en un área adyacente a ella.
    .caption = N.º 55
word-war-elephants = Elefantes de Guerra
    .text = En una competición terrestre, retira 2 discos de una facción oponente y después 1 disco o aliado tuyo.
    .caption = N.º 56 · Competición
word-merchant-colony = Colonia Mercantil
    .text = Pon 3 discos sobre la carta. En cada Paso de Adquisición puedes quitar 1: colócalo, con otro de la reserva, en un área terrestre o mar poco profundo junto a un mar poco profundo que ocupes.
    .caption = N.º 57 · Inversión
word-divine-favor = Favor Divino
    .text = Anula una carta de desastre, golpee a quien golpee, o una carta de religión.
    .caption = N.º 58 · Anulación · religión
word-banditry = Bandidaje
    .text = Elige una civilización oponente. Coloca hasta 4 discos bárbaros, como mucho 2 por área, en áreas terrestres en las que tenga 1 o 2 discos.
    .caption = N.º 59 · bárbaros
word-architect = Gran Personalidad: Arquitecto
    .text = O construyes una Maravilla más tarde en esta Fase de Cartas por 2 recursos menos (los 2 discos del mapa siguen siendo obligatorios), o pones hasta 2 discos de la reserva sobre una Maravilla tuya.
    .caption = N.º 60
word-ambush = Emboscada
    .text = En una competición terrestre, añade 1 disco tuyo de la reserva y retira 1 disco de una facción oponente.
    .caption = N.º 61 · Competición
word-mystery-cult = Culto Mistérico
    .text = En un área terrestre que ocupes o adyacente a una que ocupes, que no sea natal, reemplaza hasta 2 discos de una civilización oponente por los tuyos.
    .caption = N.º 62 · religión
word-physician = Gran Personalidad: Médico
    .text = Anula una carta de desastre que te haría retirar discos; después coloca 1 disco en un área terrestre que ocupes.
    .caption = N.º 63 · Anulación
word-great-roads = Grandes Calzadas
    .text = Pon 2 discos sobre la carta. En la Fase de Cartas, como tu jugada, quita 1: mueve hasta 3 discos tuyos, cada uno a un área terrestre adyacente.
    .caption = N.º 64 · Inversión
word-debased-coinage = Moneda Envilecida
    .text = Cada civilización oponente con 2 o más talentos pierde la mitad, redondeando hacia abajo.
    .caption = N.º 65 · desastre
word-false-prophet = Gran Personalidad: Falso Profeta
    .text = Anula una carta de religión o una Gran Personalidad de un oponente.
    .caption = N.º 66 · Anulación · religión
word-assimilation = Asimilación
    .text = Elige un área terrestre que ocupes con 2 o más discos: reemplaza por los tuyos el disco de cada facción oponente que tenga allí exactamente 1.
    .caption = N.º 67
word-wildfire = Incendio
    .text = Elige una Ciudad oponente que no esté en un área natal: pierde 2 discos.
    .caption = N.º 68 · desastre
word-phalanx = Falange
    .text = En una competición terrestre, añade 2 aliados; 3 si tienes allí 3 o más discos.
    .caption = N.º 69 · Competición
word-dynastic-marriage = Matrimonio Dinástico
    .text = Elige una civilización oponente. Coloca 1 disco tuyo en un área terrestre que ocupe y que no sea natal; ella gana 1 talento y tú 2.
    .caption = N.º 70
word-watch-towers = Atalayas
    .text = Anula una carta de bárbaros que no sea de Evento, o una carta de Competición revelada en un área en la que tengas una Ciudad.
    .caption = N.º 71 · Anulación
word-salt-trade = Comercio de Sal
    .text = Ganas 1 talento, o 2 si ocupas un área terrestre del borde sur.
    .caption = N.º 72
word-historian = Gran Personalidad: Historiador
    .text = Toma 1 carta a tu elección del mazo de descartes.
    .caption = N.º 73 · se aparta hasta el fin de la Época
word-tomb-robbers = Saqueadores de Tumbas
    .text = Elige una Maravilla oponente en un área en la que su dueño tenga como mucho 2 discos: entiérrala y gana 1 talento.
    .caption = N.º 74 · religión · se aparta hasta el fin de la Época
word-triremes = Trirremes
    .text = En una competición marítima, añade 2 aliados.
    .caption = N.º 75 · Competición
word-sanctuary = Santuario
    .text = Elige un área terrestre que ocupes: hasta el final del turno, las cartas de los oponentes no pueden afectar a tus discos allí. Ganas 1 talento.
    .caption = N.º 76 · religión
word-standing-army = Ejército Permanente
    .text = Pon 3 discos sobre la carta. En la Fase de Competición puedes quitar 1 por competición para añadir 1 aliado.
    .caption = N.º 77 · Inversión
word-orator = Gran Personalidad: Orador
    .text = Elige dos áreas terrestres que ocupes o adyacentes a las que ocupas. En cada una reemplaza 1 disco de una facción oponente (bárbaros incluidos) por uno tuyo.
    .caption = N.º 78
word-envoy = Gran Personalidad: Enviado
    .text = Anula una carta de un oponente que retiraría o reemplazaría discos tuyos; añádela a tu mano.
    .caption = N.º 79 · Anulación · se aparta hasta el fin de la Época
word-desertion = Deserción
    .text = Elige un área terrestre no natal en la que una civilización oponente tenga 3 o más discos: pierde 1 disco y se coloca 1 bárbaro en un área terrestre adyacente.
    .caption = N.º 80 · bárbaros
word-light-cavalry = Caballería Ligera
    .text = En una competición terrestre, mueve hasta 2 discos tuyos desde áreas terrestres adyacentes al área y añade 1 aliado.
    .caption = N.º 81 · Competición
word-amber-route = Ruta del Ámbar
    .text = Ganas 1 talento, o 2 si ocupas un área terrestre del borde norte.
    .caption = N.º 82
word-sea-route-to-britain = Ruta Marítima a Britania
    .text = Ganas 2 talentos si ocupas el Atlántico, Lusitania, Gades o Tingitania; si no, ganas 1 talento y colocas 1 disco en el Atlántico o, si este está fuera de juego, en cualquier mar poco profundo.
    .caption = N.º 83
word-counter-stratagem = Contraestratagema
    .text = Anula una carta de Competición revelada de un oponente.
    .caption = N.º 84 · Anulación
word-sandstorm = Tormenta de Arena
    .text = Elige un área terrestre del borde sur y, si quieres, otra área terrestre adyacente: cada facción oponente pierde 1 disco en cada una.
    .caption = N.º 85 · desastre
word-returning-exile = Gran Personalidad: Exiliado
    .text = Si tienes menos PV que alguna otra civilización, coloca 3 discos en tu área natal y en las adyacentes; si no, coloca 1.
    .caption = N.º 86
word-boarding-bridge = Puente de Abordaje
    .text = En una competición marítima, reemplaza 1 disco de una facción oponente por uno tuyo y añade 1 aliado.
    .caption = N.º 87 · Competición
word-sacred-games = Juegos Sagrados
    .text = Pon 2 discos sobre la carta. En cada Recuento de Victoria puedes quitar 1: ganas 1 PV si ninguna civilización tiene más Ciudades que tú, o 1 talento en otro caso.
    .caption = N.º 88 · Inversión
word-iconoclasts = Iconoclastas
    .text = Entierra una Maravilla construida de la civilización, aparte de la tuya, que tenga más (eliges entre las empatadas).
    .caption = N.º 89 · religión · se aparta hasta el fin de la Época
word-sibyl = Gran Personalidad: Sibila
    .text = Anula una carta de desastre, de religión o de bárbaros (que no sea de Evento); después roba 1 carta.
    .caption = N.º 90 · Anulación · religión
word-shipwrights = Carpinteros de Ribera
    .text = Añade 1 disco en cada uno de hasta tres mares poco profundos distintos adyacentes a áreas terrestres que ocupes.
    .caption = N.º 91
word-truce = Tregua
    .text = Detén esta competición: no se pierden más discos, no hay botín y el área queda como está hasta el próximo turno.
    .caption = N.º 92 · Competición
word-inventor = Gran Personalidad: Inventor
    .text = Roba 1 carta; después añade 1 disco a una Ciudad tuya o gana 1 talento.
    .caption = N.º 93
word-warrior-queen = Gran Personalidad: Reina Guerrera
    .text = En una competición, añade 1 disco tuyo de la reserva y 1 aliado.
    .caption = N.º 94 · Competición
word-cultural-renaissance = Renacimiento Cultural
    .text = Ganas 1 talento por cada 2 Ciudades que tengas (al menos 1, como mucho 3).
    .caption = N.º 95
word-tribune = Gran Personalidad: Tribuno
    .text = Anula cualquier carta de un oponente que no sea de Evento ni de Competición.
    .caption = N.º 96 · Anulación · se aparta hasta el fin de la Época
word-upheaval = Convulsión
    .text = El orden de turno se sortea de nuevo de inmediato; la civilización con más Ciudades (en caso de empate, la de más PV) cambia por bárbaros 4 discos de sus Ciudades, como mucho 2 en cada una; y cada civilización con más de 4 cartas en la mano descarta 1 al azar.
    .caption = N.º 97 · Evento
word-northern-tribes = Tribus del Norte
    .text = La civilización con menos PV controla la carta: 4 discos bárbaros en un área terrestre del borde norte y 4 en cada área terrestre adyacente.
    .caption = N.º 98 · Evento · bárbaros
word-saharan-raiders = Saqueadores del Sáhara
    .text = La civilización con menos PV controla la carta: 4 discos bárbaros en un área terrestre del borde sur y 4 en cada área terrestre adyacente.
    .caption = N.º 99 · Evento · bárbaros
word-eastern-horsemen = Jinetes del Este
    .text = La civilización con menos PV controla la carta: 4 discos bárbaros en un área terrestre del borde este y 4 en cada área terrestre adyacente.
    .caption = N.º 100 · Evento · bárbaros
word-sea-peoples = Pueblos del Mar
    .text = La civilización con menos PV controla la carta: 2 discos bárbaros en un mar poco profundo y 2 en cada mar poco profundo adyacente, y 4 en un área terrestre adyacente al primero.
    .caption = N.º 101 · Evento · bárbaros
word-atlantis-rises = Surge la Atlántida
    .text = Coloca 1 disco bárbaro en cada mar profundo en juego. Cada civilización con un disco en un mar profundo o junto a él gana 2 talentos.
    .caption = N.º 102 · Evento
word-end-of-an-age = Fin de una Era
    .text = El próximo paso de Muerte Súbita de un turno 2, 3 o 4 termina la Época sin más comprobación. Después baraja los descartes con el mazo.
    .caption = N.º 103 · Evento · se aparta hasta el fin de la Época

## Maravillas

word-great-pyramid = Gran Pirámide
    .the = la Gran Pirámide
    .text = Quita 1 disco: prepara 2 discos más en la Adquisición.
word-great-lighthouse = Gran Faro
    .the = el Gran Faro
    .text = Quita 1 disco: añade 1 aliado en hasta dos competiciones marítimas en las que participes esta fase.
word-colossus = Coloso
    .the = el Coloso
    .text = Quita 1 disco: añade 2 aliados en una competición en el área de la Maravilla o adyacente a ella.
word-hanging-gardens = Jardines Colgantes
    .the = los Jardines Colgantes
    .text = Como tu jugada, quita 1 disco: añade 1 disco en cada una de hasta dos áreas terrestres que controles.
word-temple-of-artemis = Templo de Artemisa
    .the = el Templo de Artemisa
    .text = Quita 1 disco: anula una carta de desastre o de religión de un oponente, u otra carta (ni Evento ni Competición) que te quitaría discos, talentos, cartas o una Maravilla.
word-statue-of-zeus = Estatua de Zeus
    .the = la Estatua de Zeus
    .text = Quita 1 disco: ocupa la casilla que quieras del nuevo orden de turno.
word-mausoleum = Mausoleo
    .the = el Mausoleo
    .text = Quita 1 disco: roba 1 carta más, o toma la carta superior del mazo de descartes.

## Capacidades

word-legions = Legiones
    .text = Añade 1 aliado en cada una de hasta tres competiciones por fase en Roma o en áreas adyacentes a Roma.
word-eternal-city = La Ciudad Eterna
    .text = Con una Ciudad en Roma o en un área terrestre adyacente: roba 1 carta o prepara 2 discos más. Sin ella: prepara 1 más.
word-walls-of-carthage = Murallas de Cartago
    .text = Añade 1 aliado en una competición en Cartago.
word-generalship = Mando de los generales
    .text = Añade 1 aliado en otra competición terrestre por fase.
word-war-fleet = Flota de guerra
    .text = Añade 1 aliado en una competición marítima por fase.
word-herds = Rebaños
    .text = Prepara 1 disco más.
word-mines-and-smiths = Minas y herreros
    .text = Gana 1 talento si ocupas Celtiberia y 1 si tienes una Ciudad en Celtiberia o en un área terrestre adyacente a ella.
word-warrior-bands = Bandas guerreras
    .text = Añade 1 aliado en una competición por fase.
word-settling-the-conquered = Asentarse en lo conquistado
    .text = En otra competición por fase añade 1 disco tuyo de la reserva; se queda si sobrevive.
word-nomads = Nómadas
    .text = Prepara 1 disco más.
word-trans-saharan-trade = Comercio transahariano
    .text = Gana 1 talento si tienes una Ciudad en Mauritania y comercias con al menos dos tercios de las demás civilizaciones.
word-light-horse = Jinetes ligeros
    .text = Añade 1 aliado en una competición terrestre por fase.
word-heroes = Héroes
    .text = Añade 1 aliado en cada una de dos competiciones terrestres por fase.
word-plunder = Pillaje
    .text = La primera vez que ganes botín en una fase, 1 talento más.
word-topless-towers = Torres inaccesibles
    .text = Con 2 discos o más en Troya, las cartas de otros no pueden afectar a tus discos de allí, salvo el Traidor.
word-deep-sea-sailors = Marinos de altura
    .text = Puedes entrar en los mares profundos desde la Época I.
word-thalassocracy = Talasocracia
    .text = Puedes entrar en los mares profundos desde la Época I.
word-walls-of-ilium = Murallas de Ilión
    .text = Añade 1 aliado en una competición en Troya.
word-allies-of-the-interior = Aliados del interior
    .text = Añade 1 aliado en otra competición terrestre por fase.
word-colonist-ships = Naves de colonos
    .text = Prepara 1 disco más, que debe ir al mar o se pierde.
word-sea-trade = Comercio marítimo
    .text = En el Recuento, 1 PV por cada 4 áreas de mar que ocupes.
word-alphabet = Alfabeto
    .text = Una vez por Fase de Cartas: descarta 1 carta, roba 2 y quédate 1.
word-home-fleet = Flota de la isla
    .text = Añade 1 aliado en cada competición en un mar poco profundo adyacente a Minos.
word-raiding-squadrons = Escuadras de saqueo
    .text = Antes de las competiciones, añade 1 aliado en hasta dos mares poco profundos compartidos lejos de Minos; puede provocar una competición.
word-mastery-of-the-sea = Dominio del mar
    .text = En el Recuento, 1 PV por cada 4 áreas de mar en las que estés a solas.
word-gift-of-the-nile = Don del Nilo
    .text = Prepara 1 disco más; con una Ciudad en el Delta del Nilo, Egipto o Kush, prepara otro y gana 1 talento.

## Tabla de Cambio de Época

word-thera-erupts = Erupción de Tera
    .text = Cada facción pierde 1 disco en cada área terrestre de isla que ocupe y 1 en cada mar poco profundo en que tenga 2.
word-age-of-plague = Era de la Peste
    .text = Cada civilización retira 1 disco de cada una de dos Ciudades suyas, a su elección.
word-years-of-famine = Años de Hambruna
    .text = Cada civilización retira 3 discos de áreas terrestres a su elección, como mucho 1 por área.
word-wandering-peoples = Pueblos Errantes
    .text = Cada civilización, de menos a más PV, coloca 2 discos bárbaros en un área terrestre de un borde del mapa sin bárbaros.
word-collapse-of-trade = Colapso del Comercio
    .text = Cada civilización pierde 1 disco en cada mar poco profundo que comparta con otra facción, y 1 talento si tiene.
word-wrath-of-the-gods = Ira de los Dioses
    .text = La civilización con más Maravillas activas entierra una de ellas, a su elección.
word-hubris = Hibris
    .text = La civilización con más PV retira 1 disco de cada una de hasta 3 Ciudades suyas; la que tiene menos coloca entonces 2 discos en su área natal o junto a ella.
word-tribute-of-kings = Tributo de Reyes
    .text = Cada civilización gana 1 talento por cada 3 Ciudades que tenga, al menos 1.
word-the-gods-smile = Los Dioses Sonríen
    .text = Toda Maravilla enterrada vuelve a su último dueño, y cada civilización repone de su reserva 1 disco en cada una de sus Maravillas activas (sin pasar del número inicial).
word-new-colonies = Nuevas Colonias
    .text = Cada civilización puede colocar 2 discos en áreas terrestres o mares poco profundos que controle o adyacentes a ellos.
word-new-dynasties = Nuevas Dinastías
    .text = El orden del primer turno de la próxima Época va de menos a más PV; los empates conservan su orden.
word-age-of-heroes = Edad de los Héroes
    .text = Cada civilización roba 6 cartas en vez de 5 para la próxima Época.
word-quiet-years = Años Tranquilos
    .text = Nada cambia.
word-barbarian-twilight = Crepúsculo Bárbaro
    .text = La invasión del Evento revelado es todo lo que ocurre.
word-portents = Portentos
    .text = La civilización con menos PV roba 6 cartas en vez de 5 para la próxima Época.

## Elecciones

choice-done = Listo
choice-stop = Ninguno más
choice-none = Ninguna
choice-pass = Pasar
choice-build = Construir una Maravilla
choice-disc = Un disco
choice-all = Todos los discos
choice-discs = Dos discos más
choice-talent = Un talento
choice-card = Una carta
choice-inland = Tierra adentro
choice-controlled = Área controlada
choice-discount = Construir por menos
choice-recharge = Reponer discos
choice-deck = Robar del mazo
choice-discard = Tomar el último descarte
choice-saga-of-growth = Saga: 2 discos más
choice-saga-of-glory = Saga: 1 talento y 1 PV
choice-invoke = Recurrir a Eneas
choice-decline = Seguir como hasta ahora
choice-place = Casilla { $what }
choice-pay =
    { $what ->
        [0] No pagar nada
        [one] Pagar 1 talento
       *[other] Pagar { $what } talentos
    }
choice-spend =
    { $what ->
        [0] No gastar talentos
        [one] Gastar 1 talento en cartas
       *[other] Gastar { $what } talentos en cartas
    }

## Preguntas

ask-choose-civilization = { $seat }, ¿qué civilización diriges?
ask-retire = { $seat }, ¿retiras discos del mapa?
ask-use-something = { $seat }, ¿usas algo ahora?
ask-resettle = { $seat }, ¿tomas un disco de alguna Ciudad?
ask-deploy =
    { $at-sea ->
        [0] { $ready ->
            [0] { $seat }, todo está desplegado: ¿listo?
           *[other] { $seat }, ¿dónde despliegas? Preparados: { $ready }.
        }
       *[other] { $seat }, ¿dónde despliegas? Preparados: { $ready }, de ellos { $at-sea } solo al mar.
    }
ask-play-card = { $seat }, ¿juegas una carta, construyes o pasas?
ask-plan =
    { $step-id ->
        [choose-area] { $seat }, { $card }: ¿en qué área?
        [choose-faction] { $seat }, { $card }: ¿contra quién?
        [choose-effect] { $seat }, { $card }: ¿qué efecto?
        [place-disc] { $seat }, { $card }: ¿dónde va el disco?
        [take-disc] { $seat }, { $card }: ¿de qué área sale un disco?
        [take-from] { $seat }, { $card }: ¿de quién es el disco?
        [borrow-barbarians] { $seat }, { $card }: faltan bárbaros: ¿de qué área se toman?
        [move-from] { $seat }, { $card }: ¿desde dónde se mueve un disco?
        [move-to] { $seat }, { $card }: ¿adónde se mueve?
        [recover-card] { $seat }, { $card }: ¿qué carta vuelve a tu mano?
        [choose-wonder] { $seat }, { $card }: ¿qué Maravilla?
        [pledge-ally] { $seat }, { $card }: ¿a qué otra competición va un aliado?
        [choose-place] { $seat }, { $card }: ¿qué casilla del orden de turno?
       *[other] { $seat }, { $card }: ¿cómo?
    }
ask-aim = { ask-plan }
ask-choose-area = { $seat }, { $card }: ¿en qué área?
ask-choose-faction = { $seat }, { $card }: ¿contra quién?
ask-choose-effect = { $seat }, { $card }: ¿qué efecto?
ask-place-disc = { $seat }, { $card }: ¿dónde va el disco?
ask-take-disc = { $seat }, { $card }: ¿de qué área sale un disco?
ask-take-from = { $seat }, { $card }: ¿de quién es el disco?
ask-borrow-barbarians = { $seat }, { $card }: faltan bárbaros ({ $count }): ¿de qué área se toman?
ask-move-from = { $seat }, { $card }: ¿desde dónde se mueve un disco?
ask-move-to = { $seat }, { $card }: ¿adónde se mueve?
ask-recover-card = { $seat }, { $card }: ¿qué carta vuelve a tu mano?
ask-choose-wonder = { $seat }, { $card }: ¿qué Maravilla?
ask-choose-place = { $seat }, { $card }: ¿qué casilla del orden de turno?
ask-choose-talents = { $seat }, { $card }: ¿cuántos talentos pagas?
ask-respond = { $seat }, ¿anulas { $cards }?
ask-answer-to = { $seat }, ¿qué anulas con { $card }?
ask-which-wonder = { $seat }, ¿qué Maravilla construyes?
ask-pay-for-wonder = { $seat }, { $wonder }: ¿con qué pagas? { $left ->
        [one] Falta { $left }.
       *[other] Faltan { $left }.
    }
ask-set-block = { $seat }, { $wonder }: ¿dónde se alza?
ask-restore-at = { $seat }, { $wonder }: ¿dónde vuelve a alzarse?
ask-commit = { $seat }, competición { $area-at }: ¿qué cartas pones bocabajo, qué anuncias?
ask-pledge-ally = { $seat }, ¿a qué otra competición va un aliado? { $left ->
        [one] Queda { $left }.
       *[other] Quedan { $left }.
    }
ask-raid = { $seat }, ¿en qué mar atacan tus escuadras?
ask-bear-loss =
    { $count ->
        [one] { $seat } debe retirar un disco { $area-from }: ¿qué entregas?
       *[other] { $seat } debe retirar { $count } discos { $area-from }: ¿qué entregas por el primero?
    }
ask-discard-card = { $seat }, ¿qué carta descartas?
ask-discard-of-another = { $seat }, ¿qué carta de { $owner-seat } se descarta?
ask-keep-card = { $seat }, ¿qué carta te quedas? { $keep ->
        [one] Falta { $keep }.
       *[other] Faltan { $keep }.
    }
ask-take-tied-place = { $seat }, empate a Ciudades ({ $tied }): ¿qué casilla ocupas?
ask-change-order = { $seat }, ¿cambias tu casilla en el orden de turno ({ $order })?
ask-buy-cards = { $seat }, ¿cuántos talentos gastas en cartas, además de las { $cards } que robas?
ask-invoke-aeneas = { $seat }, ¿recurres a la Regla de Eneas?
ask-choose-new-civilization = { $seat }, ¿qué civilización diriges desde ahora?
ask-choose-new-home = { $seat }, ¿en qué tierra empiezas de nuevo?

## Sucesos

event-turn =
    Época { $epoch ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }, turno { $turn }.
event-phase = { $phase }.
event-chose-civilization = { $seat } dirige { $civilization-the }.
event-turn-order = Orden de turno: { $order }.
event-retired = { $seat } retira un disco { $area-from }.
event-acquired =
    { $count ->
        [one] { $seat } prepara un disco.
       *[other] { $seat } prepara { $count } discos.
    }
event-resettled = { $seat } toma un disco de la Ciudad { $area-at }.
event-deployed = { $seat } despliega { $area-at }.
event-played =
    { $targets-count ->
        [0] { $seat } juega { $card }.
       *[other] { $seat } juega { $card } ({ $targets }).
    }
event-used-wonder =
    { $targets-count ->
        [0] { $seat } usa { $wonder-the }.
       *[other] { $seat } usa { $wonder-the } ({ $targets }).
    }
event-used-investment = { $seat } usa un disco de { $card }.
event-used-ability = { $seat } usa { $ability }.
event-invested =
    { $count ->
        [one] { $seat } pone un disco sobre { $card }.
       *[other] { $seat } pone { $count } discos sobre { $card }.
    }
event-passed = { $seat } pasa.
event-answered =
    { $aims-count ->
        [0] { $seat } responde con { $card } a { $target }.
       *[other] { $seat } responde con { $card } a { $target } ({ $aims }).
    }
event-aimed = { $seat } elige los objetivos de { $card } ({ $targets }).
event-negated = { $answer } anula { $card }.
event-disc-placed =
    { $count ->
        [one] { $seat } coloca un disco { $area-at }.
       *[other] { $seat } coloca { $count } discos { $area-at }.
    }
event-barbarians-placed =
    { $count ->
        [one] Un disco bárbaro llega { $area-to }.
       *[other] { $count } discos bárbaros llegan { $area-to }.
    }
event-barbarians-borrowed =
    { $count ->
        [one] Se toma un disco bárbaro { $area-from }.
       *[other] Se toman { $count } discos bárbaros { $area-from }.
    }
event-disc-moved = { $seat } mueve un disco { $source-from } { $area-to }.
event-discs-lost =
    { $count ->
        [one] { $seat } pierde un disco { $area-at }.
       *[other] { $seat } pierde { $count } discos { $area-at }.
    }
event-barbarians-lost =
    { $count ->
        [one] Los Bárbaros pierden un disco { $area-at }.
       *[other] Los Bárbaros pierden { $count } discos { $area-at }.
    }
event-ally-lost = { $seat } pierde un aliado { $area-at }.
event-talent-for-disc = { $seat } paga un talento y conserva su disco { $area-at }.
event-card-for-disc = { $seat } descarta { $card } y conserva su disco { $area-at }.
event-store-for-disc = { $seat } quita un disco de { $card } y conserva el { $area-from }.
event-talents-gained =
    { $count ->
        [one] { $seat } gana un talento.
       *[other] { $seat } gana { $count } talentos.
    }
event-talents-lost =
    { $count ->
        [one] { $seat } pierde un talento.
       *[other] { $seat } pierde { $count } talentos.
    }
event-talents-taken =
    { $count ->
        [one] { $from-seat } da un talento a { $seat }.
       *[other] { $from-seat } da { $count } talentos a { $seat }.
    }
event-vp-gained = { $seat } gana { $count } PV.
event-drew = Robas { $cards }.
event-drew-count =
    { $count ->
        [one] { $seat } roba una carta.
       *[other] { $seat } roba { $count } cartas.
    }
event-discarded = { $seat } descarta { $card }.
event-recovered = { $seat } recupera { $card } de los descartes.
event-looked-at-hand = { $seat } mira la mano de { $owner-seat }.
event-reshuffled = Se barajan los descartes: { $count } cartas en el mazo.
event-event = Evento: { $card }.
event-began-wonder = { $seat } empieza { $wonder-the } { $area-at }.
event-paid-disc = { $seat } paga con un disco { $area-from }.
event-wonder-built = { $seat } construye { $wonder-the } { $area-at }.
event-wonder-buried = Queda enterrada una Maravilla de { $seat }: { $wonder-the }.
event-wonder-restored = { $seat } devuelve { $wonder-the } a la luz { $area-at }.
event-wonder-recharged =
    { $count ->
        [one] { $seat } repone un disco en { $wonder-the }.
       *[other] { $seat } repone { $count } discos en { $wonder-the }.
    }
event-raided = { $seat }: { $ability } { $area-at }.
event-competition = Competición { $area-at }.
event-laid-face-down = { $seat } pone una carta bocabajo.
event-announced = { $seat } anuncia: { $what }.
event-revealed = { $seat } revela { $card }.
event-allies-joined =
    { $count ->
        [one] Un aliado se une a { $seat } { $area-at }.
       *[other] { $count } aliados se unen a { $seat } { $area-at }.
    }
event-looted = { $seat } obtiene botín { $area-at }: 1 talento y 1 PV.
event-dominated = { $seat } impone su dominio { $area-at } y expulsa a los demás.
event-tally = { $seat } gana { $count } PV por Ciudades y Maravillas.
event-aeneas = { $seat } recurre a la Regla de Eneas.
event-sudden-death = Muerte súbita: se revela { $card }, número { $number }.
event-bought-cards =
    { $count ->
        [one] { $seat } gasta un talento en cartas.
       *[other] { $seat } gasta { $count } talentos en cartas.
    }
event-epoch-over =
    Termina la Época { $epoch ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }.
event-epoch-event = { $card }, número { $number }: { $entry }.
event-epoch-most =
    { $what-id ->
        [cities] { $seat } gana 1 PV por tener más Ciudades que nadie.
       *[wonders] { $seat } gana 1 PV por ocupar más áreas con Maravillas que nadie.
    }
event-epoch-points =
    { $seas ->
        [0] { $talents ->
            [0] { $seat } tiene { $total } PV.
           *[other] { $seat } gana { $talents } PV por sus talentos y tiene { $total }.
        }
       *[other] { $talents ->
            [0] { $seat } gana { $seas } PV por los mares que domina y tiene { $total }.
           *[other] { $seat } gana { $seas } PV por los mares que domina y { $talents } por sus talentos, y tiene { $total }.
        }
    }
event-game-over = Fin de la partida.

## Por qué no

why-set-up-civilizations = En este despliegue no está { $civilization-the }.
why-civilization-taken = Esa civilización ya tiene quien la dirija.
why-boundary = Esa área queda fuera de la línea de juego.
why-deep-seas = Los mares profundos no se abren hasta la Época IV.
why-stacking-growth = Ahí ya está completo el apilamiento.
why-retire-no-city = Los discos de una Ciudad no se retiran.
why-retire-own-discs = No tienes discos ahí.
why-resettle-city = Solo se reasientan discos de tus Ciudades.
why-resettle-once = De cada Ciudad se toma un solo disco.
why-deploy-ready = No te quedan discos preparados.
why-deploy-where = Solo se despliega en áreas que controlas o disputas, o junto a las que controlas. Un área compartida en paz no es ni lo uno ni lo otro.
why-deploy-contested = Junto a un área disputada solo se despliega si ninguna facción oponente tiene en ella más discos que tú.
why-deploy-empty-map = Sin discos en el mapa empiezas en tu área natal o junto a ella.
why-deploy-at-sea = Ese disco solo puede ir al mar.
why-competition-cards-when = { $card } solo se juega en la Fase de Competición.
why-competition-cards-where = Esa carta no se puede usar ahí.
why-competition-cards-only = { $card } no es una carta de Competición.
why-negate-as-answer = { $card } solo se juega como respuesta a otra carta.
why-negate-what-it-says = { $card } no puede anular eso.
why-negate-price = No puedes pagar lo que cuesta { $card }.
why-event-immediate = Los Eventos no van a la mano.
why-card-must-be-resolved = La carta se cumple hasta donde sea posible.
why-card-says-where = La carta no permite esa área.
why-card-says-whom = La carta no puede afectar a esa facción.
why-card-says-wonder = La carta no puede afectar a esa Maravilla.
why-barbarian-limit = Ahí no hay bárbaros que tomar.
why-no-talents = No te quedan talentos.
why-ability-alphabet = El alfabeto es de Fenicia, una vez por fase y con una carta que descartar.
why-ability-raid = Ahí no pueden atacar tus escuadras.
why-wonder-once = Ya has construido una Maravilla este turno.
why-wonder-none-left = No queda ninguna Maravilla disponible.
why-wonder-available = Ya no se puede construir { $wonder-the }.
why-wonder-price = No tienes recursos suficientes: cinco, y al menos dos discos del mapa.
why-wonder-two-discs = Al menos dos de los recursos deben ser discos del mapa, o más si la reserva no alcanza.
why-wonder-own-disc = No tienes ahí ningún disco con que pagar.
why-wonder-discs = La reserva no alcanza los { $count } discos que pide la Maravilla.
why-wonder-site = El bloque va a un área terrestre que controles y sin Maravilla.
why-order-ties = Esa casilla no es de las empatadas.
why-order-cards = { $card } no se juega en el reinicio del orden de turno.
why-aeneas-home-in-play = El área natal de esa civilización está fuera de juego.
why-aeneas-land = Se empieza de nuevo en tierra.
why-aeneas-no-home = Es el área natal de una civilización oponente.

# De dónde vienen los puntos
source-cities = Ciudades
source-wonders = Maravillas
source-most-cities = Más Ciudades de la Época
source-most-wonders = Más Maravillas de la Época
source-seas = Mares dominados
source-talents = Talentos
source-loot = Botines
source-cards = Cartas y capacidades

# Por qué una jugada es mejor que otra: lo que da, y lo que cuesta.
more-points = más puntos de victoria
less-points = menos puntos de victoria
more-cities = más Ciudades que nadie disputa
less-cities = menos Ciudades que nadie disputa
more-settlements = más Asentamientos que nadie disputa
less-settlements = menos Asentamientos que nadie disputa
more-lands = más tierras propias
less-lands = menos tierras propias
more-seas = más mares con discos
less-seas = menos mares con discos
more-discs = más discos
less-discs = menos discos
more-talents = más talentos
less-talents = menos talentos
more-cards = más cartas en la mano
less-cards = menos cartas en la mano
more-wonders = más Maravillas
less-wonders = menos Maravillas
more-disputed = mejores perspectivas en las áreas disputadas
less-disputed = peores perspectivas en las áreas disputadas
more-growth = más crecimiento por venir
less-growth = menos crecimiento por venir
more-rivals = menos perspectivas para los rivales
less-rivals = más perspectivas para los rivales
