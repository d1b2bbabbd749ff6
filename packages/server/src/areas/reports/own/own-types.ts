// What is read of somebody's own numbers: one line for each span, measure and kind of a period.
import type { Period, Span } from '../days/day-types.ts'

export interface Placed {
  readonly isEarlier: boolean
  /** The span in its period, counted from the first. */
  readonly place: number
}

export interface OwnLine extends Placed {
  readonly measure: 'bid' | 'award' | 'done' | 'fee'
  readonly kind: string | null
  readonly maker: string | null
  /** Of the steps of prices, counted from the lowest. */
  readonly band: number | null
  readonly count: number
  readonly wins: number
  readonly won: number
}

export const stages = ['offered', 'confirmed', 'opened', 'awarded', 'done', 'cancelled', 'awardedWon'] as const
export type FunnelLine = Placed & { readonly kind: string | null } & Readonly<Record<(typeof stages)[number], number>>

export interface Periods {
  readonly period: Period
  readonly earlier: Period
  /** From the first moment of the earlier one to the last of the other. */
  readonly whole: Span
  readonly spanDays: number
}
