// The yard has a sold car brought to its buyer, whatever its contract says of deliveries.
import { yardCalls } from '@bidyard/contract/calls/yard'
import { type Deal, type HouseWorld, to } from './house-world.ts'

export const registerDelivery = ({ office }: HouseWorld, { orderId }: Deal) =>
  office.ask(yardCalls.registerTransport, { body: {
    orderId, kind: 'delivery', fromProvince: 'busan', toProvince: 'seoul', from: null, to, wishedAt: null, note: '',
  } })
