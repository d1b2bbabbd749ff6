// One listing under the eyes of whoever screens it: what was ticked, the decision, and which one comes next.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import type { ListingReturnReason } from '@bidyard/contract/enums/auctions'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { forgetPaths } from '../../../../api/query-key.ts'
import { useCall } from '../../../../api/use-call.ts'
import { useList } from '../../../../api/list/use-list.ts'
import { useMayAsk } from '../../../../api/may-ask.tsx'
import { useRead } from '../../../../api/use-read.ts'
import { useText } from '../../../../text/use-text.ts'
import { showToast } from '../../../../ui/overlay/toast.ts'
import { useFreeKeys } from '../../../../ui/use-free-keys.ts'
import { standingOf, touchedByAuctions } from '../parts/auction-words.ts'
import { lookOfKey, looks, ticksOn, toggled, type Look, type Ticks } from './checklist.ts'
import { oldestFirst, queueFilters } from './queues.ts'

const near = { filter: queueFilters.waiting, sort: oldestFirst, size: 100, count: true } as const

/** The neighbours in the queue; one that was decided is left by its place. */
const useNeighbours = (id: string) => {
  const { items, count } = useList(auctionsCalls.listAuctions, near)
  const place = items.findIndex((one) => one.id === id)
  const others = items.filter((one) => one.id !== id)
  return {
    place, count: count ?? items.length,
    before: place > 0 ? items[place - 1] : undefined,
    next: place === -1 ? others[0] : items[place + 1] ?? others[0],
  }
}

const useDecisions = (id: string, version: number | undefined, goOn: () => void) => {
  const say = useText('marketOffice')
  const queries = useQueryClient()
  const refresh = () => void forgetPaths(queries, touchedByAuctions)
  const after = (title: string) => ({
    onSuccess: () => {
      showToast({ tone: 'done', title })
      goOn()
      refresh()
    },
    onFailure: refresh,
  })
  const approve = useCall(auctionsCalls.approveListing, after(say('approvedNow')))
  const sendBack = useCall(auctionsCalls.returnListing, after(say('returnedNow')))
  const seen = { params: { id }, seenVersion: version ?? 1 }
  return {
    approve, sendBack,
    approveNow: () => approve.mutate({ params: seen.params, body: { seenVersion: seen.seenVersion } }),
    returnNow: (reasons: readonly ListingReturnReason[], note: string) => sendBack.mutate({
      params: seen.params, body: { seenVersion: seen.seenVersion, reasons: [...reasons], note },
    }),
  }
}

export const useScreening = (id: string) => {
  const navigate = useNavigate()
  const read = useRead(auctionsCalls.getAuction, { params: { id } })
  const auction = read.data?.id === id ? read.data : undefined
  const neighbours = useNeighbours(id)
  const [ticks, setTicks] = useState<Ticks>({ version: undefined, looks: [] })
  const [asking, ask] = useState(false)
  const goTo = (other: string | undefined) => other === undefined
    ? void navigate({ to: '/office/screening' })
    : void navigate({ to: '/office/screening/$id', params: { id: other } })
  const decisions = useDecisions(id, auction?.version, () => goTo(neighbours.next?.id))
  const version = auction?.version
  const ticked = ticksOn(ticks, version)
  const tick = (chosen: readonly Look[]) => setTicks({ version, looks: chosen })
  const may = useMayAsk()
  const mayDecide = may(auctionsCalls.approveListing) && may(auctionsCalls.returnListing)
  const isOpen = mayDecide && auction !== undefined && standingOf(auction) === 'toScreen'
  const mayApprove = isOpen && auction.gaps.length === 0 && looks.every((look) => ticked.includes(look))
  useFreeKeys((key) => {
    const look = lookOfKey(key)
    if (look !== undefined && isOpen) tick(toggled(ticked, look))
    if (key.toLowerCase() === 'a' && mayApprove && !decisions.approve.isPending) decisions.approveNow()
    if (key.toLowerCase() === 'b' && isOpen) ask(true)
    if (key.toLowerCase() === 'j' && neighbours.next !== undefined) goTo(neighbours.next.id)
    if (key.toLowerCase() === 'k' && neighbours.before !== undefined) goTo(neighbours.before.id)
  }, !asking)
  /** What was ticked was taken back, because the car is another one now. */
  const isChanged = isOpen && ticks.looks.length > 0 && ticks.version !== version
  return { auction, read, neighbours, ticked, tick, isChanged, asking, ask, mayDecide, mayApprove, ...decisions }
}

export type Screening = ReturnType<typeof useScreening>
