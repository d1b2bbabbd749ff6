// Auctions that take bids in the demo world, bidding on a car's page, and the clock that closes them.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { carsCalls } from '@bidyard/contract/calls/cars'
import type { ContractKind } from '@bidyard/contract/enums/contracts'
import type { Page } from 'playwright-core'
import { comeIn } from './accounts.ts'
import { moveClockTo } from './clock.ts'
import { askAs } from './office.ts'
import type { World } from './open-world.ts'

export interface RunningCar {
  readonly auctionId: string
  readonly auctionNo: string
  readonly orderId: string
  readonly carNumber: string
  readonly hopeWon: number
}

/** One that its owner, the fleet of a partner or the house, sells for a hoped price; the last to end. */
export const runningCarOf = async (world: World, uid: string, kind: ContractKind): Promise<RunningCar> => {
  const ask = askAs(world, uid)
  const { items } = await ask(auctionsCalls.listAuctions, {
    query: { filter: { state: { eq: 'auction' }, kind: { eq: kind } }, sort: [{ endsAt: 'desc' }], size: 50 },
  })
  for (const { id, auctionNo, orderId, carNumber } of items) {
    const { hopePriceWon } = await ask(carsCalls.getOrder, { params: { id: orderId } })
    if (hopePriceWon !== null) return { auctionId: id, auctionNo, orderId, carNumber, hopeWon: hopePriceWon }
  }
  throw new Error(`no ${kind} car with a hoped price is open`)
}

/** On to the moment after its end; whatever else ends until then ends as well. */
export const closeAuction = async (world: World, auctionId: string): Promise<void> => {
  const { endsAt } = await askAs(world, 'owner')(auctionsCalls.getAuction, { params: { id: auctionId } })
  await moveClockTo(world, endsAt)
}

export const inMan = (won: number): string => String(Math.floor(won / 10_000))

export const bidBox = (page: Page) => page.getByRole('region', { name: '입찰하기' })

/** Types the amount and says yes; how the server answers is for the story to see. */
export const bidOn = async (page: Page, amountWon: number): Promise<void> => {
  const box = bidBox(page)
  await box.getByLabel(/^(입찰 금액|올릴 금액)$/).fill(inMan(amountWon))
  await box.getByRole('button', { name: /^(입찰하기|입찰가 올리기)$/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: /입찰하기|입찰가 올리기/ }).click()
}

/** Among whatever else is told at the time. */
export const seeNews = async (page: Page, title: string, verb = '보기'): Promise<void> =>
  page.getByRole('dialog', { name: title }).getByRole('button', { name: verb, exact: true }).click()

/** Comes in by a password: such a session does not outlive the day that passes until a close. */
export const openOtherDealer = async (world: World, watch: (page: Page) => Page, path: string): Promise<Page> => {
  const page = watch(await world.open())
  await comeIn(page, 'byeolnae', '심대표')
  await page.goto(path)
  return page
}
