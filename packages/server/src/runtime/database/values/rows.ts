// Makes objects of the values that the driver reads: its own would grow name by name, and a wide row become a slow one.
import { letGo } from './let-go.ts'

interface Column {
  readonly name: string
}

/** What the driver gives when it is asked for values. */
export interface Values {
  readonly columns?: readonly Column[] | null
  readonly length: number
  readonly [at: number]: readonly unknown[]
}

type Row = Record<string, unknown>

/** JavaScript copies no wider one at once. */
const widthMax = 120

/** What is read from JSON has all its places in itself; an object that grows has a list of them elsewhere. */
const emptyOf = (names: readonly string[]): Row =>
  (names.length > widthMax
    ? {} : JSON.parse(`{${names.map((name) => `${JSON.stringify(name)}:null`).join(',')}}`) as Row)

/** All rows of an answer are copies of one, so that they have its shape from the beginning; the values are let go. */
export const takeRows = (values: Values): Row[] => {
  const names = values.length === 0 ? [] : (values.columns ?? []).map(({ name }) => name)
  const empty = emptyOf(names)
  const rows = Array.from(values, (row) => {
    const copy = { ...empty }
    for (let at = 0; at < names.length; at++) copy[names[at] ?? ''] = row[at]
    return copy
  })
  letGo(values)
  return rows
}
