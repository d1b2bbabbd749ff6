// A time of the day: `2300` and `9:00` are understood as 23:00 and 09:00.
import type { Ref } from 'react'
import type { FieldFrame } from '../../../../../ui/form/field.tsx'
import { TextField } from '../../../../../ui/form/text-field.tsx'
import { tidyTime } from './tidy-time.ts'

interface TimeFieldProps extends FieldFrame {
  readonly value: string
  readonly onValueChange: (time: string) => void
  readonly inputRef?: Ref<HTMLInputElement> | undefined
}

export const TimeField = ({ value, onValueChange, inputRef, ...frame }: TimeFieldProps) => (
  <TextField
    {...frame}
    ref={inputRef}
    value={value}
    icon="clock"
    placeholder="23:00"
    inputMode="numeric"
    autoComplete="off"
    maxLength={5}
    inputClassName="figures"
    onChange={({ target }) => onValueChange(target.value)}
    onBlur={() => onValueChange(tidyTime(value))}
  />
)
