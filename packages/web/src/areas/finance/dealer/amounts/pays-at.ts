// Where an amount is paid: by a number of its own, or at the card of the deposit or the month that it stands for.
import type { Amount } from '../types.ts'

type Place = 'here' | 'deposit' | 'subscription'

/** What is billed has a number of its own: also a month that is over, whose card takes nothing any more. */
export const paysAt = ({ kind, feeType, state }: Pick<Amount, 'kind' | 'feeType' | 'state'>): Place | null => {
  const card = kind === 'deposit' ? 'deposit' : feeType === 'subscriptionFee' ? 'subscription' : null
  if (card === null || state === 'billed') return 'here'
  return state === 'expected' ? card : null
}
