"""The rules of JACKED, tested from their text."""
