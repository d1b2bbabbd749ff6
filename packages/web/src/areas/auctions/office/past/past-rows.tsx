// An auction of another system in the office's list: as a row of the table, and as a card on phones.
import type { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { pastAuctionResult, type PastAuctionResult } from '@bidyard/contract/enums/auctions'
import { fuel } from '@bidyard/contract/enums/cars'
import { contractKind } from '@bidyard/contract/enums/contracts'
import { province } from '@bidyard/contract/enums/shops'
import type { ItemOf } from '@bidyard/contract/list'
import { showBusinessNumber } from '@bidyard/contract/shapes/numbers/business-number'
import { type ReactNode, useMemo } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Badge, type Tone } from '../../../../ui/show/badge.tsx'
import type { Column } from '../../../../ui/table/column.ts'
import { RowCard } from '../../../../ui/table/row-card.tsx'

export type PastAuction = ItemOf<typeof auctionsCalls.listPastAuctions>

const tones: Readonly<Record<PastAuctionResult, Tone>> = { sold: 'done', unsold: 'neutral', cancelled: 'closing' }

const ResultBadge = ({ result }: Pick<PastAuction, 'result'>) => {
  const word = useWord()
  return <Badge tone={tones[result]}>{word(pastAuctionResult, result)}</Badge>
}

const carOf = ({ maker, model, detailModel, grade }: PastAuction): string =>
  [maker, detailModel ?? model, grade].filter((part) => part !== null).join(' ')

/** What else is told of it: how it was sold, what it drives with, where it stood; and when it was open. */
const useRest = () => {
  const word = useWord()
  const { dateTime } = useFormat()
  return useMemo(() => ({
    restOf: ({ kind, fuel: drives, region }: PastAuction): string => [
      kind === null ? null : word(contractKind, kind), drives === null ? null : word(fuel, drives),
      region === null ? null : word(province, region),
    ].filter((part) => part !== null).join(' · '),
    whenOf: ({ openedAt, closedAt }: PastAuction): string =>
      [openedAt, closedAt].filter((at) => at !== null).map(dateTime).join(' – '),
  }), [word, dateTime])
}

/** Both fit into the height of a row. */
const TwoLines = ({ first, second }: { readonly first: ReactNode; readonly second: string }) => (
  <span className="flex flex-col leading-tight">
    <span className="truncate">{first}</span>
    {second !== '' && <span className="truncate text-sm text-ink-faint">{second}</span>}
  </span>
)

/** Its shop where it is one of the house, else its number. */
const Buyer = ({ past: { buyerShop, buyerBusinessNumber } }: { readonly past: PastAuction }) =>
  buyerShop === null
    ? <span className="figures">{buyerBusinessNumber === null ? '–' : showBusinessNumber(buyerBusinessNumber)}</span>
    : <span lang="ko">{buyerShop.name}</span>

export const usePastColumns = (): readonly Column<PastAuction>[] => {
  const say = useText('marketOffice')
  const format = useFormat()
  const { restOf, whenOf } = useRest()
  return useMemo(() => [
    {
      key: 'auctionNo', title: say('auctionNo'), widthPx: 110,
      cell: ({ system, auctionNo }) => <TwoLines first={auctionNo} second={system} />,
    },
    { key: 'plate', title: say('plate'), widthPx: 100, cell: ({ carNumber }) => <b>{carNumber ?? '–'}</b> },
    {
      key: 'car', title: say('car'), widthPx: 180, englishPx: 160, grows: true,
      cell: (past) => (
        <TwoLines first={<span lang="ko" title={carOf(past)}>{carOf(past)}</span>} second={restOf(past)} />
      ),
    },
    {
      key: 'modelYear', title: say('modelYear'), widthPx: 80, align: 'end', sortable: true,
      cell: ({ modelYear }) => <span className="figures">{modelYear ?? '–'}</span>,
    },
    {
      key: 'odometer', title: say('odometer'), widthPx: 96, align: 'end',
      cell: ({ odometerKm }) => (
        <span className="figures">{odometerKm === null ? '–' : format.distance(odometerKm)}</span>
      ),
    },
    {
      key: 'result', title: say('pastResult'), widthPx: 80, englishPx: 100,
      cell: ({ result }) => <ResultBadge result={result} />,
    },
    {
      key: 'bids', title: say('pastBids'), widthPx: 64, givesWay: 2, align: 'end',
      cell: ({ bidCount }) => <span className="figures">{format.number(bidCount)}</span>,
    },
    {
      key: 'amountWon', title: say('pastAmount'), widthPx: 124, align: 'end', sortable: true,
      cell: ({ amountWon }) => <b className="figures">{amountWon === null ? '–' : format.won(amountWon)}</b>,
    },
    { key: 'buyer', title: say('pastBuyer'), widthPx: 112, cell: (past) => <Buyer past={past} /> },
    {
      key: 'closedAt', title: say('pastClosed'), widthPx: 132, sortable: true,
      cell: (past) => (
        <span className="figures" title={whenOf(past)}>
          <TwoLines
            first={format.date(past.closedAt)}
            second={past.openedAt === null ? '' : say('pastFrom', { at: format.date(past.openedAt) })}
          />
        </span>
      ),
    },
  ], [say, format, restOf, whenOf])
}

export const PastCard = ({ past }: { readonly past: PastAuction }) => {
  const say = useText('marketOffice')
  const format = useFormat()
  const { restOf, whenOf } = useRest()
  const { modelYear, odometerKm, bidCount, amountWon, carNumber, system, auctionNo, result } = past
  const facts = [
    ...(modelYear === null ? [] : [String(modelYear)]), ...(odometerKm === null ? [] : [format.distance(odometerKm)]),
    say('pastBidsOf', { count: format.number(bidCount) }),
  ]
  return (
    <RowCard
      title={<span lang="ko">{carOf(past)}</span>}
      badge={<ResultBadge result={result} />}
      lines={[
        <span key="won" className="figures flex flex-wrap gap-x-2">
          <b className="text-ink">{amountWon === null ? '–' : format.won(amountWon)}</b>
          {amountWon !== null && <Buyer past={past} />}
        </span>,
        <span key="facts" className="figures">{facts.join(' · ')}</span>,
        ...(restOf(past) === '' ? [] : [<span key="rest">{restOf(past)}</span>]),
        <span key="no" className="figures text-sm text-ink-faint">
          {[carNumber, `${system} ${auctionNo}`, whenOf(past)].filter((part) => part !== null).join(' · ')}
        </span>,
      ]}
    />
  )
}
