// Photos or papers that go with an act: sent as they are chosen, with the progress of each.
import type { FileUsageType } from '@bidyard/contract/enums/files'
import { limits } from '@bidyard/contract/limits'
import { sendFile, useFileWords } from '../../../api/files/send-file.ts'
import { FileDrop } from '../../../ui/file/file-drop.tsx'
import { useUploads } from '../../../ui/file/use-uploads.ts'

export const photoTypes = 'image/jpeg,image/png,image/webp,.heic,.heif'
export const paperTypes = `${photoTypes},application/pdf`

export const useSending = (usageType: FileUsageType) => {
  const explain = useFileWords()
  const uploads = useUploads({ explain, send: (file, options) => sendFile(usageType, file, options) })
  const ids = uploads.uploads.flatMap(({ result }) => result?.id ?? [])
  return { uploads, ids, isBusy: uploads.uploads.some(({ state }) => state === 'waiting' || state === 'uploading') }
}

interface FilesFieldProps {
  readonly sending: ReturnType<typeof useSending>
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly optional?: boolean | undefined
  readonly filesMax: number
  readonly accept?: string | undefined
}

export const FilesField = ({ sending, accept = paperTypes, ...frame }: FilesFieldProps) => (
  <FileDrop uploads={sending.uploads} camera accept={accept} bytesMax={limits.fileBytes} {...frame} />
)
