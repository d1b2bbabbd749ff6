// Which cars the viewer keeps an eye on, and the heart that says so at once while the server is being told.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { CallFailure } from '../../../../api/call-failure.ts'
import { forgetPaths } from '../../../../api/query-key.ts'
import { useCall } from '../../../../api/use-call.ts'
import { useFailureToast } from '../../../../api/use-failure-toast.ts'
import { useWholeList } from '../../../../api/list/use-whole-list.ts'
import { useFirstSight } from '../../../../ui/first-sight.ts'

export interface Favorites {
  readonly has: (auctionId: string) => boolean
  readonly toggle: (auctionId: string) => void
}

export const favoritesPath = '/context/shop-member/auction-favorites'

const alreadySo = ['AUCTION_FAVORITE_ALREADY_SELECTED', 'AUCTION_FAVORITE_ALREADY_UNSELECTED']

/** `turn` says how the heart stands before the server has answered; null when the server decides again. */
export const useToggleFavorite = (turn: (auctionId: string, to: boolean | null) => void) => {
  const queries = useQueryClient()
  const tellFailure = useFailureToast()
  const settle = (auctionId: string) =>
    void forgetPaths(queries, [favoritesPath, '/auctions']).then(() => turn(auctionId, null))
  const onFailure = (failure: CallFailure, { body: { auctionId } }: { body: { auctionId: string } }) => {
    settle(auctionId)
    // Another screen of the same person was quicker: it is as they wish.
    if (alreadySo.includes(failure.facts.code ?? '')) return
    tellFailure(failure)
  }
  const onSuccess = ({ auctionId }: { readonly auctionId: string }) => settle(auctionId)
  const select = useCall(auctionsCalls.selectAuctionFavorite, { onSuccess, onFailure })
  const unselect = useCall(auctionsCalls.unselectAuctionFavorite, { onSuccess, onFailure })
  return (auctionId: string, to: boolean) => {
    turn(auctionId, to)
    if (to) select.mutate({ body: { auctionId } })
    else unselect.mutate({ body: { auctionId } })
  }
}

export const useFavorites = (): Favorites => {
  const { items } = useWholeList(auctionsCalls.listOwnAuctionFavorites, {
    filter: { state: { eq: 'auction' } }, sort: [{ selectedAt: 'desc' }],
  }, useFirstSight())
  const known = useMemo(() => new Set(items.map(({ auctionId }) => auctionId)), [items])
  const [turned, setTurned] = useState<ReadonlyMap<string, boolean>>(new Map())
  const turn = (auctionId: string, to: boolean | null) => setTurned((now) => {
    const next = new Map(now)
    if (to === null) next.delete(auctionId)
    else next.set(auctionId, to)
    return next
  })
  const tell = useToggleFavorite(turn)
  const has = (auctionId: string): boolean => turned.get(auctionId) ?? known.has(auctionId)
  return { has, toggle: (auctionId) => tell(auctionId, !has(auctionId)) }
}
