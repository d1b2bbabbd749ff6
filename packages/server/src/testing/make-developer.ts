// A developer who is signed in and has no place in any company.
import { randomBytes, randomUUID } from 'node:crypto'
import type { Sql } from 'postgres'
import { hashToken } from '../runtime/caller.ts'
import { type Ask, askerOf } from './ask.ts'

export const makeDeveloper = async (world: { readonly sql: Sql; readonly base: string }): Promise<Ask> => {
  const token = randomBytes(32).toString('base64url')
  await world.sql`
    with made as (
      insert into users (uid, name, role) values (${`d${randomUUID().slice(0, 8)}`}, '개발자', 'developer') returning id
    )
    insert into sessions (kind, token_hash, user_id, ends_at)
    select 'bearer', ${Buffer.from(hashToken(token))}, id, app_now() + interval '1 day' from made`
  return askerOf(world.base, token)
}
