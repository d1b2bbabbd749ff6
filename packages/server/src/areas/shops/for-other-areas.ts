// What later areas and the tables of the product may use of companies and shops.
export { findCarrierSince, findCompany, findOperator, insertCompany, listCarriers } from './companies/companies.sql.ts'
export { companyProblem, plainCompany } from './companies/company-rules.ts'
export { fillCarriers } from './demo/fill-carriers.ts'
export { openShop, type OpenedShop, openShops } from './shops/open-shop.ts'
export { companies, shops } from './shop-parts.ts'
export {
  findShop, findShopByNumber, listBarred, listShopsByNumber, lockShop, type ShopRecord, updateBarred,
} from './shops/shops.sql.ts'
export { findDriver, listRates } from './transport/transport.sql.ts'
