// Reads and writes partners: a company's code and settings.
import { sql } from 'kysely'
import type { Reader, Tx } from '../../runtime/database/database.ts'

export const partnersQuery = (db: Reader) => db
  .selectFrom('partners')
  .innerJoin('companies', 'companies.id', 'partners.company_id')
  .select([
    'partners.company_id as id', 'companies.name', 'companies.state as companyState', 'partners.code',
    'partners.may_act_for_customers as mayActForCustomers', 'partners.deep_link as deepLink',
    'partners.frame_ancestors as frameAncestors', 'partners.version', 'partners.created_at as createdAt',
    'partners.updated_at as updatedAt',
  ])

export type PartnerRecord = Awaited<ReturnType<ReturnType<typeof partnersQuery>['executeTakeFirstOrThrow']>>

export const findPartner = (db: Reader, id: string): Promise<PartnerRecord | undefined> =>
  partnersQuery(db).where('partners.company_id', '=', id).executeTakeFirst()

/** Of a row that this transaction has just written or locked. */
export const getPartnerRecord = (tx: Tx, id: string): Promise<PartnerRecord> =>
  partnersQuery(tx).where('partners.company_id', '=', id).executeTakeFirstOrThrow()

/** Only one that takes part at present. */
export const findOpenPartner = (db: Reader, code: string): Promise<PartnerRecord | undefined> =>
  partnersQuery(db).where('partners.code', '=', code).where('companies.state', '=', 'active').executeTakeFirst()

/** Puts in order whatever is counted or named once within one partner; references to the row do not wait. */
export const lockPartner = async (tx: Tx, id: string): Promise<PartnerRecord | undefined> => {
  await tx.selectFrom('partners').select('code').where('company_id', '=', id).forNoKeyUpdate().execute()
  return findPartner(tx, id)
}

interface Settings {
  readonly mayActForCustomers: boolean
  readonly deepLink: string | null
  readonly frameAncestors: readonly string[]
}

const columnsOf = ({ mayActForCustomers, deepLink, frameAncestors }: Settings) => ({
  may_act_for_customers: mayActForCustomers, deep_link: deepLink, frame_ancestors: [...frameAncestors],
})

/** Tells whether code and company were free. */
export const insertPartner = async (
  tx: Tx, given: Settings & { readonly companyId: string; readonly code: string },
): Promise<boolean> => {
  const row = await tx
    .insertInto('partners')
    .values({ company_id: given.companyId, code: given.code, ...columnsOf(given) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('code').executeTakeFirst()
  return row !== undefined
}

export const updatePartner = async (tx: Tx, id: string, settings: Settings): Promise<void> => {
  await tx
    .updateTable('partners')
    .set({ ...columnsOf(settings), version: sql<number>`version + 1`, updated_at: sql<Date>`app_now()` })
    .where('company_id', '=', id).execute()
}
