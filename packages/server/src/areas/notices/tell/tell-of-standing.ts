// Tells those who lead a shop of its violations, of answers to its appeals, and when it may bid again.
import { findAppeal, findViolation } from '../../violations/for-other-areas.ts'
import type { Reaction } from '../../../runtime/work/events.ts'
import { type Letter, tell } from './tell.ts'

export const tellOfViolation: Reaction<'violationApplied'> = async (given, payloads) => {
  const letters: Letter[] = []
  for (const { violationId } of payloads) {
    const violation = await findViolation(given.tx, violationId)
    if (violation === undefined) continue
    const { shopId, violationNo, detail, appealUntil } = violation
    letters.push({
      kind: 'violationApplied', of: shopId, key: `violation ${violationId} applied`, thing: violationId,
      facts: { violationId, violationNo, detail, appealUntil: appealUntil.toISOString() },
    })
  }
  await tell(given, letters)
}

export const tellOfPardon: Reaction<'violationPardoned'> = async (given, payloads) => {
  const letters: Letter[] = []
  for (const { violationId } of payloads) {
    const violation = await findViolation(given.tx, violationId)
    if (violation === undefined) continue
    const { shopId, violationNo, detail } = violation
    letters.push({
      kind: 'violationPardoned', of: shopId, key: `violation ${violationId} pardoned`, thing: violationId,
      facts: { violationId, violationNo, detail },
    })
  }
  await tell(given, letters)
}

export const tellOfAppeal: Reaction<'appealAnswered'> = async (given, payloads) => {
  const letters: Letter[] = []
  for (const { appealId } of payloads) {
    const appeal = await findAppeal(given.tx, appealId)
    if (appeal === undefined) continue
    const { shopId, violationId, violationNo, state } = appeal
    letters.push({
      kind: 'appealAnswered', of: shopId, key: `appeal ${appealId} answered`, thing: violationId,
      facts: { violationId, violationNo, isAccepted: state === 'accepted' },
    })
  }
  await tell(given, letters)
}

/** What keeps a shop from bidding is told with the violation that it follows. */
export const tellOfRelease: Reaction<'shopRestrictionChanged'> = (given, payloads) =>
  tell(given, payloads.filter(({ restriction }) => restriction === 'none').map(({ shopId }) => ({
    kind: 'restrictionEnded' as const, of: shopId, key: `shop ${shopId} released ${given.now.toISOString()}`,
    thing: shopId, facts: {},
  })))
