// Enumerations of the yard area: where a car stands and how it is carried.
import { enumeration, type ValueOf } from '../enumeration.ts'

export const auctionHouseType = enumeration('AuctionHouseType', {
  inflow: ['입고', 'In our yard'],
  outflow: ['출고', 'Elsewhere, under house rules'],
  onsite: ['현장', 'With its owner'],
})
export type AuctionHouseType = ValueOf<typeof auctionHouseType>

export const transportState = enumeration('TransportState', {
  registered: ['등록', 'Registered'],
  transportRequested: ['탁송요청', 'Requested'],
  transportAccepted: ['탁송접수(배차)', 'Accepted'],
  inflow: ['입고완료', 'In the yard'],
  outflow: ['출고완료', 'Handed over'],
  cancelled: ['취소', 'Cancelled'],
})
export type TransportState = ValueOf<typeof transportState>
