# Jugar línea a línea: `warren play --plain`.

## Lo que se puede escribir: formas de cada orden, separadas por comas. Las letras sueltas son de un solo idioma.

plain-words-help = ayuda
plain-words-rules = ?, r, reglas
plain-words-hint = h, c, consejo
plain-words-why = w, p, porqué, por qué
plain-words-back = b, a, atrás, deshacer, n, no
plain-words-yes = y, s, sí, confirmar, vale
plain-words-table = t, m, mesa
plain-words-log = historial
plain-words-language = l, i, idioma
plain-words-settings = ajustes
plain-words-save = g, guardar
plain-words-report = informe, problema
plain-words-quit = q, salir

# $typed, $asked and $rule are examples from the game that is played.
plain-help =
    { $typed }

    s (sí): haz la jugada que has elegido.

    a (atrás): deshaz lo elegido, o vuelve a la lista anterior.

    c (consejo): qué hacer, por qué, con qué seguridad y qué más se puede hacer.

    p { $asked } (porqué): por qué eso se puede hacer o no.

    ? (reglas): las reglas de lo que puedes hacer; ? { $rule } muestra esa regla.

    m (mesa): otra vez la mesa y tus opciones.

    historial: lo último que ha pasado; historial 100 va más atrás.

    i (idioma): el idioma siguiente; i en es inglés.

    ajustes: lo que se ha acordado en esta mesa.

    g (guardar): dónde está guardada la partida. Se guarda después de cada jugada.

    informe, con lo que ha fallado: escribe un archivo sobre ello. Nada se envía solo.

    q (salir): deja la partida y síguela otro día.

## El principio y el final

# $players: cada jugador con lo que es.
plain-title = { $game }: { $players }.
plain-settings = Ajustes: { $settings }.
plain-begin = Escribe ayuda cuando quieras.
plain-kept = La partida está guardada en { $path }. Para seguirla otro día:
plain-not-kept = La partida no se guarda.
plain-over-kept = La partida queda guardada en { $path } hasta que empiece la siguiente. Para empezarla:

## Un turno

plain-choices = { $player }, puedes:
plain-move = Tu jugada: { $move }
plain-so-far = Por ahora: { $move }
plain-opened = { $chosen }: elige cómo seguir, o a para volver.
plain-confirm = Con s la juegas, con a la deshaces.
plain-which = Con { $thing } puedes hacer más de una cosa. Escribe el número:
plain-possible = Se puede: { $move }
plain-taken-back = Deshecho.
plain-language = Ahora en español.

## Dos personas con un teclado

plain-hand-over = Le toca a { $player }. Pulsa Intro para borrar la pantalla y cede el sitio.
plain-your-turn = { $player }, es tu turno. Pulsa Intro cuando nadie más mire.

## Lo que no se puede hacer

plain-what = «{ $text }» no es ni una opción ni una orden. Escribe un número, una carta o una orden; ayuda las enumera.
plain-number =
    { $count ->
        [one] No hay ninguna opción { $text }. La única es la 1.
       *[other] No hay ninguna opción { $text }. Van de la 1 a la { $count }.
    }
plain-complete = Tu jugada está completa. Escribe s para hacerla o a para deshacerla.
plain-nothing-to-play = No has elegido ninguna jugada. Elige primero una y escribe después s.
plain-nothing-to-take-back = No hay nada que deshacer: lo que ya se ha jugado queda jugado. Elige una de tus jugadas.
plain-unfinished = La jugada no está terminada. Elige cómo seguir:
plain-why-what = Di por qué carta o acción preguntas, como p { $asked }.
plain-log-number = «{ $text }» no es un número. Escribe historial, o historial y cuántas frases, como historial 100.
