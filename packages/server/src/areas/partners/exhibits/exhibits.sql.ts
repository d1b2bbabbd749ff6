// Reads and writes exhibits: the cars that partners present for their customers.
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'

const columns = [
  'exhibits.id', 'exhibits.partner_id as partnerId', 'exhibits.customer_id as customerId',
  'exhibits.exhibit_key as exhibitKey', 'exhibits.car_no as carNo', 'exhibits.created_at as createdAt',
  'exhibits.updated_at as updatedAt',
] as const

export const exhibitsQuery = (db: Reader) => db.selectFrom('exhibits').select(columns)

export type ExhibitRecord = Awaited<ReturnType<ReturnType<typeof exhibitsQuery>['executeTakeFirstOrThrow']>>

export const findExhibit = (db: Reader, id: string): Promise<ExhibitRecord | undefined> =>
  exhibitsQuery(db).where('id', '=', id).executeTakeFirst()

/** The one car of a customer that fits what was said; two that fit are as good as none. */
export const findExhibitOf = async (
  db: Reader, customerId: string, said: { readonly exhibitKey: string | undefined; readonly carNo: string | undefined },
): Promise<ExhibitRecord | undefined> => {
  const { exhibitKey, carNo } = said
  const [one, other] = await exhibitsQuery(db)
    .where('customer_id', '=', customerId)
    .$if(exhibitKey !== undefined, (query) => query.where('exhibit_key', '=', exhibitKey ?? ''))
    .$if(carNo !== undefined, (query) => query.where('car_no', '=', carNo ?? ''))
    .limit(2).execute()
  return other === undefined ? one : undefined
}

/** As whom their customers come in. */
export const listOwnersOfExhibits = (db: Reader, exhibitIds: readonly string[]) =>
  db
    .selectFrom('exhibits')
    .innerJoin('partner_customers', 'partner_customers.id', 'exhibits.customer_id')
    .innerJoin('members', 'members.user_id', 'partner_customers.user_id')
    .innerJoin('users', 'users.id', 'members.user_id')
    .select([
      'exhibits.id as exhibitId', 'members.id as memberId', 'users.name',
      'partner_customers.phone_sealed as phoneSealed',
    ])
    .where('members.type', '=', 'partner_customer_user').where('members.state', '<>', 'left')
    .where('exhibits.id', '=', sql<string>`any(${exhibitIds}::uuid[])`).orderBy('exhibits.id').execute()

/** Nothing when the partner calls another car so. */
export const insertExhibit = (tx: Tx, given: {
  readonly partnerId: string; readonly customerId: string; readonly exhibitKey: string; readonly carNo: string
}): Promise<ExhibitRecord | undefined> =>
  tx
    .insertInto('exhibits')
    .values({
      partner_id: given.partnerId, customer_id: given.customerId, exhibit_key: given.exhibitKey, car_no: given.carNo,
    })
    .onConflict((conflict) => conflict.columns(['partner_id', 'exhibit_key']).doNothing())
    .returning(columns).executeTakeFirst()
