// What two answers may differ in: the seal of a link and its end, and nothing else of it.
import { expect, it } from 'vitest'
import { unsigned } from './told-alike.ts'

const link = (query: string): string => JSON.stringify({ url: `/files/read/a.webp?${query}`, next: '/cars?page=2' })

it('takes the seal and the end of a link away', () => {
  expect(unsigned(link('type=image%2Fwebp&ends=17&signature=abc'))).toBe(link('type=image%2Fwebp'))
  expect(unsigned(link('signature=abc'))).toBe(unsigned(link('signature=def')))
  expect(unsigned(link('ends=17&signature=abc'))).toBe(unsigned(link('ends=99&signature=def')))
})

it('sees what else a link may tell', () => {
  expect(unsigned(link('car=12%EA%B0%803456&ends=17&signature=abc')))
    .not.toBe(unsigned(link('car=34%EA%B0%803456&ends=17&signature=abc')))
  expect(unsigned(link('page=1'))).toBe(link('page=1'))
})
