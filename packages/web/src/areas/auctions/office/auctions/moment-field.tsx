// A day and a time in Seoul, as one moment; a day alone is none yet.
import { limits } from '@bidyard/contract/limits'
import { serverNow } from '../../../../api/server-time.ts'
import { useText } from '../../../../text/use-text.ts'
import { DateField } from '../../../../ui/date/date-field.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { addDays, type Day, instantAt, seoulDayOf } from '../../../../ui/format/seoul-day.ts'

export interface DayAndTime {
  readonly day: Day | null
  /** `14:30` */
  readonly time: string
}

export const momentOf = ({ day, time }: DayAndTime): string | null => {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? []
  return day === null || hours === undefined
    ? null : instantAt(day, Number(hours) * 60 + Number(minutes)).toISOString()
}

interface MomentFieldProps {
  readonly label: string
  readonly value: DayAndTime
  readonly onChange: (value: DayAndTime) => void
  readonly error?: string | undefined
}

export const MomentField = ({ label, value, onChange, error }: MomentFieldProps) => {
  const say = useText('marketOffice')
  const today = seoulDayOf(serverNow())
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_8rem] gap-2">
      <DateField
        label={label} value={value.day} error={error}
        first={today} last={addDays(today, limits.auctionAheadDays)}
        hint={say('withinDays', { count: limits.auctionAheadDays })}
        onValueChange={(day) => onChange({ ...value, day })}
      />
      <TextField
        label={say('time')} type="time" value={value.time}
        onChange={({ target }) => onChange({ ...value, time: target.value })}
      />
    </div>
  )
}
