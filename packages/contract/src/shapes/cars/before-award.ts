// What of a car a dealer does not see: before it is awarded to them the one car it is, and what its owner owes ever.
import { maskCarNumber } from '../car-number.ts'
import type { HistoryFacts } from './history-facts.ts'
import type { RegisterFacts } from './register-facts.ts'
import { maskVin } from './numbers/vin.ts'

/** Debts are the owner's own affair; whether they stand in the way is told by staff, not by numbers. */
export const registerAfterAward = (facts: RegisterFacts): RegisterFacts =>
  ({ ...facts, seizures: null, mortgages: null })

export const registerBeforeAward = (facts: RegisterFacts): RegisterFacts =>
  ({ ...registerAfterAward(facts), vin: facts.vin === null ? null : maskVin(facts.vin) })

type Change = HistoryFacts['plateChanges'][number]

const masked = (change: Change): Change =>
  ({ ...change, carNo: change.carNo === null ? null : maskCarNumber(change.carNo) })

/** When a plate or an owner changed matters to everybody; which plates those were would tell the car. */
export const historyBeforeAward = (facts: HistoryFacts): HistoryFacts => ({
  ...facts,
  plateChanges: facts.plateChanges.map(masked),
  ownerChanges: facts.ownerChanges.map(masked),
})
