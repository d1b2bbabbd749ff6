// A seller's car: how far it has come, what is next, its visit, its auction, its photos and its facts.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { orderState } from '@bidyard/contract/enums/cars'
import { contractKind } from '@bidyard/contract/enums/contracts'
import { carPhotoView } from '@bidyard/contract/enums/car-facts'
import { hasTrait } from '@bidyard/contract/shapes/contracts/traits-of'
import type { ReactNode } from 'react'
import { useFailureWords } from '../../../../api/failure-words.ts'
import { useList } from '../../../../api/list/use-list.ts'
import { useRead } from '../../../../api/use-read.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { useFirstSight } from '../../../../ui/first-sight.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { later } from '../../../../ui/later.tsx'
import { StepRail } from '../../../../ui/navigation/step-rail.tsx'
import { PhotoGrid } from '../../../../ui/photo/photo-grid.tsx'
import { Badge } from '../../../../ui/show/badge.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import { KeyValueList } from '../../../../ui/show/key-value-list.tsx'
import { Skeleton } from '../../../../ui/show/skeleton.tsx'
import { ErrorPanel } from '../../../../ui/state/error-panel.tsx'
import { InlineNotice } from '../../../../ui/state/inline-notice.tsx'
import { useTitle } from '../../../../ui/use-title.ts'
import { HistoryList, RegisterList } from '../facts/register-list.tsx'
import { modelNames, useFacts } from '../facts/use-facts.ts'
import { stateTones } from '../list/what-next.ts'
import { mayMend, type Order } from '../offer/offer-steps.ts'
import { useSellerPlace } from '../parts/seller-place.tsx'
import { backLook } from '../parts/step-page.tsx'
import { TargetLink } from '../parts/target-link.tsx'
import { sizesOf } from '../photos/photo-pictures.ts'
import { PhotosProvider, usePhotos } from '../photos/use-photos.tsx'
import { AuctionCard, type SellerBids } from './auction-card.tsx'
import {
  type Auction, type CarStanding, type CheckRow, choiceTurnOf, isChecked, isChoosing, railOf, type RailStep, railSteps,
} from './car-rail.ts'
import { checksShown, newestOf } from './newest-of.ts'
import { NextCard } from './next-card.tsx'
import { TakeBack } from './take-back.tsx'
import { useAuctionOf } from './use-auction-of.ts'
import { VisitCard } from './visit-card.tsx'

const YardCard = later(
  async () => (await import('./yard-card.tsx')).YardCard, <Skeleton className="h-32 rounded-lg" />,
)
const CarFees = later(async () => (await import('../fees/car-fees.tsx')).CarFees)

const PhotosCard = () => {
  const say = useText('selling')
  const word = useWord()
  const { arrived, onTheWay } = usePhotos()
  const shown = arrived.flatMap((photo) => {
    const { src, thumbSrc } = sizesOf(photo)
    return src === undefined
      ? [] : [{ key: photo.id, src, thumbSrc, alt: photo.label ?? word(carPhotoView, photo.view) }]
  })
  if (shown.length === 0 && onTheWay.length === 0) return null
  return (
    <Card title={say('photosCard', { count: arrived.length })}>
      <div className="flex flex-col gap-3">
        {onTheWay.length > 0 && (
          <InlineNotice tone="waiting">{say('photosComing', { count: onTheWay.length })}</InlineNotice>
        )}
        {shown.length > 0 && <PhotoGrid label={say('photos')} photos={shown} />}
      </div>
    </Card>
  )
}

const FactsCards = ({ order }: { readonly order: Order }) => {
  const say = useText('selling')
  const { register, history } = useFacts(order.id)
  return (
    <>
      {register?.facts !== null && register?.facts !== undefined && (
        <Card
          title={say('carTitle')}
          actions={register.source === 'hand' && <Badge tone="waiting" icon="edit">{say('byHand')}</Badge>}
        >
          <RegisterList facts={register.facts} />
        </Card>
      )}
      {history?.facts !== null && history?.facts !== undefined && (
        <Card title={say('historyTitle')}><HistoryList facts={history.facts} /></Card>
      )}
    </>
  )
}

const OfferFacts = ({ order }: { readonly order: Order }) => {
  const say = useText('selling')
  const word = useWord()
  const format = useFormat()
  const place = useSellerPlace()
  const { kind, houseType, hopePriceWon, odometer, address } = order
  if (kind === null || houseType === null) return null
  return (
    <Card
      title={say('offerTitle')}
      actions={mayMend(order) && (
        <TargetLink
          target={place.offer(order.id, 'terms')}
          className="inline-flex min-h-11 items-center text-md font-semibold underline underline-offset-4"
        >
          {say('mend')}
        </TargetLink>
      )}
    >
      <KeyValueList
        facts={[
          { key: 'no', name: say('orderNo'), value: order.orderNo },
          { key: 'kind', name: say('way'), value: word(contractKind, kind) },
          ...(odometer === null ? [] : [
            { key: 'odometer', name: say('odometer'), value: format.distance(odometer.km) },
          ]),
          ...(hopePriceWon === null ? [] : [
            { key: 'hope', name: say('hopePrice'), value: format.price(hopePriceWon) },
          ]),
          ...(address === null ? [] : [
            {
              key: 'place', name: say('placeTitle'),
              value: <span lang="ko">{`${address.road} ${address.detail}`.trim()}</span>,
            },
          ]),
        ]}
      />
    </Card>
  )
}

const nowOf = (step: RailStep, { choiceWaitsFor }: CarStanding) =>
  (step === 'choice' && choiceWaitsFor === 'office' ? 'railNow.consulted' : `railNow.${step}` as const)

const Rail = ({ standing }: { readonly standing: CarStanding }) => {
  const say = useText('selling')
  const states = railOf(standing)
  return (
    <Card>
      <StepRail
        upright
        label={say('howTitle')}
        steps={railSteps.map((step) => ({
          key: step, title: say(`rail.${step}`), state: states[step],
          ...(states[step] === 'mine' ? { who: say('you') } : {}),
          ...(states[step] === 'theirs' ? { note: say(nowOf(step, standing)) } : {}),
        }))}
      />
    </Card>
  )
}

const Head = ({ order }: { readonly order: Order }) => {
  const say = useText('selling')
  const word = useWord()
  const place = useSellerPlace()
  return (
    <header className="flex flex-col gap-1">
      <TargetLink
        target={place.home}
        className={classNames('-mt-2', backLook)}
      >
        <Icon name="chevronLeft" size={20} />
        {say(place.exhibit === null ? 'cars' : 'myCar')}
      </TargetLink>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="figures text-2xl font-extrabold tracking-tight">{order.carNumber}</h1>
        <Badge tone={stateTones[order.state]}>{word(orderState, order.state)}</Badge>
      </div>
      {order.model !== null && (
        <p className="text-base text-ink-soft">
          <span lang="ko">{modelNames(order.model)}</span>
          {order.modelYear !== null && ` · ${say('yearOf', { year: order.modelYear })}`}
        </p>
      )}
    </header>
  )
}

const useChoiceTurn = (auction: Auction | undefined): Pick<CarStanding, 'choiceWaitsFor'> => {
  const isAsked = auction !== undefined && isChoosing(auction)
  const { data } = useRead(
    contractsCalls.getSellerTradeProcess, { params: { id: auction?.id ?? '' } }, { enabled: isAsked },
  )
  return isAsked && data?.auctionId === auction.id ? { choiceWaitsFor: choiceTurnOf(data) } : {}
}

/** As high as a phone: what comes in its place pushes nothing that somebody already reads. */
const Waiting = () => (
  <div aria-busy="true" className="flex flex-col gap-5">
    <Skeleton className="h-40 rounded-lg" />
    <Skeleton className="h-dvh rounded-lg" />
  </div>
)

interface StandingProps {
  readonly order: Order
  readonly checks: readonly CheckRow[]
  readonly auction: Auction | undefined
  readonly standing: CarStanding
  readonly bids: SellerBids
}

/** Its visit, its way into the yard, its auction, and all steps. */
const HowItGoes = ({ order, checks, auction, standing, bids }: StandingProps) => {
  const visits = checks.filter(({ source }) => source === 'inspector')
  // To a car that its seller shows an inspector comes only where the office sends one.
  const hasVisit = !hasTrait(order.kind, 'checkedBy', 'seller') || visits.some(({ state }) => state === 'inProgress')
  return (
    <>
      {hasVisit && <VisitCard order={order} checks={visits} />}
      {order.houseType === 'inflow' && order.state !== 'draft' && <YardCard order={order} />}
      {auction !== undefined && (
        <AuctionCard
          auction={auction} bids={bids} hasCheck={isChecked(standing)} isTakenBack={order.state === 'cancelled'}
        />
      )}
      <Rail standing={standing} />
    </>
  )
}

const Whole = ({ order, bids }: { readonly order: Order; readonly bids: SellerBids }) => {
  const say = useText('selling')
  const { note } = useSellerPlace()
  const { id } = order
  const checks = useList(carsCalls.listCarChecks, newestOf(id, checksShown))
  const { auction, isLoading } = useAuctionOf(order)
  useTitle(order.carNumber)
  const isSeen = useFirstSight()
  const standing = { order, checks: checks.items, auction, ...useChoiceTurn(auction) }
  // Whoever chooses has more before them than a phone shows at once; how far the car has come stands below.
  const isChoice = auction !== undefined && isChoosing(auction)
  return (
    <div className="mx-auto flex w-full max-w-column flex-col gap-5">
      <Head order={order} />
      {order.state === 'cancelled' && (
        <InlineNotice title={say('takenBack')}>
          {order.endNote === null ? undefined : <span lang="ko">{order.endNote}</span>}
        </InlineNotice>
      )}
      {isLoading || checks.isLoading
        ? <Waiting />
        : (
            <>
              <NextCard standing={standing} order={order} />
              {isSeen && order.auctionId !== null && bids.renderFaults(id)}
              {isChoice && bids.renderChoice(auction.id, order.hopePriceWon)}
              {(isSeen || !isChoice) && (
                <HowItGoes {...{ order, checks: checks.items, auction, standing, bids }} />
              )}
            </>
          )}
      {isSeen
        ? (
            <>
              {order.state !== 'draft' && <CarFees orderId={id} />}
              <PhotosCard />
              <OfferFacts order={order} />
              <FactsCards order={order} />
              <div className="flex justify-center"><TakeBack order={order} {...bids} /></div>
              {note}
            </>
          )
        : <Waiting />}
    </div>
  )
}

export const CarScreen = ({ id, bids }: { readonly id: string; readonly bids: SellerBids }): ReactNode => {
  const wordsFor = useFailureWords()
  const read = useRead(carsCalls.getOrder, { params: { id } })
  const order = read.data?.id === id ? read.data : undefined
  if (order === undefined && read.error !== null)
    return <ErrorPanel {...wordsFor(read.error)} onRetry={() => void read.refetch()} />
  if (order === undefined)
    return (
      <div aria-busy="true" className="mx-auto flex w-full max-w-column flex-col gap-5">
        <Skeleton className="h-16 rounded-lg" />
        <Waiting />
      </div>
    )
  return <PhotosProvider key={id} orderId={id}><Whole order={order} bids={bids} /></PhotosProvider>
}
