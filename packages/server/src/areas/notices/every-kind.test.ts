// Each kind of notice: which event it follows, who hears it and who does not, by which ways, and that it is told once.
import {
  contractStep, dataRequestGround, dataRequestKind, type NoticeChannel, noticeKind, type NoticeKind,
  screeningRejectType, violationDetailType, workKind,
} from '@bidyard/contract/enums'
import type { EventName } from '@bidyard/contract/events'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reactions } from '../../reactions.ts'
import { startTestApp, type TestApp, type TestMember } from '../../testing/app.ts'
import { submissionOf, submit } from '../../testing/members/applicants.ts'
import { makePartnerWorld } from '../../testing/partners/partner-world.ts'
import { catalogue, definitionOf, type Recipients } from './catalogue.ts'
import { type Letter, tell } from './tell/tell.ts'

type Who = 'leads' | 'partner' | 'owner' | 'dealer' | 'applicant' | 'clerks' | 'clerk'
const app: readonly NoticeChannel[] = ['app']
const shown: readonly NoticeChannel[] = ['app', 'push']
const mailed: readonly NoticeChannel[] = ['app', 'mail', 'push']
const all: readonly NoticeChannel[] = ['app', 'mail', 'push', 'phone']
const ringing: readonly NoticeChannel[] = ['app', 'phone']

const table: Readonly<Record<NoticeKind, readonly [on: EventName, who: Who, by: readonly NoticeChannel[]]>> = {
  registrationApproved: ['registrationReviewed', 'applicant', ['mail']],
  registrationRejected: ['registrationReviewed', 'applicant', ['mail']],
  payoutAccountChanged: ['payoutAccountChanged', 'leads', all],
  subscriptionEnding: ['subscriptionEnding', 'leads', mailed],
  amountBilled: ['amountsChanged', 'leads', all],
  amountPaid: ['amountsChanged', 'leads', shown],
  amountOverdue: ['amountOverdue', 'leads', all],
  amountRefunded: ['amountsChanged', 'leads', shown],
  payoutSent: ['payoutChanged', 'leads', mailed],
  payoutReturned: ['payoutChanged', 'leads', mailed],
  payoutCalledOff: ['payoutChanged', 'leads', mailed],
  purchaseAsked: ['purchaseAsked', 'leads', all],
  carAwarded: ['carAwarded', 'leads', all],
  carRetried: ['orderRetried', 'leads', mailed],
  carCorrected: ['auctionsCorrected', 'leads', mailed],
  auctionExtended: ['auctionPutOff', 'leads', mailed],
  cancelDeclined: ['biddingCancelRequestChanged', 'leads', mailed],
  bidPaused: ['bidsPaused', 'leads', shown],
  bidResumed: ['bidsResumed', 'leads', shown],
  bidCancelled: ['bidsCancelled', 'leads', mailed],
  bidLost: ['bidsLost', 'leads', shown],
  reportAnswered: ['auctionErrorReportChanged', 'dealer', shown],
  dutyEnding: ['dutyEnding', 'leads', all],
  contractTurned: ['contractTurned', 'leads', ['app', 'push', 'phone']],
  faultAsked: ['faultCaseChanged', 'leads', all],
  papersRejected: ['papersRejected', 'leads', all],
  violationApplied: ['violationApplied', 'leads', mailed],
  violationPardoned: ['violationPardoned', 'leads', mailed],
  appealAnswered: ['appealAnswered', 'leads', mailed],
  restrictionEnded: ['shopRestrictionChanged', 'leads', mailed],
  draftEnding: ['draftEnding', 'partner', shown],
  ownerDraftEnding: ['draftEnding', 'owner', ringing],
  listingReturned: ['listingReturned', 'partner', mailed],
  ownerListingReturned: ['listingReturned', 'owner', ringing],
  listingCalledOff: ['listingsCalledOff', 'partner', mailed],
  ownerListingCalledOff: ['listingsCalledOff', 'owner', ringing],
  ownerCarOnMarket: ['auctionsOpened', 'owner', app],
  visitReserved: ['visitTurned', 'partner', shown],
  ownerVisitReserved: ['visitTurned', 'owner', ringing],
  visitFellThrough: ['visitTurned', 'partner', mailed],
  ownerVisitFellThrough: ['visitTurned', 'owner', ringing],
  checkAbandoned: ['carCheckAbandoned', 'partner', mailed],
  ownerCheckAbandoned: ['carCheckAbandoned', 'owner', ringing],
  buyerToChoose: ['choiceAsked', 'partner', mailed],
  ownerToChoose: ['choiceAsked', 'owner', ringing],
  buyerToChooseAgain: ['choiceAsked', 'partner', mailed],
  ownerToChooseAgain: ['choiceAsked', 'owner', ringing],
  carUnsold: ['carsDeclined', 'partner', mailed],
  ownerCarUnsold: ['carsDeclined', 'owner', ringing],
  carOfferedAgain: ['carsOfferedAgain', 'partner', mailed],
  ownerCarOfferedAgain: ['carsOfferedAgain', 'owner', ringing],
  carTakenBack: ['orderCancelled', 'partner', mailed],
  ownerCarTakenBack: ['orderCancelled', 'owner', ringing],
  sellerDutyEnding: ['dutyEnding', 'partner', mailed],
  ownerDutyEnding: ['dutyEnding', 'owner', ringing],
  saleTurned: ['contractTurned', 'partner', shown],
  ownerSaleTurned: ['contractTurned', 'owner', ringing],
  saleFaultAsked: ['faultCaseChanged', 'partner', mailed],
  ownerFaultAsked: ['faultCaseChanged', 'owner', ringing],
  sellerAccountChanged: ['sellerAccountChanged', 'partner', mailed],
  ownerAccountChanged: ['sellerAccountChanged', 'owner', ringing],
  saleMoneySent: ['sellerPayoutChanged', 'partner', mailed],
  ownerMoneySent: ['sellerPayoutChanged', 'owner', ringing],
  saleFeeBilled: ['sellerFeeChanged', 'partner', app],
  ownerFeeBilled: ['sellerFeeChanged', 'owner', ringing],
  saleFeeOverdue: ['sellerFeeOverdue', 'partner', app],
  ownerFeeOverdue: ['sellerFeeOverdue', 'owner', ringing],
  savedSearchMatched: ['savedSearchMatched', 'dealer', shown],
  registrationSubmitted: ['registrationSubmitted', 'clerks', app],
  booksOff: ['dayReconciled', 'clerks', app],
  dataRequestDecided: ['dataRequestDecided', 'dealer', mailed],
  deletionGranted: ['dataRequestDecided', 'dealer', ['mail', 'phone']],
  dataRequestDue: ['dataRequestDue', 'clerks', shown],
  visitAssigned: ['visitTurned', 'clerk', shown],
  visitCalledOff: ['visitTurned', 'clerk', shown],
  workWaits: ['workWaits', 'clerks', shown],
  ownWorkWaits: ['workWaits', 'clerk', shown],
}

const time = '2031-05-01T03:00:00.000Z'
const id = randomUUID()
/** Enough for each of them; each takes what it needs. */
const facts = {
  rejectType: 'rrnNotMasked', note: '뒷자리를 가려 주세요.', bankCode: '088', numberTail: '6789', usableFrom: time,
  month: '2031-05', kind: 'fee', feeType: 'inspectionFee', amountNo: 'A3105-00001', totalWon: 55_000, until: time,
  sentWon: 55_000, auctionId: id, biddingId: id, auctionNo: 'A3105-00002', carName: '현대 그랜저', amountWon: 10_000_000,
  contractId: id, contractNo: 'C3105-00001', answer: '정정했습니다.', step: contractStep.values[0], turn: 'contract',
  act: 'completePayment', orderId: id, carNumber: '12가3456', reasons: ['photosUnclear'], isReminder: false,
  violationId: id, violationNo: 'V3105-00001', detail: violationDetailType.values[0], appealUntil: time,
  isAccepted: true, registrationId: id, applicantShop: '새한모터스', day: '2031-05-01', differenceWon: 1_200,
  about: '계약', won: null, since: time, requestId: id, isGranted: false, ground: dataRequestGround.values[0],
  keptUntil: null, isLate: false, saleFee: 'exhibitFee', feeWon: 55_000, dueAt: time,
  visitAt: time, checkId: id, why: 'callOff', reason: '일정 변경', creditedWon: 55_000,
} as const
const others: Partial<Record<NoticeKind, object>> = {
  carTakenBack: { act: 'cancel', reason: '침수 이력' }, ownerCarTakenBack: { act: 'cancel', reason: '침수 이력' },
  papersRejected: { rejectType: screeningRejectType.values[0] }, workWaits: { kind: workKind.values[0] },
  ownWorkWaits: { kind: workKind.values[0] }, dataRequestDecided: { kind: dataRequestKind.values[0] },
  dataRequestDue: { kind: dataRequestKind.values[0] },
}

let world: TestApp
/** Members by what they are here; an applicant is nobody's member. */
let heardBy: Readonly<Record<Who, readonly string[]>>
let idOf: Readonly<Partial<Record<Recipients, string>>>

interface Told {
  readonly kind: string
  readonly way: NoticeChannel
  readonly memberId: string | null
}
let first: readonly Told[]
let second: readonly Told[]

/** Whoever it is can be reached by every way there is. */
const reachable = async (who: { readonly memberId: string; readonly userId: string; readonly sessionId: string }) => {
  const { seal, lookup } = world.providers.personal
  const [person] = await world.sql<{ id: string }[]>`
    insert into persons (name, birthday_sealed, phone_sealed, phone_hash, identity_hash, lookup_version)
    values ('홍길동', ${Buffer.from(seal('1990-01-01'))}, ${Buffer.from(seal('01012345678'))},
      ${Buffer.from(lookup('phone', who.memberId, 1))}, ${Buffer.from(lookup('identity', who.memberId, 1))}, 1)
    returning id`
  await world.sql`update users set person_id = ${person?.id ?? ''} where id = ${who.userId}`
  await world.sql`update members set email = ${`${who.memberId}@example.com`} where id = ${who.memberId}`
  await world.sql`
    insert into push_addresses (member_id, session_id, endpoint, key, secret, language)
    values (${who.memberId}, ${who.sessionId}, ${`https://fcm.googleapis.com/fcm/send/${who.memberId}`},
      ${Buffer.alloc(65)}, ${Buffer.alloc(16)}, 'ko')`
}

const letters = (): Letter[] => noticeKind.values.map((kind) => ({
  kind, of: idOf[definitionOf(kind).to] ?? id, key: `${kind} once`, thing: 'thing',
  facts: { ...facts, ...others[kind] },
}) as unknown as Letter)

const toldNow = (): Promise<readonly Told[]> => world.sql<Told[]>`
  select kind, 'app' as way, member_id as "memberId" from notices where told_count = 1
  union all select mails.kind, 'mail', members.id from mails left join members on members.email = recipient
  union all select kind, 'push', member_id from pushes join push_addresses on push_addresses.id = address_id
  union all select kind, 'phone', member_id from phone_messages`

beforeAll(async () => {
  world = await startTestApp()
  const root = await world.member({ type: 'root' })
  const partner = await makePartnerWorld(world, root.ask)
  const lead = await world.member({ owner: true })
  const dealer = await world.member({ shopId: lead.shopId ?? '' })
  const [clerk, other] = [
    await world.member({ type: 'admin', part: 'money' }), await world.member({ type: 'admin', part: 'yard' }),
  ]
  const people: readonly TestMember[] = [root, lead, dealer, clerk, other]
  for (const one of people) await reachable(one)
  const { id: applicant } = await submit(world.ask, await submissionOf(world, { email: 'applicant@example.com' }))
  const partnerPeople = await world.sql<{ memberId: string; userId: string; sessionId: string }[]>`
    select members.id as "memberId", members.user_id as "userId", sessions.id as "sessionId" from members
    join sessions on sessions.user_id = members.user_id
    where company_id = ${partner.partnerId} and members.type = 'partner_user'`
  for (const one of partnerPeople) await reachable(one)
  const [owner] = await world.sql<{ memberId: string }[]>`
    select members.id as "memberId" from exhibits join partner_customers on partner_customers.id = customer_id
    join members on members.user_id = partner_customers.user_id where exhibits.id = ${partner.exhibit.id}`
  idOf = {
    shopLeads: lead.shopId ?? '', partnerPeople: partner.partnerId, exhibitOwner: partner.exhibit.id,
    applicant, staffOfPart: 'money',
  }
  heardBy = {
    leads: [lead.memberId], partner: partnerPeople.map(({ memberId }) => memberId), owner: [owner?.memberId ?? ''],
    dealer: [dealer.memberId], applicant: [], clerks: [clerk.memberId, root.memberId], clerk: [clerk.memberId],
  }
  const told = letters().map((letter) =>
    (table[letter.kind][1] === 'clerk' ? { ...letter, of: clerk.memberId }
    : table[letter.kind][1] === 'dealer' ? { ...letter, of: dealer.memberId } : letter))
  await world.sql`delete from notices`
  await world.sql`delete from mails`
  const tellAll = () => world.act('flow', (given) => tell({ ...given, past: undefined }, told))
  await tellAll()
  first = await toldNow()
  await tellAll()
  second = await toldNow()
})
afterAll(() => world.stop())

const waysOf = (of: readonly Told[], kind: string): readonly string[] =>
  of.filter((one) => one.kind === kind).map(({ way, memberId }) => `${way} ${memberId ?? 'nobody'}`)
    .toSorted((one, another) => (one < another ? -1 : 1))

/** Registrations and requests are for a part of the office in which only whoever has all parts is here. */
const hearing = (kind: NoticeKind, way: NoticeChannel, who: Who): readonly string[] => {
  if (who === 'applicant') return [`${way} nobody`]
  const members = kind === 'registrationSubmitted' || kind === 'dataRequestDue' ? heardBy.clerks.slice(1) : heardBy[who]
  return members.map((memberId) => `${way} ${memberId}`)
}

test.each(Object.entries(table) as [NoticeKind, (typeof table)[NoticeKind]][])(
  '%s follows %j', (kind, [on, who, by]) => {
    expect([catalogue[kind].on, reactions[on].length > 0]).toEqual([on, true])
    const expected = by.flatMap((way) => hearing(kind, way, who)).toSorted((one, another) => (one < another ? -1 : 1))
    expect(waysOf(first, kind)).toEqual(expected)
    expect(waysOf(second, kind)).toEqual(expected)
    const { ko, en } = definitionOf(kind).says.say({ ...facts, ...others[kind], name: '홍길동', shopName: '한빛모터스' })
    for (const { title, lines } of [ko, en]) expect([title.length > 0, lines.length > 0]).toEqual([true, true])
  },
)
