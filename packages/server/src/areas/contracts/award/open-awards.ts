// Follows auctions that closed with bids: a car that reached its reserve is sold by it, the other sellers are asked.
import { traitsOf } from '@bidyard/contract/shapes/contracts/traits-of'
import { auctionBidders } from '../../bidding/for-other-areas.ts'
import { calendarOf } from '../../reference/for-other-areas.ts'
import { setDeadlines } from '../../../runtime/work/deadlines.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import type { ContractGiven } from '../contract-parts.ts'
import { openContracts } from '../opening/open-contracts.ts'
import { endsBy, numbersOf } from '../steps/ends.ts'
import { beginSteps } from '../steps/step-deadlines.ts'
import { tellContracts, tellRounds } from '../tell-contracts.ts'
import { awardContracts } from './award-contracts.ts'
import { askSellers, consulting, countingBy, leavingPaused, windowOf } from './award-window.ts'
import { type Candidate, listBest, listRounds, listWithBids, type Round } from './rounds.sql.ts'
import { settleEnded } from './settle-bids.ts'

export interface Best {
  readonly round: Round
  readonly candidate: Candidate
}

/** Assumed: a seller who named no price has not said at which one the car is sold, and is asked. */
const isReserveMet = ({ round, candidate }: Best): boolean =>
  round.reserveWon !== null && candidate.amountWon >= round.reserveWon

const awardAtOnce = async (given: ContractGiven, best: readonly Best[]): Promise<void> => {
  const opened = await openContracts(given, best.map(({ round: { kind }, candidate }) => ({
    kind, candidate, as: 'flow', act: 'openByAward', consentNote: null,
  })))
  await awardContracts(given, opened)
  await beginSteps(given, opened)
  tellContracts(given, opened)
}

export const talkAbout = async (
  { tx, doer }: Pick<ContractGiven, 'tx' | 'doer'>, candidates: readonly Pick<Candidate, 'id'>[],
): Promise<void> => {
  await moveStates(tx, auctionBidders, { action: 'consult', as: 'clock', ids: candidates.map(({ id }) => id), doer })
}

const consult = async (given: ContractGiven, best: readonly Best[]): Promise<void> => {
  if (best.length === 0) return
  const { tx, now } = given
  await talkAbout(given, best.map(({ candidate }) => candidate))
  const numbersFor = await numbersOf(given, best.map(({ round }) => round.revision))
  const counting = { tx, calendar: calendarOf(tx) }
  const wanted = []
  for (const { round } of best) {
    const { numbers, after } = endsBy(counting, numbersFor(round.revision))
    wanted.push(consulting(round.id, await after(now, numbers.consultation.due)))
  }
  await setDeadlines(tx, wanted)
}

/**
 * Where every bid stood still nobody is chosen. A shop is told at the end of the time in which it could have been, or
 * it would know that nobody else bid; a car that is offered again says so by itself.
 */
const leavePaused = async (given: ContractGiven, ids: readonly string[]): Promise<void> => {
  const ended = (await listRounds(given.tx, ids)).filter(({ state }) => state === 'cancelled')
  const { retried = [], declined = [] } = Object.groupBy(ended, ({ endReason }) =>
    (endReason === 'retried' ? 'retried' : 'declined'))
  await settleEnded(given, retried.map(({ id }) => id))
  const withBids = await listWithBids(given.tx, declined.map(({ id }) => id))
  const paused = declined.filter(({ id }) => withBids.has(id))
  const { tx, now } = given
  const numbersFor = await numbersOf(given, paused.map(({ revision }) => revision))
  const counting = { tx, ...countingBy(given) }
  const wanted = []
  for (const round of paused) {
    const { numbers, after } = endsBy(counting, numbersFor(round.revision))
    wanted.push(leavingPaused(round.id, traitsOf(round.kind).awardedBy === 'reserve'
      ? await after(now, numbers.consultation.due) : (await windowOf(counting, round, numbers, false)).until))
  }
  await setDeadlines(tx, wanted)
  tellRounds(given, declined)
}

export const openAwards = async (
  given: ContractGiven, closed: readonly { readonly auctionIds: readonly string[] }[],
): Promise<void> => {
  const ids = closed.flatMap(({ auctionIds }) => auctionIds)
  const bestOf = new Map((await listBest(given.tx, ids)).map((candidate) => [candidate.auctionId, candidate]))
  // In a past that is played at once, one of them may have gone further already.
  const rounds = (await listRounds(given.tx, ids)).filter(({ id, state, contractId }) =>
    state === 'contract' && contractId === null && bestOf.has(id))
  const best = rounds.flatMap((round): Best[] => {
    const candidate = traitsOf(round.kind).awardedBy === 'reserve' ? bestOf.get(round.id) : undefined
    return candidate === undefined ? [] : [{ round, candidate }]
  })
  await awardAtOnce(given, best.filter(isReserveMet))
  await consult(given, best.filter((one) => !isReserveMet(one)))
  await askSellers(given, rounds.filter(({ id }) => !best.some(({ round }) => round.id === id)))
  await leavePaused(given, ids)
  tellRounds(given, rounds)
}
