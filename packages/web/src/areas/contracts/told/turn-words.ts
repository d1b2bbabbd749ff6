// The name of each act of the three tables and of a price cut, by which it is told.

/** Every act of the three tables that is told by its name. */
export const acts = [
  'openBySaleRequest', 'open', 'openByAward', 'acceptSale', 'declineSale', 'expireSale', 'revertSaleRequest',
  'cancelCurrent', 'acceptPurchase', 'declinePurchase', 'expirePurchase', 'dropBanned', 'offerVisitWindows',
  'confirmSchedule', 'delaySchedule', 'cancelSchedule', 'expireScheduling', 'submitResultDraft',
  'submitResultSuccess', 'submitResultFail', 'claimPaid', 'completePayment', 'expirePayment', 'reversePayment',
  'confirmDelivery', 'rescheduleDelivery', 'expireDelivery', 'confirmLien', 'blockLien', 'withdrawLien', 'release',
  'confirmTakeover', 'confirmTakeoverOnBehalf', 'disputeTakeover', 'settleTakeoverDispute', 'submitScreeningDraft',
  'submitScreening', 'approveScreening', 'rejectScreening', 'reopenScreening', 'cancel',
] as const

const cutActs = ['submit', 'agree', 'dispute', 'decide', 'reset', 'resetAnswered'] as const

export const turnWordOf = (turn: 'contract' | 'adjustment', act: string) => {
  if (turn === 'adjustment') {
    const cut = cutActs.find((one) => one === act)
    return cut === undefined ? undefined : `cutAct.${cut}` as const
  }
  const named = acts.find((one) => one === act)
  return named === undefined ? undefined : `act.${named}` as const
}
