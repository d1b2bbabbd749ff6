// Violations and appeals as they stand in the address.
import {
  shopViolationState, violationAppealState, violationDetailType, violationEscalation, violationType,
} from '@bidyard/contract/enums/violations'
import type { Filter } from '@bidyard/contract/list'
import { onlySet, readChoice, readOrder, readText, type Given } from '../../../../ui/table/order.ts'

export const violationOrders = ['violateAt', 'createdAt'] as const
export const appealOrders = ['submittedAt', 'createdAt'] as const

export const readSanctionsSearch = (given: Given) =>
  onlySet({
    tab: given['tab'] === 'appeals' ? ('appeals' as const) : undefined,
    find: readText(given['find']),
    state: readChoice(shopViolationState, given['state']),
    type: readChoice(violationType, given['type']),
    detail: readChoice(violationDetailType, given['detail']),
    escalation: readChoice(violationEscalation, given['escalation']),
    appeal: readChoice(violationAppealState, given['appeal']),
    sort: readOrder(violationOrders, given['sort']),
    by: readOrder(appealOrders, given['by']),
  })
export type SanctionsSearch = ReturnType<typeof readSanctionsSearch>

const found = (find: string | undefined): Filter => {
  if (find === undefined) return {}
  return /^[A-Za-z]\d/.test(find) ? { violationNo: { like: find } } : { shopName: { like: find } }
}

export const violationsFilter = ({ find, state, type, detail, escalation }: SanctionsSearch): Filter => ({
  ...found(find),
  ...(state === undefined ? {} : { state: { eq: state } }),
  ...(type === undefined ? {} : { type: { eq: type } }),
  ...(detail === undefined ? {} : { detail: { eq: detail } }),
  ...(escalation === undefined ? {} : { escalation: { eq: escalation } }),
})

export const appealsFilter = ({ find, appeal, detail }: SanctionsSearch): Filter => ({
  ...found(find),
  ...(appeal === undefined ? {} : { state: { eq: appeal } }),
  ...(detail === undefined ? {} : { detail: { eq: detail } }),
})
