// Every way in which a contract ends before it is done: by whom, and what becomes of the bid behind it.
import type { ContractCancelCause } from '@bidyard/contract/enums'

/** The bidding’s and the bidder’s action, each with the part in which it is done. */
export interface Fall {
  readonly cause: ContractCancelCause
  readonly action:
    | 'declineSale' | 'expireSale' | 'revertSaleRequest' | 'cancelCurrent' | 'declinePurchase' | 'expirePurchase'
    | 'dropBanned' | 'cancel'
  readonly as: 'seller' | 'buyer' | 'clock' | 'flow' | 'staff'
  readonly bid: 'release' | 'refuse' | 'drop' | 'cancel'
}

export const falls = {
  saleDeclined: { cause: 'saleDeclined', action: 'declineSale', as: 'seller', bid: 'refuse' },
  saleExpired: { cause: 'saleExpired', action: 'expireSale', as: 'clock', bid: 'release' },
  reverted: { cause: 'reverted', action: 'revertSaleRequest', as: 'seller', bid: 'release' },
  currentCancelled: { cause: 'currentCancelled', action: 'cancelCurrent', as: 'seller', bid: 'drop' },
  purchaseDeclined: { cause: 'purchaseDeclined', action: 'declinePurchase', as: 'buyer', bid: 'drop' },
  purchaseExpired: { cause: 'purchaseExpired', action: 'expirePurchase', as: 'clock', bid: 'drop' },
  shopBanned: { cause: 'shopBanned', action: 'dropBanned', as: 'flow', bid: 'drop' },
  byStaff: { cause: 'byStaff', action: 'cancel', as: 'staff', bid: 'cancel' },
} as const satisfies { readonly [Cause in ContractCancelCause]: Fall & { readonly cause: Cause } }
