// Enumerations of the yard area: where a car stands and how it is carried.
import { enumeration, type ValueOf } from '../enumeration.ts'

export const auctionHouseType = enumeration('AuctionHouseType', {
  inflow: ['입고', 'In our yard'],
  outflow: ['출고', 'Off-site'],
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

export const transportKind = enumeration('TransportKind', {
  inbound: ['입고 탁송', 'Into the yard'],
  delivery: ['배송 탁송', 'To the buyer'],
})
export type TransportKind = ValueOf<typeof transportKind>

export const checkInState = enumeration('CheckInState', {
  inYard: ['입고중', 'In the yard'],
  released: ['출고됨', 'Released'],
})
export type CheckInState = ValueOf<typeof checkInState>

/** Whom a car leaves to. */
export const releasedTo = enumeration('ReleasedTo', {
  buyer: ['구매자', 'Buyer'],
  owner: ['차주(반환)', 'Back to its owner'],
})
export type ReleasedTo = ValueOf<typeof releasedTo>

/** What lies in a car when it comes. */
export const carPaper = enumeration('CarPaper', {
  registration: ['자동차등록증', 'Registration certificate'],
  manual: ['사용설명서', 'Manual'],
  serviceBook: ['정비수첩', 'Service book'],
  warranty: ['보증서', 'Warranty'],
  other: ['기타 서류', 'Other papers'],
})
export type CarPaper = ValueOf<typeof carPaper>
