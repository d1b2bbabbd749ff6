// The days of one month as a grid that keyboard and screen reader can walk.
import { weekdays } from '@bidyard/contract/glossary/weekdays'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useLanguage } from '../../text/language-context.tsx'
import { classNames } from '../class-names.ts'
import { formatMonth } from '../format/date.ts'
import { weekdayOf, weeksOf, type Day } from '../format/seoul-day.ts'
import { dayAfterKey, isWithin, type Bounds } from './calendar-keys.ts'

export interface DayMarks {
  readonly selected: boolean
  /** Lies between the two ends of a range. */
  readonly between?: boolean | undefined
  readonly start?: boolean | undefined
  readonly end?: boolean | undefined
}

interface MonthGridProps {
  readonly month: Day
  readonly today: Day
  readonly focused: Day
  /** True after a key moved the focus, so that a calendar that merely opens does not steal it. */
  readonly takeFocus: boolean
  readonly bounds: Bounds
  readonly closed?: ((day: Day) => boolean) | undefined
  readonly holidays?: ReadonlySet<Day> | undefined
  readonly marksOf: (day: Day) => DayMarks
  readonly onFocusMove: (day: Day) => void
  readonly onPick: (day: Day) => void
  readonly onHover?: ((day: Day) => void) | undefined
}

const weekdayInk = (day: Day, holidays: ReadonlySet<Day> | undefined): string => {
  if (weekdayOf(day) === 0 || holidays?.has(day) === true) return 'text-closing-ink'
  return weekdayOf(day) === 6 ? 'text-action-ink' : 'text-ink'
}

const Weekdays = () => {
  const { language } = useLanguage()
  return (
    <thead>
      <tr>
        {weekdays[language].map((name, index) => (
          <th
            key={name}
            scope="col"
            className={classNames(
              'h-9 text-xs font-medium',
              index === 0 ? 'text-closing-ink' : index === 6 ? 'text-action-ink' : 'text-ink-faint',
            )}
          >
            {name}
          </th>
        ))}
      </tr>
    </thead>
  )
}

interface DayCellProps extends Omit<MonthGridProps, 'onFocusMove'> {
  readonly day: Day
}

const DayCell = (props: DayCellProps) => {
  const { day, month, today, focused, takeFocus, bounds, closed, holidays, marksOf, onPick, onHover } = props
  const { language } = useLanguage()
  const button = useRef<HTMLButtonElement>(null)
  const isFocused = day === focused
  useEffect(() => {
    if (isFocused && takeFocus) button.current?.focus()
  }, [isFocused, takeFocus])
  if (day.slice(0, 7) !== month.slice(0, 7)) return <td aria-hidden="true" />
  const { selected, between = false, start = false, end = false } = marksOf(day)
  const barred = !isWithin(day, bounds) || closed?.(day) === true
  return (
    <td
      aria-selected={selected || between}
      className={classNames('p-0', between && 'bg-action-soft', start && 'rounded-l-md', end && 'rounded-r-md')}
    >
      <button
        ref={button}
        type="button"
        tabIndex={isFocused ? 0 : -1}
        aria-current={day === today ? 'date' : undefined}
        aria-disabled={barred || undefined}
        onClick={() => !barred && onPick(day)}
        onPointerEnter={() => onHover?.(day)}
        className={classNames(
          'figures relative flex h-11 w-full items-center justify-center rounded-md text-md transition-colors md:h-9',
          selected ? 'bg-action font-bold text-on-action' : weekdayInk(day, holidays),
          !selected && !barred && 'hover:bg-pressed',
          barred && 'text-ink-faint! line-through opacity-50',
          day === today && 'font-bold after:absolute after:bottom-1 after:size-1 after:rounded-full after:bg-current',
        )}
      >
        <span className="sr-only">{formatMonth(day, language)} </span>
        {Number(day.slice(8))}
        <span className="sr-only"> ({weekdays[language][weekdayOf(day)]})</span>
      </button>
    </td>
  )
}

export const MonthGrid = (props: MonthGridProps) => {
  const { month, focused, bounds, onFocusMove } = props
  const { language } = useLanguage()
  const keyDown = (event: KeyboardEvent) => {
    const next = dayAfterKey(focused, event.key, event.shiftKey, bounds)
    if (next === null) return
    event.preventDefault()
    onFocusMove(next)
  }
  return (
    <table
      role="grid"
      aria-label={formatMonth(month, language)}
      onKeyDown={keyDown}
      className="w-full table-fixed border-separate border-spacing-x-0 border-spacing-y-0.5"
    >
      <Weekdays />
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <DayCell key={day} {...props} day={day} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
