// The place of one paper: sent as it is chosen, and known again by its name after a reload.
import { filesCalls } from '@bidyard/contract/calls/files'
import { contractDocument, type ContractDocument } from '@bidyard/contract/enums/contracts'
import { limits } from '@bidyard/contract/limits'
import { useState } from 'react'
import { sendFile, useFileWords } from '../../../api/files/send-file.ts'
import { useRead } from '../../../api/use-read.ts'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { FileSlot, type SlotFile } from '../../../ui/file/file-slot.tsx'
import { paperTypes } from '../parts/files-field.tsx'

interface PaperSlotProps {
  readonly document: ContractDocument
  readonly fileId: string | null
  readonly error?: string | undefined
  readonly onChange: (fileId: string | null) => void
}

/** Of another one of the shop only that it is there can be told. */
const useKnown = (fileId: string | null, isHere: boolean): SlotFile | undefined => {
  const say = useText('contracts')
  const isAsked = fileId !== null && !isHere
  const { data, error } = useRead(filesCalls.getFile, { params: { id: fileId ?? '' } }, { enabled: isAsked })
  if (!isAsked) return undefined
  const file = data?.id === fileId ? data : undefined
  if (file === undefined && error === null) return undefined
  return { state: 'done', name: file?.name ?? say('paperThere'), sizeBytes: file?.sizeBytes ?? undefined, percent: 100 }
}

export const PaperSlot = ({ document, fileId, error, onChange }: PaperSlotProps) => {
  const word = useWord()
  const explain = useFileWords()
  const [held, setHeld] = useState<SlotFile | undefined>()
  const known = useKnown(fileId, held !== undefined)
  const send = async (file: File) => {
    const base = { name: file.name, sizeBytes: file.size, file }
    setHeld({ ...base, state: 'uploading', percent: 0 })
    try {
      const onProgress = (percent: number) => setHeld({ ...base, state: 'uploading', percent })
      const { id } = await sendFile('contractDocument', file, { onProgress })
      setHeld({ ...base, state: 'done', percent: 100 })
      onChange(id)
    } catch (failure) {
      setHeld({ ...base, state: 'failed', percent: 0, problem: explain(failure) })
    }
  }
  return (
    <FileSlot
      label={word(contractDocument, document)} held={held ?? known} accept={paperTypes} bytesMax={limits.fileBytes}
      camera error={error}
      onFile={(file) => void send(file)}
      onRetry={() => held?.file !== undefined && void send(held.file)}
      onRemove={() => {
        setHeld(undefined)
        onChange(null)
      }}
    />
  )
}
