// What a list is: the fields one may filter by, the keys one may sort by, and the page one gets back.
import { z } from 'zod'
import { call, type CallDefinition, type Role, type Surface, type Who } from './call.ts'
import type { Enumeration } from './enumeration.ts'
import type { StaffPart } from './enums/members.ts'
import { limits } from './limits.ts'
import { timeShape } from './shapes/labels.ts'

export const operators = [
  'eq', 'notEq', 'in', 'notIn', 'like', 'notLike', 'isNull', 'isNotNull', 'gt', 'gte', 'lt', 'lte',
] as const
export type Operator = (typeof operators)[number]

export type FieldKind = 'text' | 'words' | 'choice' | 'id' | 'number' | 'boolean' | 'time' | 'date' | 'sealed'

export interface Field {
  readonly kind: FieldKind
  readonly value: z.ZodType
  /** What it may be filtered by: each operator with the value it takes. */
  readonly filter: z.ZodType
  /** Only these roles may filter by the field; for the others it does not exist. */
  readonly only?: readonly Role[]
}

const text = z.string().max(limits.filterText)
const some = text.min(1)
const yes = z.literal(true)
const compared: readonly FieldKind[] = ['text', 'number', 'time', 'date']

/** A field offers only the operators that mean something for its kind. */
const operatorsFor = (kind: FieldKind, value: z.ZodType): Partial<Record<Operator, z.ZodType>> => {
  const many = z.array(value).max(limits.filterIn)
  if (kind === 'words') return { like: text.trim().min(1) }
  if (kind === 'sealed') return { eq: value, in: many.max(limits.pageSize) }
  return {
    eq: value, notEq: value, in: many, notIn: many,
    ...(kind === 'text' ? { like: some, notLike: some } : {}),
    isNull: yes, isNotNull: yes,
    ...(compared.includes(kind) ? { gt: value, gte: value, lt: value, lte: value } : {}),
  }
}

const fieldOf = (kind: FieldKind, value: z.ZodType): Field => {
  const operations = Object.entries(operatorsFor(kind, value)).map(([operator, of]) => [operator, of.optional()])
  const filter = z.strictObject(Object.fromEntries(operations) as Record<string, z.ZodType>).optional()
  return { kind, value, filter }
}

// Lists have hundreds of fields: each kind of them, and each enumeration, has one shape for all.
const kinds = {
  text: fieldOf('text', text), words: fieldOf('words', text), id: fieldOf('id', z.uuid()),
  number: fieldOf('number', z.int().min(-limits.number).max(limits.number)), boolean: fieldOf('boolean', z.boolean()),
  time: fieldOf('time', timeShape), date: fieldOf('date', z.iso.date()), sealed: fieldOf('sealed', some),
} as const
const choices = new Map<Enumeration, Field>()

const choiceOf = (of: Enumeration): Field => {
  const known = choices.get(of) ?? fieldOf('choice', of.schema)
  choices.set(of, known)
  return known
}

export const field = {
  text: (): Field => kinds.text,
  /** Every word of it somewhere in the text. */
  words: (): Field => kinds.words,
  choice: choiceOf,
  id: (): Field => kinds.id,
  number: (): Field => kinds.number,
  boolean: (): Field => kinds.boolean,
  time: (): Field => kinds.time,
  date: (): Field => kinds.date,
  /** Kept encrypted, so it is found whole or not at all. */
  sealed: (): Field => kinds.sealed,
  only: (roles: readonly Role[], inner: Field): Field => ({ ...inner, only: roles }),
} as const

export type Filter = Readonly<Record<string, Readonly<Partial<Record<Operator, unknown>>>>>
export type Sort = readonly Readonly<Record<string, 'asc' | 'desc'>>[]

export interface ListQuery {
  readonly filter?: Filter | undefined
  readonly sort?: Sort | undefined
  readonly page?: number | undefined
  readonly size?: number | undefined
  readonly cursor?: string | undefined
  readonly count?: boolean | undefined
}

export interface ListDefinition<FieldName extends string = string, SortKey extends string = string> {
  readonly fields: Readonly<Record<FieldName, Field>>
  readonly sort: readonly SortKey[]
  readonly sortOnly?: Readonly<Partial<Record<NoInfer<SortKey>, readonly Role[]>>>
}

const filterSchema = (fields: Readonly<Record<string, Field>>): z.ZodType<Filter> =>
  z.strictObject(
    Object.fromEntries(Object.entries(fields).map(([name, { filter }]) => [name, filter])),
  ) as unknown as z.ZodType<Filter>

const direction = z.enum(['asc', 'desc']).optional()

const sortSchema = (keys: readonly string[]): z.ZodType<Sort> => {
  const one = z
    .strictObject(Object.fromEntries(keys.map((key) => [key, direction])))
    .refine((given) => Object.keys(given).length === 1, { error: 'one sort key in each object' })
  return z.array(one).min(1).max(limits.sortKeys) as unknown as z.ZodType<Sort>
}

/** Which page of how many rows; the same of every list. */
const paging = {
  page: z.int().min(1).max(limits.page).optional(),
  size: z.int().min(1).max(limits.pageSize).optional(),
  cursor: z.string().min(1).max(limits.cursorText).optional(),
  count: z.boolean().optional(),
} as const
const nextCursor = z.string().max(limits.cursorText).nullable()
const count = z.union([z.int().min(0).max(limits.countExact), z.literal('10,000+')]).optional()

/** A page of rows. `count` comes only when asked for; it is exact up to its bound and then `"10,000+"`. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    items: z.array(item).max(limits.pageSize), nextCursor, count,
  })

interface ListOptions<
  Item extends z.ZodType, FieldName extends string = string, SortKey extends string = string,
> extends ListDefinition<FieldName, SortKey> {
  readonly path: `/${string}`
  readonly surface?: Surface
  readonly summary: string
  readonly who: Who
  /** Of the office, as `call.ts` says. */
  readonly parts?: readonly StaffPart[]
  readonly item: Item
  /** People by name, as `call.ts` says. */
  readonly shows?: string
  readonly isForBarred?: boolean
}

type Always = 'createdAt' | 'updatedAt'

/** Every list sorts by `createdAt` and `updatedAt`; what it names comes on top. */
export const list = <const Item extends z.ZodType, const FieldName extends string, const SortKey extends string>(
  options: ListOptions<Item, FieldName, SortKey>,
) => {
  const fields: Readonly<Record<FieldName | Always, Field>> =
    { ...options.fields, createdAt: field.time(), updatedAt: field.time() }
  const sort: readonly (SortKey | Always)[] = ['createdAt', 'updatedAt', ...options.sort]
  const definition = {
    method: 'GET',
    path: options.path,
    ...(options.surface === undefined ? {} : { surface: options.surface }),
    summary: options.summary,
    who: options.who,
    ...(options.parts === undefined ? {} : { parts: options.parts }),
    ...(options.shows === undefined ? {} : { shows: options.shows }),
    ...(options.isForBarred === undefined ? {} : { isForBarred: options.isForBarred }),
    query: z.strictObject({
      filter: filterSchema(fields).optional(),
      sort: sortSchema(sort).optional(),
      ...paging,
    }),
    answer: pageOf(options.item),
  } as const satisfies CallDefinition
  const described: ListDefinition<FieldName | Always, SortKey | Always> = {
    fields, sort, sortOnly: { ...options.sortOnly } as Readonly<Partial<Record<SortKey | Always, readonly Role[]>>>,
  }
  return { ...call(definition), list: described }
}

export type ListCall = CallDefinition & { readonly list: ListDefinition }
export type ItemOf<C extends { answer: z.ZodType }> =
  z.output<C['answer']> extends { items: readonly (infer Item)[] } ? Item : never

/** The call that shows one row of a list. */
export const get = <const Item extends z.ZodType>(
  options: Omit<ListOptions<Item>, 'fields' | 'sort' | 'sortOnly'>,
) => call({
  method: 'GET',
  path: `${options.path}/:id`,
  ...(options.surface === undefined ? {} : { surface: options.surface }),
  summary: options.summary,
  who: options.who,
  ...(options.parts === undefined ? {} : { parts: options.parts }),
  params: z.object({ id: z.uuid() }),
  answer: options.item,
} as const satisfies CallDefinition)
