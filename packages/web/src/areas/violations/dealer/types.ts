// What the screens of a shop's standing are about, as the contract answers it.
import type { AnswerOf } from '@bidyard/contract/call'
import type { violationsCalls } from '@bidyard/contract/calls/violations'
import type { ItemOf } from '@bidyard/contract/list'

export type Info = AnswerOf<typeof violationsCalls.getViolationInfo>
export type Standing = Info['standing']
export type Violation = ItemOf<typeof violationsCalls.listShopViolations>
export type WholeViolation = AnswerOf<typeof violationsCalls.getShopViolation>
export type Penalty = Violation['penalties'][number]
export type Evidence = WholeViolation['evidence'][number]
export type Appeal = NonNullable<WholeViolation['appeal']>
