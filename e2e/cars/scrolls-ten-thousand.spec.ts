// Long lists: ten thousand cars scroll by with nothing pressed or typed lost, and rows that fail to come are asked for.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { takePicture } from '../world/open-world.ts'
import { askAs } from '../world/office.ts'
import { beginStory } from '../world/story.ts'

const { world, openAs } = beginStory()

const cars = (page: Page) => page.getByRole('list', { name: '차량 목록' })
const cards = (page: Page) => cars(page).getByRole('article')

/** More than the server would send at once, so that the last one comes soon. */
const pieceSize = 1_000
const total = 10_000

/** Made of one of them. */
const flood = async (page: Page): Promise<void> => {
  const { items: [row] } = await askAs(world, 'dealer')(auctionsCalls.searchAuctions, { body: { size: 1 } })
  if (row === undefined) throw new Error('nothing is open in the demo world')
  const item = (at: number) => {
    const id = `00000000-0000-7000-8000-${at.toString(16).padStart(12, '0')}`
    return { ...row, id, auctionId: id, auctionNo: `A2611-${String(at).padStart(5, '0')}` }
  }
  await page.route('**/auction-search-tables/search', async (route) => {
    const { cursor = '0' } = route.request().postDataJSON() as { readonly cursor?: string }
    const from = Number(cursor)
    const items = Array.from({ length: Math.min(pieceSize, total - from) }, (_item, at) => item(from + at))
    const next = from + items.length
    const nextCursor = next < total ? String(next) : null
    const data = { items, nextCursor, count: '10,000+', facets: [], now: new Date().toISOString() }
    await route.fulfill({ json: { code: 'success', data } })
  })
}

test('ten thousand cars scroll by, and nothing that is pressed or typed meanwhile is lost', async () => {
  // A pointer that rests on a card fetches its page ahead, and these cars have none.
  const page = await openAs('박딜러', '/not-yet', { expected: [/status of 404/] })
  await flood(page)
  await page.goto('/auctions')
  await cards(page).first().waitFor()
  const field = page.getByLabel('차량 검색')
  await field.click()
  const typed = '그랜저와쏘나타와아반떼와싼타페'
  let inSight = 0
  for (const letter of typed) {
    await page.mouse.wheel(0, 6_000)
    await page.keyboard.insertText(letter)
    inSight = Math.max(inSight, await cards(page).count())
  }
  expect(await field.inputValue()).toBe(typed)
  expect(inSight).toBeLessThan(60)
  await field.fill('')
  const last = cars(page).getByText(`A2611-${String(total - 1).padStart(5, '0')}`)
  await expect.poll(async () => {
    await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)')
    return last.count()
  }, { timeout: 180_000, interval: 50 }).toBe(1)
  await cards(page).last().getByRole('button', { name: /비교에 담기$/ }).click()
  await page.getByText('비교 1/4대').waitFor()
})

test('rows whose next ones do not come stay, and those are asked for when somebody wishes', async () => {
  const page = await openAs('이주임', '/not-yet', { expected: [/status of 404/, /status of 400/] })
  const asked: string[] = []
  await page.route(/\/amounts\?/, async (route) => {
    const cursor = new URL(route.request().url()).searchParams.get('cursor') ?? 'first'
    asked.push(cursor)
    // No cursor of the server's: it says no by itself.
    if (cursor !== 'first' && asked.length === 2) return route.continue()
    if (cursor !== 'first') return route.fulfill({ json: { code: 'success', data: { items: [], nextCursor: null } } })
    const answer = await (await route.fetch()).json() as { readonly data: object }
    return route.fulfill({ json: { ...answer, data: { ...answer.data, nextCursor: 'more' } } })
  })
  await page.goto('/office/money/amounts')
  await page.getByRole('row').nth(2).hover()
  await page.mouse.wheel(0, 50_000)
  const again = page.getByRole('button', { name: '다시 시도' })
  await again.waitFor()
  await page.getByRole('alert').getByRole('button', { name: '요청 번호' }).waitFor()
  await takePicture(page, 'rows-whose-next-ones-do-not-come')
  const last = await page.getByRole('row').last().innerText()
  expect(asked).toEqual(['first', '"more"'])
  await again.click()
  await again.waitFor({ state: 'detached' })
  expect(await page.getByRole('row').last().innerText()).toBe(last)
  expect(asked).toEqual(['first', '"more"', '"more"'])
})

test('a market whose next cars do not come says so and that it asks again, with the focus where it was', async () => {
  const page = await openAs('박딜러', '/not-yet', { expected: [/status of 404/, /status of 500/] })
  const waiting: (() => void)[] = []
  let asked = 0
  await flood(page)
  await page.route('**/auction-search-tables/search', async (route) => {
    const { cursor } = route.request().postDataJSON() as { readonly cursor?: string }
    if (cursor === undefined) return route.fallback()
    asked += 1
    if (asked > 1) await new Promise<void>((done) => waiting.push(done))
    if (asked > 2) return route.fallback()
    return route.fulfill({ status: 500, json: { code: 'internal', message: '잠시 쉬고 있습니다.', data: null } })
  })
  await page.goto('/auctions')
  await cards(page).first().waitFor()
  const again = page.getByRole('alert').getByRole('button', { name: '다시 시도' })
  await expect.poll(async () => {
    await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)')
    return again.count()
  }, { timeout: 30_000 }).toBe(1)
  await takePicture(page, 'a-market-whose-next-cars-do-not-come')
  await again.press('Enter')
  await page.getByRole('status').getByText('불러오는 중').waitFor()
  expect(await again.evaluate('document.activeElement.ariaBusy')).toBe('true')
  waiting.shift()?.()
  await expect.poll(() => again.getAttribute('aria-busy')).toBe(null)
  await again.press('Enter')
  await expect.poll(() => waiting.length).toBe(1)
  waiting.shift()?.()
  await again.waitFor({ state: 'detached' })
  expect(await page.evaluate('document.activeElement === document.body')).toBe(false)
})
