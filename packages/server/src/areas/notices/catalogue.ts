// Every notice of the product: the event it follows, who is told, by which ways, and what it says.
import type { NoticeChannel, NoticeGroup, NoticeKind, StaffPart } from '@bidyard/contract/enums'
import type { EventName } from '@bidyard/contract/events'
import { registrationApproved, registrationRejected } from './words/account.ts'
import { bidCancelled, carAwarded, carRetried, purchaseAsked } from './words/awards.ts'
import { amountOverdue, payoutAccountChanged, saleAccountChanged, subscriptionEnding } from './words/money.ts'
import type { Saying } from './words/saying.ts'
import { buyerToChoose, dutyEnding, papersRejected, saleDutyEnding } from './words/steps.ts'
import { booksOff, registrationSubmitted, savedSearchMatched } from './words/work.ts'

/** Whom an id means: whoever leads a shop, a partner's people, the owner of an exhibit, a member, an applicant. */
export type Recipients = 'shopLeads' | 'partnerPeople' | 'exhibitOwner' | 'member' | 'applicant' | `staff:${StaffPart}`

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
const app: readonly NoticeChannel[] = ['app']
const both: readonly NoticeChannel[] = ['app', 'mail']

export const catalogue = {
  // They have no place yet, or none at all, where a notice could wait for them.
  registrationApproved: notice('registrationReviewed', 'applicant', 'account', mail, registrationApproved),
  registrationRejected: notice('registrationReviewed', 'applicant', 'account', mail, registrationRejected),

  payoutAccountChanged: notice('payoutAccountChanged', 'shopLeads', 'account', both, payoutAccountChanged),
  subscriptionEnding: notice('subscriptionEnding', 'shopLeads', 'money', both, subscriptionEnding),
  amountOverdue: notice('amountOverdue', 'shopLeads', 'money', both, amountOverdue),

  purchaseAsked: notice('purchaseAsked', 'shopLeads', 'bids', both, purchaseAsked),
  carAwarded: notice('carAwarded', 'shopLeads', 'bids', both, carAwarded),
  carRetried: notice('orderRetried', 'shopLeads', 'bids', both, carRetried),
  bidCancelled: notice('bidsCancelled', 'shopLeads', 'bids', both, bidCancelled),

  dutyEnding: notice('dutyEnding', 'shopLeads', 'contracts', both, dutyEnding),
  papersRejected: notice('papersRejected', 'shopLeads', 'contracts', both, papersRejected),

  sellerDutyEnding: notice('dutyEnding', 'partnerPeople', 'selling', both, saleDutyEnding),
  buyerToChoose: notice('auctionsClosed', 'partnerPeople', 'selling', both, buyerToChoose),
  // Customers of partners have no mailbox of ours.
  ownerDutyEnding: notice('dutyEnding', 'exhibitOwner', 'selling', app, saleDutyEnding),
  ownerToChoose: notice('auctionsClosed', 'exhibitOwner', 'selling', app, buyerToChoose),

  sellerAccountChanged: notice('sellerAccountChanged', 'partnerPeople', 'account', both, saleAccountChanged),
  ownerAccountChanged: notice('sellerAccountChanged', 'exhibitOwner', 'account', app, saleAccountChanged),

  savedSearchMatched: notice('savedSearchMatched', 'member', 'searches', app, savedSearchMatched),

  registrationSubmitted: notice('registrationSubmitted', 'staff:registration', 'office', app, registrationSubmitted),
  booksOff: notice('dayReconciled', 'staff:money', 'office', app, booksOff),
} satisfies Readonly<Record<NoticeKind, object>>

type Catalogue = typeof catalogue
export type FactsOf<Kind extends NoticeKind> = Catalogue[Kind] extends NoticeDefinition<infer Facts> ? Facts : never

/** Of kinds that come out of rows. */
export const definitionOf = (kind: NoticeKind): Omit<NoticeDefinition, 'says'> & {
  readonly says: Pick<Saying<unknown>, 'say'>
} => catalogue[kind]
