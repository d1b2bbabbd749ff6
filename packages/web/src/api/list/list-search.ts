// The state of a list as it stands in the address: filter, sort, page; whatever somebody types there is made sense of.
import { limits } from '@bidyard/contract/limits'
import type { Filter, ListQuery, Sort } from '@bidyard/contract/list'

export interface ListSearch {
  readonly filter?: Filter
  readonly sort?: Sort
  readonly page?: number
  readonly size?: number
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const whole = (value: unknown, maximum: number): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= maximum ? value : undefined

const isSortKey = (value: unknown): value is Readonly<Record<string, 'asc' | 'desc'>> =>
  isRecord(value) &&
  Object.keys(value).length === 1 &&
  Object.values(value).every((way) => way === 'asc' || way === 'desc')

const isFilter = (value: unknown): value is Filter => isRecord(value) && Object.values(value).every(isRecord)

/** For a route's `validateSearch`; nothing in the address can break the screen. */
export const readListSearch = (search: Readonly<Record<string, unknown>>): ListSearch => {
  const { filter, sort, page, size } = search
  const [pageRead, sizeRead] = [whole(page, limits.page), whole(size, limits.pageSize)]
  return {
    ...(isFilter(filter) && Object.keys(filter).length > 0 ? { filter } : {}),
    ...(Array.isArray(sort) && sort.length > 0 && sort.every(isSortKey) ? { sort } : {}),
    ...(pageRead === undefined || pageRead === 1 ? {} : { page: pageRead }),
    ...(sizeRead === undefined || sizeRead === limits.pageSizeDefault ? {} : { size: sizeRead }),
  }
}

/** What `useList` asks for, with the count that page numbers need. */
export const listQueryOf = ({ filter, sort, page = 1, size = limits.pageSizeDefault }: ListSearch): ListQuery => ({
  filter,
  sort,
  page,
  size,
  count: true,
})

/** Another filter or order begins at the first page again. */
export const withFilter = ({ sort, size }: ListSearch, filter: Filter): ListSearch => ({
  ...(sort === undefined ? {} : { sort }),
  ...(size === undefined ? {} : { size }),
  ...(Object.keys(filter).length === 0 ? {} : { filter }),
})

export const withSort = ({ filter, size }: ListSearch, sort: Sort | null): ListSearch => ({
  ...(filter === undefined ? {} : { filter }),
  ...(size === undefined ? {} : { size }),
  ...(sort === null ? {} : { sort }),
})

export const withPage = (search: ListSearch, page: number): ListSearch => {
  const { page: _left, ...rest } = search
  return page === 1 ? rest : { ...rest, page }
}
