// What the clock does with decisions that came too late, and with rounds whose sellers chose nobody in time.
import { lockAuctions } from '../../auctions/for-other-areas.ts'
import { setDeadlines } from '../../../runtime/work/deadlines.ts'
import { contractStep } from '@bidyard/contract/enums'
import type { Attend } from '../../../runtime/work/sweeper.ts'
import { listBarred } from '../../shops/for-other-areas.ts'
import { goOn } from '../award/go-on.ts'
import { tellChoice } from '../award/award-window.ts'
import { findWindow, listRounds } from '../award/rounds.sql.ts'
import { endWithoutBuyer, settleEnded } from '../award/settle-bids.ts'
import { type ContractGiven, machineOf } from '../contract-parts.ts'
import { type ContractRecord, listContractsById, lockContracts } from '../contracts/contracts.sql.ts'
import { askOffice } from '../steps/attention.ts'
import { breachOf } from '../steps/kinds.ts'
import { fallContracts, type FallWish } from './fall-contracts.ts'

interface Due {
  readonly rowId: string
}

/** Their orders are held by the clock; auctions come before contracts. */
export const holdDue = async (
  { tx }: ContractGiven, due: readonly Due[], steps: readonly ContractRecord['state'][],
): Promise<readonly ContractRecord[]> => {
  const ids = due.map(({ rowId }) => rowId)
  const found = await listContractsById(tx, ids)
  await lockAuctions(tx, found.map(({ auctionId }) => auctionId))
  return (await lockContracts(tx, ids)).filter(({ state }) => steps.includes(state))
}

const fallAndGoOn = async (
  given: ContractGiven, contracts: readonly ContractRecord[], cause: FallWish['cause'],
): Promise<void> => {
  await fallContracts(given, contracts, { cause })
  await goOn(given, contracts.map(({ auctionId }) => auctionId))
}

export const expireSales: Attend = async (given, due) => {
  await fallAndGoOn(given, await holdDue(given, due, ['salesDecision']), 'saleExpired')
}

/** Of contracts that are locked and whose time is over. */
export const expirePurchasesOf = async (
  given: ContractGiven, contracts: readonly ContractRecord[],
): Promise<void> => {
  await fallAndGoOn(given, contracts, 'purchaseExpired')
  for (const { id, kind } of contracts) {
    const detail = breachOf(kind, 'purchaseDecision')
    if (detail !== undefined) given.emit('contractBroken', { contractId: id, detail, missedAt: null })
  }
}

export const expirePurchases: Attend = async (given, due) => {
  await expirePurchasesOf(given, await holdDue(given, due, ['purchaseDecision']))
}

const isReserved = ({ state }: ContractRecord): boolean => state === 'salesDecision' || state === 'purchaseDecision'

/** What was reserved falls; what is awarded stands, and the office looks at it. A ban may be taken back by now. */
export const followBan: Attend = async (given, due) => {
  const open = await holdDue(given, due, contractStep.values.filter((step) => step !== 'done' && step !== 'cancelled'))
  const barred = new Set(await listBarred(given.tx, open.map(({ shopId }) => shopId)))
  const held = open.filter(({ shopId }) => barred.has(shopId))
  await fallAndGoOn(given, held.filter(isReserved), 'shopBanned')
  await askOffice(given, held.filter((one) => !isReserved(one)), 'staff')
}

/** Their seller chose nobody, or the office never told what the seller wishes. */
export const endUnanswered: Attend = async (given, due) => {
  const { tx } = given
  const held = await lockAuctions(tx, due.map(({ rowId }) => rowId))
  const ids = (await listRounds(tx, held.map(({ id }) => id)))
    .filter(({ state, contractId }) => state === 'contract' && contractId === null).map(({ id }) => id)
  await endWithoutBuyer(given, ids, { by: 'clock', retry: 'asConfigured', note: null })
}

/** Whoever still has to choose. */
export const remindOfChoice: Attend = async (given, due) => {
  const held = await lockAuctions(given.tx, due.map(({ rowId }) => rowId))
  for (const round of await listRounds(given.tx, held.map(({ id }) => id))) {
    const { chooseUntil } = await findWindow(given.tx, round.id)
    if (round.state === 'contract' && round.contractId === null && chooseUntil !== null)
      tellChoice(given, { round, until: chooseUntil }, true)
  }
}

/** Whose bids stood still until the end, and waited as if there were others. */
export const settlePaused: Attend = async (given, due) =>
  settleEnded(given, (await lockAuctions(given.tx, due.map(({ rowId }) => rowId))).map(({ id }) => id))

/** A permanent ban reaches contracts by the clock, at once: it takes the order of every lock. */
export const reachBanned = async (
  { tx, now }: ContractGiven, contracts: readonly Pick<ContractRecord, 'id' | 'kind'>[],
): Promise<void> => setDeadlines(tx, contracts.map(({ id, kind }) => ({
  machine: machineOf[kind], rowId: id, duty: 'followBan', whose: 'clock', holderId: null, dueAt: now, finalAt: null,
})))
