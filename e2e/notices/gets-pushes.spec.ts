// What comes by push shows in the browser, whatever is open, and a newer one of its kind takes the older one's place.
import { createECDH, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { comeIn } from '../world/accounts.ts'
import { takePicture } from '../world/open-world.ts'
import { beginStory } from '../world/story.ts'

const { world, watch, openAs } = beginStory([], { wholeBrowser: true })

/** The page's own, whose types are not ours here. */
const register = `navigator.serviceWorker.register('/offline.js')
  .then(() => navigator.serviceWorker.ready).then(() => 0)`
const listShown = `navigator.serviceWorker.ready.then((registration) => registration.getNotifications())
  .then((all) => all.map(({ title, body, tag, data }) => ({ title, body, tag, data })))`

test('a push shows while nobody looks at the application, the newest of its kind alone', async () => {
  const page = await openAs('박딜러', '/notices/settings')
  await page.context().grantPermissions(['notifications'])
  await page.reload()
  await page.getByText('화면을 닫아 두어도 알려 드립니다.').waitFor()
  await takePicture(page, 'notice-settings-push')
  await page.evaluate(register)
  const browser = await page.context().newCDPSession(page)
  const known = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first !== undefined) resolve(first.registrationId)
    })
  })
  await browser.send('ServiceWorker.enable')
  const registrationId = await known
  for (const body of ['한 대', '두 대'])
    await browser.send('ServiceWorker.deliverPushMessage', {
      origin: world.base, registrationId,
      data: JSON.stringify({ title: '저장한 검색', body, path: '/auctions', tag: 'search' }),
    })
  await expect.poll(() => page.evaluate(listShown))
    .toEqual([{ title: '저장한 검색', body: '두 대', tag: 'search', data: '/auctions' }])
})

/** A browser's own service is far away; what it answers is put here, and lasts as long as the browser keeps it. */
const service = (): string => {
  const own = createECDH('prime256v1')
  const keys = { p256dh: own.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') }
  const endpoint = `https://fcm.googleapis.com/fcm/send/${randomBytes(9).toString('base64url')}`
  return `{
    const there = {
      endpoint: '${endpoint}', options: { applicationServerKey: null },
      toJSON: () => (${JSON.stringify({ endpoint, keys })}),
      unsubscribe: async () => { localStorage.removeItem('listens'); return true },
    }
    PushManager.prototype.getSubscription = async () => localStorage.getItem('listens') === null ? null : there
    PushManager.prototype.subscribe = async () => { localStorage.setItem('listens', 'yes'); return there }
  }`
}

test('after a sign-out nobody listens, and the next one is told only when they ask for it', async () => {
  const page = watch(await world.open())
  await page.addInitScript(service())
  await page.context().grantPermissions(['notifications'])
  await comeIn(page, 'maru01', '고대표')
  await page.goto('/notices/settings')
  const here = page.getByRole('switch', { name: '이 브라우저에서 받기' })
  await here.click()
  await expect.poll(() => here.isChecked()).toBe(true)
  await page.reload()
  await expect.poll(() => here.isChecked()).toBe(true)
  await page.getByRole('button', { name: /^계정/ }).click()
  await page.getByRole('menuitem', { name: '로그아웃' }).click()
  await expect.poll(() => page.evaluate("localStorage.getItem('listens')")).toBe(null)
  // As where a session ran out: the browser still has its address.
  await page.evaluate("localStorage.setItem('listens', 'yes')")
  await comeIn(page, 'maru01', '고대표')
  await page.goto('/notices/settings')
  await here.waitFor()
  expect(await here.isChecked()).toBe(false)
  await here.click()
  await expect.poll(() => here.isChecked()).toBe(true)
})
