// Tells whoever asks who they are, what they may do, and what holds them back.
import { identityCalls as calls } from '@bidyard/contract/calls/identity'
import { memberType, userRole } from '@bidyard/contract/enums'
import { type Caller } from '../../../runtime/caller.ts'
import type { Reader } from '../../../runtime/database/database.ts'
import type { Refuse } from '../../../runtime/failure.ts'
import { read } from '../../../runtime/handler.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import type { IdentityParts } from '../identity-parts.ts'
import { mustHaveFactor } from '../sign-in/sign-in-rules.ts'
import { restrictionsOf } from './restriction-rules.ts'
import { findWho } from './who.sql.ts'

const whoIs = async (db: Reader, caller: Caller, refuse: Refuse) => {
  const row = caller.sessionId === null ? undefined : await findWho(db, caller.sessionId)
  if (row === undefined) throw refuse('unauthorized')
  return row
}
type Who = Awaited<ReturnType<typeof whoIs>>

const memberOf = ({ memberId: id, type, companyId, shopId }: Who) =>
  id === null ? null : { id, type: memberType.schema.parse(type), companyId, shopId }

const showWho = (row: Who) => ({
  user: { id: row.id, uid: row.uid, name: row.name, role: userRole.schema.parse(row.role) },
  session: { id: row.sessionId, endsAt: timeOf(row.endsAt) },
})

export const whoAmI = read(calls.whoAmI, async ({ db, caller, refuse }) => {
  const row = await whoIs(db, caller, refuse)
  return { ...showWho(row), member: memberOf(row) }
})

export const authContext = ({ sandbox, secondFactorOf, describeMember, findRestriction }: IdentityParts) =>
  read(calls.authContext, async ({ db, caller, refuse }) => {
    const row = await whoIs(db, caller, refuse)
    const own = memberOf(row)
    const described = own === null ? undefined : await describeMember(db, own.id)
    const restriction = own?.shopId ? await findRestriction(db, own.shopId) : 'none'
    const { grade = null, part = null, staffPart = null, company = null, shop = null, mayBid = false } = described ?? {}
    return {
      ...showWho(row),
      member: own === null ? null : { ...own, grade, part, staffPart },
      company, shop,
      permissions: { roles: [...caller.roles], mayBid },
      restrictions: restrictionsOf(caller.roles.has('dealer'), described, restriction),
      features: {
        sandbox, hasSecondFactor: row.totpSealed !== null,
        mustHaveSecondFactor: mustHaveFactor(row.type, secondFactorOf), hasDevice: row.deviceUidHash !== null,
      },
    }
  })
