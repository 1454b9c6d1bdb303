# Lo que dice la línea de órdenes.

cli-default = por defecto: { $value }
cli-recorded = El registro está en { $path }.
cli-unfinished = El registro acaba aquí: la partida no se jugó hasta el final.
