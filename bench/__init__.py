"""How fast Ludobug plays, next to other card game engines: ``python -m bench``."""
