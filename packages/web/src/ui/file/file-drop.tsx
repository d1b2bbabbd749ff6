// A field for files: where they are dropped, which were refused and why, and how far each has come.
import { useState } from 'react'
import { useText } from '../../text/use-text.ts'
import { GroupFrame } from '../choice/group-frame.tsx'
import type { FieldFrame } from '../form/field.tsx'
import { formatBytes } from '../format/number.ts'
import { DropZone } from './drop-zone.tsx'
import { FileRow } from './file-row.tsx'
import { refusalOf, type Refusal, type UploadLimits } from './upload.ts'
import type { Uploads } from './use-uploads.ts'

interface FileDropProps<Result> extends FieldFrame, UploadLimits {
  readonly uploads: Uploads<Result>
  /** Phones may open the camera as well. */
  readonly camera?: boolean | undefined
}

interface Refused {
  readonly name: string
  readonly why: Refusal
}

const useSorted = <Result,>({ uploads, accept, bytesMax, filesMax }: FileDropProps<Result>) => {
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

interface RefusedListProps extends UploadLimits {
  readonly refused: readonly Refused[]
}

const RefusedList = ({ refused, bytesMax = 0, filesMax = 0 }: RefusedListProps) => {
  const say = useText('ui')
  const words: Readonly<Record<Refusal, string>> = {
    fileTooLarge: say('fileTooLarge', { limit: formatBytes(bytesMax) }),
    tooManyFiles: say('tooManyFiles', { limit: filesMax }),
    fileTypeRefused: say('fileTypeRefused'),
    emptyFile: say('emptyFile'),
  }
  return (
    <ul role="alert" className="flex flex-col gap-1 text-sm text-closing-ink">
      {refused.map(({ name, why }) => <li key={name}>{name}: {words[why]}</li>)}
    </ul>
  )
}

export const FileDrop = <Result,>(props: FileDropProps<Result>) => {
  const { label, hint, error, optional, labelHidden, disabled, className } = props
  const { uploads, accept, bytesMax, filesMax, camera = false } = props
  const { take, refused } = useSorted(props)
  return (
    <GroupFrame {...{ label, hint, error, optional, labelHidden, disabled, className }}>
      <DropZone accept={accept} several={filesMax !== 1} camera={camera} disabled={disabled ?? false} onFiles={take} />
      {refused.length > 0 && <RefusedList refused={refused} bytesMax={bytesMax} filesMax={filesMax} />}
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
