// One row; drawn again only when it changes, so that ten thousand scroll smoothly.
import { memo, type KeyboardEvent, type MouseEvent } from 'react'
import { classNames } from '../class-names.ts'
import { alignClass, type Column, staysClass, wideOnlyClass } from './column.ts'

interface TableRowProps<Row> {
  readonly row: Row
  /** Place in the whole table, counted from one with the head. */
  readonly index: number
  readonly columns: readonly Column<Row>[]
  readonly heightPx: number
  readonly marked: boolean
  readonly onOpen: ((row: Row) => void) | undefined
}

/** A link or a button inside the row acts by itself. */
const actsItself = (event: MouseEvent | KeyboardEvent): boolean =>
  event.target instanceof Element && event.target !== event.currentTarget &&
  event.target.closest('a, button, input, label, [role="button"]') !== null

const Drawn = <Row,>({ row, index, columns, heightPx, marked, onOpen }: TableRowProps<Row>) => {
  const open = (event: MouseEvent | KeyboardEvent) => {
    if (onOpen !== undefined && !actsItself(event)) onOpen(row)
  }
  return (
    <tr
      aria-rowindex={index}
      tabIndex={onOpen === undefined ? undefined : 0}
      onClick={onOpen === undefined ? undefined : open}
      onKeyDown={onOpen === undefined ? undefined : (event) => event.key === 'Enter' && open(event)}
      style={{ height: heightPx }}
      className={classNames(
        '-outline-offset-2 hover:bg-hover',
        marked ? 'bg-action-soft' : 'bg-surface',
        onOpen !== undefined && 'cursor-pointer',
      )}
    >
      {columns.map(({ key, cell, align = 'start', wideOnly, stays }) => (
        <td
          key={key}
          className={classNames(
            'overflow-hidden border-b border-line px-3 text-ellipsis whitespace-nowrap',
            'print:px-1 print:py-1 print:whitespace-normal',
            alignClass[align],
            wideOnly === true && wideOnlyClass,
            stays === true && classNames(staysClass, 'bg-inherit'),
          )}
        >
          {cell(row)}
        </td>
      ))}
    </tr>
  )
}

export const TableRow = memo(Drawn) as typeof Drawn
