// How a car looked as it came: photos of its stay, any of which opens large; the list of the board knows none.
import { yardCalls } from '@bidyard/contract/calls/yard'
import { useRead } from '../../../api/use-read.ts'
import { useText } from '../../../text/use-text.ts'
import type { Photo } from '../../../ui/photo/photo.ts'
import { PhotoGrid } from '../../../ui/photo/photo-grid.tsx'
import type { Stay } from './use-yard.ts'

const photosOf = (photos: NonNullable<Stay['photos']>, label: string): readonly Photo[] =>
  photos.flatMap(({ id, images, url }, at) => {
    const src = (images.find(({ size }) => size === 'large') ?? images.at(-1))?.url ?? url
    const thumbSrc = (images.find(({ size }) => size === 'small') ?? images[0])?.url
    return src === null ? [] : [{ key: id, src, thumbSrc, alt: `${label} ${at + 1}` }]
  })

export const ArrivalPhotos = ({ id }: Pick<Stay, 'id'>) => {
  const say = useText('yard')
  const photos = useRead(yardCalls.getCheckIn, { params: { id } }).data?.photos ?? null
  if (photos === null) return null
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-sm font-semibold text-ink-soft">{say('photos')}</h3>
      {photos.length === 0
        ? <p className="text-md text-ink-faint">{say('noPhotos')}</p>
        : <PhotoGrid label={say('photos')} photos={photosOf(photos, say('photos'))} />}
    </div>
  )
}
