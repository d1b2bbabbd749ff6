// A button that is only an icon; its label is for those who cannot see it.
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-paths.ts'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  readonly icon: IconName
  readonly label: string
  readonly small?: boolean | undefined
  readonly outlined?: boolean | undefined
  readonly filled?: boolean | undefined
}

export const IconButton = (props: IconButtonProps) => {
  const { icon, label, small = false, outlined = false, filled, className, ...rest } = props
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={classNames(
        'inline-flex shrink-0 items-center justify-center rounded-md text-ink-soft transition-colors',
        'hover:bg-pressed/60 hover:text-ink active:bg-pressed disabled:opacity-45 print:hidden',
        small ? 'size-control-small' : 'size-control',
        outlined && 'border border-line-strong bg-surface',
        className,
      )}
    >
      <Icon name={icon} size={small ? 18 : 20} filled={filled} />
    </button>
  )
}
