// The office's list of contracts as it stands in the address.
import {
  contractAttention, contractKind, contractStep, dutyParty, screeningState,
} from '@bidyard/contract/enums/contracts'
import type { Filter } from '@bidyard/contract/list'
import { onlySet, readChoice, readOrder, readText, type Given } from '../../../ui/table/order.ts'

export const contractOrders = ['dueAt', 'awardedAt', 'createdAt', 'updatedAt'] as const

export const readOfficeSearch = (given: Given) =>
  onlySet({
    find: readText(given['find']),
    kind: readChoice(contractKind, given['kind']),
    step: readChoice(contractStep, given['step']),
    whose: readChoice(dutyParty, given['whose']),
    papers: readChoice(screeningState, given['papers']),
    attention: readChoice(contractAttention, given['attention']),
    late: given['late'] === true ? true : undefined,
    without: given['without'] === true ? true : undefined,
    sort: readOrder(contractOrders, given['sort']),
  })
export type OfficeSearch = ReturnType<typeof readOfficeSearch>

const isContractNo = (find: string): boolean => /^[A-Za-z]\d/.test(find)
const minuteMs = 60_000

/** Whole minutes, so that the same list has one key for a while. */
export const officeFilter = (search: OfficeSearch, nowMs: number): Filter => {
  const { find, kind, step, whose, papers, attention, late, without } = search
  const now = new Date(Math.floor(nowMs / minuteMs) * minuteMs).toISOString()
  return {
    ...(find === undefined ? {} : isContractNo(find) ? { contractNo: { like: find } } : { carNumber: { like: find } }),
    ...(kind === undefined ? {} : { kind: { eq: kind } }),
    // What asks for somebody is shown whatever became of it.
    ...(step === undefined && attention === undefined && papers === undefined && without === undefined
      ? { state: { notIn: ['done', 'cancelled'] } } : {}),
    ...(step === undefined ? {} : { state: { eq: step } }),
    ...(whose === undefined ? {} : { whose: { eq: whose } }),
    ...(papers === undefined ? {} : { screeningState: { eq: papers } }),
    // Those finished without papers count as approved, and are no answer to whose papers were.
    ...(without === undefined ? {} : { withoutPapersAt: { isNotNull: true } }),
    ...(papers === 'approved' && without === undefined ? { withoutPapersAt: { isNull: true } } : {}),
    ...(attention === undefined ? {} : { attention: { eq: attention } }),
    ...(late === undefined ? {} : { dueAt: { lt: now } }),
  }
}
