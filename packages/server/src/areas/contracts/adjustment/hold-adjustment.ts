// Takes hold of a price cut by its bid: of an awarded car that stands with its owner, between visit and payment.
import { type Actor, actorsOf } from '@bidyard/contract/machine'
import type { DetailOf } from '@bidyard/contract/errors'
import type { Caller } from '../../../runtime/caller.ts'
import type { Reader, Tx } from '../../../runtime/database/database.ts'
import { Failure, type Refuse } from '../../../runtime/failure.ts'
import { findCarMoney } from '../../finance/for-other-areas.ts'
import { adjustments } from '../contract-parts.ts'
import type { ContractRecord } from '../contracts/contracts.sql.ts'
import { findContractOfBidding } from '../contracts/of-bidding.sql.ts'
import { type HeldContract, holdContract } from '../contracts/hold-contract.ts'
import { contractViewerOf, type ContractViewer } from '../contracts/seen-contracts.ts'
import { wrongStep } from '../contracts/wrong-step.ts'
import { type Part, partIn } from '../steps/hold-act.ts'
import { isBeforeVisit } from '../visits/visit-rules.ts'
import { type AdjustmentRecord, findAdjustmentOf } from './adjustments.sql.ts'

interface Asking {
  readonly tx: Tx
  readonly now: Date
  readonly caller: Caller
  readonly refuse: Refuse
}

/** Under which files hang on a price cut. */
export const photoSubject = 'contractAdjustment'

export const wrongState = (detail: DetailOf<'INVALID_STATE'>): Failure => new Failure('INVALID_STATE', detail)

/** A bid without a contract has no price that could be cut; while bids are sealed its seller knows of none. */
export const findAdjustable = async (
  db: Reader, { caller, refuse }: Pick<Asking, 'caller' | 'refuse'>, biddingId: string,
): Promise<{ readonly contract: ContractRecord; readonly viewer: ContractViewer }> => {
  const found = await findContractOfBidding(db, biddingId)
  const viewer = found === undefined ? undefined : contractViewerOf(caller, found.seen)
  const isBid = found?.contract === undefined && viewer === 'seller'
  if (found === undefined || viewer === undefined || isBid) throw refuse('notFound')
  if (found.houseType !== 'onsite') throw wrongState('0004.invalid_auction_house_type')
  if (found.contract === undefined || found.contract.awardedAt === null)
    throw wrongState('0003.invalid_bidding_state')
  return { contract: found.contract, viewer }
}

const keepToVisit = async (db: Reader, { id, state, auctionState, cancelledAt }: ContractRecord): Promise<void> => {
  if (auctionState !== 'contract') throw wrongState('0002.invalid_auction_state')
  if (cancelledAt !== null) throw wrongState('0003.invalid_bidding_state')
  const price = (await findCarMoney(db, id))?.price
  if (price?.state !== 'expected') throw wrongState('0005.invalid_amount_state')
  if (state !== 'tradeResult') throw wrongState('0002.invalid_auction_state')
}

export interface HeldAdjustment extends HeldContract {
  readonly as: Part
  readonly adjustment: AdjustmentRecord | undefined
}

type AdjustmentAct = keyof (typeof adjustments)['machine']['actions']

/** Kind, party, state: as with every act on a contract. */
export const holdAdjustment = async (
  given: Asking, { biddingId, acts, wrong }: {
    readonly biddingId: string
    /** The first of these that the price cut can do now. */
    readonly acts: readonly AdjustmentAct[]
    readonly wrong: '0001.already_submitted' | '0001.not_submitted'
  },
): Promise<HeldAdjustment & { readonly act: AdjustmentAct }> => {
  const { tx } = given
  const { contract: { id } } = await findAdjustable(tx, given, biddingId)
  const held = await holdContract(given, id)
  const rows = acts.map((act) => [act, adjustments.machine.actions[act]] as const)
  const everybody: Actor[] = rows.flatMap(([, row]) => actorsOf(row))
  if (await partIn(given, held, everybody) === undefined) throw wrongStep('party')
  await keepToVisit(tx, held.contract)
  // Nobody has seen the car before the visit has begun.
  if (acts.includes('submit') && isBeforeVisit(held.contract, given.now)) throw wrongState('0002.invalid_auction_state')
  const adjustment = await findAdjustmentOf(tx, id)
  const state = adjustment?.state ?? 'notSubmitted'
  const fitting = rows.filter(([, { from }]) => (from as readonly string[]).includes(state))
  if (fitting.length === 0) throw wrongState(wrong)
  for (const [act, row] of fitting) {
    const as = await partIn(given, held, actorsOf(row))
    if (as !== undefined) return { ...held, as, act, adjustment }
  }
  throw wrongStep('party')
}
