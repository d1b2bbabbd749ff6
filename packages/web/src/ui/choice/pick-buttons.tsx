// Words to tap with a finger: one of a few, which a second tap takes back, or as many as hold.
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { GroupFrame } from './group-frame.tsx'
import type { FieldFrame } from '../form/field.tsx'

interface Pick<Value extends string> {
  readonly value: Value
  readonly label: string
  /** A word that is no good news: told in its colour once it is picked. */
  readonly tone?: 'action' | 'waiting' | 'closing' | 'done' | undefined
}

interface PickFrame<Value extends string> extends FieldFrame {
  readonly picks: readonly Pick<Value>[]
  /** All of one width, for words of one kind. */
  readonly even?: boolean | undefined
}

const tones = {
  action: 'border-action bg-action-soft text-action-ink',
  waiting: 'border-waiting-ink bg-waiting-soft text-waiting-ink',
  closing: 'border-closing bg-closing-soft text-closing-ink',
  done: 'border-done bg-done-soft text-done-ink',
} as const

interface ButtonsProps<Value extends string> extends PickFrame<Value> {
  readonly isOn: (value: Value) => boolean
  readonly onPress: (value: Value) => void
}

const Buttons = <Value extends string>({ picks, even = false, isOn, onPress, ...frame }: ButtonsProps<Value>) => (
  <GroupFrame {...frame}>
    <div className={even ? 'grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-2' : 'flex flex-wrap gap-2'}>
      {picks.map(({ value, label, tone = 'action' }) => (
        <button
          key={value}
          type="button"
          aria-pressed={isOn(value)}
          disabled={frame.disabled}
          onClick={() => onPress(value)}
          className={classNames(
            'inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-md border px-3.5 py-1.5',
            'text-md font-medium transition-colors disabled:opacity-60',
            even && 'justify-start! text-left',
            isOn(value)
              ? tones[tone]
              : 'border-line-strong bg-surface text-ink-soft enabled:hover:border-line-control enabled:hover:text-ink',
          )}
        >
          {isOn(value) && <Icon name="check" size={16} className="-ml-1" />}
          {label}
        </button>
      ))}
    </div>
  </GroupFrame>
)

interface PickOneProps<Value extends string> extends PickFrame<Value> {
  readonly value: Value | null
  readonly onValueChange: (value: Value | null) => void
}

export const PickOne = <Value extends string>({ value, onValueChange, ...rest }: PickOneProps<Value>) => (
  <Buttons
    {...rest}
    isOn={(one) => one === value}
    onPress={(one) => onValueChange(one === value ? null : one)}
  />
)

interface PickManyProps<Value extends string> extends PickFrame<Value> {
  readonly values: readonly Value[]
  readonly onValuesChange: (values: Value[]) => void
}

export const PickMany = <Value extends string>({ values, onValuesChange, ...rest }: PickManyProps<Value>) => (
  <Buttons
    {...rest}
    isOn={(one) => values.includes(one)}
    onPress={(one) => onValuesChange(values.includes(one) ? values.filter((held) => held !== one) : [...values, one])}
  />
)
