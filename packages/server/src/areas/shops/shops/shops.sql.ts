// Reads and writes shops, each with what its company is known by.
import type { CompanyState, RegistrationType, ShopGrade, ShopKind, ShopState } from '@bidyard/contract/enums'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'

export interface ShopRecord {
  readonly id: string
  readonly companyId: string
  readonly companyState: CompanyState
  readonly name: string
  readonly state: ShopState
  readonly grade: ShopGrade
  readonly registrationType: RegistrationType
  readonly businessNumber: string
  readonly representativeName: string
  readonly phoneNumber: string
  readonly email: string | null
  readonly postalCode: string | null
  readonly roadAddress: string | null
  readonly addressDetail: string | null
  readonly version: number
  readonly createdAt: Date
  readonly updatedAt: Date
}

export const shopsQuery = (db: Reader) =>
  db
    .selectFrom('shops')
    .innerJoin('companies', 'companies.id', 'shops.company_id')
    .select([
      'shops.id', 'shops.company_id as companyId', 'companies.state as companyState', 'shops.name', 'shops.state',
      'shops.grade', 'shops.registration_type as registrationType', 'companies.business_number as businessNumber',
      'companies.representative_name as representativeName', 'companies.phone_number as phoneNumber',
      'companies.email', 'companies.postal_code as postalCode', 'companies.road_address as roadAddress',
      'companies.address_detail as addressDetail', 'shops.version', 'shops.created_at as createdAt',
      'shops.updated_at as updatedAt',
    ])

export const findShop = async (db: Reader, id: string): Promise<ShopRecord | undefined> =>
  (await shopsQuery(db).where('shops.id', '=', id).executeTakeFirst()) as ShopRecord | undefined

/** Of a row that this transaction has just written or locked. */
export const getShopRecord = async (tx: Tx, id: string): Promise<ShopRecord> =>
  (await shopsQuery(tx).where('shops.id', '=', id).executeTakeFirstOrThrow()) as ShopRecord

export const findShopByNumber = async (db: Reader, businessNumber: string): Promise<ShopRecord | undefined> =>
  (await shopsQuery(db).where('companies.kind', '=', 'shop').where('companies.business_number', '=', businessNumber)
    .executeTakeFirst()) as ShopRecord | undefined

export const lockShop = async (tx: Tx, id: string): Promise<ShopRecord | undefined> => {
  await tx.selectFrom('shops').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  return findShop(tx, id)
}

export const listShopIdsOf = async (db: Reader, companyIds: readonly string[]): Promise<string[]> => {
  const rows = await db.selectFrom('shops').select('id')
    .where('company_id', '=', sql<string>`any(${companyIds}::uuid[])`).execute()
  return rows.map(({ id }) => id)
}

export const insertShop = async (tx: Tx, companyId: string, shop: {
  readonly name: string; readonly registrationType: RegistrationType; readonly grade?: ShopGrade
  readonly kind?: ShopKind
}): Promise<string> => {
  const { id } = await tx
    .insertInto('shops')
    .values({
      company_id: companyId, name: shop.name, registration_type: shop.registrationType,
      ...(shop.grade === undefined ? {} : { grade: shop.grade }),
      ...(shop.kind === undefined ? {} : { kind: shop.kind }),
    })
    .returning('id').executeTakeFirstOrThrow()
  return id
}

export const updateShop = async (tx: Tx, id: string, changes: {
  readonly name?: string; readonly registrationType?: RegistrationType; readonly grade?: ShopGrade
}): Promise<void> => {
  const { name, registrationType, grade } = changes
  await tx
    .updateTable('shops')
    .set({
      ...(name === undefined ? {} : { name }), ...(grade === undefined ? {} : { grade }),
      ...(registrationType === undefined ? {} : { registration_type: registrationType }),
      version: sql`version + 1`, updated_at: sql<Date>`app_now()`,
    })
    .where('id', '=', id).execute()
}

/** Answers whether it was any different before. */
export const updateBarred = async (tx: Tx, id: string, isBarred: boolean): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('shops')
    .set({ barred_at: isBarred ? sql<Date>`app_now()` : null, updated_at: sql<Date>`app_now()` })
    .where('id', '=', id).where('barred_at', isBarred ? 'is' : 'is not', null).executeTakeFirst()
  return numUpdatedRows > 0n
}
