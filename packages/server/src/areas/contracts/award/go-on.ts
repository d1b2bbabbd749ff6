// After a bidder fell: the seller is asked again while somebody is left to be chosen, or the round is over.
import { readConfigurationAt } from '../../reference/for-other-areas.ts'
import type { Reader } from '../../../runtime/database/database.ts'
import type { ContractGiven } from '../contract-parts.ts'
import { numbersOf } from '../steps/ends.ts'
import { tellRounds } from '../tell-contracts.ts'
import { askToChoose, type BySeller, countingBy, windowOf } from './award-window.ts'
import { listRounds, type Round } from './rounds.sql.ts'
import { endWithoutBuyer } from './settle-bids.ts'

/** How many may be chosen in a round, by the numbers that hold for it. */
export const candidatesMaxOf = async (
  { tx }: { readonly tx: Reader }, rounds: readonly Round[],
): Promise<(round: Round) => { readonly candidatesMax: number; readonly revertsMax: number }> => {
  const known = new Map<number, { readonly candidatesMax: number; readonly revertsMax: number }>()
  for (const revision of new Set(rounds.map((round) => round.revision)))
    if (revision !== null) known.set(revision, (await readConfigurationAt(tx, 'bidding', revision)).value)
  return ({ revision }) => (revision === null ? undefined : known.get(revision)) ?? { candidatesMax: 0, revertsMax: 0 }
}

/** Of auctions whose contract has just ended before the award. Answers those that go on. */
export const goOn = async (
  given: ContractGiven, auctionIds: readonly string[], bySeller: BySeller = null,
): Promise<readonly string[]> => {
  const rounds = (await listRounds(given.tx, auctionIds)).filter(({ state, contractId }) =>
    state === 'contract' && contractId === null)
  const numbers = await numbersOf(given, rounds.map(({ revision }) => revision))
  const bounds = await candidatesMaxOf(given, rounds)
  const counting = countingBy(given)
  const next: { readonly round: Round; readonly until: Date }[] = []
  const over: Round[] = []
  for (const round of rounds) {
    const { until, againUntil } = await windowOf(counting, round, numbers(round.revision), true)
    const isLeft = round.candidatesLeft > 0 && round.candidatesUsed < bounds(round).candidatesMax
    if (isLeft && given.now.getTime() <= againUntil.getTime()) next.push({ round, until })
    else over.push(round)
  }
  await askToChoose(given, next, bySeller)
  tellRounds(given, next.map(({ round }) => round))
  await endWithoutBuyer(given, over.map(({ id }) => id), { by: 'flow', retry: 'asConfigured', note: null })
  return next.map(({ round }) => round.id)
}
