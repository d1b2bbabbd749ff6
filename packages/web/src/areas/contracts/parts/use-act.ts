// Does one act on a contract: says afterwards that it is done, and has everything that stands with it asked for anew.
import type { CallDefinition } from '@bidyard/contract/call'
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import type { Contract } from '@bidyard/contract/shapes/contracts/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { forgetPaths, queryKeyOf } from '../../../api/query-key.ts'
import { useCall } from '../../../api/use-call.ts'
import { showToast } from '../../../ui/overlay/toast.ts'

export const touchedByContracts = [
  '/contracts', '/biddings', '/auction-bidders', '/auction-buyer-trade-processes', '/auctions', '/fault-cases',
  '/orders', '/seller-payouts', '/money-proposals', '/money-desk', '/context/shop-member',
] as const

export const useLookAgain = () => {
  const queries = useQueryClient()
  return () => forgetPaths(queries, touchedByContracts)
}

/** What an act answered takes the place of what was read before: a draft that was just saved has a new number. */
export const usePutContract = () => {
  const queries = useQueryClient()
  return (contract: Contract) =>
    void queries.setQueryData(queryKeyOf(contractsCalls.getContract, { params: { id: contract.id } }), contract)
}

/** The place of what is next; a page shows one contract. */
export const nowId = 'contract-now'

/** Whoever did something far down the page sees what is next, which stands at its top. */
const showNow = (): void => {
  const place = document.getElementById(nowId)
  if (place !== null && place.getBoundingClientRect().top < 0) place.scrollIntoView()
}

interface ActWish {
  readonly done: string
  readonly text?: string | undefined
  readonly onDone?: (() => void) | undefined
}

export const useAct = <D extends CallDefinition>(definition: D, { done, text, onDone }: ActWish) => {
  const look = useLookAgain()
  return useCall(definition, {
    onSuccess: () => {
      showToast({ tone: 'done', title: done, text })
      onDone?.()
      showNow()
      void look()
    },
    // Somebody else may have been quicker; the screen should show what they did.
    onFailure: () => void look(),
  })
}
