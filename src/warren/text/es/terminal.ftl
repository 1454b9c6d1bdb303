# Jugar en una terminal: lo que comparten la pantalla completa y el modo de líneas.

# Cómo se llaman los jugadores sin nombre, según su asiento.
seat-colour =
    { $seat ->
        [0] Rojo
        [1] Azul
        [2] Verde
       *[3] Amarillo
    }
seat-bot = { $colour } ({ $bot })

report-written = Hay un informe en { $path }: lo que puedes saber de esta partida y lo que hay en la pantalla. No se ha enviado nada. Di en él qué ha fallado, y envíalo a quien se ocupa de Warren.

## Consejos

hint-move = Consejo: { $move }
# Qué se escribe o se pulsa para hacerlo.
hint-keys =
    { $how ->
        [typed] Escribe { $keys }.
        [pressed] Pulsa { $keys }.
       *[chosen] Elige { $item } y pulsa { $keys }.
    }
hint-keys-next = { $start } y luego { $key }
hint-sureness =
    { $sureness ->
        [only] No puedes hacer otra cosa.
        [sure] Lo tengo bastante claro: gana en unas { $chance } de cada 100 partidas.
        [likely] Parece mejor que lo demás: gana en unas { $chance } de cada 100 partidas.
        [close] Está muy igualado: gana en unas { $chance } de cada 100 partidas.
       *[open] Hasta donde alcanzo a ver, gana en unas { $chance } de cada 100 partidas.
    }
hint-other = La segunda mejor opción: { $move } Así se gana en unas { $chance } de cada 100 partidas.
