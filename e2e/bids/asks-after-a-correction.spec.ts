// The office corrects a car that two dealers bid on: both ask to have their bid cancelled, one is and the other is not.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { biddingCalls } from '@bidyard/contract/calls/bidding'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { bidBox, bidOn, inMan, openOtherDealer, type RunningCar, runningCarOf, seeNews } from '../world/bids.ts'
import { lookAt } from '../world/look-at.ts'
import { askAs } from '../world/office.ts'
import { sizes, takePicture } from '../world/open-world.ts'
import { beginStory } from '../world/story.ts'

const { world, watch, openAs } = beginStory()

const told = (page: Page, words: string | RegExp) =>
  page.getByText(words).filter({ visible: true }).first().waitFor()
const answer = '연식 표기만 바뀌었고 차량 상태는 같습니다.'

const correct = async ({ auctionId: id }: RunningCar): Promise<void> => {
  const ask = askAs(world, 'owner')
  const { version: seenVersion } = await ask(auctionsCalls.getAuction, { params: { id } })
  await ask(auctionsCalls.correctAuction, {
    params: { id }, body: { seenVersion, statement: '연식을 확인하여 고쳤습니다.', facts: { modelYear: 2018 } },
  })
}

const requests = (page: Page) => page.getByRole('list', { name: '입찰 취소 요청' })
const rowOf = (page: Page, shop: string) => requests(page).getByRole('listitem').filter({ hasText: shop })

/** From the bid box by way of the list to the bid's own page. */
const lookAndAsk = async (one: Page): Promise<void> => {
  await bidBox(one).getByText('입찰 후 차량정보가 정정되었습니다').waitFor()
  await lookAt(one, 'corrected-bid-box')
  await one.goto('/bids')
  await one.getByRole('list', { name: '진행 중' }).getByText('정보 정정').waitFor()
  await lookAt(one, 'corrected-my-bids')
  await one.getByRole('list', { name: '진행 중' }).getByRole('link').filter({ hasText: '정보 정정' }).click()
  await one.getByRole('button', { name: '취소 요청…' }).click()
  const dialog = one.getByRole('dialog', { name: '입찰 취소를 요청할까요?' })
  await dialog.getByLabel(/요청 사유/).fill('연')
  await dialog.getByRole('button', { name: '취소 요청' }).click()
  await dialog.getByText('2자 이상 적어 주시거나 비워 두세요.').waitFor()
  await dialog.getByLabel(/요청 사유/).fill('연식이 한 해 다르면 이 금액에 살 수 없습니다.')
  await lookAt(one, 'ask-to-cancel')
  await dialog.getByRole('button', { name: '취소 요청' }).click()
  await told(one, '운영진이 답변하면 알려 드립니다.')
  await one.getByRole('note').getByText('입찰 취소를 요청했습니다').waitFor()
  await lookAt(one, 'asked-to-cancel')
}

test('both dealers are told beside their bid and ask; the office keeps one bid and cancels the other', async () => {
  const car = await runningCarOf(world, 'lease', 'pro')
  const { auctionId, hopeWon } = car
  const one = await openAs('박딜러', `/auctions/${auctionId}`)
  const other = await openOtherDealer(world, watch, `/auctions/${auctionId}`)
  await bidOn(one, hopeWon)
  await bidOn(other, hopeWon + 100_000)
  await one.locator('[data-own-bid]').waitFor()
  await other.locator('[data-own-bid]').waitFor()
  expect(await bidBox(one).getByRole('button', { name: '취소 요청…' }).count()).toBe(0)
  await correct(car)
  await lookAndAsk(one)
  await bidBox(other).getByRole('button', { name: '취소 요청…' }).click()
  await other.getByRole('dialog', { name: '입찰 취소를 요청할까요?' }).getByRole('button', { name: '취소 요청' }).click()
  await bidBox(other).getByText('입찰 취소를 요청했습니다').waitFor()
  // Neither learns of the other.
  expect(await other.getByText('한빛모터스').count()).toBe(await other.getByRole('banner').getByText('한빛모터스').count())

  const office = await openAs('이주임', '/office')
  await told(office, '입찰 취소 요청')
  await office.goto(`/office/auctions/${auctionId}`)
  await rowOf(office, '한빛모터스').waitFor()
  expect(await requests(office).getByRole('listitem').count()).toBe(2)
  expect(await office.locator('main').innerText()).not.toContain(inMan(hopeWon + 100_000))
  await lookAt(office, 'cancel-requests')
  await rowOf(office, '한빛모터스').getByRole('button', { name: '요청 거절…' }).click()
  const declining = office.getByRole('dialog', { name: '한빛모터스의 취소 요청을 거절할까요?' })
  await declining.getByLabel('상사에 보낼 답변').fill(answer)
  await takePicture(office, 'decline-cancellation')
  await declining.getByRole('button', { name: '요청 거절' }).click()
  await told(office, '답변을 상사에 알렸습니다.')
  await told(one, '취소 요청이 받아들여지지 않았습니다')
  await told(one, `운영진 안내: ${answer}`)
  await lookAt(one, 'not-cancelled')

  await requests(office).getByRole('button', { name: '요청대로 취소…' }).click()
  const cancelling = office.getByRole('dialog', { name: /요청대로 입찰을 취소할까요/ })
  await cancelling.getByLabel('상사에 보낼 답변').fill('정정된 연식을 확인했습니다.')
  await cancelling.getByRole('button', { name: '요청대로 취소' }).click()
  await told(office, '입찰을 취소하고 상사에 알렸습니다.')
  await seeNews(other, '취소된 입찰이 있습니다.')
  await told(other, '정정된 연식을 확인했습니다.')
  await lookAt(office, 'answered-requests')
  await lookAt(other, 'cancelled-as-asked', [['phone', 'light']])
})

test('in English nothing of it is left in Korean but names, on a phone as well', async () => {
  const car = await runningCarOf(world, 'lease', 'pro')
  const page = await openAs('박딜러', `/auctions/${car.auctionId}`, { language: 'en', look: 'phone' })
  await correct(car)
  await page.goto('/bids')
  await page.getByRole('list', { name: 'Running' }).getByText('Corrected').first().click()
  await page.setViewportSize(sizes.phone)
  const note = page.getByRole('note').filter({ hasText: 'The car was corrected after your bid' })
  await note.waitFor()
  expect(await note.innerText()).not.toMatch(/[가-힣]/)
  await page.getByRole('button', { name: 'Ask to cancel…' }).click()
  expect(await page.getByRole('dialog').innerText()).not.toMatch(/[가-힣]/)
  await takePicture(page, 'english-ask-to-cancel')

  const office = await openAs('이주임', `/office/auctions/${car.auctionId}`, { language: 'en' })
  const card = office.getByRole('list', { name: 'Bids to be cancelled' })
  await card.getByText('Declined').waitFor()
  await card.getByText(`Answer: ${answer}`).waitFor()
  await takePicture(office, 'english-cancel-requests')
})

test('a raise takes what was asked out of the queue that the office looks at', async () => {
  const car = await runningCarOf(world, 'lease', 'pro')
  await correct(car)
  const dealer = askAs(world, 'dealer')
  const { ownBidding } = await dealer(biddingCalls.getBidBox, { params: { id: car.auctionId } })
  await dealer(biddingCalls.requestBiddingCancel, { params: { id: ownBidding?.id ?? '' }, body: { note: null } })
  const office = await openAs('이주임', '/office')
  const line = office.getByRole('list', { name: '할 일' }).getByRole('listitem').filter({ hasText: '입찰 취소 요청' })
  await line.waitFor()
  const one = await openAs('박딜러', `/auctions/${car.auctionId}`)
  await bidOn(one, car.hopeWon + 300_000)
  await expect.poll(() => line.count()).toBe(0)
})
