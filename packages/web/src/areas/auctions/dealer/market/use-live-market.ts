// Keeps the rows in sight true while auctions open, are put off and end, without moving any of them.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { askServer } from '../../../../api/client.ts'
import { useLive } from '../../../../api/live/live-context.tsx'
import { beginAnew, changeRows, idsInSight, type MarketRow } from './market-rows.ts'

const askedAtOnce = 100
const restMs = 1_500
/** Whoever has not scrolled yet sees new cars at once. */
const topPx = 160

interface LiveMarket {
  /** Auctions that were opened since the list came; they may fit or not. */
  readonly opened: number
  readonly showOpened: () => void
}

const useMend = () => {
  const queries = useQueryClient()
  const end = (ids: readonly string[], state: MarketRow['state']) => {
    const gone = new Set(ids)
    changeRows(queries, (row) => (gone.has(row.auctionId) && row.state === 'auction' ? { ...row, state } : row))
  }
  const refresh = async (ids: readonly string[]) => {
    const asked = idsInSight(queries, ids).slice(0, askedAtOnce)
    if (asked.length === 0) return
    const { items } = await askServer(auctionsCalls.listAuctionSearchTables, {
      query: { filter: { auctionId: { in: asked } }, size: askedAtOnce },
    })
    const known = new Map(items.map((row) => [row.auctionId, row]))
    changeRows(queries, (row) => known.get(row.auctionId) ?? row)
  }
  return { end, refresh: (ids: readonly string[]) => void refresh(ids).catch(() => undefined) }
}

/** Ten thousand that end in one second are one look at the counts. */
const useRested = (act: () => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  return () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => latest.current(), restMs)
  }
}

/** A table scrolls by itself, so nobody knows from here whether its reader is at the top. */
export const useLiveMarket = (isTable: boolean): LiveMarket => {
  const queries = useQueryClient()
  const [opened, setOpened] = useState(0)
  const { end, refresh } = useMend()
  const countAnew = useRested(() => void queries.invalidateQueries({ queryKey: ['market-counts'] }))
  const showOpened = () => {
    setOpened(0)
    window.scrollTo({ top: 0 })
    void beginAnew(queries)
  }
  const lookAtOpened = useRested(() => {
    if (isTable || window.scrollY > topPx) return
    setOpened(0)
    void beginAnew(queries)
  })
  useLive('auctionsOpened', ({ auctionIds }) => {
    setOpened((now) => now + auctionIds.length)
    lookAtOpened()
    countAnew()
  })
  useLive('auctionsExtended', ({ auctionIds }) => refresh(auctionIds))
  useLive('auctionsChanged', ({ auctionIds }) => refresh(auctionIds))
  useLive('auctionsClosed', ({ auctionIds }) => {
    end(auctionIds, 'contract')
    countAnew()
  })
  useLive('auctionsCancelled', ({ auctionIds }) => {
    end(auctionIds, 'cancelled')
    countAnew()
  })
  return { opened, showOpened }
}
