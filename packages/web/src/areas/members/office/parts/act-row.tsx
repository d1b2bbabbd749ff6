// One thing about a person: how it stands, a word about it, and what can be done.
import type { ReactNode } from 'react'
import { classNames } from '../../../../ui/class-names.ts'

interface ActRowProps {
  readonly name: string
  readonly value: ReactNode
  readonly note?: ReactNode | undefined
  readonly children?: ReactNode | undefined
}

export const ActRow = ({ name, value, note, children }: ActRowProps) => (
  <div
    className={classNames(
      'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3',
      'first:pt-0 last:border-b-0 last:pb-0',
    )}
  >
    <div className="flex min-w-0 flex-col gap-0.5">
      <span className="text-sm text-ink-faint">{name}</span>
      <span className="figures flex flex-wrap items-center gap-2 text-md font-medium">{value}</span>
      {note !== undefined && <span className="text-sm text-ink-soft">{note}</span>}
    </div>
    <div className="flex flex-wrap gap-2">{children}</div>
  </div>
)
