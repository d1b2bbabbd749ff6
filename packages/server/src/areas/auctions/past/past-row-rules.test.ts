// One row of a file of past auctions: what it says, and whether it can have been so.
import { describe, expect, test } from 'vitest'
import { judgePastRow } from './past-row-rules.ts'

const given = { now: new Date('2026-11-22T00:00:00Z'), isOfBook: false }
const row = { auctionNo: 'A-1', result: 'sold', maker: '현대', model: '그랜저', closedAt: '2025-03-01 14:00', bidCount: '3',
  amountWon: '10,000,000' }
const read = (more: object = {}) => {
  const judged = judgePastRow({ ...row, ...more }, given)
  if ('faults' in judged) throw new Error(judged.faults.map(({ en }) => en).join('; '))
  return judged.auction
}
const faultsOf = (more: object): string[] => {
  const judged = judgePastRow({ ...row, ...more }, given)
  return 'faults' in judged ? judged.faults.map(({ en }) => en.split(':')[0] ?? '').toSorted() : []
}

describe('a row', () => {
  test('says what is needed, and the rest is unknown', () => {
    expect(read()).toEqual({
      system: 'previous', auctionNo: 'A-1', result: 'sold', kind: null, carNumber: null, maker: '현대', model: '그랜저',
      detailModel: null, grade: null, modelYear: null, odometerKm: null, fuel: null, region: null, openedAt: null,
      closedAt: new Date('2025-03-01T05:00:00Z'), bidCount: 3, amountWon: 10_000_000, buyerBusinessNumber: null,
    })
  })

  test('says the rest where it is written', () => {
    const more = {
      system: 'old', kind: 'self', carNumber: '12가3456', detailModel: 'IG', grade: '2.4', modelYear: '2018',
      odometerKm: '0', fuel: 'gasoline', region: 'seoul', openedAt: '2025-03-01', buyerBusinessNumber: '220-81-62517',
    }
    expect(read(more)).toMatchObject({
      ...more, modelYear: 2018, odometerKm: 0, openedAt: new Date('2025-02-28T15:00:00Z'),
      buyerBusinessNumber: '2208162517',
    })
  })

  test('of what was not sold has neither amount nor buyer', () => {
    expect(read({ result: 'unsold', amountWon: '' })).toMatchObject({ result: 'unsold', amountWon: null })
    expect(faultsOf({ result: 'unsold' })).toEqual(['amountWon'])
    expect(faultsOf({ result: 'unsold', amountWon: '', buyerBusinessNumber: '2208162517' }))
      .toEqual(['buyerBusinessNumber'])
  })
})

describe('is refused', () => {
  test.each([
    ['without a number', { auctionNo: '' }, ['auctionNo']], ['without a result', { result: '' }, ['result']],
    ['without a maker', { maker: '' }, ['maker']], ['without a model', { model: '' }, ['model']],
    ['without an end', { closedAt: '' }, ['closedAt']], ['without bids', { bidCount: '' }, ['bidCount']],
    ['with too many bids', { bidCount: '100001' }, ['bidCount']],
    ['sold for nothing', { amountWon: '' }, ['amountWon']],
    ['for a price of nothing', { amountWon: '0' }, ['amountWon']],
    ['that ends now', { closedAt: '2026-11-22 09:00' }, ['closedAt']],
    ['that opened after its end', { openedAt: '2025-03-01 14:01' }, ['openedAt']],
    ['of long ago', { closedAt: '1994-12-31' }, ['closedAt']],
    ['that opened long ago', { openedAt: '1994-12-31' }, ['openedAt']],
    ['by nobody', { buyerBusinessNumber: '2208162518' }, ['buyerBusinessNumber']],
    ['of no plate', { carNumber: '?' }, ['carNumber']], ['of no year', { modelYear: '1800' }, ['modelYear']],
    ['of no fuel', { fuel: 'water' }, ['fuel']], ['of a long number', { auctionNo: 'A'.repeat(41) }, ['auctionNo']],
  ])('one %s', (_, more, columns) => {
    expect(faultsOf(more)).toEqual(columns)
  })

  test('but not one at its borders', () => {
    expect(read({ closedAt: '2026-11-22 08:59:59' })).toBeDefined()
    expect(read({ closedAt: '1995-01-01', openedAt: '1995-01-01' })).toBeDefined()
    expect(read({ bidCount: '100000', amountWon: '1' })).toMatchObject({ bidCount: 100_000, amountWon: 1 })
    expect(read({ bidCount: '0', openedAt: '2025-03-01 14:00' })).toBeDefined()
  })
})
