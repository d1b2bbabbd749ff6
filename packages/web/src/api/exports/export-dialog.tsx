// One file on its way: at once, or after the reason where people stand in it.
import type { AskOf, ReceivedOf } from '@bidyard/contract/call'
import type { exportsCalls } from '@bidyard/contract/calls/exports/exports'
import { useEffect, useRef } from 'react'
import { useText } from '../../text/use-text.ts'
import { saveFrom } from '../../ui/file/save-from.ts'
import { ReasonDialog } from '../../ui/overlay/reason-dialog.tsx'
import { useCall } from '../use-call.ts'
import { ExportProgress } from './export-progress.tsx'

type ExportCall = typeof exportsCalls.exportList | typeof exportsCalls.exportShop
/** Both answer alike. */
type Opened = ReceivedOf<typeof exportsCalls.exportList>

interface ExportDialogProps<C extends ExportCall> {
  readonly definition: C
  readonly title: string
  /** Null where nobody is asked why. */
  readonly question: string | null
  readonly ask: (reason: string | null) => AskOf<C>
  readonly onClose: () => void
}

export const ExportDialog = <C extends ExportCall>(props: ExportDialogProps<C>) => {
  const { definition, title, question, ask, onClose } = props
  const say = useText('exports')
  const call = useCall<C>(definition, { onSuccess: (received) => saveFrom((received as Opened).url) })
  const opened = call.data as Opened | undefined
  const begin = (reason: string | null) => call.mutate(ask(reason))
  const isBegun = useRef(question !== null)
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    begin(null)
  })
  if (question === null || opened !== undefined)
    return <ExportProgress title={title} opened={opened} failure={call.error} onClose={onClose} />
  return (
    <ReasonDialog
      title={title}
      consequence={question}
      confirmLabel={say('verb')}
      working={call.isPending}
      failure={call.error}
      onClose={onClose}
      onConfirm={begin}
    />
  )
}
