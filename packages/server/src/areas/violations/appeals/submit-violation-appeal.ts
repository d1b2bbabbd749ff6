// A shop says why a violation is wrong: once, within its term, while it still counts.
import { violationsCalls } from '@bidyard/contract/calls/violations'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { attachEvidence } from '../evidence.ts'
import { evidenceOf, type ViolationParts } from '../violation-parts.ts'
import { holdViolation } from '../violations/hold-violation.ts'
import { mayAppeal } from '../violations/violation-rules.ts'
import { findAppeal, insertAppeal } from './appeals.sql.ts'
import { describeAppeal } from './show-appeal.ts'

export const submitViolationAppeal = (parts: ViolationParts) =>
  action(violationsCalls.submitViolationAppeal, async (given) => {
    const { tx, caller, body, doer, request, refuse, emit } = given
    const found = await holdViolation(tx, body.violationId)
    const { shopId, memberId } = caller
    if (found === undefined || memberId === null || found.violation.shopId !== shopId) throw refuse('notFound')
    if (!mayAppeal(found.violation, found.held.now)) throw refuse('conflict')
    const { violationId, statement } = body
    const id = await insertAppeal(tx, { violationId, shopId, memberId, statement })
    if (id === undefined) throw refuse('conflict')
    await attachEvidence(tx, {
      subject: evidenceOf.appeal, subjectId: id, fileIds: body.evidenceFileIds, uploaderId: caller.userId,
      language: request.language,
    })
    await writeAudit(tx, doer, [{
      // What it says stands in the appeal, where it can go with the rest.
      act: 'submit appeal', subject: 'violationAppeal', subjectId: id, after: { violationId, shopId },
    }])
    emit('shopViolationsChanged', { shopId })
    const appeal = await findAppeal(tx, id)
    if (appeal === undefined) throw new Error('an appeal that was just written is gone')
    return describeAppeal(parts, { ...given, db: tx }, appeal)
  })
