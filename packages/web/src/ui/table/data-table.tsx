// The table: sortable, dense or roomy, its head always in sight; long ones draw only the rows in view, all on paper.
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import type { Language } from '../../text/language.ts'
import { useLanguage } from '../../text/language-context.tsx'
import { useText } from '../../text/use-text.ts'
import { classNames } from '../class-names.ts'
import { Skeleton } from '../show/skeleton.tsx'
import { usePaper } from '../use-paper.ts'
import {
  alignClass, type Column, columnsFor, columnsOnPaper, type SortChoice, wideOnlyClass, widthIn, widthOf,
} from './column.ts'
import { TableHead } from './table-head.tsx'
import { TableRow } from './table-row.tsx'
import { useRoom } from './use-room.ts'
import { useRows, type RowsTable } from './use-rows.ts'

interface DataTableProps<Row extends object> {
  /** What the rows are, for screen readers. */
  readonly label: string
  readonly rows: readonly Row[]
  readonly columns: readonly Column<Row>[]
  readonly rowKey: (row: Row) => string
  readonly sort?: SortChoice | null | undefined
  /** When given, the caller sorts (the server does); else the table sorts by itself. */
  readonly onSortChange?: ((sort: SortChoice | null) => void) | undefined
  readonly onOpen?: ((row: Row) => void) | undefined
  readonly marked?: string | undefined
  readonly dense?: boolean | undefined
  /** The table scrolls inside this height (any CSS length) and draws only what is in view. */
  readonly height?: string | undefined
  /** Said when the last rows come near; for tables of a height whose next rows are still on the server. */
  readonly onEnd?: (() => void) | undefined
  /** While nothing has come yet, so many grey rows stand in. */
  readonly loadingRows?: number | undefined
  readonly empty?: ReactNode | undefined
  readonly className?: string | undefined
}

const Widths = <Row,>({ columns, language }: {
  readonly columns: readonly Column<Row>[]
  readonly language: Language
}) => (
  <colgroup className="print:hidden">
    {columns.map((column) => (
      <col
        key={column.key}
        style={column.grows === true ? {} : { width: widthIn(language, column) }}
        className={column.wideOnly === true ? wideOnlyClass : undefined}
      />
    ))}
  </colgroup>
)

const LoadingRows = <Row,>({
  columns,
  count,
  heightPx,
}: {
  readonly columns: readonly Column<Row>[]
  readonly count: number
  readonly heightPx: number
}) => (
  <tbody aria-hidden="true">
    {Array.from({ length: count }, (_row, index) => (
      <tr key={index} style={{ height: heightPx }}>
        {columns.map(({ key, align = 'start', wideOnly }) => (
          <td
            key={key}
            className={classNames('border-b border-line px-3', alignClass[align], wideOnly === true && wideOnlyClass)}
          >
            <Skeleton className={classNames('inline-block h-3.5 align-middle', index % 2 === 0 ? 'w-3/5' : 'w-2/5')} />
          </td>
        ))}
      </tr>
    ))}
  </tbody>
)

interface BodyProps<Row extends object> extends DataTableProps<Row> {
  readonly table: RowsTable<Row>
  readonly heightPx: number
  readonly scroller: HTMLDivElement | null
}

/** So many rows before the last one it is time to ask for more. */
const nearEnd = 30

const Spacer = ({ heightPx, columns }: { readonly heightPx: number; readonly columns: number }) =>
  heightPx <= 0 ? null : (
    <tr aria-hidden="true">
      <td colSpan={columns} style={{ height: heightPx, padding: 0 }} />
    </tr>
  )

const Body = <Row extends object>(props: BodyProps<Row>) => {
  const { table, heightPx, scroller, columns, onOpen, marked, height, onEnd } = props
  const { rows } = table.getRowModel()
  const virtualizer = useVirtualizer({
    count: rows.length,
    enabled: height !== undefined,
    getScrollElement: () => scroller,
    estimateSize: () => heightPx,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 12,
    // The head covers the top of the scrolling part.
    scrollPaddingStart: 40,
  })
  const items = virtualizer.getVirtualItems()
  const shown =
    height === undefined
      ? rows.map((row, index) => ({ row, index }))
      : items.flatMap(({ index }) => {
          const row = rows[index]
          return row === undefined ? [] : [{ row, index }]
        })
  const last = items.at(-1)?.index ?? -1
  useEffect(() => {
    if (height !== undefined && last >= rows.length - nearEnd) onEnd?.()
  }, [height, last, rows.length, onEnd])
  const before = height === undefined ? 0 : (items[0]?.start ?? 0)
  const after = height === undefined ? 0 : virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)
  return (
    <tbody>
      <Spacer heightPx={before} columns={columns.length} />
      {shown.map(({ row, index }) => (
        <TableRow
          key={row.id}
          row={row.original}
          index={index + 2}
          columns={columns}
          heightPx={heightPx}
          marked={row.id === marked}
          onOpen={onOpen}
        />
      ))}
      <Spacer heightPx={after} columns={columns.length} />
    </tbody>
  )
}

const frameLook = classNames(
  'group/table overflow-auto overscroll-x-contain rounded-lg border border-line bg-surface',
  'print:overflow-visible print:rounded-none print:border-x-0 print:shadow-none!',
)

/** Paper has no room to scroll into: columns share its width, and their words go on in a next line, numbers in none. */
const tableLook = classNames(
  'w-full table-fixed border-separate border-spacing-0 text-md [&_tbody_tr:last-child>td]:border-b-0',
  'print:min-w-0! print:table-auto print:[overflow-wrap:normal]',
)

/** As many as there is room for, on a screen; the same ones for as long as nothing changes. */
const useColumns = <Row,>(all: readonly Column<Row>[], roomPx: number): readonly Column<Row>[] => {
  const { language } = useLanguage()
  const onPaper = usePaper()
  return useMemo(
    () => (onPaper ? columnsOnPaper(all) : columnsFor(all, roomPx, language)), [all, roomPx, language, onPaper],
  )
}

export const DataTable = <Row extends object>(props: DataTableProps<Row>) => {
  const { label, rows, rowKey, sort, onSortChange, dense = false, loadingRows, empty, className } = props
  const say = useText('ui')
  const onPaper = usePaper()
  const height = onPaper ? undefined : props.height
  const { language } = useLanguage()
  // Held as state: the rows can only be counted once the scrolling part is there.
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null)
  const roomPx = useRoom(scroller)
  const columns = useColumns(props.columns, roomPx)
  const table = useRows({ rows, columns, rowKey, sort, onSortChange })
  const heightPx = onPaper ? 28 : dense ? 36 : 48
  const loading = loadingRows !== undefined && rows.length === 0
  return (
    <div
      ref={setScroller}
      role="region"
      aria-label={label}
      aria-busy={loading}
      tabIndex={0}
      data-scrolls={widthOf(columns, language) > roomPx ? '' : undefined}
      style={height === undefined ? {} : { maxHeight: height }}
      className={classNames(frameLook, className)}
    >
      <table
        aria-label={label}
        aria-rowcount={rows.length + 1}
        style={{ minWidth: widthOf(columns, language) }}
        className={tableLook}
      >
        <Widths columns={columns} language={language} />
        <TableHead table={table} columns={columns} />
        {loading ? (
          <LoadingRows columns={columns} count={loadingRows} heightPx={heightPx} />
        ) : (
          <Body {...props} {...{ columns, table, height, heightPx, scroller }} />
        )}
      </table>
      {loading && (
        <span className="sr-only" role="status">
          {say('loading')}
        </span>
      )}
      {!loading && rows.length === 0 && (
        <div className="sticky left-0">
          {empty ?? <p className="px-4 py-10 text-center text-md text-ink-faint">{say('noRows')}</p>}
        </div>
      )}
    </div>
  )
}
