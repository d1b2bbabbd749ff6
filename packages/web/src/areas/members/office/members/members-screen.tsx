// Everybody who has a place here: dealers, the office, people of partners and their customers.
import { membersCalls } from '@bidyard/contract/calls/members'
import { memberGrade, memberState, memberType, staffPart } from '@bidyard/contract/enums/members'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo, type ReactNode } from 'react'
import { ExportButton } from '../../../../api/exports/export-button.tsx'
import { useEndless } from '../../../../api/list/use-endless.ts'
import { useText } from '../../../../text/use-text.ts'
import { Chip } from '../../../../ui/choice/chip.tsx'
import { DateRangeField } from '../../../../ui/date/date-range-field.tsx'
import { PageHeader } from '../../../../ui/navigation/page-header.tsx'
import { EmptyState } from '../../../../ui/state/empty-state.tsx'
import { ChoiceFilter } from '../../../../ui/table/choice-filter.tsx'
import { EndlessRows } from '../../../../ui/table/endless-rows.tsx'
import { FilterBar } from '../../../../ui/table/filter-bar.tsx'
import { orderOf, sortChoiceOf, sortOf } from '../../../../ui/table/order.ts'
import { type Address, useAddress, useReadSearch } from '../../../../ui/table/use-address.ts'
import { useTitle } from '../../../../ui/use-title.ts'
import { FindPerson } from '../parts/find-person.tsx'
import { rangeOf } from '../parts/read-search.ts'
import { useFind } from '../parts/use-find.ts'
import { MemberCard, useMemberColumns } from './member-rows.tsx'
import {
  findWays, memberOrders, membersFilter, orderIn, type MembersSearch, readMembersSearch,
} from './members-search.ts'

const Filters = ({ search, change }: Address<MembersSearch>) => {
  const say = useText('people')
  const { state, type, grade, part } = search
  return (
    <>
      <ChoiceFilter label={say('state')} of={memberState} value={state} onChange={(next) => change({ state: next })} />
      <ChoiceFilter
        label={say('memberType')} of={memberType} value={type} onChange={(next) => change({ type: next })}
      />
      <ChoiceFilter
        label={say('memberGrade')} of={memberGrade} value={grade} onChange={(next) => change({ grade: next })}
      />
      <ChoiceFilter label={say('staffPart')} of={staffPart} value={part} onChange={(next) => change({ part: next })} />
      <DateRangeField
        className="md:w-56"
        label={say('joinedAt')}
        value={rangeOf(search)}
        onValueChange={(range) => change({ from: range?.from, until: range?.until })}
      />
    </>
  )
}

/** A place comes by a link from its own page; here it can only be taken away again. */
const Place = ({ search, change, name }: Address<MembersSearch> & { readonly name: string }) => {
  const say = useText('people')
  if (search.shop === undefined && search.company === undefined) return null
  return (
    <div className="mb-3">
      <Chip
        label={name === '' ? say('placeName') : name}
        onRemove={() => change({ shop: undefined, company: undefined })}
      />
    </div>
  )
}

const all: MembersSearch = {}

export const MembersScreen = (): ReactNode => {
  const say = useText('people')
  const navigate = useNavigate()
  const { search, change } = useAddress(useReadSearch(useSearch({ from: '/framed/office/members' }), readMembersSearch))
  const find = useFind(findWays)
  const columns = useMemberColumns()
  const { by, text } = find
  const filter = useMemo(() => membersFilter(search, { by, text }), [search, by, text])
  const order = orderIn(search)
  const rows = useEndless(membersCalls.listMembers, { filter, sort: sortOf(order) })
  useTitle(say('members'))
  const { sort: _order, until: _with, ...chosen } = search
  const count = Object.keys(chosen).length
  const clear = () => void navigate({ to: '/office/members', search: all, state: true })
  const clearAll = () => void navigate({ to: '/office/members', search: all, state: {} })
  const first = rows.items[0]
  return (
    <>
      <PageHeader
        title={say('members')}
        summary={say('membersText')}
        actions={<ExportButton parts={[{ list: 'members', query: { filter, sort: sortOf(order) } }]} />}
      />
      <FilterBar find={<FindPerson ways={findWays} find={find} />} chosen={count} onClear={clear}>
        <Filters search={search} change={change} />
      </FilterBar>
      <Place
        search={search} change={change}
        name={(search.shop === undefined ? first?.company?.name : first?.shop?.name) ?? ''}
      />
      <EndlessRows
        label={say('members')}
        result={rows}
        columns={columns}
        sort={sortChoiceOf(order)}
        onSortChange={(sort) => change({ sort: orderOf(memberOrders, sort) })}
        onOpen={({ id }) => void navigate({ to: '/office/members/$id', params: { id } })}
        renderCard={(row) => <MemberCard row={row} />}
        empty={<EmptyState icon="users" title={say('nobodyHere')} />}
        onClear={count === 0 && text === '' ? undefined : clearAll}
      />
    </>
  )
}
