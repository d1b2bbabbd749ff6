// Opening and closing an account number, for a deposit, a month or an amount.
import type { CallDefinition } from '@bidyard/contract/call'
import { virtualAccountCalls } from '@bidyard/contract/calls/finance/virtual-accounts'
import { useQueryClient } from '@tanstack/react-query'
import { forgetPaths } from '../../../../api/query-key.ts'
import { useCall } from '../../../../api/use-call.ts'
import { useText } from '../../../../text/use-text.ts'
import { showToast } from '../../../../ui/overlay/toast.ts'
import type { Month } from '../month.ts'

export type PaidFor =
  | { readonly what: 'deposit' }
  | { readonly what: 'month'; readonly month: Month }
  | { readonly what: 'amount'; readonly amountId: string }

const touches = ['/virtual-accounts', '/shop-deposits', '/shop-subscriptions', '/amounts', '/context/shop-member']

const useAct = <D extends CallDefinition>(definition: D, done: string | null) => {
  const queries = useQueryClient()
  return useCall(definition, {
    onSuccess: () => {
      if (done !== null) showToast({ tone: 'done', title: done })
      return forgetPaths(queries, touches)
    },
    // Somebody else of the shop may have been quicker; the screen should show what they did.
    onFailure: () => void forgetPaths(queries, touches),
  })
}

export const useOpenAccount = (paidFor: PaidFor) => {
  const deposit = useAct(virtualAccountCalls.openDepositAccount, null)
  const month = useAct(virtualAccountCalls.openVirtualAccount, null)
  const amount = useAct(virtualAccountCalls.openAmountAccount, null)
  switch (paidFor.what) {
    case 'deposit': return { ...deposit, act: () => deposit.mutateAsync({}) }
    case 'month': return { ...month, act: () => month.mutateAsync({ body: { month: paidFor.month } }) }
    case 'amount': return { ...amount, act: () => amount.mutateAsync({ params: { id: paidFor.amountId } }) }
  }
}

export const useCloseAccount = (paidFor: PaidFor) => {
  const say = useText('finance')
  const closed = say('accountClosed')
  const deposit = useAct(virtualAccountCalls.closeDepositAccount, closed)
  const month = useAct(virtualAccountCalls.closeVirtualAccount, closed)
  const amount = useAct(virtualAccountCalls.closeAmountAccount, closed)
  switch (paidFor.what) {
    case 'deposit': return { ...deposit, act: () => deposit.mutateAsync({}) }
    case 'month': return { ...month, act: () => month.mutateAsync({ body: { month: paidFor.month } }) }
    case 'amount': return { ...amount, act: () => amount.mutateAsync({ params: { id: paidFor.amountId } }) }
  }
}
