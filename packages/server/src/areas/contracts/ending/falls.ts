// Every way in which a contract ends before it is done: by whom, and what becomes of the bid behind it.
import type { ContractCancelCause } from '@bidyard/contract/enums'
import type { Actor } from '@bidyard/contract/machine'
import type { ContractAct } from '@bidyard/contract/contract-kinds'

/** The contract’s act, and in which part it is done where the same act is not done by several. */
export interface Fall {
  readonly act: ContractAct
  readonly as: Actor
  readonly bid: 'release' | 'refuse' | 'drop' | 'cancel'
}

export const falls = {
  saleDeclined: { act: 'declineSale', as: 'seller', bid: 'refuse' },
  saleExpired: { act: 'expireSale', as: 'clock', bid: 'release' },
  reverted: { act: 'revertSaleRequest', as: 'seller', bid: 'release' },
  currentCancelled: { act: 'cancelCurrent', as: 'seller', bid: 'drop' },
  purchaseDeclined: { act: 'declinePurchase', as: 'buyer', bid: 'drop' },
  purchaseExpired: { act: 'expirePurchase', as: 'clock', bid: 'drop' },
  shopBanned: { act: 'dropBanned', as: 'flow', bid: 'drop' },
  byStaff: { act: 'cancel', as: 'staff', bid: 'cancel' },
  visitCancelled: { act: 'cancelSchedule', as: 'buyer', bid: 'cancel' },
  schedulingExpired: { act: 'expireScheduling', as: 'clock', bid: 'cancel' },
  resultFailed: { act: 'submitResultFail', as: 'buyer', bid: 'cancel' },
  deliveryExpired: { act: 'expireDelivery', as: 'clock', bid: 'cancel' },
  paymentExpired: { act: 'expirePayment', as: 'clock', bid: 'cancel' },
  lienBlocked: { act: 'blockLien', as: 'staff', bid: 'cancel' },
  lienWithdrawn: { act: 'withdrawLien', as: 'buyer', bid: 'cancel' },
} as const satisfies Readonly<Record<ContractCancelCause, Fall>>
