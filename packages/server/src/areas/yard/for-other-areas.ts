// What later areas and the tables of the product may use of the yard.
export { cancelTransportsOfOrders } from './transports/cancel-with-order.ts'
export { hasCheckedIn } from './check-ins/has-checked-in.ts'
export { inboundTransports } from './yard-parts.ts'
