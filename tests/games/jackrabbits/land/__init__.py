"""Tests of Jack Rabbits, by rule."""
