// A car on its way to market as a story begins: offered step by step on a screen, then checked, screened and opened.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { carsCalls } from '@bidyard/contract/calls/cars'
import { sandboxCalls } from '@bidyard/contract/calls/sandbox'
import { shopsCalls } from '@bidyard/contract/calls/shops'
import { yardCalls } from '@bidyard/contract/calls/yard'
import { viewsNeeded } from '@bidyard/contract/shapes/cars/photo-views'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { wholeRecord } from '../../packages/server/src/testing/cars/car-world.ts'
import { carPhotos } from './car-photos.ts'
import { askerAs } from './cars.ts'
import { askAs } from './office.ts'
import type { World } from './open-world.ts'
import { bringFile } from './papers.ts'

export const titled = (page: Page, title: string) => page.getByRole('heading', { level: 1, name: title }).waitFor()
export const next = (page: Page) => page.getByRole('button', { name: '다음', exact: true }).click()
export const saved = (page: Page) => page.getByRole('status').getByText('저장됨').waitFor()
export const arrived = (page: Page) => page.getByRole('button', { name: /사진, 올라감/ })

export const lookUp = async (page: Page, name: string): Promise<void> => {
  await titled(page, '차량정보를 불러올게요')
  await page.getByLabel('차주 이름').fill(name)
  await page.getByRole('textbox', { name: /^주행거리/ }).fill('45210')
  await page.getByRole('button', { name: '차량정보 조회' }).click()
}

export const answer = async (page: Page): Promise<void> => {
  await titled(page, '차량 상태를 알려 주세요')
  for (const question of [/사고가 난 적/, /물에 잠긴/, /렌터카나/, /할부/, /담배를/])
    await page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: '아니요' }).click()
  await page.getByRole('textbox', { name: /^열쇠/ }).fill('2')
  await page.getByLabel('더 알릴 것').fill('앞 타이어를 올봄에 바꿨습니다.')
  await saved(page)
}

/** From the first side on, one walks around the car. */
export const walkAround = async (
  page: Page, use: (button: Locator) => Promise<void> = (button) => button.click(),
): Promise<void> => {
  const photos = await carPhotos()
  await page.getByRole('button', { name: '앞 찍기' }).click()
  for (const view of viewsNeeded) {
    await page.locator('input[data-photo=camera]').setInputFiles(photos[view])
    await use(page.getByRole('button', { name: '이 사진 쓰기' }))
  }
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

export const agree = async (page: Page): Promise<void> => {
  await titled(page, '조건을 확인해 주세요')
  await page.getByLabel('우편번호').fill('06236')
  await page.getByLabel('도로명주소').fill('서울특별시 강남구 테헤란로 1')
  await page.getByText('모두 확인하고 동의합니다').click()
}

/** What whoever shows the car at the own door tells of it: nothing is lit or smells, and the bonnet is scratched. */
export const lookOver = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: '켜진 것 없음' }).click()
  await page.getByRole('button', { name: '냄새 없음' }).click()
  await page.getByRole('radio', { name: '있음' }).click()
  await page.getByRole('button', { name: /^후드\(본넷\)/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: /^흠집/ }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await saved(page)
}

const orderOf = async (world: World, carNumber: string) => {
  const { items: [order] } = await askAs(world, 'owner')(carsCalls.listOrders, {
    query: { filter: { carNumber: { eq: carNumber } }, sort: [{ createdAt: 'desc' }], size: 1 },
  })
  if (order === undefined) throw new Error(`nobody offered ${carNumber}`)
  return order
}

/** From the facts on until it is handed in, on the page of whoever sells it. */
export const offerCar = async (
  world: World, page: Page, { carNumber, ownerName, kind }: {
    readonly carNumber: string; readonly ownerName: string; readonly kind: 'self' | 'pro'
  },
): Promise<string> => {
  await lookUp(page, ownerName)
  await expect.poll(() => page.getByText('조회 완료').count()).toBe(3)
  await next(page)
  await page.getByRole('radio', { name: kind === 'self' ? /^셀프/ : /^프로/ }).click()
  await saved(page)
  await next(page)
  await answer(page)
  if (kind === 'self') await lookOver(page)
  await next(page)
  await titled(page, '사진을 찍어 주세요')
  if (kind === 'self') {
    await walkAround(page)
    await expect.poll(() => arrived(page).count()).toBe(viewsNeeded.length)
  }
  await next(page)
  await agree(page)
  await saved(page)
  await page.getByRole('button', { name: '매각 의뢰하기' }).click()
  await titled(page, carNumber)
  return (await orderOf(world, carNumber)).id
}

/** By an inspector, as other stories show. */
export const checkCar = async (world: World, orderId: string): Promise<void> => {
  const { now } = await askAs(world, 'developer')(sandboxCalls.readClock, {})
  const { id } = await askAs(world, 'owner')(carsCalls.reserveCarCheck, { body: {
    orderId, source: 'inspector', reservedAt: new Date(Date.parse(now) + 1_800_000).toISOString(), inspectorId: null,
    place: null,
  } })
  const params = { id }
  const [ask, asker] = [askAs(world, 'inspector'), askerAs(world, 'inspector')]
  const photos = []
  for (const view of viewsNeeded)
    photos.push({ fileId: await bringFile(world, asker, 'carPhoto'), view, position: null, label: null })
  await ask(carsCalls.addCarPhotos, { body: { orderId, carCheckId: params.id, photos } })
  const { items: [dashboard] } = await ask(carsCalls.listCarPhotos, {
    query: { filter: { orderId: { eq: orderId }, view: { eq: 'dashboard' } } },
  })
  const { version } = await ask(carsCalls.startCarCheck, { params, body: {} })
  const record = await ask(carsCalls.saveCarCheck, {
    params, body: { record: wholeRecord(dashboard?.id ?? ''), seenVersion: version },
  })
  await ask(carsCalls.completeCarCheck, { params, body: { seenVersion: record.version } })
}

const giveToCarrier = async (ask: ReturnType<typeof askAs>, id: string): Promise<void> => {
  await ask(yardCalls.requestTransport, { params: { id }, body: {} })
  const { items: [carrier] } = await ask(shopsCalls.listCompanies, {
    query: { filter: { kind: { eq: 'transport' } } },
  })
  await ask(yardCalls.acceptTransport, {
    params: { id }, body: { companyId: carrier?.id ?? '', driverId: null, amountWon: null },
  })
}

/** On its way with a carrier to its buyer, who has agreed on the day. */
export const sendOut = async (world: World, orderId: string): Promise<string> => {
  const ask = askAs(world, 'owner')
  const { items: [delivery] } = await ask(yardCalls.listTransports, {
    query: { filter: { orderId: { eq: orderId }, kind: { eq: 'delivery' } } },
  })
  if (delivery === undefined) throw new Error('no delivery is agreed on')
  await giveToCarrier(ask, delivery.id)
  return delivery.id
}

/** By a carrier into a slot of the yard, as other stories show. */
export const bringIntoYard = async (world: World, orderId: string): Promise<void> => {
  const ask = askAs(world, 'owner')
  const { id } = await ask(yardCalls.registerTransport, { body: {
    orderId, kind: 'inbound', fromProvince: 'seoul', toProvince: 'gyeonggi', from: null, to: null, wishedAt: null,
    note: '',
  } })
  await giveToCarrier(ask, id)
  await ask(yardCalls.addYardSlots, { body: { zone: 'N', count: 1, reason: '새 구역' } })
  const { items: [slot] } = await ask(yardCalls.listYardSlots, { query: { filter: { zone: { eq: 'N' } } } })
  await ask(yardCalls.arriveTransport, { params: { id }, body: {
    slotId: slot?.id ?? '', odometer: { reading: 45_230, unit: 'Km' }, keyCount: 2, papers: ['registration'], note: '',
  } })
}

/** Its listing is let go to market at the office's desk, and opens at once. */
export const bringToMarket = async (world: World, desk: Page, orderId: string): Promise<string> => {
  const staff = askAs(world, 'staff')
  const listed = async () => (await staff(auctionsCalls.listAuctions, {
    query: { filter: { orderId: { eq: orderId }, state: { eq: 'preparation' } } },
  })).items[0]
  await expect.poll(listed).toBeDefined()
  const id = (await listed())?.id ?? ''
  await desk.goto(`/office/screening/${id}`)
  await desk.getByRole('checkbox').first().waitFor()
  for (const look of await desk.getByRole('checkbox').all()) await look.check()
  await desk.getByRole('button', { name: '승인', exact: true }).click()
  await desk.getByText('승인했습니다.').waitFor()
  const { version } = await staff(auctionsCalls.getAuction, { params: { id } })
  await staff(auctionsCalls.openAuction, { params: { id }, body: { seenVersion: version, openAt: null } })
  return id
}
