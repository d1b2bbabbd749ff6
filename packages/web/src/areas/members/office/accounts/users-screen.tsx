// Every account that can sign in, with or without a place: whether it opens, and when it last did.
import { identityCalls } from '@bidyard/contract/calls/identity'
import { userRole, userState } from '@bidyard/contract/enums/identity'
import { memberType } from '@bidyard/contract/enums/members'
import type { ItemOf } from '@bidyard/contract/list'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo, type ReactNode } from 'react'
import { useEndless } from '../../../../api/list/use-endless.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { DateRangeField } from '../../../../ui/date/date-range-field.tsx'
import { PageHeader } from '../../../../ui/navigation/page-header.tsx'
import { Badge } from '../../../../ui/show/badge.tsx'
import { When } from '../../../../ui/show/when.tsx'
import { EmptyState } from '../../../../ui/state/empty-state.tsx'
import type { Column } from '../../../../ui/table/column.ts'
import { ChoiceFilter } from '../../../../ui/table/choice-filter.tsx'
import { EndlessRows } from '../../../../ui/table/endless-rows.tsx'
import { FilterBar } from '../../../../ui/table/filter-bar.tsx'
import { orderOf, sortChoiceOf, sortOf } from '../../../../ui/table/order.ts'
import { RowCardLink } from '../../../../ui/table/row-card.tsx'
import { RowLink } from '../../../../ui/table/row-link.tsx'
import { useAddress, useReadSearch } from '../../../../ui/table/use-address.ts'
import { useTitle } from '../../../../ui/use-title.ts'
import { FindPerson } from '../parts/find-person.tsx'
import { rangeOf } from '../parts/read-search.ts'
import { userTone } from '../parts/tones.ts'
import { useFind } from '../parts/use-find.ts'
import { findWays, orderIn, userOrders, usersFilter, type UsersSearch, readUsersSearch } from './users-search.ts'

type UserRow = ItemOf<typeof identityCalls.listUsers>

const State = ({ row: { state } }: { readonly row: UserRow }) => {
  const word = useWord()
  return <Badge tone={userTone[state]}>{word(userState, state)}</Badge>
}

const useColumns = (): readonly Column<UserRow>[] => {
  const say = useText('people')
  const word = useWord()
  return useMemo(() => [
    {
      key: 'uid', title: say('uid'), widthPx: 150, sortable: true,
      cell: ({ id, uid }) => <RowLink to="/office/users/$id" params={{ id }}>{uid}</RowLink>,
    },
    { key: 'name', title: say('way.name'), widthPx: 130, sortable: true, cell: ({ name }) => name },
    {
      key: 'type', title: say('memberType'), widthPx: 150, grows: true,
      cell: (row) => (row.memberType === null ? say('noPlace') : word(memberType, row.memberType)),
    },
    { key: 'state', title: say('state'), widthPx: 100, cell: (row) => <State row={row} /> },
    {
      key: 'lastSignedInAt', title: say('lastSignedInAt'), widthPx: 150, sortable: true,
      cell: ({ lastSignedInAt }) => (lastSignedInAt === null ? say('never') : <When at={lastSignedInAt} />),
    },
    { key: 'role', title: say('userRole'), widthPx: 110, cell: ({ role }) => word(userRole, role) },
    {
      key: 'factor', title: say('factor'), widthPx: 110,
      cell: ({ hasSecondFactor }) => say(hasSecondFactor ? 'factorOn' : 'factorOff'),
    },
    {
      key: 'device', title: say('device'), widthPx: 130, givesWay: 1,
      cell: ({ deviceSetAt }) => (deviceSetAt === null ? '–' : <When at={deviceSetAt} />),
    },
  ], [say, word])
}

const UserCard = ({ row }: { readonly row: UserRow }) => {
  const say = useText('people')
  const word = useWord()
  return (
    <RowCardLink
      to="/office/users/$id"
      params={{ id: row.id }}
      title={<>{row.uid} <span className="font-normal text-ink-faint">{row.name}</span></>}
      badge={<State row={row} />}
      lines={[
        <span key="type">{row.memberType === null ? say('noPlace') : word(memberType, row.memberType)}</span>,
        <span key="last" className="text-sm text-ink-faint">
          {say('lastSignedInAt')} {row.lastSignedInAt === null ? say('never') : <When at={row.lastSignedInAt} />}
        </span>,
      ]}
    />
  )
}

const all: UsersSearch = {}

export const UsersScreen = (): ReactNode => {
  const say = useText('people')
  const navigate = useNavigate()
  const { search, change } = useAddress(useReadSearch(useSearch({ from: '/framed/office/users' }), readUsersSearch))
  const find = useFind(findWays)
  const columns = useColumns()
  const { by, text } = find
  const filter = useMemo(() => usersFilter(search, { by, text }), [search, by, text])
  const order = orderIn(search)
  const rows = useEndless(identityCalls.listUsers, { filter, sort: sortOf(order) })
  useTitle(say('users'))
  const count = [search.state, search.role, search.from].filter((one) => one !== undefined).length
  const clear = () => void navigate({ to: '/office/users', search: all, state: true })
  const clearAll = () => void navigate({ to: '/office/users', search: all, state: {} })
  return (
    <>
      <PageHeader title={say('users')} summary={say('usersText')} />
      <FilterBar find={<FindPerson ways={findWays} find={find} />} chosen={count} onClear={clear}>
        <ChoiceFilter
          label={say('state')} of={userState} value={search.state} onChange={(next) => change({ state: next })}
        />
        <ChoiceFilter
          label={say('userRole')} of={userRole} value={search.role} onChange={(next) => change({ role: next })}
        />
        <DateRangeField
          className="md:w-56"
          label={say('lastSignedInAt')}
          value={rangeOf(search)}
          onValueChange={(range) => change({ from: range?.from, until: range?.until })}
        />
      </FilterBar>
      <EndlessRows
        label={say('users')}
        result={rows}
        columns={columns}
        sort={sortChoiceOf(order)}
        onSortChange={(sort) => change({ sort: orderOf(userOrders, sort) })}
        onOpen={({ id }) => void navigate({ to: '/office/users/$id', params: { id } })}
        renderCard={(row) => <UserCard row={row} />}
        empty={<EmptyState icon="users" title={say('nobodyHere')} />}
        onClear={count === 0 && text === '' ? undefined : clearAll}
      />
    </>
  )
}
