// What a dealer comes home to of the own bids: first what waits for a decision, then what closes soonest.
import { biddingCalls } from '@bidyard/contract/calls/bidding'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useServerOffset } from '../../../../api/server-time.ts'
import { useList } from '../../../../api/list/use-list.ts'
import { useText } from '../../../../text/use-text.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { LinkButton } from '../../../../ui/button/link-button.tsx'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Badge } from '../../../../ui/show/badge.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import { Countdown } from '../../../../ui/show/countdown.tsx'
import { Due } from '../../../../ui/show/due.tsx'
import { Skeleton } from '../../../../ui/show/skeleton.tsx'
import { EmptyState } from '../../../../ui/state/empty-state.tsx'
import { NotCome } from '../../../../ui/state/not-come.tsx'
import { carName } from '../../../../text/car-name.ts'
import { type Process, standingOf, standingTones, type Standing } from '../mine/standing-rules.ts'
import { useAuctionsOf, type AuctionRow } from '../mine/use-auctions-of.ts'

const shown = 4
const order: readonly Standing[] = ['chosen', 'won', 'paused', 'running', 'sellerDecides', 'waiting']

const Line = ({ process, auction }: { readonly process: Process; readonly auction: AuctionRow | undefined }) => {
  const say = useText('bidding')
  const format = useFormat()
  const offsetMs = useServerOffset()
  const standing = standingOf(process)
  const endsAt = process.auctionState === 'auction' ? auction?.endsAt ?? null : null
  // What others have to do by then is told where the bid itself is shown.
  const duty = process.duty?.whose === 'buyer' ? process.duty : null
  return (
    <Link
      to="/bids/$id"
      params={{ id: process.biddingId }}
      className={classNames(
        '-mx-2 flex min-h-14 items-center gap-3 rounded-md px-2 py-1.5 hover:bg-hover',
        'cramped:flex-col cramped:items-start',
      )}
    >
      <span className="flex min-w-0 flex-1 flex-col">
        <span lang="ko" className="truncate text-md font-bold">{carName(auction?.model, process.auctionNo)}</span>
        <span className="figures text-md text-ink-soft">
          {process.amountWon === null ? '–' : format.price(process.amountWon)}
        </span>
      </span>
      <span className="flex shrink-0 flex-col items-end gap-0.5">
        {(endsAt === null || standing === 'paused') && (
          <Badge tone={standingTones[standing]}>{say(`result.${standing}`)}</Badge>
        )}
        {endsAt !== null && standing !== 'paused' && (
          <Countdown endsAt={endsAt} offsetMs={offsetMs} className="text-md!" />
        )}
        {duty !== null && <Due {...duty} offsetMs={offsetMs} className="text-md!" />}
      </span>
    </Link>
  )
}

const Lines = ({ processes }: { readonly processes: readonly Process[] }) => {
  const orderIds = useMemo(() => processes.map(({ orderId }) => orderId), [processes])
  const auctions = useAuctionsOf(orderIds)
  const endOf = ({ auctionId, duty }: Process): string => duty?.dueAt ?? auctions.get(auctionId)?.endsAt ?? '9'
  const sorted = processes.toSorted((one, other) =>
    order.indexOf(standingOf(one)) - order.indexOf(standingOf(other)) || endOf(one).localeCompare(endOf(other)))
  return sorted.slice(0, shown).map((process) => (
    <Line key={process.id} process={process} auction={auctions.get(process.auctionId)} />
  ))
}

export const BidsHome = () => {
  const say = useText('bidding')
  const { items, isLoading, failure } = useList(biddingCalls.listBuyerTradeProcesses, {
    filter: { state: { in: ['bidding', 'biddingPaused', 'awardReserved', 'awarded'] } },
    sort: [{ bidSubmittedAt: 'desc' }], size: 50,
  })
  return (
    <Card
      title={say('myBids')}
      actions={<LinkButton to="/bids" variant="quiet" size="small">{say('seeAll')}</LinkButton>}
    >
      {isLoading && (
        <div aria-busy="true" className="flex flex-col gap-3">
          <Skeleton className="h-11 rounded-md!" />
          <Skeleton className="h-11 rounded-md!" />
        </div>
      )}
      {failure !== null && items.length === 0 && <NotCome failure={failure} />}
      {!isLoading && failure === null && items.length === 0 && (
        <EmptyState icon="gavel" title={say('empty.running')} text={say('emptyText.running')} />
      )}
      {items.length > 0 && <Lines processes={items} />}
    </Card>
  )
}
