// What the market shows of these auctions, in their order, asked for by as many as one list answers at once.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { limits } from '@bidyard/contract/limits'
import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { readOptions } from '../../../../api/use-read.ts'
import type { MarketRow } from '../market/market-rows.ts'

const piecesOf = (ids: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(ids.length / limits.pageSize) }, (_piece, at) =>
    ids.slice(at * limits.pageSize, (at + 1) * limits.pageSize))

/** Undefined until the first ones have come; an auction that is over meanwhile is left out. */
export const useRowsOf = (auctionIds: readonly string[]): readonly MarketRow[] | undefined => {
  const answers = useQueries({
    queries: piecesOf(auctionIds).map((ids) => ({
      ...readOptions(auctionsCalls.listAuctionSearchTables, {
        query: { filter: { auctionId: { in: [...ids] } }, size: limits.pageSize },
      }),
      placeholderData: keepPreviousData,
    })),
    combine: (all) => all.map(({ data }) => data?.items),
  })
  return useMemo(() => {
    if (answers.length > 0 && answers.every((items) => items === undefined)) return undefined
    const byAuction = new Map(answers.flatMap((items) => items ?? []).map((row) => [row.auctionId, row]))
    return auctionIds.flatMap((id) => byAuction.get(id) ?? [])
  }, [answers, auctionIds])
}
