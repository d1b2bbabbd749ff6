// The next piece belongs to the search whose rows said that they end, and one that failed waits for a wish.
import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { wayToMore } from './use-more.ts'

const pieces = (asked: string[], search: string, answer = async (): Promise<void> => {}) => ({
  queryKey: [search],
  queryFn: async ({ pageParam }: { readonly pageParam: number }) => {
    asked.push(`${search} ${pageParam}`)
    if (pageParam > 0) await answer()
    return pageParam
  },
  initialPageParam: 0,
  getNextPageParam: (last: number) => last + 1,
  staleTime: Infinity,
  retry: false,
})

const look = async () => {
  const queries = new QueryClient()
  const asked: string[] = []
  for (const search of ['all', 'some']) await queries.fetchInfiniteQuery(pieces(asked, search))
  asked.length = 0
  return { queries, asked }
}

test('rows that end before their search has taken its place lead on from their own end', async () => {
  const { queries, asked } = await look()
  const observer = new InfiniteQueryObserver(queries, pieces(asked, 'some'))
  const leave = observer.subscribe(() => undefined)
  // The effects of a screen: first those of its rows, then the one that goes on to the other search.
  const { hasNextPage, isFetching, isFetchNextPageError } =
    new InfiniteQueryObserver(queries, pieces(asked, 'all')).getCurrentResult()
  const { fetchNextPage } = observer.getCurrentResult()
  wayToMore({ hasNextPage, isFetching, isFetchNextPageError, fetchNextPage })()
  observer.setOptions(pieces(asked, 'all'))
  await expect.poll(() => observer.getCurrentResult().data?.pages).toEqual([0, 1])
  expect(asked).toEqual(['all 1'])
  leave()
})

test('is asked once, however often it is said, and not again by itself when it did not come', async () => {
  const { queries, asked } = await look()
  const observer = new InfiniteQueryObserver(queries, pieces(asked, 'all', () => Promise.reject(new Error('lost'))))
  const leave = observer.subscribe(() => undefined)
  for (let times = 0; times < 3; times++) wayToMore(observer.getCurrentResult())()
  await expect.poll(() => observer.getCurrentResult().isFetchNextPageError).toBe(true)
  wayToMore(observer.getCurrentResult())()
  await Promise.resolve()
  expect(asked).toEqual(['all 1'])
  leave()
})
