// The list of companies as it stands in the address: one kind at a time.
import { companyKind, companyState, type CompanyKind } from '@bidyard/contract/enums/shops'
import type { Filter } from '@bidyard/contract/list'
import { onlySet, readChoice, readOrder, readText, type Given } from '../../../ui/table/order.ts'
import { foundBy } from '../parts/found-by.ts'

export const companyOrders = ['name', 'createdAt', 'updatedAt'] as const
/** In the order of the tabs: what the office looks for most comes first. */
export const companyKinds = ['shop', 'transport', 'partner', 'operator'] as const satisfies readonly CompanyKind[]

export const readCompaniesSearch = (given: Given) =>
  onlySet({
    kind: readChoice(companyKind, given['kind']),
    find: readText(given['find']),
    state: readChoice(companyState, given['state']),
    sort: readOrder(companyOrders, given['sort']),
  })
export type CompaniesSearch = ReturnType<typeof readCompaniesSearch>

export const kindOf = ({ kind = 'shop' }: CompaniesSearch): CompanyKind => kind

export const companiesFilter = (search: CompaniesSearch): Filter => ({
  kind: { eq: kindOf(search) },
  ...foundBy(search.find, 'name'),
  ...(search.state === undefined ? {} : { state: { eq: search.state } }),
})

export const companyTabs = ['facts', 'rates', 'drivers'] as const
export type CompanyTab = (typeof companyTabs)[number]

export interface TabSearch {
  readonly tab?: CompanyTab
}

export const readCompanyTab = ({ tab }: Given): TabSearch => {
  const found = companyTabs.find((one) => one === tab)
  return found === undefined || found === 'facts' ? {} : { tab: found }
}

export interface NewCompany {
  readonly kind?: CompanyKind
}

export const readNewCompany = ({ kind }: Given): NewCompany =>
  onlySet({ kind: readChoice(companyKind, kind) })
