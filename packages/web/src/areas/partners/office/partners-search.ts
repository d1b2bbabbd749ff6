// Partners as they stand in the address.
import type { Filter } from '@bidyard/contract/list'
import { onlySet, readOrder, readText, type Given } from '../../../ui/table/order.ts'

export const partnerOrders = ['name', 'code', 'createdAt'] as const

export const readPartnersSearch = (given: Given) =>
  onlySet({
    find: readText(given['find']),
    sort: readOrder(partnerOrders, given['sort']),
    /** The company that is about to become a partner. */
    register: readText(given['register']),
  })
export type PartnersSearch = ReturnType<typeof readPartnersSearch>

/** A code is all small Latin letters; a name hardly ever. */
export const partnersFilter = ({ find }: PartnersSearch): Filter => {
  if (find === undefined) return {}
  return /^[a-z0-9-]+$/.test(find) ? { code: { like: find } } : { name: { like: find } }
}

export const partnerTabs = ['settings', 'keys', 'customers', 'cars', 'staff'] as const
export type PartnerTab = (typeof partnerTabs)[number]

export const readPartnerTab = (given: Given) =>
  onlySet({
    tab: partnerTabs.find((one) => one === given['tab']),
    find: readText(given['find']),
  })
export type PartnerPageSearch = ReturnType<typeof readPartnerTab>
