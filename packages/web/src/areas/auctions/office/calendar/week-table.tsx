// A week as a table of days and hours; how full an hour is shows by its shade and is written in it as well.
import { weekdays } from '@bidyard/contract/glossary/weekdays'
import { Link } from '@tanstack/react-router'
import { useLanguage } from '../../../../text/language-context.tsx'
import { useText } from '../../../../text/use-text.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { weekdayOf, type Day } from '../../../../ui/format/seoul-day.ts'
import { hoursShown, loadAt, loadOfDay, weekDays, type HourLoad } from './calendar-week.ts'

type Loads = ReadonlyMap<string, HourLoad>

const shades = ['', 'bg-action/10', 'bg-action/20', 'bg-action/30'] as const

/** Four shades are as many as one tells apart. */
const shadeOf = (ends: number, most: number): string =>
  ends === 0 ? shades[0] : (shades[Math.min(3, Math.ceil((ends / most) * 3))] ?? shades[3])

interface CellProps {
  readonly day: Day
  readonly hour: number
  readonly load: HourLoad
  readonly most: number
}

const Cell = ({ day, hour, load: { opens, ends }, most }: CellProps) => {
  const say = useText('marketOffice')
  const format = useFormat()
  if (opens + ends === 0) return <td className="h-11 border-b border-l border-line" />
  return (
    <td className="h-11 border-b border-l border-line p-0">
      <Link
        to="/office/auctions"
        search={{ ends: day, hour }}
        className={classNames(
          'figures flex h-11 min-w-16 flex-col items-center justify-center leading-tight -outline-offset-2',
          'hover:bg-action-soft', shadeOf(ends, most),
        )}
      >
        <span className="sr-only">{say('atHour', { day: format.day(day), hour: String(hour) })}</span>
        {ends > 0 && <b>{say('endsShort', { count: String(ends) })} </b>}
        {opens > 0 && <span className="text-xs text-ink-soft">{say('opensShort', { count: String(opens) })}</span>}
      </Link>
    </td>
  )
}

interface HeadProps {
  readonly days: readonly Day[]
  readonly today: Day
  readonly loads: Loads
}

const Head = ({ days, today, loads }: HeadProps) => {
  const say = useText('marketOffice')
  const { language } = useLanguage()
  return (
    <thead>
      <tr className="bg-sunken text-sm">
        <td className="border-b border-line" />
        {days.map((day) => {
          const { opens, ends } = loadOfDay(loads, day)
          return (
            <th key={day} scope="col" className="border-b border-l border-line px-2 py-2 font-semibold">
              <span className={classNames('block', day === today && 'text-action-ink')}>
                {weekdays[language][weekdayOf(day)]} {Number(day.slice(8))}
              </span>
              <span className="figures block text-xs font-normal text-ink-faint">
                {say('dayLoad', { ends: String(ends), opens: String(opens) })}
              </span>
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

interface WeekTableProps {
  readonly week: Day
  readonly today: Day
  readonly loads: Loads
}

export const WeekTable = ({ week, today, loads }: WeekTableProps) => {
  const say = useText('marketOffice')
  const days = weekDays(week)
  const most = Math.max(1, ...[...loads.values()].map(({ ends }) => ends))
  return (
    <div role="region" aria-label={say('calendar')} tabIndex={0} className="relative overflow-x-auto -outline-offset-2">
      <table aria-label={say('calendar')} className="w-full min-w-160 border-collapse text-md">
        <Head days={days} today={today} loads={loads} />
        <tbody>
          {hoursShown(loads).map((hour) => (
            <tr key={hour}>
              <th
                scope="row"
                className="figures border-b border-line px-3 text-right font-normal whitespace-nowrap text-ink-faint"
              >
                {String(hour).padStart(2, '0')}:00
              </th>
              {days.map((day) => (
                <Cell key={day} day={day} hour={hour} load={loadAt(loads, day, hour)} most={most} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
