// Tells those who lead a shop of its violations, of answers to its appeals, and when it may bid again.
import { findAppeal, findViolation } from '../../violations/for-other-areas.ts'
import { telling } from '../../../runtime/time/back-then.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { tell, tellEach } from './tell.ts'

export const tellOfViolation = telling<'violationApplied'>((given, payloads) =>
  tellEach(given, payloads, async ({ violationId }) => {
    const violation = await findViolation(given.tx, violationId)
    if (violation === undefined) return undefined
    const { shopId, violationNo, detail, appealUntil } = violation
    return {
      kind: 'violationApplied', of: shopId, key: `violation ${violationId} applied`, thing: violationId,
      facts: { violationId, violationNo, detail, appealUntil: timeOf(appealUntil) },
    }
  }))

export const tellOfPardon = telling<'violationPardoned'>((given, payloads) =>
  tellEach(given, payloads, async ({ violationId }) => {
    const violation = await findViolation(given.tx, violationId)
    if (violation === undefined) return undefined
    const { shopId, violationNo, detail } = violation
    return {
      kind: 'violationPardoned', of: shopId, key: `violation ${violationId} pardoned`, thing: violationId,
      facts: { violationId, violationNo, detail },
    }
  }))

export const tellOfAppeal = telling<'appealAnswered'>((given, payloads) =>
  tellEach(given, payloads, async ({ appealId }) => {
    const appeal = await findAppeal(given.tx, appealId)
    if (appeal === undefined) return undefined
    const { shopId, violationId, violationNo, state } = appeal
    return {
      kind: 'appealAnswered', of: shopId, key: `appeal ${appealId} answered`, thing: violationId,
      facts: { violationId, violationNo, isAccepted: state === 'accepted' },
    }
  }))

/** What keeps a shop from bidding is told with the violation that it follows. */
export const tellOfRelease = telling<'shopRestrictionChanged'>((given, payloads) => {
  const at = given.past?.at ?? given.now
  return tell(given, payloads.filter(({ restriction }) => restriction === 'none').map(({ shopId }) => ({
    kind: 'restrictionEnded' as const, of: shopId, key: `shop ${shopId} released ${timeOf(at)}`,
    thing: shopId, facts: {},
  })))
})
