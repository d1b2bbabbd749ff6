// How a shop stands at a moment, read from its penalties: points, warnings, and whether and until when it may not bid.
import type { BidRestriction } from '@bidyard/contract/enums'
import { warningsOf } from './ladder-rules.ts'
import type { Penalty } from './penalty.ts'

export interface Standing {
  readonly points: number
  readonly warnings: number
  readonly restriction: BidRestriction
  readonly restrictedSince: Date | null
  /** Null while nothing restricts, for good, or until a missed act is done. */
  readonly restrictedUntil: Date | null
  readonly isUntilAct: boolean
  readonly nextExpiry: { readonly at: Date; readonly points: number } | null
}

export const isInForce = ({ endedAt, until }: Pick<Penalty, 'endedAt' | 'until'>, now: Date): boolean =>
  endedAt === null && (until === null || until > now)

export const earliest = (dates: readonly Date[]): Date | null =>
  dates.reduce<Date | null>((least, date) => (least === null || date < least ? date : least), null)
const latest = (dates: readonly Date[]): Date | null =>
  dates.reduce<Date | null>((most, date) => (most === null || date > most ? date : most), null)
const sumOf = (penalties: readonly Penalty[]): number => penalties.reduce((sum, { value }) => sum + (value ?? 0), 0)

export const standingOf = (penalties: readonly Penalty[], now: Date, pointsPerWarning: number): Standing => {
  const live = penalties.filter((penalty) => isInForce(penalty, now))
  const points = live.filter(({ kind }) => kind === 'points')
  const restrictions = live.filter(({ kind }) => kind === 'restriction')
  const isBanned = restrictions.some(({ restriction }) => restriction === 'permanentBan')
  const isOpenEnded = restrictions.some(({ until }) => until === null)
  const at = earliest(points.flatMap(({ until }) => until ?? []))
  return {
    points: sumOf(points), warnings: warningsOf(sumOf(points), pointsPerWarning),
    restriction: isBanned ? 'permanentBan' : restrictions.length > 0 ? 'warning' : 'none',
    restrictedSince: earliest(restrictions.map(({ from }) => from)),
    restrictedUntil: isOpenEnded ? null : latest(restrictions.flatMap(({ until }) => until ?? [])),
    isUntilAct: !isBanned && isOpenEnded,
    nextExpiry: at === null
      ? null : { at, points: sumOf(points.filter(({ until }) => until?.getTime() === at.getTime())) },
  }
}

/** When time changes something the next time. */
export const nextEndOf = (penalties: readonly Penalty[], now: Date): Date | null =>
  earliest(penalties.filter((penalty) => isInForce(penalty, now)).flatMap(({ until }) => until ?? []))
