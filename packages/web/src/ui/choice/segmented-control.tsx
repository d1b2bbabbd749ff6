// One of two to five that exclude each other, side by side; may be icons only.
import { useId } from 'react'
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
  'relative flex h-full min-w-10 items-center justify-center gap-1.5 rounded-[6px] px-3 text-md font-medium',
  'text-ink-soft transition-colors select-none hover:text-ink has-checked:bg-action-soft has-checked:font-semibold',
  'has-checked:text-action-ink',
)

/** The browser's own buttons, which lie unseen over the words: many a page has nothing else of this sort. */
export const SegmentedControl = <Value extends string>(props: SegmentedControlProps<Value>) => {
  const { label, segments, value, onValueChange, iconsOnly = false, wide = false, className } = props
  const name = useId()
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={classNames(
        'h-control gap-0.5 rounded-md border border-line-strong bg-surface p-0.75',
        wide ? 'flex' : 'inline-flex',
        className,
      )}
    >
      {segments.map((segment) => (
        <label key={segment.value} className={classNames(segmentLook, wide && 'flex-1', iconsOnly && 'px-2')}>
          <input
            type="radio"
            name={name}
            checked={segment.value === value}
            onChange={() => onValueChange(segment.value)}
            aria-label={iconsOnly ? segment.label : undefined}
            className="absolute inset-0 size-full cursor-pointer appearance-none rounded-[6px]"
          />
          {segment.icon !== undefined && <Icon name={segment.icon} size={18} />}
          {!iconsOnly && segment.label}
        </label>
      ))}
    </div>
  )
}
