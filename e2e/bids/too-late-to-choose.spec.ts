// A seller asks a buyer late in the week: the page says until when a no leaves another choice, and keeps to it.
import { randomUUID } from 'node:crypto'
import { biddingCalls } from '@bidyard/contract/calls/bidding'
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { askerOf } from '../../packages/server/src/testing/ask.ts'
import { openSession } from '../world/accounts.ts'
import { closeAuction, runningCarOf } from '../world/bids.ts'
import { moveClockTo } from '../world/clock.ts'
import { lookAt } from '../world/look-at.ts'
import { askAs } from '../world/office.ts'
import { sizes } from '../world/open-world.ts'
import { beginStory } from '../world/story.ts'

const { world, openAs } = beginStory()
const told = (page: Page, words: string | RegExp) => page.getByText(words).filter({ visible: true }).first().waitFor()

const lookOnPhone = async (page: Page, name: string): Promise<void> => {
  await lookAt(page, name, [['phone', 'light'], ['phone', 'dark']])
  await page.setViewportSize(sizes.phone)
}

/** Two bid; one is asked and taken back as late as it goes, twice, and asked once more. */
const askedLate = async () => {
  const car = await runningCarOf(world, 'lease', 'pro')
  const params = { id: car.auctionId }
  for (const [place, uid] of ['byeolnae', 'dealer'].entries())
    await askerOf(world.base, await openSession(world, uid))(biddingCalls.submitBid, {
      body: { auctionId: car.auctionId, amount: Math.ceil(car.hopeWon / 10_000) * 10_000 - place * 100_000 },
    }, { key: randomUUID() })
  await closeAuction(world, car.auctionId)
  const seller = () => askAs(world, 'lease')
  const process = () => seller()(contractsCalls.getSellerTradeProcess, { params })
  const ask = async (): Promise<void> => {
    const { items: [best] } = await seller()(biddingCalls.listAuctionBidders, {
      query: { filter: { auctionId: { eq: car.auctionId } }, sort: [{ bidRank: 'asc' }] },
    })
    await seller()(contractsCalls.requestSale, { params, body: { bidderId: best?.id ?? '' } })
  }
  await expect.poll(async () => (await process()).chooseUntil).not.toBeNull()
  for (let time = 0; time < 2; time++) {
    await moveClockTo(world, (await process()).chooseUntil, -3_600)
    await ask()
    await moveClockTo(world, (await process()).current?.until, -3_600)
    await seller()(contractsCalls.revertSaleRequest, { params, body: { reason: null } })
  }
  await moveClockTo(world, (await process()).chooseUntil, -3_600)
  await ask()
  return { ...car, process }
}

/** What the office may have follow when it ends the contract. */
const mayFollow = async (auctionId: string, next: string): Promise<boolean> => {
  const office = await openAs('이주임', `/office/auctions/${auctionId}`)
  await office.getByRole('button', { name: '계약 취소' }).click()
  return await office.getByRole('dialog').getByRole('radio', { name: next }).isEnabled()
}

test('dropping a buyer promises another choice until the time that leaves one, then that it ends', async () => {
  const { orderId, auctionId, process } = await askedLate()
  expect(await mayFollow(auctionId, '다음 후보')).toBe(true)
  const early = await openAs('강매니저', `/cars/${orderId}`, { look: 'phone' })
  await told(early, /까지 거절하면 다시 고르실 수 있고/)
  await lookOnPhone(early, 'seller-waits-until')
  await early.getByRole('button', { name: '이 상사 제외' }).click()
  await early.getByRole('alertdialog').getByText('남은 상사 중에서 고르실 수 있습니다').waitFor()

  await moveClockTo(world, (await process()).askedAgainUntil, 60)
  expect(await mayFollow(auctionId, '다음 후보')).toBe(false)
  expect(await mayFollow(auctionId, '판매자 확인')).toBe(true)
  const late = await openAs('강매니저', `/cars/${orderId}`, { look: 'phone' })
  await told(late, /다른 상사를 고를 시간이 모자라/)
  await late.getByRole('button', { name: '판매 요청 철회' }).click()
  await late.getByRole('alertdialog').getByText(/구매자는 .*까지 고르실 수 있습니다/).waitFor()
  await lookOnPhone(late, 'seller-reverts-late')
  await late.keyboard.press('Escape')
  await late.getByRole('button', { name: '이 상사 제외' }).click()
  await late.getByRole('alertdialog').getByText('다른 상사를 고를 시간이 모자라, 이번 경매는 판매 없이 끝납니다.').waitFor()
  await lookOnPhone(late, 'seller-drops-late')
  await late.getByRole('alertdialog').getByRole('button', { name: '이 상사 제외' }).click()
  await late.getByRole('alertdialog').waitFor({ state: 'detached' })
  await expect.poll(async () => (await process()).processStep).not.toBe('awardDecision')
})
