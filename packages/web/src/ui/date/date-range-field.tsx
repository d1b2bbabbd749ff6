// A field for a range of days: the usual ranges in one tap, any other in the calendar.
import { useState } from 'react'
import { useText } from '../../text/use-text.ts'
import { Button } from '../button/button.tsx'
import type { FieldFrame } from '../form/field.tsx'
import { formatShortDay } from '../format/date.ts'
import type { CalendarLimits } from './calendar.tsx'
import { DatePopup, floatingDays } from './date-popup.tsx'
import { presetNames, presetRange, type DayRange, type PresetName } from './range.ts'
import { RangeCalendar } from './range-calendar.tsx'
import { useToday } from './use-today.ts'

interface DateRangeFieldProps extends FieldFrame, CalendarLimits {
  readonly value: DayRange | null
  readonly onValueChange: (range: DayRange | null) => void
  readonly placeholder?: string | undefined
  readonly presets?: readonly PresetName[] | undefined
}

const shownRange = ({ from, until }: DayRange): string =>
  from === until ? formatShortDay(from) : `${formatShortDay(from)} – ${formatShortDay(until)}`

export const DateRangeField = (props: DateRangeFieldProps) => {
  const { value, onValueChange, placeholder, presets = presetNames, first, last, closed, holidays, ...rest } = props
  const { today: given, ...frame } = rest
  const today = useToday(given)
  const say = useText('ui')
  const [open, setOpen] = useState(false)
  const choose = (range: DayRange | null) => {
    onValueChange(range)
    setOpen(false)
  }
  return (
    <DatePopup
      {...frame}
      shown={value === null ? null : shownRange(value)}
      placeholder={placeholder ?? say('chooseRange')}
      open={open}
      onOpenChange={setOpen}
    >
      <div className="flex flex-col-reverse gap-2 sm:flex-row-reverse sm:gap-3">
        <div className={floatingDays}>
          <RangeCalendar {...{ value, first, last, closed, holidays, today }} onValueChange={choose} />
        </div>
        <div className="flex flex-wrap gap-1 border-line sm:w-28 sm:flex-col sm:border-r sm:pr-3">
          {presets.map((name) => (
            <Button
              key={name}
              size="small"
              variant="quiet"
              className="sm:justify-start"
              onClick={() => choose(presetRange(name, today))}
            >
              {say(name)}
            </Button>
          ))}
          {value !== null && (
            <Button size="small" variant="quiet" className="sm:mt-auto sm:justify-start" onClick={() => choose(null)}>
              {say('clear')}
            </Button>
          )}
        </div>
      </div>
    </DatePopup>
  )
}
