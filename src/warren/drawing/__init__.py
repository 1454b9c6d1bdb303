"""How a land looks: one set of drawing data, from which files, the terminal and the page all draw.

`scene.draw` turns a land into a `Picture`: a list of plain marks (areas, curves, discs, stamps), each with classes of
one style sheet, the tile that it belongs to, and its geometry in numbers. `svg.written` writes it as SVG,
`png.rendered` as PNG, `marks.as_json` as JSON for whoever draws it elsewhere; `letters` draws on a terminal. All
artwork is our own.
"""

from __future__ import annotations
