// Shows whom one may be in the sandbox.
import { demoKeyOf, sandboxCalls } from '@bidyard/contract/calls/sandbox'
import { staffPart } from '@bidyard/contract/enums'
import { read } from '../../runtime/handler.ts'
import { rolesOf } from '../identity/for-other-areas.ts'
import { listKeyHolders } from './sandbox.sql.ts'

export const listAccounts = read(sandboxCalls.listAccounts, async ({ db }) => {
  const people = await listKeyHolders(db)
  const items = people.map(({ uid, name, role, type, part, houseName }) => {
    const roles = rolesOf(type, role)
    const attendsTo = roles.includes('staff') ? staffPart.values.find((one) => one === part) : undefined
    return { uid, name, roles, staffPart: attendsTo ?? null, houseName, apiKey: demoKeyOf(uid) }
  })
  return { items }
})
