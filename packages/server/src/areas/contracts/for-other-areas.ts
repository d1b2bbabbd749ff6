// What later areas and the tables of the product may use of contracts.
export { openAwards } from './award/open-awards.ts'
export {
  primeContracts, proContracts, purchaseDecisions, saleDecisions, selfContracts,
} from './contract-parts.ts'
export { listAuctionsWithContract } from './contracts/contracts.sql.ts'
export { contractDuties } from './duties.ts'
export { applyBreaches } from './ending/apply-breaches.ts'
export { contractIsLeft, dropReserved } from './ending/follow-restrictions.ts'
