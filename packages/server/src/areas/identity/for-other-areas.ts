// What later areas and the runtime may use of identity.
export { callers } from './callers.ts'
export { rolesOf } from './role-rules.ts'
