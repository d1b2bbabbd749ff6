// Links to photos of cars: asked for those in sight, and kept as long as they are good, so that no picture comes twice.
import { photoCalls } from '@bidyard/contract/calls/cars/photos'
import type { ItemOf } from '@bidyard/contract/list'
import { queryOptions, useQueries } from '@tanstack/react-query'
import { askServer } from '../../../../api/client.ts'
import { serverNow } from '../../../../api/server-time.ts'

export type CarPhoto = ItemOf<typeof photoCalls.listCarPhotos>

const held = new Map<string, CarPhoto>()
const heldMax = 3_000
/** A link that ends in a moment would break a picture that is just being fetched. */
const restMs = 45_000
const renewMs = 200_000

const isGood = (photo: CarPhoto | undefined): photo is CarPhoto =>
  photo !== undefined && photo.images.length > 0 && photo.linksEndAt !== null
  && Date.parse(photo.linksEndAt) - serverNow() > restMs

/** Each answer signs its links anew; the old ones are as good, and the browser has their pictures. */
const steady = (photo: CarPhoto): CarPhoto => {
  const known = held.get(photo.id)
  if (isGood(known) && known.images.length === photo.images.length)
    return { ...photo, images: known.images, linksEndAt: known.linksEndAt }
  if (held.size >= heldMax) held.clear()
  held.set(photo.id, photo)
  return photo
}

export const steadyPhotos = (photos: readonly CarPhoto[]): readonly CarPhoto[] => photos.map(steady)

const pieceSize = 24

export const coversAsk = (orderIds: readonly string[]) => ({
  query: { filter: { orderId: { in: [...orderIds] }, isCover: { eq: true } }, size: 100 },
})

export const coversOptions = (orderIds: readonly string[]) => queryOptions({
  queryKey: ['covers', orderIds],
  queryFn: async ({ signal }) => {
    const { items } = await askServer(photoCalls.listCarPhotos, coversAsk(orderIds), { signal })
    return new Map(steadyPhotos(items).map((photo) => [photo.orderId, photo]))
  },
  staleTime: renewMs,
  gcTime: renewMs,
  refetchInterval: renewMs,
  refetchOnWindowFocus: false,
})

interface OfOrder {
  readonly orderId: string
}

const piecesOf = (rows: readonly OfOrder[], first: number, last: number): readonly (readonly string[])[] => {
  const from = Math.floor(Math.max(0, first) / pieceSize)
  const until = Math.floor(Math.min(last, rows.length - 1) / pieceSize)
  return Array.from({ length: Math.max(0, until - from + 1) }, (_piece, at) =>
    rows.slice((from + at) * pieceSize, (from + at + 1) * pieceSize).map(({ orderId }) => orderId))
}

/** For the rows between the first and the last in sight. */
export const useCovers = (
  rows: readonly OfOrder[], first: number, last: number,
): ((orderId: string) => CarPhoto | undefined) => {
  const pieces = rows.length === 0 ? [] : piecesOf(rows, first, last)
  const read = useQueries({ queries: pieces.map(coversOptions) })
  return (orderId) => {
    for (const { data } of read) {
      const found = data?.get(orderId)
      if (found !== undefined) return found
    }
    return undefined
  }
}
