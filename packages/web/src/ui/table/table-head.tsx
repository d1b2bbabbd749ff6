// The head of a table: stays in sight, sorts when its words are pressed.
import { useText } from '../../text/use-text.ts'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { usePaper } from '../use-paper.ts'
import { alignClass, type Column, staysClass, wideOnlyClass } from './column.ts'
import type { RowsTable } from './use-rows.ts'

interface TableHeadProps<Row extends object> {
  readonly table: RowsTable<Row>
  readonly columns: readonly Column<Row>[]
}

const ariaSort = { asc: 'ascending', desc: 'descending', none: 'none' } as const

interface SortButtonProps {
  readonly title: string
  readonly sorted: false | 'asc' | 'desc'
  readonly next: false | 'asc' | 'desc'
  readonly align: Column<object>['align']
  readonly onPress: (event: unknown) => void
}

const SortButton = ({ title, sorted, next, align, onPress }: SortButtonProps) => {
  const say = useText('ui')
  const nextText = say(next === 'asc' ? 'sortAscending' : next === 'desc' ? 'sortDescending' : 'sortNone')
  return (
    <button
      type="button"
      title={nextText}
      onClick={onPress}
      className={classNames(
        'group/sort -mx-1.5 inline-flex h-8 max-w-full items-center gap-1 rounded-sm px-1.5 hover:text-ink',
        sorted !== false && 'font-bold text-ink',
        align === 'end' && 'flex-row-reverse',
      )}
    >
      <span className="truncate">{title}</span>
      <Icon
        name={sorted === false ? 'chevronsUpDown' : sorted === 'asc' ? 'arrowUp' : 'arrowDown'}
        size={14}
        className={sorted === false ? 'opacity-40 group-hover/sort:opacity-100' : 'text-action-ink'}
      />
    </button>
  )
}

export const TableHead = <Row extends object>({ table, columns }: TableHeadProps<Row>) => {
  // A button is not painted again on the next sheet, as the words of a head are.
  const onPaper = usePaper()
  return (
    <thead>
      <tr aria-rowindex={1}>
        {columns.map(({ key, title, align = 'start', wideOnly, stays }) => {
          const column = table.getColumn(key)
          const sorted = column?.getIsSorted() ?? false
          const sortable = column?.getCanSort() === true
          return (
            <th
              key={key}
              scope="col"
              aria-sort={sortable ? ariaSort[sorted === false ? 'none' : sorted] : undefined}
              className={classNames(
                'sticky top-0 h-10 border-b border-line bg-sunken px-3 text-sm font-semibold',
                'whitespace-nowrap text-ink-soft print:static print:px-1 print:whitespace-normal',
                alignClass[align],
                wideOnly === true && wideOnlyClass,
                stays === true ? classNames(staysClass, 'z-20') : 'z-10',
              )}
            >
              {sortable && !onPaper ? (
                <SortButton
                  title={title}
                  align={align}
                  sorted={sorted}
                  next={column.getNextSortingOrder()}
                  onPress={(event) => column.getToggleSortingHandler()?.(event)}
                />
              ) : title === '' ? null : (
                <span className="block truncate print:whitespace-normal">{title}</span>
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
