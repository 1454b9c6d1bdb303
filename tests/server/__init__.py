"""Hosting."""
