// Reads and writes shops, each with what its company is known by.
import type { CompanyState, RegistrationType, ShopGrade, ShopKind, ShopState } from '@bidyard/contract/enums'
import { sql } from 'kysely'
import { planAnew, type Reader, type Tx } from '../../../runtime/database/database.ts'

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
  /** Never to bid again. */
  readonly isBarred: boolean
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
      'shops.updated_at as updatedAt', sql<boolean>`(shops.barred_at is not null)`.as('isBarred'),
    ])

export const findShop = (db: Reader, id: string): Promise<ShopRecord | undefined> =>
  shopsQuery(db).where('shops.id', '=', id).executeTakeFirst()

/** Of a row that this transaction has just written or locked. */
export const getShopRecord = (tx: Tx, id: string): Promise<ShopRecord> =>
  shopsQuery(tx).where('shops.id', '=', id).executeTakeFirstOrThrow()

export const findShopByNumber = (db: Reader, businessNumber: string): Promise<ShopRecord | undefined> =>
  shopsQuery(db).where('companies.kind', '=', 'shop').where('companies.business_number', '=', businessNumber)
    .executeTakeFirst()

/** Those of these numbers that there are. */
export const listShopsByNumber = async (
  db: Reader, businessNumbers: readonly string[],
): Promise<readonly Pick<ShopRecord, 'id' | 'companyId' | 'businessNumber' | 'state'>[]> => {
  const { rows } = await sql<Pick<ShopRecord, 'id' | 'companyId' | 'businessNumber' | 'state'>>`${planAnew}
    select shops.id, shops.company_id as "companyId", companies.business_number as "businessNumber", shops.state
    from companies join shops on shops.company_id = companies.id
    where companies.kind = 'shop' and companies.business_number = any(${businessNumbers}::text[])`.execute(db)
  return rows
}

export const lockShop = async (tx: Tx, id: string): Promise<ShopRecord | undefined> => {
  await tx.selectFrom('shops').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  return findShop(tx, id)
}

export const listShopIdsOf = async (db: Reader, companyIds: readonly string[]): Promise<string[]> => {
  const rows = await db.selectFrom('shops').select('id')
    .where('company_id', '=', sql<string>`any(${companyIds}::uuid[])`).execute()
  return rows.map(({ id }) => id)
}

export interface NewShop {
  readonly name: string
  readonly registrationType: RegistrationType
  readonly grade?: ShopGrade
  readonly kind?: ShopKind
}

/** The id of each by its company. */
export const insertShops = async (
  tx: Tx, opened: readonly (NewShop & { readonly companyId: string })[],
): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await sql<{ companyId: string; id: string }>`
    with clock as materialized (select app_now() as now)
    insert into shops (company_id, name, registration_type, grade, kind, created_at, updated_at)
    select "companyId", name, "registrationType", coalesce(grade, 'c-class'), coalesce(kind, 'dealer'), now, now
    from json_to_recordset(${JSON.stringify(opened)}::text::json) as given (
        "companyId" uuid, name text, "registrationType" text, grade text, kind text), clock
    returning company_id as "companyId", id`.execute(tx)
  return new Map(rows.map(({ companyId, id }) => [companyId, id]))
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

/** Those among them that may never bid again. */
export const listBarred = async (db: Reader, ids: readonly string[]): Promise<readonly string[]> =>
  (await db.selectFrom('shops').select('id').where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('barred_at', 'is not', null).execute()).map(({ id }) => id)

/** Answers whether it was any different before. */
export const updateBarred = async (tx: Tx, id: string, isBarred: boolean): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('shops')
    .set({ barred_at: isBarred ? sql<Date>`app_now()` : null, updated_at: sql<Date>`app_now()` })
    .where('id', '=', id).where('barred_at', isBarred ? 'is' : 'is not', null).executeTakeFirst()
  return numUpdatedRows > 0n
}
