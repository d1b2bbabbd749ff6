// Ends contracts before they are done: with the bid behind each, its duties, and what was to be paid.
import type { ContractCancelType, ContractKind } from '@bidyard/contract/enums'
import { voidDeadlines } from '../../../runtime/work/deadlines.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { auctionBidders, biddings, tellBids } from '../../bidding/for-other-areas.ts'
import { voidAmounts } from '../../finance/for-other-areas.ts'
import { updateBidders } from '../award/rounds.sql.ts'
import {
  type ContractGiven, machineOf, primeContracts, proContracts, purchaseDecisions, saleDecisions, selfContracts,
} from '../contract-parts.ts'
import { type ContractRecord, updateContracts } from '../contracts/contracts.sql.ts'
import { tellContracts } from '../tell-contracts.ts'
import { listUnpaidOf } from './ending.sql.ts'
import { type Fall, falls } from './falls.ts'
import { holdUpReleased } from './hold-up-released.ts'

export interface FallWish {
  readonly cause: keyof typeof falls
  /** Of a contract that the office ends. */
  readonly type?: ContractCancelType
  /** In the office's words. */
  readonly note?: string | null
}

const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id)

const moveContracts = async (
  { tx, doer }: ContractGiven, contracts: readonly ContractRecord[], { action, as }: Fall, reason: string | null,
): Promise<void> => {
  const of = (kind: ContractKind) => ({
    ids: idsOf(contracts.filter((one) => one.kind === kind)), doer, ...(reason === null ? {} : { reason }),
  })
  await moveStates(tx, selfContracts, { action, as, ...of('self') })
  await moveStates(tx, proContracts, { action, as, ...of('pro') })
  if (action === 'cancel') await moveStates(tx, primeContracts, { action, as: 'staff', ...of('prime') })
}

const moveBids = async (
  given: ContractGiven, contracts: readonly ContractRecord[], { bid, as }: Fall,
): Promise<void> => {
  const { tx, doer } = given
  const [biddingIds, bidderIds] = [contracts.map((one) => one.biddingId), contracts.map((one) => one.bidderId)]
  switch (bid) {
    case 'release': {
      const by = as === 'clock' ? 'clock' : 'seller'
      await moveStates(tx, biddings, { action: 'release', as: by, ids: biddingIds, doer })
      await moveStates(tx, auctionBidders, { action: 'release', as: by, ids: bidderIds, doer })
      await holdUpReleased(given, contracts)
      return
    }
    case 'refuse':
      await moveStates(tx, biddings, { action: 'refuse', as: 'seller', ids: biddingIds, doer })
      await moveStates(tx, auctionBidders, { action: 'refuse', as: 'seller', ids: bidderIds, doer })
      return
    case 'drop':
    case 'cancel':
      await updateBidders(tx, bidderIds, { cancelled: true })
  }
  if (bid === 'cancel' || as === 'staff') {
    await moveStates(tx, biddings, { action: 'cancel', as: 'staff', ids: biddingIds, doer })
    await moveStates(tx, auctionBidders, { action: 'cancel', as: 'flow', ids: bidderIds, doer })
  } else {
    await moveStates(tx, biddings, { action: 'drop', as, ids: biddingIds, doer })
    await moveStates(tx, auctionBidders, { action: 'drop', as, ids: bidderIds, doer })
  }
}

/** Nobody decided: that is written down, too. */
const expireDecisions = async (
  { tx, doer }: ContractGiven, contracts: readonly ContractRecord[], cause: FallWish['cause'],
): Promise<void> => {
  const expired = { action: 'expire', as: 'clock', ids: idsOf(contracts), doer } as const
  if (cause === 'saleExpired') await moveStates(tx, saleDecisions, expired)
  if (cause === 'purchaseExpired') await moveStates(tx, purchaseDecisions, expired)
}

const voidWhatWasExpected = async (
  given: ContractGiven, contracts: readonly ContractRecord[], reason: string,
): Promise<void> => {
  const awarded = contracts.filter(({ awardedAt }) => awardedAt !== null)
  const unpaid = await listUnpaidOf(given.tx, idsOf(awarded))
  if (unpaid.length > 0) await voidAmounts(given, { ids: unpaid, as: 'flow', reason })
}

/** Orders, auctions and contracts are locked. What comes next for the cars is the caller's to say. */
export const fallContracts = async (
  given: ContractGiven, contracts: readonly ContractRecord[], wish: FallWish,
): Promise<void> => {
  if (contracts.length === 0) return
  const { tx } = given
  const { cause, type = null, note = null } = wish
  const fall: Fall = falls[cause]
  await updateContracts(tx, idsOf(contracts), { cancelled: { cause, type, note } })
  await expireDecisions(given, contracts, cause)
  await moveContracts(given, contracts, fall, note)
  await moveBids(given, contracts, fall)
  for (const [kind, group] of Map.groupBy(contracts, (contract) => contract.kind))
    await voidDeadlines(tx, { machine: machineOf[kind], rowIds: idsOf(group) })
  await voidWhatWasExpected(given, contracts, `contract ended: ${cause}`)
  await tellBids(given, contracts.map(({ biddingId }) => biddingId))
  tellContracts(given, contracts)
}
