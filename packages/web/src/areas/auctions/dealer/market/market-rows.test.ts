// What is told about cars changes the rows of the searches that have them, and leaves every other one as it stands.
import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { changeRows, type MarketRow } from './market-rows.ts'

const rowOf = (auctionId: string) => ({ id: auctionId, auctionId, state: 'auction' }) as MarketRow

const look = async () => {
  const queries = new QueryClient()
  const observer = new InfiniteQueryObserver(queries, {
    queryKey: ['market', {}],
    queryFn: async ({ pageParam }: { readonly pageParam: number }) => {
      if (pageParam > 0) throw new Error('lost')
      return { items: [rowOf('one'), rowOf('other')] }
    },
    initialPageParam: 0,
    getNextPageParam: () => 1,
    retry: false,
  })
  const leave = observer.subscribe(() => undefined)
  await expect.poll(() => observer.getCurrentResult().data?.pages.length).toBe(1)
  await observer.fetchNextPage()
  expect(observer.getCurrentResult().isFetchNextPageError).toBe(true)
  const end = (id: string) =>
    changeRows(queries, (row) => (row.auctionId === id ? { ...row, state: 'contract' } : row))
  return { observer, end, leave }
}

test('a car that is not among the rows makes nobody forget that the next piece did not come', async () => {
  const { observer, end, leave } = await look()
  end('a third')
  expect(observer.getCurrentResult().isFetchNextPageError).toBe(true)
  leave()
})

test('a car among the rows changes where it stands', async () => {
  const { observer, end, leave } = await look()
  end('other')
  await expect.poll(() => observer.getCurrentResult().data?.pages[0]?.items.map(({ state }) => state))
    .toEqual(['auction', 'contract'])
  leave()
})
