// A price that two people of the office lowered: what is paid is credited, and its contract follows.
import type { MoneyActRun } from '../proposals/decide.ts'
import { correctPrice } from './correct-price.ts'

/** Before it is paid a price is the contract's to write; it refuses where it has moved on. */
export const correctWithTwo: MoneyActRun = async (given, { id, subjectId: contractId, won, facts, reason }) => {
  const priceWon = facts.priceWon ?? null
  const correctionWon = priceWon === null ? won : null
  if (correctionWon !== null && !await correctPrice(given, {
    contractId, source: `proposal:${id}`, won: correctionWon, reason,
  })) return false
  given.emit('carPriceCorrected', { contractId, priceWon, correctionWon, reason })
  return true
}
