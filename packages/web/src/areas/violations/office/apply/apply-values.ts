// What is filled in to apply a violation, and what is still missing.
import type { ViolationDetailType } from '@bidyard/contract/enums/violations'
import { instantAt, type Day } from '../../../../ui/format/seoul-day.ts'

export interface ApplyValues {
  readonly shopId: string | null
  readonly memberId: string | null
  /** What it is about; the price is then the contract's. */
  readonly contractId: string | null
  readonly detail: ViolationDetailType | null
  readonly day: Day | null
  readonly time: string
  readonly statement: string
  readonly priceWon: number | null
  readonly isEvidenceShown: boolean
}

export const emptyValues: ApplyValues = {
  shopId: null, memberId: null, contractId: null, detail: null, day: null, time: '', statement: '', priceWon: null,
  isEvidenceShown: false,
}

const minutesOf = (time: string): number | null => {
  const found = /^([01]?\d|2[0-3]):?([0-5]\d)$/.exec(time.trim())
  return found === null ? null : Number(found[1]) * 60 + Number(found[2])
}

/** By Seoul's clock; null while it is no time, or not yet past. */
export const happenedAt = ({ day, time }: Pick<ApplyValues, 'day' | 'time'>, now: number): string | null => {
  const minutes = minutesOf(time)
  if (day === null || minutes === null) return null
  const at = instantAt(day, minutes)
  return at.getTime() > now ? null : at.toISOString()
}

export type Missing = 'shop' | 'detail' | 'when' | 'statement'

export const missingOf = (values: ApplyValues, now: number): readonly Missing[] => [
  ...(values.shopId === null ? ['shop' as const] : []),
  ...(values.detail === null ? ['detail' as const] : []),
  ...(happenedAt(values, now) === null ? ['when' as const] : []),
  ...(values.statement.trim().length < 2 ? ['statement' as const] : []),
]
