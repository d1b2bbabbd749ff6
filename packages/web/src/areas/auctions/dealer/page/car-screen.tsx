// The page of one auction: photos first, then everything that is known of the car and where it comes from.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { photoCalls } from '@bidyard/contract/calls/cars/photos'
import { contractKind } from '@bidyard/contract/enums/contracts'
import { province } from '@bidyard/contract/enums/shops'
import { auctionHouseType } from '@bidyard/contract/enums/yard'
import { useParams } from '@tanstack/react-router'
import { lazy, memo, Suspense, useDeferredValue, useState, type ReactNode } from 'react'
import { useList } from '../../../../api/list/use-list.ts'
import { useFailureWords } from '../../../../api/failure-words.ts'
import { useRead } from '../../../../api/use-read.ts'
import { storedLanguage } from '../../../../text/language.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { loadText } from '../../../../text/word-store.ts'
import { LinkButton } from '../../../../ui/button/link-button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { firstSight } from '../../../../ui/first-sight.ts'
import { PageHeader } from '../../../../ui/navigation/page-header.tsx'
import { Trail } from '../../../../ui/navigation/trail.tsx'
import { showToast } from '../../../../ui/overlay/toast.ts'
import { Badge } from '../../../../ui/show/badge.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import { Skeleton, SkeletonText } from '../../../../ui/show/skeleton.tsx'
import { EmptyState } from '../../../../ui/state/empty-state.tsx'
import { ErrorPanel } from '../../../../ui/state/error-panel.tsx'
import { useTitle } from '../../../../ui/use-title.ts'
import { accidentTones, gradeOf, nameOf } from '../cards/car-words.ts'
import { ComparePlace } from '../compare/compare-place.tsx'
import { comparedMax, toggleCompared, useCompared } from '../compare/compared.ts'
import { useToggleFavorite } from '../favorites/use-favorites.ts'
import { isClosed, MarketFailure } from '../market/market-failure.tsx'
import { Gallery, GallerySkeleton } from './gallery.tsx'
import { BottomBar, SideCard, type Deeds } from './side-card.tsx'
import { auctionAsk, photosQuery, useCar, type Auction, type Check } from './use-car.ts'

const Sections = lazy(async () => {
  await firstSight
  const [{ Sections: sections }] = await Promise.all([
    import('./sections.tsx'), loadText('damageMap', storedLanguage()),
  ])
  return { default: sections }
})
const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }))

export interface BidGiven {
  readonly auctionId: string
  readonly name: string
  readonly guideWon: number | null
}

/** What bidding shows on this page. */
export interface BidParts {
  readonly renderBox: (given: BidGiven) => ReactNode
  /** For the bar on phones. */
  readonly renderBar: (given: BidGiven) => ReactNode
  /** After the end. */
  readonly renderResult: (auctionId: string) => ReactNode
}

const useDeeds = (auction: Auction, name: string, onReport: () => void): Deeds => {
  const market = useText('market')
  const compared = useCompared()
  const [turned, setTurned] = useState<boolean | null>(null)
  const tell = useToggleFavorite((_id, to) => setTurned(to))
  const isFavorite = turned ?? auction.isFavorite ?? false
  const auctionId = auction.id
  const onCompare = () => {
    if (!toggleCompared({ auctionId, name }))
      showToast({
        tone: 'waiting', title: market('compareFull', { max: comparedMax }), text: market('compareFullText'),
      })
  }
  return {
    isFavorite, isCompared: compared.some((car) => car.auctionId === auctionId),
    onFavorite: () => tell(auctionId, !isFavorite), onCompare, onReport,
  }
}

interface HeadProps {
  readonly auction: Auction
  readonly check: Check | null | undefined | 'untold'
  readonly name: string
}

const DrawnHead = ({ auction, check, name }: HeadProps) => {
  const say = useText('carPage')
  const market = useText('market')
  const word = useWord()
  const { auctionNo, kind, houseType, region, round, model } = auction
  const accident = check === 'untold' ? 'unknown' : check?.accidentHistory ?? 'unknown'
  return (
    <PageHeader
      trail={<Trail to="/auctions">{say('auctions')}</Trail>}
      title={<span lang="ko">{name}</span>}
      summary={
        <span className="flex flex-col gap-2">
          <span lang="ko">{model === null ? '' : gradeOf(model)}</span>
          <span className="flex min-h-6 flex-wrap items-center gap-1.5">
            {check === undefined && <Skeleton className="h-6 w-20" />}
            {check !== undefined && check !== 'untold' && (
              <Badge tone={accidentTones[accident]}>{market(`accident.${accident}`)}</Badge>
            )}
            <Badge tone="action">{word(contractKind, kind)}</Badge>
            <Badge>{word(auctionHouseType, houseType)}</Badge>
            {region !== null && <Badge>{word(province, region)}</Badge>}
            {round > 1 && <Badge tone="waiting">{say('round', { count: round })}</Badge>}
            <span className="figures text-sm text-ink-faint">{auctionNo}</span>
          </span>
        </span>
      }
    />
  )
}

/** Answers come one by one, and most of them change neither the head nor the photos. */
const Head = memo(DrawnHead)
const Photos = memo(Gallery)

/** Beside the photos it stays in sight, and scrolls by itself where it is higher than the window. */
const besideLook = classNames(
  'lg:sticky lg:top-[calc(var(--header-height)+1rem)] lg:-m-1 lg:max-h-[calc(100dvh-var(--header-height)-2rem)]',
  'lg:overflow-y-auto lg:p-1 [scrollbar-width:thin] print:static print:max-h-none',
)

const grid = 'grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]'

interface PageProps {
  readonly auction: Auction
  readonly bid: BidParts
}

const Shown = ({ auction, bid }: PageProps) => {
  const { model } = auction
  const name = model === null ? auction.auctionNo : nameOf(model)
  const car = useCar(auction.orderId)
  // What stands further down is drawn in small steps behind what one sees first.
  const below = useDeferredValue(car)
  const [opened, setOpened] = useState<string | null>(null)
  const [reporting, setReporting] = useState(false)
  const deeds = useDeeds(auction, name, () => setReporting(true))
  const given = { auctionId: auction.id, name, guideWon: car.guide?.price?.midWon ?? null }
  useTitle(name)
  return (
    <div className="pb-20 lg:pb-0">
      <Head auction={auction} check={car.check} name={name} />
      <div className={classNames(grid, 'lg:grid-rows-[auto_1fr]')}>
        <div className="min-w-0"><Photos label={name} photos={car.photos} opened={opened} onOpen={setOpened} /></div>
        {/* One place in the page for both layouts: what is typed in it stays when a tablet is turned. */}
        <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-stretch">
          <div className={besideLook}>
            <SideCard auction={auction} guide={car.guide} deeds={deeds}>{bid.renderBox(given)}</SideCard>
          </div>
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <Suspense fallback={<Card><SkeletonText lines={12} /></Card>}>
            <Sections auction={auction} car={below} onPhoto={setOpened} />
          </Suspense>
        </div>
      </div>
      <BottomBar auction={auction} guide={car.guide} deeds={deeds} name={name}>{bid.renderBar(given)}</BottomBar>
      <Suspense>
        {reporting && <ReportDialog auctionId={auction.id} onClose={() => setReporting(false)} />}
      </Suspense>
    </div>
  )
}

const NotListed = ({ auction, bid }: PageProps) => {
  const say = useText('carPage')
  const { model } = auction
  const name = model === null ? auction.auctionNo : nameOf(model)
  const deeds = useDeeds(auction, name, () => undefined)
  useTitle(name)
  return (
    <>
      <Head auction={auction} check="untold" name={name} />
      <div className={grid}>
        <Card>
          <EmptyState
            icon="car"
            title={say('notListed')}
            text={say('notListedText')}
            action={<LinkButton to="/auctions" icon="gavel">{say('toMarket')}</LinkButton>}
          />
        </Card>
        <SideCard auction={auction} guide={undefined} deeds={deeds}>{bid.renderResult(auction.id)}</SideCard>
      </div>
    </>
  )
}

/** A line of the words around it, as high as they are. */
const WaitingLine = ({ className }: { readonly className: string }) => (
  <span className="flex h-[1lh] items-center"><Skeleton className={className} /></span>
)

const Waiting = () => {
  const say = useText('carPage')
  return (
    <div aria-busy="true" className="pb-20 lg:pb-0">
      <PageHeader
        trail={<Trail to="/auctions">{say('auctions')}</Trail>}
        title={<WaitingLine className="h-5 w-52 md:h-6" />}
        summary={
          <span className="flex flex-col gap-2">
            <WaitingLine className="h-4 w-40" />
            <span className="flex h-6 gap-1.5"><Skeleton className="h-6 w-20" /><Skeleton className="h-6 w-44" /></span>
          </span>
        }
      />
      <div className={grid}>
        <div className="flex min-w-0 flex-col gap-5">
          <GallerySkeleton />
          <Skeleton className="h-104 rounded-lg! lg:hidden" />
          <Card><SkeletonText lines={12} /></Card>
        </div>
        <Skeleton className="h-110 rounded-lg! max-lg:hidden" />
      </div>
    </div>
  )
}

/** After the end what is shown tells nobody whether others bid; whoever bid goes on seeing the car. */
const Ended = ({ auction, bid }: PageProps) => {
  const photos = useList(photoCalls.listCarPhotos, photosQuery(auction.orderId))
  if (photos.isLoading) return <Waiting />
  if (photos.items.length === 0) return <NotListed auction={auction} bid={bid} />
  const result = ({ auctionId }: BidGiven) => bid.renderResult(auctionId)
  return <Shown auction={auction} bid={{ ...bid, renderBox: result, renderBar: () => null }} />
}

/** Where there is no car to name, the page is called by what it is a page of. */
const Headed = ({ children }: { readonly children: ReactNode }) => {
  const say = useText('market')
  return <><PageHeader title={say('marketTitle')} />{children}</>
}

const Gone = () => {
  const say = useText('carPage')
  return (
    <Card>
      <EmptyState
        icon="car"
        title={say('gone')}
        text={say('goneText')}
        action={<LinkButton to="/auctions" variant="primary" icon="gavel">{say('toMarket')}</LinkButton>}
      />
    </Card>
  )
}

export const CarScreen = ({ bid }: { readonly bid: BidParts }): ReactNode => {
  const { id = '' } = useParams({ strict: false })
  const wordsFor = useFailureWords()
  const { data, error, refetch, isFetching, isPlaceholderData } = useRead(auctionsCalls.getAuction, auctionAsk(id))
  if (data !== undefined && !isPlaceholderData)
    return (
      <>
        {data.state === 'auction'
          ? <Shown key={data.id} auction={data} bid={bid} /> : <Ended key={data.id} auction={data} bid={bid} />}
        {/* On phones time and price have this place. */}
        <div className="max-lg:hidden"><ComparePlace /></div>
      </>
    )
  if (error === null) return <Waiting />
  if (error.facts.status === 404 || error.facts.status === 400) return <Headed><Gone /></Headed>
  if (isClosed(error)) return <Headed><MarketFailure failure={error} onRetry={() => void refetch()} /></Headed>
  return <ErrorPanel {...wordsFor(error)} onRetry={() => void refetch()} retrying={isFetching} />
}
