// On or off, at once: what it switches stands to its left.
import { Switch as Base } from '@base-ui/react/switch'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

interface SwitchProps {
  readonly label: ReactNode
  readonly note?: ReactNode | undefined
  readonly checked: boolean
  readonly onCheckedChange: (checked: boolean) => void
  readonly disabled?: boolean | undefined
  readonly name?: string | undefined
  readonly className?: string | undefined
}

export const Switch = ({ label, note, checked, onCheckedChange, disabled = false, name, className }: SwitchProps) => (
  <label
    className={classNames('flex min-h-11 items-center justify-between gap-4 py-1.5 text-md md:min-h-9', className)}
  >
    <span className={classNames('flex flex-col', disabled && 'opacity-50')}>
      {label}
      {note !== undefined && <span className="text-sm text-ink-faint">{note}</span>}
    </span>
    <Base.Root
      checked={checked}
      onCheckedChange={onCheckedChange}
      disabled={disabled}
      name={name}
      className={classNames(
        'flex h-6 w-10 shrink-0 rounded-full border-[1.5px] border-line-control bg-sunken p-0.5 transition-colors',
        'data-checked:border-action data-checked:bg-action data-disabled:opacity-45',
      )}
    >
      <Base.Thumb
        className={classNames(
          'size-4.25 rounded-full bg-line-control transition-[translate,background-color]',
          'data-checked:translate-x-4 data-checked:bg-on-action',
        )}
      />
    </Base.Root>
  </label>
)
