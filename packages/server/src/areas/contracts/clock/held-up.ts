// Where the clock blames nobody: somebody else has a step in hand, or leaves whoever owes it no way to do it.
import type { ContractAct } from '@bidyard/contract/contract-kinds'
import { traitsOf } from '@bidyard/contract/shapes/contracts/traits-of'
import { listNumbersSince } from '../../finance/for-other-areas.ts'
import { findCarrierSince } from '../../shops/for-other-areas.ts'
import { findLastDelivery } from '../../yard/for-other-areas.ts'
import { listAdjustmentsOf } from '../adjustment/adjustments.sql.ts'
import { isWaiting } from '../adjustment/adjustment-of.ts'
import { type ContractGiven, machineOf } from '../contract-parts.ts'
import type { ContractRecord } from '../contracts/contracts.sql.ts'
import { couldChoose } from '../delivery/delivery-rules.ts'
import { findLastSaid } from '../steps/last-due.sql.ts'
import { findOpenDispute } from '../takeover/takeovers.sql.ts'
import { hasFreeVisit } from '../visits/free-visits.ts'
import { couldPay } from './could-pay-rules.ts'
import { noticeMs } from './notice-rules.ts'

type Given = Pick<ContractGiven, 'tx' | 'now'>

/** A price cut, papers or a dispute that is looked at: its end begins the step's time anew. */
export const listLookedAt = async (
  { tx }: Given, contracts: readonly ContractRecord[],
): Promise<ReadonlySet<string>> => {
  const found = new Set(contracts.filter(({ state, screeningState }) =>
    state === 'screening' && screeningState === 'inProgress').map(({ id }) => id))
  const visited = contracts.filter(({ state }) => state === 'tradeResult').map(({ id }) => id)
  for (const cut of await listAdjustmentsOf(tx, visited)) if (isWaiting(cut)) found.add(cut.contractId)
  for (const { id, state } of contracts)
    if (state === 'takeoverConfirmation' && await findOpenDispute(tx, id) !== undefined) found.add(id)
  return found
}

const sellersWord: readonly ContractAct[] = ['offerVisitWindows', 'delaySchedule']

/**
 * Assumed: a slot that has passed by now counts, or whoever stays silent would be to blame for nothing; but not one
 * that came too soon after the seller’s own word, who put the visit off or offered another time; and none at all while
 * that word is so new that nobody could have answered it.
 */
const listUnvisitable = async (
  { tx, now }: Given, contracts: readonly ContractRecord[],
): Promise<ReadonlySet<string>> => {
  const found = new Set<string>()
  for (const contract of contracts) {
    if (contract.state !== 'tradeScheduling') continue
    const said = await findLastSaid(tx, {
      machine: machineOf[contract.kind], id: contract.id, step: contract.state, acts: sellersWord,
    })
    const isSellers = said !== undefined && said.actor === 'seller' && sellersWord.includes(said.action)
    const from = new Date((said?.at ?? contract.createdAt).getTime() + (isSellers ? noticeMs : 0))
    const isUnanswerable = isSellers && now < from
    if (isUnanswerable || !await hasFreeVisit(tx, contract, { from, windows: contract.visitWindows }))
      found.add(contract.id)
  }
  return found
}

/** Nobody could be chosen to bring the car. */
const listUndeliverable = async (
  { tx, now }: Given, contracts: readonly ContractRecord[],
): Promise<ReadonlySet<string>> => {
  const waiting = contracts.filter(({ state }) => state === 'deliveryScheduling')
  if (waiting.length === 0) return new Set()
  const carrierSince = await findCarrierSince(tx)
  const stuck = waiting.filter(({ awardedAt, createdAt }) =>
    !couldChoose({ carrierSince, begunAt: awardedAt ?? createdAt, now }))
  return new Set(stuck.map(({ id }) => id))
}

/** Whose bank gave out no number in time, or none at all. */
export const listUnpayable = async (
  { tx, now }: Given, contracts: readonly ContractRecord[],
): Promise<ReadonlySet<string>> => {
  const found = new Set<string>()
  for (const { id, kind, state, createdAt } of contracts) {
    if (state !== 'payment' || traitsOf(kind).paid !== 'throughHouse') continue
    const asked = await findLastSaid(tx, { machine: machineOf[kind], id, step: state, acts: ['reversePayment'] })
    if (!couldPay(now, await listNumbersSince(tx, id, asked?.at ?? createdAt))) found.add(id)
  }
  return found
}

/** A carrier has the car, and its buyer nothing to take over yet. */
const listUnderway = async ({ tx }: Given, contracts: readonly ContractRecord[]): Promise<ReadonlySet<string>> => {
  const found = new Set<string>()
  for (const { id, state, orderId, awardedAt, handedOverAt } of contracts) {
    if (state !== 'takeoverConfirmation' || awardedAt === null || handedOverAt !== null) continue
    const delivery = await findLastDelivery(tx, orderId, { from: awardedAt })
    if (delivery !== undefined && delivery.leftAt === null && delivery.state !== 'cancelled') found.add(id)
  }
  return found
}

/** Those whose buyer had no way to do what their step asks for. */
export const listHelpless = async (
  given: Given, contracts: readonly ContractRecord[],
): Promise<ReadonlySet<string>> => new Set([
  ...await listUnvisitable(given, contracts), ...await listUndeliverable(given, contracts),
  ...await listUnpayable(given, contracts), ...await listUnderway(given, contracts),
])
