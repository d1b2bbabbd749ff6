// A list of the server as a table: sorted there, page by page, with what to say when it fails or finds nothing.
import { limits } from '@bidyard/contract/limits'
import type { Sort } from '@bidyard/contract/list'
import type { ReactNode } from 'react'
import { useFailureWords } from '../../api/failure-words.ts'
import { withFilter, withPage, withSort, type ListSearch } from '../../api/list-search.ts'
import type { ListResult } from '../../api/use-list.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../button/button.tsx'
import { classNames } from '../class-names.ts'
import { Pagination } from '../navigation/pagination.tsx'
import { EmptyState } from '../state/empty-state.tsx'
import { ErrorPanel } from '../state/error-panel.tsx'
import type { Column, SortChoice } from './column.ts'
import { DataTable } from './data-table.tsx'

interface ListTableProps<Row extends object> {
  /** What the rows are, for screen readers. */
  readonly label: string
  readonly list: ListResult<Row>
  readonly columns: readonly Column<Row>[]
  readonly rowKey: (row: Row) => string
  /** As it stands in the address. */
  readonly search: ListSearch
  readonly onSearch: (next: ListSearch) => void
  readonly onOpen?: ((row: Row) => void) | undefined
  /** When there is nothing at all, unfiltered. */
  readonly empty?: ReactNode | undefined
  /** The table scrolls inside this height and draws only what is in view. */
  readonly height?: string | undefined
  readonly loadingRows?: number | undefined
}

export const sortChoiceOf = (sort: Sort | undefined): SortChoice | null => {
  const [first] = Object.entries(sort?.[0] ?? {})
  return first === undefined ? null : { key: first[0], descending: first[1] === 'desc' }
}

const sortOf = (choice: SortChoice | null): Sort | null =>
  choice === null ? null : [{ [choice.key]: choice.descending ? 'desc' : 'asc' }]

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

export const ListTable = <Row extends object>(props: ListTableProps<Row>) => {
  const { label, list, columns, rowKey, search, onSearch, onOpen, empty, height, loadingRows = 8 } = props
  const wordsFor = useFailureWords()
  if (list.failure !== null && list.items.length === 0)
    return <ErrorPanel {...wordsFor(list.failure)} onRetry={list.retry} />
  const isFiltered = search.filter !== undefined
  const size = search.size ?? limits.pageSizeDefault
  const isLong = list.count !== undefined && (list.count === '10,000+' || list.count > size)
  return (
    <div className="flex flex-col gap-3">
      <DataTable
        label={label}
        rows={list.items}
        columns={columns}
        rowKey={rowKey}
        sort={sortChoiceOf(search.sort)}
        onSortChange={(choice) => onSearch(withSort(search, sortOf(choice)))}
        onOpen={onOpen}
        height={height}
        loadingRows={list.isLoading ? loadingRows : undefined}
        empty={isFiltered ? <NoMatch onClear={() => onSearch(withFilter(search, {}))} /> : empty}
        className={classNames('transition-opacity', list.isPrevious && 'opacity-60')}
      />
      {isLong && list.count !== undefined && (
        <Pagination
          page={search.page ?? 1}
          size={size}
          count={list.count}
          lastPage={limits.page}
          onPageChange={(page) => onSearch(withPage(search, page))}
        />
      )}
    </div>
  )
}
