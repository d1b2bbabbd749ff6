// Rows and columns of places: a table on wide screens, one block for each row on phones.
import type { ReactNode } from 'react'
import { useWide } from '../../../../ui/use-wide.ts'
import { PlainTable } from '../../../../ui/table/plain-table.tsx'

interface GridTableProps {
  readonly label: string
  /** Over the names of the rows. */
  readonly corner: string
  readonly columns: readonly { readonly key: string; readonly title: string }[]
  readonly rows: readonly { readonly key: string; readonly name: string; readonly cells: readonly ReactNode[] }[]
  readonly align?: 'start' | 'end' | undefined
  /** The cells are short: on phones a row with only one stands on one line. */
  readonly short?: boolean | undefined
}

export const GridTable = ({ label, corner, columns, rows, align = 'end', short = false }: GridTableProps) => {
  const wide = useWide()
  if (wide)
    return (
      <PlainTable
        label={label}
        fixed
        columns={[
          { key: 'name', title: corner, className: 'w-1/3' },
          ...columns.map((column) => ({ ...column, align })),
        ]}
        rows={rows.map(({ key, name, cells }) => ({
          key,
          cells: [name, ...cells.map((cell, index) => cell ?? <span key={index} className="text-ink-faint">–</span>)],
        }))}
      />
    )
  return (
    <ul aria-label={label} className="divide-y divide-line border-t border-line">
      {rows.map(({ key, name, cells }) => short && cells.slice(1).every((cell) => cell === null) ? (
        <li key={key} className="flex min-h-11 items-center justify-between gap-4 px-4 py-2 text-md">
          <span className="font-bold">{name}</span>
          <span className="figures shrink-0 font-medium">{cells[0]}</span>
        </li>
      ) : (
        <li key={key} className="px-4 py-3">
          <p className="text-md font-bold">{name}</p>
          <dl className="mt-1 flex flex-col gap-1">
            {columns.map((column, index) => cells[index] === null ? null : (
              <div key={column.key} className="flex items-baseline justify-between gap-4 text-md">
                <dt className="shrink-0 text-ink-faint">{column.title}</dt>
                <dd className="figures min-w-0 text-right font-medium">{cells[index]}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}
