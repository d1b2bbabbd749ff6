// What a penalty is, and what may change in the penalties of a shop.
import type { PenaltyCause, PenaltyEnd, PenaltyKind } from '@bidyard/contract/enums'

export interface Penalty {
  readonly id: string
  readonly violationId: string
  readonly kind: PenaltyKind
  readonly cause: PenaltyCause
  readonly value: number | null
  readonly restriction: 'warning' | 'permanentBan' | null
  readonly from: Date
  readonly until: Date | null
  readonly endedAt: Date | null
}

export type NewPenalty = Omit<Penalty, 'id' | 'endedAt'>

export interface Settling {
  readonly ends: readonly { readonly id: string; readonly as: PenaltyEnd; readonly at: Date }[]
  readonly births: readonly NewPenalty[]
  readonly moves: readonly { readonly id: string; readonly until: Date }[]
}
