// The photos of an order for its screens: those that have arrived, and those that are on their way.
import { carsCalls } from '@bidyard/contract/calls/cars'
import type { CarPhotoView } from '@bidyard/contract/enums/car-facts'
import { useQueryClient } from '@tanstack/react-query'
import {
  createContext, use, useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore, type ReactNode,
} from 'react'
import { forgetPaths } from '../../../../api/query-key.ts'
import { useList } from '../../../../api/list/use-list.ts'
import { openPhotoQueue, type PhotoQueue, type QueuedPhoto } from './photo-queue.ts'
import { type CarPhoto, sendPhoto } from './send-photo.ts'
import { photoStore } from './photo-store.ts'
import { turnBy } from './turn-by.ts'
import type { PhotoLabel } from './waiting-photo.ts'

export interface Photos {
  readonly arrived: readonly CarPhoto[]
  readonly onTheWay: readonly QueuedPhoto[]
  /** Views that have a photo, or will have one. */
  readonly views: readonly CarPhotoView[]
  readonly isLoading: boolean
  readonly add: (file: File, label: PhotoLabel, replaces?: string | null) => void
  readonly retry: (id: string) => void
  readonly remove: (id: string) => void
}

const PhotosContext = createContext<Photos | null>(null)

const whenMine = turnBy('locks' in navigator ? navigator.locks : undefined, 'bidyard.photos')

const useQueue = (orderId: string): PhotoQueue | null => {
  const queries = useQueryClient()
  const [queue, setQueue] = useState<PhotoQueue | null>(null)
  const onArrived = useEffectEvent(() => forgetPaths(queries, ['/car-photos', '/orders']))
  useEffect(() => {
    const opened = openPhotoQueue(photoStore, orderId, { send: sendPhoto, onArrived: () => onArrived(), whenMine })
    addEventListener('online', opened.wake)
    setQueue(opened)
    return () => {
      removeEventListener('online', opened.wake)
      opened.close()
    }
  }, [orderId])
  return queue
}

const none: readonly QueuedPhoto[] = []
const silent = () => () => undefined

/** Pictures whose sizes are still being made are asked for again. */
export const photoQuery = (orderId: string) =>
  ({ filter: { orderId: { eq: orderId } }, sort: [{ sortOrder: 'asc' as const }], size: 100 })

export const PhotosProvider = ({ orderId, children }: { readonly orderId: string; readonly children: ReactNode }) => {
  const queue = useQueue(orderId)
  const onTheWay = useSyncExternalStore(queue?.subscribe ?? silent, () => queue?.photos() ?? none)
  const list = useList(carsCalls.listCarPhotos, photoQuery(orderId))
  const photos = useMemo<Photos>(() => ({
    arrived: list.items,
    onTheWay,
    views: [...new Set([...list.items.map(({ view }) => view), ...onTheWay.map(({ photo }) => photo.view)])],
    isLoading: list.isLoading,
    add: (file, label, replaces = null) =>
      queue?.add({
        ...label, id: crypto.randomUUID(), orderId, replaces, file, name: file.name, takenAt: Date.now(),
        stage: 'taken', fileId: null, upload: null,
      }),
    retry: (id) => queue?.retry(id),
    remove: (id) => queue?.remove(id),
  }), [list.items, list.isLoading, onTheWay, orderId, queue])
  return <PhotosContext value={photos}>{children}</PhotosContext>
}

export const usePhotos = (): Photos => {
  const photos = use(PhotosContext)
  if (photos === null) throw new Error('there are no photos here')
  return photos
}
