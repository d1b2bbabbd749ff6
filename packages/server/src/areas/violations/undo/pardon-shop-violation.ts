// Makes a violation count for nothing.
import { violationsCalls } from '@bidyard/contract/calls/violations'
import { action } from '../../../runtime/handler.ts'
import type { ViolationParts } from '../violation-parts.ts'
import { describeViolation } from '../violations/describe-violation.ts'
import { holdViolation } from '../violations/hold-violation.ts'
import { pardonOne } from './undo-violation.ts'

export const pardonShopViolation = (parts: ViolationParts) =>
  action(violationsCalls.pardonShopViolation, async (given) => {
    const { tx, params, body, fail, refuse } = given
    const found = await holdViolation(tx, params.id)
    if (found === undefined) throw refuse('notFound')
    if (found.violation.pardonedAt !== null) throw fail('ALREADY_PARDONED')
    await pardonOne(given, { ...found, reason: body.reason })
    return describeViolation(parts, { ...given, db: tx }, params.id)
  })
