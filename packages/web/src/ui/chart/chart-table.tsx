// The numbers behind a picture, folded away beneath it until somebody wants them.
import { Icon } from '../icon/icon.tsx'
import { type PlainColumn, type PlainRow, PlainTable } from '../table/plain-table.tsx'

interface ChartTableProps {
  /** What opens it. */
  readonly title: string
  readonly label: string
  readonly columns: readonly PlainColumn[]
  readonly rows: readonly PlainRow[]
}

const summaryLook =
  'flex h-11 cursor-pointer items-center gap-1.5 px-4 text-md font-semibold text-action-ink -outline-offset-2 md:px-5'

export const ChartTable = ({ title, label, columns, rows }: ChartTableProps) => (
  <details className="group border-t border-line">
    <summary className={summaryLook}>
      <Icon name="chevronRight" size={16} className="transition-transform group-open:rotate-90" />
      {title}
    </summary>
    <PlainTable label={label} columns={columns} rows={rows} />
  </details>
)
