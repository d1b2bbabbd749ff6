// Times of a day to choose from, morning and afternoon apart; what is taken is seen but cannot be chosen.
import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
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

const slotLook = classNames(
  'figures flex h-11 items-center justify-center rounded-md border border-line-strong bg-surface text-md md:h-9',
  'transition-colors hover:border-line-control data-checked:border-action data-checked:bg-action',
  'data-checked:font-bold data-checked:text-on-action',
  'data-disabled:border-line data-disabled:bg-sunken data-disabled:text-ink-faint data-disabled:line-through',
  'data-disabled:opacity-60',
)

interface HalfProps {
  readonly name: string
  readonly times: readonly string[]
  readonly taken: ((time: string) => boolean) | undefined
}

const Half = ({ name, times, taken }: HalfProps) => {
  const id = useId()
  if (times.length === 0) return null
  return (
    <div role="group" aria-labelledby={id} className="flex flex-col gap-1.5">
      <span id={id} className="text-xs font-medium text-ink-faint">{name}</span>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] gap-1.5">
        {times.map((time) => (
          <Radio.Root
            key={time}
            value={time}
            disabled={taken?.(time) ?? false}
            nativeButton
            render={<button type="button" />}
            className={slotLook}
          >
            {time}
          </Radio.Root>
        ))}
      </div>
    </div>
  )
}

export const TimeSlots = (props: TimeSlotsProps) => {
  const { label, hint, error, optional, labelHidden, disabled, className } = props
  const { from, until, everyMinutes, value, onValueChange, taken } = props
  const say = useText('ui')
  const times = slotTimes(from, until, everyMinutes)
  return (
    <GroupFrame {...{ label, hint, error, optional, labelHidden, disabled, className }}>
      <RadioGroup
        value={value}
        onValueChange={(time) => time !== null && onValueChange(time)}
        className="flex flex-col gap-3"
      >
        <Half name={say('morning')} times={times.filter((time) => time < '12:00')} taken={taken} />
        <Half name={say('afternoon')} times={times.filter((time) => time >= '12:00')} taken={taken} />
      </RadioGroup>
    </GroupFrame>
  )
}
