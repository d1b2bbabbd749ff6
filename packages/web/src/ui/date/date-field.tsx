// A field for one day, with a calendar of our own.
import { useState } from 'react'
import { useText } from '../../text/use-text.ts'
import { Button } from '../button/button.tsx'
import type { FieldFrame } from '../form/field.tsx'
import { useFormat } from '../format/use-format.ts'
import type { Day } from '../format/seoul-day.ts'
import { Calendar, type CalendarLimits } from './calendar.tsx'
import { DatePopup, floatingDays } from './date-popup.tsx'

interface DateFieldProps extends FieldFrame, CalendarLimits {
  readonly value: Day | null
  readonly onValueChange: (day: Day | null) => void
  readonly placeholder?: string | undefined
  readonly clearable?: boolean | undefined
}

export const DateField = (props: DateFieldProps) => {
  const { value, onValueChange, placeholder, clearable = false, first, last, closed, holidays, today, ...frame } = props
  const say = useText('ui')
  const format = useFormat()
  const [open, setOpen] = useState(false)
  const choose = (day: Day | null) => {
    onValueChange(day)
    setOpen(false)
  }
  return (
    <DatePopup
      {...frame}
      shown={value === null ? null : format.day(value)}
      placeholder={placeholder ?? say('chooseDay')}
      open={open}
      onOpenChange={setOpen}
    >
      <div className={floatingDays}>
        <Calendar {...{ value, first, last, closed, holidays, today }} onValueChange={choose} />
      </div>
      {clearable && value !== null && (
        <Button size="small" variant="quiet" wide onClick={() => choose(null)}>{say('clear')}</Button>
      )}
    </DatePopup>
  )
}
