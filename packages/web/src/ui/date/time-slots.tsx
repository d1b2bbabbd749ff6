// Times of a day to choose from, morning and afternoon apart; what is taken is seen but cannot be chosen.
import { useId } from 'react'
import { useText } from '../../text/use-text.ts'
import { GroupFrame } from '../choice/group-frame.tsx'
import { classNames } from '../class-names.ts'
import type { FieldFrame } from '../form/field.tsx'
import { slotTimes } from './slot-times.ts'

interface TimeSlotsProps extends FieldFrame {
  /** `09:00` */
  readonly from: string
  readonly until: string
  readonly everyMinutes: number
  readonly value: string | null
  readonly onValueChange: (time: string) => void
  readonly taken?: ((time: string) => boolean) | undefined
}

/** The control itself is the field, and the time is written on it. */
const slotLook = classNames(
  'peer absolute inset-0 size-full appearance-none rounded-md border border-line-strong bg-surface',
  'transition-colors enabled:hover:not-checked:border-line-control checked:border-action checked:bg-action',
  'disabled:border-line disabled:bg-sunken',
)
const timeLook = classNames(
  'figures pointer-events-none relative text-md peer-checked:font-bold peer-checked:text-on-action',
  'peer-disabled:text-ink-faint peer-disabled:line-through peer-disabled:opacity-60',
)

interface HalfProps extends Pick<TimeSlotsProps, 'value' | 'onValueChange' | 'taken'> {
  readonly label: string
  readonly name: string
  readonly times: readonly string[]
}

const Half = ({ label, name, times, value, onValueChange, taken }: HalfProps) => {
  const id = useId()
  if (times.length === 0) return null
  return (
    <div role="group" aria-labelledby={id} className="flex flex-col gap-1.5">
      <span id={id} className="text-xs font-medium text-ink-faint">{label}</span>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] gap-1.5">
        {times.map((time) => (
          <label key={time} className="relative flex h-11 items-center justify-center md:h-9">
            <input
              type="radio" name={name} value={time} checked={time === value} disabled={taken?.(time)}
              className={slotLook} onChange={() => onValueChange(time)}
            />
            <span className={timeLook}>{time}</span>
          </label>
        ))}
      </div>
    </div>
  )
}

export const TimeSlots = (props: TimeSlotsProps) => {
  const { label, hint, error, optional, labelHidden, disabled, className } = props
  const { from, until, everyMinutes, value, onValueChange, taken } = props
  const say = useText('ui')
  const name = useId()
  const times = slotTimes(from, until, everyMinutes)
  const half = { name, value, onValueChange, taken }
  return (
    <GroupFrame role="radiogroup" {...{ label, hint, error, optional, labelHidden, disabled, className }}>
      <div className="flex flex-col gap-3">
        <Half {...half} label={say('morning')} times={times.filter((time) => time < '12:00')} />
        <Half {...half} label={say('afternoon')} times={times.filter((time) => time >= '12:00')} />
      </div>
    </GroupFrame>
  )
}
