// Whether a buyer who has not paid could have: had a number for long enough, or was silent where another was to be had.
import { noticeMs } from './notice-rules.ts'

/** A number that was asked for since the payment is waited for. */
export interface AskedNumber {
  readonly isCalledOff: boolean
  readonly issuedAt: Date | null
  readonly closedAt: Date | null
}

/**
 * Assumed: a number that comes in the last hours comes too late, and whom the bank refused one has as long to ask for
 * another. Whoever calls one off has that to answer for, and so has who never asked.
 */
export const couldPay = (now: Date, numbers: readonly AskedNumber[]): boolean => {
  const isLong = (at: Date): boolean => now.getTime() - at.getTime() >= noticeMs
  const last = numbers.at(-1)
  if (last === undefined || numbers.some(({ isCalledOff }) => isCalledOff)) return true
  if (numbers.some(({ issuedAt }) => issuedAt !== null && isLong(issuedAt))) return true
  return last.issuedAt === null && last.closedAt !== null && isLong(last.closedAt)
}
