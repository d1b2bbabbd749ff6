// One of a few, all in sight: as a plain list, or as cards when each needs a line of explanation.
import { useId } from 'react'
import { classNames } from '../class-names.ts'
import type { FieldFrame } from '../form/field.tsx'
import { GroupFrame } from './group-frame.tsx'
import type { Option } from './option.ts'
import { RadioMark } from './radio-mark.tsx'

interface RadioGroupProps<Value extends string> extends FieldFrame {
  readonly options: readonly Option<Value>[]
  readonly value: Value | null
  readonly onValueChange: (value: Value) => void
  readonly cards?: boolean | undefined
  readonly inRow?: boolean | undefined
}

const cardLook = classNames(
  'rounded-lg border border-line-strong bg-surface px-3.5 py-3 hover:border-line-control',
  'has-checked:border-action has-checked:bg-action-soft',
)
const plainLook = 'min-h-11 py-2 md:min-h-9 md:py-1.5'

export const RadioGroup = <Value extends string>(props: RadioGroupProps<Value>) => {
  const { label, hint, error, optional, labelHidden, disabled, className } = props
  const { options, value, onValueChange, cards = false, inRow = false } = props
  const name = useId()
  return (
    <GroupFrame role="radiogroup" {...{ label, hint, error, optional, labelHidden, disabled, className }}>
      <div className={classNames('flex', inRow ? 'flex-wrap gap-x-6' : 'flex-col', cards && 'gap-2')}>
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              'group flex items-start gap-2.5 text-md',
              cards ? cardLook : plainLook,
              cards && inRow && 'flex-1',
            )}
          >
            <RadioMark
              name={name} value={option.value} checked={option.value === value} disabled={option.disabled}
              className="mt-0.5" onChange={() => onValueChange(option.value)}
            />
            <span
              className={classNames(
                'flex flex-col',
                cards && 'font-semibold',
                option.disabled === true && 'opacity-50',
              )}
            >
              {option.label}
              {option.note !== undefined && <span className="text-sm font-normal text-ink-soft">{option.note}</span>}
            </span>
          </label>
        ))}
      </div>
    </GroupFrame>
  )
}
