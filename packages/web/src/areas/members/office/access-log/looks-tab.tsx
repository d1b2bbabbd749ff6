// Who looked at whose data, when, from where and why: for the monthly review, and for a question in between.
import { identityCalls } from '@bidyard/contract/calls/identity'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo, type ReactNode } from 'react'
import { useEndless } from '../../../../api/list/use-endless.ts'
import { useText } from '../../../../text/use-text.ts'
import { Select } from '../../../../ui/choice/select.tsx'
import { DateRangeField } from '../../../../ui/date/date-range-field.tsx'
import { EmptyState } from '../../../../ui/state/empty-state.tsx'
import { EndlessRows } from '../../../../ui/table/endless-rows.tsx'
import { FilterBar } from '../../../../ui/table/filter-bar.tsx'
import { type Address, useAddress, useReadSearch } from '../../../../ui/table/use-address.ts'
import { FindPerson } from '../parts/find-person.tsx'
import { rangeOf } from '../parts/read-search.ts'
import { useFind } from '../parts/use-find.ts'
import { AccessCard, useAccessColumns } from './access-rows.tsx'
import { accessActs, accessSubjects, type AccessSearch, readAccessSearch } from './access-search.ts'
import { useAccessWords } from './access-words.ts'
import { ExportButton, wishOf } from './export-button.tsx'
import { logFilter } from './log-filter.ts'
import { One } from './one.tsx'

const findWays = ['uid'] as const

const Filters = ({ search, change }: Address<AccessSearch>) => {
  const say = useText('people')
  const words = useAccessWords()
  return (
    <>
      <Select
        className="md:w-44"
        label={say('did')}
        options={accessActs.map((value) => ({ value, label: words.act(value) }))}
        value={search.act ?? null}
        emptyLabel={say('all')}
        onValueChange={(act) => change({ act: act ?? undefined })}
      />
      <Select
        className="md:w-38"
        label={say('ofWhom')}
        options={accessSubjects.map((value) => ({ value, label: words.subject(value) }))}
        value={search.subject ?? null}
        emptyLabel={say('all')}
        onValueChange={(subject) => change({ subject: subject ?? undefined })}
      />
      <DateRangeField
        className="md:w-56"
        label={say('days')}
        value={rangeOf(search)}
        onValueChange={(range) => change({ from: range?.from, until: range?.until })}
      />
    </>
  )
}

const all: AccessSearch = {}

export const LooksTab = (): ReactNode => {
  const say = useText('people')
  const navigate = useNavigate()
  const given = useSearch({ from: '/framed/office/access-log' })
  const { search, change } = useAddress(useReadSearch(given, readAccessSearch))
  const find = useFind(findWays)
  const columns = useAccessColumns()
  const filter = useMemo(() => logFilter(search, find.text), [search, find.text])
  const isOldest = search.sort === 'createdAt'
  const rows = useEndless(identityCalls.listAccessLogs, { filter, sort: [{ createdAt: isOldest ? 'asc' : 'desc' }] })
  const { sort: _order, until: _with, ...chosen } = search
  const count = Object.keys(chosen).length
  const clear = () => void navigate({ to: '/office/access-log', search: all, state: true })
  const clearAll = () => void navigate({ to: '/office/access-log', search: all, state: {} })
  const uid = rows.items.find(({ userId }) => userId === search.user)?.uid ?? null
  return (
    <>
      <FilterBar find={<FindPerson ways={findWays} find={find} />} chosen={count} onClear={clear}>
        <Filters search={search} change={change} />
      </FilterBar>
      <One search={search} change={change} uid={uid} />
      <EndlessRows
        label={say('accessLog')}
        result={rows}
        columns={columns}
        sort={{ key: 'createdAt', descending: !isOldest }}
        onSortChange={(sort) => change({ sort: sort?.descending === false ? 'createdAt' : undefined })}
        beside={<ExportButton wish={{ log: 'looks', ...wishOf(search, find.text), act: search.act ?? null }} />}
        renderCard={(row) => <AccessCard row={row} />}
        empty={<EmptyState icon="eye" title={say('nothingLogged')} />}
        onClear={count === 0 && find.text === '' ? undefined : clearAll}
      />
    </>
  )
}
