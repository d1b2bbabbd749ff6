// What the server may use of exports.
export { openExport } from './opening/open-export.ts'
export { exportJobs } from './upkeep/forget-exports.ts'
export { shopTables } from './tables/shop-tables.ts'
export { sealedWishes } from './wish.ts'
export { tables as exportTables } from './tables/tables.ts'
export { exportMembers } from './moves/export-members.ts'
export { exportPastAuctions } from './moves/export-past-auctions.ts'
