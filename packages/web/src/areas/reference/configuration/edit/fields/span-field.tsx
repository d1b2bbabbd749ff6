// A span of time: a number, and whether it counts hours, days or business days.
import type { Ref } from 'react'
import { Select } from '../../../../../ui/choice/select.tsx'
import type { FieldFrame } from '../../../../../ui/form/field.tsx'
import { NumberField } from '../../../../../ui/form/number-field.tsx'
import { spanUnits, type SpanUnit } from '../../places/amount.ts'
import { useConfigurationWords } from '../../use-configuration-words.ts'

interface SpanFieldProps extends FieldFrame {
  readonly value: unknown
  readonly onValueChange: (value: Partial<Record<SpanUnit, number | null>>) => void
  readonly inputRef?: Ref<HTMLInputElement> | undefined
}

const partsOf = (value: unknown): { readonly unit: SpanUnit; readonly count: number | null } => {
  const fields = (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<string, unknown>>
  const unit = spanUnits.find((name) => name in fields) ?? 'hours'
  const count = fields[unit]
  return { unit, count: typeof count === 'number' ? count : null }
}

export const SpanField = ({ value, onValueChange, inputRef, label, ...frame }: SpanFieldProps) => {
  const { say } = useConfigurationWords()
  const { unit, count } = partsOf(value)
  return (
    <div className="flex items-start gap-1.5 text-left">
      <NumberField
        {...frame}
        label={label}
        inputRef={inputRef}
        plain
        className="min-w-20 flex-1"
        value={count}
        onValueChange={(next) => onValueChange({ [unit]: next })}
      />
      <Select
        label={<>{label} · {say('spanUnit')}</>}
        labelHidden
        className="w-30 shrink-0"
        options={spanUnits.map((name) => ({ value: name, label: say(`short.${name}`) }))}
        value={unit}
        onValueChange={(next) => next !== null && onValueChange({ [next]: count })}
      />
    </div>
  )
}
