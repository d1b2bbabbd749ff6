// The state of a list in the address.
import { describe, expect, it } from 'vitest'
import { listQueryOf, readListSearch, withFilter, withPage, withSort } from './list-search.ts'

describe('the address of a list', () => {
  it('keeps what makes sense', () => {
    const search = { filter: { state: { in: ['auction'] } }, sort: [{ createdAt: 'desc' }], page: 3, size: 50 }
    expect(readListSearch(search)).toEqual(search)
  })

  it.each([
    [{ page: 0 }],
    [{ page: '2' }],
    [{ page: 1.5 }],
    [{ page: 501 }],
    [{ size: 101 }],
    [{ sort: 'createdAt' }],
    [{ sort: [{ a: 'up' }] }],
    [{ sort: [{ a: 'asc', b: 'asc' }] }],
    [{ filter: [] }],
    [{ filter: { a: 1 } }],
    [{ other: 1 }],
  ])('drops what does not: %o', (search) => {
    expect(readListSearch(search)).toEqual({})
  })

  it('says nothing about what is usual', () => {
    expect(readListSearch({ page: 1, size: 20, filter: {} })).toEqual({})
  })
})

describe('a change of the list', () => {
  const search = { filter: { a: { eq: 1 } }, sort: [{ b: 'asc' as const }], page: 4, size: 50 }

  it('of filter or order begins at the first page', () => {
    expect(withFilter(search, { c: { eq: 2 } })).toEqual({ filter: { c: { eq: 2 } }, sort: search.sort, size: 50 })
    expect(withSort(search, null)).toEqual({ filter: search.filter, size: 50 })
  })

  it('of the page keeps the rest', () => {
    expect(withPage(search, 5)).toEqual({ ...search, page: 5 })
    expect(withPage(search, 1)).toEqual({ filter: search.filter, sort: search.sort, size: 50 })
  })

  it('asks the server with its defaults', () => {
    expect(listQueryOf({})).toEqual({ filter: undefined, sort: undefined, page: 1, size: 20, count: true })
  })
})
