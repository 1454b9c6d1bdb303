# Títulos de las páginas de reglas de docs/.

docs-rules = Las reglas de { $game }
docs-made = Estas páginas salen de los textos del juego con `make docs`. No las edites a mano.
docs-settings = Ajustes
docs-setting = Ajuste
docs-possible = Valores posibles
docs-default = Por defecto
docs-meaning = Qué hace
docs-presets = Combinaciones con nombre
docs-preset = Nombre
docs-purpose = Para qué es
