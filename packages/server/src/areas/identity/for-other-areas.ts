// What later areas and the runtime may use of identity.
export { findCaller } from './identity.sql.ts'
