// A field for exactly one file: dropped, chosen or photographed; then its picture, how far it is, and another instead.
import { useRef, useState } from 'react'
import { useText } from '../../text/use-text.ts'
import { Button } from '../button/button.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { GroupFrame } from '../choice/group-frame.tsx'
import { classNames } from '../class-names.ts'
import type { FieldFrame } from '../form/field.tsx'
import { formatBytes } from '../format/number.ts'
import { Icon } from '../icon/icon.tsx'
import { Lightbox } from '../photo/lightbox.tsx'
import { ProgressBar } from '../show/progress-bar.tsx'
import { DropZone } from './drop-zone.tsx'
import { refusalOf } from './upload.ts'
import { isPicture, useFileAddress } from './use-file-address.ts'

export interface SlotFile {
  readonly state: 'uploading' | 'failed' | 'done'
  readonly name: string
  /** Not given where only that it is there can be told. */
  readonly sizeBytes?: number | undefined
  /** 0 to 100 */
  readonly percent: number
  /** What went wrong, for the person to read. */
  readonly problem?: string | undefined
  /** Missing when it was sent before the page was loaded. */
  readonly file?: File | undefined
}

interface FileSlotProps extends FieldFrame {
  readonly held: SlotFile | undefined
  readonly accept: string
  readonly bytesMax: number
  readonly camera?: boolean | undefined
  readonly onFile: (file: File) => void
  readonly onRetry: () => void
  readonly onRemove: () => void
}

const previewLook = 'size-16 shrink-0 overflow-hidden rounded-md'

const Preview = ({ name, file }: Pick<SlotFile, 'name' | 'file'>) => {
  const say = useText('ui')
  const address = useFileAddress(isPicture(file) ? file : null)
  const [unreadable, setUnreadable] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  // Not every browser can show every kind of picture that a camera makes.
  if (address === null || unreadable === address)
    return (
      <span className={classNames(previewLook, 'flex items-center justify-center bg-sunken text-ink-faint')}>
        <Icon name={/\.pdf$/i.test(name) ? 'document' : 'image'} size={26} />
      </span>
    )
  return (
    <>
      <button type="button" aria-label={say('enlarge', { name })} onClick={() => setOpen(true)} className={previewLook}>
        <img src={address} alt="" onError={() => setUnreadable(address)} className="size-full object-cover" />
      </button>
      <Lightbox
        label={name}
        photos={[{ key: address, src: address, alt: name }]}
        index={open ? 0 : null}
        onIndexChange={(index) => setOpen(index !== null)}
      />
    </>
  )
}

const StateWords = ({ held: { state, percent, problem, sizeBytes } }: { readonly held: SlotFile }) => {
  const say = useText('ui')
  if (state === 'failed') return <span className="text-closing-ink">{problem ?? say('uploadFailed')}</span>
  if (state === 'uploading')
    return <span className="figures">{say('uploading', { percent: Math.round(percent) })}</span>
  return (
    <span className="figures text-done-ink">
      {sizeBytes !== undefined && `${formatBytes(sizeBytes)} · `}{say('uploadDone')}
    </span>
  )
}

interface ReplaceProps {
  readonly accept: string
  readonly disabled: boolean
  readonly name: string
  readonly onFile: (file: File) => void
}

const Replace = ({ accept, disabled, name, onFile }: ReplaceProps) => {
  const say = useText('ui')
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        size="small" disabled={disabled} aria-label={say('replaceFileOf', { name })} className="max-md:h-11"
        onClick={() => input.current?.click()}
      >
        {say('replaceFile')}
      </Button>
      <input
        ref={input} type="file" accept={accept} tabIndex={-1} aria-hidden="true" className="hidden"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file !== undefined) onFile(file)
          target.value = ''
        }}
      />
    </>
  )
}

const Held = ({ held, accept, disabled = false, onFile, onRetry, onRemove }: FileSlotProps & { held: SlotFile }) => {
  const say = useText('ui')
  const { name, state, percent } = held
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-line bg-surface p-2.5">
      <Preview name={name} file={held.file} />
      <div className="flex min-w-24 flex-1 flex-col gap-0.5" aria-live="polite">
        <span className="truncate text-md font-medium">{name}</span>
        <span className="text-sm text-ink-faint"><StateWords held={held} /></span>
        {state === 'uploading' && <ProgressBar label={name} percent={percent} />}
      </div>
      <div className="ml-auto flex items-center gap-1">
        {state === 'failed' && (
          <Button size="small" icon="refresh" onClick={onRetry} className="max-md:h-11">{say('retry')}</Button>
        )}
        <Replace accept={accept} disabled={disabled} name={name} onFile={onFile} />
        <IconButton icon="close" label={say('remove', { name })} onClick={onRemove} />
      </div>
    </div>
  )
}

export const FileSlot = (props: FileSlotProps) => {
  const { label, hint, error, optional, labelHidden, disabled, className } = props
  const { held, accept, bytesMax, camera = false, onFile } = props
  const say = useText('ui')
  const [refusal, setRefusal] = useState<string>()
  const words = {
    emptyFile: say('emptyFile'), fileTypeRefused: say('fileTypeRefused'),
    fileTooLarge: say('fileTooLarge', { limit: formatBytes(bytesMax) }), tooManyFiles: say('fileTypeRefused'),
  }
  const take = (file: File | undefined) => {
    if (file === undefined) return
    const why = refusalOf(file, 0, { accept, bytesMax })
    if (why === null) onFile(file)
    setRefusal(why === null ? undefined : `${file.name}: ${words[why]}`)
  }
  return (
    <GroupFrame {...{ label, hint, optional, labelHidden, disabled, className }} error={refusal ?? error}>
      {held === undefined ? (
        <DropZone
          accept={accept} several={false} camera={camera} disabled={disabled ?? false} onFiles={([file]) => take(file)}
        />
      ) : <Held {...props} held={held} onFile={take} />}
    </GroupFrame>
  )
}
