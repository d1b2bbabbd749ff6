// How far one person of the office may lower the price of a car; beyond it another person confirms.

/** Assumed: of what was bid, all cuts of the office together. */
export const cutAlonePercentMax = 10

export const wantsSecondPerson = (bidWon: number, cutWon: number): boolean => cutWon * 100 > bidWon * cutAlonePercentMax
