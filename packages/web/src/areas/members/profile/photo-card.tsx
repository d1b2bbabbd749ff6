// One's picture: seen, exchanged with its progress, taken away.
import { addressOf } from '@bidyard/contract/call'
import { filesCalls } from '@bidyard/contract/calls/files'
import { fileBytesMax } from '@bidyard/contract/shapes/file-bounds'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { useFailureWords } from '../../../api/failure-words.ts'
import { useText } from '../../../text/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { formatBytes } from '../../../ui/format/number.ts'
import { refusalOf } from '../../../ui/file/upload.ts'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { Avatar } from '../../../ui/show/avatar.tsx'
import { Card } from '../../../ui/show/card.tsx'
import { FieldError } from '../../../ui/form/field-notes.tsx'
import { ProgressBar } from '../../../ui/show/progress-bar.tsx'
import { acceptOf } from '../parts/file-bounds.ts'
import { sendFile, useFileWords } from '../../../api/files/send-file.ts'
import type { Profile } from './types.ts'
import { useChangeProfile } from './use-change-profile.ts'
import { usePhotoSizes } from './use-photo-sizes.ts'

const usage = 'memberProfileImage'
const [accept, bytesMax] = [acceptOf(usage), fileBytesMax[usage]]

const addressOfFile = (id: string): string => addressOf(filesCalls.getFile).replace(':id', id)

/** Shown until the server has made its sizes. */
const useOwnPicture = () => {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => () => {
    if (address !== null) URL.revokeObjectURL(address)
  }, [address])
  return { address, show: (file: File | null) => setAddress(file === null ? null : URL.createObjectURL(file)) }
}

const useNewPhoto = (profile: Profile) => {
  const say = useText('members')
  const wordsFor = useFileWords()
  const own = useOwnPicture()
  const { change } = useChangeProfile(profile, 'photoSaved')
  const [percent, setPercent] = useState<number | null>(null)
  const [problem, setProblem] = useState<string>()
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])
  const send = async (file: File) => {
    const why = file.size === 0 ? 'photoEmpty' : refusalOf(file, 0, { accept, bytesMax })
    setProblem(why === null ? undefined : say(why === 'fileTooLarge' ? 'photoTooLarge' : 'photoRefused'))
    if (why !== null) return
    const controller = new AbortController()
    running.current = controller
    setPercent(0)
    try {
      const { id } = await sendFile(usage, file, { signal: controller.signal, onProgress: setPercent })
      await change({ profileImageUrl: addressOfFile(id) })
      own.show(file)
    } catch (error) {
      if (!controller.signal.aborted) setProblem(wordsFor(error))
    } finally {
      setPercent(null)
    }
  }
  return { send: (file: File) => void send(file), percent, problem, own }
}

const RemoveButton = ({ profile, onRemoved }: { readonly profile: Profile; readonly onRemoved: () => void }) => {
  const say = useText('members')
  const wordsFor = useFailureWords()
  const { change, error } = useChangeProfile(profile, 'photoRemoved')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>{say('photoRemove')}</Button>
      <ConfirmDialog
        open={open} onOpenChange={setOpen} title={say('photoRemoveTitle')} consequence={say('photoRemoveText')}
        confirmLabel={say('photoRemove')} destructive
        onConfirm={() => change({ profileImageUrl: null }).then(onRemoved)}
      >
        {error !== null && <FieldError>{wordsFor(error).title}</FieldError>}
      </ConfirmDialog>
    </>
  )
}

export const PhotoCard = ({ profile }: { readonly profile: Profile }) => {
  const say = useText('members')
  const input = useRef<HTMLInputElement>(null)
  const { send, percent, problem, own } = useNewPhoto(profile)
  const { src, isUnreadable } = usePhotoSizes(profile)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file !== undefined) send(file)
    target.value = ''
  }
  const fault = problem ?? (isUnreadable ? say('photoUnreadable') : undefined)
  return (
    <Card title={say('photoTitle')}>
      <div className="flex flex-wrap items-center gap-5 pt-2">
        <Avatar name={profile.name} src={src ?? own.address ?? undefined} size="huge" />
        <div className="flex min-w-48 flex-1 flex-col gap-2 cramped:min-w-full">
          <div className="flex flex-wrap gap-2">
            <Button icon="camera" loading={percent !== null} onClick={() => input.current?.click()}>
              {say(profile.profileImage === null ? 'photoChoose' : 'photoReplace')}
            </Button>
            {profile.profileImage !== null && <RemoveButton profile={profile} onRemoved={() => own.show(null)} />}
          </div>
          {percent === null
            ? <p className="text-sm text-ink-faint">{say('photoHint', { limit: formatBytes(bytesMax) })}</p>
            : <ProgressBar label={say('photoSending')} percent={percent} shown />}
          <div role="alert">{fault !== undefined && <FieldError>{fault}</FieldError>}</div>
        </div>
      </div>
      <input
        ref={input} type="file" accept={accept} tabIndex={-1} aria-hidden="true" className="hidden" onChange={choose}
      />
    </Card>
  )
}
