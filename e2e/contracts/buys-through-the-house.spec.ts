// Contracts through the house, from the offer to done: a prime car with a debt on it, a pro car that is paid late.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { shopsCalls } from '@bidyard/contract/calls/shops'
import { violationsCalls } from '@bidyard/contract/calls/violations'
import { yardCalls } from '@bidyard/contract/calls/yard'
import { paperPicture } from '@bidyard/demo/paper'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { change, confirmed, lookUp, wishOf } from '../../packages/server/src/testing/cars/car-world.ts'
import { askerAs } from '../world/cars.ts'
import {
  buy, chooseBuyer, contractOf, finishPapers, passTowardsDue, sellTo, type SoldCar,
} from '../world/contracts.ts'
import { openOtherDealer } from '../world/bids.ts'
import { lookAt } from '../world/look-at.ts'
import { bringIntoYard, bringToMarket, checkCar, offerCar, sendOut } from '../world/offers.ts'
import { askAs } from '../world/office.ts'
import { sizes } from '../world/open-world.ts'
import { beginStory } from '../world/story.ts'

const { world, watch, open, openAs } = beginStory()
let car: SoldCar
let contractId: string
let transportId: string

const told = (page: Page, words: string | RegExp) =>
  page.getByText(words).filter({ visible: true }).first().waitFor()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

const choose = async (page: Page, field: string, index = 0): Promise<void> => {
  await page.getByRole('combobox', { name: field }).click()
  await page.getByRole('option').nth(index).click()
}

const payAtBank = async (number: string): Promise<void> => {
  const bank = await open('/sandbox/bank')
  await bank.getByRole('listitem').filter({ hasText: number }).getByRole('link').click()
  await bank.getByRole('button', { name: /원 입금$/ }).click()
  await bank.getByText('입금됨').waitFor()
}

const numberOf = (buyer: Page): Promise<string> =>
  buyer.getByRole('region', { name: '입금 계좌' }).getByRole('group').first().locator('code').innerText()

const letGo = async ({ orderId }: SoldCar): Promise<void> => {
  const ask = askAs(world, 'staff')
  const { items: [stay] } = await ask(yardCalls.listCheckIns, { query: { filter: { orderId: { eq: orderId } } } })
  if (stay === undefined) throw new Error('the car is not in the yard')
  await ask(yardCalls.releaseCheckIn, {
    params: { id: stay.id }, body: { to: 'buyer', note: '', seenVersion: stay.version },
  })
}

const primePlate = '32나7721'
const hopeWon = 12_000_000

/** The house takes a car in: begun and confirmed at the desk; what is asked of it meanwhile, other stories show. */
const takeIn = async (desk: Page): Promise<string> => {
  await desk.goto('/office/orders')
  await press(desk, '접수하기')
  const draft = desk.getByRole('dialog', { name: '차량을 접수할까요?' })
  await draft.getByLabel('차량번호').fill(primePlate)
  await draft.getByRole('button', { name: '접수하기' }).click()
  await desk.getByRole('heading', { level: 1 }).getByText(primePlate).waitFor()
  const ask = askerAs(world, 'owner')
  const { items: [row] } = await ask(carsCalls.listOrders, { query: { filter: { carNumber: { eq: primePlate } } } })
  const order = await ask(carsCalls.getOrder, { params: { id: row?.id ?? '' } })
  await lookUp(ask, await change(ask, order, wishOf({ kind: 'prime', houseType: 'inflow', hopePriceWon: hopeWon })))
  await desk.reload()
  await press(desk, '접수 확정…')
  const confirm = desk.getByRole('dialog', { name: `${primePlate} 접수를 확정할까요?` })
  await confirm.getByText('판매자가 위 내용에 동의했습니다').click()
  await confirm.getByRole('button', { name: '접수 확정' }).click()
  await confirm.waitFor({ state: 'detached' })
  return order.id
}

let prime: SoldCar
let primeId: string

test('the house takes a prime car in and brings it to market, and a bid at its reserve binds', async () => {
  const desk = await openAs('이주임', '/office/orders')
  const orderId = await takeIn(desk)
  await bringIntoYard(world, orderId)
  await checkCar(world, orderId)
  const auctionId = await bringToMarket(world, desk, orderId)
  prime = { auctionId, orderId, carNumber: primePlate }
  await sellTo(world, await openAs('박딜러', '/auctions'), prime, hopeWon)
  await expect.poll(() => contractOf(world, prime).catch(() => null)).not.toBeNull()
  primeId = await contractOf(world, prime)
})

test('a debt on it is paid off, the yard lets the car go, its buyer takes it over, and the papers end it', async () => {
  const buyer = await openAs('박딜러', `/contracts/${primeId}`)
  const office = await openAs('이주임', `/office/contracts/${primeId}`)
  await told(buyer, '압류·저당을 확인하고 있습니다')
  await press(office, '등록원부 확인')
  const sheet = office.getByRole('dialog')
  await sheet.getByLabel('저당').fill('1')
  await sheet.getByLabel('해지 금액').fill('3000000')
  const field = sheet.getByRole('group', { name: '해지 약정서', exact: true })
  await field.locator('input[type=file]').first().setInputFiles({
    name: '해지약정서.png', mimeType: 'image/png', buffer: Buffer.from(paperPicture('payoff')),
  })
  await field.getByText('업로드 완료').first().waitFor()
  await lookAt(office, 'lien')
  await press(office, '확인 완료')
  await told(buyer, '차량대금을 입금해 주세요')
  await payAtBank(await numberOf(buyer))
  await told(buyer, '결제가 끝났습니다. 야드에서 차를 받아 가 주세요. 운영진이 출고를 기록하면 인수를 확인할 수 있습니다.')
  await told(buyer, '경기도 광주시 곤지암읍 경충대로 1')
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
  await finishPapers(buyer, office, async () => {})
  await lookAt(buyer, 'prime-done', [['desktop', 'light'], ['phone', 'light']])
})

/** All carriers at once; the pages do not hear of it by themselves. */
const setCarriers = async (action: 'suspend' | 'resume', pages: readonly Page[]): Promise<void> => {
  const ask = askAs(world, 'owner')
  const { items } = await ask(shopsCalls.listCompanies, {
    query: { filter: { kind: { eq: 'transport' }, state: { eq: action === 'suspend' ? 'active' : 'suspended' } } },
  })
  for (const { id } of items)
    await ask(shopsCalls.changeCompanyState, { params: { id }, body: { action, reason: '운행 중단과 재개' } })
  for (const page of pages) await page.reload()
}

/** Without anybody who brings cars both read why it does not go on. */
const missCarriers = async (buyer: Page): Promise<void> => {
  const office = await openAs('이주임', `/office/contracts/${contractId}`)
  await setCarriers('suspend', [buyer, office])
  for (const page of [buyer, office]) {
    await told(page, '선택할 수 있는 탁송업체가 없습니다')
    expect(await page.getByRole('button', { name: '탁송 일정 정하기' }).count()).toBe(0)
  }
  await lookAt(buyer, 'no-carrier')
  await lookAt(office, 'office-no-carrier')
  await setCarriers('resume', [buyer, office])
}

test('a fleet offers a car, a dealer bids until its end, is chosen, buys it and agrees on the delivery', async () => {
  const carNumber = '57마3311'
  const seller = await openAs('강매니저', '/cars')
  await seller.getByRole('link', { name: '차량 매각하기' }).first().click()
  await seller.getByLabel('차량번호', { exact: true }).fill('57마 3311')
  await press(seller, '다음')
  const orderId = await offerCar(world, seller, { carNumber, ownerName: '샘플리스', kind: 'pro' })
  await checkCar(world, orderId)
  const auctionId = await bringToMarket(world, await openAs('이주임', '/office/screening'), orderId)
  car = { auctionId, orderId, carNumber }
  const buyer = await openAs('박딜러', '/auctions')
  await sellTo(world, buyer, car, 11_110_000, 'lease')
  await seller.goto(`/cars/${orderId}`)
  await chooseBuyer(seller)
  contractId = await contractOf(world, car)
  await buyer.goto(`/contracts/${contractId}`)
  await buy(buyer)
  await told(buyer, '탁송 일정을 정해 주세요')
  await missCarriers(buyer)
  await press(buyer, '탁송 일정 정하기')
  await buyer.getByRole('button', { name: /^도착일/ }).click()
  const days = buyer.getByRole('gridcell').getByRole('button', { disabled: false })
  await days.first().waitFor()
  // At the end of a month the second one is in the next.
  if (await days.count() < 2) await press(buyer, '다음 달')
  await days.last().click()
  await choose(buyer, '도착 시각')
  await choose(buyer, '도착 지역')
  await buyer.getByLabel('우편번호').fill('06236')
  await buyer.getByLabel('도로명주소').fill('서울 강남구 테헤란로 1')
  await lookAt(buyer, 'delivery')
  await press(buyer, '탁송일정 확정')
  await told(buyer, '차량대금을 입금해 주세요')
  expect(await numberOf(buyer)).toMatch(/\d/)
})

/** The page tells by its own clock that one comes; the server's writes it a moment later. */
const lateViolation = async (): Promise<string> => {
  let id: string | undefined
  await expect.poll(async () => {
    const { items: [newest] } = await askAs(world, 'dealer')(violationsCalls.listShopViolations, {
      query: { filter: { detail: { eq: 'proContractVehiclePaymentExpired' } }, sort: [{ violateAt: 'desc' }], size: 1 },
    })
    id = newest?.id
    return id
  }).toBeDefined()
  return id ?? ''
}

test('the buyer is reminded, pays too late, sees what that costs, and the contract goes on all the same', async () => {
  const buyer = await openAs('박딜러', `/contracts/${contractId}`)
  const office = await openAs('이주임', `/office/contracts/${contractId}`)
  await told(buyer, /기한을 넘기면 ‘프로 차량대금 미납’ 위반 · 벌점 10점 · 보증금에서 .+ 차감/)
  const number = await numberOf(buyer)
  await lookAt(buyer, 'car-money')
  transportId = await sendOut(world, car.orderId)
  const yard = await openAs('이주임', `/office/transports?open=${transportId}`)
  await told(yard, '구매자의 대금이 확인되어야 인도할 수 있습니다.')
  expect(await yard.getByRole('button', { name: '인도 완료' }).isDisabled()).toBe(true)
  await lookAt(yard, 'hand-over-unpaid')
  await passTowardsDue(world, contractId, -5 * 3_600)
  const mails = await openAs('김대표', '/sandbox/mails')
  await told(mails, '[Bidyard] 처리 기한이 다가옵니다')
  // The bank has its say first.
  await passTowardsDue(world, contractId, 11 * 60)
  await told(buyer, /‘프로 차량대금 미납’ 위반이 적용됩니다/)
  await told(office, '기한이 지났습니다 · 마지막 기한')
  await lookAt(buyer, 'paid-late')
  await lookAt(office, 'office-paid-late')
  const standing = await openAs('박딜러', `/violations/${await lateViolation()}`)
  await standing.getByRole('heading', { level: 1, name: /프로 차량대금 미납/ }).waitFor()
  await lookAt(standing, 'violation')
  await payAtBank(number)
  await told(buyer, '명의이전 서류를 제출해 주세요')
  await told(office, '구매자의 서류를 기다립니다')
  await expect.poll(() => yard.getByRole('button', { name: '인도 완료' }).isDisabled()).toBe(false)
  expect(await buyer.getByRole('region', { name: '입금 계좌' }).count()).toBe(0)
  await standing.reload()
  await standing.getByRole('heading', { level: 1, name: /프로 차량대금 미납/ }).waitFor()
  await lookAt(standing, 'violation-healed', [['desktop', 'light']])
})

test('the seller names an account, the papers are approved, and the seller is told that it is done', async () => {
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
  const office = await openAs('이주임', `/office/contracts/${contractId}`)
  await finishPapers(buyer, office, (name) => lookAt(buyer, `pro-${name}`))
  await told(seller, '거래가 끝났습니다')
  await lookAt(office, 'office-pro-done')
  expect(await buyer.getByText('11,110,000원').count()).toBeGreaterThan(0)
})

/** Sent by another screen, and come back from the bank. */
const sendElsewhere = async (seen: () => Promise<unknown>): Promise<void> => {
  const ask = askAs(world, 'owner')
  const { items: [payout] } = await ask(contractsCalls.listSellerPayouts, {
    query: { filter: { orderId: { eq: car.orderId } } },
  })
  const params = { id: payout?.id ?? '' }
  const accountId = payout?.account?.id ?? ''
  await ask(contractsCalls.sendSellerPayout, {
    params, body: { transferNo: '20260102-0041', accountId, seenAccountId: accountId },
  })
  await seen()
  await askAs(world, 'staff')(contractsCalls.returnSellerPayout, { params, body: { reason: '예금주 불일치' } })
}

/** By hand, and asked once: the house pays its seller with that. */
const handOver = async (): Promise<void> => {
  const yard = await openAs('이주임', `/office/transports?open=${transportId}`)
  await press(yard, '인도 완료')
  const dialog = yard.getByRole('alertdialog', { name: `${car.carNumber} 차량을 구매자에게 넘겼나요?` })
  await lookAt(yard, 'hand-over')
  await dialog.getByRole('button', { name: '인도 완료' }).click()
  await told(yard, '구매자에게 인도했습니다.')
}

test('the money desk sends what the car brought, and its seller’s people see when and where it went', async () => {
  await handOver()
  const desk = await openAs('김대표', '/office/money')
  await desk.getByRole('link', { name: /판매대금 지급.*건/ }).click()
  const row = desk.getByRole('row').filter({ hasText: car.carNumber })
  await row.getByText('지급대기').waitFor()
  await lookAt(desk, 'payouts')
  await row.getByRole('button', { name: '지급 기록…' }).click()
  const sheet = desk.getByRole('dialog')
  await sheet.getByLabel('이체 거래번호').fill('20260102-0042')
  // What stands behind an open sheet is hidden from roles.
  const waits = desk.locator('tr').filter({ hasText: car.carNumber })
  await sendElsewhere(() => expect.poll(() => waits.count()).toBe(0))
  await waits.waitFor({ state: 'attached' })
  expect(await sheet.getByLabel('이체 거래번호').inputValue()).toBe('20260102-0042')
  await sheet.getByRole('button', { name: '지급 기록' }).click()
  await told(desk, '지급을 기록했습니다.')
  await expect.poll(() => row.count()).toBe(0)
  const seller = await openAs('강매니저', '/cars')
  await seller.getByRole('navigation').getByRole('link', { name: '판매대금' }).first().click()
  await seller.getByRole('row').filter({ hasText: car.carNumber }).getByText('20260102-0042').waitFor()
  await seller.setViewportSize(sizes.phone)
  await seller.getByText('20260102-0042').waitFor()
  await lookAt(seller, 'own-payouts')
})

test('the office decides on a car of the house’s own, and the dealer finds it at home', async () => {
  const carNumber = '57마3377'
  const { id: orderId } = await confirmed({ ask: askerAs(world, 'owner'), carNumber })
  await checkCar(world, orderId)
  const own = { auctionId: await bringToMarket(world, await openAs('이주임', '/office'), orderId), orderId, carNumber }
  const other = await openOtherDealer(world, (page) => watch(page, [/401/]), '/')
  await sellTo(world, other, own, 9_120_000)
  const desk = await openAs('이주임', `/office/auctions/${own.auctionId}`)
  await press(desk, '계약 열기…')
  await desk.getByRole('alertdialog').getByRole('button', { name: '계약 열기' }).click()
  // Whoever leaves while the dialog goes is called back by its page.
  await desk.getByRole('alertdialog').waitFor({ state: 'detached' })
  await expect.poll(() => contractOf(world, own).catch(() => null)).not.toBeNull()
  await desk.goto(`/office/contracts/${await contractOf(world, own)}`)
  await told(desk, '이 상사에 판매할까요?')
  await lookAt(desk, 'own-sale')
  await press(desk, '판매하지 않기…')
  await desk.getByRole('dialog').getByRole('radiogroup').waitFor()
  await lookAt(desk, 'own-sale-declined')
  await desk.keyboard.press('Escape')
  await press(desk, '판매하기')
  await desk.getByRole('alertdialog').getByRole('button', { name: '판매하기' }).click()
  await told(desk, '판매를 수락했습니다.')
  const buyer = await openOtherDealer(world, watch, '/')
  // Its plate is whole once the car is bought.
  await told(buyer, '구매 결정')
  await told(buyer, /57마\*\*77/)
  await lookAt(buyer, 'home-asked')
})
