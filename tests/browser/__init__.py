"""The page in a real browser: Chromium, driven by Playwright, on a house of its own."""
