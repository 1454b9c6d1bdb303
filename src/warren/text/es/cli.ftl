# Lo que dice la línea de órdenes.

cli-default = por defecto: { $value }
cli-recorded = El registro está en { $path }.
cli-unfinished = El registro acaba aquí: la partida no se jugó hasta el final.

## `warren arena`

arena-bots = Bots
arena-games = Partidas
arena-wins = Gana
arena-draws = Empata
arena-losses = Pierde
# Un empate cuenta la mitad.
arena-rate = Éxito %
# Intervalo de confianza.
arena-interval = IC 95 %
arena-rating = { $bot }: puntuación { $rating }, más o menos { $doubt }.
arena-as-good = Decidido: { $bot } gana el { $rate } % o más.
arena-not-better = Decidido: { $bot } no pasa del 50 %.
arena-undecided = Sin decidir entre el 50 % y el { $rate } % para { $bot }. Haz que jueguen más partidas.
arena-interrupted =
    { $games ->
        [one] Interrumpido después de una partida, que no se guarda.
       *[other] Interrumpido después de { $games } partidas, que no se guardan.
    } La próxima vez, añade --json ARCHIVO para conservar lo jugado.
arena-kept =
    { $games ->
        [one] Interrumpido después de una partida.
       *[other] Interrumpido después de { $games } partidas.
    } Lo jugado está en { $path }, y la misma orden sigue desde ahí.
arena-more-errors =
    { $count ->
        [one] Otra partida se perdió por un error.
       *[other] Otras { $count } partidas se perdieron por errores.
    } Con --json ARCHIVO, el archivo guarda todos los registros.
arena-error = El reparto { $deal } se perdió por un error. { $error }
