// Follows auctions that closed with bids: a prime car that reached its reserve is sold, the other sellers are asked.
import { afterQuietHours } from '../../auctions/for-other-areas.ts'
import { auctionBidders } from '../../bidding/for-other-areas.ts'
import { endOfSpan } from '../../reference/for-other-areas.ts'
import { setDeadlines } from '../../../runtime/work/deadlines.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import type { ContractGiven } from '../contract-parts.ts'
import { openContracts } from '../opening/open-contracts.ts'
import { tellContracts, tellRounds } from '../tell-contracts.ts'
import { awardContracts } from './award-contracts.ts'
import { askSellers, consulting, deadlinesOf } from './award-window.ts'
import { type Candidate, listBest, listRounds, type Round } from './rounds.sql.ts'
import { settleEnded } from './settle-bids.ts'

interface Best {
  readonly round: Round
  readonly candidate: Candidate
}

/** Assumed: a seller who named no price has not said at which one the car is sold, and is asked. */
const isReserveMet = ({ round, candidate }: Best): boolean =>
  round.reserveWon !== null && candidate.amountWon >= round.reserveWon

const awardAtOnce = async (given: ContractGiven, best: readonly Best[]): Promise<void> => {
  const opened = await openContracts(given, best.map(({ candidate }) => ({
    kind: 'prime', candidate, as: 'flow', step: 'lienConfirmation', consentNote: null,
  })))
  await awardContracts(given, opened)
  tellContracts(given, opened)
}

const consult = async (given: ContractGiven, best: readonly Best[]): Promise<void> => {
  if (best.length === 0) return
  const { tx, now, doer } = given
  await moveStates(tx, auctionBidders, {
    action: 'consult', as: 'clock', ids: best.map(({ candidate }) => candidate.id), doer,
  })
  const numbers = await deadlinesOf(given, best.map(({ round }) => round.revision))
  const wanted = []
  for (const { round } of best) {
    const { consultation, quietHours } = numbers(round.revision)
    wanted.push(consulting(round.id, afterQuietHours(await endOfSpan(tx, now, consultation.due), quietHours)))
  }
  await setDeadlines(tx, wanted)
}

export const openAwards = async (
  given: ContractGiven, closed: readonly { readonly auctionIds: readonly string[] }[],
): Promise<void> => {
  const ids = closed.flatMap(({ auctionIds }) => auctionIds)
  const rounds = (await listRounds(given.tx, ids)).filter(({ state }) => state === 'contract')
  const bestOf = new Map((await listBest(given.tx, ids)).map((candidate) => [candidate.auctionId, candidate]))
  const best = rounds.flatMap((round): Best[] => {
    const candidate = round.kind === 'prime' ? bestOf.get(round.id) : undefined
    return candidate === undefined ? [] : [{ round, candidate }]
  })
  await awardAtOnce(given, best.filter(isReserveMet))
  await consult(given, best.filter((one) => !isReserveMet(one)))
  await askSellers(given, rounds.filter(({ id }) => !best.some(({ round }) => round.id === id)), false)
  // Bids that were paused until the end had no rank, and so nothing to wait for.
  await settleEnded(given, ids)
  tellRounds(given, rounds)
}
