// Orders: lists, one of them, and the insurance history of its car.
import { z } from 'zod'
import { call } from '../../call.ts'
import { contractKind } from '../../enums/contracts.ts'
import { orderState } from '../../enums/cars.ts'
import { province } from '../../enums/shops.ts'
import { auctionHouseType } from '../../enums/yard.ts'
import { field, get, list } from '../../list.ts'
import { carHistoryShape, guidePriceRowShape } from '../../shapes/cars/fact-rows.ts'
import { orderRowShape, orderShape } from '../../shapes/cars/orders.ts'

const orders = { path: '/orders', who: ['seller', 'partner', 'staff'] } as const

export const orderCalls = {
  listOrders: list({
    ...orders,
    summary: 'Cars that are offered; sellers see theirs, partners those of their customers',
    item: orderRowShape,
    fields: {
      carNumber: field.text(), companyId: field.id(), memberId: field.id(), houseType: field.choice(auctionHouseType),
      state: field.choice(orderState), kind: field.choice(contractKind), orderNo: field.text(),
      partnerId: field.id(), exhibitId: field.id(), region: field.choice(province), isByHand: field.boolean(),
      isSellersTurn: field.boolean(), confirmedAt: field.time(), dueAt: field.time(),
    },
    sort: ['orderNo', 'confirmedAt', 'dueAt'],
  }),
  getOrder: get({ ...orders, summary: 'One order with everything that its seller said', item: orderShape }),
  getOrderCarHistory: call({
    method: 'GET',
    path: '/orders/:id/car-history',
    summary: 'The insurance history of an order’s car',
    who: ['dealer', 'seller', 'partner', 'staff'],
    params: z.object({ id: z.uuid() }),
    answer: carHistoryShape,
  }),
  getOrderGuidePrice: call({
    surface: 'office',
    method: 'GET',
    path: '/orders/:id/guide-price',
    summary: 'What an order’s car is worth by the price guide',
    who: ['dealer', 'seller', 'partner', 'staff'],
    params: z.object({ id: z.uuid() }),
    answer: guidePriceRowShape,
  }),
}
