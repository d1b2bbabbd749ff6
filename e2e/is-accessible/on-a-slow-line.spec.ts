// On a slow line a page says that it is on its way, says nothing that it does not know yet, and stays where it is.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { runningCarOf } from '../world/bids.ts'
import { takePicture } from '../world/open-world.ts'
import { settle } from '../world/screens.ts'
import { beginStory } from '../world/story.ts'

const { world, openAs } = beginStory()

interface Held {
  /** Of those that match, each waits. */
  readonly asked: () => number
  readonly letGo: () => void
}

/** What the address matches comes only when the story says so. */
const hold = async (page: Page, address: RegExp): Promise<Held> => {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  let count = 0
  await page.route(address, async (route) => {
    count += 1
    await promise
    await route.fallback()
  })
  return { asked: () => count, letGo: () => resolve(undefined) }
}

const openHeld = async (path: string, address: RegExp): Promise<{ readonly page: Page; readonly held: Held }> => {
  const page = await openAs('박딜러', '/not-yet', { look: 'phone' })
  const held = await hold(page, address)
  await page.goto(path, { waitUntil: 'commit' })
  await expect.poll(held.asked).toBeGreaterThan(0)
  return { page, held }
}

test('before any script has come something moves under the header', async () => {
  const { page, held } = await openHeld('/auctions', /\/assets\/index-.*\.js/)
  const line = page.locator('#app .animate-slide-along')
  await line.waitFor()
  await takePicture(page, 'slow-start')
  held.letGo()
  await settle(page)
  expect(await line.count()).toBe(0)
})

test('a car has no word about its price before one is known', async () => {
  const { auctionId } = await runningCarOf(world, 'lease', 'pro')
  const { page, held } = await openHeld(`/auctions/${auctionId}`, /guide/)
  const bar = page.getByRole('region', { name: '마감까지' }).filter({ has: page.getByRole('button', { name: /관심/ }) })
  await bar.last().waitFor()
  await takePicture(page, 'slow-car')
  expect(await bar.last().innerText()).not.toContain('시세')
  held.letGo()
  await bar.last().getByText('시세').waitFor()
})

test('a button is as wide before its words have come as it is with them, and breaks no line', async () => {
  const { page, held } = await openHeld('/bids', /\/words-exports-ko/)
  const button = page.locator('main header button')
  await button.waitFor({ state: 'attached' })
  const before = await button.boundingBox()
  held.letGo()
  await page.getByRole('button', { name: '내보내기' }).waitFor()
  expect((await button.boundingBox())?.width).toBe(before?.width)
})

const unreached = [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /Failed to fetch/]

test('without a net a screen that had not come yet leaves the page in its place, and comes by itself', async () => {
  const page = await openAs('박딜러', '/bids', { look: 'phone', expected: unreached })
  await settle(page)
  // What watches the page has come with the bell.
  await page.getByRole('banner').getByRole('button', { name: /^알림/ }).waitFor()
  await page.context().setOffline(true)
  await page.getByText('오프라인입니다', { exact: false }).waitFor()
  await page.getByRole('link', { name: '홈', exact: true }).last().click()
  await page.getByRole('heading', { name: '인터넷에 연결되어 있지 않습니다' }).waitFor()
  await takePicture(page, 'offline-screen')
  await page.context().setOffline(false)
  await page.getByRole('heading', { level: 1, name: '박딜러 님, 안녕하세요' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
})

test('a card whose content did not come does not say that there is nothing', async () => {
  const page = await openAs('박딜러', '/not-yet', { look: 'phone', expected: unreached })
  await page.route(/\/deadlines\?/, (route) => route.abort())
  await page.goto('/')
  const card = page.locator('section').filter({ has: page.getByRole('heading', { name: '기한이 있는 일' }) })
  await card.getByText('서버에 연결하지 못했습니다').waitFor()
  await takePicture(page, 'home-not-come')
  expect(await card.getByText('기한이 있는 일이 없습니다').count()).toBe(0)
})
