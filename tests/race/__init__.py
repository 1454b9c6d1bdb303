"""Tests of the race of Jack Rabbits, from the texts of its rules."""
