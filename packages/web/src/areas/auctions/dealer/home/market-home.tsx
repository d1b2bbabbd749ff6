// What a dealer comes home to of the market: what closes soon, favourites first, and the saved searches.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { Link } from '@tanstack/react-router'
import { useServerOffset } from '../../../../api/server-time.ts'
import { useList } from '../../../../api/list/use-list.ts'
import { useText } from '../../../../text/use-text.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { LinkButton } from '../../../../ui/button/link-button.tsx'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { Badge } from '../../../../ui/show/badge.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import { Countdown } from '../../../../ui/show/countdown.tsx'
import { Skeleton } from '../../../../ui/show/skeleton.tsx'
import { EmptyState } from '../../../../ui/state/empty-state.tsx'
import { NotCome } from '../../../../ui/state/not-come.tsx'
import { nameOf } from '../cards/car-words.ts'
import { CoverPicture } from '../cards/cover-picture.tsx'
import { useCovers, type CarPhoto } from '../cards/covers.ts'
import { isClosed, MarketFailure } from '../market/market-failure.tsx'
import type { MarketRow } from '../market/market-rows.ts'
import { useOpenSaved } from '../saved/use-open-saved.ts'
import { useSaved, type SavedSearch } from '../saved/use-saved.ts'

const shown = 4

const Line = ({ row, photo, offsetMs }: {
  readonly row: MarketRow
  readonly photo: CarPhoto | undefined
  readonly offsetMs: number
}) => {
  const say = useText('market')
  const format = useFormat()
  const name = nameOf(row)
  return (
    <Link
      to="/auctions/$id"
      params={{ id: row.auctionId }}
      className={classNames(
        '-mx-2 flex min-h-18 items-center gap-3 rounded-md px-2 hover:bg-hover',
        'cramped:flex-col cramped:items-start cramped:py-2',
      )}
    >
      <span className="h-14 w-20 shrink-0 overflow-hidden rounded-md bg-sunken">
        <CoverPicture photo={photo} alt="" sizes="5rem" className="size-full" />
      </span>
      <span className="flex min-w-0 flex-1 flex-col">
        <span lang="ko" className="truncate text-md font-bold">{name}</span>
        <span className="figures text-md text-ink-soft">
          {row.guideMidWon === null ? say('noGuide') : (
            <><span className="max-sm:sr-only">{say('guide')} </span>{format.price(row.guideMidWon)}</>
          )}
        </span>
      </span>
      <Countdown endsAt={row.endsAt} offsetMs={offsetMs} className="text-md!" />
    </Link>
  )
}

const WaitingLines = () => (
  <div aria-busy="true">
    {Array.from({ length: shown }, (_line, at) => (
      <span key={at} className="flex h-18 items-center gap-3">
        <Skeleton className="h-14 w-20 rounded-md!" />
        <span className="flex flex-1 flex-col gap-2">
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="h-4 w-2/5" />
        </span>
      </span>
    ))}
  </div>
)

/** Of the favourites, where there are some; else of all that is open. */
const useClosing = () => {
  const favorites = useList(auctionsCalls.listOwnAuctionFavorites, {
    filter: { state: { eq: 'auction' } }, sort: [{ endsAt: 'asc' }], size: shown,
  })
  const ids = favorites.items.map(({ auctionId }) => auctionId)
  const own = ids.length > 0
  const rows = useList(auctionsCalls.listAuctionSearchTables, {
    filter: own ? { auctionId: { in: ids } } : { state: { eq: 'auction' } }, sort: [{ auctionBidEndAt: 'asc' }],
    size: shown,
  }, !favorites.isLoading)
  return {
    own, rows: rows.items, isLoading: favorites.isLoading || rows.isLoading,
    failure: rows.items.length > 0 ? null : rows.failure ?? favorites.failure, retry: rows.retry,
  }
}

const ClosingCard = ({ closing: { own, rows, isLoading, failure } }: {
  readonly closing: ReturnType<typeof useClosing>
}) => {
  const say = useText('market')
  const offsetMs = useServerOffset()
  const coverOf = useCovers(rows, 0, rows.length - 1)
  return (
    <Card
      title={say(own ? 'closingFavorites' : 'closingSoon')}
      actions={
        <LinkButton to={own ? '/favorites' : '/auctions'} variant="quiet" size="small">{say('seeAll')}</LinkButton>
      }
    >
      {isLoading ? <WaitingLines /> : failure !== null ? <NotCome failure={failure} />
        : rows.length === 0 ? <EmptyState icon="gavel" title={say('noCars')} text={say('noCarsText')} />
          : rows.map((row) => <Line key={row.id} row={row} photo={coverOf(row.orderId)} offsetMs={offsetMs} />)}
    </Card>
  )
}

const SavedLine = ({ search, onOpen }: { readonly search: SavedSearch; readonly onOpen: () => void }) => {
  const say = useText('market')
  const format = useFormat()
  return (
    <button
      type="button"
      onClick={onOpen}
      className="-mx-2 flex min-h-11 w-[calc(100%+1rem)] items-center gap-3 rounded-md px-2 text-left hover:bg-hover"
    >
      <Icon name={search.isAlerting ? 'bell' : 'search'} size={18} className="text-ink-faint" />
      <span lang="ko" className="min-w-0 flex-1 truncate text-md font-medium">{search.name}</span>
      {search.newCount > 0 && <Badge tone="action">{say('newOf', { count: format.number(search.newCount) })}</Badge>}
      <Icon name="chevronRight" size={18} className="text-ink-faint" />
    </button>
  )
}

const SavedCard = () => {
  const say = useText('market')
  const { items, isLoading, failure } = useSaved()
  const open = useOpenSaved()
  return (
    <Card title={say('saved')}>
      {isLoading ? <WaitingLines /> : failure !== null && items.length === 0 ? <NotCome failure={failure} />
        : items.length === 0
          ? (
              <EmptyState
                icon="search"
                title={say('noSaved')}
                text={say('noSavedText')}
                action={<LinkButton to="/auctions" icon="gavel">{say('toMarket')}</LinkButton>}
              />
            )
          : items.toSorted((one, other) => other.newCount - one.newCount)
              .map((search) => <SavedLine key={search.id} search={search} onOpen={() => open(search)} />)}
    </Card>
  )
}

export const MarketHome = () => {
  const closing = useClosing()
  const { failure, retry } = closing
  if (failure !== null && isClosed(failure)) return <MarketFailure failure={failure} onRetry={retry} />
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      <ClosingCard closing={closing} />
      <SavedCard />
    </div>
  )
}
