// The photos of the car: the first one large, some beside it, all of them over the whole screen when one is pressed.
import { damagePosition } from '@bidyard/contract/enums/car-damage'
import { carPhotoView } from '@bidyard/contract/enums/car-facts'
import { useCallback, useMemo, type ReactNode } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { LaterLightbox } from '../../../../ui/photo/later-lightbox.tsx'
import type { Photo } from '../../../../ui/photo/photo.ts'
import { Skeleton } from '../../../../ui/show/skeleton.tsx'
import { CoverPicture } from '../cards/cover-picture.tsx'
import type { CarPhoto } from './use-car.ts'

/** What is to be seen on a photo, in words. */
export const usePhotoWords = (): ((photo: CarPhoto) => string) => {
  const word = useWord()
  return useCallback(({ view, position, label }) => [
    word(carPhotoView, view), ...(position === null ? [] : [word(damagePosition, position)]),
    ...(label === null ? [] : [label]),
  ].join(' · '), [word])
}

const imageOf = (photo: CarPhoto, ...sizes: readonly string[]): string | undefined =>
  sizes.flatMap((size) => photo.images.find((image) => image.size === size)?.url ?? [])[0]

/** Those whose sizes are still being made have nothing to show yet. */
export const usePhotos = (photos: readonly CarPhoto[] | undefined): readonly Photo[] => {
  const wordsOf = usePhotoWords()
  const say = useText('carPage')
  return useMemo(() => (photos ?? []).flatMap((photo, at): Photo[] => {
    const src = imageOf(photo, 'large', 'middle', 'original')
    const thumbSrc = imageOf(photo, 'small')
    const alt = say('photoNumber', { number: at + 1, words: wordsOf(photo) })
    return src === undefined ? [] : [{ key: photo.id, src, alt, ...(thumbSrc === undefined ? {} : { thumbSrc }) }]
  }), [photos, say, wordsOf])
}

const besides = 4
/** On phones a picture that is a little soft comes twice as soon. As `app/early/ask-first.ts` has it. */
export const firstPhotoSizes = '(width < 64rem) 60vw, 64rem'
const frame = 'grid grid-cols-4 gap-1.5 overflow-hidden rounded-lg md:grid-cols-[repeat(6,minmax(0,1fr))] md:gap-2'
/** The first beside four others; where there are fewer they stand below it. */
const fullLooks = { first: 'col-span-4 aspect-[16/10] md:row-span-2', other: 'aspect-[4/3] md:aspect-auto' } as const
const fewLooks = {
  first: 'col-span-4 aspect-[16/10] md:col-span-6 md:aspect-[16/9]', other: 'aspect-[4/3]',
} as const
type Looks = typeof fullLooks | typeof fewLooks

const Frame = ({ children }: { readonly children: ReactNode }) => <div className={frame}>{children}</div>

export const GallerySkeleton = () => (
  <div className="flex flex-col gap-2">
    <Frame>
      <Skeleton className={classNames(fullLooks.first, 'rounded-none!')} />
      {Array.from({ length: besides }, (_photo, at) => (
        <Skeleton key={at} className={classNames(fullLooks.other, 'rounded-none!')} />
      ))}
    </Frame>
    <div className="flex h-control-small items-center"><Skeleton className="h-4 w-28" /></div>
  </div>
)

const NoPhotos = () => {
  const say = useText('carPage')
  return (
    <Frame>
      <div
        className={classNames(
          fewLooks.first, 'flex flex-col items-center justify-center gap-2 bg-sunken text-ink-faint',
        )}
      >
        <Icon name="image" size={40} />
        <p className="text-md">{say('noPhotos')}</p>
      </div>
    </Frame>
  )
}

interface GalleryProps {
  readonly label: string
  readonly photos: readonly CarPhoto[] | undefined
  /** Which one is looked at closely; null for none. */
  readonly opened: string | null
  readonly onOpen: (photoId: string | null) => void
}

const Tile = ({ photo, alt, looks, isFirst, more, onPress }: {
  readonly photo: CarPhoto
  readonly alt: string
  readonly looks: Looks
  readonly isFirst: boolean
  readonly more: number
  readonly onPress: () => void
}) => (
  <button
    type="button"
    onClick={onPress}
    className={classNames(
      'group relative overflow-hidden bg-sunken -outline-offset-3', isFirst ? looks.first : looks.other,
    )}
  >
    <CoverPicture
      photo={photo}
      alt={alt}
      eager={isFirst}
      wide={isFirst}
      sizes={isFirst ? firstPhotoSizes : '(width < 64rem) 25vw, 14rem'}
      className="absolute inset-0 size-full transition-transform duration-300 group-hover:scale-103"
    />
    {more > 0 && (
      <span
        aria-hidden="true"
        className="figures absolute inset-0 flex items-center justify-center bg-black/60 text-lg font-bold text-white"
      >
        +{more}
      </span>
    )}
  </button>
)

export const Gallery = ({ label, photos, opened, onOpen }: GalleryProps) => {
  const say = useText('carPage')
  const wordsOf = usePhotoWords()
  const large = usePhotos(photos)
  if (photos === undefined) return <GallerySkeleton />
  if (large.length === 0) return <NoPhotos />
  const shown = photos.filter(({ id }) => large.some(({ key }) => key === id)).slice(0, besides + 1)
  const hidden = large.length - shown.length
  const looks = shown.length > besides ? fullLooks : fewLooks
  const index = large.findIndex(({ key }) => key === opened)
  return (
    <div className="flex flex-col gap-2">
      <Frame>
        {shown.map((photo, at) => (
          <Tile
            key={photo.id}
            photo={photo}
            alt={say('photoNumber', { number: at + 1, words: wordsOf(photo) })}
            looks={looks}
            isFirst={at === 0}
            more={at === besides ? hidden : 0}
            onPress={() => onOpen(photo.id)}
          />
        ))}
      </Frame>
      {large.length > 1 && (
        <div className="flex print:hidden">
          <Button variant="quiet" size="small" icon="image" onClick={() => onOpen(large[0]?.key ?? null)}>
            {say('allPhotos', { count: large.length })}
          </Button>
        </div>
      )}
      <LaterLightbox
        label={<span lang="ko">{label}</span>}
        photos={large}
        index={index < 0 ? null : index}
        onIndexChange={(next) => onOpen(next === null ? null : large[next]?.key ?? null)}
      />
    </div>
  )
}
