"""Icicles: the storm and the glacier, or by the draft the freeze and the ice. JR-E8a to JR-E8c, JR-EV8."""
