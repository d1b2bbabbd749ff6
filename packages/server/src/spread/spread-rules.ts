// What PostgreSQL's constraints and triggers forbid when tables are spread over machines by the id of an auction.
import type { Catalogue, Reference } from './catalogue.ts'

/** Table → the column that holds the auction. */
export type Spread = Readonly<Record<string, string>>

export interface Fault {
  readonly table: string
  readonly what: string
}

/** What rows of spread tables point at must lie on every machine: those are copied everywhere. */
export const copiedEverywhere = ({ references }: Catalogue, spread: Spread): string[] => {
  const copied = new Set<string>()
  const follow = (table: string): void => {
    for (const { to } of references.filter((one) => one.table === table))
      if (!(to in spread) && !copied.has(to)) {
        copied.add(to)
        follow(to)
      }
  }
  for (const table of Object.keys(spread)) follow(table)
  return [...copied].toSorted()
}

/** A machine can tell that a key is unique only when all rows with that key lie on it. */
const faultsOfKeys = ({ uniques }: Catalogue, spread: Spread): Fault[] =>
  uniques.flatMap(({ table, name, columns }) => {
    const column = spread[table]
    return column === undefined || columns.includes(column) ? [] : [{ table, what: `key \`${name}\`` }]
  })

const isTogether = ({ table, columns, to, toColumns }: Reference, spread: Spread): boolean =>
  columns.some((column, place) => column === spread[table] && toColumns[place] === spread[to])

/** Whatever points at a spread row must lie beside it, and say so in the key. */
const faultsOfReferences = ({ references }: Catalogue, spread: Spread): Fault[] =>
  references.flatMap((one) => {
    if (!(one.to in spread) || (one.table in spread && isTogether(one, spread))) return []
    return [{ table: one.table, what: `\`${one.columns.join(', ')}\` → \`${one.to}\`` }]
  })

const faultsOfTriggers = ({ triggers }: Catalogue, spread: Spread): Fault[] =>
  triggers.flatMap(({ table, name }) => (table in spread ? [{ table, what: `trigger \`${name}\`` }] : []))

export const faultsOf = (catalogue: Catalogue, spread: Spread): Fault[] =>
  [faultsOfKeys, faultsOfReferences, faultsOfTriggers].flatMap((find) => find(catalogue, spread))
    .toSorted((one, other) => one.table.localeCompare(other.table) || one.what.localeCompare(other.what))
