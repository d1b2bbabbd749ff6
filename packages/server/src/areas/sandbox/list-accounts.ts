// Shows whom one may be in the sandbox.
import { demoKeyOf, sandboxCalls } from '@bidyard/contract/calls/sandbox'
import { read } from '../../runtime/handler.ts'
import { rolesOf } from '../identity/for-other-areas.ts'
import { listKeyHolders } from './sandbox.sql.ts'

export const listAccounts = read(sandboxCalls.listAccounts, async ({ db }) => {
  const people = await listKeyHolders(db)
  const items = people.map(({ uid, name, role, type }) => {
    return { uid, name, roles: rolesOf(type, role), apiKey: demoKeyOf(uid) }
  })
  return { items }
})
