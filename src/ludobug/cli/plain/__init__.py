"""Any game at a terminal: the view printed neatly, the action texts numbered; packages of single games refine it."""
