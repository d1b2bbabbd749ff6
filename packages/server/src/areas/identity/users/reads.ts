// Users: the office sees all of them, everybody else themselves; a look at another's person is written down.
import { identityCalls as calls } from '@bidyard/contract/calls/identity'
import { sql } from 'kysely'
import { isStaff } from '../../../runtime/caller.ts'
import { listing, read } from '../../../runtime/handler.ts'
import { source } from '../../../runtime/list/source.ts'
import { writeAccess } from '../../../runtime/work/logs.ts'
import { maskedPerson } from '../checks/read-tokens.ts'
import type { IdentityParts } from '../identity-parts.ts'
import { findPersonOf } from '../people/persons.ts'
import { isLocked } from '../sign-in/attempts.ts'
import { findUserRow, userQuery } from './listed-users.sql.ts'
import { showUser } from './show-user.ts'

export const listUsers = listing(calls.listUsers, ({ db, caller }) => source({
  query: isStaff(caller) ? userQuery(db) : userQuery(db).where('users.id', '=', caller.userId),
  columns: {
    id: sql`users.id`,
    uid: sql`users.uid`,
    state: sql`users.state`,
    name: sql`users.name collate "korean"`,
    role: sql`users.role`,
    lastSignedInAt: sql`users.last_signed_in_at`,
    createdAt: sql`users.created_at`,
    updatedAt: sql`users.updated_at`,
  },
  item: showUser,
}))

export const getUser = ({ personal }: IdentityParts) =>
  read(calls.getUser, async ({ db, caller, params, request, refuse }) => {
    const isOwn = params.id === caller.userId
    const user = isOwn || isStaff(caller) ? await findUserRow(db, params.id) : undefined
    if (user === undefined) throw refuse('notFound')
    if (!isOwn) await writeAccess(db, caller, request, [{ act: 'view user', subject: 'user', subjectId: user.id }])
    const person = await findPersonOf(db, personal, user.id)
    return {
      ...showUser(user), person: person === undefined ? null : maskedPerson(person),
      isLocked: await isLocked(db, personal, user.uid),
    }
  })
