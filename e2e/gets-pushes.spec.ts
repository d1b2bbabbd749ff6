// What comes by push shows in the browser, also where no page of ours looks, and the newest takes the older one's place.
import { expect, test } from 'vitest'
import { beginStory } from './world/story.ts'

const { world, openAs } = beginStory([], { wholeBrowser: true })

test('a push shows while nobody looks at the application, the newest of its kind alone', async () => {
  const page = await openAs('박딜러', '/notices/settings')
  await page.context().grantPermissions(['notifications'])
  await page.reload()
  await page.getByText('화면을 닫아 두어도 알려 드립니다.').waitFor()
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/offline.js')
    await navigator.serviceWorker.ready
  })
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
  const shown = () => page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return (await registration.getNotifications()).map(({ title, body, tag, data }) => ({ title, body, tag, data: String(data) }))
  })
  await expect.poll(shown).toEqual([{ title: '저장한 검색', body: '두 대', tag: 'search', data: '/auctions' }])
})
