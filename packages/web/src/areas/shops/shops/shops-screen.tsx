// All shops: found by name or number, narrowed by standing and grade.
import { shopsCalls } from '@bidyard/contract/calls/shops'
import { shopGrade, shopState } from '@bidyard/contract/enums/shops'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo, type ReactNode } from 'react'
import { ExportButton } from '../../../api/exports/export-button.tsx'
import { useEndless } from '../../../api/list/use-endless.ts'
import { useText } from '../../../text/use-text.ts'
import { LinkButton } from '../../../ui/button/link-button.tsx'
import { SearchField } from '../../../ui/form/search-field.tsx'
import { PageHeader } from '../../../ui/navigation/page-header.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { ChoiceFilter } from '../../../ui/table/choice-filter.tsx'
import { EndlessRows } from '../../../ui/table/endless-rows.tsx'
import { FilterBar } from '../../../ui/table/filter-bar.tsx'
import { orderOf, sortChoiceOf, sortOf } from '../../../ui/table/order.ts'
import { useAddress, useReadSearch } from '../../../ui/table/use-address.ts'
import { useTitle } from '../../../ui/use-title.ts'
import { ShopCard, useShopColumns } from './shop-rows.tsx'
import { shopOrders, shopsFilter, readShopsSearch } from './shops-search.ts'

export const ShopsScreen = (): ReactNode => {
  const say = useText('shops')
  const navigate = useNavigate()
  const { search, change } = useAddress(useReadSearch(useSearch({ from: '/framed/office/shops' }), readShopsSearch))
  const columns = useShopColumns()
  const order = search.sort ?? 'shopName'
  const filter = useMemo(() => shopsFilter(search), [search])
  const rows = useEndless(shopsCalls.listShops, { filter, sort: sortOf(order) })
  useTitle(say('shops'))
  const clear = () => change({ state: undefined, grade: undefined, find: undefined })
  const chosen = [search.state, search.grade].filter((one) => one !== undefined).length
  return (
    <>
      <PageHeader
        title={say('shops')}
        summary={say('shopsIntro')}
        actions={
          <>
            <ExportButton parts={[{ list: 'shops', query: { filter, sort: sortOf(order) } }]} />
            <LinkButton to="/office/companies/new" search={{ kind: 'shop' }} icon="plus">{say('newShop')}</LinkButton>
          </>
        }
      />
      <FilterBar
        chosen={chosen}
        onClear={clear}
        find={
          <SearchField
            className="min-w-0 md:w-80"
            label={say('find')}
            labelHidden
            placeholder={say('findShop')}
            value={search.find ?? ''}
            onSearch={(find) => change({ find }, true)}
          />
        }
      >
        <ChoiceFilter
          label={say('state')} of={shopState} value={search.state} onChange={(state) => change({ state })}
        />
        <ChoiceFilter
          label={say('grade')} of={shopGrade} value={search.grade} onChange={(grade) => change({ grade })}
        />
      </FilterBar>
      <EndlessRows
        label={say('shops')}
        result={rows}
        columns={columns}
        sort={sortChoiceOf(order)}
        onSortChange={(sort) => change({ sort: orderOf(shopOrders, sort) })}
        onOpen={({ id }) => void navigate({ to: '/office/shops/$id', params: { id } })}
        renderCard={(shop) => <ShopCard shop={shop} />}
        onClear={chosen > 0 || search.find !== undefined ? clear : undefined}
        empty={<EmptyState icon="building" title={say('noShops')} text={say('noShopsText')} />}
      />
    </>
  )
}
