"""What builds, chooses and measures."""
