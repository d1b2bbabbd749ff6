// What later areas may use of reference data.
export { fillCarCodes } from './car-codes/fill-car-codes.ts'
export { nameYard, type YardPlace } from './configuration/name-yard.ts'
export {
  readConfiguration, readConfigurationAt, readConfigurationRevision, readConfigurationVersion, readConfigurationWhen,
} from './configuration/readers.ts'
export { refuseUnfit } from './configuration/refuse-unfit.ts'
export { businessDaysFrom, type Calendar, calendarOf, endOfSpan } from './holidays/end-of-span.ts'
export { afterQuietHours } from './holidays/quiet-hours-rules.ts'
export { lockImports } from './import/imports.sql.ts'
export { nothing } from './import/faults.ts'
export { inSets } from './import/in-sets.ts'
export { columnsOf, readRows } from './import/read-rows.ts'
export { type ImportGiven, type ImportOutcome, runImport, type Work } from './import/run-import.ts'
export { seedReference } from './seed-reference.ts'
