// What buttons look like; links that act like buttons wear the same.
import { classNames } from '../class-names.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'soft' | 'quiet' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'large'

const variants: Readonly<Record<ButtonVariant, string>> = {
  primary: 'bg-action text-on-action hover:bg-action-hover active:bg-action-pressed',
  secondary: 'border border-line-strong bg-surface text-ink hover:bg-hover active:bg-pressed',
  soft: 'bg-action-soft text-action-ink hover:bg-[color-mix(in_oklab,var(--action-soft),var(--action)_12%)]',
  quiet: 'text-ink-soft hover:bg-pressed/60 hover:text-ink active:bg-pressed',
  danger: 'bg-closing text-on-closing hover:bg-closing-hover active:brightness-95',
}

const sizes: Readonly<Record<ButtonSize, string>> = {
  small: 'h-control-small gap-1.5 rounded-md px-3 text-sm',
  medium: 'h-control gap-2 rounded-md px-4 text-md',
  large: 'h-12 gap-2 rounded-md px-5 text-base',
}

export interface ButtonLook {
  readonly variant?: ButtonVariant | undefined
  readonly size?: ButtonSize | undefined
  /** As wide as what holds it. */
  readonly wide?: boolean | undefined
}

export const buttonLook = ({ variant = 'secondary', size = 'medium', wide = false }: ButtonLook): string =>
  classNames(
    'relative inline-flex shrink-0 items-center justify-center font-semibold whitespace-nowrap select-none',
    'transition-colors disabled:opacity-45 aria-disabled:opacity-45 print:hidden',
    variants[variant],
    sizes[size],
    wide && 'w-full',
  )
