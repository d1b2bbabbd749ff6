// The top of a page: where one is, what it is called, what it says at a glance, and what one can do here.
import { classNames } from '../class-names.ts'
import type { ReactNode } from 'react'

interface PageHeaderProps {
  readonly title: ReactNode
  /** Figures or a sentence under the title. */
  readonly summary?: ReactNode | undefined
  /** The way back up, as links. */
  readonly trail?: ReactNode | undefined
  readonly actions?: ReactNode | undefined
  /** Under the heading of something larger. */
  readonly inner?: boolean | undefined
}

const titleLook = 'text-xl font-bold tracking-tight md:text-2xl'

export const PageHeader = ({ title, summary, trail, actions, inner = false }: PageHeaderProps) => (
  <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pb-4">
    <div className="flex min-w-0 flex-col gap-0.5">
      {trail !== undefined && (
        <div
          className={classNames(
            'flex items-center gap-1 text-sm text-ink-faint [&_a:hover]:text-ink [&_a]:rounded-sm [&_a]:py-1',
          )}
        >
          {trail}
        </div>
      )}
      {inner ? <h2 className={titleLook}>{title}</h2> : <h1 className={titleLook}>{title}</h1>}
      {summary !== undefined && <div className="figures text-md text-ink-soft">{summary}</div>}
    </div>
    {actions !== undefined && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
  </header>
)
