// Another clerk than the one who applied the violation answers an appeal; to accept is to pardon.
import { violationsCalls } from '@bidyard/contract/calls/violations'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { pardonOne } from '../undo/undo-violation.ts'
import { type SanctionGiven, violationAppeals, type ViolationParts } from '../violation-parts.ts'
import { type HeldViolation, holdViolation } from '../violations/hold-violation.ts'
import { type AppealRecord, findAppeal, updateAnswer } from './appeals.sql.ts'
import { describeAppeal } from './show-appeal.ts'

/** Why a violation was pardoned. */
const accepted = '이의신청을 받아들였습니다.'

interface Answering {
  readonly found: HeldViolation
  readonly appeal: AppealRecord
  readonly outcome: 'accept' | 'reject'
  readonly answer: string
}

/** Of one that waits for it. */
export const answerOne = async (given: SanctionGiven, { found, appeal, outcome, answer }: Answering): Promise<void> => {
  const { tx, doer, emit } = given
  await updateAnswer(tx, appeal.id, { answer, memberId: doer.memberId })
  await moveStates(tx, violationAppeals, { action: outcome, as: 'staff', ids: [appeal.id], doer })
  await writeAudit(tx, doer, [{
    // What was answered stands in the appeal, where it can go with the rest.
    act: `${outcome} appeal`, subject: 'violationAppeal', subjectId: appeal.id, before: { state: appeal.state },
    after: { outcome },
  }])
  emit('appealAnswered', { appealId: appeal.id, shopId: appeal.shopId })
  if (outcome === 'accept') await pardonOne(given, { ...found, reason: accepted, byAppeal: true })
  else emit('shopViolationsChanged', { shopId: appeal.shopId })
}

export const answerViolationAppeal = (parts: ViolationParts) =>
  action(violationsCalls.answerViolationAppeal, async (given) => {
    const { tx, caller, params, body: { outcome, answer }, refuse } = given
    const named = await findAppeal(tx, params.id)
    const found = named === undefined ? undefined : await holdViolation(tx, named.violationId)
    const appeal = await findAppeal(tx, params.id)
    if (found === undefined || appeal === undefined) throw refuse('notFound')
    if (found.violation.appliedBy === caller.memberId) throw refuse('forbidden')
    if (appeal.state !== 'submitted') throw refuse('conflict')

    await answerOne(given, { found, appeal, outcome, answer })
    const answered = await findAppeal(tx, appeal.id)
    if (answered === undefined) throw new Error('an appeal that was just answered is gone')
    return describeAppeal(parts, { ...given, db: tx }, answered)
  })
