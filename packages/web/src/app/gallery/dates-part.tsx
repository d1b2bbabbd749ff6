// Calendars and times, by Seoul's clock.
import { useState } from 'react'
import { useText } from '../../text/use-text.ts'
import { Calendar } from '../../ui/date/calendar.tsx'
import { DateField } from '../../ui/date/date-field.tsx'
import { DateRangeField } from '../../ui/date/date-range-field.tsx'
import { RangeCalendar } from '../../ui/date/range-calendar.tsx'
import type { DayRange } from '../../ui/date/range.ts'
import { TimeSlots } from '../../ui/date/time-slots.tsx'
import { weekdayOf, type Day } from '../../ui/format/seoul-day.ts'
import { Card } from '../../ui/show/card.tsx'
import { FieldGrid, Part } from './part.tsx'

const today: Day = '2026-01-05'
const holidays = new Set<Day>(['2026-01-01'])
const taken = new Set(['10:00', '10:30', '14:00'])

export const DatesPart = () => {
  const say = useText('gallery')
  const [day, setDay] = useState<Day | null>('2026-01-08')
  const [range, setRange] = useState<DayRange | null>({ from: '2026-01-12', until: '2026-01-21' })
  const [none, setNone] = useState<DayRange | null>(null)
  const [time, setTime] = useState<string | null>('09:30')
  return (
    <Part id="dates" title={say('part.dates')}>
      <FieldGrid>
        <DateField
          label={say('day')}
          hint={say('dayHint')}
          value={day}
          onValueChange={setDay}
          clearable
          today={today}
          first={today}
          last="2026-01-10"
        />
        <DateRangeField label={say('period')} value={range} onValueChange={setRange} today={today} />
        <DateRangeField label={say('period')} value={none} onValueChange={setNone} today={today} />
      </FieldGrid>
      <Card>
        <div className="flex flex-wrap gap-x-10 gap-y-6">
          <Calendar
            value={day}
            onValueChange={setDay}
            today={today}
            holidays={holidays}
            first="2026-01-02"
            closed={(one) => weekdayOf(one) === 0}
          />
          <RangeCalendar value={range} onValueChange={setRange} today={today} holidays={holidays} />
          <TimeSlots
            label={say('visitTime')}
            from="09:00"
            until="17:00"
            everyMinutes={30}
            value={time}
            onValueChange={setTime}
            taken={(one) => taken.has(one)}
            className="min-w-72 flex-1"
          />
        </div>
      </Card>
    </Part>
  )
}
