// What an order lacks, and how it comes back from the market, for every state and every missing part.
import { contractKind, type OrderState, orderState } from '@bidyard/contract/enums'
import { viewsNeeded } from '@bidyard/contract/shapes/cars/photos'
import { describe, expect, test } from 'vitest'
import { isInPreparation, lacksOf, mayBeRetried, takingBack, unsaidBy } from './order-rules.ts'

const states = (of: (state: OrderState) => boolean): OrderState[] => orderState.values.filter(of)

test('is in preparation before the market and between two rounds', () => {
  expect(states(isInPreparation).toSorted()).toEqual(['confirmed', 'declined', 'draft', 'retryAuction'])
})

test('may be retried where it was declined and a round is left', () => {
  expect(states((state) => mayBeRetried({ state, round: 1 }, 3))).toEqual(['declined'])
  expect([2, 3, 4].map((round) => mayBeRetried({ state: 'declined', round }, 3))).toEqual([true, false, false])
})

test('is taken back by its own act from each state', () => {
  const late: readonly OrderState[] = ['biddingCompleted', 'awarded', 'depositCompleted']
  for (const state of orderState.values) {
    const isBidding = state === 'biddingInProgress'
    expect(takingBack('seller', state)).toBe(isBidding ? 'withdraw' : 'cancel')
    expect(takingBack('staff', state))
      .toBe(isBidding ? 'cancelBidding' : late.includes(state) ? 'cancelAfterContract' : 'cancel')
  }
})

const order = {
  kind: 'self', houseType: 'onsite', region: 'seoul', addressSealed: new Uint8Array(1), model: {}, odometerKm: 0,
  answers: {}, hopePriceWon: null,
} as const
const whole = { order, views: viewsNeeded, wasHistoryAsked: true } as const
const pathsOf = (faults: readonly { readonly path: string }[]): string[] => faults.map(({ path }) => path)

describe('an order', () => {
  test('that says everything lacks nothing', () => {
    expect(lacksOf(whole)).toEqual([])
  })

  test.each([
    ['kind', 'kind'], ['houseType', 'houseType'], ['region', 'region'], ['addressSealed', 'address'],
    ['model', 'register'], ['odometerKm', 'odometer'], ['answers', 'answers'],
  ])('without %s is told of that alone', (part, path) => {
    expect(pathsOf(lacksOf({ ...whole, order: { ...order, [part]: null } }))).toEqual([`order.${path}`])
  })

  test('whose history nobody asked for, or whose photos are missing, is told so', () => {
    expect(pathsOf(lacksOf({ ...whole, wasHistoryAsked: false }))).toEqual(['order.history'])
    expect(pathsOf(lacksOf({ ...whole, views: viewsNeeded.slice(1) }))).toEqual(['order.photos'])
  })

  test('of another kind than self is photographed by its inspector', () => {
    const pro = { ...order, kind: 'pro', houseType: 'outflow' } as const
    expect(lacksOf({ ...whole, order: pro, views: [] })).toEqual([])
  })

  test('stands where cars of its kind stand', () => {
    expect(pathsOf(lacksOf({ ...whole, order: { ...order, houseType: 'inflow' } }))).toEqual(['order.houseType'])
  })

  test('of a prime car names the price that its seller hopes for', () => {
    const prime = { ...order, kind: 'prime', houseType: 'inflow' } as const
    expect(pathsOf(lacksOf({ ...whole, order: prime }))).toEqual(['order.hopePriceWon'])
    expect(lacksOf({ ...whole, order: { ...prime, hopePriceWon: 0 } })).toEqual([])
  })

  test('with nothing in it is told of all of it at once', () => {
    const empty = Object.fromEntries(Object.keys(order).map((part) => [part, null])) as unknown as typeof order
    expect(pathsOf(lacksOf({ order: empty, views: [], wasHistoryAsked: false }))).toEqual([
      'order.kind', 'order.houseType', 'order.region', 'order.address', 'order.register', 'order.history',
      'order.odometer', 'order.answers',
    ])
  })
})

describe('a change', () => {
  test('may not empty what a confirmed order has to say', () => {
    const wish = { region: null, address: null, odometer: null, answers: null, note: null }
    expect(pathsOf(unsaidBy(wish, order))).toEqual(['order.region', 'order.address', 'order.odometer', 'order.answers'])
    expect(unsaidBy({ region: 'seoul', hopePriceWon: null }, order)).toEqual([])
  })

  test('may empty the hoped price of every kind but prime', () => {
    for (const kind of contractKind.values) {
      const paths = pathsOf(unsaidBy({ hopePriceWon: null }, { ...order, kind, hopePriceWon: 1 }))
      expect(paths).toEqual(kind === 'prime' ? ['order.hopePriceWon'] : [])
    }
  })
})
