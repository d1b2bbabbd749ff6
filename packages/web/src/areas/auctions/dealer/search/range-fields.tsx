// A least and a most of something that is counted; what is typed holds once the typing rests.
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { FieldError } from '../../../../ui/form/field-notes.tsx'
import { NumberField } from '../../../../ui/form/number-field.tsx'
import { useSettled } from '../../../../ui/use-settled.ts'
import { isInside, isSameRange, type Range, rangeFault } from './range-rules.ts'

interface RangeFieldsProps {
  readonly fromLabel: string
  readonly toLabel: string
  readonly fromShort: string
  readonly toShort: string
  readonly from: number | undefined
  readonly to: number | undefined
  readonly onChange: (from: number | undefined, to: number | undefined) => void
  readonly unit?: string | undefined
  /** What is below it is not finished. */
  readonly least?: number | undefined
  readonly maximum: number
  /** Said of a value that is not between the two. */
  readonly outside?: string | undefined
  readonly ungrouped?: boolean | undefined
}

const restMs = 500

export const RangeFields = (props: RangeFieldsProps) => {
  const { fromLabel, toLabel, fromShort, toShort, from, to, onChange, unit, maximum, ungrouped } = props
  const { least = 0, outside } = props
  const say = useText('market')
  const [typed, setTyped] = useState<Range>({ from, to })
  const [known, setKnown] = useState<Range>({ from, to })
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const holding = (value: number | undefined) => (isInside(value, least, maximum) ? value : undefined)
  const unfinished = (value: number | undefined) => (isInside(value, least, maximum) ? undefined : value)
  // Another way to the same condition, a chip taken away or a step back, is shown here too.
  if (known.from !== from || known.to !== to) {
    setKnown({ from, to })
    const next = { from: from ?? unfinished(typed.from), to: to ?? unfinished(typed.to) }
    if (!isSameRange(next, typed)) setTyped(next)
  }
  useEffect(() => () => clearTimeout(waiting.current), [])
  const rested = useSettled(typed, restMs)
  const fault = isSameRange(rested, typed) ? rangeFault(typed, least, maximum) : null
  const type = (next: Range) => {
    setTyped(next)
    clearTimeout(waiting.current)
    waiting.current = setTimeout(() => onChange(holding(next.from), holding(next.to)), restMs)
  }
  const field = (
    label: string, short: string, value: number | undefined, put: (value: number | undefined) => Range,
  ) => (
    <NumberField
      label={label}
      labelHidden
      placeholder={short}
      plain
      unit={unit}
      minimum={0}
      maximum={maximum}
      ungrouped={ungrouped}
      value={value ?? null}
      onValueChange={(next) => type(put(next ?? undefined))}
    />
  )
  return (
    <div>
      <div className="grid grid-cols-2 gap-2">
        {field(fromLabel, fromShort, typed.from, (value) => ({ ...typed, from: value }))}
        {field(toLabel, toShort, typed.to, (value) => ({ ...typed, to: value }))}
      </div>
      <div role="status">
        {fault !== null && (
          <p className="mt-1.5"><FieldError>{fault === 'reversed' ? say('rangeReversed') : outside}</FieldError></p>
        )}
      </div>
    </div>
  )
}
