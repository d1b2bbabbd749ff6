// What waits for a second person and cannot be done any more, because the money went another way: it lapses by itself.
import type { Reaction, ReactionGiven } from '../../../runtime/work/events.ts'
import { findSellerFee } from '../seller-fees/seller-fees.sql.ts'
import { findUnmatched } from '../unmatched/unmatched.sql.ts'
import { lapseFound } from './lapse.ts'
import { listOpenAbout, listOpenOfShops, lockOpenById, type ProposalRecord } from './proposals.sql.ts'
import { whyOvertaken } from './why-overtaken.ts'

/** Only what lapses is held: of the rest somebody may decide meanwhile. */
const lapseWhere = async (
  given: ReactionGiven, open: readonly ProposalRecord[],
  judge: (proposal: ProposalRecord) => Promise<string | undefined>,
): Promise<void> => {
  for (const proposal of open) {
    const reason = await judge(proposal)
    if (reason !== undefined) await lapseFound(given, await lockOpenById(given.tx, proposal.id), reason)
  }
}

const ofShops = async (given: ReactionGiven, shopIds: readonly string[]): Promise<void> =>
  lapseWhere(given, await listOpenOfShops(given.tx, [...new Set(shopIds)]),
    (proposal) => whyOvertaken(given.tx, proposal))

/**
 * Whatever moves money of a shop may overtake what is proposed about any of it: a bill that is paid out of its credit
 * leaves less to be paid out, a correction less to be given back for its car.
 */
export const lapseWithShops = async (
  given: ReactionGiven, payloads: readonly { readonly shopId: string }[],
): Promise<void> => ofShops(given, payloads.map(({ shopId }) => shopId))

export const lapseWithUnmatched: Reaction<'unmatchedPaymentChanged'> = async (given, payloads) => {
  const { tx } = given
  const payments = []
  for (const { paymentId } of payloads) payments.push(await findUnmatched(tx, paymentId))
  const known = payments.filter((payment) => payment !== undefined)
  const stateOf = new Map(known.map(({ id, state }) => [id, state]))
  await lapseWhere(given, await listOpenAbout(tx, [...stateOf.keys()]), async ({ subjectId }) => {
    const state = stateOf.get(subjectId)
    return state === undefined || state === 'waiting' ? undefined : `the payment is ${state}`
  })
  // What was left of it was its shop's credit.
  await ofShops(given, known.flatMap(({ shopId }) => (shopId === null ? [] : [shopId])))
}

export const lapseWithSellerFee: Reaction<'sellerFeeChanged'> = async (given, payloads) =>
  lapseWhere(given, await listOpenAbout(given.tx, payloads.map(({ feeId }) => feeId)), async (proposal) => {
    const fee = await findSellerFee(given.tx, proposal.subjectId)
    return fee === undefined || fee.state === 'billed' ? undefined : `the fee is ${fee.state}`
  })
