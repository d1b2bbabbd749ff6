// One violation of a made-up past, with what became of it.
import type { ViolationDetailType } from '@bidyard/contract/enums'
import { toldThen } from '../../../runtime/time/back-then.ts'
import { insertAppeal, findAppeal } from '../appeals/appeals.sql.ts'
import { answerOne } from '../appeals/answer-violation-appeal.ts'
import { releaseOne } from '../restrictions/release-restriction.ts'
import { deleteOne, pardonOne } from '../undo/undo-violation.ts'
import type { SanctionGiven } from '../violation-parts.ts'
import { applyViolation } from '../violations/apply-violation.ts'
import { type HeldViolation, holdViolation } from '../violations/hold-violation.ts'
import { unrelated } from '../violations/related.ts'

export interface MadeViolation {
  readonly detail: ViolationDetailType
  readonly daysAgo: number
  readonly statement: string
  readonly priceWon: number | null
  readonly outcome: 'nothing' | 'released' | 'actDone' | 'pardoned' | 'deleted'
  readonly appeal: {
    readonly statement: string; readonly answer: string | null; readonly outcome: 'accept' | 'reject'
  } | null
}

interface Place {
  readonly shopId: string
  readonly memberId: string
  /** Who answers appeals: somebody else than who applies. */
  readonly answeredBy: string
}

const dayMs = 86_400_000

const hold = async ({ tx }: SanctionGiven, id: string): Promise<HeldViolation> => {
  const found = await holdViolation(tx, id)
  if (found === undefined) throw new Error('a violation that was just written is gone')
  return found
}

const follow = async (given: SanctionGiven, id: string, { outcome }: MadeViolation): Promise<void> => {
  if (outcome === 'nothing') return
  const found = { ...await hold(given, id), reason: '확인 결과에 따라 처리했습니다.' }
  if (outcome === 'pardoned') await pardonOne(given, found)
  else if (outcome === 'deleted') await deleteOne(given, found)
  else await releaseOne(given, { ...found, as: outcome })
}

const appealOnce = async (given: SanctionGiven, id: string, { appeal }: MadeViolation, place: Place): Promise<void> => {
  if (appeal === null) return
  const { shopId, memberId } = place
  const appealId = await insertAppeal(given.tx, { violationId: id, shopId, memberId, statement: appeal.statement })
  const waiting = appealId === undefined ? undefined : await findAppeal(given.tx, appealId)
  if (waiting === undefined) throw new Error('an appeal was not written')
  if (appeal.answer === null) return
  const byOther = { ...given, doer: { ...given.doer, memberId: place.answeredBy } }
  const { outcome, answer } = appeal
  await answerOne(byOther, { found: await hold(given, id), appeal: waiting, outcome, answer })
}

/** The appeal comes first: what follows may close it. */
export const fillViolation = async (given: SanctionGiven, made: MadeViolation, place: Place): Promise<void> => {
  const { detail, statement, priceWon, daysAgo } = made
  const at = new Date(given.now.getTime() - daysAgo * dayMs)
  const applied = await applyViolation(toldThen(given, at), {
    shopId: place.shopId, memberId: place.memberId, detail, violateAt: new Date(at.getTime() - dayMs), statement,
    isEvidenceShown: true, related: unrelated, priceWon, source: null, at,
  })
  if ('problem' in applied) throw new Error(`${detail}: ${applied.problem}`)
  await appealOnce(given, applied.id, made, place)
  await follow(given, applied.id, made)
}
