// Nothing here yet: says why, and what to do next.
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-paths.ts'

interface EmptyStateProps {
  readonly icon?: IconName | undefined
  readonly title: ReactNode
  readonly text?: ReactNode | undefined
  readonly action?: ReactNode | undefined
}

export const EmptyState = ({ icon = 'inbox', title, text, action }: EmptyStateProps) => (
  <div className="flex flex-col items-center gap-1 px-6 py-12 text-center">
    <span className="mb-3 flex size-14 items-center justify-center rounded-full bg-action-soft text-action-ink">
      <Icon name={icon} size={26} />
    </span>
    <p className="text-base font-bold">{title}</p>
    {text !== undefined && <p className="max-w-96 text-md text-ink-soft">{text}</p>}
    {action !== undefined && <div className="mt-4 flex flex-wrap justify-center gap-2">{action}</div>}
  </div>
)
