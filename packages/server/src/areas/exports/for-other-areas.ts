// What the server may use of exports.
export { openExport } from './opening/open-export.ts'
export { exportJobs } from './upkeep/forget-exports.ts'
export { shopTables } from './tables/shop-tables.ts'
export { tables as exportTables } from './tables/tables.ts'
