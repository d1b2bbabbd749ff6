// What happened to the points and warnings of a shop, in the order of time, with the sums after each moment.
import type { ViolationDetailType } from '@bidyard/contract/enums'
import { warningsOf } from './ladder-rules.ts'

export interface TimedPoints {
  readonly violationId: string
  readonly detail: ViolationDetailType
  readonly points: number
  readonly from: Date
  readonly until: Date
  readonly pardonedAt: Date | null
}

export interface Moment {
  readonly at: Date
  readonly violationId: string
  readonly detail: ViolationDetailType
  readonly what: 'applied' | 'expired' | 'pardoned'
  readonly points: number
  readonly pointsAfter: number
  readonly warningsAfter: number
}

type BareMoment = Omit<Moment, 'pointsAfter' | 'warningsAfter'>

const momentsOf = ({ points, ...one }: TimedPoints, now: Date): readonly BareMoment[] => {
  const { violationId, detail, from, until, pardonedAt } = one
  const isPardonedFirst = pardonedAt !== null && pardonedAt < until
  const end = isPardonedFirst ? pardonedAt : until
  const begins = { at: from, violationId, detail, what: 'applied' as const, points }
  if (end > now) return [begins]
  return [begins, { at: end, violationId, detail, what: isPardonedFirst ? 'pardoned' : 'expired', points: -points }]
}

export const timelineOf = (all: readonly TimedPoints[], now: Date, pointsPerWarning: number): readonly Moment[] => {
  let sum = 0
  return all.flatMap((one) => momentsOf(one, now)).toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map((moment) => {
      sum += moment.points
      return { ...moment, pointsAfter: sum, warningsAfter: warningsOf(sum, pointsPerWarning) }
    })
}
