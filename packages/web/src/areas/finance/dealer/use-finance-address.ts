// The address of the dealer's money: read, and changed piece by piece.
import { useNavigate, useSearch } from '@tanstack/react-router'
import { onlySet } from '../../../ui/table/order.ts'
import type { FinanceSearch } from './finance-search.ts'

export const useFinanceAddress = () => {
  const navigate = useNavigate()
  const search = useSearch({ from: '/framed/dealer/finance' })
  const go = (next: Partial<Record<keyof FinanceSearch, unknown>>, replace: boolean) =>
    void navigate({
      to: '/finance', search: onlySet({ ...search, ...next }) as FinanceSearch, replace, resetScroll: false,
    })
  return {
    search,
    /** Another filter or month is no step of its own. */
    change: (next: Partial<Record<keyof FinanceSearch, unknown>>) => go(next, true),
    visit: (next: Partial<Record<keyof FinanceSearch, unknown>>) => go(next, false),
  }
}
