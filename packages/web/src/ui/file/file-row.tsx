// One file on its way: its picture or its kind, how far it is, what went wrong.
import { useState } from 'react'
import { useText } from '../../text/use-text.ts'
import { IconButton } from '../button/icon-button.tsx'
import { classNames } from '../class-names.ts'
import { formatBytes } from '../format/number.ts'
import { Icon } from '../icon/icon.tsx'
import { ProgressBar } from '../show/progress-bar.tsx'
import type { Upload } from './upload.ts'
import { isPicture, useFileAddress } from './use-file-address.ts'

interface FileRowProps {
  readonly upload: Upload
  readonly onRetry: () => void
  readonly onRemove: () => void
}

const Preview = ({ file }: { readonly file: File }) => {
  const address = useFileAddress(isPicture(file) ? file : null)
  const [unreadable, setUnreadable] = useState(false)
  // Not every browser can show every kind of picture that a camera makes.
  if (address !== null && !unreadable)
    return (
      <img
        src={address}
        alt=""
        onError={() => setUnreadable(true)}
        className="size-11 shrink-0 rounded-md object-cover"
      />
    )
  return (
    <span className="flex size-11 shrink-0 items-center justify-center rounded-md bg-sunken text-ink-faint">
      <Icon name={isPicture(file) ? 'image' : 'document'} />
    </span>
  )
}

const StateText = ({ upload }: { readonly upload: Upload }) => {
  const say = useText('ui')
  const { state, percent, problem, file } = upload
  if (state === 'failed') return <span className="text-closing-ink">{problem ?? say('uploadFailed')}</span>
  if (state === 'uploading')
    return <span className="figures">{say('uploading', { percent: Math.round(percent) })}</span>
  return (
    <span className={classNames('figures', state === 'done' && 'text-done-ink')}>
      {formatBytes(file.size)} · {say(state === 'done' ? 'uploadDone' : 'uploadWaiting')}
    </span>
  )
}

export const FileRow = ({ upload, onRetry, onRemove }: FileRowProps) => {
  const say = useText('ui')
  const { file, state, percent } = upload
  return (
    <li className="flex items-center gap-3 rounded-lg border border-line bg-surface p-2 pr-1">
      <Preview file={file} />
      <div className="flex min-w-0 flex-1 flex-col gap-0.5">
        <span className="truncate text-md font-medium">{file.name}</span>
        <span className="text-sm text-ink-faint">
          <StateText upload={upload} />
        </span>
        <span className="h-1.5">
          {(state === 'uploading' || state === 'waiting') && <ProgressBar label={file.name} percent={percent} />}
        </span>
      </div>
      {state === 'done' && <Icon name="done" className="text-done-ink" />}
      {state === 'failed' && <IconButton icon="refresh" label={say('retry')} onClick={onRetry} />}
      <IconButton icon="close" label={say('remove', { name: file.name })} onClick={onRemove} />
    </li>
  )
}
