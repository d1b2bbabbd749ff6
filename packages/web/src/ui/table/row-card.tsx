// A row of a list on phones: the whole card leads on; the most important words stand first.
import { createLink } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'

interface RowCardWords {
  readonly title: ReactNode
  readonly badge?: ReactNode | undefined
  readonly lines: readonly ReactNode[]
}

const cardLook = 'flex flex-col gap-1 rounded-lg border border-line bg-surface p-4 shadow-card'

const Words = ({ title, badge, lines }: RowCardWords) => (
  <>
    <span className="flex items-start justify-between gap-3">
      <span className="min-w-0 font-bold [overflow-wrap:anywhere]">{title}</span>
      {badge}
    </span>
    {lines.map((line, index) => (
      <span key={index} className="flex flex-wrap gap-x-2 text-md text-ink-soft">{line}</span>
    ))}
  </>
)

interface AnchorProps extends RowCardWords, Omit<ComponentProps<'a'>, 'title'> {}

const Anchor = ({ title, badge, lines, className, ...rest }: AnchorProps) => (
  <a {...rest} className={classNames(cardLook, 'hover:bg-hover', className)}>
    <Words title={title} badge={badge} lines={lines} />
  </a>
)

export const RowCardLink = createLink(Anchor)

/** A row that leads nowhere; what one may do to it stands in its corner. */
export const RowCard = (words: RowCardWords) => (
  <div className={cardLook}>
    <Words {...words} />
  </div>
)
