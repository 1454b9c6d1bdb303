"""Play in a terminal: on a full screen (`app.py`) or line by line (`plain.py`).

Both show the same `Session` (session.py): one game, kept in a file (saves.py), with people and bots in its seats. What
is special to a game is one module (jackrabbit.py); others get by with what every game has (board.py).
"""
