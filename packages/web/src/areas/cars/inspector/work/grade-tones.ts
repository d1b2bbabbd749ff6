// The colour of a grade: what is bad is seen before it is read.
import type { CheckGrade } from '@bidyard/contract/enums/car-check'
import type { OilLeakage } from '@bidyard/contract/enums/cars'

export const gradeTones = {
  good: 'done', fair: 'waiting', bad: 'closing',
} as const satisfies Record<CheckGrade, string>

export const leakTones = {
  none: 'done', good: 'done', minorLeakage: 'waiting', leakage: 'closing',
} as const satisfies Record<OilLeakage, string>
