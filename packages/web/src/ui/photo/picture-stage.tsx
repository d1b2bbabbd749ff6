// One picture in its frame: closer by wheel, fingers, double tap or keys, turned by quarters, swiped to the next one.
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../text/use-text.ts'
import { IconButton } from '../button/icon-button.tsx'
import { classNames } from '../class-names.ts'
import { useFreeKeys } from '../use-free-keys.ts'
import type { Photo } from './photo.ts'
import { useZoom } from './use-zoom.ts'

interface PictureStageProps {
  readonly photo: Photo
  readonly onStep: (by: -1 | 1) => void
  /** Its keys are heard wherever nobody types; else while the picture has the focus. */
  readonly keysEverywhere?: boolean | undefined
  readonly onBroken?: (() => void) | undefined
}

/** The wheel brings the picture closer, and the page behind it stays; React's own listeners cannot say so. */
const useStillPage = () => {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const stay = (event: Event) => event.preventDefault()
    const { current } = frame
    current?.addEventListener('wheel', stay, { passive: false })
    return () => current?.removeEventListener('wheel', stay)
  }, [])
  return frame
}

export const PictureStage = ({ photo, onStep, keysEverywhere = false, onBroken }: PictureStageProps) => {
  const say = useText('ui')
  const frame = useStillPage()
  const [quarters, setQuarters] = useState(0)
  const { zoom, dragged, reset, zoomBy, handlers } = useZoom(onStep)
  const zoomKey = (factor: number) =>
    frame.current !== null && zoomBy(factor, { width: frame.current.clientWidth, height: frame.current.clientHeight })
  const turn = () => setQuarters((now) => now + 1)
  const press = (key: string) => {
    if (key === '+' || key === '=') zoomKey(1.4)
    if (key === '-') zoomKey(1 / 1.4)
    if (key === '0') reset()
    if (key.toLowerCase() === 'r') turn()
  }
  useFreeKeys(press, keysEverywhere)
  const isLying = quarters % 2 === 1
  return (
    <div className="[container-type:size] relative min-h-0 min-w-0 flex-1">
      <div
        ref={frame}
        {...handlers}
        onKeyDown={keysEverywhere ? undefined : ({ key }) => press(key)}
        tabIndex={0}
        role="img"
        aria-label={photo.alt}
        className={classNames(
          'flex size-full touch-none items-center justify-center overflow-hidden -outline-offset-2',
          zoom.scale > 1 ? 'cursor-grab' : 'cursor-zoom-in',
        )}
      >
        <img
          src={photo.src}
          alt=""
          draggable={false}
          onError={onBroken}
          style={{
            transform: `translate(${zoom.x + dragged}px, ${zoom.y}px) scale(${zoom.scale}) rotate(${quarters * 90}deg)`,
          }}
          className={classNames(
            'bg-transparent object-contain select-none',
            // What lies on its side is as wide as the frame is high.
            isLying ? 'max-h-[100cqw] max-w-[100cqh]' : 'max-h-full max-w-full',
            dragged === 0 && 'transition-transform duration-150 ease-glide',
          )}
        />
      </div>
      <div className="absolute right-3 bottom-3 flex rounded-md bg-black/60 text-white *:text-white!">
        <IconButton icon="rotate" label={say('rotate')} onClick={turn} />
        <IconButton icon="zoomOut" label={say('zoomOut')} disabled={zoom.scale <= 1} onClick={() => zoomKey(1 / 1.6)} />
        <IconButton icon="zoomIn" label={say('zoomIn')} onClick={() => zoomKey(1.6)} />
      </div>
    </div>
  )
}
