// The conditions of the list of amounts out of the address. Here, so that no first visit loads the words of all states.
import { amountState, feeType } from '@bidyard/contract/enums/finance'
import type { Filter } from '@bidyard/contract/list'
import { onlySet, readChoice } from '../../../../ui/table/order.ts'
import type { FinanceSearch } from '../finance-search.ts'

export const conditionsOf = ({ find, state, fee, overdue }: FinanceSearch) =>
  onlySet({ find, state: readChoice(amountState, state), fee: readChoice(feeType, fee), overdue })
export type Conditions = ReturnType<typeof conditionsOf>

export const amountsFilter = ({ find, state, fee, overdue }: Conditions): Filter => ({
  ...(find === undefined ? {} : { amountNo: { like: find } }),
  ...(state === undefined ? {} : { state: { eq: state } }),
  ...(fee === undefined ? {} : { feeType: { eq: fee } }),
  ...(overdue === undefined ? {} : { isOverdue: { eq: true } }),
})
