// Photos over the whole screen: zoom by wheel, fingers, double tap or keys; swipe or arrow to the next one.
import { Dialog } from '@base-ui/react/dialog'
import { useEffect, type KeyboardEvent, type ReactNode } from 'react'
import { useText } from '../../text/use-text.ts'
import { IconButton } from '../button/icon-button.tsx'
import { classNames } from '../class-names.ts'
import { useBack } from '../overlay/back/use-back.ts'
import type { Photo } from './photo.ts'
import { PictureStage } from './picture-stage.tsx'
import { ThumbStrip } from './thumb-strip.tsx'

interface LightboxProps {
  readonly label: ReactNode
  readonly photos: readonly Photo[]
  /** Which one is shown; null while it is closed. */
  readonly index: number | null
  readonly onIndexChange: (index: number | null) => void
}

const arrow =
  'absolute! top-1/2 z-1 -translate-y-1/2 rounded-full! bg-black/50 text-white! hover:bg-black/80! max-md:hidden'

/** The neighbours are fetched ahead, so that a swipe shows them at once. */
const useNeighbours = (photos: readonly Photo[], index: number | null) =>
  useEffect(() => {
    if (index === null) return
    for (const photo of [photos[index + 1], photos[index - 1]]) {
      if (photo !== undefined) new Image().src = photo.src
    }
  }, [photos, index])

interface HeadProps {
  readonly label: ReactNode
  readonly index: number
  readonly count: number
}

const Head = ({ label, index, count }: HeadProps) => {
  const say = useText('ui')
  return (
    <header className="flex items-center gap-3 px-3 py-2">
      <Dialog.Title className="flex-1 truncate px-1 text-md font-semibold">{label}</Dialog.Title>
      <span className="figures text-sm text-white/80">
        <span aria-hidden="true">{index + 1} / {count}</span>
        <span className="sr-only" aria-live="polite">{say('photoOf', { index: index + 1, count })}</span>
      </span>
      <Dialog.Close render={<IconButton icon="close" label={say('close')} className="text-white!" />} />
    </header>
  )
}

const Arrows = ({ step }: { readonly step: (by: number) => void }) => {
  const say = useText('ui')
  const look = (side: string) => classNames(arrow, side)
  return (
    <>
      <IconButton icon="chevronLeft" label={say('previousPhoto')} onClick={() => step(-1)} className={look('left-4')} />
      <IconButton icon="chevronRight" label={say('nextPhoto')} onClick={() => step(1)} className={look('right-4')} />
    </>
  )
}

export const Lightbox = ({ label, photos, index, onIndexChange }: LightboxProps) => {
  useNeighbours(photos, index)
  const photo = index === null ? undefined : photos[index]
  const step = (by: number) => index !== null && onIndexChange((index + by + photos.length) % photos.length)
  const keyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') step(-1)
    if (event.key === 'ArrowRight') step(1)
  }
  const close = (): boolean => {
    onIndexChange(null)
    return true
  }
  useBack(photo !== undefined, close)
  return (
    <Dialog.Root open={photo !== undefined} onOpenChange={(open) => !open && close()}>
      <Dialog.Portal>
        <Dialog.Popup
          onKeyDown={keyDown}
          className={classNames(
            'always-dark fixed inset-0 z-60 flex flex-col bg-[#05080f] text-white transition-opacity',
            'duration-200 outline-none data-ending-style:opacity-0 data-starting-style:opacity-0',
          )}
        >
          <Head label={label} index={index ?? 0} count={photos.length} />
          {photo !== undefined && index !== null && (
            <>
              <div className="relative flex min-h-0 flex-1">
                <PictureStage key={photo.key} photo={photo} onStep={step} />
                {photos.length > 1 && <Arrows step={step} />}
              </div>
              <ThumbStrip photos={photos} index={index} onIndexChange={onIndexChange} />
            </>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
