// The damage that was told before the bids, with its photos: no price can be cut for it.
import { checkCalls } from '@bidyard/contract/calls/cars/checks'
import { photoCalls } from '@bidyard/contract/calls/cars/photos'
import type { DamagePosition, DamageValue } from '@bidyard/contract/enums/car-damage'
import type { CheckRecord } from '@bidyard/contract/shapes/cars/check-record'
import { limits } from '@bidyard/contract/limits'
import { useList } from '../../../api/list/use-list.ts'
import { useRead } from '../../../api/use-read.ts'
import type { Photo } from '../../../ui/photo/photo.ts'

export interface Told {
  readonly damages: NonNullable<CheckRecord['damages']>
  /** Until then nothing is known of it. */
  readonly isRead: boolean
  readonly isTold: (position: DamagePosition, value: DamageValue) => boolean
  readonly photosOf: (position: DamagePosition, alt: string) => readonly Photo[]
}

export const useToldDamage = (orderId: string): Told => {
  const { items: [row], isLoading } = useList(checkCalls.listCarChecks, {
    filter: { orderId: { eq: orderId }, state: { eq: 'complete' } }, sort: [{ completedAt: 'desc' }], size: 1,
  })
  const id = row?.id
  const { data } = useRead(checkCalls.getCarCheck, { params: { id: id ?? '' } }, { enabled: id !== undefined })
  const photos = useList(photoCalls.listCarPhotos, { filter: { orderId: { eq: orderId } }, size: limits.pageSize })
  const check = id !== undefined && data?.id === id ? data : undefined
  const damages = check?.record?.damages ?? []
  return {
    damages, isRead: check !== undefined || (!isLoading && id === undefined),
    isTold: (position, value) => damages.some((one) => one.position === position && one.values.includes(value)),
    photosOf: (position, alt) => {
      const named = damages.find((one) => one.position === position)?.photoIds ?? []
      return photos.items.filter((photo) => photo.position === position || named.includes(photo.id))
        .flatMap(({ id: key, images }) => {
          const src = (images.find(({ size }) => size === 'large') ?? images.at(-1))?.url
          const thumbSrc = (images.find(({ size }) => size === 'small') ?? images[0])?.url
          return src === undefined ? [] : [{ key, src, thumbSrc, alt }]
        })
    },
  }
}
