// The rates of a transport company while they are typed: an amount for each way from one province to another.
import { province, type Province } from '@bidyard/contract/enums/shops'

export interface Rate {
  readonly from: Province
  readonly to: Province
  readonly amountWon: number
}

type Way = `${Province} ${Province}`
export type RateTable = ReadonlyMap<Way, number>

export const wayOf = (from: Province, to: Province): Way => `${from} ${to}`

export const tableOf = (rates: readonly Rate[]): RateTable =>
  new Map(rates.map(({ from, to, amountWon }) => [wayOf(from, to), amountWon]))

/** In the order of the provinces, so that the same rates are always the same list. */
export const ratesOf = (table: RateTable): Rate[] =>
  province.values.flatMap((from) => province.values.flatMap((to) => {
    const amountWon = table.get(wayOf(from, to))
    return amountWon === undefined ? [] : [{ from, to, amountWon }]
  }))

export const withRate = (table: RateTable, from: Province, to: Province, amountWon: number | null): RateTable => {
  const next = new Map(table)
  if (amountWon === null) next.delete(wayOf(from, to))
  else next.set(wayOf(from, to), amountWon)
  return next
}

export const countFrom = (table: RateTable, from: Province): number =>
  province.values.filter((to) => table.has(wayOf(from, to))).length

export interface RateChange {
  readonly from: Province
  readonly to: Province
  readonly before: number | undefined
  readonly after: number | undefined
}

export const changesBetween = (before: RateTable, after: RateTable): RateChange[] =>
  province.values.flatMap((from) => province.values.flatMap((to) => {
    const way = wayOf(from, to)
    const change = { from, to, before: before.get(way), after: after.get(way) }
    return change.before === change.after ? [] : [change]
  }))
