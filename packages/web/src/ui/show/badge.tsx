// A word about a state, in the colour that the state has everywhere.
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-paths.ts'

export type Tone = 'neutral' | 'action' | 'closing' | 'waiting' | 'done'

const soft: Readonly<Record<Tone, string>> = {
  neutral: 'bg-neutral-soft text-neutral-ink',
  action: 'bg-action-soft text-action-ink',
  closing: 'bg-closing-soft text-closing-ink',
  waiting: 'bg-waiting-soft text-waiting-ink',
  done: 'bg-done-soft text-done-ink',
}

const solid: Readonly<Record<Tone, string>> = {
  neutral: 'bg-neutral-ink text-surface',
  action: 'bg-action text-on-action',
  closing: 'bg-closing text-on-closing',
  waiting: 'bg-waiting text-on-waiting',
  done: 'bg-done text-on-done',
}

interface BadgeProps {
  readonly tone?: Tone | undefined
  readonly solid?: boolean | undefined
  readonly icon?: IconName | undefined
  readonly children: ReactNode
}

export const Badge = ({ tone = 'neutral', solid: loud = false, icon, children }: BadgeProps) => (
  <span
    className={classNames(
      'figures inline-flex h-6 items-center gap-1 rounded-sm px-2 text-xs font-semibold whitespace-nowrap',
      loud ? solid[tone] : soft[tone],
    )}
  >
    {icon !== undefined && <Icon name={icon} size={14} className="-ml-0.5" />}
    {children}
  </span>
)
