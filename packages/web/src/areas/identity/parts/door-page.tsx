// The one card in the middle that all screens before the door share: sign-in and the ways of recovery.
import { createLink } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'

interface DoorPageProps {
  readonly title: string
  readonly text?: ReactNode | undefined
  /** Under the card: other ways. */
  readonly foot?: ReactNode | undefined
  readonly children: ReactNode
}

export const DoorPage = ({ title, text, foot, children }: DoorPageProps) => (
  <div className="mx-auto flex max-w-[27rem] flex-col gap-4 py-2 md:py-10">
    <section className="flex flex-col gap-5 rounded-lg border border-line bg-surface p-5 shadow-card md:p-7">
      <header className="flex flex-col gap-1">
        <h1 className="text-xl font-bold tracking-tight md:text-2xl">{title}</h1>
        {text !== undefined && <p className="text-md text-ink-soft">{text}</p>}
      </header>
      {children}
    </section>
    {foot}
  </div>
)

const Anchor = ({ className, children, ...rest }: ComponentProps<'a'>) => (
  <a
    {...rest}
    className={classNames(
      'inline-flex min-h-11 items-center rounded-sm text-md font-semibold text-action-ink underline-offset-4',
      'hover:underline', className,
    )}
  >
    {children}
  </a>
)

export const PlainLink = createLink(Anchor)
