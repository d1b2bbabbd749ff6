// How much a buyer pays into the house for a car: its price, together with the fee that is still to be paid.
import type { AmountState } from '@bidyard/contract/enums'

interface Owed {
  readonly state: AmountState
  readonly totalWon: number
}

const payable: readonly AmountState[] = ['expected', 'billed']

export const isPayable = ({ state }: Owed): boolean => payable.includes(state)

/** Nothing where the price is paid. A fee that was paid in another way is not asked for again. */
export const dueOf = ({ price, fee }: { readonly price: Owed; readonly fee: Owed | undefined }): number => {
  if (!isPayable(price)) return 0
  return price.totalWon + (fee !== undefined && isPayable(fee) ? fee.totalWon : 0)
}

/** What is held of its price, for what was credited is not given back twice; with the fee unless it is forfeited. */
export const refundOf = (
  { fee }: { readonly fee: Owed | undefined }, heldWon: number, refundsFee: boolean,
): number => heldWon + (refundsFee && fee?.state === 'paid' ? fee.totalWon : 0)
