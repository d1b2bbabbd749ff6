// Two dealers and a seller watch each other live: bids, a raise, the close, a choice, and the decision to buy.
import { biddingCalls } from '@bidyard/contract/calls/bidding'
import { formatPrice } from '../../packages/web/src/ui/format/money.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  bidBox, bidOn, closeAuction, inMan, openOtherDealer, type RunningCar, runningCarOf, seeNews,
} from '../world/bids.ts'
import { lookAt } from '../world/look-at.ts'
import { askAs } from '../world/office.ts'
import { sizes, takePicture } from '../world/open-world.ts'
import { beginStory } from '../world/story.ts'

const { world, watch, openAs } = beginStory()

const priceOf = (won: number): string => formatPrice(won, 'ko')
const told = (page: Page, words: string | RegExp) =>
  page.getByText(words).filter({ visible: true }).first().waitFor()

const lookOnPhone = async (page: Page, name: string): Promise<void> => {
  await lookAt(page, name, [['phone', 'light'], ['phone', 'dark']])
  await page.setViewportSize(sizes.phone)
}

const openSeller = ({ orderId }: RunningCar) => openAs('강매니저', `/cars/${orderId}`, { look: 'phone' })

const openOther = (path: string): Promise<Page> => openOtherDealer(world, watch, path)

/** Its first answer is lost on the way: the same request is asked again, with the same key. */
const bidThroughABreak = async (page: Page, won: number): Promise<void> => {
  const keys: (string | undefined)[] = []
  await page.route('**/biddings/submit', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length === 1) await route.abort()
    else await route.fallback()
  })
  await bidBox(page).getByRole('button', { name: '입찰하기' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByText(priceOf(won), { exact: true }).waitFor()
  await lookAt(page, 'bid-confirm')
  await dialog.getByRole('button', { name: '입찰하기' }).click()
  await told(page, '응답이 없어 같은 요청으로 다시 확인하고 있습니다')
  await told(page, `${priceOf(won)}에 입찰했습니다.`)
  await page.unroute('**/biddings/submit')
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
}

test('two dealers bid and raise, none sees the other, and the seller sees how many', async () => {
  const car = await runningCarOf(world, 'lease', 'pro')
  const { auctionId, hopeWon } = car
  const [low, high, raised] = [hopeWon - 1_000_000, hopeWon + 100_000, hopeWon + 200_000]
  const seller = await openSeller(car)
  await told(seller, '0건')
  await seller.getByRole('button', { name: '경매 철회' }).waitFor()
  const one = await openAs('박딜러', `/auctions/${auctionId}`, { expected: [/net::ERR_FAILED/] })
  const other = await openOther(`/auctions/${auctionId}`)
  await bidBox(one).getByLabel('입찰 금액').fill(inMan(low - 1_000_000))
  await bidBox(one).getByRole('button', { name: '+100만' }).click()
  await bidBox(one).getByRole('button', { name: '총비용과 마진 계산' }).click()
  await bidBox(one).getByLabel('목표 마진').fill('50')
  await lookAt(one, 'bid-box')
  await bidThroughABreak(one, low)
  await told(seller, '1건')
  expect(await seller.getByRole('button', { name: '경매 철회' }).count()).toBe(0)
  await told(seller, '아직 희망가에 닿지 않았습니다')

  await bidOn(other, high)
  await told(other, `${priceOf(high)}에 입찰했습니다.`)
  await told(seller, '2건')
  await told(seller, '희망가 이상의 입찰이 있습니다')
  await lookOnPhone(seller, 'seller-running')
  expect(await one.getByText(priceOf(high), { exact: true }).count()).toBe(0)
  await bidOn(one, raised)
  await told(one, `${priceOf(raised)}에 입찰했습니다.`)
  await expect.poll(() => one.locator('[data-own-bid]').innerText()).toBe(priceOf(raised))
  await bidBox(one).getByLabel('올릴 금액').fill(inMan(raised))
  await bidBox(one).getByRole('button', { name: '입찰가 올리기' }).click()
  await told(one, /보다 높아야 합니다/)
  await one.goto('/bids')
  await one.getByRole('list', { name: '진행 중' }).getByText(priceOf(raised)).waitFor()
  await lookAt(one, 'my-bids')
})

test('in English nothing of it is left in Korean but names, and a bid that the office cancels is told of', async () => {
  const { auctionId } = await runningCarOf(world, 'lease', 'pro')
  const { auctionId: another, hopeWon } = await runningCarOf(world, 'owner', 'prime')
  const bid = { auctionId: another, amount: Math.ceil(hopeWon / 10_000) * 10_000 }
  const bidding = await askAs(world, 'dealer')(biddingCalls.submitBid, { body: bid })
  const page = await openAs('박딜러', `/auctions/${auctionId}`, { language: 'en' })
  const box = page.getByRole('region', { name: 'Place a bid' })
  await box.getByRole('button', { name: 'All-in cost and margin' }).click()
  await box.getByLabel('New amount').fill('1234')
  expect(await box.innerText()).not.toMatch(/[가-힣]/)
  await takePicture(page, 'english-bid-box')
  await page.goto('/bids')
  await page.getByRole('tab', { name: 'Running' }).waitFor()
  await page.getByRole('list', { name: 'Running' }).waitFor()
  await takePicture(page, 'english-my-bids')

  const params = { id: bidding.id }
  const { version: seenVersion } = await askAs(world, 'dealer')(biddingCalls.getBidding, { params })
  const reason = '0이 하나 더 있었습니다.'
  await askAs(world, 'owner')(biddingCalls.cancelBidding, { params, body: { seenVersion, reason } })
  await seeNews(page, 'A bid of yours was cancelled.', 'See')
  await told(page, reason)
  await lookAt(page, 'cancelled')
})

/** It let time run out before it was ever awarded a car. */
const backedOut = { awarded: 0, completed: 0, cancelled: 1 }

/** Five finished sales take longer than a story: for a while a bidder has them, and another let a car go. */
const withSales = (page: Page): Promise<unknown> =>
  page.route('**/auction-bidders?*', async (route) => {
    const response = await route.fetch()
    const { data, ...body } = await response.json() as { data: { items: { bidAmountWon: number; shop: object }[] } }
    const items = data.items.map((bidder, place) => {
      const finalWon = Math.floor(bidder.bidAmountWon * 0.975 / 10_000) * 10_000
      const expected = { sales: 12, finalPermille: 975, finalWon, feesWon: 55_000, netWon: finalWon - 55_000 }
      return place === 0 ? { ...bidder, shop: { ...bidder.shop, record: backedOut } } : { ...bidder, expected }
    })
    await route.fulfill({ response, json: { ...body, data: { ...data, items } } })
  })

const expectMore = async (seller: Page): Promise<void> => {
  await withSales(seller)
  await seller.reload()
  await told(seller, '같은 방식으로 마친 거래 12건에서 평균 입찰가의 97.5% · 이 차량에 청구된 수수료 55,000원 뺌')
  const cards = seller.getByRole('radiogroup', { name: '입찰한 상사' }).locator('label')
  expect(await cards.first().innerText()).toContain('1순위')
  await cards.first().getByText('낙찰 0 · 완료 0 · 구매 불이행 1').waitFor()
  await seller.getByText('예상 실수령액 순').click()
  await expect.poll(() => cards.first().innerText()).toContain('2순위')
  await lookOnPhone(seller, 'seller-expects')
  await seller.unroute('**/auction-bidders?*')
  await seller.reload()
}

/** Who chooses in the seller's place is told what the seller is. */
const expectInOffice = async ({ auctionId, auctionNo }: RunningCar): Promise<() => Promise<void>> => {
  const office = await openAs('이주임', '/office/awards')
  const row = office.getByRole('row').filter({ hasText: auctionNo })
  await row.getByText('판매자', { exact: true }).waitFor()
  expect(await row.locator('time').innerText()).toContain('남음')
  await withSales(office)
  await office.goto(`/office/auctions/${auctionId}`)
  const bidders = office.getByRole('list', { name: '순위' }).getByRole('listitem')
  await bidders.getByText(/^판매자 예상 실수령액 약 .*원 · 마친 거래 12건에서 평균 입찰가의 97\.5%/).first().waitFor()
  expect(await bidders.first().innerText()).not.toContain('실수령액')
  expect(await bidders.first().innerText()).toContain('낙찰 0 · 완료 0 · 구매 불이행 1')
  await bidders.last().scrollIntoViewIfNeeded()
  await lookAt(office, 'office-expects')
  await office.goto('/office/awards')
  await row.waitFor()
  return async () => {
    await row.getByText('구매자', { exact: true }).waitFor()
    await row.getByText('한빛모터스').waitFor()
    await lookAt(office, 'office-awards')
  }
}

test('after the close the seller chooses by amount and record, and the buyer accepts', async () => {
  const car = await runningCarOf(world, 'lease', 'pro')
  const seller = await openSeller(car)
  const one = await openAs('박딜러', '/bids')
  await one.getByRole('list', { name: '진행 중' }).waitFor()
  await closeAuction(world, car.auctionId)
  await told(seller, '구매자를 선택해 주세요')
  await told(seller, '구매자 선택 중')
  await seller.getByRole('radio').nth(1).waitFor()
  expect(await seller.getByText('한빛모터스').count()).toBe(0)
  await told(seller, '마친 거래가 적어 실수령액을 예상할 수 없습니다')
  await expectMore(seller)
  const seeAskedInOffice = await expectInOffice(car)
  await seller.getByRole('radio').first().click()
  await lookOnPhone(seller, 'seller-chooses')
  await seller.getByRole('button', { name: '이 상사에게 판매 요청' }).click()
  await seller.getByRole('alertdialog').getByRole('button', { name: '이 상사에게 판매 요청' }).click()
  await told(seller, '구매자의 답을 기다리고 있습니다')
  await lookOnPhone(seller, 'seller-waits')
  await seeAskedInOffice()

  await seeNews(one, '판매자가 선택한 입찰이 있습니다.')
  await told(one, '구매를 결정해 주세요')
  await told(one, '총 매입비용')
  await told(one, /기한을 넘기면 .* 위반 · 벌점 \d+점/)
  await lookAt(one, 'decide-to-buy')
  // Whoever comes by way of the own bids, to those that run, is told as well.
  await one.goto('/bids')
  await one.getByRole('tab', { name: '낙찰 1', exact: true }).waitFor()
  await one.goBack()
  await one.getByRole('button', { name: '구매하기' }).click()
  await one.getByRole('alertdialog').getByRole('button', { name: '구매하기' }).click()
  await told(one, '이 차량을 사게 되었습니다. 다음 절차는 계약에서 이어집니다.')
  await lookAt(one, 'won')
  await one.goto('/bids?tab=won')
  const bought = one.getByRole('list', { name: '낙찰' }).getByRole('link').first()
  await bought.getByText('내 차례').waitFor()
  expect(await bought.locator('time').innerText()).toMatch(/남음|[일시분:]/)
  await lookAt(one, 'won-bids')
  // Its bills say which car they are for, with the plate that is the buyer's to know by now.
  await one.goto('/finance?tab=amounts')
  await one.getByRole('link', { name: car.carNumber }).first().waitFor()
  await lookAt(one, 'bills-of-cars')
  await told(seller, /구매자가 (방문 시각|탁송 일정)을 정합니다/)
  await told(seller, '한빛모터스')
  await lookOnPhone(seller, 'seller-sold')
  const other = await openOther('/bids?tab=lost')
  await told(other, '낙찰되지 않았습니다')
  await takePicture(other, 'lost')
})
