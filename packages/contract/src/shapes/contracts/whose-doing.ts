// Asks whether a contract that fell was its buyer’s own doing.
import type { ContractCancelCause } from '../../enums/contracts.ts'
import { type Fall, falls, type SaidFact, type SaidFacts } from '../../states/contracts/falls.ts'

/** What was said makes it the buyer’s own doing, and nobody else has to be heard. */
export const isBuyersDoing = (cause: ContractCancelCause, said: Partial<SaidFacts>): boolean => {
  const { buyersDoing }: Fall = falls[cause]
  if (typeof buyersDoing === 'boolean') return buyersDoing
  const wanted = Object.entries(buyersDoing) as (readonly [SaidFact, readonly string[]])[]
  return wanted.length > 0 && wanted.every(([fact, answers]) => answers.includes(said[fact] ?? ''))
}
