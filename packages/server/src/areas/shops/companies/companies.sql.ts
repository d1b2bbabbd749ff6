// Reads and writes companies.
import type { CompanyKind, CompanyState } from '@bidyard/contract/enums'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'
import { sqlStateOf } from '../../../runtime/database/sql-state.ts'

export interface Address {
  readonly postalCode: string
  readonly road: string
  readonly detail: string
}

export interface CompanyFacts {
  readonly name: string
  readonly businessNumber: string
  readonly corporateNumber: string | null
  readonly representativeName: string
  readonly phoneNumber: string
  readonly email: string | null
  readonly address: Address | null
}

export interface CompanyRecord {
  readonly id: string
  readonly kind: CompanyKind
  readonly state: CompanyState
  readonly name: string
  readonly businessNumber: string
  readonly corporateNumber: string | null
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

const columns = [
  'companies.id', 'companies.kind', 'companies.state', 'companies.name',
  'companies.business_number as businessNumber', 'companies.corporate_number as corporateNumber',
  'companies.representative_name as representativeName', 'companies.phone_number as phoneNumber', 'companies.email',
  'companies.postal_code as postalCode', 'companies.road_address as roadAddress',
  'companies.address_detail as addressDetail', 'companies.version', 'companies.created_at as createdAt',
  'companies.updated_at as updatedAt',
] as const

export const companiesQuery = (db: Reader) => db.selectFrom('companies').select(columns)

export const findCompany = (db: Reader, id: string): Promise<CompanyRecord | undefined> =>
  companiesQuery(db).where('id', '=', id).executeTakeFirst()

/** Whoever runs the house; there is one at most. */
export const findOperator = (db: Reader): Promise<CompanyRecord | undefined> =>
  companiesQuery(db).where('kind', '=', 'operator').executeTakeFirst()

/** Companies that bring cars, by name. */
export const listCarriers = async (
  db: Reader, max: number,
): Promise<readonly { readonly id: string; readonly name: string }[]> =>
  db.selectFrom('companies').select(['id', 'name'])
    .where('kind', '=', 'transport').where('state', '=', 'active').orderBy('name').orderBy('id').limit(max).execute()

/** Since when one of them has been there that still is; undefined where there is none. */
export const findCarrierSince = async (db: Reader): Promise<Date | undefined> => {
  const { rows: [found] } = await sql<{ since: Date | null }>`
    select min(coalesce(
      (select max(created_at) from state_history where machine = 'company' and row_id = companies.id),
      companies.created_at)) as since
    from companies where kind = 'transport' and state = 'active'`.execute(db)
  return found?.since ?? undefined
}

/** Of a row that this transaction has just written or locked. */
export const getCompanyRecord = (tx: Tx, id: string): Promise<CompanyRecord> =>
  companiesQuery(tx).where('id', '=', id).executeTakeFirstOrThrow()

export const lockCompany = (tx: Tx, id: string): Promise<CompanyRecord | undefined> =>
  companiesQuery(tx).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

const columnsOf = (facts: CompanyFacts) => ({
  name: facts.name, business_number: facts.businessNumber, corporate_number: facts.corporateNumber,
  representative_name: facts.representativeName, phone_number: facts.phoneNumber, email: facts.email,
  postal_code: facts.address?.postalCode ?? null, road_address: facts.address?.road ?? null,
  address_detail: facts.address?.detail ?? null,
})

/** The id of each by its number, but of those whose number another of the kind has. Of two at once, one gets it. */
export const insertCompanies = async (
  tx: Tx, kind: CompanyKind, companies: readonly CompanyFacts[],
): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await sql<{ businessNumber: string; id: string }>`
    with clock as materialized (select app_now() as now)
    insert into companies (
      kind, name, business_number, corporate_number, representative_name, phone_number, email, postal_code,
      road_address, address_detail, created_at, updated_at)
    select ${kind}, name, business_number, corporate_number, representative_name, phone_number, email, postal_code,
      road_address, address_detail, now, now
    from json_populate_recordset(null::companies, ${JSON.stringify(companies.map(columnsOf))}::text::json), clock
    on conflict do nothing
    returning business_number as "businessNumber", id`.execute(tx)
  return new Map(rows.map(({ businessNumber, id }) => [businessNumber, id]))
}

/** Undefined when a company of the kind has the number already. */
export const insertCompany = async (tx: Tx, kind: CompanyKind, facts: CompanyFacts): Promise<string | undefined> =>
  (await insertCompanies(tx, kind, [facts])).get(facts.businessNumber)

/** Tells whether another company of the kind has this number. */
export const findNumberTaken = async (
  db: Reader, company: { readonly id: string; readonly kind: CompanyKind }, businessNumber: string,
): Promise<boolean> => {
  const row = await db.selectFrom('companies').select('id').where('kind', '=', company.kind)
    .where('business_number', '=', businessNumber).where('id', '<>', company.id).executeTakeFirst()
  return row !== undefined
}

/** False where another company of the kind got the number at this very moment: nothing else can be done then. */
export const updateCompany = async (tx: Tx, id: string, facts: CompanyFacts): Promise<boolean> => {
  try {
    await tx
      .updateTable('companies')
      .set({ ...columnsOf(facts), version: sql`version + 1`, updated_at: sql<Date>`app_now()` })
      .where('id', '=', id).execute()
    return true
  } catch (error) {
    if (sqlStateOf(error) === '23505') return false
    throw error
  }
}

/** The rates of a transport company count as its own facts. */
export const updateCompanyVersion = async (tx: Tx, id: string): Promise<number> => {
  const { version } = await tx
    .updateTable('companies').set({ version: sql`version + 1`, updated_at: sql<Date>`app_now()` })
    .where('id', '=', id).returning('version').executeTakeFirstOrThrow()
  return version
}
