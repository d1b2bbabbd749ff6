// What makes a kind of contract what it is, beside its machine: how it is sold, looked at, paid and offered again.
import type { CarCheckSource } from '../../enums/car-facts.ts'
import type { ContractKind } from '../../enums/contracts.ts'

/** What happens at a step stands in the kind's machine; here stands what no step says. */
export interface KindTraits {
  /** The seller chooses among the bidders and both decide, or the best bid binds at once where it meets the reserve. */
  readonly awardedBy: 'seller' | 'reserve'
  /** Nothing is offered without the price that its seller hopes for. */
  readonly needsHopePrice: boolean
  /** A round that found no buyer is followed by the next one, while one is left, without asking the seller. */
  readonly retriesByItself: boolean
  /** Who looks the car over before the market sees it; owners take the photos themselves, too. */
  readonly checkedBy: CarCheckSource
  /** The office reads the register of the car before the market sees it. */
  readonly needsRegister: boolean
  /** From buyer to seller past us, or into an account of the house, which keeps it until the papers are right. */
  readonly paid: 'handToHand' | 'throughHouse'
}

export const kindTraits = {
  self: {
    awardedBy: 'seller', needsHopePrice: false, retriesByItself: false,
    checkedBy: 'seller', needsRegister: false, paid: 'handToHand',
  },
  pro: {
    awardedBy: 'seller', needsHopePrice: false, retriesByItself: false,
    checkedBy: 'inspector', needsRegister: true, paid: 'throughHouse',
  },
  prime: {
    awardedBy: 'reserve', needsHopePrice: true, retriesByItself: true,
    checkedBy: 'inspector', needsRegister: true, paid: 'throughHouse',
  },
} as const satisfies Readonly<Record<ContractKind, KindTraits>>
