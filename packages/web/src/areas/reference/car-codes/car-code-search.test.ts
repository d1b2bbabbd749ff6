// The way down the car codes as it stands in the address.
import { describe, expect, test } from 'vitest'
import { readCarCodeSearch, withCodeAt } from './car-code-search.ts'

describe('the address', () => {
  test('keeps the levels from the top down, and what is looked for', () => {
    expect(readCarCodeSearch({ maker: 'M1', model: 'G1', find: 'g80' })).toEqual({
      maker: 'M1',
      model: 'G1',
      find: 'g80',
    })
  })

  test('drops a level without the ones above it, and whatever is no code', () => {
    expect(readCarCodeSearch({ model: 'G1', grade: 'x' })).toEqual({})
    expect(readCarCodeSearch({ maker: 'M1', detailModel: 'D1' })).toEqual({ maker: 'M1' })
    expect(readCarCodeSearch({ maker: { a: 1 }, find: ['x'] })).toEqual({})
  })

  test('reads a code that looks like a number', () => {
    expect(readCarCodeSearch({ maker: 101, model: 7 })).toEqual({ maker: '101', model: '7' })
  })
})

describe('choosing', () => {
  const search = { maker: 'M1', model: 'G1', detailModel: 'D1', find: 'x' }

  test('a code drops what was below it and ends the search', () => {
    expect(withCodeAt(search, 'model', 'G2')).toEqual({ maker: 'M1', model: 'G2' })
    expect(withCodeAt(search, 'grade', 'R1')).toEqual({ maker: 'M1', model: 'G1', detailModel: 'D1', grade: 'R1' })
  })

  test('none goes back to the level above', () => {
    expect(withCodeAt(search, 'model', null)).toEqual({ maker: 'M1' })
  })
})
