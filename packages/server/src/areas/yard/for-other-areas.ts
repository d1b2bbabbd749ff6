// What later areas and the tables of the product may use of the yard.
export { cancelTransportsOfOrders } from './transports/cancel-with-order.ts'
export {
  arriveMade, carryMade, fillSlots, leaveMade, type MadeCarrier, registerMade, requestMade,
} from './demo/past-transports.ts'
export { findCheckIn, findStayOf, listInYard } from './check-ins/check-ins.sql.ts'
export { arrivalSubject, linkArrivalPhotos } from './check-ins/arrival-photos.ts'
export { showCheckIn } from './check-ins/show-check-in.ts'
export { storageDays } from './check-ins/storage-rules.ts'
export { callOffDeliveries, registerDelivery, rescheduleDelivery } from './transports/deliver.ts'
export { findLastDelivery } from './transports/transports.sql.ts'
export { inboundTransports } from './yard-parts.ts'
