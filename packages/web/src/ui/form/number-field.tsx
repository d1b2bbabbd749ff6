// A number with its bounds, its unit and two buttons to step it.
import { NumberField as Base } from '@base-ui/react/number-field'
import type { Ref } from 'react'
import { useText } from '../../text/use-text.ts'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-paths.ts'
import { bareInput, controlFrame } from './control-look.ts'
import { Field, type FieldFrame } from './field.tsx'

interface NumberFieldProps extends FieldFrame {
  readonly value: number | null
  readonly onValueChange: (value: number | null) => void
  readonly minimum?: number | undefined
  readonly maximum?: number | undefined
  readonly step?: number | undefined
  readonly unit?: string | undefined
  readonly name?: string | undefined
  readonly placeholder?: string | undefined
  /** Without the two buttons: for years, distances and other numbers nobody steps through. */
  readonly plain?: boolean | undefined
  /** For years and numbers that are names: without commas. */
  readonly ungrouped?: boolean | undefined
  readonly inputRef?: Ref<HTMLInputElement> | undefined
}

const stepper = classNames(
  'flex w-control shrink-0 items-center justify-center self-stretch text-ink-soft transition-colors',
  'hover:bg-hover hover:text-ink active:bg-pressed disabled:opacity-40',
)

const StepIcon = ({ name }: { readonly name: IconName }) => <Icon name={name} size={16} />

export const NumberField = (props: NumberFieldProps) => {
  const { label, hint, error, optional, labelHidden, disabled, className, placeholder, inputRef } = props
  const { value, onValueChange, minimum, maximum, step = 1, unit, name, plain = false, ungrouped = false } = props
  const say = useText('ui')
  return (
    <Field {...{ label, hint, error, optional, labelHidden, disabled, className }}>
      <Base.Root
        value={value}
        onValueChange={onValueChange}
        min={minimum}
        max={maximum}
        step={step}
        name={name}
        locale="ko-KR"
        format={{ useGrouping: !ungrouped, maximumFractionDigits: 0 }}
      >
        <Base.Group className={classNames(controlFrame, 'overflow-hidden')}>
          {!plain && (
            <Base.Decrement aria-label={say('less')} className={classNames(stepper, 'border-r border-line')}>
              <StepIcon name="minus" />
            </Base.Decrement>
          )}
          <Base.Input
            ref={inputRef}
            placeholder={placeholder}
            className={classNames(bareInput, 'figures', plain ? 'text-left' : 'text-center')}
          />
          {unit !== undefined && <span className="pr-3 text-md text-ink-soft">{unit}</span>}
          {!plain && (
            <Base.Increment aria-label={say('more')} className={classNames(stepper, 'border-l border-line')}>
              <StepIcon name="plus" />
            </Base.Increment>
          )}
        </Base.Group>
      </Base.Root>
    </Field>
  )
}
