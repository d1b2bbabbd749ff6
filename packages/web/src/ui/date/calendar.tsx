// A calendar in which one day is chosen.
import type { Day } from '../format/seoul-day.ts'
import { CalendarFrame, useCalendarView } from './calendar-frame.tsx'
import type { Bounds } from './calendar-keys.ts'
import { MonthGrid } from './month-grid.tsx'
import { useToday } from './use-today.ts'

export interface CalendarLimits extends Bounds {
  /** Days that cannot be chosen although they lie within the bounds. */
  readonly closed?: ((day: Day) => boolean) | undefined
  readonly holidays?: ReadonlySet<Day> | undefined
  readonly today?: Day | undefined
}

interface CalendarProps extends CalendarLimits {
  readonly value: Day | null
  readonly onValueChange: (day: Day) => void
}

export const Calendar = ({ value, onValueChange, first, last, closed, holidays, today: given }: CalendarProps) => {
  const today = useToday(given)
  const bounds = { first, last }
  const view = useCalendarView(value ?? today, bounds)
  const pick = (day: Day) => {
    view.moveFocus(day)
    onValueChange(day)
  }
  return (
    <CalendarFrame view={view} bounds={bounds}>
      <MonthGrid
        {...view}
        today={today}
        bounds={bounds}
        closed={closed}
        holidays={holidays}
        marksOf={(day) => ({ selected: day === value })}
        onFocusMove={view.moveFocus}
        onPick={pick}
      />
    </CalendarFrame>
  )
}
