"""Hosting: tables that people and bots share over the network. `app.py` is the door, `wire.py` what goes through it."""
