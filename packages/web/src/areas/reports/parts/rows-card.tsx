// A few things side by side, now and before, as bars and as a table.
import { useText } from '../../../text/use-text.ts'
import { type BarRow, BarRows } from '../../../ui/chart/bar-rows.tsx'
import { ChartTable } from '../../../ui/chart/chart-table.tsx'
import { Card } from '../../../ui/show/card.tsx'

interface RowsCardProps {
  readonly title: string
  readonly note?: string
  /** What the rows are. */
  readonly head: string
  readonly rows: readonly BarRow[]
  readonly none: string
  /** More columns of the table than the picture shows. */
  readonly more?: {
    readonly titles: readonly string[]
    readonly cells: (key: string) => readonly string[]
  }
}

export const RowsCard = ({ title, note, head, rows, none, more }: RowsCardProps) => {
  const say = useText('numbers')
  const drawn = rows.filter(({ now, earlier }) => now !== 0 || earlier !== 0)
  return (
    <Card title={title} {...(note === undefined ? {} : { note })} flush>
      <div className="px-4 pt-2 pb-4 md:px-5">
        {drawn.length === 0
          ? <p className="py-6 text-center text-md text-ink-faint">{none}</p>
          : <BarRows label={title} rows={drawn.map((row) => ({
            ...row, earlierText: say('before', { value: row.earlierText }),
          }))} />}
      </div>
      <ChartTable
        title={say('asTable')} label={title}
        columns={[
          { key: 'name', title: head }, { key: 'now', title: say('now'), align: 'end' },
          { key: 'earlier', title: say('earlier'), align: 'end' },
          ...(more?.titles ?? []).map((one) => ({ key: one, title: one, align: 'end' as const })),
        ]}
        rows={rows.map(({ key, name, nowText, earlierText }) => ({
          key, cells: [name, nowText, earlierText, ...more?.cells(key) ?? []],
        }))}
      />
    </Card>
  )
}
