// One list on its way into a file: at once, or after the reason where people stand in it.
import { exportsCalls } from '@bidyard/contract/calls/exports/exports'
import { exportedList, exportFormat } from '@bidyard/contract/enums/work/exports'
import { isPersonal } from '@bidyard/contract/shapes/exports/exports'
import { useEffect, useRef } from 'react'
import { useText } from '../../text/use-text.ts'
import { useWord } from '../../text/use-word.ts'
import { saveFrom } from '../../ui/file/save-from.ts'
import { ReasonDialog } from '../../ui/overlay/reason-dialog.tsx'
import { useCall } from '../use-call.ts'
import { queryTextOf } from '../wire/request.ts'
import type { Chosen } from './export-button.tsx'
import { ExportProgress } from './export-progress.tsx'

export const ListExport = ({ chosen, onClose }: { readonly chosen: Chosen; readonly onClose: () => void }) => {
  const say = useText('exports')
  const word = useWord()
  const { list, format, query } = chosen
  const call = useCall(exportsCalls.exportList, { onSuccess: ({ url }) => saveFrom(url) })
  const ask = (reason: string | null) =>
    call.mutate({ body: { list, format, query: queryTextOf({ ...query }), reason } })
  const title = say('title', { list: word(exportedList, list), format: word(exportFormat, format) })
  const isAsked = useRef(isPersonal(list))
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    ask(null)
  })
  if (!isPersonal(list) || call.data !== undefined)
    return <ExportProgress title={title} opened={call.data} failure={call.error} onClose={onClose} />
  return (
    <ReasonDialog
      title={title}
      consequence={say('personal')}
      confirmLabel={say('verb')}
      working={call.isPending}
      failure={call.error}
      onClose={onClose}
      onConfirm={ask}
    />
  )
}
