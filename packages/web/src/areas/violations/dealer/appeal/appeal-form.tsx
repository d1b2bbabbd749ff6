// Writes an appeal, with the files that bear it out; asks once, because it can be sent only once.
import { violationsCalls } from '@bidyard/contract/calls/violations'
import { limits } from '@bidyard/contract/limits'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { forgetPaths } from '../../../../api/query-key.ts'
import { sendFile, useFileWords } from '../../../../api/files/send-file.ts'
import { useCall } from '../../../../api/use-call.ts'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { FileDrop } from '../../../../ui/file/file-drop.tsx'
import { useUploads } from '../../../../ui/file/use-uploads.ts'
import { TextArea } from '../../../../ui/form/text-area.tsx'
import { formatBytes } from '../../../../ui/format/number.ts'
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx'
import { showToast } from '../../../../ui/overlay/toast.ts'
import { Refused } from '../../../../ui/state/refused.tsx'
import { fileBytesMax } from '@bidyard/contract/shapes/file-bounds'
import { appealBounds } from './appeal-bounds.ts'

const { accept, filesMax, statementLeast } = appealBounds

const useEvidence = () =>
  useUploads({
    send: async (file, options) => (await sendFile('document', file, options)).id,
    explain: useFileWords(),
  })

const useSubmit = () => {
  const say = useText('violations')
  const queries = useQueryClient()
  return useCall(violationsCalls.submitViolationAppeal, {
    onSuccess: () => {
      showToast({ tone: 'done', title: say('sent') })
      return forgetPaths(queries, ['/shop-violations', '/context/shop-member/violation'])
    },
  })
}

export const AppealForm = ({ violationId }: { readonly violationId: string }) => {
  const say = useText('violations')
  const evidence = useEvidence()
  const submit = useSubmit()
  const [statement, setStatement] = useState('')
  const [asked, setAsked] = useState(false)
  const [confirming, setConfirming] = useState(false)
  const isShort = statement.trim().length < statementLeast
  const files = evidence.uploads
  const filesFault = files.some(({ state }) => state === 'failed')
    ? say('filesFailed') : files.some(({ state }) => state !== 'done') ? say('filesBusy') : undefined
  const ask = () => {
    setAsked(true)
    if (!isShort && filesFault === undefined) setConfirming(true)
  }
  const send = () => submit.mutateAsync({
    body: {
      violationId, statement: statement.trim(), evidenceFileIds: files.flatMap(({ result }) => result ?? []),
    },
  })
  return (
    <div className="flex flex-col gap-4">
      <p className="text-md text-ink-soft">{say('appealOnce')}</p>
      <TextArea
        label={say('statement')}
        hint={say('statementHint')}
        rows={4}
        maxLength={limits.note}
        value={statement}
        error={asked && isShort ? say('statementShort') : undefined}
        onChange={({ target }) => setStatement(target.value)}
      />
      <FileDrop
        label={say('files')}
        hint={say('filesHint', { count: filesMax, size: formatBytes(fileBytesMax.document) })}
        optional
        uploads={evidence}
        accept={accept}
        bytesMax={fileBytesMax.document}
        filesMax={filesMax}
        camera
        error={asked ? filesFault : undefined}
      />
      <div className="flex justify-end">
        <Button variant="primary" className="max-sm:w-full" onClick={ask}>{say('send')}</Button>
      </div>
      <ConfirmDialog
        open={confirming}
        onOpenChange={setConfirming}
        title={say('sendTitle')}
        consequence={say('sendHappens')}
        confirmLabel={say('sendConfirm')}
        onConfirm={send}
      >
        <Refused failure={submit.error} />
      </ConfirmDialog>
    </div>
  )
}
