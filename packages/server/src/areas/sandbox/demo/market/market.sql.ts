// What only the demo market asks of the database: who its people are, which plates it has used, and how full it is.
import { sql } from 'kysely'
import type { Reader } from '../../../../runtime/database/database.ts'

export interface PersonOfMarket {
  readonly userId: string
  readonly memberId: string
  readonly companyId: string | null
  readonly shopId: string | null
  readonly name: string
}

export const findPersonOf = (db: Reader, uid: string): Promise<PersonOfMarket | undefined> =>
  db.selectFrom('members').innerJoin('users', 'users.id', 'members.user_id')
    .select([
      'users.id as userId', 'members.id as memberId', 'members.company_id as companyId', 'members.shop_id as shopId',
      'users.name',
    ])
    .where('users.uid', '=', uid).executeTakeFirst()

export const findAnyOrder = async (db: Reader): Promise<boolean> =>
  (await db.selectFrom('orders').select('id').limit(1).executeTakeFirst()) !== undefined

/** Of these plates, those that some order has or had. */
export const listUsedPlates = async (db: Reader, carNos: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await db.selectFrom('orders').select('car_number')
    .where('car_number', '=', sql<string>`any(${carNos}::text[])`).execute()
  return new Set(rows.map(({ car_number }) => car_number))
}
