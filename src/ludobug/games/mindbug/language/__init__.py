"""The effect language of Mindbug cards."""
