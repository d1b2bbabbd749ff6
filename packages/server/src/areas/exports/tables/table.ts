// What a table of an export is: the call whose rows it takes, its columns, and how the rows of one shop are found.
import type { CallDefinition, ReceivedOf } from '@bidyard/contract/call'
import type { Enumeration, Label } from '@bidyard/contract/enumeration'
import type { Language } from '@bidyard/contract/errors'
import type { Filter, ItemOf, ListCall } from '@bidyard/contract/list'

export type CellKind = 'text' | 'count' | 'won' | 'time' | 'day'
export type Cell = string | number | null

export interface Column<Row> {
  readonly key: string
  readonly kind: CellKind
  readonly label: Label
  readonly read: (row: Row, language: Language) => Cell
}

/** How the types see any of them: rows and columns were tied together where it was written. */
type AnyColumn = Column<never>

export interface ShopOf {
  readonly id: string
  readonly companyId: string
}

/** How a list is asked for what belongs to one shop, and which shop a row then belongs to. */
interface OfShop<Item> {
  readonly filter: (shop: ShopOf) => Filter
  readonly shopIdOf: (item: Item) => string | null
}

export interface ListTable {
  readonly kind: 'list'
  readonly call: ListCall
  readonly columns: readonly AnyColumn[]
  readonly rowsOf: (item: unknown) => readonly unknown[]
  readonly ofShop?: OfShop<unknown>
}

export interface AnswerTable {
  readonly kind: 'answer'
  readonly call: CallDefinition
  readonly columns: readonly AnyColumn[]
  readonly rowsOf: (answer: unknown) => readonly unknown[]
}

export type Table = ListTable | AnswerTable

export const listTable = <C extends ListCall>(given: {
  readonly call: C
  readonly columns: readonly Column<ItemOf<C>>[]
  readonly ofShop?: OfShop<ItemOf<C>>
}): ListTable => ({ ...given, kind: 'list', rowsOf: (item: unknown) => [item] }) as unknown as ListTable

/** One item of the list becomes several rows. */
export const unfoldedTable = <C extends ListCall, Row>(given: {
  readonly call: C
  readonly rowsOf: (item: ItemOf<C>) => readonly Row[]
  readonly columns: readonly Column<Row>[]
}): ListTable => ({ ...given, kind: 'list' }) as unknown as ListTable

export const answerTable = <C extends CallDefinition, Row>(given: {
  readonly call: C
  readonly rowsOf: (answer: ReceivedOf<C>) => readonly Row[]
  readonly columns: readonly Column<Row>[]
}): AnswerTable => ({ ...given, kind: 'answer' }) as unknown as AnswerTable

type Read<Row, Value extends Cell> = (row: Row) => Value | null | undefined

const yesOrNo: Readonly<Record<Language, readonly [no: string, yes: string]>> = { ko: ['아니요', '예'], en: ['No', 'Yes'] }

/** The columns that rows of one kind may have. */
export const columnsFor = <Row>() => {
  const of = <Value extends Cell>(kind: CellKind) =>
    (key: string, ko: string, en: string, read: Read<Row, Value>): Column<Row> =>
      ({ key, kind, label: { ko, en }, read: (row) => read(row) ?? null })
  return {
    text: of<string>('text'),
    count: of<number>('count'),
    won: of<number>('won'),
    time: of<string>('time'),
    day: of<string>('day'),
    flag: (key: string, ko: string, en: string, read: (row: Row) => boolean | null): Column<Row> => ({
      key, kind: 'text', label: { ko, en },
      read: (row, language) => {
        const is = read(row)
        return is === null ? null : yesOrNo[language][is ? 1 : 0]
      },
    }),
    choice: <Value extends string>(
      key: string, ko: string, en: string, from: Enumeration<string, Value>, read: Read<Row, Value>,
    ): Column<Row> => ({
      key, kind: 'text', label: { ko, en },
      read: (row, language) => {
        const value = read(row)
        return value === null || value === undefined ? null : from.labels[value][language]
      },
    }),
  }
}
