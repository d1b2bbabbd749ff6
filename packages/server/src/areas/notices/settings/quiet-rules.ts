// When somebody may be told beside the application: outside the quiet hours, and of what was held back once a day.
import { isWithin, type QuietHours } from '@bidyard/contract/shapes/notices/choosable'
import { fromSeoul, seoulDayOf, seoulOf } from '../../../runtime/seoul.ts'

const dayMs = 86_400_000
const timeOf = (moment: Date): string => seoulOf(moment).toISOString().slice(11, 16)

export const isQuietAt = (quiet: QuietHours | null, now: Date): boolean =>
  quiet !== null && isWithin(quiet, timeOf(now))

/** The last moment at which Seoul's clocks showed this time of the day. */
export const lastTimeOf = (time: string, now: Date): Date => {
  const shown = `${seoulDayOf(now)}T${time}:00.000Z`
  const today = fromSeoul(Date.parse(shown))
  return today <= now ? today : new Date(today.getTime() - dayMs)
}

/** In which no phone rings, whatever somebody chose. */
const night: QuietHours = { from: '21:00', until: '08:00' }

/** When none of these hours is: of two the end of one may lie within the other. Whoever fills the day has none. */
const endOf = (all: readonly QuietHours[], now: Date): Date => {
  let at = now
  for (let step = 0; step <= all.length; step++) {
    const around = all.find((hours) => isQuietAt(hours, at))
    if (around === undefined) break
    at = new Date(lastTimeOf(around.until, at).getTime() + dayMs)
  }
  return at
}

/**
 * When a phone may ring; null where it may at once. What would be over by then rings in the night, but not in hours
 * for which somebody asked for silence.
 */
export const ringsAgainAt = (quiet: QuietHours | null, now: Date, until: Date | null): Date | null => {
  const chosen = quiet === null ? [] : [quiet]
  const morning = endOf([...chosen, night], now)
  const again = until !== null && until <= morning ? endOf(chosen, now) : morning
  return again > now ? again : null
}
