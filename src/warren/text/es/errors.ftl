# Qué ha fallado y qué se puede hacer. El identificador es `error-` y el código, con `-` en vez de `/`.

## Juegos, bots, ajustes, idiomas

error-game-unknown =
    No hay ningún juego «{ $name }». { $known-count ->
        [one] El único juego es { $known }.
       *[other] Los juegos son { $known }.
    }
error-bot-unknown =
    No hay ningún bot «{ $name }». { $known-count ->
        [one] El único bot es { $known }.
       *[other] Los bots son { $known }.
    }
error-package-broken = El paquete { $package } se deja fuera: «{ $brings }», que viene con él, falla. { $problem } Todo lo demás funciona sin él.
error-lesson-none = No hay lecciones de { $game }. Sus reglas cuentan cómo se juega: warren rules { $game }.
error-lesson-name = { $game } no tiene la lección «{ $lesson }». Sus lecciones son { $known }.
error-package-no-game = Su punto de entrada no nombra ningún Game.
error-package-no-rule = Su punto de entrada no nombra ningún Suit, Option ni Adviser.
error-package-no-board = Su punto de entrada no nombra ningún Board.
error-package-no-bot = Su punto de entrada no nombra nada que haga un Bot.
error-package-bot-name = «{ $name }» no puede ser el nombre de un bot: minúsculas, cifras y guiones, con una letra al principio, y ninguno que ya exista.
error-package-setting-taken = Ya hay un ajuste «{ $setting }».
error-package-suit-taken = Ya hay reglas para { $suit }.
error-package-late = Las reglas se unen antes de acordar la primera mesa.
error-words-missing = No hay palabras para «{ $message }». Tiene que traerlas el paquete al que pertenece (docs/adding-a-rule.md).
error-language-unknown = No hay textos en el idioma «{ $language }». Los idiomas son { $known }.
error-settings-unknown =
    { $game } no tiene ningún ajuste «{ $name }»{ $near ->
        [none] .
       *[some] ; ¿querías decir «{ $near }»?
    } { $known-count ->
        [0] Este juego no tiene ajustes.
        [one] Su único ajuste es { $known }.
       *[other] Sus ajustes son { $known }.
    }
error-settings-preset =
    { $game } no tiene ninguna modalidad «{ $name }»{ $near ->
        [none] .
       *[some] ; ¿querías decir «{ $near }»?
    } { $known-count ->
        [0] Este juego no tiene modalidades.
        [one] Su única modalidad es { $known }.
       *[other] Sus modalidades son { $known }.
    }
error-settings-value = El ajuste «{ $name }» no puede valer «{ $value }». Valores posibles: { $possible }.
error-settings-suits =
    El ajuste «{ $name }» no puede ser «{ $value }»{ $near ->
        [none] .
       *[some] ; ¿querías decir «{ $near }»?
    } Nombra dos palos o más, cada uno una vez, con comas entre ellos. Hay { $known }.
error-settings-toml = «{ $path }» no es un archivo TOML que se pueda leer: mira la línea { NUMBER($line, useGrouping: 0) }. Los ajustes se escriben como players = 3, cada uno en una línea.
error-settings-file-field =
    «{ $path }» tiene un campo «{ $name }», y { $game } no tiene ese ajuste{ $near ->
        [none] .
       *[some] ; ¿querías decir «{ $near }»?
    } Los campos son { $known }.
error-settings-file-value = En «{ $path }», el campo «{ $name }» no puede ser «{ $value }». Valores posibles: { $possible }.
error-settings-file-ending = El ajuste «{ $name }» no puede ser «{ $value }»: el nombre de su archivo tiene que acabar en { $ending }. «warren settings JUEGO { $name }» dice más.
error-settings-combination = { $first } y { $second } no se pueden combinar ({ $rule }). Cambia uno de los dos.
error-settings-form = «{ $text }» no es un ajuste con su valor. Escribe nombre=valor, y cada nombre una sola vez.
error-settings-twice = El ajuste «{ $name }» aparece más de una vez. Dale un solo valor.

error-rule-unknown =
    { $game } no tiene ninguna regla «{ $rule }». { $known-count ->
        [one] Su única regla es { $known }.
       *[other] Sus reglas son { $known }.
    }

## Lo que se escribe en la línea de órdenes

error-usage-command =
    No existe la orden «{ $name }»{ $near ->
        [none] .
       *[some] ; ¿querías decir «{ $near }»?
    } Las órdenes son { $known }.
error-usage-option =
    Aquí no hay ninguna opción «{ $name }»{ $near ->
        [none] .
       *[some] ; ¿querías decir «{ $near }»?
    } Las opciones son { $known }.{ $settings ->
        [yes] { " " }Un ajuste del juego se da con --set, por ejemplo --set players=3.
       *[no] { "" }
    }
error-usage-missing = Falta «{ $name }». Escríbelo así: { $usage }.
error-usage-extra =
    { $words-count ->
        [one] Sobra una palabra: «{ $words }».
       *[other] Sobran estas palabras: { $words }.
    } Escríbelo así: { $usage }.
error-usage-no-value = La opción «{ $name }» necesita un valor. Escríbela así: { $name } { $meta }.
error-usage-flag = La opción «{ $name }» no lleva valor. Escribe { $name } y nada más.
error-usage-number = «{ $value }» no es un número que «{ $name }» pueda tener. Da un número, como 0.6.
error-usage-between = «{ $value }» no es un número que «{ $name }» pueda tener. Da un número entre { $low } y { $high }.
error-usage-letters = «{ $text }» contiene bytes que no son letras. Escríbelo como texto corriente.

## Acciones y asientos

error-action-text = «{ $text }» no es una acción de la forma { $form }. Escríbela así: { $example }.
error-action-kind = «{ $text }» no es una acción. Las acciones son de una de estas clases: { $kinds }.
error-action-range = No existe la acción número { NUMBER($action, useGrouping: 0) }: las acciones van del 0 al { NUMBER($last, useGrouping: 0) }.
# $reason es una frase entera.
error-action-illegal =
    { $rule ->
        [none] { $reason }
       *[some] { $reason } ({ $rule })
    }
error-seat-unknown = No existe el asiento { NUMBER($seat, useGrouping: 0) }: los asientos van del 0 al { $last }, y quien solo mira no tiene ninguno.
error-seats-too-many =
    { $given ->
        [one] Se ha nombrado a un jugador
       *[other] Se ha nombrado a { $given } jugadores
    }, pero en la mesa solo hay { $seats ->
        [one] un asiento
       *[other] { $seats } asientos
    }. No nombres a más.
error-seed-text = La semilla { $seed } contiene medio carácter, así que no se puede escribir. Usa una semilla de caracteres enteros.
error-table-no-chance = { $action } necesita azar, y esta mesa no lo tiene: se reprodujo sin su semilla. Reproduce un registro que la contenga, o da a la mesa una fuente de azar.
error-table-over = La partida de esta mesa ha terminado: ya no le toca a nadie. Empieza otra, o pregunta cómo acabó.
error-view-impossible = Ninguna mesa concuerda con esta vista: lo que recuerda no puede haber ocurrido. Usa una vista tal como la dio la mesa.
error-position-twice = La carta { $card } aparece más de una vez en esta posición. Pon cada carta en un solo lugar.
error-position-card = «{ $text }» no es una carta. Escribe el valor y el palo así: { $example }.
error-position-no-cards = Le toca al jugador del asiento { $seat }, pero no tiene cartas. Dale al menos una.
error-position-peg = «{ $text }» no es una clavija con su lugar. Escríbela así: R1:0, B2:home3 o Y4:jail, con casillas de 0 a { $last }, y ! tras la casilla de un bloqueo.
error-position-peg-twice = La clavija { $peg } aparece más de una vez en esta posición. Pon cada clavija en un solo lugar.
error-position-space = Las clavijas { $peg } y { $other } están en el mismo lugar. Da a cada una un lugar propio.
error-position-colour = La clavija { $peg } no está en juego: con tres jugadores, el cuarto color no se usa. Quítala.
error-position-blocker = La clavija { $peg } no puede ser un bloqueo ahí. Un bloqueo está en la salida de su propio color, la { $space }.
error-position-over = Todas las clavijas del jugador del asiento { $seat } están en casa, así que la partida habría terminado. Deja fuera al menos una.
error-position-hands = Se dan { $count } manos para { $players } jugadores. Da a cada jugador una mano; puede estar vacía.
error-position-hand = En este reparto no hay ninguna mano { $number }. Tiene de la 1 a la { $last }.
error-position-hand-size = El jugador del asiento { $seat } tiene { $count } cartas, pero en esta mano solo se repartieron { $most }. Quita algunas, o elige otra mano del reparto.
error-position-discards = Se nombran { $count } descartes, pero a estas alturas no puede haber más de { $most } cartas descartadas. Nombra menos.
error-position-no-jack = El jugador del asiento { $seat } no puede estar JACKED: no puede haber ninguna jota entre los descartes. Deja una fuera de las manos, y quita una carta a alguien.

## Mesas en bytes

error-dump-damaged = Estos bytes no son los de una mesa o una vista de { $game }, o están dañados. Usa los bytes que dio dump(), sin cambiarlos.
error-dump-game = Estos bytes son los de una mesa o una vista de { $found }, no de { $wanted }. Cárgalos con el juego { $found }.
error-dump-layout = Estos bytes contienen una mesa o una vista de { $game } de otra compilación de Warren. Cárgalos con la que los hizo, o guarda las partidas como registros.
error-report-damaged = Esto no es el informe de un problema, o se ha dañado. Usa el archivo tal como se guardó.
error-report-nobody = Quien hizo este informe no jugaba, así que no hay lugar que ocupar. Ábrelo sin --play.

## Registros: primero, la línea

record-place =
    { $line ->
        [0] El registro
       *[other] Línea { NUMBER($line, useGrouping: 0) } del registro
    }

error-record-start = { record-place }: no empieza por «warren record», así que no es un registro de Warren. Usa un archivo escrito por Warren.
error-record-version = { record-place }: el formato es el { $found }, y esta versión de Warren lee el { $known }. Usa la versión de Warren que lo escribió.
error-record-line = { record-place }: «{ $text }» no tiene la forma debida. Usa el registro tal como se escribió.
error-record-damaged = { record-place }: la comprobación no cuadra; esta línea, o alguna anterior, está cambiada o dañada. Usa una copia intacta.
error-record-truncated = { record-place }: se corta aquí antes de tiempo; un registro completo acaba con una línea «end». Usa una copia completa.
error-record-beyond = { record-place }: detrás de la línea «end» debe haber un salto de línea y nada más. Borra lo que sobra o añade el salto.
error-record-header = { record-place }: aquí debería ir «{ $field }»; falta, está repetido, no está en su sitio o tiene un valor imposible. Usa el registro tal como se escribió.
error-record-game =
    { record-place }: es del juego «{ $name }». { $known-count ->
        [one] El único juego que se puede reproducir aquí es { $known }.
       *[other] Aquí se pueden reproducir estos juegos: { $known }.
    }
error-record-newer = { record-place }: dice que se hizo con la revisión { $found } de las reglas, pero esta versión de Warren las conoce hasta la revisión { $known }. Reprodúcelo con una versión más nueva.
error-record-older =
    { record-place }: ya no se puede jugar; las reglas son ahora las de la revisión { $known }, y el registro se hizo con { $found ->
        [0] una anterior
       *[other] la revisión { $found }
    }. Reprodúcelo con la versión que lo escribió.
# $problem es una frase entera.
error-record-rule = { record-place }: pide «{ $name }», y aquí ninguna regla se llama así. Se jugó con un paquete que la trae: instálalo y vuelve a intentarlo.
error-record-settings = { record-place }: los ajustes no sirven. { $problem }
error-record-illegal = { record-place }: { $action } no se puede jugar ahí. { $problem }
error-record-outcome = { record-place }: hay un resultado del azar que ahí no puede darse. Usa el registro tal como se escribió.
error-record-seed = { record-place }: la semilla no da estos resultados del azar. Alguien ha cambiado una de las dos cosas. Usa el registro tal como se escribió.
error-record-result = { record-place }: dice que el resultado es { $found }, pero la partida que cuenta lleva a { $wanted }. Usa el registro tal como se escribió.
error-record-players = Los jugadores de un registro son un nombre por cada uno de sus { $seats } asientos, en caracteres enteros. Da todos los nombres o ninguno.
error-record-imagined = Una mesa imaginada a partir de una vista no tiene un pasado que registrar. Registra la mesa en la que se juega de verdad.

## Archivos

error-save-damaged = «{ $path }» no contiene ninguna partida de Warren, o está dañado. Indica otro archivo, o empieza otra partida con --new: el archivo viejo se conserva.
error-save-version = «{ $path }» es de otra versión de Warren. Usa esa versión, o empieza otra partida con --new: el archivo viejo se conserva.
# $problem es una oración completa.
error-save-record = La partida de «{ $path }» no se puede continuar. { $problem } Empieza otra partida con --new: el archivo viejo se conserva.
error-play-nobody = En los asientos solo hay bots, así que nadie puede jugar. Nombra a una persona, o mira cómo juegan con «warren watch».
error-play-name = «{ $name }» es demasiado largo para un nombre. Da uno de { $most } letras como máximo.
error-play-twice = Dos jugadores se llaman «{ $name }». Dale a cada uno su propio nombre.
error-play-game = «{ $path }» contiene una partida de { $found } sin terminar. Juega a ese juego, elige otro archivo o empieza una partida nueva con --new: la anterior se conserva.
error-play-unfinished = «{ $path }» contiene una partida sin terminar, que no es compatible con { $words }. Quita eso para seguirla, o empieza una partida nueva con --new: la anterior se conserva.
error-file-missing = No existe el archivo «{ $path }». Comprueba el nombre y la carpeta.
error-file-unreadable = El archivo «{ $path }» no se puede leer como texto. Comprueba que es un archivo de texto y que tienes permiso para leerlo.
error-file-unwritable = El archivo «{ $path }» no se puede escribir. Comprueba que la carpeta existe, que tienes permiso para escribir en ella y que el disco no está lleno.

error-file-output = No queda sitio para escribir lo que Warren tiene que decir, o el destino ha desaparecido. Envía la salida a otro lugar.

## Mesas en línea

error-serve-port = No se puede escuchar en { $host }, puerto { NUMBER($port, useGrouping: 0) }: está ocupado o no está permitido. Indica otro con --port.
error-serve-friends-host = --friends abre la casa en todas las direcciones de este equipo, --host { $host } solo en esa: quita una de las dos opciones.
error-serve-reached-at = «{ $address }» no es una dirección para un navegador. Indica con --reached-at una como 192.168.1.20, warren.example.org:8080 o https://warren.example.org (IPv6, entre corchetes).
error-serve-database = No se pueden guardar partidas en { $address }. Indica con --database una base de datos como sqlite:///partidas.db, o no la indiques.
error-serve-newer = Estas partidas las guarda una versión de Warren más nueva que esta. Usa aquella versión, o indica otra base de datos con --database. No se ha cambiado nada.
error-serve-proxy = «{ $address }» no es la dirección de un proxy. Indícala como 10.0.0.1 o 10.0.0.0/24, una por cada --proxy.
error-person-unknown = Nadie tiene aquí ese código. Compruébalo, o empieza como alguien nuevo.
error-person-name = Un nombre necesita al menos una letra, una cifra o un signo. Elige otro.
error-table-unknown = No hay ninguna mesa «{ $table }». Comprueba el enlace, o abre otra mesa.
error-table-seats =
    { $seats ->
        [one] Esta mesa tiene un asiento
       *[other] Esta mesa tiene { $seats } asientos
    }, y puedes ocupar uno de ellos. Di quién se sienta en cada uno.
error-table-nobody = En una mesa hace falta al menos una persona. Siéntate tú o deja un asiento libre.
error-table-full = Todos los asientos de la mesa «{ $table }» están ocupados. Puedes mirar, o abrir tu propia mesa.
error-table-taken = En el asiento { NUMBER($seat, useGrouping: 0) } ya hay alguien. Elige otro.
error-table-not-seated = No tienes asiento en la mesa «{ $table }». Ocupa uno primero, si hay alguno libre.
error-table-unfinished = Esta partida aún no ha terminado. Termínala y luego juega otra vez.
error-table-invited = Los asientos libres de la mesa «{ $table }» están reservados para quienes jugaban antes. Vuelve a intentarlo dentro de un minuto.
error-table-not-yours = Solo puede darle un asiento a un bot quien creó esta mesa y está sentado a ella. Pídeselo.
error-lesson-unknown = No hay ninguna lección «{ $lesson }». Empieza por la primera, desde la página de inicio.
error-table-prelude = Antes de { $game } no se juega nada que prepare algo para la partida. Deja eso fuera.
error-table-not-over = Esta partida no ha terminado, y su registro revelaría lo que aún está oculto. Espera al final.
error-replay-stop = En esta partida no hay ninguna posición { NUMBER($stop, useGrouping: 0) }: la última es la { NUMBER($last, useGrouping: 0) }. Pide una de ellas.
error-replay-too-much = Has repasado mucho en poco tiempo. Espera un minuto y sigue.
error-replay-late = Aquí se tarda demasiado en reproducir esta partida. Repásala en tu propio equipo, con «warren replay».
error-table-not-begun = La partida no ha empezado: aún hay un asiento libre. Espera, o manda el enlace a alguien.
error-table-busy = La mesa «{ $table }» acaba de cambiar. Vuelve a cargarla.
error-table-log = El registro de la mesa «{ $table }» no se puede reproducir a partir de la línea { $line }. Avisa a quien lleva esta casa.
error-table-newer = La mesa «{ $table }» empezó con la revisión { $found } de las reglas, pero esta versión de Warren las conoce hasta la revisión { $known }. Sigue con ella en una versión más nueva.
error-table-rule = En la mesa «{ $table }» se juega con «{ $name }», y aquí ninguna regla se llama así. Quien lleva esta casa puede instalar el paquete que la trae.
error-table-older =
    Ya no se puede seguir en la mesa «{ $table }»: las reglas son ahora las de la revisión { $known }, y la mesa empezó con { $found ->
        [0] una anterior
       *[other] la revisión { $found }
    }. Crea una mesa nueva.
error-move-number = Tu próxima jugada es la número { $next }, no la { $given }. Vuelve a cargar la mesa.
error-move-stand-in = Un bot juega por ti. Recupera antes tu asiento.
error-draft-too-many =
    Has probado muchas jugadas en poco tiempo. Sigue dentro de { $seconds ->
        [one] un segundo
       *[other] { $seconds } segundos
    }.
error-hint-late = No se ha encontrado ningún consejo a tiempo. Decide por tu cuenta o vuelve a pedirlo.
error-hint-too-many =
    Has pedido muchos consejos. Decide por tu cuenta o vuelve a pedirlo dentro de { $seconds ->
        [one] un segundo
       *[other] { $seconds } segundos
    }.
error-hint-nothing = Ahora no tienes nada que decidir, así que no hay consejo. Espera tu turno.
# Va en una trama de cierre: 123 bytes como mucho.
error-house-no-storage = Ahora mismo no se puede guardar nada aquí. Lo guardado no se pierde; inténtalo dentro de un momento.
error-wire-malformed = Esto no se entiende: «{ $where }» falta, sobra o no puede tener ese valor. Envía lo que pide la descripción del protocolo.
error-wire-not-found = En esta dirección no hay nada. Empieza por la página de inicio.
error-wire-not-allowed = Esta dirección no admite eso. Empieza por la página de inicio.
error-wire-broken = Algo ha fallado aquí, y no es culpa tuya. No se ha perdido nada; inténtalo otra vez.
error-wire-too-many = Ha sido demasiado de golpe. Espera un momento e inténtalo otra vez.
error-wire-crowded = Ya hay { NUMBER($most, useGrouping: 0) } conexiones desde tu dirección, y no puede haber más. Cierra una página que no necesites y vuelve a cargar esta.
error-wire-not-text = Aquí solo se entiende texto: JSON, en UTF-8. Envía eso, y no bytes.
error-wire-too-large = Es demasiado grande: el máximo son { NUMBER($most, useGrouping: 0) } bytes. Envía menos.
error-wire-no-page = La página no se ha creado. En una copia de Warren, «make play» la crea y abre la casa; con «make page» antes, «pip install .[play]» la incluye.

## Conformidad

# $where cuenta la semilla y las jugadas que llevaron hasta ahí.
error-conformance =
    { $where ->
        [none] El juego no pasa la comprobación «{ $check }»: { $detail }.
       *[some] El juego no pasa la comprobación «{ $check }»: { $detail } ({ $where }).
    } En docs/adding-a-game.md se explica qué pide.

## Arenas

error-arena-bots =
    { $given ->
        [0] No has nombrado ningún bot.
       *[other] Un bot solo no tiene contra quién jugar.
    } Nombra dos o más, como greedy y random.
error-arena-seats = En una mesa de este juego no caben { $given } bots. Nombra { $seats } como máximo.
error-arena-twice = El bot { $bot } está nombrado más de una vez. Nombra cada bot una sola vez.
error-arena-pair = Con --until-decided solo se puede comparar a dos bots, no a { $given }. Nombra dos o quita la opción.
error-arena-hoped = «{ $hoped }» no es una proporción de victorias que se pueda poner a prueba. Da una mayor que 0.5 y menor que 1, como 0.6.
error-arena-file = { $path } no es el resultado de una arena o está dañado. Elige otro archivo.
error-arena-version = { $path } lo escribió otra versión de la arena (formato { $found }; aquí es el { $wanted }). Elige otro archivo.
error-arena-other = { $path } contiene otra arena: su juego, sus reglas, sus ajustes, sus bots o su semilla son distintos. Elige otro archivo.
error-arena-jobs = El equipo no puede iniciar tantos procesos ({ $jobs }). Pide menos con --jobs.
error-arena-lost = Un proceso que estaba jugando ha fallado o se ha cerrado desde fuera. Si falta memoria, pide menos procesos con --jobs.
