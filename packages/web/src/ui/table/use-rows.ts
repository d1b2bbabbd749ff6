// Puts rows and columns together with TanStack Table: sorted here, or as the server sorted them.
import {
  createSortedRowModel, rowSortingFeature, tableFeatures, useTable, type ColumnDef, type SortingState, type Updater,
} from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import { compareValues, type Column, type SortChoice, type SortValue } from './column.ts'

const kit = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() })

type Definition<Row extends object> = ColumnDef<typeof kit, Row>

const definitionOf = <Row extends object>(column: Column<Row>, byServer: boolean): Definition<Row> => ({
  id: column.key,
  // TanStack puts undefined last; null would take part in the comparison.
  accessorFn: (row) => column.sortBy?.(row) ?? undefined,
  enableSorting: byServer ? column.sortable === true : column.sortBy !== undefined,
  sortUndefined: 'last',
  sortDescFirst: column.align === 'end',
  sortFn: (a, b, id) => compareValues(a.getValue<SortValue>(id), b.getValue<SortValue>(id)),
})

interface RowsOptions<Row> {
  readonly rows: readonly Row[]
  readonly columns: readonly Column<Row>[]
  readonly rowKey: (row: Row) => string
  readonly sort: SortChoice | null | undefined
  readonly onSortChange: ((sort: SortChoice | null) => void) | undefined
}

const stateOf = (sort: SortChoice | null | undefined): SortingState =>
  sort === null || sort === undefined ? [] : [{ id: sort.key, desc: sort.descending }]

/** With `onSortChange` the caller (and so the server) sorts; without it the table does. */
export const useRows = <Row extends object>({ rows, columns, rowKey, sort, onSortChange }: RowsOptions<Row>) => {
  const [own, setOwn] = useState<SortingState>(() => stateOf(sort))
  const byServer = onSortChange !== undefined
  const definitions = useMemo(() => columns.map((column) => definitionOf(column, byServer)), [columns, byServer])
  const sorting = useMemo(() => (byServer ? stateOf(sort) : own), [byServer, sort, own])
  const data = useMemo(() => [...rows], [rows])
  const change = (updater: Updater<SortingState>) => {
    const [first] = typeof updater === 'function' ? updater(sorting) : updater
    const next = first === undefined ? null : { key: first.id, descending: first.desc }
    if (onSortChange === undefined) setOwn(stateOf(next))
    else onSortChange(next)
  }
  return useTable({
    features: kit,
    columns: definitions,
    data,
    getRowId: rowKey,
    manualSorting: byServer,
    enableMultiSort: false,
    state: { sorting },
    onSortingChange: change,
  })
}

export type RowsTable<Row extends object> = ReturnType<typeof useRows<Row>>
