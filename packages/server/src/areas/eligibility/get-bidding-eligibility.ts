// Tells whether a member may bid now, and everything that stands in the way.
import { eligibilityCalls } from '@bidyard/contract/calls/eligibility'
import type { Reader } from '../../runtime/database/database.ts'
import { read } from '../../runtime/handler.ts'
import { timeOf } from '../../runtime/time/time-of.ts'
import { askedMember } from '../violations/for-other-areas.ts'
import { needsSubscription } from './eligibility-rules.ts'
import { readEligibility } from './read-eligibility.ts'

const call = eligibilityCalls.getBiddingEligibility

/** Awards that are open come from whoever holds them, as a number for each shop. */
export type ListOpenAwards = (db: Reader, shopIds: readonly string[]) => Promise<ReadonlyMap<string, number>>

export const getBiddingEligibility = (listOpenAwards: ListOpenAwards) => read(call, async (given) => {
  const { db, caller, body, fail } = given
  const asked = await askedMember(db, caller, body.memberId)
  if (typeof asked === 'string') throw fail(asked)
  const openAwards = await listOpenAwards(db, [asked.shopId])
  const found = (await readEligibility(db, [asked.memberId], openAwards)).get(asked.memberId)
  if (found === undefined) throw fail('MEMBER_NOT_FOUND')
  const { facts, obstacles, month, isUntilAct, now } = found
  return {
    memberId: asked.memberId, shopId: asked.shopId, isEligible: obstacles.length === 0,
    obstacles: obstacles.map(({ until, ...obstacle }) => ({ ...obstacle, until: timeOf(until) })),
    restriction: { kind: facts.restriction, until: timeOf(facts.restrictedUntil), isUntilAct },
    deposit: { neededWon: facts.neededWon, heldWon: facts.heldWon },
    subscription: { month, isNeeded: needsSubscription(facts), state: facts.subscriptionState },
    overdue: { count: facts.overdueCount, won: facts.overdueWon },
    openAwards: { count: facts.openAwards, max: facts.openAwardsMax },
    judgedAt: timeOf(now),
  }
})
