// The office lets a shop bid again as far as one violation goes.
import { violationsCalls } from '@bidyard/contract/calls/violations'
import { action } from '../../../runtime/handler.ts'
import type { ViolationParts } from '../violation-parts.ts'
import { describeViolation } from '../violations/describe-violation.ts'
import { holdViolation } from '../violations/hold-violation.ts'
import { releaseOne } from './release-restriction.ts'

export const releaseBidRestriction = (parts: ViolationParts) =>
  action(violationsCalls.releaseBidRestriction, async (given) => {
    const { tx, params, body, fail, refuse } = given
    const found = await holdViolation(tx, params.id)
    if (found === undefined) throw refuse('notFound')
    const released = await releaseOne(given, { ...found, as: 'released', reason: body.reason })
    if (released === 'already') throw fail('BID_RESTRICTION_ALREADY_RELEASED')
    if (released === 'none') throw fail('BID_RESTRICTION_NOT_ACTIVE')
    return describeViolation(parts, { ...given, db: tx }, params.id)
  })
