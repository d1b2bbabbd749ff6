// Finds running sessions with the person behind each, as that person stands at this moment.
import { sql } from 'kysely'
import type { Credential } from '../../runtime/caller.ts'
import type { Reader } from '../../runtime/database/database.ts'

const runningQuery = (db: Reader) => db
  .selectFrom('sessions')
  .innerJoin('users', 'users.id', 'sessions.user_id')
  .leftJoin('members', (join) => join.onRef('members.user_id', '=', 'users.id').on('members.active', '=', true))
  .select([
    'sessions.id as session_id', 'users.id as user_id', 'users.role', 'users.name', 'members.id as member_id',
    'members.type', 'members.shop_id', 'members.company_id',
  ])
  .where('sessions.ended_at', 'is', null)
  .where('sessions.ends_at', '>', sql<Date>`app_now()`)

export type RunningSession = Awaited<ReturnType<ReturnType<typeof runningQuery>['executeTakeFirstOrThrow']>>

export const findSession = (db: Reader, { kind, hash }: Credential): Promise<RunningSession | undefined> =>
  runningQuery(db).where('sessions.token_hash', '=', hash).where('sessions.kind', '=', kind).executeTakeFirst()

export const listSessions = async (db: Reader, ids: readonly string[]): Promise<readonly RunningSession[]> =>
  runningQuery(db).where(sql<boolean>`sessions.id = any(${ids}::uuid[])`).execute()
