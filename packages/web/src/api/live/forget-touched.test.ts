// What an event makes old is asked for again, and nothing else; a storm of events asks no oftener than answers come.
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createForgetter } from './forget-touched.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const touched = {
  auctionsChanged: ['/auctions'], biddingsChanged: ['/context/shop-member/auctions'],
  auctionsExtended: [{ naming: '/work-items' }],
} as const
const car = ['public', '/auctions/:id', { params: { id: 'a' } }]
const list = ['public', '/auctions', { query: { size: 5 } }]
const box = ['public', '/context/shop-member/auctions/:id/bid-box', { params: { id: 'a' } }]
const orders = ['office', '/orders', {}]
const works = [['office', '/work-items', {}], ['office', '/work-items/counts', {}]]

/** Screens that show all of it, with how often each was asked for. */
const openScreens = async (takesMs = 0) => {
  const queries = new QueryClient()
  queries.mount()
  const asked = new Map<string, number>()
  const leave = [car, list, box, orders, ...works].map((queryKey) => {
    const queryFn = async () => {
      const path = queryKey[1] as string
      asked.set(path, (asked.get(path) ?? 0) + 1)
      await new Promise((resolve) => void setTimeout(resolve, takesMs))
      return path === '/work-items' ? { items: [{ placeId: 'one car' }] } : path
    }
    return new QueryObserver(queries, { queryKey, queryFn }).subscribe(() => undefined)
  })
  await vi.advanceTimersByTimeAsync(takesMs)
  asked.clear()
  return {
    asked: () => Object.fromEntries(asked), forget: createForgetter(queries, touched),
    end: () => {
      for (const one of leave) one()
      queries.unmount()
    },
  }
}

test('an event about an auction touches its page and every list, but not the page of another', async () => {
  const { asked, forget, end } = await openScreens()
  forget('auctionsChanged', { auctionIds: ['b', 'c'] })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(asked()).toEqual({ '/auctions': 1 })
  forget('auctionsChanged', { auctionIds: ['b', 'a'] })
  forget('biddingsChanged', { bids: [{ auctionId: 'a' }] })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(asked()).toEqual({ '/auctions': 2, '/auctions/:id': 1, '/context/shop-member/auctions/:id/bid-box': 1 })
  end()
})

test('what names no auction touches every page of one', async () => {
  const { asked, forget, end } = await openScreens()
  forget('auctionsChanged', null)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(asked()).toEqual({ '/auctions': 1, '/auctions/:id': 1 })
  end()
})

test('where only what names it is touched, all of its kind is, and nothing where it is named nowhere', async () => {
  const { asked, forget, end } = await openScreens()
  for (const ids of [{ auctionIds: ['another'] }, { bids: [] }]) {
    forget('auctionsExtended', ids)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(asked()).toEqual({})
  }
  forget('auctionsExtended', { auctionIds: ['b', 'one car'] })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(asked()).toEqual({ '/work-items': 1, '/work-items/counts': 1 })
  end()
})

test('a storm is answered at once, then as often as answers come, and its last event is seen', async () => {
  const { asked, forget, end } = await openScreens(1_000)
  for (let ms = 0; ms < 4_800; ms += 50) {
    forget('auctionsChanged', { auctionIds: ['a'] })
    if (ms === 0) {
      await vi.advanceTimersByTimeAsync(0)
      expect(asked()).toEqual({ '/auctions': 1, '/auctions/:id': 1 })
    }
    await vi.advanceTimersByTimeAsync(50)
  }
  expect(asked()['/auctions/:id']).toBe(5)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(asked()['/auctions/:id']).toBe(6)
  end()
})
