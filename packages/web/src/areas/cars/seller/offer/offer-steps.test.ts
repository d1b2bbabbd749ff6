// Where whoever comes back to an offer goes on, and where one mends what the server says.
import { listingReturnReason } from '@bidyard/contract/enums/auctions'
import type { orderState } from '@bidyard/contract/enums/cars'
import { expect, test } from 'vitest'
import { emptyLook } from '../draft/offer-form.ts'
import { firstOpenStep, mayWorkOn, type OfferFacts, offerSteps, stepOfPath, stepsOfReason } from './offer-steps.ts'

const order = {
  model: {}, historyId: 'h', kind: 'pro', houseType: 'outflow', answers: {}, odometer: {}, region: 'seoul', address: {},
  hopePriceWon: null,
} as unknown as OfferFacts['order']
const whole: OfferFacts = { order, views: [], look: emptyLook }
const facts = (part: object, given: Partial<OfferFacts> = {}): OfferFacts =>
  ({ ...whole, ...given, order: { ...order, ...part } })

test.each<[string, OfferFacts]>([
  ['facts', facts({ model: null })], ['facts', facts({ historyId: null })], ['way', facts({ kind: null })],
  ['way', facts({ kind: 'self', houseType: 'outflow' })], ['questions', facts({ odometer: null })],
  ['questions', facts({ kind: 'self', houseType: 'onsite' })],
  ['photos', facts({ kind: 'self', houseType: 'onsite' }, { look: { lamps: [], smells: ['none'], damages: [] } })],
  ['terms', facts({ region: null })], ['terms', facts({ kind: 'prime' })], ['terms', whole],
])('goes on with %s', (step, given) => {
  expect(firstOpenStep(given)).toBe(step)
})

test('what the server says is mended where it was asked', () => {
  expect(['order.register', 'order.houseType', 'body.odometer.reading', 'order.photos', 'order.address', 'strange']
    .map(stepOfPath)).toEqual(['facts', 'way', 'questions', 'photos', 'terms', 'terms'])
})

test('whatever a listing is sent back for, there is a step that is open to mend it', () => {
  for (const reason of listingReturnReason.values) {
    expect(stepsOfReason[reason].length).toBeGreaterThan(0)
    for (const step of stepsOfReason[reason]) expect(mayWorkOn({ state: 'confirmed' }, step)).toBe(true)
  }
})

test('what was told is mended until the market sees the car and between rounds, how it is sold is not', () => {
  const open = (state: (typeof orderState.values)[number]) => offerSteps.filter((step) => mayWorkOn({ state }, step))
  const mended = ['facts', 'questions', 'photos', 'terms']
  expect(open('draft')).toEqual(['facts', 'way', ...mended.slice(1)])
  for (const state of ['confirmed', 'declined', 'retryAuction'] as const) expect(open(state)).toEqual(mended)
  for (const state of ['biddingInProgress', 'biddingCompleted', 'awarded', 'completed', 'cancelled'] as const)
    expect(open(state)).toEqual([])
})
