// Facts by name: on one or more columns, with nothing between them but room.
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

export interface Fact {
  readonly key: string
  readonly name: ReactNode
  readonly value: ReactNode
}

interface KeyValueListProps {
  readonly facts: readonly Fact[]
  readonly columns?: 1 | 2 | 3 | undefined
  /** The name above its value rather than beside it. */
  readonly stacked?: boolean | undefined
}

const grids = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-2 lg:grid-cols-3' } as const

export const KeyValueList = ({ facts, columns = 1, stacked = false }: KeyValueListProps) => (
  <dl className={classNames('-mt-2.5 -mb-2.5 grid gap-x-8 overflow-hidden', grids[columns])}>
    {facts.map(({ key, name, value }) => (
      <div
        key={key}
        className={classNames(
          '-mb-px flex min-w-0 border-b border-line py-2.5 text-md',
          stacked ? 'flex-col' : 'items-baseline justify-between gap-4',
        )}
      >
        <dt className="shrink-0 text-ink-faint">{name}</dt>
        <dd className={classNames('figures min-w-0 font-medium', !stacked && 'text-right')}>{value}</dd>
      </div>
    ))}
  </dl>
)
