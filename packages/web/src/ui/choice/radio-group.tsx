// One of a few, all in sight: as a plain list, or as cards when each needs a line of explanation.
import { Radio } from '@base-ui/react/radio'
import { RadioGroup as Base } from '@base-ui/react/radio-group'
import { classNames } from '../class-names.ts'
import type { FieldFrame } from '../form/field.tsx'
import { GroupFrame } from './group-frame.tsx'
import { markLook } from './mark-look.ts'
import type { Option } from './option.ts'

interface RadioGroupProps<Value extends string> extends FieldFrame {
  readonly options: readonly Option<Value>[]
  readonly value: Value | null
  readonly onValueChange: (value: Value) => void
  readonly cards?: boolean | undefined
  readonly inRow?: boolean | undefined
  readonly name?: string | undefined
}

const cardLook = classNames(
  'rounded-lg border border-line-strong bg-surface px-3.5 py-3 hover:border-line-control',
  'has-data-checked:border-action has-data-checked:bg-action-soft',
)
const plainLook = 'min-h-11 py-2 md:min-h-9 md:py-1.5'

export const RadioGroup = <Value extends string>(props: RadioGroupProps<Value>) => {
  const { label, hint, error, optional, labelHidden, disabled, className } = props
  const { options, value, onValueChange, cards = false, inRow = false, name } = props
  return (
    <GroupFrame {...{ label, hint, error, optional, labelHidden, disabled, className }}>
      <Base
        value={value}
        onValueChange={(next) => next !== null && onValueChange(next)}
        name={name}
        className={classNames('flex', inRow ? 'flex-wrap gap-x-6' : 'flex-col', cards && 'gap-2')}
      >
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              'group flex items-start gap-2.5 text-md',
              cards ? cardLook : plainLook,
              cards && inRow && 'flex-1',
            )}
          >
            <Radio.Root
              value={option.value}
              disabled={option.disabled ?? false}
              className={classNames(markLook, 'mt-0.5 rounded-full')}
            >
              <Radio.Indicator className="size-2 rounded-full bg-on-action" />
            </Radio.Root>
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
      </Base>
    </GroupFrame>
  )
}
