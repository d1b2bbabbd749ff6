// The page of one auction: photos first, then everything that is known of the car and where it comes from.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { contractKind } from '@bidyard/contract/enums/contracts'
import { province } from '@bidyard/contract/enums/shops'
import { auctionHouseType } from '@bidyard/contract/enums/yard'
import { useParams } from '@tanstack/react-router'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useFailureWords } from '../../../../api/failure-words.ts'
import { useRead } from '../../../../api/use-read.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { LinkButton } from '../../../../ui/button/link-button.tsx'
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
import { Gallery, GallerySkeleton } from './gallery.tsx'
import { BottomBar, SideCard, type Deeds } from './side-card.tsx'
import { auctionAsk, useCar, type Auction, type Check } from './use-car.ts'

const Sections = lazy(async () => ({ default: (await import('./sections.tsx')).Sections }))
const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }))

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

const Head = ({ auction, check, name }: {
  readonly auction: Auction
  readonly check: Check | null | undefined
  readonly name: string
}) => {
  const say = useText('carPage')
  const market = useText('market')
  const word = useWord()
  const { auctionNo, kind, houseType, region, round, model } = auction
  const accident = check?.accidentHistory ?? 'unknown'
  return (
    <PageHeader
      trail={<Trail to="/auctions">{say('auctions')}</Trail>}
      title={<span lang="ko">{name}</span>}
      summary={
        <span className="flex flex-col gap-2">
          <span lang="ko">{model === null ? '' : gradeOf(model)}</span>
          <span className="flex min-h-6 flex-wrap items-center gap-1.5">
            {check !== undefined && <Badge tone={accidentTones[accident]}>{market(`accident.${accident}`)}</Badge>}
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

const grid = 'grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]'

const Shown = ({ auction }: { readonly auction: Auction }) => {
  const { model } = auction
  const name = model === null ? auction.auctionNo : nameOf(model)
  const car = useCar(auction.orderId)
  const [opened, setOpened] = useState<string | null>(null)
  const [reporting, setReporting] = useState(false)
  const deeds = useDeeds(auction, name, () => setReporting(true))
  useTitle(name)
  return (
    <div className="pb-20 lg:pb-0">
      <Head auction={auction} check={car.check} name={name} />
      <div className={grid}>
        <div className="flex min-w-0 flex-col gap-5">
          <Gallery label={name} photos={car.photos} opened={opened} onOpen={setOpened} />
          <div className="lg:hidden"><SideCard auction={auction} guide={car.guide} deeds={deeds} /></div>
          <Suspense fallback={<Card><SkeletonText lines={12} /></Card>}>
            <Sections auction={auction} car={car} onPhoto={setOpened} />
          </Suspense>
        </div>
        <div className="sticky top-[calc(var(--header-height)+1rem)] max-lg:hidden print:static">
          <SideCard auction={auction} guide={car.guide} deeds={deeds} />
        </div>
      </div>
      <BottomBar auction={auction} guide={car.guide} deeds={deeds} name={name} />
      <Suspense>
        {reporting && <ReportDialog auctionId={auction.id} onClose={() => setReporting(false)} />}
      </Suspense>
    </div>
  )
}

/** After the end what is shown tells nobody whether there were bids: it is the same for every car. */
const Ended = ({ auction }: { readonly auction: Auction }) => {
  const say = useText('carPage')
  const { model } = auction
  const name = model === null ? auction.auctionNo : nameOf(model)
  const deeds = useDeeds(auction, name, () => undefined)
  useTitle(name)
  return (
    <>
      <Head auction={auction} check={undefined} name={name} />
      <div className={grid}>
        <Card>
          <EmptyState
            icon="car"
            title={say('notListed')}
            text={say('notListedText')}
            action={<LinkButton to="/auctions" icon="gavel">{say('toMarket')}</LinkButton>}
          />
        </Card>
        <SideCard auction={auction} guide={undefined} deeds={deeds} />
      </div>
    </>
  )
}

const Waiting = () => (
  <div aria-busy="true">
    <div className="flex flex-col gap-2 pb-4">
      <Skeleton className="h-4 w-14" />
      <Skeleton className="h-8 w-64" />
      <Skeleton className="h-5 w-40" />
      <Skeleton className="h-6 w-72" />
    </div>
    <div className={grid}>
      <div className="flex flex-col gap-5">
        <GallerySkeleton />
        <Card><SkeletonText lines={12} /></Card>
      </div>
      <Skeleton className="h-110 rounded-lg! max-lg:hidden" />
    </div>
  </div>
)

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

export const CarScreen = (): ReactNode => {
  const { id = '' } = useParams({ strict: false })
  const wordsFor = useFailureWords()
  const { data, error, refetch, isFetching, isPlaceholderData } = useRead(auctionsCalls.getAuction, auctionAsk(id))
  if (data !== undefined && !isPlaceholderData)
    return (
      <>
        {data.state === 'auction'
          ? <Shown key={data.id} auction={data} /> : <Ended key={data.id} auction={data} />}
        {/* On phones time and price have this place. */}
        <div className="max-lg:hidden"><ComparePlace /></div>
      </>
    )
  if (error === null) return <Waiting />
  if (error.facts.status === 404 || error.facts.status === 400) return <Gone />
  return <ErrorPanel {...wordsFor(error)} onRetry={() => void refetch()} retrying={isFetching} />
}
