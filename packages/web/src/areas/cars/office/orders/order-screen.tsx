// One order with everything of its car: photos, check, facts, history, the way so far, and what can be done.
import { contractKind } from '@bidyard/contract/enums/contracts'
import { auctionHouseType } from '@bidyard/contract/enums/yard'
import type { Order } from '@bidyard/contract/shapes/cars/orders'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFailureWords } from '../../../../api/failure-words.ts'
import { useServerOffset } from '../../../../api/server-time.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { PageHeader } from '../../../../ui/navigation/page-header.tsx'
import { Trail } from '../../../../ui/navigation/trail.tsx'
import { Countdown } from '../../../../ui/show/countdown.tsx'
import { Skeleton } from '../../../../ui/show/skeleton.tsx'
import { ErrorPanel } from '../../../../ui/state/error-panel.tsx'
import { InlineNotice } from '../../../../ui/state/inline-notice.tsx'
import { useTitle } from '../../../../ui/use-title.ts'
import { carName } from '../parts/car-name.ts'
import { CarPanes } from '../parts/car-panes.tsx'
import { useOrder } from '../parts/use-order.ts'
import { ActsCard } from '../whole/acts-card.tsx'
import { TimelineCard } from '../whole/timeline-card.tsx'
import { AuctionsCard, TransportsCard } from '../whole/way-cards.tsx'
import { ByHand, OrderBadge } from './order-rows.tsx'

const layout = 'grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]'

const Waiting = () => (
  <div aria-busy="true" className={layout}>
    <Skeleton className="h-[34rem] rounded-lg" />
    <Skeleton className="h-96 rounded-lg" />
  </div>
)

const useSummary = (order: Order): string => {
  const word = useWord()
  const format = useFormat()
  const { orderNo, modelYear, odometer, kind, houseType } = order
  return [
    orderNo, modelYear === null ? null : String(modelYear), odometer === null ? null : format.distance(odometer.km),
    kind === null ? null : word(contractKind, kind), houseType === null ? null : word(auctionHouseType, houseType),
  ].filter((part) => part !== null).join(' · ')
}

const Head = ({ order }: { readonly order: Order }) => {
  const say = useText('carOffice')
  const summary = useSummary(order)
  return (
    <PageHeader
      trail={<Trail to="/office/orders">{say('orders')}</Trail>}
      title={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {order.carNumber}
          <span lang={order.model === null ? undefined : 'ko'} className="font-normal text-ink-soft">
            {carName(order.model) ?? say('carUnknown')}
          </span>
          <OrderBadge state={order.state} /> <ByHand isByHand={order.isByHand} />
        </span>
      }
      summary={summary}
    />
  )
}

/** Nothing may wait unseen for its end. */
const Due = ({ order: { dueAt, endNote, state } }: { readonly order: Order }) => {
  const say = useText('carOffice')
  const offsetMs = useServerOffset()
  if (endNote !== null && state === 'cancelled')
    return <InlineNotice title={say('endedBecause')}><span lang="ko">{endNote}</span></InlineNotice>
  if (dueAt === null) return null
  return (
    <InlineNotice
      tone="waiting" title={say('waitsForSeller')} action={<Countdown endsAt={dueAt} offsetMs={offsetMs} />}
    >
      {say(state === 'draft' ? 'draftLapses' : 'declinedLapses')}
    </InlineNotice>
  )
}

export const OrderScreen = (): ReactNode => {
  const say = useText('carOffice')
  const wordsFor = useFailureWords()
  const { id } = useParams({ from: '/framed/office/orders/$id' })
  const { order, failure, again } = useOrder(id)
  useTitle(order?.carNumber ?? say('orders'))
  if (failure !== null && order === undefined)
    return <ErrorPanel {...wordsFor(failure)} onRetry={() => void again()} />
  if (order === undefined) return <Waiting />
  return (
    <>
      <Head order={order} />
      <div className="flex flex-col gap-4">
        <Due order={order} />
        <div className={layout}>
          <CarPanes orderId={id} />
          <div className="flex min-w-0 flex-col gap-4">
            <ActsCard order={order} />
            <AuctionsCard orderId={id} />
            <TransportsCard orderId={id} />
            <TimelineCard order={order} />
          </div>
        </div>
      </div>
    </>
  )
}
