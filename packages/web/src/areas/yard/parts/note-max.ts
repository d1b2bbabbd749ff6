// How long a note in the yard may be; the contract's own bound stands among shapes, which no screen needs to load.

export const noteMax = 1_000
