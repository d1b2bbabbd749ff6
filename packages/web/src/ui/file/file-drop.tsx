// Where files are dropped, chosen or photographed; each shows its own way.
import { useId, useRef, useState, type DragEvent } from 'react'
import { useText } from '../../text/use-text.ts'
import { Button } from '../button/button.tsx'
import { GroupFrame } from '../choice/group-frame.tsx'
import { classNames } from '../class-names.ts'
import type { FieldFrame } from '../form/field.tsx'
import { formatBytes } from '../format/number.ts'
import { Icon } from '../icon/icon.tsx'
import { FileRow } from './file-row.tsx'
import { refusalOf, type Refusal, type UploadLimits } from './upload.ts'
import type { Uploads } from './use-uploads.ts'

interface FileDropProps<Result> extends FieldFrame, UploadLimits {
  readonly uploads: Uploads<Result>
  /** Phones open the camera. */
  readonly camera?: boolean | undefined
}

interface Refused {
  readonly name: string
  readonly why: Refusal
}

const useSorted = ({ uploads, accept, bytesMax, filesMax }: FileDropProps<unknown>) => {
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const take = (files: readonly File[]) => {
    const good: File[] = []
    const bad: Refused[] = []
    for (const file of files) {
      const why = refusalOf(file, uploads.uploads.length + good.length, { accept, bytesMax, filesMax })
      if (why === null) good.push(file)
      else bad.push({ name: file.name, why })
    }
    setRefused(bad)
    uploads.add(good)
  }
  return { take, refused }
}

export const FileDrop = <Result,>(props: FileDropProps<Result>) => {
  const { label, hint, error, optional, labelHidden, disabled, className } = props
  const { uploads, accept, bytesMax = 0, filesMax = 0, camera = false } = props
  const say = useText('ui')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const { take, refused } = useSorted(props)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (disabled !== true) take([...event.dataTransfer.files])
  }
  const drag = (event: DragEvent) => {
    event.preventDefault()
    setOver(event.type === 'dragover')
  }
  const wordsOf = (why: Refusal) =>
    why === 'fileTooLarge'
      ? say(why, { limit: formatBytes(bytesMax) })
      : why === 'tooManyFiles'
        ? say(why, { limit: filesMax })
        : say(why)
  return (
    <GroupFrame {...{ label, hint, error, optional, labelHidden, disabled, className }}>
      <div
        onDragOver={drag}
        onDragLeave={drag}
        onDrop={drop}
        className={classNames(
          'flex flex-col items-center gap-2 rounded-lg border-2 border-dashed px-4 py-6 text-center transition-colors',
          over ? 'border-action bg-action-soft' : 'border-line-strong bg-surface',
        )}
      >
        <Icon name={camera ? 'camera' : 'upload'} size={26} className="text-ink-faint" />
        <span className="text-md text-ink-soft max-md:hidden">{say('dropFiles')}</span>
        <Button disabled={disabled} onClick={() => input.current?.click()} icon={camera ? 'camera' : 'plus'}>
          {say(camera ? 'takePhoto' : 'chooseFiles')}
        </Button>
        <input
          ref={input}
          id={id}
          type="file"
          multiple={props.filesMax !== 1}
          accept={accept}
          capture={camera ? 'environment' : undefined}
          tabIndex={-1}
          aria-hidden="true"
          className="hidden"
          onChange={(event) => {
            take([...(event.target.files ?? [])])
            event.target.value = ''
          }}
        />
      </div>
      {refused.length > 0 && (
        <ul role="alert" className="flex flex-col gap-1 text-sm text-closing-ink">
          {refused.map(({ name, why }) => (
            <li key={name}>
              {name}: {wordsOf(why)}
            </li>
          ))}
        </ul>
      )}
      {uploads.uploads.length > 0 && (
        <ul className="mt-1 grid grid-cols-1 gap-2 sm:grid-cols-2">
          {uploads.uploads.map((upload) => (
            <FileRow
              key={upload.id}
              upload={upload}
              onRetry={() => uploads.retry(upload.id)}
              onRemove={() => uploads.remove(upload.id)}
            />
          ))}
        </ul>
      )}
    </GroupFrame>
  )
}
