// What a column is: its title, what stands in it, how wide it is, and whether one may sort by it.
import type { ReactNode } from 'react'
import type { Language } from '../../text/language.ts'

export type SortValue = string | number | null

export interface Column<Row> {
  readonly key: string
  readonly title: string
  readonly cell: (row: Row) => ReactNode
  readonly widthPx: number
  /** Where English words take more room than Korean ones. */
  readonly englishPx?: number | undefined
  /** Takes the room that is left. */
  readonly grows?: boolean | undefined
  readonly align?: 'start' | 'center' | 'end' | undefined
  /** The value that rows are compared by when the table sorts by itself. */
  readonly sortBy?: ((row: Row) => SortValue) | undefined
  /** The server sorts by this column's key. */
  readonly sortable?: boolean | undefined
  /** Dropped on phones. */
  readonly wideOnly?: boolean | undefined
  /** Dropped where the table has no room for all of its columns, the highest first. */
  readonly givesWay?: number | undefined
  /** The last one, in sight while the table scrolls sideways: what one does must not be looked for. */
  readonly stays?: boolean | undefined
}

type Widths = Pick<Column<never>, 'widthPx' | 'englishPx'>

export const widthIn = (language: Language, { widthPx, englishPx }: Widths): number =>
  language === 'en' ? englishPx ?? widthPx : widthPx

export const widthOf = (columns: readonly Widths[], language: Language): number =>
  columns.reduce((sum, column) => sum + widthIn(language, column), 0)

type Yielding = Widths & Pick<Column<never>, 'givesWay'>

/** Those that fit into the room; what never gives way stays, and the table scrolls then. */
export const columnsFor = <One extends Yielding>(
  columns: readonly One[], roomPx: number, language: Language,
): readonly One[] =>
  columns.filter(({ givesWay }) => givesWay !== undefined)
    .toSorted((one, other) => (other.givesWay ?? 0) - (one.givesWay ?? 0))
    .reduce((left, next) => (widthOf(left, language) <= roomPx ? left : left.filter((one) => one !== next)), columns)

/** Whether all that never gives way is seen at once. */
export const fitsInto = (columns: readonly Yielding[], roomPx: number, language: Language): boolean =>
  widthOf(columns.filter(({ givesWay }) => givesWay === undefined), language) <= roomPx

/** All that say something: what one does to a row is not done on paper. */
export const columnsOnPaper = <One extends Pick<Column<never>, 'title'>>(columns: readonly One[]): readonly One[] =>
  columns.filter(({ title }) => title !== '')

export interface SortChoice {
  readonly key: string
  readonly descending: boolean
}

let korean: Intl.Collator | undefined

/** Nothing comes last, whichever way the rest is sorted. */
export const compareValues = (one: SortValue, other: SortValue): number => {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  // With the first text that is sorted: what it is made of takes a phone some 70 ms.
  korean ??= new Intl.Collator('ko', { numeric: true })
  return korean.compare(String(one ?? ''), String(other ?? ''))
}

/** A line sets it off from what scrolls under it. */
export const staysClass = 'sticky right-0 group-data-scrolls/table:border-l'

export const wideOnlyClass = 'max-md:hidden print:table-cell'

export const alignClass = { start: 'text-left', center: 'text-center', end: 'text-right figures' } as const
