// Every act on a contract that somebody can ask for: by which call of each kind, with what, and what it wants before.
import type { CallDefinition } from '@bidyard/contract/call'
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import type { ContractKind } from '@bidyard/contract/enums'
import type { ContractAct } from '@bidyard/contract/contract-kinds'
import { doing } from './award-world.ts'
import { type Deal, handOver, type HouseWorld, passTo } from './house-world.ts'
import { freeSlot, type SelfDeal, seen } from './self-deals.ts'

export interface AskedAct {
  /** The act of the machine, where the call has another name for one part of it. */
  readonly act: ContractAct
  readonly calls: { readonly [Kind in ContractKind]?: CallDefinition }
  readonly body: (world: HouseWorld, deal: SelfDeal, kind: ContractKind) => object | Promise<object>
  /** Asked about the auction instead of the contract. */
  readonly ofAuction?: true
  /** What it wants besides its step: a release, a paper, somebody else's word. */
  readonly ready?: (world: HouseWorld, deal: SelfDeal, kind: ContractKind) => Promise<unknown>
}

const nothing = () => ({})
const none = () => ({ type: 'changeOfMind', note: null })
const why = () => ({ reason: '테스트 사유' })
const noReason = () => ({ reason: null })
const seenVersion = async (world: HouseWorld, deal: SelfDeal) => (await seen(world, deal)).version
const anyKind = (call: CallDefinition) => ({ self: call, pro: call, prime: call })
const selfOnly = (call: CallDefinition) => ({ self: call })
const later = async (world: HouseWorld) => new Date((await world.now()).getTime() + 5 * 86_400_000).toISOString()
const claim = () => ({ claim: '주행거리 차이', wishedWon: null, photoIds: [] })
const draft = () => ({ documents: [], note: '', seenDraftVersion: null })

const decisions: readonly AskedAct[] = [
  { act: 'acceptSale', calls: { self: calls.acceptSelfSale, pro: calls.acceptProSale }, body: nothing },
  { act: 'declineSale', calls: { self: calls.declineSelfSale, pro: calls.declineProSale }, body: none },
  { act: 'acceptPurchase', calls: { self: calls.acceptSelfPurchase, pro: calls.acceptProPurchase }, body: nothing },
  { act: 'declinePurchase', calls: { self: calls.declineSelfPurchase, pro: calls.declineProPurchase }, body: none },
  {
    act: 'revertSaleRequest', calls: { self: calls.revertSaleRequest, pro: calls.revertSaleRequest }, body: noReason,
    ofAuction: true,
  },
  {
    act: 'cancelCurrent', calls: { self: calls.cancelCurrent, pro: calls.cancelCurrent }, body: noReason,
    ofAuction: true,
  },
]

const visits: readonly AskedAct[] = [
  { act: 'offerVisitWindows', calls: selfOnly(calls.offerVisitWindows), body: () => ({ windows: [] }) },
  {
    act: 'confirmSchedule', calls: selfOnly(calls.confirmSchedule),
    body: async (world) => ({ visitReservedAt: await freeSlot(world) }),
  },
  { act: 'delaySchedule', calls: selfOnly(calls.delaySchedule), body: () => ({ note: null }) },
  { act: 'cancelSchedule', calls: selfOnly(calls.cancelSchedule), body: () => ({ type: 'sellerRequest', note: null }) },
  {
    act: 'submitResultDraft', calls: selfOnly(calls.submitResultDraft),
    body: () => ({ outcome: null, failType: null, note: '', seenDraftVersion: null }),
  },
  { act: 'submitResultSuccess', calls: selfOnly(calls.submitResult), body: () => ({ outcome: 'success', note: null }) },
  {
    act: 'submitResultOnBehalf', calls: selfOnly(calls.submitResultOnBehalf),
    body: async (world) => ({ ...why(), proofId: await world.paper(world.office) }),
    ready: (world, deal) => passTo(world, deal as Deal, 'finalAt'),
  },
  {
    act: 'submitResultFail', calls: selfOnly(calls.submitResult),
    body: () => ({ outcome: 'fail', failType: 'buyerNoShow', note: null }),
  },
  {
    act: 'claimPaid', calls: selfOnly(calls.claimPaid),
    body: async (world, { buyer }) => ({ slipIds: [await world.paper(buyer, 'document')], note: null }),
  },
  { act: 'completePayment', calls: selfOnly(calls.completeSelfPayment), body: nothing },
]

const house: readonly AskedAct[] = [
  {
    act: 'confirmDelivery', calls: { pro: calls.confirmDelivery },
    body: async (world) => ({
      companyId: world.carrier, deliverAt: await later(world), toProvince: 'seoul', note: '',
      to: { postalCode: '06236', road: '서울 강남구 테헤란로 1', detail: '2층' },
    }),
  },
  {
    act: 'rescheduleDelivery', calls: { pro: calls.rescheduleDelivery },
    body: async (world) => ({ companyId: world.carrier, deliverAt: await later(world), reason: '차량 고장' }),
  },
  {
    act: 'confirmLien', calls: { prime: calls.confirmLien },
    body: async (world) => ({
      registerOn: (await world.now()).toLocaleDateString('sv-SE', { timeZone: 'Asia/Seoul' }), seizures: 0,
      mortgages: 0, payoffWon: null, documentId: null, note: '',
    }),
  },
  { act: 'blockLien', calls: { prime: calls.blockLien }, body: why },
  {
    act: 'withdrawLien', calls: { prime: calls.withdrawLien }, body: noReason,
    ready: (world, deal) => passTo(world, deal as Deal, 'finalAt'),
  },
  {
    act: 'completePayment', calls: { pro: calls.completeProPayment, prime: calls.completePrimePayment },
    body: async (world, deal) => ({
      ...why(), proposalId: (await seen(world, deal)).house?.carMoney?.proposal?.id ?? null,
    }),
    ready: (world, { contractId }, kind) => doing(
      world.money[0], kind === 'pro' ? calls.completeProPayment : calls.completePrimePayment,
      { params: { id: contractId }, body: { ...why(), proposalId: null } },
    ),
  },
  {
    act: 'confirmTakeover', calls: { prime: calls.confirmTakeover },
    body: () => ({
      odometer: { reading: 50_010, unit: 'Km' }, keyCount: 2, papers: ['registration'], photoIds: [], proofId: null,
      note: '',
    }),
  },
  {
    act: 'disputeTakeover', calls: { prime: calls.disputeTakeover }, body: claim,
  },
  {
    act: 'settleTakeoverDispute', calls: { prime: calls.settleTakeoverDispute },
    ready: (_, { buyer, contractId }) =>
      doing(buyer, calls.disputeTakeover, { params: { id: contractId }, body: claim() }),
    body: () => ({ verdict: 'refuse', correctionWon: null, refundsFee: false, next: 'decline', reason: '차이 없음' }),
  },
]

const allPapers = async (world: HouseWorld, { buyer }: SelfDeal, kind: ContractKind) => {
  const needed = kind === 'self' ? ['transferredCarRegistration']
    : ['transferredCarRegistration', 'carCheckRecordFront', 'carCheckRecordBack', 'maintenanceReport']
  const documents = []
  for (const document of needed) documents.push({ document, fileId: await world.paper(buyer, 'contractDocument') })
  return { documents, note: null }
}

const submitted = {
  self: calls.submitSelfScreening, pro: calls.submitProScreening, prime: calls.submitPrimeScreening,
} as const
const handIn = async (world: HouseWorld, deal: SelfDeal, kind: ContractKind): Promise<unknown> =>
  doing(deal.buyer, submitted[kind] as never, {
    params: { id: deal.contractId }, body: await allPapers(world, deal, kind),
  } as never)

const papers: readonly AskedAct[] = [
  {
    act: 'submitScreeningDraft', body: draft, calls: {
      self: calls.submitSelfScreeningDraft, pro: calls.submitProScreeningDraft,
      prime: calls.submitPrimeScreeningDraft,
    },
  },
  {
    act: 'submitScreening',
    calls: submitted,
    body: allPapers,
  },
  {
    act: 'approveScreening', body: () => ({ submissionId: null }), ready: handIn, calls: {
      self: calls.approveSelfScreening, pro: calls.approveProScreening, prime: calls.approvePrimeScreening,
    },
  },
  {
    act: 'rejectScreening', ready: handIn,
    body: () => ({ submissionId: null, type: 'documentUnreadable', note: null }), calls: {
      self: calls.rejectSelfScreening, pro: calls.rejectProScreening, prime: calls.rejectPrimeScreening,
    },
  },
  {
    act: 'finishWithoutPapers', calls: anyKind(calls.finishWithoutPapers),
    body: () => ({ ...why(), proofId: null }),
    ready: async (world, deal, kind) => {
      if (kind === 'pro') await handOver(world, deal as Deal)
      await passTo(world, deal as Deal, 'finalAt')
    },
  },
  { act: 'reopenScreening', calls: anyKind(calls.reopenScreening), body: why },
  {
    act: 'cancel', calls: anyKind(calls.cancelContract),
    body: async (world, deal) => ({
      type: 'mistake', next: 'decline', reason: '처리 오류', seenVersion: await seenVersion(world, deal),
    }),
  },
]

export const askedActs: readonly AskedAct[] = [...decisions, ...visits, ...house, ...papers]

/** What happens by itself: nobody can ask for it. */
export const neverAsked: readonly ContractAct[] = [
  'openBySaleRequest', 'open', 'openByAward', 'expireSale', 'expirePurchase', 'dropBanned', 'expireScheduling',
  'expirePayment', 'expireDelivery', 'reversePayment', 'release',
]
