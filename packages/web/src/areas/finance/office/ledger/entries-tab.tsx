// The entries of the ledger, the newest first.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { ledgerAct } from '@bidyard/contract/enums/finance'
import { useMemo } from 'react'
import { ExportButton } from '../../../../api/exports/export-button.tsx'
import { useEndless } from '../../../../api/list/use-endless.ts'
import { useText } from '../../../../text/use-text.ts'
import { Chip } from '../../../../ui/choice/chip.tsx'
import { EmptyState } from '../../../../ui/state/empty-state.tsx'
import { ChoiceFilter } from '../../../../ui/table/choice-filter.tsx'
import { EndlessRows } from '../../../../ui/table/endless-rows.tsx'
import { FilterBar } from '../../../../ui/table/filter-bar.tsx'
import { FindLine } from '../../../../ui/table/find-line.tsx'
import { orderOf, sortChoiceOf, sortOf } from '../../../../ui/table/order.ts'
import { OneShop } from '../parts/one-shop.tsx'
import { EntryCard, useEntryColumns } from './entry-rows.tsx'
import { entriesFilter, entryOrders, type LedgerSearch } from './ledger-search.ts'

export interface LedgerTabProps {
  readonly search: LedgerSearch
  readonly change: (next: Partial<Record<keyof LedgerSearch, unknown>>) => void
}

export const EntriesTab = ({ search, change }: LedgerTabProps) => {
  const say = useText('money')
  const columns = useEntryColumns()
  const { act, source, shop, subject } = search
  const order = search.sort ?? '-happenedAt'
  const filter = useMemo(() => entriesFilter(search), [search])
  const rows = useEndless(financeCalls.listLedgerEntries, { filter, sort: sortOf(order) })
  const count = [act, shop, subject].filter((one) => one !== undefined).length
  const clear = () => change({ act: undefined, source: undefined, shop: undefined, subject: undefined })
  return (
    <>
      <FilterBar
        find={<FindLine label={say('findSource')} value={source} onFind={(next) => change({ source: next })} />}
        chosen={count}
        onClear={clear}
      >
        <ChoiceFilter label={say('ledgerAct')} of={ledgerAct} value={act} onChange={(next) => change({ act: next })} />
      </FilterBar>
      <OneShop shop={shop} name={rows.items[0]?.shopName} change={change} />
      {subject !== undefined && (
        <div className="mb-3 flex">
          <Chip label={say('oneAmount')} onRemove={() => change({ subject: undefined })} />
        </div>
      )}
      <EndlessRows
        label={say('entries')}
        result={rows}
        columns={columns}
        sort={sortChoiceOf(order)}
        onSortChange={(sort) => change({ sort: orderOf(entryOrders, sort) })}
        onOpen={({ id }) => change({ entry: id })}
        renderCard={(entry) => <EntryCard entry={entry} />}
        onClear={count > 0 || source !== undefined ? clear : undefined}
        empty={<EmptyState icon="list" title={say('noEntries')} text={say('noEntriesText')} />}
        beside={
          <ExportButton parts={[{ list: 'ledgerEntries', query: { filter, sort: sortOf(order) } }]} size="small" />
        }
        height="max(20rem, calc(100dvh - 23rem))"
      />
    </>
  )
}
