// The cars that the viewer keeps an eye on: those that still take bids, the soonest first, and those that are over.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import type { ItemOf } from '@bidyard/contract/list'
import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useWholeList } from '../../../../api/list/use-whole-list.ts'
import { useText } from '../../../../text/use-text.ts'
import { LinkButton } from '../../../../ui/button/link-button.tsx'
import { formatNumber } from '../../../../ui/format/number.ts'
import { PageHeader } from '../../../../ui/navigation/page-header.tsx'
import { Tabs } from '../../../../ui/navigation/tabs.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import { EmptyState } from '../../../../ui/state/empty-state.tsx'
import type { Given } from '../../../../ui/table/order.ts'
import { useAddress } from '../../../../ui/table/use-address.ts'
import { useTitle } from '../../../../ui/use-title.ts'
import { CardGrid, LoadingGrid } from '../cards/card-grid.tsx'
import { ComparePlace } from '../compare/compare-place.tsx'
import { MarketFailure } from '../market/market-failure.tsx'
import { FavoriteLine } from './favorite-line.tsx'
import { useFavorites } from './use-favorites.ts'
import { useRowsOf } from './use-rows-of.ts'

type Favorite = ItemOf<typeof auctionsCalls.listOwnAuctionFavorites>

const none = () => undefined

const Empty = ({ over }: { readonly over: boolean }) => {
  const say = useText('market')
  return (
    <Card>
      <EmptyState
        icon="heart"
        title={say(over ? 'noOver' : 'noFavorites')}
        text={say(over ? 'noOverText' : 'noFavoritesText')}
        action={<LinkButton to="/auctions" variant="primary" icon="gavel">{say('toMarket')}</LinkButton>}
      />
    </Card>
  )
}

/** As the market has them, in the order of their ends. */
const Running = ({ favorites }: { readonly favorites: readonly Favorite[] }) => {
  const say = useText('market')
  const ids = favorites.map(({ auctionId }) => auctionId)
  const hearts = useFavorites()
  const rows = useRowsOf(ids)
  if (ids.length === 0) return <Empty over={false} />
  if (rows === undefined) return <LoadingGrid count={Math.min(8, ids.length)} />
  return <CardGrid label={say('favorites')} rows={rows} favorites={hearts} onEnd={none} />
}

const Over = ({ favorites }: { readonly favorites: readonly Favorite[] }) => {
  const say = useText('market')
  if (favorites.length === 0) return <Empty over />
  return (
    <ul aria-label={say('over')} className="flex flex-col gap-2">
      {favorites.map((favorite) => <li key={favorite.id}><FavoriteLine favorite={favorite} /></li>)}
    </ul>
  )
}

type View = 'running' | 'over'

export const FavoritesScreen = (): ReactNode => {
  const say = useText('market')
  const given: Given = useSearch({ strict: false })
  const tab: View = given['tab'] === 'over' ? 'over' : 'running'
  const { change } = useAddress<{ tab?: View }>({ tab })
  const running = useWholeList(auctionsCalls.listOwnAuctionFavorites, {
    filter: { state: { eq: 'auction' } }, sort: [{ endsAt: 'asc' }],
  })
  const over = useWholeList(auctionsCalls.listOwnAuctionFavorites, {
    filter: { state: { notEq: 'auction' } }, sort: [{ endsAt: 'desc' }],
  }, tab === 'over')
  useTitle(say('favorites'))
  const failure = tab === 'over' ? over.failure : running.failure
  return (
    <>
      <PageHeader
        title={say('favorites')}
        summary={
          <span aria-live="polite" className="block min-h-5.5">
            {running.isLoading || running.failure !== null
              ? '' : say('favoritesSummary', { count: formatNumber(running.items.length) })}
          </span>
        }
      />
      <Tabs
        label={say('favorites')}
        value={tab}
        onValueChange={(next) => change({ tab: next === 'running' ? undefined : next })}
        tabs={[
          {
            value: 'running', label: say('running'),
            content: failure !== null
              ? <MarketFailure failure={failure} onRetry={running.retry} />
              : running.isLoading ? <LoadingGrid count={4} /> : <Running favorites={running.items} />,
          },
          {
            value: 'over', label: say('over'),
            content: failure !== null
              ? <MarketFailure failure={failure} onRetry={over.retry} />
              : over.isLoading ? <LoadingGrid count={4} /> : <Over favorites={over.items} />,
          },
        ]}
      />
      <ComparePlace />
    </>
  )
}
