// A white card on the pale page; its title and deeds stand in its head.
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

interface CardProps {
  readonly title?: ReactNode | undefined
  readonly note?: ReactNode | undefined
  readonly actions?: ReactNode | undefined
  /** Without room around the content: for tables, lists and pictures. */
  readonly flush?: boolean | undefined
  readonly className?: string | undefined
  readonly children: ReactNode
}

export const Card = ({ title, note, actions, flush = false, className, children }: CardProps) => (
  <section className={classNames('min-w-0 rounded-lg border border-line bg-surface shadow-card', className)}>
    {title !== undefined && (
      <header
        className={classNames(
          'flex min-h-13 flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 pt-3.5 md:px-5',
          flush && note !== undefined ? 'pb-3' : 'pb-1',
        )}
      >
        <div className="flex flex-col">
          <h2 className="text-base font-bold">{title}</h2>
          {note !== undefined && <p className="text-sm text-ink-faint">{note}</p>}
        </div>
        {actions !== undefined && <div className="flex items-center gap-2">{actions}</div>}
      </header>
    )}
    <div
      className={
        flush
          ? 'overflow-hidden rounded-lg'
          : classNames('px-4 pb-4 md:px-5 md:pb-5', title === undefined ? 'pt-4 md:pt-5' : 'pt-2')
      }
    >
      {children}
    </div>
  </section>
)
