// Whoever works by the keyboard alone comes past the menus, into each form, to the day, and back to where they were.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { runningCarOf } from '../world/bids.ts'
import { settle } from '../world/screens.ts'
import { beginStory } from '../world/story.ts'

const { world, openAs } = beginStory()

/** What holds the focus: its role where it says one, and its name or its words. */
const focused = (page: Page): Promise<string> => page.evaluate<string>(`(() => {
  const { activeElement: one } = document
  const name = one.getAttribute('aria-label') ?? one.labels?.[0]?.innerText ?? one.innerText
  return one.localName + ': ' + name.trim().replaceAll(/\\s+/g, ' ')
})()`)

const press = async (page: Page, ...keys: readonly string[]): Promise<string> => {
  for (const key of keys) await page.keyboard.press(key)
  return focused(page)
}

const focusedSoon = (page: Page) => expect.poll(() => focused(page))

test('from the first Tab on the market one is among the cars with three more', async () => {
  const page = await openAs('박딜러', '/auctions')
  await settle(page)
  // Conditions and search line come a moment after the cars.
  await page.getByRole('link', { name: '차량 목록으로 건너뛰기' }).waitFor({ state: 'attached' })
  await page.getByRole('searchbox', { name: '차량 검색' }).waitFor()
  expect(await press(page, 'Tab')).toBe('a: 본문으로 건너뛰기')
  expect(await press(page, 'Enter', 'Tab')).toBe('a: 차량 목록으로 건너뛰기')
  expect(await press(page, 'Enter', 'Tab')).toBe('input: 차량 검색')
  expect(new URL(page.url()).hash).toBe('')
})

test('in the office neither the link past the menu nor a row that opens leads back into the menu', async () => {
  const page = await openAs('김대표', '/office/registrations')
  await page.getByRole('row').nth(1).waitFor()
  expect(await press(page, 'Tab', 'Enter', 'Tab')).toMatch(/^input: 심사중/)
  await page.getByRole('row').nth(1).press('Enter')
  await page.getByRole('button', { name: '반려', exact: true }).waitFor()
  expect(await press(page, 'Tab')).toBe('a: 가입 심사')
  expect(await press(page, 'Tab')).toBe('button: 반려')

  await press(page, 'Enter')
  await focusedSoon(page).toBe('input: 서류미비')
  expect(await press(page, 'ArrowDown', 'Tab')).toBe('textarea: 신청자에게 전할 말')
  await press(page, 'Escape')
  await focusedSoon(page).toBe('button: 반려')
})

test('a day is moved by arrows as soon as its calendar opens, within the dialog that asks for it', async () => {
  const car = await runningCarOf(world, 'lease', 'pro')
  const page = await openAs('김대표', `/office/auctions/${car.auctionId}`)
  await page.getByRole('button', { name: '마감 연장…' }).press('Enter')
  await focusedSoon(page).toMatch(/^button: 새 마감: /)
  const before = await focused(page)
  await press(page, 'Enter')
  await focusedSoon(page).toMatch(/^button: \d{4}년 \d+월 \d+ \(.\)$/)
  await press(page, 'ArrowRight', 'Enter')
  await focusedSoon(page).toMatch(/^button: 새 마감: /)
  expect(await focused(page)).not.toBe(before)
  expect(await press(page, 'Tab')).toBe('input: 시각')
})
