// The table: ten thousand rows, one that is loading, one that is empty.
import { useMemo, useState } from 'react'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button/button.tsx'
import { SegmentedControl } from '../../ui/choice/segmented-control.tsx'
import { useFormat } from '../../ui/format/use-format.ts'
import { Badge } from '../../ui/show/badge.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import type { Column } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/data-table.tsx'
import { Part } from './part.tsx'
import { accidentTone, sampleAuctions, type SampleAuction } from './sample-auctions.ts'

const keyOf = ({ no }: SampleAuction) => no
const none: readonly SampleAuction[] = []

const useColumns = (): readonly Column<SampleAuction>[] => {
  const say = useText('gallery')
  const format = useFormat()
  return useMemo(
    () => [
      {
        key: 'no',
        title: say('auctionNo'),
        widthPx: 124,
        cell: ({ no }) => <span className="figures">{no}</span>,
        sortBy: ({ no }) => no,
      },
      {
        key: 'car',
        title: say('car'),
        widthPx: 180,
        grows: true,
        cell: ({ car }) => <span className="font-medium">{say(car)}</span>,
        sortBy: ({ car }) => say(car),
      },
      {
        key: 'year',
        title: say('firstRegistered'),
        widthPx: 104,
        cell: ({ year }) => <span className="figures">{year}</span>,
        sortBy: ({ year }) => year,
      },
      {
        key: 'km',
        title: say('distance'),
        widthPx: 132,
        align: 'end',
        cell: ({ km }) => format.distance(km),
        sortBy: ({ km }) => km,
      },
      { key: 'fuel', title: say('fuel'), widthPx: 104, cell: ({ fuel }) => say(fuel) },
      {
        key: 'accident',
        title: say('accident'),
        widthPx: 116,
        cell: ({ accident }) => <Badge tone={accidentTone[accident]}>{say(accident)}</Badge>,
        sortBy: ({ accident }) => accident,
      },
      { key: 'region', title: say('region'), widthPx: 120, cell: ({ region }) => say(region), wideOnly: true },
      {
        key: 'bids',
        title: say('bids'),
        widthPx: 84,
        align: 'end',
        cell: ({ bids }) => bids,
        sortBy: ({ bids }) => bids,
      },
      {
        key: 'price',
        title: say('price'),
        widthPx: 132,
        align: 'end',
        cell: ({ priceWon }) => <span className="font-bold">{format.price(priceWon)}</span>,
        sortBy: ({ priceWon }) => priceWon,
      },
      {
        key: 'left',
        title: say('timeLeft'),
        widthPx: 148,
        align: 'end',
        cell: ({ endsAfterMs }) => format.timeLeft(endsAfterMs),
        sortBy: ({ endsAfterMs }) => endsAfterMs,
      },
    ],
    [say, format],
  )
}

export const TablePart = () => {
  const say = useText('gallery')
  const format = useFormat()
  const columns = useColumns()
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
