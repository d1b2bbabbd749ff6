// A prime car misses its reserve: the dealer only waits, the office watches, talks with the seller, and awards it.
import { biddingCalls } from '@bidyard/contract/calls/bidding'
import { formatPrice } from '../../packages/web/src/ui/format/money.ts'
import { expect, test } from 'vitest'
import { bidOn, closeAuction, runningCarOf } from '../world/bids.ts'
import { giveReason } from '../world/give-reason.ts'
import { lookAt } from '../world/look-at.ts'
import { askAs, looksAt } from '../world/office.ts'
import { takePicture } from '../world/open-world.ts'
import { beginStory } from '../world/story.ts'

const { world, openAs } = beginStory()
test('a bid below the reserve is consulted about, and awarded with the seller’s consent', async () => {
  const { auctionId, auctionNo, hopeWon, carNumber } = await runningCarOf(world, 'owner', 'prime')
  const low = hopeWon - 500_000
  const dealer = await openAs('박딜러', `/auctions/${auctionId}`)
  await bidOn(dealer, low)
  await dealer.getByText('에 입찰했습니다.').first().waitFor()
  await takePicture(dealer, 'prime-bid')

  const desk = await openAs('이주임', '/office/rooms')
  await desk.getByText(auctionNo).waitFor()
  await lookAt(desk, 'office-rooms')
  await desk.getByRole('link', { name: auctionNo }).click()
  await desk.getByText('1건', { exact: true }).waitFor()
  expect(await desk.getByText(formatPrice(low, 'ko')).count()).toBe(0)
  await desk.getByRole('button', { name: '입찰 열람' }).click()
  await giveReason(desk, '판매자 문의로 확인합니다.', '입찰 열람')
  await desk.getByRole('list', { name: '입찰 목록' }).getByText(formatPrice(low, 'ko')).waitFor()
  await lookAt(desk, 'office-auction')
  const [look] = await looksAt(world, auctionId, 'reveal bids')
  expect(look).toMatchObject({ reason: '판매자 문의로 확인합니다.' })
  await desk.getByRole('button', { name: '중지' }).click()
  await giveReason(desk, '상사 확인 중입니다.', '중지')
  await dealer.getByText('입찰이 중지되어 있습니다').waitFor()
  await desk.getByRole('button', { name: '재개' }).click()
  await giveReason(desk, '확인이 끝났습니다.', '재개')
  await expect.poll(() => dealer.getByText('입찰이 중지되어 있습니다').count()).toBe(0)

  await closeAuction(world, auctionId)
  await dealer.goto('/bids?tab=waiting')
  await dealer.getByText('결과 대기').first().waitFor()
  await desk.goto('/office/awards?tab=consulting')
  await desk.getByRole('row').filter({ hasText: carNumber }).getByText('운영진', { exact: true }).waitFor()
  await lookAt(desk, 'office-consulting')
  await desk.getByRole('link', { name: auctionNo }).click()
  await desk.getByLabel('상담 내용').fill('판매자와 통화했고, 이 금액이면 팔겠다고 합니다.')
  await desk.getByRole('button', { name: '기록 추가' }).click()
  await desk.getByText('상담을 기록했습니다.').waitFor()
  await lookAt(desk, 'office-award')
  await desk.getByRole('button', { name: '판매자 동의로 낙찰' }).click()
  await giveReason(desk, '오늘 오후 통화로 동의했습니다.', '판매자 동의로 낙찰', '판매자 동의 내용')
  await desk.getByText('낙찰했습니다.').waitFor()
  await dealer.getByText('낙찰된 차량이 있습니다.').waitFor()
  await dealer.goto('/bids?tab=won')
  await dealer.getByText('낙찰되었습니다').first().waitFor()
  await desk.goto('/office/awards?tab=contracts')
  await desk.getByText(carNumber).first().waitFor()
  await lookAt(desk, 'office-contracts')
  const { items: [bidding] } = await askAs(world, 'dealer')(biddingCalls.listBiddings, {
    query: { filter: { auctionId: { eq: auctionId } } },
  })
  expect(bidding).toMatchObject({ state: 'awarded', amountWon: low })
})
