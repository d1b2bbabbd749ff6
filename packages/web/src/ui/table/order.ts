// What lists keep in the address: choices, and an order such as `-createdAt`; whatever is typed there makes sense.
import type { Enumeration } from '@bidyard/contract/enumeration'
import type { Sort } from '@bidyard/contract/list'
import type { SortChoice } from './column.ts'

export type Given = Readonly<Record<string, unknown>>

/**
 * The screen reads the address itself when it has come, so that no first visit loads what there is to choose from.
 */
export const readLater = <Search extends object>(given: Given): Search => given as Search

/** Leaves out what is not set, so that the address stays short. */
export const onlySet = <Of extends object>(of: Of) =>
  Object.fromEntries(Object.entries(of).filter(([, value]) => value !== undefined && value !== '')) as {
    readonly [Key in keyof Of]?: Exclude<Of[Key], undefined>
  }

export const readChoice = <Value extends string>(of: Enumeration<string, Value>, given: unknown): Value | undefined =>
  of.values.find((value) => value === given)

/** Numbers in the address are what somebody typed all the same. */
export const readText = (given: unknown): string | undefined =>
  typeof given === 'string' && given !== '' ? given : typeof given === 'number' ? String(given) : undefined

/** `-createdAt` is the newest first. */
export type Order<Key extends string> = Key | `-${Key}`

export const readOrder = <Key extends string>(keys: readonly Key[], given: unknown): Order<Key> | undefined =>
  keys.flatMap((key): Order<Key>[] => [key, `-${key}`]).find((order) => order === given)

export const sortChoiceOf = (order: string): SortChoice =>
  order.startsWith('-') ? { key: order.slice(1), descending: true } : { key: order, descending: false }

/** The other way round. */
export const orderText = ({ key, descending }: SortChoice): string => `${descending ? '-' : ''}${key}`

export const sortOf = (order: string): Sort => {
  const { key, descending } = sortChoiceOf(order)
  return [{ [key]: descending ? 'desc' : 'asc' }]
}

export const orderOf = <Key extends string>(keys: readonly Key[], choice: SortChoice | null): Order<Key> | undefined =>
  choice === null ? undefined : readOrder(keys, orderText(choice))
