// The order of a list that stands as cards, where no heads of columns can be pressed.
import { useText } from '../../text/use-text.ts'
import { Select } from '../choice/select.tsx'
import type { Column, SortChoice } from './column.ts'
import { orderText, sortChoiceOf } from './order.ts'

interface SortSelectProps {
  readonly columns: readonly Pick<Column<never>, 'key' | 'title' | 'sortable'>[]
  readonly sort: SortChoice | undefined
  readonly onSortChange: ((sort: SortChoice | null) => void) | undefined
}

export const SortSelect = ({ columns, sort, onSortChange }: SortSelectProps) => {
  const say = useText('ui')
  const options = columns.filter(({ sortable }) => sortable === true).flatMap(({ key, title }) => [
    { value: orderText({ key, descending: true }), label: say('falling', { title }) },
    { value: orderText({ key, descending: false }), label: say('rising', { title }) },
  ])
  if (onSortChange === undefined || options.length === 0) return null
  return (
    <Select
      className="w-44"
      label={say('order')}
      labelHidden
      options={options}
      value={sort === undefined ? null : orderText(sort)}
      placeholder={say('order')}
      onValueChange={(next) => onSortChange(next === null ? null : sortChoiceOf(next))}
    />
  )
}
