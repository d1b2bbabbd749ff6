// What later areas and the tables of the product may use of violations.
export { askedMember } from './asked-member.ts'
export { appealIsLeft } from './bans/appeal-left.ts'
export { closeAccountsWith } from './bans/close-accounts.ts'
export { moneyIsLeft } from './bans/money-left.ts'
export { fillViolation, type MadeViolation } from './demo/fill-violation.ts'
// A missed act is one of a contract: contracts call these two.
export { giveUpMissedAct, releaseMissedAct } from './restrictions/missed-act.ts'
export { expirePenalties } from './standing/expire-penalties.ts'
export type { Standing } from './standing/standing-rules.ts'
export { type FitsTogether, type SanctionGiven, violationAppeals } from './violation-parts.ts'
export { applyViolation, type Applied, type ViolationWish } from './violations/apply-violation.ts'
export { type Forecast, forecastViolation } from './violations/forecast-violation.ts'
export { unrelated } from './violations/related.ts'
