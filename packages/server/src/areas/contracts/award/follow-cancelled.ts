// Follows bids that were cancelled after the close: the next one is talked about, or the round is over with the last.
import type { PayloadOf } from '@bidyard/contract/events'
import { traitsOf } from '@bidyard/contract/shapes/contracts/traits-of'
import type { ContractGiven } from '../contract-parts.ts'
import { tellRounds } from '../tell-contracts.ts'
import { talkAbout } from './open-awards.ts'
import { listAuctionsOf, listBest, listConsulted, listRounds } from './rounds.sql.ts'
import { endWithoutBuyer } from './settle-bids.ts'

export const followCancelled = async (
  given: ContractGiven, told: readonly PayloadOf<'bidsCancelled'>[],
): Promise<void> => {
  const { tx } = given
  const ids = await listAuctionsOf(tx, told.flatMap(({ biddingIds }) => biddingIds))
  // Of a contract that ended whoever ended it has said already what comes next.
  const rounds = (await listRounds(tx, ids)).filter(({ state, orderState, contractId }) =>
    state === 'contract' && orderState === 'biddingCompleted' && contractId === null)
  const talked = new Set((await listConsulted(tx, ids)).map(({ auctionId }) => auctionId))
  const silent = rounds.filter(({ id }) => !talked.has(id))
  const { over = [], left = [] } = Object.groupBy(silent, ({ candidatesLeft }) =>
    (candidatesLeft === 0 ? 'over' : 'left'))
  await endWithoutBuyer(given, over.map(({ id }) => id), { by: 'flow', retry: 'asConfigured', note: null })
  const consulted = left.filter(({ kind }) => traitsOf(kind).awardedBy === 'reserve')
  // In what is left of the time: the bidders were told until when they are bound at the latest.
  await talkAbout(given, await listBest(tx, consulted.map(({ id }) => id)))
  tellRounds(given, rounds.filter((round) => !over.includes(round)))
}
