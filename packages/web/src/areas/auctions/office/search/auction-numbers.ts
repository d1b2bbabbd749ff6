// Auction numbers as people paste them: from a mail or a sheet, with whatever stands between them.
const number = /A\d{4}-\d{4,8}/gi

export const numbersMax = 100

/** Each once, in capital letters, in the order in which they came. */
export const auctionNumbersIn = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(number)].map(([found]) => found.toUpperCase()))].slice(0, numbersMax)
