// Late in the week in which a seller chooses: until when a fall leaves another choice, and a request may be taken back.
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf } from '../../../testing/ask.ts'
import {
  around, type AwardWorld, type Closed, doing, openAwardWorld, request, wait,
} from '../../../testing/contracts/award-world.ts'

let world: AwardWorld
beforeAll(async () => {
  world = await openAwardWorld()
})
afterAll(() => world.stop())

const process = ({ id }: Closed) => world.seller.ask(calls.getSellerTradeProcess, { params: { id } })
const params = ({ id }: Closed) => ({ params: { id }, body: { reason: null } })
const revert = (car: Closed) => doing(world.seller, calls.revertSaleRequest, params(car))
const drop = (car: Closed) => doing(world.seller, calls.cancelCurrent, params(car))
const secondsUntil = async (time: string | null): Promise<number> =>
  (new Date(time ?? 0).getTime() - (await world.now()).getTime()) / 1_000

interface Fallen {
  readonly asked: number
  readonly fell: number
  readonly by: typeof revert | typeof drop
}

/** Chosen as late as it goes, again and again, in hours from the close; somebody is asked at last, and others wait. */
const askedAt = async (hours: number, before: readonly Fallen[]): Promise<Closed> => {
  const car = await world.closed()
  let at = 0
  const to = async (hour: number) => {
    await wait(world, hour - at)
    at = hour
  }
  for (const { asked, fell, by } of before) {
    await to(asked)
    await request(world, car, car.bidders[by === drop ? 1 : 0])
    await to(fell)
    await by(car)
  }
  await to(hours)
  await request(world, car, car.bidders[0])
  return car
}

const twice = [{ asked: 47, fell: 70, by: revert }, { asked: 93, fell: 116, by: revert }] as const

const onward = (seconds: number) => world.sql`
  update clock_shift set shift = shift + make_interval(secs => ${seconds})`

test('until the time that the process names a fall leaves another choice, and later it ends the round', async () => {
  for (const isLate of [false, true]) {
    const car = await askedAt(139, twice)
    const { askedAgainUntil, candidatesUsed } = await process(car)
    expect(candidatesUsed).toBe(1)
    expect((await around(world, car)).bids).toEqual([
      'awardReserved awardInProgress', 'bidding waiting', 'bidding waiting',
    ])
    // A day before the week is over.
    const left = await secondsUntil(askedAgainUntil)
    expect(left / 3_600).toBeCloseTo(5, 1)
    await onward(isLate ? left + 1 : left - 60)
    await drop(car)
    expect((await around(world, car)).auction).toBe(isLate ? 'cancelled declined' : 'contract')
  }
})

test('it names none before the close and once the car is sold or the round is over', async () => {
  const none = { askedAgainUntil: null, revertUntil: null }
  const running = await world.opened({ partnerId: world.partner.partnerId })
  expect(await world.seller.ask(calls.getSellerTradeProcess, { params: { id: running.id } })).toMatchObject(none)
  const [car, other] = await world.closedTwo()
  const [bidder] = car.bidders
  const id = await request(world, car, bidder)
  await doing(bidder.dealer, calls.acceptSelfPurchase, { params: { id }, body: {} })
  expect(await process(car)).toMatchObject({ processStep: 'accepted', ...none })
  const body = { next: 'decline', reason: '팔지 않기로 함' } as const
  expect(await doing(world.seller, calls.declineRound, { params: { id: other.id }, body })).toMatchObject(none)
})

test('a request is taken back while somebody may still be chosen, and stays asked once the week is over', async () => {
  const car = await askedAt(139, twice)
  await wait(world, 21)
  expect((await process(car)).revertUntil).not.toBeNull()
  const { chooseUntil, current } = await revert(car)
  expect(current).toBeNull()
  expect(await secondsUntil(chooseUntil) / 3_600).toBeCloseTo(8, 1)

  const late = await askedAt(164, [
    { asked: 47, fell: 70, by: drop }, { asked: 93, fell: 116, by: revert }, { asked: 139, fell: 162, by: revert },
  ])
  const { revertUntil } = await process(late)
  expect(await secondsUntil(revertUntil) / 3_600).toBeCloseTo(4, 1)
  await wait(world, 5)
  const { body } = await refusalOf(revert(late))
  expect(body.code).toBe('AUCTION_TRADE_PROCESS_INVALID')
  expect(await process(late)).toMatchObject({ processStep: 'awardDecision', revertsUsed: 2, candidatesUsed: 2 })
  expect((await around(world, late)).auction).toBe('contract')
})
