"""The Cython text of the compiled ``Handle``: the same behaviour as ``core.handle``, at the speed of C."""

HANDLE = """
cdef class Desk:
    cdef array.array rules
    cdef array.array codes
    cdef list numbers


cdef class Handle:
    cdef readonly object game
    cdef readonly array.array cells
    cdef public object past
    cdef Desk desk

    def __init__(self, game, array.array cells not None, past):
        if game.desk is None:
            game.desk = Desk.__new__(Desk)
            (<Desk>game.desk).rules = game.rules
            (<Desk>game.desk).codes = game.codes
            (<Desk>game.desk).numbers = game.numbers
        self.game = game
        self.cells = cells
        self.past = past
        self.desk = game.desk

    @property
    def is_over(self):
        return self.cells.data.as_shorts[0] == -2

    @property
    def actor(self):
        return self.cells.data.as_shorts[0]

    def legal_actions(self):
        cdef int* codes = self.desk.codes.data.as_ints
        cdef int count = k_legal_codes(self.cells.data.as_shorts, self.desk.rules.data.as_shorts, codes)
        cdef int most = len(self.desk.numbers)
        cdef int i
        cdef object number
        cdef list actions = PyList_New(count)
        for i in range(count):
            if codes[i] < most:
                number = <object>PyList_GET_ITEM(self.desk.numbers, codes[i])
            else:
                number = codes[i]
            Py_INCREF(number)
            PyList_SET_ITEM(actions, i, number)
        return actions

    def apply(self, action):
        cdef short* cells = self.cells.data.as_shorts
        cdef short* rules = self.desk.rules.data.as_shorts
        cdef int index = -1
        cdef int overflow = 0
        cdef long number
        if type(action) is int:
            number = PyLong_AsLongAndOverflow(action, &overflow)
            if overflow == 0 and 0 <= number <= 2147483647:
                index = k_option_of(cells, rules, self.desk.codes.data.as_ints, <int>number)
        if index < 0:
            self._apply_other(action)
            return
        k_choose(cells, rules, index)
        self.past = (self.past, action)

    def begin(self):
        k_begin(self.cells.data.as_shorts, self.desk.rules.data.as_shorts)

    def choose(self, array.array rules not None, int index):
        k_choose(self.cells.data.as_shorts, rules.data.as_shorts, index)

    def clone(self):
        cdef type kind = type(self)
        cdef Handle other = Handle.__new__(kind)
        other.game = self.game
        other.cells = array.copy(self.cells)
        other.past = self.past
        other.desk = self.desk
        return other
"""
