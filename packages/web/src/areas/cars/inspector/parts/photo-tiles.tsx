// Photos as tiles to look at, to take away and to add to; each says whether the server has it.
import { limits } from '@bidyard/contract/limits'
import { useRef, useState } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { IconButton } from '../../../../ui/button/icon-button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { useFileAddress } from '../../../../ui/file/use-file-address.ts'
import { formatBytes } from '../../../../ui/format/number.ts'
import { FieldError } from '../../../../ui/form/field-notes.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { Lightbox } from '../../../../ui/photo/lightbox.tsx'
import type { ShownPhoto } from './car-photos.ts'

const accepted = ['image/jpeg', 'image/png', 'image/webp']

const tileLook = 'relative size-24 shrink-0 overflow-hidden rounded-md bg-sunken'

const stateOf = ({ here }: ShownPhoto): 'photoSent' | 'photoWaiting' | 'photoRefused' => {
  if (here === undefined || here.photoId !== null) return 'photoSent'
  return here.trouble === null ? 'photoWaiting' : 'photoRefused'
}

const marks = {
  photoSent: { icon: 'check', look: 'bg-done text-on-done' },
  photoWaiting: { icon: 'clock', look: 'bg-waiting text-on-waiting' },
  photoRefused: { icon: 'alert', look: 'bg-closing text-on-closing' },
} as const

const Mark = ({ photo }: { readonly photo: ShownPhoto }) => {
  const say = useText('checks')
  const state = stateOf(photo)
  const { icon, look } = marks[state]
  return (
    <span
      data-photo-state={state}
      className={classNames('absolute bottom-1 left-1 flex size-6 items-center justify-center rounded-full', look)}
    >
      <Icon name={icon} size={14} />
      <span className="sr-only">{say(state)}</span>
    </span>
  )
}

interface TileProps {
  readonly photo: ShownPhoto
  readonly name: string
  readonly onRemove: (() => void) | undefined
}

const Tile = ({ photo, name, onRemove }: TileProps) => {
  const say = useText('checks')
  const own = useFileAddress(photo.here?.file)
  const address = own ?? photo.address
  const [open, setOpen] = useState(false)
  const [broken, setBroken] = useState<string>()
  const isSeen = address !== undefined && address !== broken
  return (
    <li className="flex flex-col gap-1">
      <div className={tileLook}>
        {isSeen ? (
          <button
            type="button" aria-label={say('photoOf', { what: name })} onClick={() => setOpen(true)}
            className="size-full"
          >
            <img src={address} alt="" onError={() => setBroken(address)} className="size-full object-cover" />
          </button>
        ) : (
          <span className="flex size-full items-center justify-center text-ink-faint">
            <Icon name="image" size={26} />
          </span>
        )}
        <Mark photo={photo} />
        {onRemove !== undefined && (
          <IconButton
            icon="close" label={say('removePhoto', { what: name })} onClick={onRemove}
            className="absolute! top-0 right-0 [&_svg]:size-6 [&_svg]:rounded-full [&_svg]:bg-surface/90 [&_svg]:p-1"
          />
        )}
      </div>
      {photo.here?.trouble !== undefined && photo.here.trouble !== null && (
        <p className="max-w-24 text-xs text-closing-ink">{photo.here.trouble}</p>
      )}
      {isSeen && (
        <Lightbox
          label={name}
          photos={[{ key: address, src: address, alt: name }]}
          index={open ? 0 : null}
          onIndexChange={(index) => setOpen(index !== null)}
        />
      )}
    </li>
  )
}

interface AddProps {
  readonly label: string
  readonly onFile: (file: File) => void
}

/** Tablets offer the camera and the album behind the same button. */
const AddPhoto = ({ label, onFile }: AddProps) => {
  const say = useText('checks')
  const input = useRef<HTMLInputElement>(null)
  const [wrong, setWrong] = useState<string>()
  const take = (file: File): void => {
    if (!accepted.includes(file.type)) return setWrong(say('fileNotPhoto'))
    if (file.size > limits.fileBytes) return setWrong(say('fileTooLarge', { limit: formatBytes(limits.fileBytes) }))
    setWrong(undefined)
    onFile(file)
  }
  return (
    <li className="flex flex-col gap-1">
      <button
        type="button"
        aria-label={label}
        onClick={() => input.current?.click()}
        className={classNames(
          'flex size-24 flex-col items-center justify-center gap-1 rounded-md border-2 border-dashed',
          'border-line-strong text-sm font-medium text-ink-soft hover:border-line-control hover:text-ink',
        )}
      >
        <Icon name="camera" size={24} />
        {say('addPhoto')}
      </button>
      <input
        ref={input} type="file" multiple accept={accepted.join()} tabIndex={-1} aria-hidden="true" className="hidden"
        onChange={({ target }) => {
          for (const file of target.files ?? []) take(file)
          target.value = ''
        }}
      />
      {wrong !== undefined && <FieldError>{wrong}</FieldError>}
    </li>
  )
}

interface PhotoTilesProps {
  /** What they show. */
  readonly name: string
  readonly photos: readonly ShownPhoto[]
  /** Without it nothing can be added. */
  readonly onAdd?: ((file: File) => void) | undefined
  readonly onRemove?: ((id: string) => void) | undefined
}

export const PhotoTiles = ({ name, photos, onAdd, onRemove }: PhotoTilesProps) => {
  const say = useText('checks')
  return (
    <ul aria-label={say('photoOf', { what: name })} className="flex flex-wrap gap-2">
      {photos.map((photo) => (
        <Tile
          key={photo.here?.id ?? photo.id}
          photo={photo}
          name={name}
          onRemove={onRemove === undefined ? undefined : () => onRemove(photo.id)}
        />
      ))}
      {onAdd !== undefined && <AddPhoto label={`${say('addPhoto')}: ${name}`} onFile={onAdd} />}
    </ul>
  )
}
