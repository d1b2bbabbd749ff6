// The frame of a step: the way back, how far one is, what is asked here, whether it is saved, and the way on.
import type { ReactNode } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { Icon } from '../../../../ui/icon/icon.tsx'
import type { IconName } from '../../../../ui/icon/icon-paths.ts'
import { useTitle } from '../../../../ui/use-title.ts'
import { TargetLink } from './target-link.tsx'
import { type Target, useSellerPlace } from './seller-place.tsx'

interface StepPageProps {
  readonly back: Target
  readonly backLabel: string
  readonly title: string
  readonly text?: ReactNode | undefined
  /** Which one of how many, from one on. */
  readonly place?: { readonly at: number; readonly count: number } | undefined
  readonly saving?: ReactNode | undefined
  readonly foot?: ReactNode | undefined
  readonly children: ReactNode
}

const Progress = ({ at, count }: NonNullable<StepPageProps['place']>) => {
  const say = useText('selling')
  return (
    <div className="flex items-center gap-1" role="img" aria-label={say('stepOf', { at, count })}>
      {Array.from({ length: count }, (_step, index) => (
        <span
          key={index}
          className={classNames('h-1 flex-1 rounded-full', index < at ? 'bg-action' : 'bg-line-strong')}
        />
      ))}
    </div>
  )
}

/** The way back up. */
export const backLook = classNames(
  '-ml-2 inline-flex min-h-11 items-center gap-1 self-start rounded-md px-2 text-md text-ink-soft hover:text-ink',
)

/** On phones the foot is at the bottom, however little stands above it. */
const pageLook = classNames(
  'mx-auto flex w-full max-w-column flex-1 flex-col gap-5',
  'max-md:min-h-[calc(100dvh-var(--header-height)-var(--tab-bar-height)-2.5rem-env(safe-area-inset-bottom))]',
)

const footLook = classNames(
  'sticky bottom-[calc(var(--tab-bar-height)+env(safe-area-inset-bottom))] z-10 -mx-[var(--gutter)] mt-auto',
  'flex gap-2 border-t border-line bg-surface px-gutter py-3 *:flex-1',
  'md:mx-0 md:rounded-lg md:border md:px-4 md:shadow-card',
)

export const StepPage = (props: StepPageProps) => {
  const { back, backLabel, title, text, place, saving, foot, children } = props
  const { note } = useSellerPlace()
  useTitle(title)
  return (
    <div className={pageLook}>
      <div className="flex flex-col gap-3">
        <div className="-mt-2 flex min-h-11 items-center justify-between gap-3">
          <TargetLink
            target={back}
            className={backLook}
          >
            <Icon name="chevronLeft" size={20} />
            {backLabel}
          </TargetLink>
          {saving}
        </div>
        {place !== undefined && <Progress {...place} />}
      </div>
      <header className="flex flex-col gap-1">
        <h1 className="text-2xl font-extrabold tracking-tight">{title}</h1>
        {text !== undefined && <p className="text-base text-ink-soft">{text}</p>}
      </header>
      <div className="flex flex-col gap-5 pb-2">
        {children}
        {note}
      </div>
      {foot !== undefined && <div className={footLook}>{foot}</div>}
    </div>
  )
}

const inks = {
  done: 'text-done-ink', waiting: 'text-waiting-ink', closing: 'text-closing-ink', faint: 'text-ink-faint',
} as const

/** A word about something with its sign, smaller than a notice. */
export const SmallSign = ({ icon, tone, children }: {
  readonly icon: IconName
  readonly tone: keyof typeof inks
  readonly children: ReactNode
}) => (
  <span className={classNames('inline-flex items-center gap-1 text-sm', inks[tone])}>
    <Icon name={icon} size={16} />
    {children}
  </span>
)
