// All orders: found by plate or number, narrowed by what they are, with the way to a new one and to a whole sheet.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { orderState } from '@bidyard/contract/enums/cars'
import { contractKind } from '@bidyard/contract/enums/contracts'
import { province } from '@bidyard/contract/enums/shops'
import { auctionHouseType } from '@bidyard/contract/enums/yard'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo, useState, type ReactNode } from 'react'
import { ExportButton } from '../../../../api/exports/export-button.tsx'
import { useEndless } from '../../../../api/list/use-endless.ts'
import { MayAsk } from '../../../../api/may-ask.tsx'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { LinkButton } from '../../../../ui/button/link-button.tsx'
import { FilterChip } from '../../../../ui/choice/filter-chip.tsx'
import { PageHeader } from '../../../../ui/navigation/page-header.tsx'
import { EmptyState } from '../../../../ui/state/empty-state.tsx'
import { ChoiceFilter } from '../../../../ui/table/choice-filter.tsx'
import { EndlessRows } from '../../../../ui/table/endless-rows.tsx'
import { FilterBar } from '../../../../ui/table/filter-bar.tsx'
import { FindLine } from '../../../../ui/table/find-line.tsx'
import { orderOf, sortChoiceOf, sortOf } from '../../../../ui/table/order.ts'
import { type Address, useAddress } from '../../../../ui/table/use-address.ts'
import { useTitle } from '../../../../ui/use-title.ts'
import { DraftDialog } from './draft-dialog.tsx'
import { OrderCard, useOrderColumns } from './order-rows.tsx'
import { orderOrders, ordersFilter, type OrdersSearch, readOrdersSearch } from './orders-search.ts'

const Filters = ({ search, change }: Address<OrdersSearch>) => {
  const say = useText('carOffice')
  const { state, kind, house, region, byHand } = search
  return (
    <>
      <ChoiceFilter label={say('state')} of={orderState} value={state} onChange={(next) => change({ state: next })} />
      <ChoiceFilter label={say('kind')} of={contractKind} value={kind} onChange={(next) => change({ kind: next })} />
      <ChoiceFilter
        label={say('house')} of={auctionHouseType} value={house} onChange={(next) => change({ house: next })}
      />
      <ChoiceFilter label={say('region')} of={province} value={region} onChange={(next) => change({ region: next })} />
      <FilterChip
        label={say('byHand')}
        pressed={byHand === true}
        onPressedChange={(pressed) => change({ byHand: pressed ? true : undefined })}
      />
    </>
  )
}

const nothing: Readonly<Record<Exclude<keyof OrdersSearch, 'sort'>, undefined>> = {
  find: undefined, state: undefined, kind: undefined, house: undefined, region: undefined, byHand: undefined,
}

export const OrdersScreen = (): ReactNode => {
  const say = useText('carOffice')
  const navigate = useNavigate()
  const given = useSearch({ from: '/framed/office/orders' })
  const address = useAddress(useMemo(() => readOrdersSearch(given), [given]))
  const { search, change } = address
  const [drafting, setDrafting] = useState(false)
  const columns = useOrderColumns()
  const order = search.sort ?? '-createdAt'
  const filter = useMemo(() => ordersFilter(search), [search])
  const rows = useEndless(carsCalls.listOrders, { filter, sort: sortOf(order) })
  useTitle(say('orders'))
  const { sort: _order, find, ...chosen } = search
  const count = Object.keys(chosen).length
  const clear = () => change(nothing)
  return (
    <>
      <PageHeader
        title={say('orders')}
        summary={say('ordersText')}
        actions={
          <>
            <ExportButton parts={[{ list: 'orders', query: { filter, sort: sortOf(order) } }]} />
            <LinkButton to="/office/order-imports" icon="upload">{say('importSheet')}</LinkButton>
            <MayAsk call={carsCalls.draftOrder}>
              <Button variant="primary" icon="plus" onClick={() => setDrafting(true)}>{say('draft')}</Button>
            </MayAsk>
          </>
        }
      />
      <FilterBar
        find={<FindLine label={say('findOrder')} value={find} onFind={(next) => change({ find: next }, true)} />}
        chosen={count}
        onClear={clear}
      >
        <Filters {...address} />
      </FilterBar>
      <EndlessRows
        label={say('orders')}
        result={rows}
        columns={columns}
        sort={sortChoiceOf(order)}
        onSortChange={(sort) => change({ sort: orderOf(orderOrders, sort) })}
        onOpen={({ id }) => void navigate({ to: '/office/orders/$id', params: { id } })}
        renderCard={(row) => <OrderCard order={row} />}
        onClear={count > 0 || find !== undefined ? clear : undefined}
        empty={<EmptyState icon="car" title={say('noOrders')} text={say('noOrdersText')} />}
      />
      {drafting && <DraftDialog onClose={() => setDrafting(false)} />}
    </>
  )
}
