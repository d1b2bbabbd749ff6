// A list that may be long: a table at a desk, cards on phones; the next rows come as one scrolls.
import type { ReactNode } from 'react'
import { useFailureWords } from '../../api/failure-words.ts'
import type { EndlessResult } from '../../api/list/use-endless.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../button/button.tsx'
import { classNames } from '../class-names.ts'
import { formatNumber } from '../format/number.ts'
import { Card } from '../show/card.tsx'
import { Skeleton } from '../show/skeleton.tsx'
import { EmptyState } from '../state/empty-state.tsx'
import { ErrorPanel } from '../state/error-panel.tsx'
import { useWide } from '../use-wide.ts'
import type { Column, SortChoice } from './column.ts'
import { DataTable } from './data-table.tsx'
import { MoreFailed } from './more-failed.tsx'
import { RowList } from './row-list.tsx'

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
  /** How high the table may grow at a desk before it scrolls by itself. */
  readonly height?: string | undefined
}

const idOf = ({ id }: { readonly id: string | number }): string => String(id)

const WaitingCards = () => (
  <div aria-busy="true" className="flex flex-col gap-2">
    {Array.from({ length: 6 }, (_card, index) => <Skeleton key={index} className="h-27 rounded-lg" />)}
  </div>
)

const Count = ({ count }: { readonly count: number | '10,000+' | undefined }) => {
  const say = useText('ui')
  return (
    <p aria-live="polite" className="figures mb-2 min-h-6 text-sm text-ink-faint">
      {count === undefined ? '' : say('rowCount', { count: count === '10,000+' ? count : formatNumber(count) })}
    </p>
  )
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

export const EndlessRows = <Row extends { readonly id: string | number }>(props: EndlessRowsProps<Row>) => {
  const { label, result, renderCard, empty, onClear } = props
  const wide = useWide()
  const wordsFor = useFailureWords()
  if (result.failure !== null && result.items.length === 0)
    return <ErrorPanel {...wordsFor(result.failure)} onRetry={result.retry} />
  const nothing = onClear === undefined ? empty : <NoMatch onClear={onClear} />
  const look = classNames('transition-opacity', result.isPrevious && 'opacity-60')
  if (!wide && result.isLoading) return <WaitingCards />
  if (!wide && result.items.length === 0) return <Card>{nothing}</Card>
  return (
    <div className={look}>
      <Count count={result.count} />
      {wide ? <Table {...props} nothing={nothing} /> : (
        <RowList
          label={label}
          rows={result.items}
          rowKey={idOf}
          guessPx={116}
          onEnd={result.more}
          renderRow={(row) => <div className="pb-2">{renderCard(row)}</div>}
        />
      )}
      <MoreFailed result={result} />
    </div>
  )
}
