// What the server may use of records.
export { beginsLikeFormula, byteOrderMark, csvLine } from './exports/csv-rules.ts'
export { openLogExport } from './exports/open-log-export.ts'
