// Every call of violations, penalties and appeals, and the file that answers it.
import { answerViolationAppeal } from './appeals/answer-violation-appeal.ts'
import { getViolationAppeal, listViolationAppeals } from './appeals/reads.ts'
import { submitViolationAppeal } from './appeals/submit-violation-appeal.ts'
import { releaseBidRestriction } from './restrictions/release-bid-restriction.ts'
import { getViolationInfo } from './standing/get-violation-info.ts'
import { forceDeleteShopViolation } from './undo/force-delete-shop-violation.ts'
import { pardonShopViolation } from './undo/pardon-shop-violation.ts'
import type { ViolationParts } from './violation-parts.ts'
import { applyShopViolation } from './violations/apply-shop-violation.ts'
import { getShopViolation, listShopPenalties, listShopViolations } from './violations/reads.ts'

export const violationsHandlers = (parts: ViolationParts) => ({
  listShopViolations,
  getShopViolation: getShopViolation(parts),
  listShopPenalties,
  applyShopViolation: applyShopViolation(parts),
  releaseBidRestriction: releaseBidRestriction(parts),
  pardonShopViolation: pardonShopViolation(parts),
  forceDeleteShopViolation,
  getViolationInfo,
  listViolationAppeals,
  getViolationAppeal: getViolationAppeal(parts),
  submitViolationAppeal: submitViolationAppeal(parts),
  answerViolationAppeal: answerViolationAppeal(parts),
})
