// Opens a company in the tables, a dealer company with its shop: for the office and for the approval of a registration.
import type { CompanyKind, RegistrationType, ShopGrade } from '@bidyard/contract/enums'
import type { Tx } from '../../../runtime/database/database.ts'
import { insertShop } from '../shops/shops.sql.ts'
import { type CompanyFacts, insertCompany } from './companies.sql.ts'

export interface NewShop {
  readonly name: string
  readonly registrationType: RegistrationType
  readonly grade?: ShopGrade
}

/** Undefined when a company of the kind has the business number already. */
export const openCompany = (tx: Tx, kind: CompanyKind, facts: CompanyFacts): Promise<string | undefined> =>
  insertCompany(tx, kind, facts)

export const openShop = async (
  tx: Tx, facts: CompanyFacts, shop: NewShop,
): Promise<{ readonly companyId: string; readonly shopId: string } | undefined> => {
  const companyId = await insertCompany(tx, 'shop', facts)
  return companyId === undefined ? undefined : { companyId, shopId: await insertShop(tx, companyId, shop) }
}
