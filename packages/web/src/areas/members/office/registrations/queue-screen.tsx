// The queue of registrations: what waits longest comes first, and new ones appear by themselves.
import { membersCalls } from '@bidyard/contract/calls/members'
import { businessOwnerType, registrationStatus, registrationType } from '@bidyard/contract/enums/members'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo, type ReactNode } from 'react'
import { useEndless } from '../../../../api/list/use-endless.ts'
import { useList } from '../../../../api/list/use-list.ts'
import { useText } from '../../../../text/use-text.ts'
import { SegmentedControl } from '../../../../ui/choice/segmented-control.tsx'
import { Select } from '../../../../ui/choice/select.tsx'
import { DateRangeField } from '../../../../ui/date/date-range-field.tsx'
import { formatNumber } from '../../../../ui/format/number.ts'
import { PageHeader } from '../../../../ui/navigation/page-header.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import { EmptyState } from '../../../../ui/state/empty-state.tsx'
import { type Address, useAddress, useReadSearch } from '../../../../ui/table/use-address.ts'
import { useTitle } from '../../../../ui/use-title.ts'
import { useWide } from '../../../../ui/use-wide.ts'
import { FilterBar } from '../../../../ui/table/filter-bar.tsx'
import { FindPerson } from '../parts/find-person.tsx'
import { rangeOf } from '../parts/read-search.ts'
import { orderOf, sortChoiceOf, sortOf } from '../../../../ui/table/order.ts'
import { ChoiceFilter } from '../../../../ui/table/choice-filter.tsx'
import { EndlessRows } from '../../../../ui/table/endless-rows.tsx'
import { useFind } from '../parts/use-find.ts'
import { useWord } from '../../../../text/use-word.ts'
import { QueueCard, useQueueColumns } from './queue-rows.tsx'
import {
  findWays, orderIn, queueFilter, queueOrders, shopKinds, stateOf, type QueueSearch, readQueueSearch,
} from './queue-search.ts'

const waiting = { filter: { state: { eq: 'inProgress' } }, size: 1, count: true } as const
const states = ['inProgress', 'approved', 'rejected', 'all'] as const

const NotYours = () => {
  const say = useText('people')
  return <Card><EmptyState icon="lock" title={say('notReviewer')} text={say('notReviewerText')} /></Card>
}

const Filters = ({ search, change }: Address<QueueSearch>) => {
  const say = useText('people')
  const { kind, owner, shop } = search
  return (
    <>
      <ChoiceFilter
        label={say('kind')} of={registrationType} value={kind} onChange={(next) => change({ kind: next })}
      />
      <ChoiceFilter
        label={say('owner')} of={businessOwnerType} value={owner} onChange={(next) => change({ owner: next })}
      />
      <Select
        className="md:w-38"
        label={say('shop')}
        options={shopKinds.map((value) => ({ value, label: say(`shop.${value}`) }))}
        value={shop ?? null}
        emptyLabel={say('all')}
        onValueChange={(next) => change({ shop: next ?? undefined })}
      />
      <DateRangeField
        className="md:w-56"
        label={say('submittedAt')}
        value={rangeOf(search)}
        onValueChange={(range) => change({ from: range?.from, until: range?.until })}
      />
    </>
  )
}

const States = ({ search, change, count }: Address<QueueSearch> & { readonly count: string }) => {
  const say = useText('people')
  const word = useWord()
  const wide = useWide()
  const nameOf = (state: (typeof states)[number]) => {
    if (state === 'all') return say('all')
    const name = word(registrationStatus, state)
    return state === 'inProgress' && count !== '' ? `${name} ${count}` : name
  }
  return (
    <SegmentedControl
      className="mb-3 whitespace-nowrap max-md:[&_button]:min-w-fit max-md:[&_button]:px-2"
      label={say('state')}
      segments={states.map((value) => ({ value, label: nameOf(value) }))}
      value={stateOf(search)}
      onValueChange={(state) => change({ state: state === 'inProgress' ? undefined : state, sort: undefined })}
      wide={!wide}
    />
  )
}

export const QueueScreen = (): ReactNode => {
  const say = useText('people')
  const navigate = useNavigate()
  const given = useSearch({ from: '/framed/office/registrations' })
  const { search, change } = useAddress(useReadSearch(given, readQueueSearch))
  const find = useFind(findWays)
  const columns = useQueueColumns()
  const { by, text } = find
  const filter = useMemo(() => queueFilter(search, { by, text }), [search, by, text])
  const order = orderIn(search)
  const rows = useEndless(membersCalls.listRegistrations, { filter, sort: sortOf(order) })
  const { count } = useList(membersCalls.listRegistrations, waiting)
  useTitle(say('registrations'))
  const shownCount = count === undefined ? '' : typeof count === 'number' ? formatNumber(count) : count
  const chosen = [search.kind, search.owner, search.shop, search.from].filter((one) => one !== undefined).length
  const clear = () =>
    change({ kind: undefined, owner: undefined, shop: undefined, from: undefined, until: undefined })
  const clearAll = () => void navigate({ to: '/office/registrations', search: {}, state: {} })
  const isWaiting = stateOf(search) === 'inProgress' && chosen === 0 && text === ''
  const header = (
    <PageHeader
      title={say('registrations')}
      summary={
        <span aria-live="polite">
          {count === 0 ? say('nobodyWaits') : shownCount === '' ? '\u00a0' : say('waitingCount', { count: shownCount })}
        </span>
      }
    />
  )
  if (rows.failure?.facts.status === 403) return <>{header}<NotYours /></>
  return (
    <>
      {header}
      <States search={search} change={change} count={shownCount} />
      <FilterBar find={<FindPerson ways={findWays} find={find} />} chosen={chosen} onClear={clear}>
        <Filters search={search} change={change} />
      </FilterBar>
      <EndlessRows
        label={say('registrations')}
        result={rows}
        columns={columns}
        sort={sortChoiceOf(order)}
        onSortChange={(sort) => change({ sort: orderOf(queueOrders, sort) })}
        onOpen={({ id }) => void navigate({ to: '/office/registrations/$id', params: { id } })}
        renderCard={(row) => <QueueCard row={row} />}
        empty={<EmptyState icon="done" title={say('queueEmpty')} text={say('queueEmptyText')} />}
        onClear={isWaiting ? undefined : clearAll}
      />
    </>
  )
}
