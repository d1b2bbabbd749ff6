// What money that nobody knows may pay: a car together with its fee, and neither of them alone.
import type { Amount } from '../amounts/amount-rows.tsx'

type Open = Pick<Amount, 'id' | 'kind' | 'feeType' | 'state' | 'contractId' | 'dueAt' | 'totalWon'>

export interface Payable<One extends Open = Amount> {
  readonly amount: One
  /** Paid with the price of its car. */
  readonly fee: One | undefined
  readonly neededWon: number
}

const isFeeOf = (price: Open) => ({ feeType, contractId }: Open): boolean =>
  feeType === 'successBidFee' && contractId !== null && contractId === price.contractId

/** A price that is to be paid to the house is due at some time; from hand to hand, or not yet, it is not. */
const isAskedFor = ({ state, dueAt }: Open): boolean => state === 'billed' && dueAt !== null

/** Paid from hand to hand, a car waits with its fee until its contract is done. */
const isEarly = ({ feeType, state }: Open): boolean => feeType === 'successBidFee' && state === 'expected'

/** Of amounts that are expected or billed. */
export const payablesOf = <One extends Open>(amounts: readonly One[]): readonly Payable<One>[] => {
  const prices = amounts.filter(({ kind }) => kind === 'carPrice')
  return amounts.flatMap((amount) => {
    if (amount.kind !== 'carPrice')
      return isEarly(amount) || prices.some((price) => isFeeOf(price)(amount))
        ? [] : [{ amount, fee: undefined, neededWon: amount.totalWon }]
    if (!isAskedFor(amount)) return []
    const fee = amounts.find(isFeeOf(amount))
    return [{ amount, fee, neededWon: amount.totalWon + (fee?.totalWon ?? 0) }]
  })
}
