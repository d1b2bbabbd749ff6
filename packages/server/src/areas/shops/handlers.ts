// Every call of companies, shops and transport companies, and the file that answers it.
import { changeCompany } from './companies/change-company.ts'
import { changeCompanyState } from './companies/change-company-state.ts'
import { createCompany } from './companies/create-company.ts'
import { getCompany, listCompanies } from './companies/reads.ts'
import type { ShopParts } from './shop-parts.ts'
import { changeShopGrade } from './shops/change-shop-grade.ts'
import { changeShop } from './shops/change-shop.ts'
import { changeShopState } from './shops/change-shop-state.ts'
import { getShop, listShops } from './shops/reads.ts'
import { changeTransportDriver } from './transport/change-transport-driver.ts'
import { createTransportDriver } from './transport/create-transport-driver.ts'
import { getTransportDriver, listTransportDrivers } from './transport/driver-reads.ts'
import { getTransportRates } from './transport/get-transport-rates.ts'
import { setTransportRates } from './transport/set-transport-rates.ts'

export const shopsHandlers = (parts: ShopParts) => ({
  listCompanies,
  getCompany,
  listShops,
  getShop,
  createCompany,
  changeCompany,
  changeCompanyState,
  changeShop,
  changeShopGrade,
  changeShopState,
  getTransportRates,
  setTransportRates,
  listTransportDrivers: listTransportDrivers(parts),
  getTransportDriver: getTransportDriver(parts),
  createTransportDriver: createTransportDriver(parts),
  changeTransportDriver: changeTransportDriver(parts),
})
