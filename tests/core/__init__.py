"""The core, tested module by module."""
