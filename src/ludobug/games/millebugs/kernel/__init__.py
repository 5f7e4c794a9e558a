"""The rules of Mille Bugs, over two flat buffers; see ``core.compiler`` for the style."""
