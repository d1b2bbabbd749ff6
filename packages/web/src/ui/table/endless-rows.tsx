// A list that may be long: a table where it fits, else cards; the next rows come as one scrolls.
import { useState, type ReactNode } from 'react'
import { useFailureWords } from '../../api/failure-words.ts'
import type { EndlessResult } from '../../api/list/use-endless.ts'
import { serverNow } from '../../api/server-time.ts'
import { useLanguage } from '../../text/language-context.tsx'
import { useText } from '../../text/use-text.ts'
import { Button } from '../button/button.tsx'
import { classNames } from '../class-names.ts'
import { formatNumber } from '../format/number.ts'
import { useFormat } from '../format/use-format.ts'
import { Card } from '../show/card.tsx'
import { Skeleton } from '../show/skeleton.tsx'
import { EmptyState } from '../state/empty-state.tsx'
import { ErrorPanel } from '../state/error-panel.tsx'
import { usePaper } from '../use-paper.ts'
import { useDesk, useWide } from '../use-wide.ts'
import { type Column, fitsInto, type SortChoice } from './column.ts'
import { DataTable } from './data-table.tsx'
import { MoreFailed } from './more-failed.tsx'
import { RowList } from './row-list.tsx'
import { SortSelect } from './sort-select.tsx'
import { useRoom } from './use-room.ts'

interface EndlessRowsProps<Row extends { readonly id: string | number }> {
  readonly label: string
  readonly result: EndlessResult<Row>
  readonly columns: readonly Column<Row>[]
  readonly sort?: SortChoice | undefined
  readonly onSortChange?: ((sort: SortChoice | null) => void) | undefined
  readonly onOpen?: ((row: Row) => void) | undefined
  readonly renderCard: (row: Row) => ReactNode
  /** What to say when there is nothing at all. */
  readonly empty: ReactNode
  /** Takes all conditions away; given while there are some. */
  readonly onClear?: (() => void) | undefined
  /** What is done with the list as it is chosen: stands in the line of its count. */
  readonly beside?: ReactNode
  /** How high the table may grow at a desk before it scrolls by itself. */
  readonly height?: string | undefined
}

/** Of the table, left and right. */
const frameEdgesPx = 2

const idOf = ({ id }: { readonly id: string | number }): string => String(id)

const WaitingCards = () => (
  <div aria-busy="true" className="flex flex-col gap-2">
    {Array.from({ length: 6 }, (_card, index) => <Skeleton key={index} className="h-27 rounded-lg" />)}
  </div>
)

const Count = ({ result: { count, items } }: { readonly result: Pick<EndlessResult<unknown>, 'count' | 'items'> }) => {
  const say = useText('ui')
  const onPaper = usePaper()
  const all = count === undefined || count === '10,000+' ? count : formatNumber(count)
  // What was not scrolled to is not printed, and the paper says so.
  const isPart = onPaper && all !== undefined && count !== items.length
  const shown = isPart ? `${formatNumber(items.length)} / ${all}` : all
  return (
    <p aria-live="polite" className="figures mr-auto min-h-6 text-sm text-ink-faint">
      {shown === undefined ? '' : say('rowCount', { count: shown })}
    </p>
  )
}

/** When the list was as it stands on the paper. */
const PrintedAt = (): ReactNode => {
  const format = useFormat()
  return usePaper() && <p className="figures text-sm text-ink-faint">{format.dateTime(serverNow())}</p>
}

const NoMatch = ({ onClear }: { readonly onClear: () => void }) => {
  const say = useText('ui')
  return (
    <EmptyState
      icon="search"
      title={say('noMatch')}
      text={say('noMatchText')}
      action={<Button icon="close" onClick={onClear}>{say('clearFilters')}</Button>}
    />
  )
}

const Table = <Row extends { readonly id: string | number }>(props: EndlessRowsProps<Row> & {
  readonly nothing: ReactNode
}) => {
  const { label, result, columns, sort, onSortChange, onOpen, nothing } = props
  const { height = 'max(22rem, calc(100dvh - 19rem))' } = props
  return (
    <DataTable
      label={label}
      rows={result.items}
      columns={columns}
      rowKey={idOf}
      sort={sort}
      onSortChange={onSortChange}
      onOpen={onOpen}
      onEnd={result.more}
      height={height}
      loadingRows={result.isLoading ? 8 : undefined}
      empty={nothing}
      className="shadow-card"
    />
  )
}

const Cards = <Row extends { readonly id: string | number }>({ label, result, renderCard }: EndlessRowsProps<Row>) => (
  <RowList
    label={label}
    rows={result.items}
    rowKey={idOf}
    guessPx={116}
    onEnd={result.more}
    renderRow={(row) => <div className="pb-2">{renderCard(row)}</div>}
  />
)

/** Not on phones, and on a tablet only where nothing that matters is out of sight. */
const useAsTable = <Row,>(frame: HTMLElement | null, columns: readonly Column<Row>[]): boolean => {
  const { language } = useLanguage()
  const [isWide, isDesk] = [useWide(), useDesk()]
  // With the bar by which the page scrolls: cards may bring it and a table take it away, again and again.
  const roomPx = useRoom(frame) + innerWidth - document.documentElement.clientWidth
  return isDesk || (isWide && fitsInto(columns, roomPx - frameEdgesPx, language))
}

const Rows = <Row extends { readonly id: string | number }>(props: EndlessRowsProps<Row> & {
  readonly asTable: boolean
}) => {
  const { result, columns, sort, onSortChange, empty, onClear, beside, asTable } = props
  const nothing = onClear === undefined ? empty : <NoMatch onClear={onClear} />
  const asCards = !asTable && result.items.length > 0
  const isBare = !asTable && !asCards
  return (
    <div className={classNames('transition-opacity', result.isPrevious && 'opacity-60')}>
      {(!isBare || beside !== undefined) && (
        <div className="mb-2 flex flex-wrap items-end justify-end gap-2">
          <Count result={result} />
          <PrintedAt />
          {asCards && <SortSelect columns={columns} sort={sort} onSortChange={onSortChange} />}
          {beside}
        </div>
      )}
      {isBare && (result.isLoading ? <WaitingCards /> : <Card>{nothing}</Card>)}
      {asTable && <Table {...props} nothing={nothing} />}
      {asCards && <Cards {...props} />}
      <MoreFailed result={result} />
    </div>
  )
}

export const EndlessRows = <Row extends { readonly id: string | number }>(props: EndlessRowsProps<Row>) => {
  const { result, columns } = props
  const [frame, setFrame] = useState<HTMLDivElement | null>(null)
  const asTable = useAsTable(frame, columns)
  const wordsFor = useFailureWords()
  if (result.failure !== null && result.items.length === 0)
    return <ErrorPanel {...wordsFor(result.failure)} onRetry={result.retry} />
  return <div ref={setFrame}><Rows {...props} asTable={asTable} /></div>
}
