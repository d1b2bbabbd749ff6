// What is to be paid of the bills that somebody sees: which of them, how much in all, and until when.
import type { financeCalls } from '@bidyard/contract/calls/finance'
import type { ItemOf } from '@bidyard/contract/list'
import { isDayOver } from '../../../../ui/format/day-over.ts'

export type Fee = ItemOf<typeof financeCalls.listSellerFees>

export const isLate = ({ state, dueAt }: Pick<Fee, 'state' | 'dueAt'>, nowMs: number): boolean =>
  state === 'billed' && isDayOver(dueAt, nowMs)

/** A partner's people see their customers' bills as well, which are not theirs to pay. */
export const toPayOf = <Shown extends Pick<Fee, 'state' | 'exhibitId'>>(
  fees: readonly Shown[], isForPartner: boolean,
): readonly Shown[] =>
  fees.filter(({ state, exhibitId }) => state === 'billed' && (exhibitId === null || !isForPartner))

type Owed = Pick<Fee, 'state' | 'won' | 'dueAt'>

interface InAll {
  readonly won: number
  /** Of the first to end. */
  readonly dueAt: string
  readonly ends: 'late' | 'together' | 'apart'
}

/** Of what ends first, first. */
export const inAll = ([first, ...others]: readonly [Owed, ...Owed[]], nowMs: number): InAll => {
  const isTogether = others.every(({ dueAt }) => !isDayOver(first.dueAt, Date.parse(dueAt)))
  return {
    won: others.reduce((sum, { won }) => sum + won, first.won), dueAt: first.dueAt,
    ends: isLate(first, nowMs) ? 'late' : isTogether ? 'together' : 'apart',
  }
}
