// Where the rows of a list come from: a query that already knows what the viewer may see, and a column for each field.
import type { Operator } from '@bidyard/contract/list'
import type { RawBuilder, SelectQueryBuilder } from 'kysely'
import type { Tables } from '../../tables.ts'

/** The query's own tables were checked where it was built; the runtime only adds conditions, order and bounds. */
export type AnyQuery = SelectQueryBuilder<Tables, keyof Tables, Record<string, unknown>>

/** What a filter of a column without an index says at least of one that has one: it is asked for beside the filter. */
export type AtLeast = (operator: Operator, value: unknown) => RawBuilder<boolean> | undefined

export interface ListSource<FieldName extends string = string, Item = unknown> {
  readonly query: AnyQuery
  readonly columns: Readonly<Record<FieldName | 'createdAt' | 'updatedAt' | 'id', RawBuilder<unknown>>>
    & Readonly<Record<string, RawBuilder<unknown>>>
  readonly item: (row: never) => Item | Promise<Item>
  /** For each sealed field, what a text may be found by: a hash under each key that rows may have. */
  readonly lookups?: Readonly<Record<string, (text: string) => readonly Uint8Array[]>>
  /** Keys to sort by that no row is without: one index of them serves both directions. */
  readonly always?: readonly string[]
  readonly atLeast?: Readonly<Record<string, AtLeast>>
}

/** Ties the row type of the query to the function that shows a row. */
export const source = <FieldName extends string, Row, Item, Known, T extends keyof Known>(given: {
  readonly query: SelectQueryBuilder<Known, T, Row>
  readonly columns: Readonly<Record<FieldName, RawBuilder<unknown>>>
  readonly item: (row: Row) => Item | Promise<Item>
  readonly lookups?: Readonly<Record<string, (text: string) => readonly Uint8Array[]>>
  readonly always?: readonly NoInfer<FieldName>[]
  readonly atLeast?: Readonly<Partial<Record<NoInfer<FieldName>, AtLeast>>>
}): ListSource<FieldName, Item> => given as unknown as ListSource<FieldName, Item>
