// The market as a dense table: one line a car, sorted by the server, only the lines in view are drawn.
import { fuel } from '@bidyard/contract/enums/cars'
import { province } from '@bidyard/contract/enums/shops'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useServerOffset } from '../../../../api/server-time.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Badge } from '../../../../ui/show/badge.tsx'
import { Countdown } from '../../../../ui/show/countdown.tsx'
import type { Column } from '../../../../ui/table/column.ts'
import { DataTable } from '../../../../ui/table/data-table.tsx'
import { sortChoiceOf } from '../../../../ui/table/order.ts'
import { RowLink } from '../../../../ui/table/row-link.tsx'
import { timeWord } from '../cards/car-card.tsx'
import { accidentTones, gradeOf, nameOf } from '../cards/car-words.ts'
import { CompareButton } from '../compare/compare-button.tsx'
import { useCompared } from '../compare/compared.ts'
import { HeartButton } from '../favorites/heart-button.tsx'
import type { Favorites } from '../favorites/use-favorites.ts'
import { OwnBidBadge } from '../own-bids/own-bid-badge.tsx'
import { useOwnBids, type OwnBid } from '../own-bids/use-own-bids.ts'
import { readMarketOrder, type MarketOrder } from '../search/market-search.ts'
import type { MarketRow } from './market-rows.ts'

type Columns = readonly Column<MarketRow>[]

const Left = ({ row, offsetMs }: { readonly row: MarketRow; readonly offsetMs: number }) => {
  const say = useText('market')
  const ended = timeWord(row.state)
  return ended === undefined
    ? <Countdown endsAt={row.endsAt} offsetMs={offsetMs} /> : <Badge>{say(ended)}</Badge>
}

const useFactColumns = (): Columns => {
  const say = useText('market')
  const word = useWord()
  const format = useFormat()
  return useMemo(() => [
    {
      key: 'modelYear', title: say('column.year'), widthPx: 84, englishPx: 88, sortable: true, align: 'end',
      cell: ({ modelYear }) => modelYear,
    },
    {
      key: 'odometerKm', title: say('km'), widthPx: 100, englishPx: 102, sortable: true, align: 'end',
      cell: ({ odometerKm }) => (odometerKm === null ? '–' : format.distance(odometerKm)),
    },
    {
      key: 'fuel', title: say('fuel'), widthPx: 94, englishPx: 78, wideOnly: true,
      cell: (row) => word(fuel, row.fuel).replace(/\([^()]*\)/, ''),
    },
    {
      key: 'accident', title: say('accident'), widthPx: 112, englishPx: 110,
      cell: ({ accidentHistory }) => (
        <Badge tone={accidentTones[accidentHistory ?? 'unknown']}>
          {say(`accident.${accidentHistory ?? 'unknown'}`)}
        </Badge>
      ),
    },
    {
      key: 'region', title: say('region'), widthPx: 66, englishPx: 106, wideOnly: true,
      cell: (row) => word(province, row.region),
    },
    {
      key: 'guideMidWon', title: say('guidePrice'), widthPx: 118, englishPx: 126, sortable: true, align: 'end',
      cell: ({ guideMidWon }) => (
        guideMidWon === null ? '–' : <strong className="font-bold">{format.price(guideMidWon)}</strong>
      ),
    },
  ], [say, word, format])
}

const Own = ({ bid }: { readonly bid: OwnBid | undefined }) =>
  bid === undefined ? null : <OwnBidBadge bid={bid} />

const useCarColumn = (): Column<MarketRow> => {
  const say = useText('market')
  const ownBids = useOwnBids()
  return useMemo(() => ({
    key: 'car', title: say('column.car'), widthPx: 168, englishPx: 150, grows: true,
    cell: (row) => (
      // A trim with less room than a few letters goes on to a second line, which nobody sees.
      <span lang="ko" className="flex h-5.5 min-w-0 flex-wrap items-baseline gap-x-2 overflow-hidden">
        <span className="max-w-full shrink-0 truncate">
          <RowLink to="/auctions/$id" params={{ id: row.auctionId }}>{nameOf(row)}</RowLink>
        </span>
        <Own bid={ownBids.get(row.auctionId)} />
        <span className="min-w-0 flex-[1_1_5rem] truncate text-sm text-ink-faint">{gradeOf(row)}</span>
      </span>
    ),
  }), [say, ownBids])
}

const useEdgeColumns = (): readonly [no: Column<MarketRow>, left: Column<MarketRow>] => {
  const say = useText('market')
  const offsetMs = useServerOffset()
  return useMemo(() => [
    {
      key: 'auctionCreatedAt', title: say('column.no'), widthPx: 110, sortable: true, wideOnly: true,
      cell: ({ auctionNo }) => <span className="figures text-sm text-ink-faint">{auctionNo}</span>,
    },
    {
      key: 'endsAt', title: say('column.left'), widthPx: 148, englishPx: 130, sortable: true,
      cell: (row) => <Left row={row} offsetMs={offsetMs} />,
    },
  ], [say, offsetMs])
}

const useDeedColumn = (favorites: Favorites): Column<MarketRow> => {
  const say = useText('market')
  const compared = useCompared()
  return {
    key: 'deeds', title: say('column.favorite'), widthPx: 88, align: 'center',
    cell: (row) => (
      <span className="inline-flex">
        <HeartButton
          small
          name={nameOf(row)}
          on={favorites.has(row.auctionId)}
          disabled={timeWord(row.state) !== undefined}
          onPress={() => favorites.toggle(row.auctionId)}
        />
        <CompareButton
          small
          auctionId={row.auctionId}
          name={nameOf(row)}
          on={compared.some(({ auctionId }) => auctionId === row.auctionId)}
        />
      </span>
    ),
  }
}

interface MarketTableProps {
  readonly rows: readonly MarketRow[]
  readonly order: MarketOrder
  readonly onOrder: (order: MarketOrder | undefined) => void
  readonly favorites: Favorites
  readonly onEnd: () => void
  readonly isLoading: boolean
}

export const MarketTable = ({ rows, order, onOrder, favorites, onEnd, isLoading }: MarketTableProps) => {
  const say = useText('market')
  const navigate = useNavigate()
  const facts = useFactColumns()
  const car = useCarColumn()
  const deeds = useDeedColumn(favorites)
  const [no, left] = useEdgeColumns()
  return (
    <DataTable
      label={say('cars')}
      rows={rows}
      columns={[no, car, left, ...facts, deeds]}
      rowKey={({ id }) => id}
      sort={sortChoiceOf(order)}
      onSortChange={(sort) =>
        onOrder(sort === null ? undefined : readMarketOrder(`${sort.descending ? '-' : ''}${sort.key}`))}
      onOpen={({ auctionId }) => void navigate({ to: '/auctions/$id', params: { id: auctionId } })}
      onEnd={onEnd}
      dense
      height="max(22rem, calc(100dvh - 14rem))"
      loadingRows={isLoading ? 14 : undefined}
      className="shadow-card"
    />
  )
}
