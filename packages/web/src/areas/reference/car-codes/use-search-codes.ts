// Finds car codes of any level: by any part of the Korean names, of the English name, or of the code.
import { referenceCalls } from '@bidyard/contract/calls/reference'
import type { ItemOf, ListQuery } from '@bidyard/contract/list'
import { useList } from '../../../api/list/use-list.ts'

export type FoundCode = ItemOf<typeof referenceCalls.searchCarCodes>

const size = 50
const none: ListQuery = {}

const ask = (filter: ListQuery['filter']): ListQuery => ({ filter, sort: [{ path: 'asc' }], size, count: true })

/** `현대 그랜저`: the first word names something above, the rest the code itself. */
const splitAsk = (wanted: string): ListQuery | null => {
  const [first = '', ...rest] = wanted.split(/\s+/)
  return rest.length === 0 ? null : ask({ path: { like: first }, nameKo: { like: rest.join(' ') } })
}

export const useSearchCodes = (find: string) => {
  const wanted = find.trim()
  const latin = wanted !== '' && !/[가-힣]/.test(wanted)
  const split = splitAsk(wanted)
  // Filters of one list must all hold, so each of the ways to be found is a list of its own.
  const byName = useList(referenceCalls.searchCarCodes, ask({ path: { like: wanted } }), wanted !== '')
  const bySplit = useList(referenceCalls.searchCarCodes, split ?? none, split !== null)
  const byEnglish = useList(referenceCalls.searchCarCodes, ask({ nameEn: { like: wanted } }), latin)
  const byCode = useList(referenceCalls.searchCarCodes, ask({ code: { like: wanted } }), latin)
  const lists = [byName, ...(split === null ? [] : [bySplit]), ...(latin ? [byEnglish, byCode] : [])]
  const found = new Map(lists.flatMap(({ items }) => items).map((item) => [item.id, item]))
  const most = lists.reduce((sum, { count }) => Math.max(sum, count === '10,000+' ? 10_000 : (count ?? 0)), 0)
  return {
    items: [...found.values()].slice(0, size),
    /** With more than fit, the longest of the lists is what can be told. */
    count: Math.max(most, found.size),
    isLoading: lists.some(({ isLoading, isPrevious }) => isLoading || isPrevious),
    failure: lists.find(({ failure }) => failure !== null)?.failure ?? null,
    retry: () => lists.forEach((list) => list.retry()),
  }
}
