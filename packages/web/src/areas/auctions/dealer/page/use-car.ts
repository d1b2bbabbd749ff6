// Everything that a dealer sees of one auction: the auction itself, then what is known of its car.
import type { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { checkCalls } from '@bidyard/contract/calls/cars/checks'
import { factCalls } from '@bidyard/contract/calls/cars/facts'
import { orderCalls } from '@bidyard/contract/calls/cars/orders'
import { photoCalls } from '@bidyard/contract/calls/cars/photos'
import type { ReceivedOf } from '@bidyard/contract/call'
import type { ItemOf } from '@bidyard/contract/list'
import { useMemo } from 'react'
import { useList } from '../../../../api/list/use-list.ts'
import { useRead } from '../../../../api/use-read.ts'
import { steadyPhotos, type CarPhoto } from '../cards/covers.ts'

export type Auction = ReceivedOf<typeof auctionsCalls.getAuction>
export type Register = ItemOf<typeof factCalls.listCarRegisters>
export type History = ItemOf<typeof factCalls.listCarHistories>
export type Check = ReceivedOf<typeof checkCalls.getCarCheck>
export type GuideRow = ReceivedOf<typeof orderCalls.getOrderGuidePrice>
export type { CarPhoto } from '../cards/covers.ts'

/** Undefined while it is on its way, null where there is none. */
export interface Car {
  readonly register: Register | null | undefined
  readonly history: History | null | undefined
  readonly check: Check | null | undefined
  readonly guide: GuideRow | null | undefined
  readonly photos: readonly CarPhoto[] | undefined
}

export const auctionAsk = (id: string) => ({ params: { id } })

export const photosQuery = (orderId: string) =>
  ({ filter: { orderId: { eq: orderId } }, sort: [{ sortOrder: 'asc' as const }], size: 100 })

const oneOf = (orderId: string) => ({ filter: { orderId: { eq: orderId } }, size: 1 })

interface Listed<Item> {
  readonly items: readonly Item[]
  readonly isLoading: boolean
}

const firstOf = <Item,>({ items, isLoading }: Listed<Item>): Item | null | undefined =>
  items[0] ?? (isLoading ? undefined : null)

const useCheck = (orderId: string): Check | null | undefined => {
  const rows = useList(checkCalls.listCarChecks, {
    filter: { orderId: { eq: orderId }, state: { eq: 'complete' } }, sort: [{ completedAt: 'desc' }], size: 1,
  })
  const row = firstOf(rows)
  const id = row?.id
  const { data, error } = useRead(checkCalls.getCarCheck, { params: { id: id ?? '' } }, { enabled: id !== undefined })
  if (row === null) return null
  return data ?? (error === null ? undefined : null)
}

export const useCar = (orderId: string): Car => {
  const registers = useList(factCalls.listCarRegisters, oneOf(orderId))
  const histories = useList(factCalls.listCarHistories, oneOf(orderId))
  const photos = useList(photoCalls.listCarPhotos, photosQuery(orderId))
  const guide = useRead(orderCalls.getOrderGuidePrice, { params: { id: orderId } })
  const check = useCheck(orderId)
  const shown = useMemo(
    () => (photos.isLoading ? undefined : steadyPhotos(photos.items)), [photos.isLoading, photos.items],
  )
  const [register, history] = [firstOf(registers), firstOf(histories)]
  const price = guide.data ?? (guide.error === null ? undefined : null)
  return useMemo(
    () => ({ register, history, check, photos: shown, guide: price }), [register, history, check, shown, price],
  )
}
