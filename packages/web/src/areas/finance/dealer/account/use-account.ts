// The account number that something is paid into: the open one, or the last one that was closed.
import { virtualAccountCalls } from '@bidyard/contract/calls/finance/virtual-accounts'
import type { Filter, ItemOf } from '@bidyard/contract/list'
import { useList } from '../../../../api/list/use-list.ts'

export type Account = ItemOf<typeof virtualAccountCalls.listVirtualAccounts>

/** One is open at most; two that were closed may have been due at the same hour. */
const currentOf = (accounts: readonly Account[]): Account | null => {
  const [newest = null] = accounts.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
  return accounts.find(({ state }) => state === 'opened') ?? newest
}

/** Undefined until it is known. */
export const useAccount = (filter: Filter): Account | null | undefined => {
  const { items, isLoading } = useList(virtualAccountCalls.listVirtualAccounts, {
    filter, sort: [{ dueAt: 'desc' }], size: 10,
  })
  return isLoading ? undefined : currentOf(items)
}
