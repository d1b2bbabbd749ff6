// Searches as addresses: whatever is typed there makes sense, and two of the same are the same.
import { describe, expect, it } from 'vitest'
import { countOf, isSame, narrowerThan, orderOfSearch, readCriteria, readMarketSearch } from './market-search.ts'

describe('an address', () => {
  it('is read with its criteria, order and view', () => {
    const given = {
      text: '그랜저', makers: ['hyundai'], yearFrom: 2020, fuels: ['diesel'], order: '-modelYear', view: 'table',
    }
    expect(readMarketSearch(given)).toEqual(given)
  })

  it('loses what means nothing', () => {
    expect(readMarketSearch({
      text: '  ', makers: [], yearFrom: 'new', kmTo: -1, fuels: ['steam'], regions: 'nowhere', endsWithinHours: 100_000,
      order: 'price', view: 'map', plateSuffix: '1234', states: ['preparation'],
    })).toEqual({})
  })

  it('takes one value for a list of one, and digits for a number', () => {
    expect(readCriteria({ fuels: 'LPG', models: 'K5', yearTo: '2022', text: 308 }))
      .toEqual({ fuels: ['LPG'], models: ['K5'], yearTo: 2022, text: '308' })
  })

  it('leaves the order out that is everybody’s', () => {
    expect(readMarketSearch({ order: 'endsAt' })).toEqual({})
    expect(orderOfSearch({})).toBe('endsAt')
  })
})

describe('two searches', () => {
  it('are the same in any order of their words', () => {
    const one = { fuels: ['diesel' as const, 'LPG' as const], yearFrom: 2020 }
    expect(isSame(one, { yearFrom: 2020, fuels: ['LPG', 'diesel'] })).toBe(true)
    expect(isSame({ fuels: ['diesel'] }, { fuels: ['diesel'], yearFrom: 2020 })).toBe(false)
  })

  it('count their conditions without the words that are searched for', () => {
    expect(countOf({ text: '그랜저', fuels: ['diesel'], yearFrom: 2020 })).toBe(2)
  })
})

it('a wider step takes its narrower ones with it', () => {
  expect(narrowerThan('models')).toEqual(['detailModels', 'grades', 'detailGrades'])
  expect(narrowerThan('fuels')).toEqual([])
})
