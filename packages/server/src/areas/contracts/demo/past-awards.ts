// The past of contracts in a sandbox: sellers chose whoever bid most, and those took the car or still think about it.
import { traitsOf } from '@bidyard/contract/shapes/contracts/traits-of'
import { listBest, listRounds } from '../award/rounds.sql.ts'
import { openAwards } from '../award/open-awards.ts'
import type { ContractGiven } from '../contract-parts.ts'
import type { ContractRecord } from '../contracts/contracts.sql.ts'
import { acceptPurchase } from '../decisions/decide.ts'
import { openContracts, type Opening } from '../opening/open-contracts.ts'
import { listChoosing } from './past-contracts.sql.ts'

type Begun = Pick<Opening, 'as' | 'act'>

const beginMade = async (
  given: ContractGiven, orderIds: readonly string[], begun: Begun,
): Promise<readonly ContractRecord[]> => {
  const ids = await listChoosing(given.tx, orderIds)
  const kinds = new Map((await listRounds(given.tx, ids)).map(({ id, kind }) => [id, kind]))
  const best = await listBest(given.tx, ids)
  return openContracts(given, best.flatMap((candidate) => {
    const kind = kinds.get(candidate.auctionId)
    return kind === undefined || traitsOf(kind).awardedBy !== 'seller'
      ? [] : [{ kind, candidate, ...begun, consentNote: null }]
  }))
}

/** At the moment that is given, of cars whose sellers choose. */
export const askMade = (given: ContractGiven, orderIds: readonly string[]): Promise<readonly ContractRecord[]> =>
  beginMade(given, orderIds, { as: 'seller', act: 'openBySaleRequest' })

/** The office proposes whoever bid most, and the seller has to say. */
export const offerMade = (given: ContractGiven, orderIds: readonly string[]): Promise<readonly ContractRecord[]> =>
  beginMade(given, orderIds, { as: 'staff', act: 'open' })

/** Of cars that are sold by their reserve nobody is asked. */
export const awardMade = async (given: ContractGiven, orderIds: readonly string[]): Promise<void> => {
  const opened = await askMade(given, orderIds)
  for (const contract of opened) await acceptPurchase(given, contract)
  const taken = new Set(opened.map(({ auctionId }) => auctionId))
  const auctionIds = (await listChoosing(given.tx, orderIds)).filter((id) => !taken.has(id))
  await openAwards(given, [{ auctionIds }])
}
