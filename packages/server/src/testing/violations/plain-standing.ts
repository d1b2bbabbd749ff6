// How a shop stands, worked out from its whole past in the plainest way, to compare the rules of the product with.
import type { Standing } from '../../areas/violations/for-other-areas.ts'

export interface PastViolation {
  readonly appliedAt: Date
  readonly points: number
  readonly escalation: 'independent' | 'conditionalRelease' | 'warningCountBased' | 'permanentBan'
  readonly restriction: 'none' | 'warning' | 'permanentBan'
  readonly days: number | null
  /** Pardoned or deleted: it is as if it had never been. */
  undone: boolean
  released: boolean
  done: boolean
  unhealedAt: Date | null
}

const seoulDay = (at: Date): string => at.toLocaleDateString('sv-SE', { timeZone: 'Asia/Seoul' })
const midnightOf = (day: string): Date => new Date(`${day}T00:00:00+09:00`)

/** Day by day, as one counts on a calendar. */
export const plainAfterDays = (at: Date, days: number): Date => {
  let midnight = midnightOf(seoulDay(at))
  for (let day = 0; day <= days; day++) midnight = new Date(midnight.getTime() + 86_400_000)
  return midnight
}

/** The same day a year later, or the 28th of February, and then the midnight that ends it. */
export const plainAfterYear = (at: Date): Date => {
  const [year = '', month = '', day = ''] = seoulDay(at).split('-')
  const same = `${Number(year) + 1}-${month}-${day}`
  const exists = !Number.isNaN(midnightOf(same).getTime()) && seoulDay(midnightOf(same)) === same
  return plainAfterDays(midnightOf(exists ? same : `${Number(year) + 1}-02-28`), 0)
}

const livedAt = (violation: PastViolation, at: Date): boolean =>
  !violation.undone && violation.appliedAt <= at && at < plainAfterYear(violation.appliedAt)

const sum = (violations: readonly PastViolation[]): number =>
  violations.reduce((total, { points }) => total + points, 0)

type End = Date | 'act' | 'never'

const endsOf = (violation: PastViolation, past: readonly PastViolation[]): readonly End[] => {
  if (violation.undone || violation.released) return []
  const ends: End[] = []
  if (violation.restriction === 'permanentBan') ends.push('never')
  if (violation.restriction === 'warning' && violation.escalation === 'conditionalRelease' && !violation.done)
    ends.push(violation.unhealedAt === null ? 'act' : plainAfterDays(violation.unhealedAt, 30))
  else if (violation.restriction === 'warning' && violation.days !== null)
    ends.push(plainAfterDays(violation.appliedAt, violation.days))
  if (violation.escalation === 'warningCountBased' && violation.points > 0) {
    const upToIt = past.slice(0, past.indexOf(violation) + 1)
    const warnings = Math.floor(sum(upToIt.filter((one) => livedAt(one, violation.appliedAt))) / 10)
    if (warnings >= 5) ends.push('never')
    else if (warnings >= 3) ends.push(plainAfterDays(violation.appliedAt, 30))
  }
  return ends
}

export const plainStanding = (
  past: readonly PastViolation[], now: Date,
): Pick<Standing, 'points' | 'warnings' | 'restriction' | 'restrictedUntil' | 'isUntilAct'> => {
  const points = sum(past.filter((one) => livedAt(one, now)))
  const ends = past.flatMap((one) => endsOf(one, past)).filter((end) => !(end instanceof Date) || end > now)
  const isBanned = ends.includes('never')
  const isUntilAct = !isBanned && ends.includes('act')
  const dates = ends.filter((end) => end instanceof Date).map((end) => end.getTime())
  return {
    points, warnings: Math.floor(points / 10), isUntilAct,
    restriction: isBanned ? 'permanentBan' : ends.length > 0 ? 'warning' : 'none',
    restrictedUntil: isBanned || isUntilAct || dates.length === 0 ? null : new Date(Math.max(...dates)),
  }
}
