// Every notice of the product: the event it follows, who is told, by which ways, and what it says.
import type {
  AdjustmentAct, ContractAct, NoticeChannel, NoticeGroup, NoticeKind, StaffPart,
} from '@bidyard/contract/enums'
import type { EventName } from '@bidyard/contract/events'
import { registrationApproved, registrationRejected } from './words/account.ts'
import {
  auctionExtended, bidCancelled, bidLost, bidPaused, bidResumed, cancelDeclined, carAwarded, carCorrected, carRetried,
  purchaseAsked, reportAnswered,
} from './words/awards.ts'
import {
  amountBilled, amountOverdue, amountPaid, amountRefunded, payoutAccountChanged, payoutCalledOff, payoutReturned,
  payoutSent, saleAccountChanged, saleMoneySent, subscriptionEnding,
} from './words/money.ts'
import { dataRequestDecided, dataRequestDue, deletionGranted } from './words/data.ts'
import { draftEnding, listingCalledOff, listingReturned } from './words/listing.ts'
import type { OnPhone, Saying } from './words/saying.ts'
import {
  buyerToChoose, buyerToChooseAgain, carOfferedAgain, carOnMarket, carTakenBack, carUnsold, saleFeeBilled,
  saleFeeOverdue,
} from './words/selling.ts'
import { appealAnswered, restrictionEnded, violationApplied, violationPardoned } from './words/standing.ts'
import {
  contractTurned, dutyEnding, faultAsked, papersRejected, saleDutyEnding, saleFaultAsked, saleTurned,
} from './words/steps.ts'
import { checkAbandoned, visitAssigned, visitCalledOff, visitFellThrough, visitReserved } from './words/visits.ts'
import { booksOff, registrationSubmitted, savedSearchMatched, workWaits } from './words/work.ts'

/** Whom an id means, as `tell/recipients.ts` finds them. */
export type Recipients =
  | 'shopLeads' | 'partnerPeople' | 'exhibitOwner' | 'member' | 'applicant' | 'staffOfPart' | `staff:${StaffPart}`

export interface NoticeDefinition<Facts = unknown> {
  readonly on: EventName
  readonly to: Recipients
  readonly group: NoticeGroup
  readonly by: readonly NoticeChannel[]
  readonly says: Saying<Facts>
}

const notice = <Facts>(
  on: EventName, to: Recipients, group: NoticeGroup, by: readonly NoticeChannel[], says: Saying<Facts>,
): NoticeDefinition<Facts> => ({ on, to, group, by, says })

const mail: readonly NoticeChannel[] = ['mail']
/** Only while one looks at the application. */
const inside: readonly NoticeChannel[] = ['app']
const app: readonly NoticeChannel[] = ['app', 'push']
const both: readonly NoticeChannel[] = ['app', 'mail', 'push']
/** What waits for an answer, costs money, or may have been done by somebody else. */
const everywhere: readonly NoticeChannel[] = [...both, 'phone']
const mailAndPhone: readonly NoticeChannel[] = [...mail, 'phone']
const appAndPhone: readonly NoticeChannel[] = [...app, 'phone']
/** Customers of partners have neither mailbox nor browser of ours, but a phone. */
const insideAndPhone: readonly NoticeChannel[] = [...inside, 'phone']

export const catalogue = {
  // They have no place yet, or none at all, where a notice could wait for them.
  registrationApproved: notice('registrationReviewed', 'applicant', 'account', mail, registrationApproved),
  registrationRejected: notice('registrationReviewed', 'applicant', 'account', mail, registrationRejected),

  payoutAccountChanged: notice('payoutAccountChanged', 'shopLeads', 'account', everywhere, payoutAccountChanged),
  subscriptionEnding: notice('subscriptionEnding', 'shopLeads', 'money', both, subscriptionEnding),
  amountBilled: notice('amountsChanged', 'shopLeads', 'money', everywhere, amountBilled),
  amountPaid: notice('amountsChanged', 'shopLeads', 'money', app, amountPaid),
  amountOverdue: notice('amountOverdue', 'shopLeads', 'money', everywhere, amountOverdue),
  amountRefunded: notice('amountsChanged', 'shopLeads', 'money', app, amountRefunded),
  payoutSent: notice('payoutChanged', 'shopLeads', 'money', both, payoutSent),
  payoutReturned: notice('payoutChanged', 'shopLeads', 'money', both, payoutReturned),
  payoutCalledOff: notice('payoutChanged', 'shopLeads', 'money', both, payoutCalledOff),

  purchaseAsked: notice('purchaseAsked', 'shopLeads', 'bids', everywhere, purchaseAsked),
  carAwarded: notice('carAwarded', 'shopLeads', 'bids', everywhere, carAwarded),
  carRetried: notice('orderRetried', 'shopLeads', 'bids', both, carRetried),
  carCorrected: notice('auctionsCorrected', 'shopLeads', 'bids', both, carCorrected),
  auctionExtended: notice('auctionPutOff', 'shopLeads', 'bids', both, auctionExtended),
  cancelDeclined: notice('biddingCancelRequestChanged', 'shopLeads', 'bids', both, cancelDeclined),
  bidPaused: notice('bidsPaused', 'shopLeads', 'bids', app, bidPaused),
  bidResumed: notice('bidsResumed', 'shopLeads', 'bids', app, bidResumed),
  bidCancelled: notice('bidsCancelled', 'shopLeads', 'bids', both, bidCancelled),
  bidLost: notice('bidsLost', 'shopLeads', 'bids', app, bidLost),
  reportAnswered: notice('auctionErrorReportChanged', 'member', 'bids', app, reportAnswered),

  dutyEnding: notice('dutyEnding', 'shopLeads', 'contracts', everywhere, dutyEnding),
  contractTurned: notice('contractTurned', 'shopLeads', 'contracts', appAndPhone, contractTurned),
  faultAsked: notice('faultCaseChanged', 'shopLeads', 'contracts', everywhere, faultAsked),
  papersRejected: notice('papersRejected', 'shopLeads', 'contracts', everywhere, papersRejected),

  violationApplied: notice('violationApplied', 'shopLeads', 'standing', both, violationApplied),
  violationPardoned: notice('violationPardoned', 'shopLeads', 'standing', both, violationPardoned),
  appealAnswered: notice('appealAnswered', 'shopLeads', 'standing', both, appealAnswered),
  restrictionEnded: notice('shopRestrictionChanged', 'shopLeads', 'standing', both, restrictionEnded),

  draftEnding: notice('draftEnding', 'partnerPeople', 'selling', app, draftEnding),
  ownerDraftEnding: notice('draftEnding', 'exhibitOwner', 'selling', insideAndPhone, draftEnding),
  listingReturned: notice('listingReturned', 'partnerPeople', 'selling', both, listingReturned),
  ownerListingReturned: notice('listingReturned', 'exhibitOwner', 'selling', insideAndPhone, listingReturned),
  listingCalledOff: notice('listingsCalledOff', 'partnerPeople', 'selling', both, listingCalledOff),
  ownerListingCalledOff: notice('listingsCalledOff', 'exhibitOwner', 'selling', insideAndPhone, listingCalledOff),
  // A partner opens hundreds of its own in a day.
  ownerCarOnMarket: notice('auctionsOpened', 'exhibitOwner', 'selling', inside, carOnMarket),
  visitReserved: notice('visitTurned', 'partnerPeople', 'selling', app, visitReserved),
  ownerVisitReserved: notice('visitTurned', 'exhibitOwner', 'selling', insideAndPhone, visitReserved),
  visitFellThrough: notice('visitTurned', 'partnerPeople', 'selling', both, visitFellThrough),
  ownerVisitFellThrough: notice('visitTurned', 'exhibitOwner', 'selling', insideAndPhone, visitFellThrough),
  checkAbandoned: notice('carCheckAbandoned', 'partnerPeople', 'selling', both, checkAbandoned),
  ownerCheckAbandoned: notice('carCheckAbandoned', 'exhibitOwner', 'selling', insideAndPhone, checkAbandoned),
  buyerToChoose: notice('choiceAsked', 'partnerPeople', 'selling', both, buyerToChoose),
  ownerToChoose: notice('choiceAsked', 'exhibitOwner', 'selling', insideAndPhone, buyerToChoose),
  buyerToChooseAgain: notice('choiceAsked', 'partnerPeople', 'selling', both, buyerToChooseAgain),
  ownerToChooseAgain: notice('choiceAsked', 'exhibitOwner', 'selling', insideAndPhone, buyerToChooseAgain),
  carUnsold: notice('carsDeclined', 'partnerPeople', 'selling', both, carUnsold),
  ownerCarUnsold: notice('carsDeclined', 'exhibitOwner', 'selling', insideAndPhone, carUnsold),
  carOfferedAgain: notice('carsOfferedAgain', 'partnerPeople', 'selling', both, carOfferedAgain),
  ownerCarOfferedAgain: notice('carsOfferedAgain', 'exhibitOwner', 'selling', insideAndPhone, carOfferedAgain),
  carTakenBack: notice('orderCancelled', 'partnerPeople', 'selling', both, carTakenBack),
  ownerCarTakenBack: notice('orderCancelled', 'exhibitOwner', 'selling', insideAndPhone, carTakenBack),
  sellerDutyEnding: notice('dutyEnding', 'partnerPeople', 'selling', both, saleDutyEnding),
  ownerDutyEnding: notice('dutyEnding', 'exhibitOwner', 'selling', insideAndPhone, saleDutyEnding),
  saleTurned: notice('contractTurned', 'partnerPeople', 'selling', app, saleTurned),
  ownerSaleTurned: notice('contractTurned', 'exhibitOwner', 'selling', insideAndPhone, saleTurned),
  saleFaultAsked: notice('faultCaseChanged', 'partnerPeople', 'selling', both, saleFaultAsked),
  ownerFaultAsked: notice('faultCaseChanged', 'exhibitOwner', 'selling', insideAndPhone, saleFaultAsked),
  sellerAccountChanged: notice('sellerAccountChanged', 'partnerPeople', 'account', both, saleAccountChanged),
  ownerAccountChanged: notice('sellerAccountChanged', 'exhibitOwner', 'account', insideAndPhone, saleAccountChanged),
  saleMoneySent: notice('sellerPayoutChanged', 'partnerPeople', 'selling', both, saleMoneySent),
  ownerMoneySent: notice('sellerPayoutChanged', 'exhibitOwner', 'selling', insideAndPhone, saleMoneySent),
  // A partner opens hundreds of its own in a day, and each may cost something.
  saleFeeBilled: notice('sellerFeeChanged', 'partnerPeople', 'selling', inside, saleFeeBilled),
  ownerFeeBilled: notice('sellerFeeChanged', 'exhibitOwner', 'selling', insideAndPhone, saleFeeBilled),
  saleFeeOverdue: notice('sellerFeeOverdue', 'partnerPeople', 'selling', inside, saleFeeOverdue),
  ownerFeeOverdue: notice('sellerFeeOverdue', 'exhibitOwner', 'selling', insideAndPhone, saleFeeOverdue),

  dataRequestDecided: notice('dataRequestDecided', 'member', 'account', both, dataRequestDecided),
  // Nobody looks at the application any more.
  deletionGranted: notice('dataRequestDecided', 'member', 'account', mailAndPhone, deletionGranted),

  savedSearchMatched: notice('savedSearchMatched', 'member', 'searches', app, savedSearchMatched),

  registrationSubmitted: notice('registrationSubmitted', 'staff:registration', 'office', inside, registrationSubmitted),
  dataRequestDue: notice('dataRequestDue', 'staff:registration', 'office', app, dataRequestDue),
  booksOff: notice('dayReconciled', 'staff:money', 'office', inside, booksOff),
  visitAssigned: notice('visitTurned', 'member', 'office', app, visitAssigned),
  visitCalledOff: notice('visitTurned', 'member', 'office', app, visitCalledOff),
  workWaits: notice('workWaits', 'staffOfPart', 'office', app, workWaits),
  ownWorkWaits: notice('workWaits', 'member', 'office', app, workWaits),
} satisfies Readonly<Record<NoticeKind, object>>

type Catalogue = typeof catalogue
export type FactsOf<Kind extends NoticeKind> = Catalogue[Kind] extends NoticeDefinition<infer Facts> ? Facts : never

/** Of kinds that come out of rows. */
export const definitionOf = (kind: NoticeKind): Omit<NoticeDefinition, 'says'> & {
  readonly says: Pick<Saying<unknown>, 'say' | 'onPhone'>
} => catalogue[kind]

/** Turns for which somebody leaves the house, pays, or has to answer; the others wait until one looks. */
const ringing: ReadonlySet<string> = new Set<ContractAct | AdjustmentAct>([
  'offerVisitWindows', 'confirmSchedule', 'delaySchedule', 'cancelSchedule', 'confirmDelivery', 'rescheduleDelivery',
  'release', 'completePayment', 'reversePayment', 'expirePayment', 'cancel', 'submit',
])

export const ringsFor = (kind: NoticeKind, facts: object): boolean =>
  definitionOf(kind).by.includes('phone') && (!('act' in facts) || ringing.has(String(facts.act)))

/** What each kind says on phones, as it is handed in for approval. */
export const phoneTemplates: ReadonlyMap<string, string> = new Map(Object.entries(catalogue)
  .flatMap(([kind, { by, says: { onPhone } }]: [string, { by: readonly NoticeChannel[]; says: {
    readonly onPhone: OnPhone | undefined
  } }]) => (onPhone === undefined || !by.includes('phone') ? [] : [[kind, onPhone.template] as const])))
