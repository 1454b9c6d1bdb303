# Repasar una partida en el navegador.

page-look-back = Repasarla
page-replay-title = Repasar una partida
page-replay-about = Abre el registro de una partida y recórrela jugada a jugada.
page-replay-open = Abrir un registro
page-replay-unknown = Esta página no tiene tablero para el juego «{ $game }». Repásala con «warren replay».
page-replay-of = Repaso de { $game }: { $players }
page-replay-beside = Quién mira, qué pasó y cómo fue
page-replay-eyes = Vista por
page-replay-onlooker = Un espectador
page-replay-hidden = Mostrar todas las manos y todo lo oculto
page-replay-hands = Todas las manos
page-replay-no-cards = sin cartas
page-replay-save = Guardar el registro
page-replay-table = A la mesa
page-replay-scrubber = Recorrer la partida
page-replay-position = Posición
page-replay-where = Jugada { $stop } de { $last } · turno { $turn } de { $turns }
page-replay-first = Al principio
page-replay-turn-back = Turno anterior
page-replay-back = Jugada anterior
page-replay-on = Jugada siguiente
page-replay-turn-on = Turno siguiente
page-replay-last = Al final
page-replay-play = Reproducir
page-replay-pause = Pausa
page-replay-space = Reproducir o pausar (espacio)
page-replay-pace = Velocidad
page-replay-pace-name =
    { $pace ->
        [0] lenta
        [1] normal
       *[2] rápida
    }

## Cómo fue

page-graph = Cómo fue
page-graph-what = Qué se muestra
page-graph-about = Turno a turno. Toca el gráfico para ir a ese punto.
page-graph-table = Como tabla
page-graph-turn = Turno
page-graph-summary = { $tally }. Al final: { $ends }.
page-graph-end = { $player }: { $value }
page-tally-chances = Posibilidades de ganar, según un bot (%)
jackrabbit-tally-points = Puntos
jackrabbit-tally-cards = Cartas en la mano
jacked-tally-home = Clavijas en casa
jackrabbits-tally-royals = Figuras en la mano
jackrabbits-tally-worth = Puntos en la mano
jackrabbits-tally-cards = Cartas en la mano
land-tally-joined = Lados unidos
