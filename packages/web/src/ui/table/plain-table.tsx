// A table that is read from top to bottom: its rows are as high as their words need, nothing is cut off.
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

export interface PlainColumn {
  readonly key: string
  readonly title: ReactNode
  readonly align?: 'start' | 'center' | 'end' | undefined
  readonly className?: string | undefined
}

export interface PlainRow {
  readonly key: string
  readonly cells: readonly ReactNode[]
  readonly marked?: boolean | undefined
}

interface PlainTableProps {
  readonly label: string
  readonly columns: readonly PlainColumn[]
  readonly rows: readonly PlainRow[]
  /** The first cell of each row names it. */
  readonly rowHeads?: boolean | undefined
  /** Columns keep their width whatever stands in them. */
  readonly fixed?: boolean | undefined
}

const aligned = { start: 'text-left', center: 'text-center', end: 'text-right figures' } as const

const cellLook = (column: PlainColumn | undefined): string =>
  classNames(
    'px-3 first:pl-4 last:pr-4 md:first:pl-5 md:last:pr-5',
    aligned[column?.align ?? 'start'],
    column?.className,
  )

export const PlainTable = ({ label, columns, rows, rowHeads = true, fixed = false }: PlainTableProps) => (
  <div role="region" aria-label={label} tabIndex={0} className="relative overflow-x-auto -outline-offset-2">
    <table aria-label={label} className={classNames('w-full text-md', fixed && 'table-fixed')}>
      <thead>
        <tr className="h-10 border-y border-line bg-sunken text-sm text-ink-soft">
          {columns.map((column) =>
            column.title === '' ? (
              <td key={column.key} className={cellLook(column)} />
            ) : (
              <th
                key={column.key}
                scope="col"
                className={classNames('font-semibold whitespace-nowrap', cellLook(column))}
              >
                {column.title}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map(({ key, cells, marked }) => (
          <tr key={key} className={classNames('h-11', marked === true && 'bg-waiting-soft')}>
            {cells.map((cell, index) => {
              const look = classNames('py-2', cellLook(columns[index]))
              return index === 0 && rowHeads
                ? <th key={index} scope="row" className={classNames('font-medium', look)}>{cell}</th>
                : <td key={index} className={look}>{cell}</td>
            })}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
