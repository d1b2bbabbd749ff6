// What later areas and the runtime may use of identity.
export { callers } from './identity.sql.ts'
