// When something of a contract ends: by the numbers that hold for it, on the calendar of banks, never in quiet hours.
import type { SpanValue } from '@bidyard/contract/shapes/configuration/amounts'
import type { ConfigurationOf } from '@bidyard/contract/shapes/configuration/configuration'
import type { Reader } from '../../../runtime/database/database.ts'
import { afterQuietHours, type Calendar, calendarOf, readConfigurationAt } from '../../reference/for-other-areas.ts'

export type Numbers = ConfigurationOf<'deadlines'>
interface Given {
  readonly tx: Reader
  /** One for many spans. */
  readonly calendar?: Calendar
}

/** One look for each version of the numbers, however many rows keep to it. */
export const numbersOf = async (
  { tx }: Given, revisions: readonly (number | null)[],
): Promise<(revision: number | null) => Numbers> => {
  const known = new Map<number, Numbers>()
  for (const revision of new Set(revisions))
    if (revision !== null) known.set(revision, (await readConfigurationAt(tx, 'deadlines', revision)).value)
  return (revision) => {
    const found = revision === null ? undefined : known.get(revision)
    if (found === undefined) throw new Error('an auction that came to market has no version of its numbers')
    return found
  }
}

export interface Ends {
  readonly numbers: Numbers
  readonly quiet: (at: Date) => Date
  readonly after: (from: Date, span: SpanValue) => Promise<Date>
}

export const endsBy = ({ tx, calendar = calendarOf(tx) }: Given, numbers: Numbers): Ends => {
  const quiet = (at: Date): Date => afterQuietHours(at, numbers.quietHours)
  return { numbers, quiet, after: async (from, span) => quiet(await calendar(from, span)) }
}

export const endsOf = async (given: Given, revision: number | null): Promise<Ends> =>
  endsBy(given, (await numbersOf(given, [revision]))(revision))

/** By when what a contract is billed for after its money is to be paid. */
export const feeDueAt = async ({ tx, now }: Given & { readonly now: Date }, revision: number): Promise<Date> => {
  const { value: { awardFeeDueDays } } = await readConfigurationAt(tx, 'fees', revision)
  const { after } = await endsOf({ tx }, revision)
  return after(now, { days: awardFeeDueDays })
}
