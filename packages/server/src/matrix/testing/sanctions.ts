// A violation with its penalty and its appeal for a shop of the matrix.
import { unrelated } from '../../areas/violations/for-other-areas.ts'
import { insertAppeal } from '../../areas/violations/appeals/appeals.sql.ts'
import { insertPenalties, listPenaltiesOf } from '../../areas/violations/standing/penalties.sql.ts'
import { findRule } from '../../areas/violations/violations/rule-of.ts'
import { insertViolation } from '../../areas/violations/violations/violations.sql.ts'
import type { Tx } from '../../runtime/database/database.ts'
import { readNow } from '../../runtime/time/clock.ts'

const year = 31_536_000_000

export interface MadeSanction {
  readonly violation: string
  readonly penalty: string
  readonly appeal: string
}

export const makeSanction = async (tx: Tx, shopId: string, memberId: string): Promise<MadeSanction> => {
  const now = await readNow(tx)
  const later = new Date(now.getTime() + year)
  const found = await findRule(tx, { detail: 'offPlatformTrade', at: now, revision: undefined })
  if (found === undefined) throw new Error('the house has no rule')
  const violation = await insertViolation(tx, { actor: 'flow', memberId: null, requestId: null }, {
    ...unrelated, shopId, memberId, type: 'ruleViolation', detail: 'offPlatformTrade', rule: found.rule,
    ruleVersion: found.version, source: null, violateAt: now, appliedAt: now, statement: '직거래 유도',
    isEvidenceShown: false, priceWon: null, pointsUntil: later, appealUntil: later,
  })
  await insertPenalties(tx, shopId, [{
    violationId: violation, kind: 'restriction', cause: 'rule', value: 30, restriction: 'warning', from: now,
    until: later,
  }])
  const [penalty] = await listPenaltiesOf(tx, [violation])
  const appeal = await insertAppeal(tx, { violationId: violation, shopId, memberId, statement: '사실과 다릅니다. 확인 바랍니다.' })
  if (penalty === undefined || appeal === undefined) throw new Error('a sanction was not written')
  return { violation, penalty: penalty.id, appeal }
}
