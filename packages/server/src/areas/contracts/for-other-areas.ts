// What later areas and the tables of the product may use of contracts.
export { openAwards } from './award/open-awards.ts'
export {
  primeContracts, proContracts, purchaseDecisions, saleDecisions, selfContracts,
} from './contract-parts.ts'
export { listRetriedBids } from './award/rounds.sql.ts'
export { findContract, listAuctionsWithContract } from './contracts/contracts.sql.ts'
export { contractDuties } from './duties.ts'
export { applyBreaches } from './ending/apply-breaches.ts'
export { fitsTrade, isTiedByTrade } from './ties.ts'
export { contractIsLeft, dropReserved } from './ending/follow-restrictions.ts'
