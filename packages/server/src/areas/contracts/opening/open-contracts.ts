// Opens contracts for bidders who were chosen: their bids are reserved, and whoever has to decide is given a time.
import { type ContractKind, contractStep, type ContractStep } from '@bidyard/contract/enums'
import { rowOf } from '@bidyard/contract/contract-kinds'
import { auctionBidders, biddings, tellBids } from '../../bidding/for-other-areas.ts'
import { meetDeadlines } from '../../../runtime/work/deadlines.ts'
import { moveEach } from '../../../runtime/work/move-states.ts'
import { lockShops } from '../../finance/for-other-areas.ts'
import { beginSteps } from '../steps/step-deadlines.ts'
import { remindDuty } from '../award/award-window.ts'
import { type Candidate, updateBidders } from '../award/rounds.sql.ts'
import { type ContractGiven, machineOf } from '../contract-parts.ts'
import {
  type ContractRecord, insertBeginnings, insertContracts, listContractsById,
} from '../contracts/contracts.sql.ts'
import { tellTurn } from '../tell-contracts.ts'

export interface Opening {
  readonly kind: ContractKind
  readonly candidate: Candidate
  readonly as: 'seller' | 'staff' | 'flow'
  /** Who decides first; nobody where the bid binds. */
  readonly act: 'open' | 'openBySaleRequest' | 'openByAward'
  readonly consentNote: string | null
}

/** As the table of its kind says. */
const beginsAt = ({ kind, act }: Opening): ContractStep => {
  const step = contractStep.values.find((one) => one === rowOf(kind, act)?.to)
  if (step === undefined) throw new Error(`no ${kind} contract begins by ${act}`)
  return step
}

/** One set for each part in which somebody chose, and for each state that they were chosen from. */
const reserve = async ({ tx, doer }: ContractGiven, openings: readonly Opening[]): Promise<void> => {
  for (const [as, group] of Map.groupBy(openings, (opening) => opening.as)) {
    await moveEach(tx, biddings, {
      action: 'reserve', as, ids: group.map(({ candidate }) => candidate.biddingId), doer,
    })
    const { consulted = [], waiting = [] } = Object.groupBy(group, ({ candidate }) =>
      (candidate.state === 'afterConsulting' ? 'consulted' : 'waiting'))
    const ids = (of: readonly Opening[]) => of.map(({ candidate }) => candidate.id)
    await moveEach(tx, auctionBidders, { action: 'choose', as, ids: ids(waiting), doer })
    await moveEach(tx, auctionBidders, { action: 'chooseConsulted', as: 'staff', ids: ids(consulted), doer })
  }
}

/** Sale and purchase are decided within the same time; a buyer who is asked hears of it. */
export const askToDecide = async (
  given: Pick<ContractGiven, 'tx' | 'now' | 'emit'>, contracts: readonly ContractRecord[],
): Promise<void> => {
  await beginSteps(given, contracts)
  for (const { id, state } of contracts)
    if (state === 'purchaseDecision') given.emit('purchaseAsked', { contractId: id })
}

/** Orders and auctions are locked, and each candidate was judged. */
export const openContracts = async (
  given: ContractGiven, openings: readonly Opening[],
): Promise<readonly ContractRecord[]> => {
  if (openings.length === 0) return []
  const { tx, doer } = given
  // A bid that is chosen raises its shop's standing.
  await lockShops(tx, openings.map(({ candidate }) => candidate.shopId))
  await reserve(given, openings)
  const ids = await insertContracts(tx, openings.map((opening) => ({
    kind: opening.kind, step: beginsAt(opening), isAwarded: opening.act === 'openByAward',
    auctionId: opening.candidate.auctionId, bidderId: opening.candidate.id, openedAs: opening.as,
    consentNote: opening.consentNote,
  })), doer.memberId)
  await insertBeginnings(tx, openings.map((opening, at) => ({
    machine: machineOf[opening.kind], rowId: ids[at] ?? '', action: opening.act, to: beginsAt(opening),
    actor: opening.as, reason: opening.consentNote,
  })), doer)
  const asked = openings.filter(({ act }) => act === 'openBySaleRequest')
  await updateBidders(tx, asked.map(({ candidate }) => candidate.id), { requested: true })
  const auctionIds = openings.map(({ candidate }) => candidate.auctionId)
  for (const duty of ['chooseCandidate', remindDuty, 'consult'])
    await meetDeadlines(tx, { machine: 'auction', rowIds: auctionIds, duty })
  const opened = await listContractsById(tx, ids)
  await askToDecide(given, opened)
  for (const [at, { kind, act, as }] of openings.entries())
    tellTurn(given, opened.filter(({ id }) => id === ids[at]), { turn: 'contract', act, as, row: rowOf(kind, act) })
  await tellBids(given, openings.map(({ candidate }) => candidate.biddingId))
  return opened
}
