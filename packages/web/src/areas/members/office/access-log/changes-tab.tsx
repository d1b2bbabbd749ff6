// Who changed what, when and why; a line opens what it was before and after.
import { auditCalls } from '@bidyard/contract/calls/audit/audit'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo, useState, type ReactNode } from 'react'
import { useEndless } from '../../../../api/list/use-endless.ts'
import { useText } from '../../../../text/use-text.ts'
import { Combobox } from '../../../../ui/choice/combobox.tsx'
import { Select } from '../../../../ui/choice/select.tsx'
import { DateRangeField } from '../../../../ui/date/date-range-field.tsx'
import { EmptyState } from '../../../../ui/state/empty-state.tsx'
import { EndlessRows } from '../../../../ui/table/endless-rows.tsx'
import { FilterBar } from '../../../../ui/table/filter-bar.tsx'
import { type Address, useAddress, useReadSearch } from '../../../../ui/table/use-address.ts'
import { FindPerson } from '../parts/find-person.tsx'
import { rangeOf } from '../parts/read-search.ts'
import { useFind } from '../parts/use-find.ts'
import { useAccessWords, useChangeWord } from './access-words.ts'
import { ChangeCard, type ChangeRow, useChangeColumns } from './change-rows.tsx'
import { changeNames, type ChangeSearch, changeSubjects, readChangeSearch } from './change-search.ts'
import { ChangeSheet } from './change-sheet.tsx'
import { ExportButton, wishOf } from './export-button.tsx'
import { logFilter } from './log-filter.ts'
import { One } from './one.tsx'

const findWays = ['uid'] as const

const Filters = ({ search, change }: Address<ChangeSearch>) => {
  const say = useText('people')
  const words = useAccessWords()
  const changed = useChangeWord()
  const acts = useMemo(() => changeNames.map((value) => ({ value, label: changed(value) })), [changed])
  return (
    <>
      <Combobox
        className="md:w-52"
        label={say('did')}
        options={acts}
        value={search.act ?? null}
        onValueChange={(act) => change({ act: act ?? undefined })}
      />
      <Select
        className="md:w-38"
        label={say('ofWhom')}
        options={changeSubjects.map((value) => ({ value, label: words.subject(value) }))}
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

const all = { tab: 'changes' } as const

export const ChangesTab = (): ReactNode => {
  const say = useText('people')
  const navigate = useNavigate()
  const given = useSearch({ from: '/framed/office/access-log' })
  const { search, change } = useAddress(useReadSearch(given, readChangeSearch))
  const find = useFind(findWays)
  const [open, setOpen] = useState<ChangeRow | null>(null)
  const columns = useChangeColumns()
  const filter = useMemo(() => logFilter(search, find.text), [search, find.text])
  const isOldest = search.sort === 'createdAt'
  const rows = useEndless(auditCalls.listChanges, { filter, sort: [{ createdAt: isOldest ? 'asc' : 'desc' }] })
  const { tab: _tab, sort: _order, until: _with, ...chosen } = search
  const count = Object.keys(chosen).length
  const clear = () => void navigate({ to: '/office/access-log', search: all, state: true })
  const clearAll = () => void navigate({ to: '/office/access-log', search: all, state: {} })
  return (
    <>
      <FilterBar find={<FindPerson ways={findWays} find={find} />} chosen={count} onClear={clear}>
        <Filters search={search} change={change} />
      </FilterBar>
      <One search={search} change={change} uid={rows.items[0]?.uid ?? null} />
      <EndlessRows
        label={say('changesLog')}
        result={rows}
        columns={columns}
        sort={{ key: 'createdAt', descending: !isOldest }}
        onSortChange={(sort) => change({ sort: sort?.descending === false ? 'createdAt' : undefined })}
        onOpen={setOpen}
        beside={<ExportButton wish={{ log: 'changes', ...wishOf(search, find.text), act: search.act ?? null }} />}
        renderCard={(row) => <ChangeCard row={row} onOpen={() => setOpen(row)} />}
        empty={<EmptyState icon="history" title={say('nothingLogged')} />}
        onClear={count === 0 && find.text === '' ? undefined : clearAll}
      />
      <ChangeSheet row={open} onClose={() => setOpen(null)} />
    </>
  )
}
