// The own bids: those that run, those that wait for their result, what was won, and what is over; kept true live.
import { biddingCalls } from '@bidyard/contract/calls/bidding'
import type { BiddingState } from '@bidyard/contract/enums/bidding'
import { limits } from '@bidyard/contract/limits'
import { useSearch } from '@tanstack/react-router'
import { useMemo, type ComponentType, type ReactNode } from 'react'
import { useFailureWords } from '../../../../api/failure-words.ts'
import { ExportButton } from '../../../../api/exports/export-button.tsx'
import { useList } from '../../../../api/list/use-list.ts'
import { useEndless, type EndlessResult } from '../../../../api/list/use-endless.ts'
import { useText } from '../../../../text/use-text.ts'
import { LinkButton } from '../../../../ui/button/link-button.tsx'
import { PageHeader } from '../../../../ui/navigation/page-header.tsx'
import { Tabs } from '../../../../ui/navigation/tabs.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import { Skeleton } from '../../../../ui/show/skeleton.tsx'
import { EmptyState } from '../../../../ui/state/empty-state.tsx'
import { ErrorPanel } from '../../../../ui/state/error-panel.tsx'
import type { Given } from '../../../../ui/table/order.ts'
import { MoreFailed } from '../../../../ui/table/more-failed.tsx'
import { RowList } from '../../../../ui/table/row-list.tsx'
import { useAddress } from '../../../../ui/table/use-address.ts'
import { useTitle } from '../../../../ui/use-title.ts'
import { useEnough } from '../../parts/use-enough.ts'
import { BidLine } from './bid-line.tsx'
import { type BidTab, type Process, standingOf, tabOf, tabs } from './standing-rules.ts'
import { useAuctionsOf } from './use-auctions-of.ts'

interface CoversProps {
  readonly orderIds: readonly string[]
  readonly children: (coverOf: (orderId: string) => ReactNode) => ReactNode
}

interface MyBidsProps {
  /** Pictures of cars are known to the area of the market. */
  readonly covers: ComponentType<CoversProps>
}

const statesOf: Readonly<Record<BidTab, readonly BiddingState[]>> = {
  running: ['bidding', 'biddingPaused'],
  waiting: ['bidding', 'biddingPaused', 'awardReserved'],
  won: ['awardReserved', 'awarded', 'done'],
  lost: ['bidFailed', 'cancelled'],
}

const idOf = ({ id }: Process): string => id

const Rows = ({ tab, items, result, covers: Covers }: MyBidsProps & {
  readonly tab: BidTab
  readonly items: readonly Process[]
  readonly result: EndlessResult<Process>
}) => {
  const say = useText('bidding')
  const orderIds = useMemo(() => items.map(({ orderId }) => orderId), [items])
  const auctions = useAuctionsOf(orderIds)
  return (
    <Covers orderIds={orderIds}>
      {(coverOf) => (
        <>
          <RowList
            label={say(`tab.${tab}`)}
            rows={items}
            rowKey={idOf}
            guessPx={98}
            onEnd={result.more}
            renderRow={(process) => (
              <div className="pb-2">
                <BidLine process={process} auction={auctions.get(process.auctionId)} cover={coverOf(process.orderId)} />
              </div>
            )}
          />
          <MoreFailed result={result} />
        </>
      )}
    </Covers>
  )
}

const TabContent = ({ tab, covers }: MyBidsProps & { readonly tab: BidTab }) => {
  const say = useText('bidding')
  const wordsFor = useFailureWords()
  const result = useEndless(biddingCalls.listBuyerTradeProcesses, {
    filter: { state: { in: [...statesOf[tab]] } }, sort: [{ bidSubmittedAt: 'desc' }],
  })
  const items = useMemo(() => result.items.filter((process) => tabOf(process) === tab), [result.items, tab])
  useEnough(result, items)
  if (result.failure !== null && items.length === 0)
    return <ErrorPanel {...wordsFor(result.failure)} onRetry={result.retry} />
  if (result.isLoading || (items.length === 0 && !result.isWhole))
    return (
      <div aria-busy="true" className="flex flex-col gap-2">
        {Array.from({ length: 4 }, (_row, at) => <Skeleton key={at} className="h-22.5 rounded-lg!" />)}
      </div>
    )
  if (items.length === 0)
    return (
      <Card>
        <EmptyState
          icon="gavel"
          title={say(`empty.${tab}`)}
          text={say(`emptyText.${tab}`)}
          action={<LinkButton to="/auctions" variant="primary" icon="gavel">{say('toMarket')}</LinkButton>}
        />
      </Card>
    )
  return <Rows {...{ tab, items, result, covers }} />
}

const reservedBids = { filter: { state: { eq: 'awardReserved' } }, size: limits.pageSize } as const

/** So many sellers wait for an answer, and whoever comes to the bids that run would not see it. */
const useAsked = (): number | undefined => {
  const { items } = useList(biddingCalls.listBuyerTradeProcesses, reservedBids)
  return items.filter((process) => standingOf(process) === 'chosen').length || undefined
}

export const MyBidsScreen = ({ covers }: MyBidsProps): ReactNode => {
  const say = useText('bidding')
  const given: Given = useSearch({ strict: false })
  const tab = tabs.find((one) => one === given['tab']) ?? 'running'
  const { change } = useAddress<{ tab?: BidTab }>({ tab })
  const asked = useAsked()
  useTitle(say('myBids'))
  return (
    <>
      <PageHeader
        title={say('myBids')}
        summary={say('myBidsText')}
        actions={<ExportButton parts={[{ list: 'ownBids', query: { sort: [{ bidSubmittedAt: 'desc' }] } }]} />}
      />
      <Tabs
        label={say('tabs')}
        value={tab}
        onValueChange={(next) => change({ tab: next === 'running' ? undefined : next })}
        tabs={tabs.map((one) => ({
          value: one, label: say(`tab.${one}`), count: one === 'won' ? asked : undefined,
          content: one === tab ? <TabContent key={one} tab={one} covers={covers} /> : null,
        }))}
      />
    </>
  )
}
