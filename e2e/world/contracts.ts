// What stories of contracts have in common: a bid that wins, the choice, the papers, and the clock towards what is due.
import { biddingCalls } from '@bidyard/contract/calls/bidding'
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { bidOn, closeAuction } from './bids.ts'
import { moveClockTo } from './clock.ts'
import { askAs } from './office.ts'
import type { World } from './open-world.ts'
import { bringPaper } from './papers.ts'
import { launchAddressOf } from './partner-app.ts'

export interface SoldCar {
  readonly auctionId: string
  readonly orderId: string
  readonly carNumber: string
}

const bidderOf = async (world: World, auctionId: string, uid: string): Promise<string | undefined> =>
  (await askAs(world, uid)(biddingCalls.listAuctionBidders, {
    query: { filter: { auctionId: { eq: auctionId } }, sort: [{ bidRank: 'asc' }] },
  })).items[0]?.id

/** The dealer bids on the car's page, and its auction closes. */
export const sellTo = async (
  world: World, dealer: Page, car: SoldCar, amountWon: number, seller = 'owner',
): Promise<void> => {
  await dealer.goto(`/auctions/${car.auctionId}`)
  await bidOn(dealer, amountWon)
  await dealer.getByText('에 입찰했습니다.').first().waitFor()
  await closeAuction(world, car.auctionId)
  // The clock of the program closes it a moment after its end.
  await expect.poll(() => bidderOf(world, car.auctionId, seller)).toBeDefined()
}

export const contractOf = async (world: World, { auctionId }: SoldCar): Promise<string> => {
  const { items: [contract] } = await askAs(world, 'owner')(contractsCalls.listContracts, {
    query: { filter: { auctionId: { eq: auctionId } } },
  })
  if (contract === undefined) throw new Error('the car has no contract')
  return contract.id
}

/** On the page of the car, as whoever sells it. */
export const chooseBuyer = async (seller: Page): Promise<void> => {
  await seller.getByRole('radio').first().click()
  await seller.getByRole('button', { name: '이 상사에게 판매 요청', exact: true }).click()
  await seller.getByRole('alertdialog').getByRole('button', { name: '이 상사에게 판매 요청' }).click()
  await seller.getByText('구매자의 답을 기다리고 있습니다').first().waitFor()
}

export const buy = async (buyer: Page): Promise<void> => {
  await buyer.getByRole('button', { name: '구매하기', exact: true }).click()
  await buyer.getByRole('alertdialog').getByRole('button', { name: '구매하기' }).click()
}

/** All papers of a car that came through the house, handed in by its buyer and approved at the desk. */
export const finishPapers = async (buyer: Page, office: Page, look: (name: string) => Promise<void>): Promise<void> => {
  for (const paper of ['이전 완료 자동차등록증', '성능점검기록부(앞면)', '성능점검기록부(뒷면)', '정비명세서'])
    await bringPaper(buyer, paper, paper)
  await look('papers')
  await buyer.getByRole('button', { name: '서류 제출', exact: true }).click()
  await office.getByRole('button', { name: '서류 승인', exact: true }).click()
  await office.getByRole('alertdialog').getByRole('button', { name: '서류 승인' }).click()
  for (const page of [buyer, office]) await page.getByText('거래가 끝났습니다').first().waitFor()
}

/** On to the moment before or after the step of a contract is due. */
export const passTowardsDue = async (world: World, id: string, secondsAfter: number): Promise<void> => {
  const { duty } = await askAs(world, 'owner')(contractsCalls.getContract, { params: { id } })
  await moveClockTo(world, duty?.dueAt, secondsAfter)
}

/** On to the beginning of the visit that the two agreed on. */
export const visitCar = async (world: World, id: string): Promise<void> => {
  const { scheduling } = await askAs(world, 'owner')(contractsCalls.getContract, { params: { id } })
  await moveClockTo(world, scheduling?.visitReservedAt)
}

/** As the sample app names the car among all that its customers sell. */
const labelOfCar = async (page: Page, carNumber: string): Promise<string> => {
  await page.goto('/sandbox/partner')
  const option = page.locator('select option').filter({ hasText: carNumber }).first()
  await option.waitFor({ state: 'attached' })
  return (await option.textContent() ?? '').trim()
}

/** Whoever sells by the app of a partner comes in from there. */
export const comeInToSell = async (world: World, watch: (page: Page) => Page, carNumber: string): Promise<Page> => {
  const label = await labelOfCar(watch(await world.open()), carNumber)
  const address = await launchAddressOf(world, watch(await world.open()), label, '정상')
  const page = watch(await world.open('phone'))
  await page.goto(address)
  return page
}
