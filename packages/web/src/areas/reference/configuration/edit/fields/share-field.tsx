// A share typed in per cent and kept in hundredths of one, so that money is divided exactly.
import { useState, type Ref } from 'react'
import type { FieldFrame } from '../../../../../ui/form/field.tsx'
import { plainOf } from '../../../../../ui/form/money-input.ts'
import { TextField } from '../../../../../ui/form/text-field.tsx'

interface ShareFieldProps extends FieldFrame {
  readonly value: number | null
  readonly onValueChange: (basisPoints: number | null) => void
  readonly inputRef?: Ref<HTMLInputElement> | undefined
}

const written = (value: number | null): string => (value === null ? '' : String(value / 100))

const read = (text: string): number | null => (text === '' || text === '.' ? null : Math.round(Number(text) * 100))

export const ShareField = ({ value, onValueChange, inputRef, ...frame }: ShareFieldProps) => {
  const [text, setText] = useState(written(value))
  // A value from outside (undone, taken over) is shown; `2.` while somebody types is left alone.
  if (read(text) !== value) setText(written(value))
  return (
    <TextField
      {...frame}
      ref={inputRef}
      value={text}
      inputMode="decimal"
      autoComplete="off"
      inputClassName="figures text-right"
      after={<span className="pr-3 text-md text-ink-soft">%</span>}
      onChange={({ target }) => {
        const typed = plainOf(target.value).replace(',', '.')
        if (!/^\d{0,5}(\.\d{0,2})?$/.test(typed)) return
        setText(typed)
        onValueChange(read(typed))
      }}
    />
  )
}
