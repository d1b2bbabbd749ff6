// Finds car codes of any level: by any part of the Korean names, of the English name, or of the code.
import { referenceCalls } from '@bidyard/contract/calls/reference'
import type { ItemOf } from '@bidyard/contract/list'
import { useList } from '../../../api/use-list.ts'

export type FoundCode = ItemOf<typeof referenceCalls.searchCarCodes>

const size = 50

export const useSearchCodes = (find: string) => {
  const wanted = find.trim()
  const enabled = wanted !== ''
  // Filters of one list must all hold, so each of the ways to be found is a list of its own.
  const latin = enabled && !/[가-힣]/.test(wanted)
  const byName = useList(referenceCalls.searchCarCodes, { filter: { path: { like: wanted } }, sort: [{ path: 'asc' }], size, count: true }, enabled)
  const byEnglish = useList(referenceCalls.searchCarCodes, { filter: { nameEn: { like: wanted } }, sort: [{ path: 'asc' }], size }, latin)
  const byCode = useList(referenceCalls.searchCarCodes, { filter: { code: { like: wanted } }, sort: [{ path: 'asc' }], size }, latin)
  const lists = latin ? [byName, byEnglish, byCode] : [byName]
  const found = new Map(lists.flatMap(({ items }) => items).map((item) => [item.id, item]))
  return {
    items: [...found.values()].slice(0, size),
    /** Exact only when one list finds everything. */
    count: found.size > size || byName.count === '10,000+' || (byName.count ?? 0) > found.size ? (byName.count ?? found.size) : found.size,
    isLoading: lists.some(({ isLoading, isPrevious }) => isLoading || isPrevious),
    failure: lists.find(({ failure }) => failure !== null)?.failure ?? null,
    retry: () => lists.forEach((list) => list.retry()),
  }
}
