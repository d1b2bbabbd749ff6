// A calendar in which two taps choose a range of days.
import { useState } from 'react'
import type { Day } from '../format/seoul-day.ts'
import { CalendarFrame, useCalendarView } from './calendar-frame.tsx'
import type { CalendarLimits } from './calendar.tsx'
import { MonthGrid, type DayMarks } from './month-grid.tsx'
import { rangeBetween, rangeHolds, type DayRange } from './range.ts'
import { useToday } from './use-today.ts'

interface RangeCalendarProps extends CalendarLimits {
  readonly value: DayRange | null
  readonly onValueChange: (range: DayRange) => void
}

export const RangeCalendar = (props: RangeCalendarProps) => {
  const { value, onValueChange, first, last, closed, holidays, today: given } = props
  const today = useToday(given)
  const [begun, setBegun] = useState<Day | null>(null)
  const [hovered, setHovered] = useState<Day | null>(null)
  const bounds = { first, last }
  const view = useCalendarView(value?.from ?? today, bounds)
  const shown = begun === null ? value : rangeBetween(begun, hovered ?? begun)
  const marksOf = (day: Day): DayMarks => {
    const start = day === shown?.from
    const end = day === shown?.until
    return { selected: start || end, between: rangeHolds(shown, day) && shown?.from !== shown?.until, start, end }
  }
  const pick = (day: Day) => {
    view.moveFocus(day)
    if (begun === null) {
      setBegun(day)
      setHovered(day)
      return
    }
    setBegun(null)
    onValueChange(rangeBetween(begun, day))
  }
  return (
    <CalendarFrame view={view} bounds={bounds}>
      <MonthGrid
        {...view}
        today={today}
        bounds={bounds}
        closed={closed}
        holidays={holidays}
        marksOf={marksOf}
        onFocusMove={(day) => {
          view.moveFocus(day)
          setHovered(day)
        }}
        onPick={pick}
        onHover={setHovered}
      />
    </CalendarFrame>
  )
}
