// Columns that give way where a table is narrow: the least important first, and no more than must.
import { describe, expect, it } from 'vitest'
import { columnsFor, columnsOnPaper, fitsInto } from './column.ts'

const columns = [
  { key: 'no', widthPx: 100 },
  { key: 'due', widthPx: 150, englishPx: 120 },
  { key: 'region', widthPx: 60, englishPx: 100, givesWay: 1 },
  { key: 'round', widthPx: 60, englishPx: 80, givesWay: 2 },
] as const

const keysFor = (roomPx: number, language: 'ko' | 'en' = 'ko') =>
  columnsFor(columns, roomPx, language).map(({ key }) => key)

describe('a table', () => {
  it('shows all of its columns where they fit', () => {
    expect(keysFor(370)).toEqual(['no', 'due', 'region', 'round'])
    expect(keysFor(Infinity)).toEqual(['no', 'due', 'region', 'round'])
  })

  it('drops what matters least first, by the words of the language', () => {
    expect(keysFor(369)).toEqual(['no', 'due', 'region'])
    expect(keysFor(309)).toEqual(['no', 'due'])
    expect(keysFor(399, 'en')).toEqual(['no', 'due', 'region'])
    expect(keysFor(400, 'en')).toEqual(['no', 'due', 'region', 'round'])
  })

  it('keeps what never gives way', () => {
    expect(keysFor(10)).toEqual(['no', 'due'])
  })

  it('prints all that says something, and nothing that only does something', () => {
    const printed = columnsOnPaper([{ title: '번호' }, { title: '기한' }, { title: '' }])
    expect(printed.map(({ title }) => title)).toEqual(['번호', '기한'])
  })

  it('fits where all that never gives way is seen at once', () => {
    expect([250, 249].map((roomPx) => fitsInto(columns, roomPx, 'ko'))).toEqual([true, false])
    expect([220, 219].map((roomPx) => fitsInto(columns, roomPx, 'en'))).toEqual([true, false])
  })
})
