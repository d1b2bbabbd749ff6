// Opens a dealer company with its shop: for the office and for the approval of a registration.
import type { RegistrationType, ShopGrade, ShopKind } from '@bidyard/contract/enums'
import type { Tx } from '../../../runtime/database/database.ts'
import { type CompanyFacts, insertCompany } from '../companies/companies.sql.ts'
import { insertShop } from './shops.sql.ts'

export interface NewShop {
  readonly name: string
  readonly registrationType: RegistrationType
  readonly grade?: ShopGrade
  readonly kind?: ShopKind
}

/** Undefined when another dealer company has the business number already. */
export const openShop = async (
  tx: Tx, facts: CompanyFacts, shop: NewShop,
): Promise<{ readonly companyId: string; readonly shopId: string } | undefined> => {
  const companyId = await insertCompany(tx, 'shop', facts)
  return companyId === undefined ? undefined : { companyId, shopId: await insertShop(tx, companyId, shop) }
}
