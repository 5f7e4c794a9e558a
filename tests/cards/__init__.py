"""The tests of cards: their texts, their JSON form, their facts."""
