// Opens dealer companies with their shops: for the office, for the approval of a registration, and from files.
import type { Tx } from '../../../runtime/database/database.ts'
import { type CompanyFacts, insertCompanies } from '../companies/companies.sql.ts'
import { insertShops, type NewShop } from './shops.sql.ts'

export interface OpenedShop {
  readonly companyId: string
  readonly shopId: string
}

/** By their business numbers; those are left out whose number another dealer company has already. */
export const openShops = async (
  tx: Tx, wanted: readonly { readonly facts: CompanyFacts; readonly shop: NewShop }[],
): Promise<ReadonlyMap<string, OpenedShop>> => {
  const companyIds = await insertCompanies(tx, 'shop', wanted.map(({ facts }) => facts))
  const opened = wanted.flatMap(({ facts: { businessNumber }, shop }) => {
    const companyId = companyIds.get(businessNumber)
    return companyId === undefined ? [] : [{ ...shop, companyId, businessNumber }]
  })
  const shopIds = await insertShops(tx, opened)
  return new Map(opened.flatMap(({ companyId, businessNumber }) => {
    const shopId = shopIds.get(companyId)
    return shopId === undefined ? [] : [[businessNumber, { companyId, shopId }] as const]
  }))
}

/** Undefined when another dealer company has the business number already. */
export const openShop = async (tx: Tx, facts: CompanyFacts, shop: NewShop): Promise<OpenedShop | undefined> =>
  (await openShops(tx, [{ facts, shop }])).get(facts.businessNumber)
