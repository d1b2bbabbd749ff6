// Finds running sessions with the person behind each, as that person stands at this moment.
import { CompiledQuery } from 'kysely'
import type { Credential } from '../../runtime/caller.ts'
import type { Reader } from '../../runtime/database/database.ts'
import type { Tables } from '../../tables.ts'
import type { Selectable } from 'kysely'

export interface RunningSession {
  readonly session_id: string
  readonly user_id: string
  readonly role: Selectable<Tables['users']>['role']
  readonly name: string
  readonly member_id: string | null
  readonly type: Selectable<Tables['members']>['type'] | null
  readonly shop_id: string | null
  readonly company_id: string | null
}

const running = `
  select sessions.id as session_id, users.id as user_id, users.role, users.name, members.id as member_id, members.type,
    members.shop_id, members.company_id
  from sessions join users on users.id = sessions.user_id
    left join members on members.user_id = users.id and members.active
  where sessions.ended_at is null and sessions.ends_at > app_now()`

// Asked by every request: one way to the database and back, and a text that is put together only once.
const byToken = `
  select app_now() as now, found.* from (values (1)) as one
  left join lateral (${running} and sessions.token_hash = $1 and sessions.kind = $2) as found on true`

type FoundByToken = { readonly now: Date } & (RunningSession | { readonly session_id: null })

export const findSession = async (db: Reader, { kind, hash }: Credential): Promise<FoundByToken> => {
  const { rows: [row] } = await db.executeQuery<FoundByToken>(CompiledQuery.raw(byToken, [hash, kind]))
  if (row === undefined) throw new Error('the database told no time')
  return row
}

const byIds = `${running} and sessions.id = any($1::uuid[])`

export const listSessions = async (db: Reader, ids: readonly string[]): Promise<readonly RunningSession[]> =>
  (await db.executeQuery<RunningSession>(CompiledQuery.raw(byIds, [ids]))).rows
