// A bid that waits again is held up by what came over its shop while it was chosen.
import { followDeposits, followRestrictions } from '../../bidding/for-other-areas.ts'
import { readEligibility } from '../../eligibility/for-other-areas.ts'
import type { ContractGiven } from '../contract-parts.ts'

export const holdUpReleased = async (
  given: ContractGiven, released: readonly { readonly shopId: string; readonly memberId: string }[],
): Promise<void> => {
  const standings = await readEligibility(given.tx, released.map(({ memberId }) => memberId))
  const restricted = released.flatMap(({ shopId, memberId }) => {
    const restriction = standings.get(memberId)?.facts.restriction ?? 'none'
    return restriction === 'none' ? [] : [{ shopId, restriction }]
  })
  await followRestrictions(given, restricted)
  await followDeposits(given, released)
}
