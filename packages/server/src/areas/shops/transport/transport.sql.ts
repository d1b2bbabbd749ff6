// Reads and writes the rates and the drivers of transport companies.
import type { Province } from '@bidyard/contract/enums'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'

export interface Rate {
  readonly from: Province
  readonly to: Province
  readonly amountWon: number
}

export const listRates = async (db: Reader, companyId: string): Promise<Rate[]> =>
  (await db
    .selectFrom('transport_rates')
    .select(['from_province as from', 'to_province as to', 'amount_won as amountWon'])
    .where('company_id', '=', companyId).orderBy('from_province').orderBy('to_province').execute()) as Rate[]

export const insertRates = async (tx: Tx, companyId: string, rates: readonly Rate[]): Promise<void> => {
  if (rates.length === 0) return
  await tx
    .insertInto('transport_rates')
    .values(rates.map(({ from, to, amountWon }) => ({
      company_id: companyId, from_province: from, to_province: to, amount_won: amountWon,
    })))
    .execute()
}

export const deleteRates = async (tx: Tx, companyId: string): Promise<void> => {
  await tx.deleteFrom('transport_rates').where('company_id', '=', companyId).execute()
}

export interface DriverRecord {
  readonly id: string
  readonly companyId: string
  readonly name: string
  readonly phoneSealed: Uint8Array
  readonly isActive: boolean
  readonly version: number
  readonly createdAt: Date
  readonly updatedAt: Date
}

export const driversQuery = (db: Reader) =>
  db.selectFrom('transport_drivers').select([
    'id', 'company_id as companyId', 'name', 'phone_sealed as phoneSealed', 'is_active as isActive', 'version',
    'created_at as createdAt', 'updated_at as updatedAt',
  ])

export const findDriver = (db: Reader, id: string): Promise<DriverRecord | undefined> =>
  driversQuery(db).where('id', '=', id).executeTakeFirst()

/** Of a row that this transaction has just written or locked. */
export const getDriverRecord = (tx: Tx, id: string): Promise<DriverRecord> =>
  driversQuery(tx).where('id', '=', id).executeTakeFirstOrThrow()

export const lockDriver = (tx: Tx, id: string): Promise<DriverRecord | undefined> =>
  driversQuery(tx).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

export const insertDriver = async (tx: Tx, driver: {
  readonly companyId: string; readonly name: string; readonly phoneSealed: Uint8Array
}): Promise<string> => {
  const { id } = await tx
    .insertInto('transport_drivers')
    .values({ company_id: driver.companyId, name: driver.name, phone_sealed: driver.phoneSealed })
    .returning('id').executeTakeFirstOrThrow()
  return id
}

export const updateDriver = async (tx: Tx, id: string, changes: {
  readonly name: string; readonly phoneSealed: Uint8Array; readonly isActive: boolean
}): Promise<void> => {
  await tx
    .updateTable('transport_drivers')
    .set({
      name: changes.name, phone_sealed: changes.phoneSealed, is_active: changes.isActive,
      version: sql`version + 1`, updated_at: sql<Date>`app_now()`,
    })
    .where('id', '=', id).execute()
}
