"""Hosting: tables that people and bots share over the network. `app.py` is the door, `wire/` what goes through it."""
