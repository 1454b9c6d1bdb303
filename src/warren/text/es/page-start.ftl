# Preparar una mesa en el navegador: formas de jugar, el territorio y ajustes que no se combinan.

page-presets = ¿Cómo quieres jugar?
page-preset-own = Una mezcla propia.
page-who-sits = ¿Quién juega?
page-group =
    { $group ->
        [game] El juego en detalle
       *[options] Reglas opcionales
    }
page-group-changed =
    { $count ->
        [one] un cambio
       *[other] { $count } cambios
    }
page-clash = «{ $first }» y «{ $second }» no se pueden combinar.
page-way-flag =
    { $value ->
        [yes] Con { $label }
       *[no] Sin { $label }
    }

## El territorio

page-land-kind =
    { $kind ->
        [box] El territorio de la caja
        [generated] Un territorio nuevo
        [kept] Un territorio guardado
       *[built] Construirlo entre todos
    }
page-land-picture =
    { $kind ->
        [box] El territorio de la caja, visto desde arriba
        [generated] El territorio nuevo, visto desde arriba
       *[kept] El territorio guardado, visto desde arriba
    }
page-land-box = El territorio que viene con el juego. Con otros palos, es uno generado.
page-land-character = Carácter
page-land-character-name =
    { $name ->
        [compact] compacto: redondo y de caminos cortos
        [wild] agreste: con bahías y caminos largos
        [islands] islas: unidas por istmos
       *[archipelago] archipiélago: en barca y por madrigueras
    }
page-land-seed = Semilla
page-land-another = Otro
page-land-kept = Un territorio que guardaste en un archivo, o el código de uno.
page-land-file = Abrir un archivo
page-land-code = Código del territorio
page-land-building = Se coloca pieza a pieza.
page-land-together = Primero se construye el territorio entre todos, pieza a pieza. En cuanto está acabado, la carrera se juega en él desde los mismos asientos.
page-land-tiles =
    { $own ->
        [yes] propias
       *[no] estándar
    }
page-land-suits = Palos y piezas
page-more-suits = Ocho palos más
page-go-on = Ahora, { $game }
page-built-first = Primero se construye el territorio entre todos; después se pasa a { $game } en los mismos asientos.
