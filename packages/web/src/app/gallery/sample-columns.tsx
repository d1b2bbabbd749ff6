// The columns of the sample table.
import { useMemo } from 'react'
import type { SayOf } from '../../text/areas.ts'
import { useText } from '../../text/use-text.ts'
import { useFormat, type Formats } from '../../ui/format/use-format.ts'
import { Badge } from '../../ui/show/badge.tsx'
import type { Column } from '../../ui/table/column.ts'
import { accidentTone, type SampleAuction } from './sample-auctions.ts'

type Columns = readonly Column<SampleAuction>[]
type Say = SayOf<'gallery'>

const carColumns = (say: Say): Columns => [
  {
    key: 'no', title: say('auctionNo'), widthPx: 124,
    cell: ({ no }) => <span className="figures">{no}</span>, sortBy: ({ no }) => no,
  },
  {
    key: 'car', title: say('car'), widthPx: 180, grows: true,
    cell: ({ car }) => <span className="font-medium">{say(car)}</span>, sortBy: ({ car }) => say(car),
  },
  {
    key: 'year', title: say('firstRegistered'), widthPx: 104,
    cell: ({ year }) => <span className="figures">{year}</span>, sortBy: ({ year }) => year,
  },
]

const factColumns = (say: Say, format: Formats): Columns => [
  {
    key: 'km', title: say('distance'), widthPx: 132, align: 'end',
    cell: ({ km }) => format.distance(km), sortBy: ({ km }) => km,
  },
  { key: 'fuel', title: say('fuel'), widthPx: 104, cell: ({ fuel }) => say(fuel) },
  {
    key: 'accident', title: say('accident'), widthPx: 116,
    cell: ({ accident }) => <Badge tone={accidentTone[accident]}>{say(accident)}</Badge>,
    sortBy: ({ accident }) => accident,
  },
  { key: 'region', title: say('region'), widthPx: 120, cell: ({ region }) => say(region), wideOnly: true },
]

const auctionColumns = (say: Say, format: Formats): Columns => [
  {
    key: 'bids', title: say('bids'), widthPx: 84, align: 'end',
    cell: ({ bids }) => bids, sortBy: ({ bids }) => bids,
  },
  {
    key: 'price', title: say('price'), widthPx: 132, align: 'end',
    cell: ({ priceWon }) => <span className="font-bold">{format.price(priceWon)}</span>,
    sortBy: ({ priceWon }) => priceWon,
  },
  {
    key: 'left', title: say('timeLeft'), widthPx: 148, align: 'end',
    cell: ({ endsAfterMs }) => format.timeLeft(endsAfterMs), sortBy: ({ endsAfterMs }) => endsAfterMs,
  },
]

export const useSampleColumns = (): Columns => {
  const say = useText('gallery')
  const format = useFormat()
  return useMemo(
    () => [...carColumns(say), ...factColumns(say, format), ...auctionColumns(say, format)],
    [say, format],
  )
}
