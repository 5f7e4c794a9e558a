"""The rules of Mindbug as a kernel: plain functions over the state and the rules, one file a chapter."""
