// What later areas and the runtime may use of identity.
export { callers, rolesOf } from './identity.sql.ts'
