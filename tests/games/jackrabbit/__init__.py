"""The rules of Jackrabbit, tested from their text."""
