// By which rules something in the logs stands out for the monthly review.

/** Looks behind the glass: what is sealed, or kept as the most private of all; each has a reason. */
export const behindGlass = [
  'reveal bids', 'open private document', 'view payout account', 'view payout account of seller',
] as const

export const reviewRules = {
  /** So many different people or things that one person looked at in a day. */
  looksInDay: 50,
  /** So many rows that lists of people showed one person in a day. */
  listedInDay: 1_000,
  /** Hours in Seoul, in which the office sleeps. */
  nightFrom: 22,
  nightUntil: 6,
} as const
