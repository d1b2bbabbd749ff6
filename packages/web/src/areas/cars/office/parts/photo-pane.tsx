// The photos of a car beside what is to be decided: one large, the others in a strip, on by the arrow keys.
import { useState } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { PictureStage } from '../../../../ui/photo/picture-stage.tsx'
import { ThumbStrip } from '../../../../ui/photo/thumb-strip.tsx'
import { Skeleton } from '../../../../ui/show/skeleton.tsx'
import { useFreeKeys } from '../../../../ui/use-free-keys.ts'
import { useCarPhotos } from './use-car-photos.ts'

const frame = 'overflow-hidden rounded-lg border border-line bg-surface shadow-card'

const Empty = ({ waiting }: { readonly waiting: number }) => {
  const say = useText('carOffice')
  return (
    <div className={classNames(frame, 'flex h-64 flex-col items-center justify-center gap-2 text-md text-ink-soft')}>
      <Icon name="image" size={26} className="text-ink-faint" />
      {waiting > 0 ? say('photosBeingMade', { count: waiting }) : say('noPhotos')}
    </div>
  )
}

export const PhotoPane = ({ orderId }: { readonly orderId: string }) => {
  const say = useText('carOffice')
  const { photos, waiting, list } = useCarPhotos(orderId)
  const [chosen, setIndex] = useState(0)
  const index = Math.min(chosen, Math.max(0, photos.length - 1))
  const step = (by: -1 | 1) => photos.length > 0 && setIndex((index + by + photos.length) % photos.length)
  useFreeKeys((key) => {
    if (key === 'ArrowLeft') step(-1)
    if (key === 'ArrowRight') step(1)
  })
  const photo = photos[index]
  if (list.isLoading) return <Skeleton className="h-[34rem] rounded-lg" />
  if (photo === undefined) return <Empty waiting={waiting} />
  return (
    <section aria-label={say('photos')} className={classNames(frame, 'always-dark bg-[#05080f] text-white')}>
      <header className="flex items-center justify-between gap-3 px-4 py-2.5 text-md">
        <b className="truncate">{photo.alt}</b>
        <span className="figures text-sm text-white/80">
          {index + 1} / {photos.length}
          {waiting > 0 && ` · ${say('photosBeingMade', { count: waiting })}`}
        </span>
      </header>
      <div className="flex h-72 md:h-[min(27rem,52dvh)]">
        <PictureStage key={photo.key} photo={photo} onStep={step} keysEverywhere />
      </div>
      <ThumbStrip photos={photos} index={index} onIndexChange={setIndex} />
    </section>
  )
}
