"""Bells: a power that sends a rabbit to their tower, the tower's locked cave, and imploring others for a card."""
