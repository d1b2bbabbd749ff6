// Chooses a calendar month near today.
import { useText } from '../../../../text/use-text.ts'
import { Select } from '../../../../ui/choice/select.tsx'
import { useToday } from '../../../../ui/date/use-today.ts'
import { addMonths, startOfMonth } from '../../../../ui/format/seoul-day.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'

interface MonthSelectProps {
  /** Months from now, both included. */
  readonly from: number
  readonly until: number
  readonly value: string | null
  readonly onChange: (month: string | null) => void
  readonly emptyLabel?: string | undefined
  readonly className?: string | undefined
}

export const MonthSelect = ({ from, until, value, onChange, emptyLabel, className }: MonthSelectProps) => {
  const say = useText('money')
  const format = useFormat()
  const first = startOfMonth(useToday(undefined))
  const months = Array.from({ length: until - from + 1 }, (_month, index) => addMonths(first, until - index))
  return (
    <Select
      className={className}
      label={say('month')}
      options={months.map((day) => ({ value: day.slice(0, 7), label: format.month(day) }))}
      value={value}
      onValueChange={onChange}
      emptyLabel={emptyLabel}
    />
  )
}
