# La página en el navegador.

page-title = Warren
page-title-your-turn = ● Te toca – Warren
page-language = Idioma
page-theme = Claro u oscuro
page-theme-name =
    { $theme ->
        [light] Claro
        [dark] Oscuro
       *[system] Auto
    }

## La página de inicio

page-welcome = Siéntate y juega.
page-welcome-more = Juegos de mesa en el navegador: a solas contra bots o con amigos mediante un enlace. Sin cuenta y sin instalar nada.
page-games = Juegos
page-play-bot =
    { $bots ->
        [one] Jugar contra un bot
       *[other] Jugar contra { $bots } bots
    }
page-play-friend =
    { $friends ->
        [one] Jugar con otra persona
       *[other] Jugar con otras { $friends } personas
    }
page-choose = Elegir bots y ajustes
page-make-table = Crear esta mesa
page-how-many = Jugadores
page-seat = Asiento { $number }
page-seat-me = Aquí me siento yo
page-seat-open = Quien siga el enlace
page-none = ninguno
page-my-tables = Tus mesas
page-table-open = Faltan jugadores.
page-stood-in-for-you = Un bot juega por ti.
page-asks-again = { $player } juega otra vez y te invita.
page-next-turn = Te toca: { $game }
page-who = Tú
page-your-name = Tu nombre
page-guest = Huésped
page-keep = Guardar el nombre
page-named = Eres { $name }.
page-other-device = Jugar en otro dispositivo
page-code-about = Este código te representa: si lo escribes en cualquier dispositivo, allí eres la misma persona. No se lo des a nadie.
page-code-show = Mostrar mi código
page-code-enter = Un código de otro dispositivo
page-code-use = Usar este código
page-version = Warren { $version }
page-unreachable = Warren no responde. Comprueba la conexión y vuelve a intentarlo.

## En una mesa

page-connecting = Entrando en la mesa …
page-no-table =
    { $gone ->
        [yes] Esa mesa no existe
       *[no] No puedes sentarte a esta mesa
    }
page-nowhere = En esta dirección no hay nada
page-nowhere-more = Puede que el enlace esté incompleto o mal escrito. A todo lo que hay se llega desde la página de inicio.
page-offline = Estás sin conexión. Warren sigue en cuanto vuelvas a estar en línea; no se pierde nada.
page-to-start = A la página de inicio
page-table-of = { $game }: { $players }
page-players = Jugadores
page-you = tú
page-away = ausente
page-to-act = le toca
page-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
page-open-seat = Asiento libre
# Los bots se llaman como plantas en las que se esconden las liebres.
page-bot-name =
    { $kind ->
        [champion]
            { $which ->
                [1] Tejo
                [2] Laurel
                [3] Enebro
               *[0] Acebo
            }
       *[courtier]
            { $which ->
                [1] Brezo
                [2] Serbal
                [3] Avellano
               *[0] Zarza
            }
        [villager]
            { $which ->
                [1] Helecho
                [2] Acedera
                [3] Bardana
               *[0] Cardo
            }
        [newcomer]
            { $which ->
                [1] Margarita
                [2] Arveja
                [3] Amargón
               *[0] Trébol
            }
    }
page-board = La mesa
page-hand = Tu mano
page-card-chosen = { $card }, elegida
page-card-not-now = { $card }, ahora no encaja
page-beside = Lo que ha pasado y las reglas
page-log = Lo que ha pasado
page-rules = Reglas
page-rules-now = Reglas de lo que puedes hacer ahora
page-rules-all = Todas las reglas
page-rules-search = Buscar en las reglas
page-rules-found =
    { $count ->
        [0] Ninguna regla dice eso.
        [one] Una regla
       *[other] { $count } reglas
    }
page-rules-idle = Opciones que no están en juego
page-rule = { $rule }: { $title }
page-count = Último recuento
page-your-turn = Te toca.
page-thinking =
    { $players-count ->
        [one] { $players } está pensando …
       *[other] { $players } están pensando …
    }
page-waiting-for = Esperando a { $players }.
page-sending = Enviando tu jugada …
page-lost = Se ha perdido la conexión. Reconectando …
page-confirm = Jugar
page-part-back = Deshacer un paso
page-take-back = Cancelar
page-why-not = ¿Por qué no aquí?
page-hint = Consejo
page-hint-thinking = Pensando …
page-hint-follow = Hacer esto
page-hint-others = Otras opciones
page-close = Cerrar
page-at-once = Jugar sin confirmar
page-sound = Sonidos
page-again = Jugar otra vez
page-come-along = Me apunto
page-plays-again = { $player } juega otra vez y te invita. Tu asiento te espera un minuto.
page-watch-next = Mirar la siguiente partida
page-invited = invitación enviada
page-waiting-invited =
    { $players-count ->
        [one] Se ha invitado a { $players }: el asiento queda reservado un minuto.
       *[other] Se ha invitado a { $players }: los asientos quedan reservados un minuto.
    }
page-give-to-bot = Dárselo a un bot
page-stood-in = sigue un bot
page-thinking-for =
    { $players-count ->
        [one] Un bot juega por { $players } …
       *[other] Unos bots juegan por { $players } …
    }
# Cómo acabó una partida.
page-ending = Resultado
page-points-table = Puntos, ronda a ronda
page-points-sum = Total
page-moments = Lo que la decidió
page-moment-chance = { $player } { $before } → { $after } %
page-moment-see = Verlo otra vez
page-leave = Dejar la mesa
page-leave-sure = ¿Dejar la mesa?
page-leave-means =
    { $begun ->
        [yes] Un bot sigue jugando por ti hasta que recuperes tu asiento. La mesa se queda en tu página de inicio.
       *[no] Tu asiento vuelve a quedar libre. Si quieres volver, guarda el enlace.
    }
page-leave-now = Dejarla
page-stay = Quedarme
page-come-back = Recuperar mi asiento
page-report = Informar de un problema
page-report-about = Esto crea un archivo con lo que sabes de esta partida, sus ajustes, las versiones de Warren y de tu navegador y lo que se lee ahora en la pantalla. No contiene nada que esté oculto para ti, ni tampoco tu código. No se envía nada: eres tú quien lo entrega.
page-report-what = ¿Qué ha pasado y qué esperabas?
page-report-save = Guardar el informe
page-watching = Estás mirando.
page-agreed = Esta mesa:
page-sit-down = Sentarme
page-or-watch = O quédate a mirar: la partida empieza en cuanto no queden asientos libres.
page-seat-is-open =
    { $players-count ->
        [one] { $players } te invita a jugar.
       *[other] { $players } te invitan a jugar.
    } { $open ->
        [one] Hay un asiento libre.
       *[other] Hay { $open } asientos libres.
    }
page-share = Envía este enlace a las personas con las que quieras jugar:
page-link = Enlace a esta mesa
page-copy = Copiar el enlace
page-copied = Copiado.
page-selected = Está seleccionado: cópialo con Ctrl+C, o tócalo y mantén el dedo.
page-qr = Código QR del enlace
page-scan = O que apunten aquí con la cámara de un teléfono.
page-same-network = El enlace se abre en cualquier dispositivo de la misma red: el mismo wifi, por ejemplo.
page-other-address = Si no se abre, prueba con otra dirección:
page-only-here = Este enlace solo funciona en este equipo.
page-open-to-friends = Para que tus amigos lo abran en los suyos, cierra la casa y vuelve a abrirla con `make play ARGS=--friends` o `warren serve --friends`. No se pierde nada.
page-no-network = La casa está abierta a los amigos, pero este equipo no está ahora en ninguna red. Conéctalo a una y vuelve a cargar esta página.
page-waiting-friend =
    { $open ->
        [one] La partida empieza en cuanto alguien se siente.
       *[other] La partida empieza en cuanto se ocupen los { $open } asientos libres.
    }

## Jackrabbit

jackrabbit-label-length = Duración
jackrabbit-label-threshold = Puntos para ganar
jackrabbit-label-first_player = Quién empieza
jackrabbit-label-ace_high_runs = As por encima del rey
jackrabbit-label-deadwood = Cartas muertas
jackrabbit-label-turn_limit = Límite de turnos
jackrabbit-option-length =
    { $value ->
        [hand] Una sola mano
       *[match] Una partida entera
    }
jackrabbit-option-first_player =
    { $value ->
        [0] Asiento 0
        [1] Asiento 1
       *[random] Al azar
    }
jackrabbit-option-deadwood =
    { $value ->
        [always] Al final de todas las manos
       *[going-out] Cuando alguien se queda sin cartas
    }
jackrabbit-page-progress =
    { $length ->
        [hand] Una sola mano
       *[match] Mano { $hand } · gana quien llegue a { $threshold } puntos
    }
jackrabbit-page-hand-over = La mano { $number } ha terminado
jackrabbit-page-hand = Mano { $number }
jackrabbit-page-stack = Montón de { $player }
jackrabbit-page-bottom-up = De abajo arriba
jackrabbit-page-play-here = Jugar { $card } aquí
jackrabbit-page-here = Jugar aquí
jackrabbit-page-draw-pile = Mazo
jackrabbit-page-discard-pile = Descartes
jackrabbit-page-no-cards = No tienes cartas.
jackrabbit-page-confirm-discard =
    { $count ->
        [one] Descartar una carta y robar
       *[other] Descartar { $count } y robar
    }
jackrabbit-page-on-top = Encima:
jackrabbit-page-discard =
    { $cards-count ->
        [one] Descartar { $cards } y robar una carta.
       *[other] Descartar { $cards } ({ $top } encima) y robar { $cards-count } cartas.
    }

## JACKED: opciones, en breve

jacked-label-players = Jugadores
jacked-label-teams = Parejas
jacked-label-jokers = Comodines
jacked-label-side = Casillas por lado
jacked-label-dealer = Primer reparto
jacked-label-jacked_play = Quien está JACKED
jacked-label-table_talk = Charla
jacked-label-turn_limit = Límite de turnos
jacked-option-jokers =
    { $value ->
        [usual] lo habitual
       *[other] { $value }
    }
jacked-option-dealer =
    { $value ->
        [random] al azar
        [0] rojo
        [1] azul
        [2] verde
       *[3] amarillo
    }
jacked-option-jacked_play =
    { $value ->
        [strict] lo sabe
       *[memory] debe acordarse
    }
jacked-option-table_talk =
    { $value ->
        [off] ninguna
       *[on] permitida
    }

## Un juego sin tablero propio

page-plain-choices = Lo que puedes hacer
page-plain-flag =
    { $is ->
        [yes] sí
       *[no] no
    }
