// Which bills are looked at, as it stands in the address.
import { sellerFeeState } from '@bidyard/contract/enums/finance'
import type { Filter } from '@bidyard/contract/list'
import { onlySet, type Given } from '../../../../ui/table/order.ts'

export const standings = ['billed', 'ended'] as const
type Standing = (typeof standings)[number]

/** An id is 36 characters; anything else names no car. */
const uuid = /^[0-9a-f-]{36}$/

export const readFeesSearch = ({ standing, order }: Given) => onlySet({
  standing: standings.find((one): one is Standing => one === standing),
  order: typeof order === 'string' && uuid.test(order) ? order : undefined,
})
export type FeesSearch = ReturnType<typeof readFeesSearch>

const statesOf = { billed: ['billed'], ended: sellerFeeState.values.filter((one) => one !== 'billed') } as const

export const feesFilter = ({ standing, order }: FeesSearch): Filter => ({
  ...(standing === undefined ? {} : { state: { in: [...statesOf[standing]] } }),
  ...(order === undefined ? {} : { orderId: { eq: order } }),
})

/** What is to be paid begins with what is due first; all else with the newest. */
export const feesSort = ({ standing }: FeesSearch) =>
  (standing === 'billed' ? [{ dueAt: 'asc' }] as const : [{ createdAt: 'desc' }] as const)

/** Of those, what is to be paid by whoever looks, though it stands far below what was billed since. */
export const toPayFilter = (search: FeesSearch, isForPartner: boolean): Filter => ({
  ...feesFilter({ ...search, standing: 'billed' }),
  ...(isForPartner ? { exhibitId: { isNull: true } } : {}),
})
