// Where whoever comes back to an offer goes on, and where one mends what the server says.
import { expect, test } from 'vitest'
import { emptyLook } from '../draft/offer-form.ts'
import { firstOpenStep, type OfferFacts, stepOfPath } from './offer-steps.ts'

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
