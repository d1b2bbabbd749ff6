// The table: ten thousand rows, one that is loading, one that is empty.
import { useMemo, useState } from 'react'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button/button.tsx'
import { SegmentedControl } from '../../ui/choice/segmented-control.tsx'
import { useFormat } from '../../ui/format/use-format.ts'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { Part } from './part.tsx'
import { sampleAuctions, type SampleAuction } from './sample-auctions.ts'
import { useSampleColumns } from './sample-columns.tsx'

const keyOf = ({ no }: SampleAuction) => no
const none: readonly SampleAuction[] = []

export const TablePart = () => {
  const say = useText('gallery')
  const format = useFormat()
  const columns = useSampleColumns()
  const rows = useMemo(() => sampleAuctions(10_000), [])
  const [density, setDensity] = useState<'dense' | 'medium'>('dense')
  const [marked, setMarked] = useState<string>()
  return (
    <Part id="table" title={say('part.table')}>
      <div className="flex items-center justify-between gap-3">
        <span className="figures text-md text-ink-soft">{say('rows', { count: format.number(rows.length) })}</span>
        <SegmentedControl
          label={say('view')}
          value={density}
          onValueChange={setDensity}
          segments={[
            { value: 'dense', label: say('dense') },
            { value: 'medium', label: say('medium') },
          ]}
        />
      </div>
      <DataTable
        label={say('tableLabel')}
        rows={rows}
        columns={columns}
        rowKey={keyOf}
        dense={density === 'dense'}
        height="26rem"
        sort={{ key: 'left', descending: false }}
        marked={marked}
        onOpen={({ no }) => setMarked(no)}
      />
      <DataTable label={say('loadingTable')} rows={none} columns={columns} rowKey={keyOf} loadingRows={4} dense />
      <DataTable
        label={say('emptyTable')}
        rows={none}
        columns={columns}
        rowKey={keyOf}
        empty={
          <EmptyState
            icon="search"
            title={say('emptyTable')}
            text={say('emptyTableText')}
            action={<Button icon="bell">{say('saveSearch')}</Button>}
          />
        }
      />
    </Part>
  )
}
