# Jugar a pantalla completa en una terminal.

screen-title = { $game }: { $players }

# Las teclas tal como se muestran entre corchetes; las que no se nombran aquí son letras y cifras.
screen-key =
    { $key ->
        [up] ↑
        [down] ↓
        [space] Espacio
        [enter] Intro
        [escape] Esc
        [pageup] RePág
        [shift] ⇧
        [pagedown] AvPág
       *[other] { $key }
    }

## Qué hacer ahora

screen-choose = { $player }, te toca. Elige con ← y →, y pulsa una tecla entre corchetes.
screen-press = { $player }, te toca. Pulsa una tecla entre corchetes.
screen-drafting = Tu jugada hasta ahora. { $move } Sigue, o deshazla con Esc.
screen-drafted = Vas a hacer esto: { $move }
screen-complete = Tu jugada está completa: juégala con Intro, o deshazla con Esc.
screen-confirm = jugar
screen-more = { $count } más
screen-fewer = menos
screen-take-back = deshacer
screen-turn = girarla
screen-no-turn = Aquí solo cabe en esta posición.
screen-back = volver
screen-opened = { $chosen }: elige cómo seguir, o vuelve con Esc.
# Lo que ya se había elegido y se vuelve a elegir.
screen-undo = deshacer: { $button }
screen-thinking = { $player } está pensando …
screen-hint-thinking = Buscando un consejo …
screen-no-hint = Los consejos son para tu turno, y ahora no te toca.
screen-kept = La partida se guarda en { $path } después de cada jugada. Sal cuando quieras: seguirá donde estaba.
screen-not-kept = Esta partida no se guarda en ningún archivo: se acaba cuando salgas.
screen-several = Puedes hacer más de una cosa con ella: pulsa una tecla entre corchetes, o haz clic en las palabras que la acompañan.
screen-nothing-held = No tienes ninguna carta por la que preguntar.
screen-no-use = { $key } no hace nada ahora. Pulsa una tecla entre corchetes, o k para ver todas las teclas.

## Páginas

screen-hint-title = Consejo
screen-why-title = ¿Qué pasa con { $item }?
screen-why-legal = { $button }: eso se puede hacer ahora.
screen-why-not =
    { $button ->
        [none] { "" }
       *[some] { $button }:{ " " }
    }{ $reason }{ $rule ->
        [none] { "" }
       *[some] { " " }({ $rule })
    }
screen-rules-now = Reglas de lo que puedes hacer
screen-rules-all = Todas las reglas
screen-rules-others = Las demás reglas
screen-opening = En todo momento ? muestra las reglas, k las teclas y estos signos, y h da un consejo.
screen-count-title = El recuento
screen-end-title = El final
screen-settings-title = Esta mesa
screen-close = cerrar
screen-go-on = seguir
screen-cover-title = Turno de { $player }
screen-cover = Pasa el teclado a { $player } y pulsa Intro.
screen-cover-others = Ahora nadie más debería mirar la pantalla.

## Las teclas al pie de la pantalla

screen-foot-rules = reglas
screen-foot-hint = consejo
screen-foot-why = ¿por qué no?
# El otro idioma, dicho en ese idioma.
screen-foot-language = English
screen-foot-settings = ajustes
screen-foot-look = mirar
screen-foot-keys = teclas
screen-foot-again = otra partida
screen-foot-quit = salir

## Todas las teclas

screen-help-title = Teclas
screen-help-choose = Elegir con qué juegas. También puedes hacer clic en ello.
screen-help-move = Elegir un lugar o un camino en el tablero.
screen-help-turn = Girar la pieza, donde quepa en otra posición.
screen-help-confirm = Jugar la jugada preparada; o preparar lo único que se puede hacer con lo elegido.
screen-help-back = Volver de lo que has abierto, o deshacer un paso de la jugada preparada.
screen-help-look = Con Mayús: mira otra parte del tablero, donde es mayor que la pantalla.
screen-help-unfold = Muestra todo lo que puedes hacer, o solo lo que cabe.
screen-help-rules = Las reglas de lo que puedes hacer ahora, y todas las demás.
screen-help-hint = Un consejo: qué jugar, por qué, con qué seguridad y qué más se puede hacer.
screen-help-why = Qué se puede hacer con ello, y por qué no lo demás.
screen-help-language = Cambiar de idioma.
screen-help-settings = Lo que se ha acordado en esta mesa, y dónde se guarda la partida.
screen-help-report = Un informe de un problema, como archivo con lo que puedes saber y ver. Nada se envía solo.
screen-help-again = Después del final: otra partida, con los mismos jugadores y ajustes.
screen-help-log = Repasar lo que ha pasado.
screen-help-keys = Estas teclas.
screen-help-quit = Salir. La partida se guarda y seguirá donde estaba.
screen-help-mouse = Se puede hacer clic en lo que se puede elegir, en las teclas entre corchetes y en todo lo que está al pie de la pantalla. Un segundo clic en lo elegido prepara lo único que se puede hacer con ello.
screen-help-buttons = Con lo que has elegido:
screen-mouse = Ratón
