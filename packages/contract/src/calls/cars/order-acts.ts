// Acts on orders: offer a car, fill the order in, ask or write what is known of the car, confirm, and take it back.
import { z } from 'zod'
import { call } from '../../call.ts'
import { contractKind } from '../../enums/contracts.ts'
import { mileageUnit } from '../../enums/cars.ts'
import { province } from '../../enums/shops.ts'
import { auctionHouseType } from '../../enums/yard.ts'
import { limits } from '../../limits.ts'
import { carNumberWish } from '../../shapes/car-number.ts'
import { addressShape, plainName, versionShape } from '../../shapes/companies.ts'
import { carHistoryShape, carRegisterShape } from '../../shapes/cars/fact-rows.ts'
import { historyFacts } from '../../shapes/cars/history-facts.ts'
import { odometerKmMax } from '../../shapes/cars/numbers/odometer.ts'
import { vinWish } from '../../shapes/cars/numbers/vin.ts'
import { orderShape, sellerAnswersShape } from '../../shapes/cars/orders.ts'
import { carModelWish, registerFacts } from '../../shapes/cars/register-facts.ts'
import { wonShape } from '../../shapes/money.ts'
import { reasonShape } from '../../shapes/texts.ts'

const id = z.object({ id: z.uuid() })
/** Assumed: who screens listings answers for orders and what they say; who inspects plans visits and takes photos. */
const act = { surface: 'office', who: ['seller', 'partner', 'staff'], parts: ['screening'] } as const
const seen = { seenVersion: versionShape } as const

/** Each part when it is known; what is left out stays as it is. */
const orderWish = {
  carNumber: carNumberWish,
  kind: contractKind.schema.nullable(),
  houseType: auctionHouseType.schema.nullable(),
  ownerName: plainName.nullable(),
  region: province.schema.nullable(),
  address: addressShape.nullable(),
  hopePriceWon: wonShape.nullable(),
  answers: sellerAnswersShape.nullable(),
  odometer: z.strictObject({
    reading: z.int().min(0).max(odometerKmMax), unit: mileageUnit.schema,
  }).nullable(),
}

const reasonOfHand = reasonShape.meta({ examples: ['조회 서비스 장애로 등록증 보고 입력'] })

export const orderActs = {
  draftOrder: call({
    ...act,
    method: 'POST',
    path: '/orders',
    summary: 'Offers a car: a draft with its plate; in a session for one car it is that car',
    body: z.strictObject({
      carNumber: carNumberWish.meta({ examples: ['12가3456'] }),
      /** Of the partner’s people and of the office, for a customer’s car; a session for one car has its own. */
      exhibitId: z.uuid().nullable(),
    }),
    answer: orderShape,
  }),
  changeOrder: call({
    ...act,
    method: 'PATCH',
    path: '/orders/:id',
    summary: 'Fills in a draft, part by part; later what was told of the car is mended until the market sees it',
    params: id,
    body: z.strictObject({ ...z.strictObject(orderWish).partial().shape, ...seen }),
    answer: orderShape,
  }),
  lookUpCar: call({
    ...act,
    method: 'POST',
    path: '/orders/:id/look-up',
    summary: 'Asks for registration, model codes, insurance history and guide price; what nobody tells goes on by hand',
    params: id,
    body: z.strictObject({}),
    answer: orderShape,
    idempotency: 'none',
    perMinute: 10,
  }),
  writeCarRegister: call({
    ...act,
    method: 'PUT',
    path: '/orders/:id/car-register',
    summary: 'Writes the registration by hand, where nobody could be asked; it is marked so',
    params: id,
    body: z.strictObject({
      facts: z.strictObject({ ...registerFacts, vin: vinWish.nullable(), model: carModelWish }), reason: reasonOfHand,
    }),
    answer: carRegisterShape,
  }),
  writeCarHistory: call({
    ...act,
    who: ['staff'],
    method: 'PUT',
    path: '/orders/:id/car-history',
    summary: 'Writes the insurance history by hand, where nobody could be asked; it is marked so',
    params: id,
    body: z.strictObject({ facts: z.strictObject(historyFacts), reason: reasonOfHand }),
    answer: carHistoryShape,
  }),
  confirmOrder: call({
    ...act,
    method: 'POST',
    path: '/orders/:id/confirm',
    summary: 'Confirms a complete draft by accepting the terms; kind and house type hold from here on',
    params: id,
    body: z.strictObject({ termsVersion: versionShape, ...seen }),
    answer: orderShape,
  }),
  cancelOrder: call({
    ...act,
    method: 'POST',
    path: '/orders/:id/cancel',
    summary: 'Takes a car back for good; out of a running auction sellers may while nobody ever bid, the office always',
    params: id,
    body: z.strictObject({ reason: reasonShape.max(limits.reason) }),
    answer: orderShape,
  }),
  retryOrder: call({
    ...act,
    method: 'POST',
    path: '/orders/:id/retry',
    summary: 'Offers a declined car again, while a round is left',
    params: id,
    body: z.strictObject({}),
    answer: orderShape,
  }),
}
