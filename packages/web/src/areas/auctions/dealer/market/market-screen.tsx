// The market: every open auction, narrowed by conditions, as cards or as a table, kept true while one looks.
import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useDeferredValue, useEffect, useMemo, useState, type ReactNode } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { formatNumber } from '../../../../ui/format/number.ts'
import { PageHeader } from '../../../../ui/navigation/page-header.tsx'
import { firstSight, useFirstSight } from '../../../../ui/first-sight.ts'
import { Card } from '../../../../ui/show/card.tsx'
import { Skeleton } from '../../../../ui/show/skeleton.tsx'
import { EmptyState } from '../../../../ui/state/empty-state.tsx'
import { MoreFailed } from '../../../../ui/table/more-failed.tsx'
import type { Given } from '../../../../ui/table/order.ts'
import { useAddress } from '../../../../ui/table/use-address.ts'
import { useTitle } from '../../../../ui/use-title.ts'
import { useWide } from '../../../../ui/use-wide.ts'
import { CardGrid, LoadingGrid } from '../cards/card-grid.tsx'
import { ComparePlace } from '../compare/compare-place.tsx'
import { useFavorites } from '../favorites/use-favorites.ts'
import {
  countOf, noCriteria, orderOfSearch, readCriteria, readMarketSearch, type Criteria, type MarketSearch,
} from '../search/market-search.ts'
import { learnStepNames } from '../search/step-names.ts'
import { useCounts, type Counts } from '../search/use-counts.ts'
import { isClosed, MarketFailure } from './market-failure.tsx'
import { useLiveMarket } from './use-live-market.ts'
import { useMarket, type Market } from './use-market.ts'
import { useRoomy } from './use-roomy.ts'

// The cars come first: what one narrows them by is fetched beside them, and keeps its place until then.
const ChosenChips = lazy(async () => ({ default: (await import('../search/chosen-chips.tsx')).ChosenChips }))
const FilterSheet = lazy(async () => ({ default: (await import('../search/filter-sheet.tsx')).FilterSheet }))
const FilterSide = lazy(async () => ({ default: (await import('../search/filter-side.tsx')).FilterSide }))
const SavedBar = lazy(async () => {
  await firstSight
  return { default: (await import('../saved/saved-bar.tsx')).SavedBar }
})
const Toolbar = lazy(async () => {
  await firstSight
  return { default: (await import('./toolbar.tsx')).Toolbar }
})
const MarketLines = lazy(async () => ({ default: (await import('./market-lines.tsx')).MarketLines }))
const MarketTable = lazy(async () => ({ default: (await import('./market-table.tsx')).MarketTable }))

interface Looking {
  readonly search: MarketSearch
  readonly criteria: Criteria
  readonly change: ReturnType<typeof useAddress<MarketSearch>>['change']
  readonly clear: () => void
}

const useLooking = (): Looking => {
  const given: Given = useSearch({ strict: false })
  const { search, criteria } = useMemo(
    () => ({ search: readMarketSearch(given), criteria: readCriteria(given) }), [given],
  )
  const { change } = useAddress<MarketSearch>(search)
  return { search, criteria, change, clear: () => change(noCriteria) }
}

const Nothing = ({ criteria, clear }: Pick<Looking, 'criteria' | 'clear'>) => {
  const say = useText('market')
  return (
    <Card>
      {Object.keys(criteria).length === 0
        ? <EmptyState icon="gavel" title={say('noCars')} text={say('noCarsText')} />
        : (
            <EmptyState
              icon="search"
              title={say('noMatch')}
              text={say('noMatchText')}
              action={<Button icon="close" onClick={clear}>{say('clear')}</Button>}
            />
          )}
    </Card>
  )
}

const More = ({ market }: { readonly market: Market }) => {
  const say = useText('market')
  return (
    <>
      <MoreFailed result={market} />
      {!market.moreFailed && (
        <div role="status" className="flex h-14 items-end justify-center text-sm text-ink-faint">
          {market.isLoadingMore && say('moreComing')}
        </div>
      )}
    </>
  )
}

const Rows = ({ market, looking }: { readonly market: Market; readonly looking: Looking }): ReactNode => {
  const say = useText('market')
  const favorites = useFavorites()
  const wide = useWide()
  const { search, change, criteria, clear } = looking
  if (market.failure !== null && market.rows.length === 0)
    return <MarketFailure failure={market.failure} onRetry={market.retry} />
  if (!market.isLoading && market.rows.length === 0) return <Nothing criteria={criteria} clear={clear} />
  if (market.isLoading && (!wide || search.view !== 'table')) return <LoadingGrid />
  if (search.view === 'table' && !wide)
    return (
      <Suspense fallback={<LoadingGrid />}>
        <MarketLines rows={market.rows} favorites={favorites} onEnd={market.more} />
        <More market={market} />
      </Suspense>
    )
  if (search.view === 'table')
    return (
      <Suspense fallback={<LoadingGrid />}>
        <MarketTable
          rows={market.rows}
          order={orderOfSearch(search)}
          onOrder={(order) => change({ order })}
          favorites={favorites}
          onEnd={market.more}
          isLoading={market.isLoading}
        />
        <More market={market} />
      </Suspense>
    )
  return (
    <>
      <CardGrid label={say('cars')} rows={market.rows} favorites={favorites} onEnd={market.more} />
      <More market={market} />
    </>
  )
}

const WaitingTools = () => (
  <>
    <div className="mb-3 flex flex-col gap-3 max-lg:pt-2 lg:flex-row lg:gap-2">
      <Skeleton className="h-control flex-1 rounded-md! max-lg:flex-none" />
      <Skeleton className="h-control rounded-md! lg:w-67" />
    </div>
    <div className="mb-3 flex h-12 items-center md:h-10"><Skeleton className="h-11 w-28 rounded-full! md:h-9" /></div>
  </>
)

const OpenedPill = ({ count, onPress }: { readonly count: number; readonly onPress: () => void }) => {
  const say = useText('market')
  if (count === 0) return null
  return (
    <div className="pointer-events-none sticky top-[calc(var(--header-height)+0.75rem)] z-10 flex h-0 justify-center">
      <Button
        variant="primary"
        icon="arrowUp"
        className="pointer-events-auto rounded-full! shadow-popup"
        onClick={onPress}
      >
        {say('newCars', { count: formatNumber(count) })}
      </Button>
    </div>
  )
}

interface CountLineProps {
  readonly total: Counts['total']
  readonly isNarrowed: boolean
  readonly failed: boolean
}

/** Its place is kept until it is known. */
const CountLine = ({ total, isNarrowed, failed }: CountLineProps) => {
  const say = useText('market')
  const count = total === undefined || total === '10,000+' ? total : formatNumber(total)
  return (
    <span aria-live="polite" className="flex min-h-5.5 items-center">
      {count !== undefined ? say(isNarrowed ? 'marketFound' : 'marketSummary', { count })
        : !failed && <Skeleton className="h-3.5 w-24" />}
    </span>
  )
}

const Closed = ({ market: { failure, retry } }: { readonly market: Market }) => {
  const say = useText('market')
  return (
    <>
      <PageHeader title={say('marketTitle')} />
      {failure !== null && <MarketFailure failure={failure} onRetry={retry} />}
    </>
  )
}

export const MarketScreen = (): ReactNode => {
  const say = useText('market')
  const looking = useLooking()
  const { search, criteria, change, clear } = looking
  const market = useMarket(criteria, orderOfSearch(search))
  // Cards are drawn in small steps: whoever types or scrolls is not kept waiting by them.
  const shown = useDeferredValue(market)
  const { opened, showOpened } = useLiveMarket(search.view === 'table')
  const roomy = useRoomy()
  const isSeen = useFirstSight()
  const [sheet, setSheet] = useState(false)
  useTitle(say('market'))
  useEffect(() => learnStepNames(market.rows), [market.rows])
  const counts = useCounts(criteria, {
    withFacets: roomy || sheet, isDue: isSeen && !market.isLoading && !market.isPrevious && market.failure === null,
  })
  const isNarrowed = Object.keys(criteria).length > 0
  const failed = market.failure !== null || counts.failed
  const filtering = { criteria, change, counts }
  // There is nothing to search in, nor to be told of.
  if (isClosed(market.failure)) return <Closed market={market} />
  return (
    <>
      <PageHeader
        title={say('marketTitle')}
        summary={<CountLine total={counts.total} isNarrowed={isNarrowed} failed={failed} />}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[17.5rem_minmax(0,1fr)]">
        {roomy && (
          <Suspense fallback={<Skeleton className="h-[70dvh] rounded-lg!" />}><FilterSide {...filtering} /></Suspense>
        )}
        <div id="cars" tabIndex={-1} className="min-w-0 outline-none">
          <Suspense fallback={<WaitingTools />}>
            <Toolbar
              search={search} criteria={criteria} change={change} roomy={roomy} onFilters={() => setSheet(true)}
            />
            <SavedBar criteria={criteria} />
          </Suspense>
          {countOf(criteria) > 0 && (
            <Suspense fallback={<div className="mb-3 h-9" />}>
              <ChosenChips criteria={criteria} change={change} onClear={clear} />
            </Suspense>
          )}
          <OpenedPill count={opened} onPress={showOpened} />
          <div className={classNames('transition-opacity', market.isPrevious && 'opacity-60')}>
            <Rows market={shown} looking={looking} />
          </div>
        </div>
      </div>
      {!roomy && sheet && (
        <Suspense>
          <FilterSheet {...filtering} open onClose={() => setSheet(false)} />
        </Suspense>
      )}
      <ComparePlace />
    </>
  )
}
