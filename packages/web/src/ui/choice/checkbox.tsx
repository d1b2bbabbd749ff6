// A box to tick, with its words beside it; the words can be tapped too.
import { Checkbox as Base } from '@base-ui/react/checkbox'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'

/** An outline that can be seen, filled when chosen. */
const markLook = classNames(
  'flex size-5 shrink-0 items-center justify-center border-[1.5px] border-line-control bg-surface transition-colors',
  'data-checked:border-action data-checked:bg-action data-indeterminate:border-action data-indeterminate:bg-action',
  'group-hover:border-action data-disabled:opacity-45',
)

interface CheckboxProps {
  readonly label: ReactNode
  readonly note?: ReactNode | undefined
  readonly checked: boolean
  readonly onCheckedChange: (checked: boolean) => void
  /** Some of what it stands for is ticked. */
  readonly partly?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly labelHidden?: boolean | undefined
  readonly name?: string | undefined
  readonly className?: string | undefined
}

export const Checkbox = (props: CheckboxProps) => {
  const {
    label,
    note,
    checked,
    onCheckedChange,
    partly = false,
    disabled = false,
    labelHidden,
    name,
    className,
  } = props
  return (
    <label
      className={classNames('group flex min-h-11 items-start gap-2.5 py-2 text-md md:min-h-9 md:py-1.5', className)}
    >
      <Base.Root
        checked={checked}
        onCheckedChange={onCheckedChange}
        indeterminate={partly}
        disabled={disabled}
        name={name}
        className={classNames(markLook, 'mt-0.5 rounded-[5px]')}
      >
        <Base.Indicator className="flex text-on-action">
          <Icon name={partly ? 'minus' : 'check'} size={14} />
        </Base.Indicator>
      </Base.Root>
      <span className={classNames('flex flex-col', disabled && 'opacity-50', labelHidden === true && 'sr-only')}>
        {label}
        {note !== undefined && <span className="text-sm text-ink-faint">{note}</span>}
      </span>
    </label>
  )
}
