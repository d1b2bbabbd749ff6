// A seller takes a choice back, drops a bidder, sells at the office's suggestion, is declined, and sells to nobody.
import { randomUUID } from 'node:crypto'
import { biddingCalls } from '@bidyard/contract/calls/bidding'
import { violationsCalls } from '@bidyard/contract/calls/violations'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { askerOf } from '../../packages/server/src/testing/ask.ts'
import { formatPrice } from '../../packages/web/src/ui/format/money.ts'
import { openSession } from '../world/accounts.ts'
import { closeAuction, runningCarOf, seeNews } from '../world/bids.ts'
import { giveReason } from '../world/give-reason.ts'
import { lookAt } from '../world/look-at.ts'
import { askAs } from '../world/office.ts'
import { sizes, takePicture } from '../world/open-world.ts'
import { beginStory } from '../world/story.ts'

const { world, openAs } = beginStory()
const told = (page: Page, words: string) => page.getByText(words).filter({ visible: true }).first().waitFor()

/** Three shops: the second is one that the stories can be, the third may bid once the office releases it. */
const shops = ['byeolnae', 'dealer', 'garam'] as const

const releaseThird = async (): Promise<void> => {
  const { items: [newest] } = await askAs(world, 'owner')(violationsCalls.listShopViolations, {
    query: { filter: { detail: { eq: 'selfContractTradeRefusal' } }, sort: [{ violateAt: 'desc' }] },
  })
  await askAs(world, 'owner')(violationsCalls.releaseBidRestriction, {
    params: { id: newest?.id ?? '' }, body: { reason: '판매자가 연락을 확인했습니다.' },
  })
}

const closedCar = async () => {
  const car = await runningCarOf(world, 'lease', 'pro')
  await releaseThird()
  const bestWon = Math.ceil(car.hopeWon / 10_000) * 10_000 + 300_000
  const amountOf = (place: number): number => bestWon - place * 100_000
  for (const [place, uid] of shops.entries())
    await askerOf(world.base, await openSession(world, uid))(biddingCalls.submitBid, {
      body: { auctionId: car.auctionId, amount: amountOf(place) },
    }, { key: randomUUID() })
  await closeAuction(world, car.auctionId)
  return { ...car, secondPrice: formatPrice(amountOf(1), 'ko') }
}

const lookOnPhone = async (page: Page, name: string): Promise<void> => {
  await lookAt(page, name, [['phone', 'light'], ['phone', 'dark']])
  await page.setViewportSize(sizes.phone)
}

const sayYes = async (page: Page, verb: string): Promise<void> => {
  await page.getByRole('alertdialog').getByRole('button', { name: verb }).click()
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
}

const askBest = async (seller: Page): Promise<void> => {
  await seller.getByRole('radio').first().click()
  await seller.getByRole('button', { name: '이 상사에게 판매 요청' }).click()
  await sayYes(seller, '이 상사에게 판매 요청')
  await told(seller, '구매자의 답을 기다리고 있습니다')
}

const endRequest = async (seller: Page, verb: string): Promise<void> => {
  await seller.getByRole('button', { name: verb }).click()
  await seller.getByRole('alertdialog').waitFor()
  await lookOnPhone(seller, verb === '이 상사 제외' ? 'seller-drops' : 'seller-reverts')
  await sayYes(seller, verb)
  await told(seller, '구매자를 선택해 주세요')
}

test('a choice is taken back, dropped, suggested, declined, and comes to nothing', async () => {
  const { auctionId, orderId, carNumber, secondPrice } = await closedCar()
  const seller = await openAs('강매니저', `/cars/${orderId}`, { look: 'phone' })
  await seller.getByRole('radio').nth(2).waitFor()
  const desk = await openAs('이주임', `/office/auctions/${auctionId}`)
  await desk.getByRole('button', { name: '경매 취소…' }).waitFor()
  await askBest(seller)
  await expect.poll(() => desk.getByRole('button', { name: '경매 취소…' }).count()).toBe(0)
  await endRequest(seller, '판매 요청 철회')
  await told(seller, '기회 3번 중 3번 남음')
  await askBest(seller)
  await endRequest(seller, '이 상사 제외')
  await told(seller, '기회 3번 중 2번 남음')
  await expect.poll(() => seller.getByRole('radio').first().isDisabled()).toBe(true)

  const second = desk.getByRole('list', { name: '순위' }).getByRole('listitem').filter({ hasText: '한빛모터스' })
  await second.getByRole('button', { name: '계약 열기' }).click()
  await desk.getByRole('alertdialog').getByText(secondPrice).first().waitFor()
  await sayYes(desk, '계약 열기')
  await told(seller, '이 상사에게 판매할까요?')
  await lookOnPhone(seller, 'seller-sells')
  await seller.getByRole('button', { name: '판매하기' }).click()
  const dealer = await openAs('박딜러', '/bids?tab=waiting')
  await told(dealer, '판매자 확인 중')
  await sayYes(seller, '판매하기')

  await seeNews(dealer, '판매자가 선택한 입찰이 있습니다.')
  await told(dealer, '구매를 결정해 주세요')
  await dealer.getByRole('button', { name: '구매 거절' }).click()
  const dialog = dealer.getByRole('dialog').filter({ has: dealer.getByRole('radiogroup') })
  await dialog.getByRole('button', { name: '구매 거절' }).click()
  await dialog.getByText('사유를 골라 주세요.').waitFor()
  await dialog.getByRole('radio', { name: '단순변심' }).click()
  await lookAt(dealer, 'decline-to-buy')
  await dialog.getByRole('button', { name: '구매 거절' }).click()
  await told(dealer, '입찰이 취소되었습니다')

  await told(seller, '구매자를 선택해 주세요')
  await told(seller, '기회 3번 중 1번 남음')
  await lookOnPhone(seller, 'seller-chooses-again')
  const english = await openAs('강매니저', `/cars/${orderId}`, { look: 'phone', language: 'en' })
  await english.getByRole('radio').nth(2).waitFor()
  const region = english.getByRole('main')
  const [all, marked] = [await region.innerText(), await region.locator('[lang=ko]').allInnerTexts()]
  const names = [carNumber, ...marked]
  const korean = all.split('\n').filter((line) => /[가-힣]/.test(line) && !names.some((name) => line.includes(name)))
  expect(korean).toEqual([])
  await takePicture(english, 'english-seller-chooses')

  await desk.reload()
  await desk.getByRole('list', { name: '순위' }).waitFor()
  await lookAt(desk, 'office-choosing')
  await seller.getByRole('button', { name: '아무에게도 팔지 않기' }).click()
  await seller.getByRole('dialog').getByRole('radiogroup').waitFor()
  await lookOnPhone(seller, 'seller-sells-to-nobody')
  await giveReason(seller, '가격이 아쉬워 한 번 더 올립니다.', '아무에게도 팔지 않기', '이유')
  await told(seller, '이번 경매를 판매 없이 끝냈습니다.')
  await lookOnPhone(seller, 'seller-retries')
})
