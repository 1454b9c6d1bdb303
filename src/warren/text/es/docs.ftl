# Títulos de las páginas de reglas de docs/.

docs-rules = Las reglas de { $game }
docs-made = `make docs` crea estas páginas a partir de los textos de los juegos. No las edites a mano.
docs-settings = Ajustes
docs-setting = Ajuste
docs-possible = Valores posibles
docs-default = Por defecto
docs-meaning = Qué hace
docs-presets = Modalidades
docs-preset = Modalidad
docs-purpose = Para qué sirve
