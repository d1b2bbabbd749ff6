// What the server may use of records.
export { openLogExport } from './exports/open-log-export.ts'
