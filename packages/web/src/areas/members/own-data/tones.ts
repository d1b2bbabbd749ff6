// The colour of a request's state.

export const requestTone = { submitted: 'waiting', withdrawn: 'neutral', granted: 'done', refused: 'closing' } as const
