// A least and a most of something that is counted; what is typed holds once the typing rests.
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { NumberField } from '../../../../ui/form/number-field.tsx'

interface RangeFieldsProps {
  readonly fromLabel: string
  readonly toLabel: string
  readonly fromShort: string
  readonly toShort: string
  readonly from: number | undefined
  readonly to: number | undefined
  readonly onChange: (from: number | undefined, to: number | undefined) => void
  readonly unit?: string | undefined
  readonly maximum: number
  readonly ungrouped?: boolean | undefined
}

const restMs = 500

interface Pair {
  readonly from: number | undefined
  readonly to: number | undefined
}

export const RangeFields = (props: RangeFieldsProps) => {
  const { fromLabel, toLabel, fromShort, toShort, from, to, onChange, unit, maximum, ungrouped } = props
  const say = useText('market')
  const [typed, setTyped] = useState<Pair>({ from, to })
  const [known, setKnown] = useState<Pair>({ from, to })
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Another way to the same condition, a chip taken away or a step back, is shown here too.
  if (known.from !== from || known.to !== to) {
    setKnown({ from, to })
    setTyped({ from, to })
  }
  useEffect(() => () => clearTimeout(waiting.current), [])
  const type = (next: Pair) => {
    setTyped(next)
    clearTimeout(waiting.current)
    waiting.current = setTimeout(() => onChange(next.from, next.to), restMs)
  }
  const field = (label: string, short: string, value: number | undefined, put: (value: number | undefined) => Pair) => (
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
  const isReversed = typed.from !== undefined && typed.to !== undefined && typed.from > typed.to
  return (
    <div className="grid grid-cols-2 gap-2">
      {field(fromLabel, fromShort, typed.from, (value) => ({ ...typed, from: value }))}
      {field(toLabel, toShort, typed.to, (value) => ({ ...typed, to: value }))}
      {isReversed && <p role="status" className="col-span-2 text-sm text-closing-ink">{say('rangeReversed')}</p>}
    </div>
  )
}
