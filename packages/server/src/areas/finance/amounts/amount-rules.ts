// What an amount means in the ledger when it is billed and when it is paid, and which fees bear VAT.
import type { AmountKind, FeeType, LedgerAct } from '@bidyard/contract/enums'

interface Owed {
  readonly kind: AmountKind
  readonly shopId: string
  readonly contractId: string | null
}

/** Penalties are damages and stamps are passed on as they cost: neither is a supply of ours. */
export const bearsVat = (kind: AmountKind, feeType: FeeType | null): boolean =>
  kind === 'fee' && feeType !== 'penaltyFee' && feeType !== 'stampFee'

/** Paying before the bill is how deposits and the price of a car work: nobody owes them in the ledger. */
export const isOwedWhenBilled = (kind: AmountKind): boolean => kind === 'fee' || kind === 'claim'

/** Where the money goes that pays it. */
export const paidInto = ({ kind, shopId, contractId }: Owed) => {
  switch (kind) {
    case 'fee':
      return { kind: 'shopReceivable', ownerId: shopId } as const
    case 'claim':
      return { kind: 'shopClaim', ownerId: shopId } as const
    case 'deposit':
      return { kind: 'shopDeposit', ownerId: shopId } as const
    case 'carPrice':
      return { kind: 'carMoneyHeld', ownerId: contractId } as const
  }
}

export const actOfPaying: Readonly<Record<AmountKind, LedgerAct>> = {
  fee: 'paid', claim: 'claimPaid', deposit: 'depositArrived', carPrice: 'carMoneyReceived',
}
