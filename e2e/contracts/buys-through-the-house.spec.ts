// Contracts through the house: a prime car with a debt on it and a pro car that is delivered, from bid to papers.
import { biddingCalls } from '@bidyard/contract/calls/bidding'
import { yardCalls } from '@bidyard/contract/calls/yard'
import { paperPicture } from '@bidyard/demo/paper'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { closeAuction, runningCarOf } from '../world/bids.ts'
import { awardPro, closedCarOf, contractOf, type SoldCar } from '../world/contracts.ts'
import { lookAt } from '../world/look-at.ts'
import { askAs } from '../world/office.ts'
import { sizes } from '../world/open-world.ts'
import { bringPaper } from '../world/papers.ts'
import { beginStory } from '../world/story.ts'

const { world, open, openAs } = beginStory()
const soon = { timeout: 15_000 }
let car: SoldCar
let contractId: string

const told = (page: Page, words: string | RegExp) =>
  page.getByText(words).filter({ visible: true }).first().waitFor(soon)
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

const choose = async (page: Page, field: string, index = 0): Promise<void> => {
  await page.getByRole('combobox', { name: field }).click()
  await page.getByRole('option').nth(index).click()
}

const payAtBank = async (number: string): Promise<void> => {
  const bank = await open('/sandbox/bank')
  await bank.getByRole('listitem').filter({ hasText: number }).getByRole('link').click()
  await bank.getByRole('button', { name: /원 입금$/ }).click()
  await bank.getByText('입금됨').waitFor(soon)
}

const numberOf = (buyer: Page): Promise<string> =>
  buyer.getByRole('region', { name: '입금 계좌' }).getByRole('group').first().locator('code').innerText()

/** A bid at what the seller hopes for binds. */
const wonPrime = async (): Promise<SoldCar & { readonly id: string }> => {
  const won = await runningCarOf(world, 'owner', 'prime')
  await askAs(world, 'dealer')(biddingCalls.submitBid, { body: { auctionId: won.auctionId, amount: won.hopeWon } })
  await closeAuction(world, won.auctionId)
  await expect.poll(() => contractOf(world, won).catch(() => null), soon).not.toBeNull()
  return { ...won, id: await contractOf(world, won) }
}

const letGo = async ({ orderId }: SoldCar): Promise<void> => {
  const ask = askAs(world, 'staff')
  const { items: [stay] } = await ask(yardCalls.listCheckIns, { query: { filter: { orderId: { eq: orderId } } } })
  if (stay === undefined) throw new Error('the car is not in the yard')
  await ask(yardCalls.releaseCheckIn, {
    params: { id: stay.id }, body: { to: 'buyer', note: '', seenVersion: stay.version },
  })
}

test('a debt on a prime car is paid off, the yard lets the car go, and the buyer takes it over', async () => {
  const prime = await wonPrime()
  const buyer = await openAs('박딜러', `/contracts/${prime.id}`)
  const office = await openAs('이주임', `/office/contracts/${prime.id}`)
  await told(buyer, '압류·저당을 확인하고 있습니다')
  await press(office, '등록원부 확인')
  const sheet = office.getByRole('dialog')
  await sheet.getByLabel('저당').fill('1')
  await sheet.getByLabel('해지 금액').fill('3000000')
  const field = sheet.getByRole('group', { name: '해지 약정서', exact: true })
  await field.locator('input[type=file]').first().setInputFiles({
    name: '해지약정서.png', mimeType: 'image/png', buffer: Buffer.from(paperPicture('payoff')),
  })
  await field.getByText('업로드 완료').first().waitFor(soon)
  await lookAt(office, 'lien')
  await press(office, '확인 완료')
  await told(buyer, '차량대금을 입금해 주세요')
  await payAtBank(await numberOf(buyer))
  await told(buyer, '결제가 끝났습니다. 야드에서 출고되면 인수를 확인할 수 있습니다.')
  await letGo(prime)
  await buyer.getByRole('button', { name: '인수 확인', exact: true }).click()
  const takeover = buyer.getByRole('dialog')
  await takeover.getByLabel('주행거리').fill('45300')
  await takeover.getByLabel('키', { exact: true }).fill('1')
  await lookAt(buyer, 'takeover')
  await takeover.getByRole('button', { name: '인수 확인', exact: true }).click()
  await told(buyer, '명의이전 서류를 제출해 주세요')
  await told(office, '구매자의 서류를 기다립니다')
  expect(await office.getByText('45,300km').count()).toBeGreaterThan(0)
  await lookAt(office, 'prime-taken-over')
}, 180_000)

test('the buyer agrees on the delivery and gets a number, the bank tells, and the papers are next', async () => {
  car = await closedCarOf(world, 'pro', 11_110_000, 'lease')
  contractId = await awardPro(world, car, 'lease')
  const buyer = await openAs('박딜러', `/contracts/${contractId}`)
  const office = await openAs('이주임', `/office/contracts/${contractId}`)
  await told(buyer, '탁송 일정을 정해 주세요')
  await press(buyer, '탁송 일정 정하기')
  await buyer.getByRole('button', { name: /^도착일/ }).click()
  await buyer.getByRole('gridcell').getByRole('button', { disabled: false }).nth(1).click()
  await choose(buyer, '도착 시각')
  await choose(buyer, '도착 지역')
  await buyer.getByLabel('우편번호').fill('06236')
  await buyer.getByLabel('도로명주소').fill('서울 강남구 테헤란로 1')
  await lookAt(buyer, 'delivery')
  await press(buyer, '탁송일정 확정')
  await told(buyer, '차량대금을 입금해 주세요')
  const account = buyer.getByRole('region', { name: '입금 계좌' })
  const number = await numberOf(buyer)
  await lookAt(buyer, 'car-money')
  await lookAt(office, 'office-payment')
  await payAtBank(number)
  await told(buyer, '명의이전 서류를 제출해 주세요')
  await told(office, '구매자의 서류를 기다립니다')
  expect(await account.count()).toBe(0)
}, 180_000)

test('the seller names an account, the papers are approved, and another person notes the payout', async () => {
  const seller = await openAs('강매니저', `/cars/${car.orderId}`, { look: 'phone' })
  await press(seller, '정산 계좌 등록')
  await choose(seller, '은행', 2)
  await seller.getByLabel('계좌번호').fill('110-123-456789')
  await seller.getByLabel('예금주').fill('샘플리스')
  await press(seller, '저장')
  await told(seller, '정산 계좌를 저장했습니다.')
  await lookAt(seller, 'seller-account', [['phone', 'light'], ['phone', 'dark']])
  await seller.setViewportSize(sizes.phone)
  const buyer = await openAs('박딜러', `/contracts/${contractId}`)
  for (const paper of ['이전 완료 자동차등록증', '성능점검기록부(앞면)', '성능점검기록부(뒷면)', '정비명세서'])
    await bringPaper(buyer, paper, paper)
  await lookAt(buyer, 'pro-papers')
  await press(buyer, '서류 제출')
  const office = await openAs('이주임', `/office/contracts/${contractId}`)
  await press(office, '서류 승인')
  await office.getByRole('alertdialog').getByRole('button', { name: '서류 승인' }).click()
  await told(buyer, '거래가 끝났습니다')
  await told(seller, '거래가 끝났습니다')
  await lookAt(office, 'office-pro-done')
  expect(await buyer.getByText('11,110,000원').count()).toBeGreaterThan(0)
}, 180_000)
