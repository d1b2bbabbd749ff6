// Judges the accidents of a check from its damages and the car’s history, anew whenever either is told later.
import { type AccidentJudgement, judgeAccidents } from '@bidyard/contract/shapes/cars/accident-history'
import { damagesOf } from '@bidyard/contract/shapes/cars/check-record'
import { historyCounts, historyFactsShape } from '@bidyard/contract/shapes/cars/history-facts'
import type { Tx } from '../../../runtime/database/database.ts'
import type { ReactionGiven } from '../../../runtime/work/events.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { findHistoryOf } from '../facts/facts.sql.ts'
import { type CheckRow, findLiveCheckOf } from './checks.sql.ts'
import { tellCheck } from './hold-check.ts'
import { updateJudgement } from './judgements.sql.ts'
import { recordOf } from './show-check.ts'

export const judgeCheck = async (tx: Tx, check: CheckRow): Promise<AccidentJudgement> => {
  const history = await findHistoryOf(tx, check.orderId)
  const facts = history?.facts === null || history === undefined ? null : historyFactsShape.parse(history.facts)
  return judgeAccidents({
    damages: damagesOf(recordOf(check)), history: facts === null ? null : historyCounts(facts),
  })
}

/** Of an order that is held: a history that comes after its check counts as much as one that was there before. */
export const judgeAnew = async (
  { tx, doer, emit }: Pick<ReactionGiven, 'tx' | 'doer' | 'emit'>, orderId: string,
): Promise<void> => {
  const check = await findLiveCheckOf(tx, orderId)
  if (check?.state !== 'complete') return
  const judgement = await judgeCheck(tx, check)
  if (!await updateJudgement(tx, check.id, judgement)) return
  await writeAudit(tx, doer, [{
    act: 'judge car check anew', subject: 'carCheck', subjectId: check.id, before: check.judgement, after: judgement,
  }])
  tellCheck(emit, check)
}
