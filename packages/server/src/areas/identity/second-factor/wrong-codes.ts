// What a wrong code is called: the same as a wrong password, for it is one.

export const wrongCodes = { wrong: 'INVALID_CREDENTIALS', locked: 'ACCOUNT_LOCKED_BY_PASSWORD_ERROR' } as const
