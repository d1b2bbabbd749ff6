// The office's list of contracts by its address: what is asked for, and what is left out.
import { expect, test } from 'vitest'
import { officeFilter, readOfficeSearch } from './office-search.ts'

const at = Date.parse('2026-11-28T03:04:05.678Z')
const filterOf = (given: Readonly<Record<string, unknown>>) => officeFilter(readOfficeSearch(given), at)
const running = { state: { notIn: ['done', 'cancelled'] } }

test('what has ended is left out until somebody asks for what may have ended', () => {
  expect(filterOf({})).toEqual(running)
  expect(filterOf({ kind: 'pro', whose: 'buyer' })).toMatchObject(running)
  for (const asked of [{ step: 'done' }, { attention: 'root' }, { papers: 'rejected' }, { without: true }])
    expect(filterOf(asked)).not.toMatchObject(running)
})

test('approved papers are those that came, and what was finished without any is asked for by itself', () => {
  expect(filterOf({ papers: 'approved' })).toEqual({
    screeningState: { eq: 'approved' }, withoutPapersAt: { isNull: true },
  })
  expect(filterOf({ without: true })).toEqual({ withoutPapersAt: { isNotNull: true } })
  expect(filterOf({ papers: 'approved', without: true })).toEqual({
    screeningState: { eq: 'approved' }, withoutPapersAt: { isNotNull: true },
  })
})

test('late is what was due before this minute; numbers of contracts and of cars are told apart', () => {
  expect(filterOf({ late: true })).toMatchObject({ dueAt: { lt: '2026-11-28T03:04:00.000Z' } })
  expect(filterOf({ find: 'C2611-00001' })).toMatchObject({ contractNo: { like: 'C2611-00001' } })
  expect(filterOf({ find: '12가' })).toMatchObject({ carNumber: { like: '12가' } })
})

test.each([{ late: 'yes' }, { without: 1 }, { papers: 'lost' }, { sort: 'x' }])('%j asks for nothing', (given) => {
  expect(filterOf(given)).toEqual(running)
})
