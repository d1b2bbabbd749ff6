// All photos small, in a row that follows the one being looked at.
import { useEffect, useRef } from 'react'
import { classNames } from '../class-names.ts'
import type { Photo } from './photo.ts'

interface ThumbStripProps {
  readonly photos: readonly Photo[]
  readonly index: number
  readonly onIndexChange: (index: number) => void
}

const Thumb = ({
  photo,
  current,
  onPress,
}: {
  readonly photo: Photo
  readonly current: boolean
  readonly onPress: () => void
}) => {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (current) button.current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [current])
  return (
    <button
      ref={button}
      type="button"
      aria-label={photo.alt}
      aria-current={current || undefined}
      onClick={onPress}
      className={classNames(
        'h-14 w-18 shrink-0 overflow-hidden rounded-md border-2 transition-[border-color,opacity]',
        current ? 'border-white' : 'border-transparent opacity-55 hover:opacity-100',
      )}
    >
      <img src={photo.thumbSrc ?? photo.src} alt="" loading="lazy" className="size-full object-cover" />
    </button>
  )
}

export const ThumbStrip = ({ photos, index, onIndexChange }: ThumbStripProps) => (
  <div className="flex shrink-0 gap-1.5 overflow-x-auto px-4 py-3 [scrollbar-width:none] md:justify-center-safe">
    {photos.map((photo, place) => (
      <Thumb key={photo.key} photo={photo} current={place === index} onPress={() => onIndexChange(place)} />
    ))}
  </div>
)
