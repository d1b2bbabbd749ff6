// The months of all shops: bought, granted, called off and given back.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { subscriptionRowState } from '@bidyard/contract/states/subscription'
import { useSearch } from '@tanstack/react-router'
import { useMemo, useState, type ReactNode } from 'react'
import { ExportButton } from '../../../../api/exports/export-button.tsx'
import { useEndless } from '../../../../api/list/use-endless.ts'
import { MayAsk } from '../../../../api/may-ask.tsx'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { FilterChip } from '../../../../ui/choice/filter-chip.tsx'
import { PageHeader } from '../../../../ui/navigation/page-header.tsx'
import { EmptyState } from '../../../../ui/state/empty-state.tsx'
import { ChoiceFilter } from '../../../../ui/table/choice-filter.tsx'
import { EndlessRows } from '../../../../ui/table/endless-rows.tsx'
import { FilterBar } from '../../../../ui/table/filter-bar.tsx'
import { FindLine } from '../../../../ui/table/find-line.tsx'
import { orderOf, sortChoiceOf, sortOf } from '../../../../ui/table/order.ts'
import { useAddress } from '../../../../ui/table/use-address.ts'
import { useTitle } from '../../../../ui/use-title.ts'
import { OneShop } from '../parts/one-shop.tsx'
import { MonthSelect } from './month-select.tsx'
import { type AskedMonth, GrantMonth, SubscriptionDialog } from './subscription-acts.tsx'
import { SubscriptionCard, useSubscriptionColumns } from './subscription-rows.tsx'
import {
  readSubscriptionsSearch, subscriptionOrders, subscriptionsFilter, type SubscriptionsSearch,
} from './subscriptions-search.ts'

interface FiltersProps {
  readonly search: SubscriptionsSearch
  readonly change: (next: Partial<Record<keyof SubscriptionsSearch, unknown>>) => void
}

const Filters = ({ search: { state, month, toRefund }, change }: FiltersProps) => {
  const say = useText('money')
  return (
    <>
      <ChoiceFilter
        label={say('state')} of={subscriptionRowState} value={state === 'notPurchased' ? undefined : state}
        onChange={(next) => change({ state: next })}
      />
      <MonthSelect
        className="md:w-38" from={-12} until={6} value={month ?? null} emptyLabel={say('allMonths')}
        onChange={(next) => change({ month: next ?? undefined })}
      />
      <FilterChip
        label={say('onlyToRefund')}
        pressed={toRefund === true}
        onPressedChange={(pressed) => change({ toRefund: pressed ? true : undefined })}
      />
    </>
  )
}

/** What is asked stays open when its row goes: whoever was slower is told so, and loses nothing written. */
export const SubscriptionsScreen = (): ReactNode => {
  const say = useText('money')
  const given = useSearch({ from: '/framed/office/money/subscriptions' })
  const search = useMemo(() => readSubscriptionsSearch(given), [given])
  const { change } = useAddress(search)
  const [granting, setGranting] = useState(false)
  const [asked, setAsked] = useState<AskedMonth | null>(null)
  const columns = useSubscriptionColumns(setAsked)
  const order = search.sort ?? '-month'
  const filter = useMemo(() => subscriptionsFilter(search), [search])
  const rows = useEndless(financeCalls.listShopSubscriptions, { filter, sort: sortOf(order) })
  useTitle(say('subscriptions'))
  const { find, state, month, toRefund, shop } = search
  const count = [state, month, toRefund, shop].filter((one) => one !== undefined).length
  const clear = () => change({
    find: undefined, state: undefined, month: undefined, toRefund: undefined, shop: undefined,
  })
  return (
    <>
      <PageHeader
        title={say('subscriptions')}
        summary={say('subscriptionsText')}
        actions={
          <>
            <ExportButton parts={[{ list: 'subscriptions', query: { filter, sort: sortOf(order) } }]} />
            <MayAsk call={financeCalls.grantShopSubscription}>
              <Button icon="plus" onClick={() => setGranting(true)}>{say('grantVerb')}</Button>
            </MayAsk>
          </>
        }
      />
      <FilterBar
        find={<FindLine label={say('findShop')} value={find} onFind={(next) => change({ find: next }, true)} />}
        chosen={count}
        onClear={clear}
      >
        <Filters search={search} change={change} />
      </FilterBar>
      <OneShop shop={shop} name={rows.items[0]?.shopName} change={change} />
      <EndlessRows
        label={say('subscriptions')}
        result={rows}
        columns={columns}
        sort={sortChoiceOf(order)}
        onSortChange={(sort) => change({ sort: orderOf(subscriptionOrders, sort) })}
        renderCard={(subscription) => <SubscriptionCard subscription={subscription} onAsk={setAsked} />}
        onClear={count > 0 || find !== undefined ? clear : undefined}
        empty={<EmptyState icon="calendar" title={say('noSubscriptions')} text={say('noSubscriptionsText')} />}
      />
      {asked !== null && <SubscriptionDialog {...asked} onClose={() => setAsked(null)} />}
      {granting && <GrantMonth onClose={() => setGranting(false)} />}
    </>
  )
}
