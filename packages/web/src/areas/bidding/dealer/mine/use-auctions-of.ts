// The auctions of these cars by their own ids: what a bid was for, asked for by as many as one list answers at once.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { limits } from '@bidyard/contract/limits'
import type { ItemOf } from '@bidyard/contract/list'
import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { readOptions } from '../../../../api/use-read.ts'

export type AuctionRow = ItemOf<typeof auctionsCalls.listAuctions>

const pieceSize = Math.floor(limits.pageSize / 4)

const piecesOf = (ids: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(ids.length / pieceSize) }, (_piece, at) =>
    ids.slice(at * pieceSize, (at + 1) * pieceSize))

/** A car may have had other rounds: each bid belongs to one of them. */
export const useAuctionsOf = (orderIds: readonly string[]): ReadonlyMap<string, AuctionRow> => {
  const pieces = useMemo(() => piecesOf([...new Set(orderIds)]), [orderIds])
  const answers = useQueries({
    queries: pieces.map((ids) => ({
      ...readOptions(auctionsCalls.listAuctions, {
        query: { filter: { orderId: { in: [...ids] } }, sort: [{ createdAt: 'desc' as const }], size: limits.pageSize },
      }),
      placeholderData: keepPreviousData,
    })),
    combine: (all) => all.map(({ data }) => data?.items),
  })
  return useMemo(
    () => new Map(answers.flatMap((items) => items ?? []).map((auction) => [auction.id, auction])), [answers],
  )
}
