// What a reading of the register must hold: newly read, and what is still on the car arranged for, on paper.
import type { LienOutcome } from '@bidyard/contract/enums'

export interface Reading {
  readonly registerOn: string
  readonly seizures: number
  readonly mortgages: number
  readonly payoffWon: number | null
  readonly documentId: string | null
}

/** Assumed: what a register said a week ago says nothing of today. */
const daysMax = 7
const dayMs = 86_400_000

export const outcomeOf = ({ seizures, mortgages }: Reading): LienOutcome =>
  seizures + mortgages === 0 ? 'clear' : 'payoffArranged'

/** Days as Seoul counts them. */
export const isSound = (reading: Reading, today: string): boolean => {
  const age = (Date.parse(today) - Date.parse(reading.registerOn)) / dayMs
  if (Number.isNaN(age) || age < 0 || age > daysMax) return false
  if (outcomeOf(reading) === 'clear') return reading.payoffWon === null
  return reading.payoffWon !== null && reading.documentId !== null
}
