// Ends what waits for a second person, where the world has moved on: nobody confirms later what was meant for before.
import type { MoneyAct } from '@bidyard/contract/enums'
import { moveEach } from '../../../runtime/work/move-states.ts'
import { type MoneyGiven, moneyProposals } from '../finance-parts.ts'
import { lockOpenProposals, updateLapsed } from './proposals.sql.ts'

export interface Lapse {
  readonly acts: readonly MoneyAct[]
  readonly subjectIds: readonly string[]
  readonly reason: string
}

/** They are held, and what they are about was held before them. */
export const lapseFound = async (
  { tx, doer, emit }: MoneyGiven, ids: readonly string[], reason: string,
): Promise<void> => {
  if (ids.length === 0) return
  await updateLapsed(tx, ids, reason)
  await moveEach(tx, moneyProposals, { action: 'lapse', as: 'flow', ids, doer, reason })
  for (const proposalId of ids) emit('moneyProposalChanged', { proposalId })
}

/** What they are about is held. */
export const lapseProposals = async (given: MoneyGiven, { reason, ...about }: Lapse): Promise<void> =>
  lapseFound(given, await lockOpenProposals(given.tx, about), reason)

/** Everything that two people may decide about the money of a car. */
export const carMoneyActs: readonly MoneyAct[] = ['settleCarMoney', 'refundCarMoney', 'correctCarPrice']
