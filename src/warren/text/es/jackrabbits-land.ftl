# El territorio de Jack Rabbits: las piezas, dónde pueden estar, qué le falta a un territorio y qué puede fallar en los archivos de territorios y piezas.

## Piezas

tile-name =
    { $kind ->
        [citadel] la ciudadela
        [underground] el subsuelo
        [tower] la torre de { tile-suit }
        [palace] el palacio de { tile-suit }
        [plaza] la plaza de { tile-suit }
        [woods] el bosque { $which }
        [mountain] la montaña { $which }
        [river] el río { $which }
        [merchant] el comerciante { $which }
        [tavern] la taberna { $which }
        [cave] la cueva { $which }
        [sea] el mar
       *[gap] el hueco
    }
tile-suit =
    { $which ->
        [clubs] tréboles
        [spades] picas
        [hearts] corazones
        [diamonds] diamantes
        [torches] antorchas
        [shields] escudos
        [horseshoes] herraduras
        [acorns] bellotas
        [shells] conchas
        [anchors] anclas
        [bells] campanas
       *[icicles] témpanos
    }

suit-name =
    { $which ->
        [any] cualquier palo
       *[other] { tile-suit }
    }
# Un palo solo, con el nombre de la baraja española al lado.
suit-label =
    { $which ->
        [clubs] tréboles (bastos)
        [spades] picas (espadas)
        [hearts] corazones (copas)
        [diamonds] diamantes (oros)
       *[other] { suit-name }
    }
# Un extremo de un camino: qué hay más allá, si se sabe.
road-name =
    { $beyond ->
        [none] el camino { $side } desde { $tile }
        [sea] el camino hacia el mar (desde { $tile }, lado { $side })
        [gap] el camino hacia el hueco (desde { $tile }, lado { $side })
       *[other] el camino hacia { $to }
    }

## Por qué una pieza no puede colocarse ahí

land-no-place = No existe ese lugar para { $tile }: cada forma encaja en la retícula a su manera, y no demasiado lejos.
land-overlap = Ese lugar lo ocupa { $other }, y las piezas nunca se solapan: busca otro lugar para { $tile }.
land-touches-nothing = Solo un hexágono puede colocarse aparte, para empezar una isla: { $tile } tiene que tocar el territorio por un lado.
land-islet-joined = Un islote está aparte, con todos sus lados al mar: { $tile } no puede tocar { $other }.
land-islet-inland = Un islote está en mar abierto: { $tile } no puede quedar en un hueco cerrado.
land-beside-islet = Nada puede tocar un islote: busca para { $tile } un lugar que no esté junto a { $other }.
land-shuts-in-islet = Un islote está en mar abierto: ahí { $tile } dejaría uno encerrado.

## Pautas

land-guideline-x = Pauta X: no debe haber dos hexágonos lado con lado, pero aquí se tocan { $tile } y { $other }.
land-guideline-triangles = Pauta !: no debe haber dos triángulos lado con lado, pero aquí se tocan { $tile } y { $other }.
land-guideline-t = Pauta T: ningún camino debe quedar cortado, pero uno de { $tile } acaba en un hueco cerrado que ninguna pieza puede llenar.

## Qué le falta a un territorio

land-misses-way = Ningún camino gratuito lleva desde la ciudadela hasta { $tile }.
land-misses-nearness = Hacen falta { $journeys } travesías desde la ciudadela hasta { $tile }; deberían bastar { $most }.
land-misses-ways-on =
    { $others ->
        [0] Desde { $tile } no se llega a ningún otro hexágono
        [one] Desde { $tile } solo se llega a otro hexágono
       *[other] Desde { $tile } solo se llega a otros { $others } hexágonos
    } en una travesía; deberían ser dos.
land-misses-boats =
    { $boats ->
        [0] Ningún comerciante tiene barca
        [one] Solo un comerciante tiene barca
       *[other] Solo { $boats } comerciantes tienen barca
    }; deberían estar junto al mar dos de ellos.
land-misses-inland-roads = Más de un camino va de mar a mar, en { $tiles }; debería haber uno como mucho.
land-misses-joins = Solo un lado está unido en { $tile }; deberían ser dos.

## Archivos de piezas

error-tiles-toml = «{ $path }» no es un archivo TOML que se pueda leer: mira la línea { NUMBER($line, useGrouping: 0) }.
error-tiles-name = «{ $path }» necesita un nombre para sus piezas: name = "…", con minúsculas, cifras y guiones.
error-tiles-tile = «{ $path }» tiene una pieza «{ $name }», pero no hay ninguna con ese nombre. Las piezas son { $known }.
error-tiles-missing-tile = En «{ $path }» falta la pieza «{ $tile }». Añádela como tabla, [{ $tile }].
error-tiles-field = En «{ $path }», la pieza «{ $tile }» tiene un campo «{ $field }», pero no hay ninguno con ese nombre. Sus campos son { $known }.
error-tiles-missing-field = En «{ $path }», a la pieza «{ $tile }» le falta el campo «{ $field }». Añádelo.
error-tiles-value = En «{ $path }», el campo «{ $field }» de la pieza «{ $tile }» no puede tener ese valor. Puede ser: { $possible }.

## Archivos de territorios

error-land-header = Esto no es el archivo de un territorio: la línea { NUMBER($line, useGrouping: 0) } debería ser «{ $header }». Indica otro archivo.
error-land-short = El archivo del territorio acaba demasiado pronto. Sus primeras líneas son una cabecera, sus piezas y sus palos.
error-land-tiles = La línea { NUMBER($line, useGrouping: 0) } del territorio debería nombrar su juego de piezas, como «tiles standard».
error-land-other-tiles = La línea { NUMBER($line, useGrouping: 0) } dice que el territorio está hecho con las piezas «{ $wanted }», y aquí están las piezas «{ $given }». Indica el archivo de aquellas.
error-land-suits = La línea { NUMBER($line, useGrouping: 0) } del territorio debería nombrar sus palos, dos o más, cada uno una vez. Los palos son { $known }.
error-land-tile = La línea { NUMBER($line, useGrouping: 0) } del territorio nombra la pieza «{ $name }», pero no hay ninguna con ese nombre. Las piezas son { $known }; las casas llevan su palo y las piezas de caminos un número, como tower-clubs y woods-1.
error-land-not-in-play = La línea { NUMBER($line, useGrouping: 0) } del territorio coloca «{ $name }», que no pertenece a un territorio de estos palos. Quítala o nombra su palo.
error-land-twice = La línea { NUMBER($line, useGrouping: 0) } del territorio coloca «{ $name }» otra vez, después de la línea { NUMBER($first, useGrouping: 0) }. Quita una de las dos.
error-land-place =
    La línea { NUMBER($line, useGrouping: 0) } del territorio no dice dónde está «{ $name }». Da números enteros para x e y, no demasiado lejos{ $turns ->
        [1] {""}
       *[other] , y un giro menor que { $turns }
    }, como «{ $name } { $example }».
error-land-citadel = La línea { NUMBER($line, useGrouping: 0) } del territorio mueve la ciudadela, que está en 0 0 en todos los territorios. Escribe «citadel 0 0» y mueve las demás.
error-land-overlap = La línea { NUMBER($line, useGrouping: 0) } del territorio coloca «{ $name }» encima de «{ $other }» (línea { NUMBER($first, useGrouping: 0) }). Mueve una de las dos.
error-land-missing = Al territorio le { $tiles-count ->
        [one] falta la pieza
       *[other] faltan las piezas
    } { $tiles }. Añade una línea para cada una.
error-land-islet = La línea { NUMBER($line, useGrouping: 0) } del territorio coloca el islote «{ $name }» junto a «{ $other }», pero todos sus lados tienen que dar al mar. Mueve una de las dos piezas.
error-land-islet-inland = La línea { NUMBER($line, useGrouping: 0) } del territorio coloca el islote «{ $name }» en un hueco cerrado, pero todos sus lados tienen que dar al mar. Muévelo o abre el hueco.
error-land-adrift = La línea { NUMBER($line, useGrouping: 0) } del territorio coloca «{ $name }» donde no está unida a ningún hexágono, lado con lado. Muévela.
error-land-other-suits = Este territorio tiene las casas de { $land }, y los palos en juego son { $wanted }. Elige otro territorio o juega con sus palos.
error-land-not-found = No se ha encontrado un territorio de carácter «{ $character }» para la semilla «{ $seed }» con estas piezas, en { $tries } intentos. Prueba otra semilla, otro carácter u otras piezas.
