# Volver a ver una partida en el navegador.

page-look-back = Volver a verla
page-replay-title = Volver a ver una partida
page-replay-about = Abre el registro de una partida y recórrela jugada a jugada.
page-replay-open = Abrir un registro
page-replay-unknown = Esta página no tiene tablero para el juego «{ $game }». Vuelve a verla con «warren replay».
page-replay-of = Otra vez { $game }: { $players }
page-replay-beside = Con qué ojos, qué pasó y cómo fue
page-replay-eyes = Vista por
page-replay-onlooker = Alguien que mira
page-replay-hidden = Mostrar todas las manos y todo lo oculto
page-replay-hands = Todas las manos
page-replay-no-cards = sin cartas
page-replay-save = Guardar el registro
page-replay-table = A la mesa
page-replay-scrubber = Por la partida
page-replay-position = Posición
page-replay-where = Jugada { $stop } de { $last } · turno { $turn } de { $turns }
page-replay-first = Al principio
page-replay-turn-back = Un turno atrás
page-replay-back = Una jugada atrás
page-replay-on = Una jugada adelante
page-replay-turn-on = Un turno adelante
page-replay-last = Al final
page-replay-play = Reproducir
page-replay-pause = Pausa
page-replay-space = Reproducir o pausar (espacio)
page-replay-pace = Ritmo
page-replay-pace-name =
    { $pace ->
        [0] lento
        [1] tranquilo
       *[2] rápido
    }

## Cómo fue

page-graph = Cómo fue
page-graph-what = Qué se muestra
page-graph-about = Por turnos. Toca el gráfico para ir allí.
page-graph-table = Como tabla
page-graph-turn = Turno
page-graph-summary = { $tally }. Al final: { $ends }.
page-graph-end = { $player }: { $value }
page-tally-chances = Posibilidades en tanto por ciento, según un bot
jackrabbit-tally-points = Puntos
jackrabbit-tally-cards = Cartas en la mano
jacked-tally-home = Clavijas en casa
jackrabbits-tally-royals = Figuras en mano
jackrabbits-tally-worth = Puntos en la mano
jackrabbits-tally-cards = Cartas en la mano
land-tally-joined = Lados unidos
