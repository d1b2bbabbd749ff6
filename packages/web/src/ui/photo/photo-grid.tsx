// Photos as a mosaic: the first one large, the others small; any of them opens the lightbox.
import { useState } from 'react'
import { classNames } from '../class-names.ts'
import { LaterLightbox } from './later-lightbox.tsx'
import type { Photo } from './photo.ts'

interface PhotoGridProps {
  readonly label: string
  readonly photos: readonly Photo[]
  /** So many are shown; the last one says how many more there are. */
  readonly shown?: number | undefined
}

export const PhotoGrid = ({ label, photos, shown = 5 }: PhotoGridProps) => {
  const [index, setIndex] = useState<number | null>(null)
  const hidden = photos.length - shown
  return (
    <>
      <div className="grid grid-cols-4 gap-1.5 overflow-hidden rounded-lg md:gap-2">
        {photos.slice(0, shown).map((photo, place) => (
          <button
            key={photo.key}
            type="button"
            onClick={() => setIndex(place)}
            className={classNames(
              'group relative overflow-hidden bg-sunken -outline-offset-3',
              place === 0 ? 'col-span-4 aspect-[16/10] md:col-span-2 md:row-span-2 md:aspect-auto' : 'aspect-[4/3]',
            )}
          >
            <img
              src={place === 0 ? photo.src : (photo.thumbSrc ?? photo.src)}
              alt={photo.alt}
              loading={place === 0 ? 'eager' : 'lazy'}
              className={classNames(
                'absolute inset-0 size-full object-cover transition-transform duration-300 group-hover:scale-103',
              )}
            />
            {place === shown - 1 && hidden > 0 && (
              <span
                className={classNames(
                  'figures absolute inset-0 flex items-center justify-center bg-black/60 text-lg font-bold',
                  'text-white',
                )}
              >
                +{hidden}
              </span>
            )}
          </button>
        ))}
      </div>
      <LaterLightbox label={label} photos={photos} index={index} onIndexChange={setIndex} />
    </>
  )
}
