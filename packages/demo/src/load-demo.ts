// Loads the demo world into an empty database, once; a database with people in it is left as it is.
import { createHash } from 'node:crypto'
import { demoKeyOf } from '@bidyard/contract/calls/sandbox'
import type { TransactionSql } from 'postgres'
import { demoPeople } from './people.ts'

export { demoPeople } from './people.ts'

const keyHash = (uid: string): Buffer => createHash('sha256').update(demoKeyOf(uid)).digest()

const insertPeople = async (tx: TransactionSql): Promise<void> => {
  for (const { uid, name, role, type } of demoPeople) {
    const [user] = await tx<{ id: string }[]>`
      insert into users (uid, name, role) values (${uid}, ${name}, ${role}) returning id`
    if (user === undefined) throw new Error(`${uid} was not written`)
    await tx`insert into members (user_id, type) values (${user.id}, ${type})`
    await tx`insert into sessions (kind, token_hash, user_id, ends_at)
      values ('api-key', ${keyHash(uid)}, ${user.id}, app_now() + interval '100 years')`
  }
}

/** Tells whether it loaded anything. Two nodes that start at once take turns. */
export const loadDemo = async (tx: TransactionSql): Promise<boolean> => {
  await tx`select pg_advisory_xact_lock(7150004)`
  const [found] = await tx<{ any: boolean }[]>`select exists (select from users) as any`
  if (found?.any === true) return false
  await insertPeople(tx)
  return true
}
