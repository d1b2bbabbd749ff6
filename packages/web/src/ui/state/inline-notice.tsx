// A word in its place: what one should know before going on.
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-paths.ts'
import type { Tone } from '../show/badge.tsx'

interface InlineNoticeProps {
  readonly tone?: Tone | undefined
  readonly title?: ReactNode | undefined
  readonly action?: ReactNode | undefined
  /** Read out at once when it appears. */
  readonly urgent?: boolean | undefined
  readonly children?: ReactNode | undefined
}

const looks: Readonly<Record<Tone, { readonly box: string; readonly ink: string; readonly icon: IconName }>> = {
  neutral: { box: 'bg-neutral-soft', ink: 'text-neutral-ink', icon: 'info' },
  action: { box: 'bg-action-soft', ink: 'text-action-ink', icon: 'info' },
  closing: { box: 'bg-closing-soft', ink: 'text-closing-ink', icon: 'alert' },
  waiting: { box: 'bg-waiting-soft', ink: 'text-waiting-ink', icon: 'warning' },
  done: { box: 'bg-done-soft', ink: 'text-done-ink', icon: 'done' },
}

export const InlineNotice = ({ tone = 'neutral', title, action, urgent = false, children }: InlineNoticeProps) => {
  const { box, ink, icon } = looks[tone]
  return (
    <div role={urgent ? 'alert' : 'note'} className={classNames('flex items-start gap-3 rounded-lg px-4 py-3', box)}>
      <Icon name={icon} size={20} className={classNames('mt-0.5', ink)} />
      {/* Where both do not fit, the action goes below the words rather than squeezing them. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-start justify-between gap-x-3 gap-y-2 text-md">
        <div className="flex min-w-0 flex-[1_1_14rem] flex-col">
          {title !== undefined && <p className={classNames('font-bold', ink)}>{title}</p>}
          {children !== undefined && <div className="text-ink">{children}</div>}
        </div>
        {action}
      </div>
    </div>
  )
}
