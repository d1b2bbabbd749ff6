// Contracts of the demo world as far as a story needs them before it begins: a car with a bid, closed, and awarded.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { biddingCalls } from '@bidyard/contract/calls/bidding'
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { sandboxCalls } from '@bidyard/contract/calls/sandbox'
import type { ContractKind } from '@bidyard/contract/enums/contracts'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { closeAuction } from './bids.ts'
import { askAs } from './office.ts'
import type { World } from './open-world.ts'

export interface SoldCar {
  readonly auctionId: string
  readonly orderId: string
  readonly carNumber: string
}

const soon = { timeout: 20_000 }

const bidderOf = async (world: World, auctionId: string, uid: string): Promise<string | undefined> =>
  (await askAs(world, uid)(biddingCalls.listAuctionBidders, {
    query: { filter: { auctionId: { eq: auctionId } }, sort: [{ bidRank: 'asc' }] },
  })).items[0]?.id

/** The dealer bids on the last to end of a kind, of whatever seller, and its auction closes. */
export const closedCarOf = async (
  world: World, kind: ContractKind, amountWon: number, uid = 'owner',
): Promise<SoldCar> => {
  const { items: [car] } = await askAs(world, uid)(auctionsCalls.listAuctions, {
    query: { filter: { state: { eq: 'auction' }, kind: { eq: kind } }, sort: [{ endsAt: 'desc' }], size: 1 },
  })
  if (car === undefined) throw new Error(`no ${kind} car takes bids`)
  await askAs(world, 'dealer')(biddingCalls.submitBid, { body: { auctionId: car.id, amount: amountWon } })
  await closeAuction(world, car.id)
  // The clock of the program closes it a moment after its end.
  await expect.poll(() => bidderOf(world, car.id, uid), soon).toBeDefined()
  return { auctionId: car.id, orderId: car.orderId, carNumber: car.carNumber }
}

export const contractOf = async (world: World, { auctionId }: SoldCar): Promise<string> => {
  const { items: [contract] } = await askAs(world, 'owner')(contractsCalls.listContracts, {
    query: { filter: { auctionId: { eq: auctionId } } },
  })
  if (contract === undefined) throw new Error('the car has no contract')
  return contract.id
}

/** A fleet sells to the dealer, who accepts. */
export const awardPro = async (world: World, car: SoldCar, seller: string): Promise<string> => {
  const bidderId = await bidderOf(world, car.auctionId, seller) ?? ''
  await askAs(world, seller)(contractsCalls.requestSale, { params: { id: car.auctionId }, body: { bidderId } })
  const id = await contractOf(world, car)
  await askAs(world, 'dealer')(contractsCalls.acceptProPurchase, { params: { id }, body: {} })
  return id
}

/** On to the beginning of the visit that the two agreed on. */
export const visitCar = async (world: World, id: string): Promise<void> => {
  const { scheduling } = await askAs(world, 'owner')(contractsCalls.getContract, { params: { id } })
  const { now } = await askAs(world, 'developer')(sandboxCalls.readClock, {})
  const seconds = Math.ceil((Date.parse(scheduling?.visitReservedAt ?? now) - Date.parse(now)) / 1_000) + 1
  await askAs(world, 'developer')(sandboxCalls.moveClock, { body: { seconds } })
}

/** As the sample app names the car among all that its customers sell. */
export const labelOfCar = async (page: Page, carNumber: string): Promise<string> => {
  await page.goto('/sandbox/partner')
  const option = page.locator('select option').filter({ hasText: carNumber }).first()
  await option.waitFor({ state: 'attached' })
  return (await option.textContent() ?? '').trim()
}
