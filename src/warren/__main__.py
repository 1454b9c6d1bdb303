"""`python -m warren`: the command line."""

from warren.cli import main

main()
