// Every way in which a contract ends before it is done: by whom, what becomes of its bid, and whose doing it was.
import type { ContractAct } from '../../contract-kinds.ts'
import type {
  ContractCancelCause, ContractCancelType, PurchaseDeclineType, TradeParty, TradeSchedulingCancelType,
} from '../../enums/contracts.ts'
import type { Actor } from '../../machine.ts'

/** What may be said as a contract ends. */
export interface SaidFacts {
  readonly purchaseDeclineType: PurchaseDeclineType
  readonly cancelType: ContractCancelType
  readonly scheduleCancelledAs: TradeParty
  readonly scheduleCancelType: TradeSchedulingCancelType
}
export type SaidFact = keyof SaidFacts

/** With these answers, all of them, it is the buyer’s own doing. */
export type BuyerSaid = { readonly [Fact in SaidFact]?: readonly SaidFacts[Fact][] }

/** The contract’s act, and in which part it is done where the same act is not done by several. */
export interface Fall {
  readonly act: ContractAct
  readonly as: Actor
  readonly bid: 'release' | 'refuse' | 'drop' | 'cancel'
  /**
   * Whether the buyer let the car go, as the record of the shop holds against it. Where it depends, it is so by what
   * was said, and by a case of fault that was decided so: empty where nothing that is said convicts the buyer.
   */
  readonly buyersDoing: boolean | BuyerSaid
}

export const falls = {
  saleDeclined: { act: 'declineSale', as: 'seller', bid: 'refuse', buyersDoing: false },
  saleExpired: { act: 'expireSale', as: 'clock', bid: 'release', buyersDoing: false },
  reverted: { act: 'revertSaleRequest', as: 'seller', bid: 'release', buyersDoing: false },
  currentCancelled: { act: 'cancelCurrent', as: 'seller', bid: 'drop', buyersDoing: false },
  // Whoever says that the car is not as described convicts nobody: the other side is heard first.
  purchaseDeclined: {
    act: 'declinePurchase', as: 'buyer', bid: 'drop', buyersDoing: { purchaseDeclineType: ['changeOfMind', 'etc'] },
  },
  purchaseExpired: { act: 'expirePurchase', as: 'clock', bid: 'drop', buyersDoing: true },
  shopBanned: { act: 'dropBanned', as: 'flow', bid: 'drop', buyersDoing: true },
  byStaff: { act: 'cancel', as: 'staff', bid: 'cancel', buyersDoing: { cancelType: ['buyerRequest'] } },
  // A buyer who says that nobody can be reached blames the seller, who is heard first.
  visitCancelled: {
    act: 'cancelSchedule', as: 'buyer', bid: 'cancel',
    buyersDoing: { scheduleCancelledAs: ['buyer'], scheduleCancelType: ['sellerRequest', 'buyerRequest', 'etc'] },
  },
  // The clock ends no step that its buyer had no way to do: each of these was the buyer’s to do.
  schedulingExpired: { act: 'expireScheduling', as: 'clock', bid: 'cancel', buyersDoing: true },
  resultFailed: { act: 'submitResultFail', as: 'buyer', bid: 'cancel', buyersDoing: {} },
  deliveryExpired: { act: 'expireDelivery', as: 'clock', bid: 'cancel', buyersDoing: true },
  paymentExpired: { act: 'expirePayment', as: 'clock', bid: 'cancel', buyersDoing: true },
  lienBlocked: { act: 'blockLien', as: 'staff', bid: 'cancel', buyersDoing: false },
  lienWithdrawn: { act: 'withdrawLien', as: 'buyer', bid: 'cancel', buyersDoing: false },
} as const satisfies Readonly<Record<ContractCancelCause, Fall>>
