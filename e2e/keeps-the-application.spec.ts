// The application on a home screen: it can be installed, says when there is no net, and that a newer one is here.
import { readFile } from 'node:fs/promises'
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { fillSignIn } from './world/accounts.ts'
import { lookAt, settle } from './world/look-at.ts'
import { askAs } from './world/office.ts'
import { sizes, takePicture } from './world/open-world.ts'
import { beginStory } from './world/story.ts'

// A part of a page that was not kept in time fails without a net, and says so.
const withoutNet = [
  /ERR_INTERNET_DISCONNECTED/, /ERR_FAILED \S+\/assets\//, /dynamically imported module: \S+\/assets\//,
]

const { world, watch, openAs } = beginStory([...withoutNet, /status of 400/], { wholeBrowser: true })

/** The page's own, whose types are not ours here. */
const keepAs = (address: string): string =>
  `navigator.serviceWorker.register('${address}').then(() => navigator.serviceWorker.ready).then(() => 0)`
const hasOwnScript = `caches.keys().then((names) => caches.open(names.findLast((name) => name.startsWith('bidyard-')))
  .then((cache) => cache.match(document.querySelector('script[type=module]').src, { ignoreVary: true }))
  .then((found) => found !== undefined))`
const isKept = 'navigator.serviceWorker.controller !== null'

/** What the page for developers of apps tells them to run. */
const bridge = async (): Promise<string> => {
  const page = await readFile(new URL('../docs/operations/mobile-app.md', import.meta.url), 'utf8')
  return /```js\n([\s\S]*?)```/.exec(page)?.[1] ?? ''
}

test('a browser can install it: name, colours, icons of each size that are there', async () => {
  const page = await openAs('박딜러', '/auctions')
  const browser = await page.context().newCDPSession(page)
  const { url, errors, data } = await browser.send('Page.getAppManifest')
  expect({ url, errors }).toEqual({ url: `${world.base}/manifest.webmanifest`, errors: [] })
  const { icons, shortcuts } = JSON.parse(data ?? '{}') as Record<'icons' | 'shortcuts', { src: string; url: string }[]>
  for (const { src } of icons ?? []) {
    const answer = await page.request.get(world.base + src)
    expect([answer.status(), answer.headers()['content-type']?.startsWith('image/')], src).toEqual([200, true])
  }
  expect(shortcuts?.map(({ url: to }) => to)).toEqual(['/auctions', '/bids', '/inbox'])
  // Windows of a story are private ones, and nothing else stands in the way.
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito'])
})

/** Where the net is only said to be gone, a browser believes in it once its page was loaded from what it keeps. */
const believe = (page: Page, online: boolean): Promise<void> => page.evaluate(`
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: ${online} })
  dispatchEvent(new Event('${online ? 'online' : 'offline'}'))`)

test('without a net it opens, says so, and shows nothing that it does not know', async () => {
  const page = await openAs('박딜러', '/auctions')
  await page.getByRole('article').first().waitFor()
  await page.evaluate(keepAs('/offline.js'))
  await expect.poll(() => page.evaluate<boolean>(isKept)).toBe(true)
  await page.context().setOffline(true)
  await page.reload()
  await believe(page, false)
  await page.getByRole('status').filter({ hasText: '오프라인입니다' }).waitFor()
  expect(await page.getByRole('article').count()).toBe(0)
  await page.setViewportSize(sizes.phone)
  await takePicture(page, 'offline-phone')
  await page.context().setOffline(false)
  await believe(page, true)
  await page.getByText('다시 연결되었습니다', { exact: false }).waitFor()
})

test('of a newer one it tells whoever is in it, and one tap opens it', async () => {
  const page = await openAs('박딜러', '/bids')
  await page.evaluate(keepAs('/offline.js'))
  await expect.poll(() => page.evaluate<boolean>(isKept)).toBe(true)
  await page.reload()
  await page.getByRole('button', { name: /^알림/ }).waitFor()
  // Another worker with the same files: whoever is in the newest one is told nothing.
  await page.evaluate(keepAs('/offline.js?same'))
  await expect.poll(() => page.evaluate<string>('navigator.serviceWorker.controller.scriptURL')).toContain('?same')
  expect(await page.evaluate<boolean>(hasOwnScript)).toBe(true)
  expect(await page.getByText('새 버전이 준비되었습니다').count()).toBe(0)
  const opened = await page.evaluate<number>('performance.timeOrigin')
  // As after a build: another worker takes the place of the one that opened this page, whose script it does not keep.
  await page.evaluate("document.querySelector('script[type=module]').src = '/assets/index-of-before.js'")
  await expect.poll(async () => {
    await page.evaluate(keepAs(`/offline.js?${Date.now()}`))
    return page.getByText('새 버전이 준비되었습니다').count()
  }).toBeGreaterThan(0)
  await lookAt(page, 'newer-build')
  await page.getByRole('button', { name: '새로고침' }).first().click()
  await expect.poll(() => page.evaluate<number>('performance.timeOrigin').catch(() => opened)).not.toBe(opened)
  await page.getByRole('button', { name: /^알림/ }).waitFor()
  expect(await page.getByText('새 버전이 준비되었습니다').count()).toBe(0)
})

test('a sheet whose file is not to be had says so instead of nothing, and opens once it is', async () => {
  const { items: [contract] } = await askAs(world, 'dealer')(contractsCalls.listContracts, {
    query: { filter: { state: { eq: 'deliveryScheduling' } }, size: 1 },
  })
  const page = await openAs('박딜러', '/bids')
  let isGone = true
  let asked = 0
  await page.route('**/assets/delivery-sheet-*.js', (route) => {
    asked += 1
    return isGone ? route.abort() : route.continue()
  })
  await page.goto(`/contracts/${contract?.id ?? ''}`)
  const open = page.getByRole('button', { name: '탁송 일정 정하기' })
  await open.click()
  await page.getByText('서버에 연결하지 못했습니다.').first().waitFor()
  expect(asked).toBeLessThan(4)
  isGone = false
  // The page stands as it stood.
  await open.click()
  await page.getByRole('dialog').waitFor()
})

test('while the server is away a screen that did not come says so, and reloads only once it is back', async () => {
  const page = await openAs('박딜러', '/auctions', { expected: [/net::ERR_FAILED/] })
  await page.getByRole('searchbox', { name: '차량 검색' }).waitFor()
  await page.getByRole('button', { name: /^알림/ }).waitFor()
  await settle(page)
  const opened = await page.evaluate<number>('performance.timeOrigin')
  let isAway = true
  await page.route(`${world.base}/`, (route) => isAway ? route.abort() : route.fallback())
  await page.route('**/assets/**', (route) => isAway ? route.abort() : route.fallback())
  await page.getByRole('link', { name: '위반', exact: true }).click()
  await page.getByText('서버에 연결하지 못했습니다.').waitFor()
  await takePicture(page, 'server-away')
  await page.getByRole('button', { name: '새로고침' }).click()
  expect(await page.evaluate<number>('performance.timeOrigin')).toBe(opened)
  isAway = false
  await page.getByRole('button', { name: '새로고침' }).click()
  await page.getByRole('heading', { level: 1, name: '위반' }).waitFor()
})

test('a toast whose file is not to be had takes nothing along, and comes by itself when it is', async () => {
  const page = await openAs('박딜러', '/auctions')
  let isGone = true
  await page.route('**/assets/toast-region-*.js', (route) => isGone ? route.abort() : route.fallback())
  const comeBack = async () => {
    await believe(page, false)
    await page.getByRole('status').filter({ hasText: '오프라인입니다' }).waitFor()
    await believe(page, true)
  }
  await page.getByRole('article').first().waitFor()
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('toast-region'))
  await comeBack()
  await refused
  await comeBack()
  expect(await page.getByRole('article').count()).toBeGreaterThan(0)
  isGone = false
  await page.getByText('다시 연결되었습니다', { exact: false }).first().waitFor()
})

test.each([
  ['bell-button', null], ['account-menu', '계정'], ['more-menu', '더보기'],
])('the %s of the header whose file is not to be had takes nothing along, and says so', async (file, name) => {
  const page = await openAs('박딜러', '/not-yet', { look: 'phone' })
  await page.route(`**/assets/${file}-*.js`, (route) => route.abort())
  await page.goto('/profile')
  const typed = page.getByRole('textbox').first()
  await typed.fill('쓰던 말')
  if (name !== null) await page.getByRole('button', { name }).click()
  await page.getByText('서버에 연결하지 못했습니다.').first().waitFor()
  expect(await typed.inputValue()).toBe('쓰던 말')
  await takePicture(page, `missing-${file}`)
})

test('an app that shows it in a webview says which device it is, by a script of its own', async () => {
  const page = watch(await world.open('phone'))
  await page.addInitScript(`const deviceUid = 'a1b2c3d4-0000-4000-8000-0123456789ab'\n${await bridge()}`)
  await page.goto('/sign-in')
  await fillSignIn(page, 'hanbit')
  await page.getByText('등록된 기기가 없습니다').first().waitFor()
  expect(new URL(page.url()).pathname).toBe('/sign-in')
})
