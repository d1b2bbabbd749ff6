// An inspector checks a car in a garage without a net: all stays on the tablet and reaches the server exactly once.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { paperPicture } from '@bidyard/demo/paper'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { askerAs, confirmCar, reserveVisit } from '../world/cars.ts'
import { lookAt, onTabletToo } from '../world/look-at.ts'
import { signInAs } from '../world/people.ts'
import { beginStory } from '../world/story.ts'

const { world, watch } = beginStory([], { wholeBrowser: true })
const tablet = { width: 1_024, height: 768 }

/** The worker that opens the application without a net has taken over. */
const isKept = `new Promise((done) => {
  const { serviceWorker } = navigator
  if (serviceWorker.controller !== null) done(true)
  serviceWorker.addEventListener('controllerchange', () => done(true))
})`

const noNet = [/net::ERR_/, /Failed to fetch/, /status of 409/]

const openTablet = async (): Promise<Page> => {
  const page = watch(await world.open(), noNet)
  await page.setViewportSize(tablet)
  await signInAs(page, '최진단')
  return page
}

const part = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('navigation', { name: '점검 항목' }).getByRole('link', { name }).click()
}

const tap = (page: Page, group: string, name: string | RegExp) =>
  page.getByRole('group', { name: group, exact: true }).getByRole('button', { name, exact: true }).click()

const takePhoto = async (page: Page, list: string, name: string): Promise<void> => {
  await page.getByRole('list', { name: list, exact: true }).locator('input[type=file]').setInputFiles({
    name, mimeType: 'image/png', buffer: Buffer.from(paperPicture(name)),
  })
}

/** Everything but the photos of the sides. */
const fillIn = async (page: Page): Promise<void> => {
  await page.locator('[data-part=rl_quarter]').click()
  await tap(page, '쿼터패널/뒤 휀더(좌)의 손상', /교환/)
  await takePhoto(page, '쿼터패널/뒤 휀더(좌) 사진', 'quarter.png')
  await page.getByLabel('메모').fill('절단 흔적 12cm')
  await page.getByText('사고(경미)').waitFor()

  await part(page, '타이어·휠')
  for (const wheel of ['앞(좌)', '앞(우)', '뒤(좌)', '뒤(우)']) {
    const card = page.locator('section').filter({ has: page.getByRole('heading', { name: wheel, exact: true }) })
    await card.getByLabel(/트레드 깊이/).fill('5.2')
    await card.getByLabel('제조 주차').fill('1223')
    await card.getByRole('button', { name: '양호' }).click()
  }
  await part(page, '누유·작동')
  await page.getByRole('button', { name: '나머지 모두 없음' }).click()
  await page.getByRole('button', { name: '나머지 모두 양호' }).click()
  await part(page, '계기·실내')
  await page.getByLabel('계기판 숫자').fill('45,230')
  await page.getByLabel('계기판 숫자').blur()
  await takePhoto(page, '계기판 사진 사진', 'dashboard.png')
  await page.getByRole('button', { name: '켜진 경고등 없음' }).click()
  await tap(page, '냄새', '없음')
  await page.getByLabel('스마트키').fill('2')
  await page.getByLabel('스마트키').blur()
  await part(page, '사양·확인')
  await tap(page, '옵션', '내비게이션')
  await tap(page, '선루프', '파노라마 선루프')
  await tap(page, '차대번호 표기', '양호')
  await tap(page, '튜닝', '없음')
}

const saved = (page: Page, state: string) => page.locator(`[data-saved=${state}]`).waitFor()

/** The device's database is busy until it is let go. */
const holdDevice = `new Promise((held) => {
  indexedDB.open('bidyard-checks').onsuccess = ({ target: { result } }) => {
    const checks = result.transaction('checks', 'readwrite').objectStore('checks')
    const again = () => {
      if (globalThis.letDeviceGo === undefined) checks.count().onsuccess = again
      held(true)
    }
    again()
  }
})`

/** What is not on the device yet is not said to be there. */
const keepSlowly = async (page: Page): Promise<void> => {
  await page.evaluate(holdDevice)
  await tap(page, '도색', '없음')
  await saved(page, 'keeping')
  await lookAt(page, 'check-keeping', [['phone', 'light']])
  await page.setViewportSize(tablet)
  await page.evaluate('globalThis.letDeviceGo = true')
  await saved(page, 'waiting')
}

/** Two people change the same while one of them has no net. */
const decideClash = async (page: Page, id: string): Promise<void> => {
  const ask = askerAs(world, 'owner')
  await part(page, '계기·실내')
  await page.context().setOffline(true)
  await tap(page, '켜진 경고등', '엔진')
  await saved(page, 'waiting')
  const { version } = await ask(carsCalls.getCarCheck, { params: { id } })
  await ask(carsCalls.saveCarCheck, {
    params: { id }, body: { record: { lamps: ['abs'], recall: 'none' }, seenVersion: version },
  })
  await page.context().setOffline(false)
  await page.getByRole('heading', { name: '다른 사람도 같은 곳을 고쳤습니다' }).waitFor()
  await lookAt(page, 'check-clash', [['phone', 'light']])
  await page.getByRole('button', { name: '내 것으로' }).click()
  await saved(page, 'sent')
  const { record } = await ask(carsCalls.getCarCheck, { params: { id } })
  expect(record).toMatchObject({ lamps: ['engine'], recall: 'none' })
}

/** Somebody else took it, or oneself on another tablet. */
const removeElsewhere = async (page: Page, checkId: string, orderId: string): Promise<void> => {
  const viewsNow = async () => (await askerAs(world, 'owner')(carsCalls.listCarPhotos, {
    query: { filter: { orderId: { eq: orderId } } },
  })).items.map(({ view }) => view).toSorted()
  const before = await viewsNow()
  await page.goto(`/office/checks/${checkId}?part=photos`)
  await takePhoto(page, '기타 사진', 'other.png')
  await page.locator('[data-photo-state=photoSent]').first().waitFor()
  await saved(page, 'sent')
  expect(await viewsNow()).toEqual([...before, 'other'])
  const another = await openTablet()
  await another.goto(`/office/checks/${checkId}?part=photos`)
  await another.getByRole('button', { name: '기타 사진 지우기' }).click()
  await another.getByRole('button', { name: '기타 사진 지우기' }).waitFor({ state: 'detached' })
  await saved(another, 'sent')
  expect(await viewsNow()).toEqual(before)
  await another.close()
}

const complete = async (page: Page): Promise<void> => {
  await part(page, '마무리')
  await page.getByText('모두 확인했습니다.').waitFor()
  await page.getByRole('button', { name: '점검 완료' }).click()
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: '점검 완료' }).click()
  await page.getByText(/\d{2}:\d{2} 완료$/).waitFor()
}

/** Its seller reserved the visit, so nobody in particular goes yet. */
const giveToOneself = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: /31가7706/ }).click()
  await page.getByText('점검원 미지정').waitFor()
  await page.getByRole('button', { name: '점검원 지정' }).click()
  const dialog = page.getByRole('dialog', { name: '31가7706 점검을 누가 갈까요?' })
  await dialog.getByRole('combobox', { name: '점검원' }).click()
  await page.getByRole('option', { name: '최진단' }).click()
  await lookAt(page, 'check-given', onTabletToo)
  await page.setViewportSize(tablet)
  await dialog.getByRole('button', { name: '점검원 지정' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('definition').filter({ hasText: '최진단' }).waitFor()
}

test('a check without a net survives a reload and arrives exactly once', async () => {
  const order = await confirmCar(world, '31가7706')
  const checkId = await reserveVisit(world, order.id)
  const page = await openTablet()
  const context = page.context()
  await page.goto('/office/checks')
  await page.getByRole('link', { name: /31가7706/ }).getByText('오프라인 준비됨').waitFor()
  await page.evaluate(isKept)
  await giveToOneself(page)

  await context.setOffline(true)
  await page.goto('/office/checks')
  await page.getByRole('link', { name: /31가7706/ }).click()
  await page.getByRole('button', { name: '점검 시작' }).click()
  await fillIn(page)
  await keepSlowly(page)
  await page.reload()
  await page.getByRole('button', { name: '내비게이션', pressed: true }).waitFor()
  await part(page, '외판·골격')
  await page.locator('[data-part=rl_quarter]').click()
  await page.getByRole('list', { name: '쿼터패널/뒤 휀더(좌) 사진' }).locator('img').waitFor()
  expect(await page.getByLabel('메모').inputValue()).toBe('절단 흔적 12cm')
  const check = () => askerAs(world, 'owner')(carsCalls.getCarCheck, { params: { id: checkId } })
  expect(await check()).toMatchObject({ startedAt: null, record: null })

  // The first answers are lost on their way: what was done is asked for again, and not done again.
  const lost = new Set<string>()
  await page.route(/\/(car-photos|car-checks\/[^/]+)$/, async (route) => {
    const method = route.request().method()
    if (method === 'GET' || lost.has(method)) return route.fallback()
    lost.add(method)
    await route.fetch()
    return route.abort()
  })
  await context.setOffline(false)
  await saved(page, 'sent')
  expect([...lost].toSorted()).toEqual(['PATCH', 'POST'])
  const { record } = await check()
  expect(record).toMatchObject({
    odometer: { reading: 45_230, unit: 'Km' }, keys: { smart: 2, plain: 0 }, smells: ['none'], lamps: [],
    options: ['navigation'], isRepainted: false,
    damages: [{ position: 'rl_quarter', values: ['exchange'], note: '절단 흔적 12cm' }],
  })
  const photos = await askerAs(world, 'owner')(carsCalls.listCarPhotos, {
    query: { filter: { orderId: { eq: order.id } } },
  })
  expect(photos.items.map(({ view }) => view).toSorted()).toEqual(['damage', 'dashboard'])
  const [ofDamage] = photos.items.filter(({ view }) => view === 'damage')
  expect(record?.damages?.[0]?.photoIds).toEqual([ofDamage?.id])

  await decideClash(page, checkId)
  await removeElsewhere(page, checkId, order.id)
  await complete(page)
  expect(await check()).toMatchObject({ state: 'complete', accidentHistory: 'accident_minor' })
  await part(page, '외판·골격')
  await lookAt(page, 'check-body', onTabletToo)
  await page.goto('/office/checks')
  await page.getByRole('link', { name: /31가7706/ }).waitFor()
  await lookAt(page, 'checks', onTabletToo)
})
