// Rows that stand in more than one contract's table: the two decisions, the car money, the papers.
import type { Action, DeadlineRow } from '../../machine.ts'

type Rows<State extends string> = Readonly<Record<string, Action<State>>>
type Deadlines = Readonly<Record<string, DeadlineRow>>

export const decisionRows = {
  openBySaleRequest: {
    from: [], to: 'purchaseDecision', by: 'seller',
    guards: ['candidateValid', 'noRequestPending', 'candidateLeft'],
    effect: 'the request is the accepted sale',
    tells: ['buyer'],
  },
  open: {
    from: [], to: 'salesDecision', by: 'staff',
    guards: ['candidateValid', 'noRequestPending', 'candidateLeft'],
    tells: ['seller'],
  },
  acceptSale: { from: ['salesDecision'], to: 'purchaseDecision', by: 'seller', tells: ['buyer'] },
  declineSale: { from: ['salesDecision'], to: 'cancelled', by: 'seller', effect: 'with a type; next candidate' },
  expireSale: {
    from: ['salesDecision'], to: 'cancelled', by: 'clock',
    effect: 'the bid waits again, no violation',
    tells: ['seller'],
  },
  revertSaleRequest: {
    from: ['purchaseDecision'], to: 'cancelled', by: 'seller',
    guards: ['revertLeft', 'timeToChoose'],
    effect: 'the bid waits again and may be chosen again',
    tells: ['buyer'],
  },
  cancelCurrent: {
    from: ['purchaseDecision'], to: 'cancelled', by: 'seller',
    effect: 'drops the candidate for good',
    tells: ['buyer'],
  },
  declinePurchase: {
    from: ['purchaseDecision'], to: 'cancelled', by: 'buyer',
    effect: 'violation PurchaseDecline, or a fault case by type; next candidate',
    tells: ['seller'],
  },
  expirePurchase: {
    from: ['purchaseDecision'], to: 'cancelled', by: 'clock',
    effect: 'violation; next candidate',
    tells: ['buyer', 'seller'],
  },
  dropBanned: {
    from: ['salesDecision', 'purchaseDecision'], to: 'cancelled', by: 'flow',
    effect: 'the shop is banned for good; next candidate',
    tells: ['seller'],
  },
} as const satisfies Rows<'salesDecision' | 'purchaseDecision' | 'cancelled'>

export const decisionDeadlines = {
  salesDecision: { whose: 'seller', duty: 'decide on the sale', due: { hours: 24 }, atDue: 'expireSale' },
  purchaseDecision: {
    whose: 'buyer', duty: 'decide on the purchase',
    due: { hours: 24 }, atDue: 'expirePurchase', violation: 'PurchaseDecisionExpired',
  },
} as const satisfies Deadlines

/** The house holds the money: what happens once it is there, and when it never comes. */
export const carMoneyRows = <const Next extends string>(next: Next) => ({
  completePayment: {
    from: ['payment'], to: next, by: ['flow', 'staff'],
    guards: ['moneyReceivedEqualsDue', 'fourEyesIfByHand'],
    effect: "follows the bank's notice",
    tells: ['buyer', 'seller'],
  },
  expirePayment: {
    from: ['payment'], to: 'cancelled', by: 'clock',
    guards: ['finalReached'],
    effect: 'its account number is closed',
    tells: ['buyer', 'seller'],
  },
} as const satisfies Rows<'payment' | 'cancelled' | Next>)

/** Papers of a contract that is done are handed in and judged anew only where the office reopened them. */
export const screeningRows = {
  submitScreeningDraft: { from: ['screening', 'done'], to: 'same', by: 'buyer', guards: ['reopenedIfDone'] },
  submitScreening: {
    from: ['screening', 'done'], to: 'same', by: 'buyer',
    guards: ['documentsComplete', 'reopenedIfDone'],
    effect: 'each committed, own or of the draft of the shop, and of the right usage',
    tells: ['seller'],
  },
  approveScreening: {
    from: ['screening', 'done'], to: 'done', by: 'staff',
    guards: ['notOwnSubmission', 'reopenedIfDone'],
    effect: 'fee billed, held money paid out, papers issued',
    tells: ['buyer', 'seller'],
  },
  rejectScreening: {
    from: ['screening', 'done'], to: 'same', by: 'staff',
    guards: ['notOwnSubmission', 'reopenedIfDone'],
    tells: ['buyer', 'seller'],
  },
  finishWithoutPapers: {
    from: ['screening'], to: 'done', by: 'staff',
    guards: ['finalReached', 'nothingUnderReview', 'carHandedOver'],
    effect: 'as approved, with a reason; a restriction that waited for the papers lasts its days',
    tells: ['buyer', 'seller'],
  },
  reopenScreening: {
    from: ['done'], to: 'same', by: 'staff',
    guards: ['papersHandedIn', 'notPaidOut'], effect: 'looked at once more',
    tells: ['buyer', 'seller'],
  },
} as const satisfies Rows<'screening' | 'done'>

/** After a rejection the rest of the time counts, or three business days if that is more. */
export const screeningDeadline = (businessDays: number) => ({
  whose: 'buyer', duty: 'submit the papers of the title transfer',
  due: { businessDays }, atDue: 'restricted until submitted', violation: 'ScreeningSubmitExpired',
  final: { businessDays: 7 }, atFinal: 'staff finish without papers, give more time, set a penalty',
} as const satisfies DeadlineRow)
