// What comes by push shows in the browser, whatever is open, and a newer one of its kind takes the older one's place.
import { expect, test } from 'vitest'
import { takePicture } from '../world/open-world.ts'
import { beginStory } from '../world/story.ts'

const { world, openAs } = beginStory([], { wholeBrowser: true })

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
