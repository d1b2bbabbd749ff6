// The way of a car is put together from all that knows when, the newest first.
import type { Order } from '@bidyard/contract/shapes/cars/orders'
import { expect, test } from 'vitest'
import { formOf, wishOf, withKind } from './fill-in-form.ts'
import { type Known, readMoments } from './moments.ts'

const order: Order = {
  id: 'o', orderNo: 'S2611-00001', carNumber: '12가3456', state: 'draft', process: 'pending', kind: null,
  houseType: null, partnerId: null, exhibitId: null, companyId: null, memberId: null, model: null, modelYear: null,
  odometer: null, region: null, round: 0, auctionId: null, isByHand: false,
  isSentBack: false, isSellersTurn: true, contractStep: null, coverPhotoId: null, confirmedAt: null,
  dueAt: null, version: 1, createdAt: '2026-11-01T00:00:00.000Z', updatedAt: '2026-11-02T00:00:00.000Z',
  hopePriceWon: null, answers: null, address: null, guidePrice: null, registerId: null, historyId: null, checkId: null,
  termsVersion: null, termsAcceptedAt: null, endNote: null, mayRetry: false,
}
const nothing: Known = {
  order, registers: [], histories: [], checks: [], transports: [], checkIns: [], auctions: [],
}

test('a draft has one moment, and an end is the last of them', () => {
  expect(readMoments(nothing).map(({ kind }) => kind)).toEqual(['drafted'])
  const ended = readMoments({ ...nothing, order: { ...order, state: 'cancelled' } })
  expect(ended.map(({ kind }) => kind)).toEqual(['ended', 'drafted'])
})

test('what has not happened has no moment, and what happened stands by its time', () => {
  const auction = {
    id: 'a', auctionNo: 'A2611-00001', createdAt: '2026-11-03T00:00:00.000Z', returnedAt: null, resubmittedAt: null,
    screenedAt: '2026-11-04T00:00:00.000Z', openedAt: null, correctedAt: null, closedAt: null,
  } as Known['auctions'][number]
  expect(readMoments({ ...nothing, auctions: [auction] }).map(({ kind, of }) => [kind, of])).toEqual([
    ['screened', 'A2611-00001'], ['prepared', 'A2611-00001'], ['drafted', undefined],
  ])
})

test('a check that was called off or given up ends with its reason', () => {
  const check = {
    id: 'c', createdAt: '2026-11-03T00:00:00.000Z', startedAt: '2026-11-04T00:00:00.000Z', completedAt: null,
    endNote: '휴대폰 분실', updatedAt: '2026-11-05T00:00:00.000Z',
  } as Known['checks'][number]
  expect(readMoments({ ...nothing, checks: [check] }).map(({ kind, of }) => [kind, of])).toEqual([
    ['checkEnded', '휴대폰 분실'], ['checkStarted', undefined], ['checkReserved', undefined], ['drafted', undefined],
  ])
})

test('an untouched form wishes nothing that was not said', () => {
  expect(wishOf(formOf(order))).toEqual({
    kind: null, houseType: null, region: null, hopePriceWon: null, address: null, odometer: null, answers: null,
  })
})

test('another kind takes the only place along that it leaves', () => {
  const form = formOf(order)
  expect(withKind(form, 'self').houseType).toBe('onsite')
  expect(withKind({ ...form, houseType: 'onsite' }, 'prime').houseType).toBeNull()
  expect(withKind({ ...form, houseType: 'outflow' }, 'prime').houseType).toBe('outflow')
})
