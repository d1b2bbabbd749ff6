// What the violations of a period would have brought by a draft of the sanctions; the database lets nothing be written.
import { reportsCalls } from '@bidyard/contract/calls/reports'
import { limits } from '@bidyard/contract/limits'
import { read } from '../../../runtime/handler.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { lookOnly } from './look-only.ts'
import { refuseUnfit } from '../../reference/for-other-areas.ts'
import { readRule, ruleIn } from '../../violations/for-other-areas.ts'
import { listPastViolations, type PastViolation } from './replay.sql.ts'
import { type Case, isSame, judge, totalsOf, underRule } from './replay-rules.ts'
import { spanOf } from './span-rules.ts'

const caseOf = (held: PastViolation): Case => ({ ...held, rule: readRule(held.rule) })

export const replaySanctions = read(reportsCalls.replaySanctions, async ({ db, body, request }) => {
  await refuseUnfit(db, 'sanctions', body.draft, request.language)
  const span = spanOf(body)
  const found = await lookOnly(db, (look) => listPastViolations(look, span, limits.replayCases + 1))
  const askedIds = new Set(found.filter(({ isAsked }) => isAsked).slice(0, limits.replayCases).map(({ id }) => id))
  const judged = [...Map.groupBy(found, ({ shopId }) => shopId).values()].flatMap((ofShop) => {
    const before = ofShop.map(caseOf)
    // What happened before the period stays what it was.
    const after = before.map((one, at) =>
      (askedIds.has(one.id) ? underRule(one, ruleIn(body.draft, ofShop[at]?.detail ?? 'misconduct')) : one))
    return ofShop.flatMap((held, at) => {
      const [was, wouldBe] = [before[at], after[at]]
      if (!askedIds.has(held.id) || was === undefined || wouldBe === undefined) return []
      return [{ held, was: judge(was, before), wouldBe: judge(wouldBe, after) }]
    })
  }).toSorted((one, other) => other.held.appliedAt.getTime() - one.held.appliedAt.getTime())
  const cases = judged.map(({ held, was, wouldBe }) => ({
    violationId: held.id, violationNo: held.violationNo, shopName: held.shopName, detail: held.detail,
    appliedAt: timeOf(held.appliedAt), was, wouldBe, isChanged: !isSame(was, wouldBe),
  }))
  return {
    cases, was: totalsOf(cases.map(({ was }) => was)), wouldBe: totalsOf(cases.map(({ wouldBe }) => wouldBe)),
    changed: cases.filter(({ isChanged }) => isChanged).length,
    isWhole: found.filter(({ isAsked }) => isAsked).length <= limits.replayCases,
  }
})
