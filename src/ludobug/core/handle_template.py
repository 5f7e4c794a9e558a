"""The Cython text of the compiled ``Handle``: the same behaviour as ``core.handle``, at the speed of C."""

HANDLE = """
cdef class Handle:
    cdef readonly object game
    cdef readonly array.array cells
    cdef public object past
    cdef array.array rules
    cdef array.array codes
    cdef list numbers

    def __init__(self, game, array.array cells not None, past):
        self.game = game
        self.cells = cells
        self.past = past
        self.rules = game.rules
        self.codes = game.codes
        self.numbers = game.numbers

    @property
    def actor(self):
        return self.cells.data.as_shorts[0]

    @property
    def is_over(self):
        return self.cells.data.as_shorts[0] == -2

    def legal_actions(self):
        cdef int* codes = self.codes.data.as_ints
        cdef int count = k_legal_codes(self.cells.data.as_shorts, self.rules.data.as_shorts, codes)
        cdef int most = len(self.numbers)
        cdef int i
        return [self.numbers[codes[i]] if codes[i] < most else codes[i] for i in range(count)]

    def apply(self, action):
        cdef short* cells = self.cells.data.as_shorts
        cdef short* rules = self.rules.data.as_shorts
        cdef int index = -1
        cdef int overflow = 0
        cdef long number
        if type(action) is int:
            number = PyLong_AsLongAndOverflow(action, &overflow)
            if overflow == 0 and 0 <= number <= 2147483647:
                index = k_option_of(cells, rules, self.codes.data.as_ints, <int>number)
        if index < 0:
            self._apply_other(action)
            return
        k_choose(cells, rules, index)
        self.past = (self.past, action)

    def choose(self, array.array rules not None, int index):
        k_choose(self.cells.data.as_shorts, rules.data.as_shorts, index)

    def clone(self):
        cdef Handle other = self.__class__.__new__(self.__class__)
        other.game = self.game
        other.cells = array.copy(self.cells)
        other.past = self.past
        other.rules = self.rules
        other.codes = self.codes
        other.numbers = self.numbers
        return other
"""
