// Around the days: which month is shown, and the ways to the months before and after.
import { useState, type ReactNode } from 'react'
import { useText } from '../../text/use-text.ts'
import { IconButton } from '../button/icon-button.tsx'
import { useFormat } from '../format/use-format.ts'
import { addMonths, endOfMonth, startOfMonth, type Day } from '../format/seoul-day.ts'
import { beginningAt, within, type Bounds } from './calendar-keys.ts'

export interface CalendarView {
  readonly month: Day
  readonly focused: Day
  readonly takeFocus: boolean
  readonly moveFocus: (day: Day) => void
  readonly showMonth: (month: Day) => void
}

export const useCalendarView = (start: Day, bounds: Bounds): CalendarView => {
  const [view, setView] = useState({ ...beginningAt(start, bounds), takeFocus: false })
  return {
    ...view,
    moveFocus: (day) => setView({ month: startOfMonth(day), focused: day, takeFocus: true }),
    showMonth: (month) => setView({ month, focused: within(month, bounds), takeFocus: false }),
  }
}

interface CalendarFrameProps {
  readonly view: CalendarView
  readonly bounds: Bounds
  readonly children: ReactNode
}

export const CalendarFrame = ({ view, bounds, children }: CalendarFrameProps) => {
  const say = useText('ui')
  const format = useFormat()
  const { month, showMonth } = view
  const before = addMonths(month, -1)
  const after = addMonths(month, 1)
  return (
    <div className="w-full max-w-80">
      <div className="flex items-center justify-between pb-1">
        <IconButton
          icon="chevronLeft"
          label={say('previousMonth')}
          onClick={() => showMonth(before)}
          disabled={bounds.first !== undefined && endOfMonth(before) < bounds.first}
        />
        <span aria-live="polite" className="figures text-base font-bold">{format.month(month)}</span>
        <IconButton
          icon="chevronRight"
          label={say('nextMonth')}
          onClick={() => showMonth(after)}
          disabled={bounds.last !== undefined && after > bounds.last}
        />
      </div>
      {children}
    </div>
  )
}
