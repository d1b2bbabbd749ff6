// One of two to five that exclude each other, side by side; may be icons only.
import { Radio } from '@base-ui/react/radio'
import { RadioGroup as Base } from '@base-ui/react/radio-group'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-paths.ts'

export interface Segment<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly icon?: IconName | undefined
}

interface SegmentedControlProps<Value extends string> {
  readonly label: string
  readonly segments: readonly Segment<Value>[]
  /** Null before anybody chose. */
  readonly value: Value | null
  readonly onValueChange: (value: Value) => void
  readonly iconsOnly?: boolean | undefined
  readonly wide?: boolean | undefined
  readonly className?: string | undefined
}

const segmentLook = classNames(
  'flex h-full min-w-10 items-center justify-center gap-1.5 rounded-[6px] px-3 text-md font-medium text-ink-soft',
  'transition-colors select-none hover:text-ink data-checked:bg-action-soft data-checked:font-semibold',
  'data-checked:text-action-ink',
)

export const SegmentedControl = <Value extends string>(props: SegmentedControlProps<Value>) => {
  const { label, segments, value, onValueChange, iconsOnly = false, wide = false, className } = props
  return (
    <Base
      aria-label={label}
      value={value}
      onValueChange={(next) => next !== null && onValueChange(next)}
      className={classNames(
        'h-control gap-0.5 rounded-md border border-line-strong bg-surface p-0.75',
        wide ? 'flex' : 'inline-flex',
        className,
      )}
    >
      {segments.map((segment) => (
        <Radio.Root
          key={segment.value}
          value={segment.value}
          nativeButton
          render={<button type="button" />}
          aria-label={iconsOnly ? segment.label : undefined}
          className={classNames(segmentLook, wide && 'flex-1', iconsOnly && 'px-2')}
        >
          {segment.icon !== undefined && <Icon name={segment.icon} size={18} />}
          {!iconsOnly && segment.label}
        </Radio.Root>
      ))}
    </Base>
  )
}
