"""Samples of Jackrabbit."""
