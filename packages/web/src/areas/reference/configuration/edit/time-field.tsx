// A time of the day: `2300` and `9:00` are understood as 23:00 and 09:00.
import type { Ref } from 'react'
import type { FieldFrame } from '../../../../ui/form/field.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'

interface TimeFieldProps extends FieldFrame {
  readonly value: string
  readonly onValueChange: (time: string) => void
  readonly inputRef?: Ref<HTMLInputElement> | undefined
}

/** What cannot be understood stays as it was typed, for the shape to refuse. */
export const tidyTime = (typed: string): string => {
  const found = /^(\d{1,2})[:.\s]?(\d{2})$/.exec(typed.trim())
  if (found === null) return typed
  return `${(found[1] ?? '').padStart(2, '0')}:${found[2] ?? ''}`
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
