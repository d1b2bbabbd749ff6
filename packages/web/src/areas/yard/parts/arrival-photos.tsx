// How a car looked as it came: photos of its stay, any of which opens large; the list of the board knows none.
import { yardCalls } from '@bidyard/contract/calls/yard'
import { useState } from 'react'
import { useRead } from '../../../api/use-read.ts'
import { useText } from '../../../text/use-text.ts'
import { LaterLightbox } from '../../../ui/photo/later-lightbox.tsx'
import type { Photo } from '../../../ui/photo/photo.ts'
import type { Stay } from './use-yard.ts'

const photosOf = (photos: NonNullable<Stay['photos']>, label: string): readonly Photo[] =>
  photos.flatMap(({ id, images, url }, at) => {
    const src = (images.find(({ size }) => size === 'large') ?? images.at(-1))?.url ?? url
    const thumbSrc = (images.find(({ size }) => size === 'small') ?? images[0])?.url
    return src === null ? [] : [{ key: id, src, thumbSrc, alt: `${label} ${at + 1}` }]
  })

/** Beside each other, alike: none of them says more than the others. */
const Thumbs = ({ label, photos }: { readonly label: string; readonly photos: readonly Photo[] }) => {
  const [index, setIndex] = useState<number | null>(null)
  return (
    <>
      <ul aria-label={label} className="grid grid-cols-3 gap-1.5">
        {photos.map(({ key, src, thumbSrc, alt }, at) => (
          <li key={key}>
            <button
              type="button" onClick={() => setIndex(at)}
              className="block aspect-[4/3] w-full overflow-hidden rounded-md bg-sunken -outline-offset-2"
            >
              <img src={thumbSrc ?? src} alt={alt} loading="lazy" className="size-full object-cover" />
            </button>
          </li>
        ))}
      </ul>
      <LaterLightbox label={label} photos={photos} index={index} onIndexChange={setIndex} />
    </>
  )
}

export const ArrivalPhotos = ({ id }: Pick<Stay, 'id'>) => {
  const say = useText('yard')
  const photos = useRead(yardCalls.getCheckIn, { params: { id } }).data?.photos ?? null
  if (photos === null) return null
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-sm font-semibold text-ink-soft">{say('photos')}</h3>
      {photos.length === 0
        ? <p className="text-md text-ink-faint">{say('noPhotos')}</p>
        : <Thumbs label={say('photos')} photos={photosOf(photos, say('photos'))} />}
    </div>
  )
}
