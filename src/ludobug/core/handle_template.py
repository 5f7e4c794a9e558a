"""The Cython text of the compiled ``Handle``: the same behaviour as ``core.handle``, at the speed of C."""

HANDLE = """
cdef class Desk:
    cdef array.array rules
    cdef array.array codes
    cdef list numbers
    cdef short* rule_cells
    cdef int* code_cells
    cdef int* menu
    cdef int menu_count
    cdef void* menu_owner
    cdef int known_numbers


cdef Desk new_desk(game):
    cdef Desk desk = Desk.__new__(Desk)
    desk.rules = game.rules
    desk.codes = game.codes
    desk.numbers = game.numbers
    desk.rule_cells = desk.rules.data.as_shorts
    desk.code_cells = desk.codes.data.as_ints
    desk.menu = desk.code_cells + len(desk.codes) // 2
    desk.menu_owner = NULL
    desk.known_numbers = len(desk.numbers)
    return desk


cdef int once_each(int* codes, int count) noexcept:
    cdef int kept = 0
    cdef int i
    for i in range(count):
        if i == 0 or codes[i] != codes[i - 1]:
            codes[kept] = codes[i]
            kept += 1
    return kept


cdef bint sort_few(int* menu, int* codes, int count) noexcept nogil:
    # The place of a code is the number of smaller ones: for a few codes that is faster than any sort that branches.
    # False if there are more, or if some are equal.
    cdef int few[8]
    cdef int places[8]
    cdef int i, j
    cdef int total = 0
    if count > 8:
        return False
    for i in range(8):
        few[i] = menu[i] if i < count else 2147483647
        places[i] = 0
    for j in range(8):
        for i in range(8):
            places[i] += <int>(<unsigned int>(few[j] - few[i]) >> 31)
    for i in range(count):
        codes[places[i]] = few[i]
        total += places[i]
    return total == count * (count - 1) // 2


cdef class Log:
    cdef int* numbers
    cdef int length
    cdef int room

    def __dealloc__(self):
        free(self.numbers)


cdef Log copy_log(Log log, int length):
    cdef Log other = Log.__new__(Log)
    other.room = length + 64
    other.length = length
    other.numbers = <int*>malloc(other.room * sizeof(int))
    if other.numbers == NULL:
        raise MemoryError()
    if length > 0:
        memcpy(other.numbers, log.numbers, length * sizeof(int))
    return other


cdef class Handle:
    cdef readonly object game
    cdef readonly array.array cells
    cdef readonly object origin
    cdef Desk desk
    cdef Log log
    cdef short* state
    cdef int length
    cdef bint listed

    def __init__(self, game, array.array cells not None, origin):
        if game.desk is None:
            game.desk = new_desk(game)
        self.game = game
        self.cells = cells
        self.origin = origin
        self.desk = game.desk
        self.log = copy_log(None, 0)
        self.length = 0
        self.listed = False
        self.state = cells.data.as_shorts

    @property
    def is_over(self):
        return self.state[0] == -2

    @property
    def actor(self):
        return self.state[0]

    @property
    def actions(self):
        return [self.log.numbers[i] for i in range(self.length)]

    def legal_actions(self):
        cdef Desk desk = self.desk
        cdef int* codes = desk.code_cells
        cdef int count = k_write_plain_codes(self.state, desk.rule_cells, desk.menu)
        cdef int i
        desk.menu_count = count
        if not sort_few(desk.menu, codes, count):
            k_write_codes(self.state, desk.rule_cells, desk.menu)
            memcpy(codes, desk.menu, count * sizeof(int))
            if k_sort_codes(codes, count):
                count = once_each(codes, count)
        desk.menu_owner = <void*>self
        self.listed = True
        cdef PyObject* known
        cdef object number
        cdef list actions = PyList_New(count)
        for i in range(count):
            if codes[i] < desk.known_numbers:
                known = PyList_GET_ITEM(desk.numbers, codes[i])
                Py_INCREF(<object>known)
                PyList_SET_ITEM(actions, i, <object>known)
            else:
                number = codes[i]
                Py_INCREF(number)
                PyList_SET_ITEM(actions, i, number)
        return actions

    def apply(self, action):
        cdef Desk desk = self.desk
        cdef int index = -1
        cdef int overflow = 0
        cdef int i
        cdef long number = -1
        if type(action) is int:
            number = PyLong_AsLongAndOverflow(action, &overflow)
            if overflow != 0 or number < 0 or number > 2147483647:
                index = -1
            elif self.listed and desk.menu_owner == <void*>self:
                for i in range(desk.menu_count):
                    if desk.menu[i] == number:
                        index = i
                        break
            else:
                index = k_option_of(self.state, desk.rule_cells, desk.code_cells, <int>number)
        if index < 0:
            self._apply_other(action)
            return
        self.listed = False
        k_choose(self.state, desk.rule_cells, index)
        self.add_action(<int>number)

    cdef int add_action(self, int number) except -1:
        cdef Log log = self.log
        cdef int* numbers
        if log.length != self.length:
            log = copy_log(log, self.length)
            self.log = log
        if log.length == log.room:
            numbers = <int*>realloc(log.numbers, 2 * log.room * sizeof(int))
            if numbers == NULL:
                raise MemoryError()
            log.numbers = numbers
            log.room *= 2
        log.numbers[log.length] = number
        log.length += 1
        self.length += 1
        return 0

    def note_action(self, int action):
        self.add_action(action)

    def begin(self):
        self.listed = False
        k_begin(self.state, self.desk.rule_cells)

    def choose(self, array.array rules not None, int index):
        self.listed = False
        k_choose(self.state, rules.data.as_shorts, index)

    def clone(self):
        cdef type kind = type(self)
        cdef Handle other = Handle.__new__(kind)
        other.game = self.game
        other.cells = array.copy(self.cells)
        other.origin = self.origin
        other.desk = self.desk
        other.log = self.log
        other.length = self.length
        other.listed = False
        other.state = other.cells.data.as_shorts
        return other


cdef extern from "Python.h":
    ctypedef struct PyMethodDef:
        pass
    ctypedef struct PyGetSetDef:
        pass
    ctypedef struct PyMethodDescrObject:
        PyMethodDef* d_method
    ctypedef struct PyGetSetDescrObject:
        PyGetSetDef* d_getset
    object PyDescr_NewMethod(type kind, PyMethodDef* method)
    object PyDescr_NewGetSet(type kind, PyGetSetDef* pair)


def adopt(type kind):
    # Python calls a method faster that belongs to the very class of the object: a class of states gets its own.
    for name in ("legal_actions", "apply", "clone"):
        method = getattr(Handle, name)
        setattr(kind, name, PyDescr_NewMethod(kind, (<PyMethodDescrObject*>method).d_method))
    for name in ("is_over", "actor"):
        pair = getattr(Handle, name)
        setattr(kind, name, PyDescr_NewGetSet(kind, (<PyGetSetDescrObject*>pair).d_getset))
"""
