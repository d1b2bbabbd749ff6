// Sellers find what they are billed: on an owner's phone, with a partner's people; the office lets one off.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { carsCalls } from '@bidyard/contract/calls/cars'
import { referenceCalls } from '@bidyard/contract/calls/reference'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { giveReason } from '../world/give-reason.ts'
import { lookAt, onTabletToo } from '../world/look-at.ts'
import { askAs } from '../world/office.ts'
import { sizes, takePicture } from '../world/open-world.ts'
import { launchAddressOf } from '../world/partner-app.ts'
import { beginStory } from '../world/story.ts'

const { world, watch, openAs } = beginStory()

const lookOnPhone = async (page: Page, name: string): Promise<void> => {
  await lookAt(page, name, [['phone', 'light'], ['phone', 'dark']])
  await page.setViewportSize(sizes.phone)
}

/** In a window of its own, as the owner of that car. */
const comeIn = async (carNumber: string): Promise<Page> => {
  const app = watch(await world.open())
  await app.goto('/sandbox/partner')
  const names = await app.locator('select option').allTextContents()
  const name = names.find((one) => one.replaceAll(' ', '').includes(carNumber))
  if (name === undefined) throw new Error(`the sample app shows no ${carNumber}`)
  const address = await launchAddressOf(world, app, name, '정상')
  const page = watch(await world.open('phone'))
  await page.goto(address)
  return page
}

/** From now on coming to market costs the owners of all cars something, and one of them comes. */
const openOne = async (): Promise<string> => {
  const ask = askAs(world, 'owner')
  const fees = await ask(referenceCalls.getConfig, { params: { key: 'fees' } })
  if (fees.key !== 'fees') throw new Error('another key was answered')
  await ask(referenceCalls.changeConfig, { body: {
    key: 'fees', seenVersion: fees.version, reason: '출품수수료 신설',
    value: { ...fees.value, exhibitFeeWon: { self: 33_000, pro: 44_000, prime: 55_000 } },
  } })
  const { items: orders } = await ask(carsCalls.listOrders, {
    query: { filter: { state: { eq: 'confirmed' }, exhibitId: { isNotNull: true } }, size: 100 },
  })
  const { items: listings } = await ask(auctionsCalls.listAuctions, {
    query: { filter: { orderId: { in: orders.map(({ id }) => id) }, state: { eq: 'preparation' } }, size: 100 },
  })
  for (const { id, version, carNumber } of listings) {
    const approved = await ask(auctionsCalls.approveListing, { params: { id }, body: { seenVersion: version } })
      .catch(() => undefined)
    if (approved === undefined) continue
    await ask(auctionsCalls.openAuction, { params: { id }, body: { seenVersion: approved.version, openAt: null } })
    return carNumber
  }
  throw new Error('nobody who owns a car waits for the market')
}

let carNumber = ''
beforeAll(async () => {
  carNumber = await openOne()
})

test('whoever owns a car sees on the phone what was billed for it, why, until when, and where to pay', async () => {
  const page = await comeIn(carNumber)
  await page.getByText('낼 청구가 1건 있습니다').waitFor()
  await lookOnPhone(page, 'seller-home-billed')
  await page.getByRole('button', { name: /^알림/ }).click()
  await page.getByText('판매 수수료가 청구되었습니다').click()
  await page.getByRole('heading', { level: 1, name: '이 차량의 청구' }).waitFor()
  expect(new URL(page.url()).search).toMatch(/^\?order=/)
  await page.getByRole('link', { name: '내 차' }).click()
  await page.getByRole('link', { name: '청구 내역' }).click()
  await page.getByRole('heading', { level: 1, name: '청구 내역' }).waitFor()
  await page.getByText('차량이 처음 경매에 나갔습니다.').waitFor()
  await page.getByRole('group', { name: '우리은행 · 예금주 비드야드' }).getByText('00001234567890').waitFor()
  await page.getByText('판매대금에서 빼지 않습니다.', { exact: false }).waitFor()
  await lookOnPhone(page, 'seller-bills')
  await page.getByRole('link', { name: carNumber }).click()
  const ofCar = page.getByRole('heading', { name: '이 차량의 청구' })
  await ofCar.waitFor()
  await lookOnPhone(page, 'seller-car')
  await ofCar.evaluate((heading) => heading.scrollIntoView())
  await takePicture(page, 'seller-car-billed')
})

test('a partner’s people see their own and their customers’, by whether they are settled', async () => {
  const page = await openAs('강매니저', '/cars')
  await page.getByRole('link', { name: '판매자 청구' }).first().click()
  await page.getByRole('heading', { level: 1, name: '판매자 청구' }).waitFor()
  await page.getByText('차량이 처음 경매에 나갔습니다.').first().waitFor()
  await lookAt(page, 'partner-bills')
  await page.getByRole('button', { name: '처리된 것' }).click()
  await page.getByRole('button', { name: '조건 지우기' }).waitFor()
  expect(await page.getByText('출품수수료').count()).toBe(0)
})

test('the office waives one by two people, and the owner’s phone shows it', async () => {
  const phone = await comeIn(carNumber)
  await phone.getByRole('link', { name: '청구 내역' }).click()
  const find = `/office/money/seller-fees?find=${carNumber}`
  const clerk = await openAs('이주임', find)
  const row = clerk.getByRole('row', { name: /출품수수료/ })
  await row.waitFor()
  await lookAt(clerk, 'office-bills', onTabletToo)
  await clerk.getByRole('button', { name: '면제…' }).click()
  await giveReason(clerk, '첫 출품', '면제')
  const late = await openAs('이주임', `${find}&state=billed`)
  await late.getByRole('button', { name: '면제…' }).click()
  const written = late.getByRole('dialog').getByLabel('사유')
  await written.fill('첫 출품 차량')
  const owner = await openAs('김대표', '/office/money')
  const waiting = owner.getByRole('list', { name: '확인 대기' }).getByRole('listitem').filter({ hasText: '첫 출품' })
  await waiting.getByRole('button', { name: '확인…' }).click()
  await giveReason(owner, '판매자와 확인함', '확인')
  await expect.poll(() => waiting.count()).toBe(0)
  // What stands behind an open dialog is hidden from roles.
  await expect.poll(() => late.locator('tr').filter({ hasText: carNumber }).count()).toBe(0)
  expect(await written.inputValue()).toBe('첫 출품 차량')
  await phone.getByText(/면제$/).first().waitFor()
  expect(await phone.getByText('00001234567890').count()).toBe(0)
  await lookOnPhone(phone, 'seller-waived')
})
