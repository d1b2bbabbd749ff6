// One place for a photo: what it should show, or what came there and how far it is on its way.
import { carPhotoView, type CarPhotoView } from '@bidyard/contract/enums/car-facts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { useFileAddress } from '../../../../ui/file/use-file-address.ts'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { ProgressBar } from '../../../../ui/show/progress-bar.tsx'
import { Spinner } from '../../../../ui/show/spinner.tsx'
import type { QueuedPhoto } from './photo-queue.ts'
import { pictureOf } from './photo-pictures.ts'
import type { CarPhoto } from './send-photo.ts'
import { SilhouetteDrawing } from './silhouette.tsx'

const cornerLook = 'absolute top-1.5 right-1.5 flex h-7 items-center rounded-full'
const frame = 'relative flex aspect-[4/3] w-full flex-col overflow-hidden rounded-lg text-left'

const Name = ({ view, shaded, children }: {
  readonly view: CarPhotoView
  readonly shaded: boolean
  readonly children?: string | undefined
}) => {
  const word = useWord()
  return (
    <span
      className={classNames(
        'absolute inset-x-0 bottom-0 px-2.5 py-1.5 text-left text-sm leading-5 font-semibold',
        shaded ? 'bg-linear-to-t from-black/75 to-black/0 pt-6 text-white' : 'text-ink-soft',
      )}
    >
      {children ?? word(carPhotoView, view)}
    </span>
  )
}

export const EmptyTile = ({ view, isNeeded, onTake }: {
  readonly view: CarPhotoView
  readonly isNeeded: boolean
  readonly onTake: () => void
}) => {
  const say = useText('selling')
  const word = useWord()
  return (
    <button
      type="button"
      aria-label={say('takeView', { view: word(carPhotoView, view) })}
      onClick={onTake}
      className={classNames(
        frame, 'border-2 border-dashed border-line-strong bg-surface text-ink-faint transition-colors hover:bg-hover',
      )}
    >
      <SilhouetteDrawing view={view} className="m-auto h-3/5 w-4/5 -translate-y-2" />
      <Name view={view} shaded={false} />
      <span className={classNames(cornerLook, 'w-7 justify-center bg-action-soft text-action-ink')}>
        <Icon name={isNeeded ? 'camera' : 'plus'} size={16} />
      </span>
    </button>
  )
}

export const ArrivedTile = ({ photo, onOpen }: { readonly photo: CarPhoto; readonly onOpen: () => void }) => {
  const say = useText('selling')
  const word = useWord()
  const address = pictureOf(photo, 'middle')
  const name = photo.label ?? word(carPhotoView, photo.view)
  return (
    <button
      type="button"
      onClick={onOpen}
      className={classNames(frame, 'bg-sunken -outline-offset-3')}
    >
      {address === undefined
        ? <Spinner className="m-auto text-ink-faint" />
        : <img src={address} alt="" loading="lazy" className="absolute inset-0 size-full object-cover" />}
      <Name view={photo.view} shaded={address !== undefined}>{name}</Name>
      <span className="sr-only">{say('hasArrived')}</span>
      <span
        className={classNames(
          cornerLook, 'always-light gap-1 bg-done px-1.5 text-xs font-bold text-on-done',
        )}
      >
        <Icon name="check" size={16} />
        {photo.isCover && <span className="pr-1">{say('cover')}</span>}
      </span>
    </button>
  )
}

const Cover = ({ one }: { readonly one: QueuedPhoto }) => {
  const say = useText('selling')
  const word = useWord()
  const { state, percent, photo } = one
  if (state === 'refused')
    return (
      <span className="absolute inset-0 flex flex-col items-center justify-center gap-1 bg-black/65 p-2 text-white">
        <Icon name="alert" size={22} />
        <span className="text-center text-sm font-semibold">{say('photoRefused')}</span>
      </span>
    )
  if (state === 'away')
    return (
      <span className="absolute inset-0 flex flex-col items-center justify-center gap-1 bg-black/65 p-2 text-white">
        <Icon name="offline" size={22} />
        <span className="text-center text-sm font-semibold">{say('photoAway')}</span>
      </span>
    )
  return (
    <span className="absolute inset-x-0 bottom-0 flex flex-col gap-1 bg-black/60 p-2 text-white">
      <span className="figures text-sm font-semibold">
        {state === 'waiting' ? say('photoWaiting') : say('photoSending', { percent: Math.round(percent) })}
      </span>
      <ProgressBar label={word(carPhotoView, photo.view)} percent={state === 'waiting' ? 0 : percent} />
    </span>
  )
}

export const TravellingTile = ({ one, onOpen }: { readonly one: QueuedPhoto; readonly onOpen: () => void }) => {
  const say = useText('selling')
  const word = useWord()
  const address = useFileAddress(one.photo.file)
  return (
    <button
      type="button"
      onClick={onOpen}
      className={classNames(frame, 'bg-sunken -outline-offset-3')}
    >
      {address !== null && <img src={address} alt="" className="absolute inset-0 size-full object-cover" />}
      <span className="sr-only">{say('photoOfView', { name: word(carPhotoView, one.photo.view) })}</span>
      <Cover one={one} />
    </button>
  )
}
