// The button: five looks, three sizes, and a loading state that keeps its width.
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-paths.ts'
import { Spinner } from '../show/spinner.tsx'
import { buttonLook, type ButtonLook } from './button-look.ts'

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  readonly icon?: IconName | undefined
  readonly iconAfter?: IconName | undefined
  readonly loading?: boolean | undefined
  readonly children: ReactNode
}

const keepFromActing = (event: MouseEvent) => event.preventDefault()

export const Button = (props: ButtonProps) => {
  const { variant, size, wide, icon, iconAfter, loading = false, className, children, onClick, ...rest } = props
  const iconSize = size === 'small' ? 16 : 18
  return (
    <button
      type="button"
      {...rest}
      // Stays focusable while it works, so that the focus is not lost.
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      onClick={loading ? keepFromActing : onClick}
      className={classNames(buttonLook({ variant, size, wide }), loading && 'opacity-80!', className)}
    >
      {loading && <Spinner size={iconSize} className="absolute" />}
      <span className={classNames('contents', loading && '[&>*]:opacity-0')}>
        {icon !== undefined && <Icon name={icon} size={iconSize} />}
        <span>{children}</span>
        {iconAfter !== undefined && <Icon name={iconAfter} size={iconSize} />}
      </span>
    </button>
  )
}
