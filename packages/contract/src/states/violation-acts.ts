// What may be done to a violation: it has columns instead of states, so each act names what it refuses.
import type { ErrorCode } from '../errors.ts'
import type { Actor, DeadlineRow } from '../machine.ts'

export interface ViolationAct {
  readonly by: Actor | readonly Actor[]
  readonly refusals: readonly ErrorCode[]
  readonly effect: string
}

export const violationActs = {
  apply: {
    by: ['staff', 'flow'],
    refusals: [
      'SHOP_NOT_FOUND', 'SHOP_MEMBER_NOT_FOUND', 'SHOP_MEMBER_INVALID', 'RELATED_INVALID', 'SANCTION_PRESET_NOT_FOUND',
    ],
    effect: 'points, warning, restriction and deduction as the preset says',
  },
  releaseRestriction: {
    by: ['staff', 'flow'],
    refusals: ['BID_RESTRICTION_NOT_ACTIVE', 'BID_RESTRICTION_ALREADY_RELEASED'],
    effect: 'the shop may bid again, the violation stays',
  },
  pardon: {
    by: 'staff',
    refusals: ['ALREADY_PARDONED'],
    effect: 'counts for nothing: restriction, points and deduction end',
  },
  forceDelete: {
    by: 'staff',
    refusals: [],
    effect: 'reverses all, hides it, keeps the audit',
  },
} as const satisfies Readonly<Record<string, ViolationAct>>

export const violationDeadlines = {
  confirmFault: {
    whose: 'seller', duty: 'confirm or dispute whose fault a failed trade was',
    due: { hours: 24 }, atDue: 'goes to staff',
  },
} as const satisfies Readonly<Record<string, DeadlineRow>>
