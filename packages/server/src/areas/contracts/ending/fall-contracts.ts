// Ends contracts before they are done: with the bid behind each, its duties, and what was to be paid.
import type { ContractCancelType } from '@bidyard/contract/enums'
import type { Actor } from '@bidyard/contract/machine'
import { type Fall, falls } from '@bidyard/contract/states/contracts/falls'
import { voidDeadlines } from '../../../runtime/work/deadlines.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { auctionBidders, biddings, tellBids } from '../../bidding/for-other-areas.ts'
import { annulByHand, carMoneyActs, lapseProposals, lockShops, voidAmounts } from '../../finance/for-other-areas.ts'
import { callOffDeliveries } from '../../yard/for-other-areas.ts'
import { updateBidders } from '../award/rounds.sql.ts'
import {
  adjustments, type ContractGiven, machineOf, purchaseDecisions, saleDecisions, screenings,
} from '../contract-parts.ts'
import { type ContractRecord, updateContracts } from '../contracts/contracts.sql.ts'
import { moveContracts } from '../steps/move-contracts.ts'
import { tellContracts } from '../tell-contracts.ts'
import { updateStepFacts } from '../contracts/step-facts.sql.ts'
import { updateDisputesCancelled } from '../takeover/takeovers.sql.ts'
import { listPaidByHandOf, listUnpaidOf } from './ending.sql.ts'
import { giveUpBreaches } from './give-up.ts'
import { holdUpReleased } from './hold-up-released.ts'

export interface FallWish {
  readonly cause: keyof typeof falls
  /** Who did it, where several may. */
  readonly as?: Actor
  /** Of a contract that the office ends. */
  readonly type?: ContractCancelType
  /** In the office's words. */
  readonly note?: string | null
}

const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id)

/** A candidate is dropped by whoever ended the contract before the award. */
const partOf = (as: Actor): 'seller' | 'buyer' | 'clock' | 'flow' =>
  as === 'seller' || as === 'buyer' || as === 'clock' ? as : 'flow'

const moveBids = async (
  given: ContractGiven, contracts: readonly ContractRecord[], { bid, as }: Fall,
): Promise<void> => {
  const { tx, doer } = given
  const [biddingIds, bidderIds] = [contracts.map((one) => one.biddingId), contracts.map((one) => one.bidderId)]
  // An award that ends raises its shop's standing, which whoever moves money of the shop writes with the shop held.
  await lockShops(tx, contracts.map(({ shopId }) => shopId))
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
      await updateBidders(tx, bidderIds, { cancelled: true })
      await moveStates(tx, biddings, { action: 'drop', as: partOf(as), ids: biddingIds, doer })
      await moveStates(tx, auctionBidders, { action: 'drop', as: partOf(as), ids: bidderIds, doer })
      return
    case 'cancel':
      await updateBidders(tx, bidderIds, { cancelled: true })
      await moveStates(tx, biddings, {
        action: 'cancel', as: as === 'staff' ? 'staff' : 'flow', ids: biddingIds, doer,
      })
      await moveStates(tx, auctionBidders, { action: 'cancel', as: 'flow', ids: bidderIds, doer })
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
  await annulByHand(given, { ids: await listPaidByHandOf(given.tx, idsOf(awarded)), reason })
}

const reasonOf = (cause: FallWish['cause']): string => `contract ended: ${cause}`

/**
 * Who was asked to buy hears that nobody asks any more, and whose price the seller did not want, that the car is lost;
 * after the award it is the contract that ends.
 */
const tellOfDropped = ({ emit }: ContractGiven, contracts: readonly ContractRecord[], { bid, as }: Fall): void => {
  const asked = contracts.filter(({ awardedAt }) => awardedAt === null)
  const isDropped = (bid === 'drop' && as === 'seller') || (bid === 'cancel' && as === 'staff')
  const biddingIds = asked.map(({ biddingId }) => biddingId)
  if (isDropped && asked.length > 0) emit('bidsCancelled', { biddingIds })
  if (bid === 'refuse' && asked.length > 0) emit('bidsLost', { biddingIds })
}

/** Orders, auctions and contracts are locked. What comes next for the cars is the caller's to say. */
export const fallContracts = async (
  given: ContractGiven, contracts: readonly ContractRecord[], wish: FallWish,
): Promise<void> => {
  if (contracts.length === 0) return
  const { tx } = given
  const { cause, type = null, note = null } = wish
  // Bids, amounts and violations that follow are the shops', who come before all of them.
  await lockShops(tx, contracts.map(({ shopId }) => shopId))
  const fall: Fall = { ...falls[cause], ...(wish.as === undefined ? {} : { as: wish.as }) }
  await updateContracts(tx, idsOf(contracts), { cancelled: { cause, type, note } })
  await updateStepFacts(tx, idsOf(contracts), { attention: null })
  await updateDisputesCancelled(tx, idsOf(contracts), { memberId: given.doer.memberId, note })
  await expireDecisions(given, contracts, cause)
  await moveContracts(given, contracts, { ...fall, reason: note })
  await moveBids(given, contracts, fall)
  for (const [kind, group] of Map.groupBy(contracts, (contract) => contract.kind))
    await voidDeadlines(tx, { machine: machineOf[kind], rowIds: idsOf(group) })
  for (const machine of [screenings.machine.name, adjustments.machine.name])
    await voidDeadlines(tx, { machine, rowIds: idsOf(contracts) })
  await callOffDeliveries(given, contracts.map(({ orderId }) => orderId), reasonOf(cause))
  await voidWhatWasExpected(given, contracts, reasonOf(cause))
  await lapseProposals(given, { acts: carMoneyActs, subjectIds: idsOf(contracts), reason: reasonOf(cause) })
  const awarded = contracts.filter(({ awardedAt }) => awardedAt !== null)
  await giveUpBreaches(given, awarded, 'the contract ended before it was done')
  await tellBids(given, contracts.map(({ biddingId }) => biddingId))
  tellOfDropped(given, contracts, fall)
  tellContracts(given, contracts)
}
