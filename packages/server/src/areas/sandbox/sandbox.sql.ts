// Finds the demo people and the state of the movable clock.
import { demoKeyOf } from '@bidyard/contract/calls/sandbox'
import { sql } from 'kysely'
import type { Reader } from '../../runtime/database/database.ts'
import { timeOf } from '../../runtime/time/time-of.ts'

export const findClock = async (db: Reader): Promise<{ now: string; shiftSeconds: number }> => {
  const { rows } = await sql<{ now: Date; seconds: number }>`
    select app_now() as now, floor(extract(epoch from shift))::bigint as seconds from clock_shift`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('the clock has no row')
  return { now: timeOf(row.now), shiftSeconds: row.seconds }
}

/** Only people whose api key follows from their name: those of the demo world. */
export const listKeyHolders = (db: Reader) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('members', (join) => join.onRef('members.user_id', '=', 'users.id').on('members.active', '=', true))
    .leftJoin('shops', 'shops.id', 'members.shop_id')
    .leftJoin('companies', 'companies.id', 'members.company_id')
    .select([
      'users.uid', 'users.name', 'users.role', 'members.type', 'members.part',
      sql<string | null>`coalesce(shops.name, companies.name)`.as('houseName'),
    ])
    .where('sessions.kind', '=', 'api-key')
    .where('sessions.ended_at', 'is', null)
    .whereRef('sessions.token_hash', '=', sql`sha256(convert_to(${demoKeyOf('')}::text || users.uid, 'UTF8'))`)
    .orderBy('users.created_at')
    .orderBy('users.uid')
    .execute()
