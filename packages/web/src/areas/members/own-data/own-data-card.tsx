// Everything that is kept of oneself: how long it stays, a page to save it, and requests to correct or delete it.
import { auditCalls } from '@bidyard/contract/calls/audit/audit'
import { ownDataSection } from '@bidyard/contract/enums/work/own-data'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { hasRole, useViewer } from '../../../api/session.ts'
import { useCall } from '../../../api/use-call.ts'
import { useFailureToast } from '../../../api/use-failure-toast.ts'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { Button } from '../../../ui/button/button.tsx'
import { saveFrom } from '../../../ui/file/save-from.ts'
import { formatNumber } from '../../../ui/format/number.ts'
import { useFormat } from '../../../ui/format/use-format.ts'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import { Card } from '../../../ui/show/card.tsx'
import { useKeepingWords } from './keeping-words.ts'
import { ownDataPage } from './own-data-page.ts'
import { useOwnDataWords } from './own-data-words.ts'
import { OwnRequests } from './own-requests.tsx'
import { readRest } from './read-rest.ts'
import type { OwnData } from './types.ts'

const Parts = ({ data }: { readonly data: OwnData }) => {
  const say = useText('people')
  const word = useWord()
  const keeping = useKeepingWords()
  return (
    <ul aria-label={say('data.title')} className="divide-y divide-line pb-4">
      {data.parts.map((part) => (
        <li key={part.section} className="flex flex-col gap-0.5 py-2.5 text-md first:pt-0">
          <span className="flex items-baseline justify-between gap-3">
            <b className="font-semibold">{word(ownDataSection, part.section)}</b>
            <span className="figures text-ink-soft">
              {say('data.rows', { count: formatNumber(part.rows.length), more: part.isWhole ? '' : '+' })}
            </span>
          </span>
          <span className="text-sm text-ink-faint">{keeping(part.keeping)}</span>
        </li>
      ))}
    </ul>
  )
}

const savePage = (page: string, name: string): void => {
  const address = URL.createObjectURL(new Blob([page], { type: 'text/html;charset=utf-8' }))
  saveFrom(address, name)
  URL.revokeObjectURL(address)
}

const Whole = ({ data, onClose }: { readonly data: OwnData | null; readonly onClose: () => void }) => {
  const say = useText('people')
  const format = useFormat()
  const words = useOwnDataWords()
  const tellFailure = useFailureToast()
  const save = useMutation({
    mutationFn: readRest,
    retry: false,
    onSuccess: (whole) => savePage(ownDataPage(whole, words), say('data.file')),
    onError: tellFailure,
  })
  return (
    <Sheet
      open={data !== null}
      onOpenChange={(open) => !open && onClose()}
      title={say('data.title')}
      description={data === null ? undefined : say('data.at', { at: format.dateTime(data.madeAt) })}
      footer={data !== null && (
        <Button variant="primary" icon="download" loading={save.isPending} onClick={() => save.mutate(data)}>
          {say('data.save')}
        </Button>
      )}
    >
      {data !== null && <Parts data={data} />}
    </Sheet>
  )
}

export const OwnDataCard = () => {
  const say = useText('people')
  const viewer = useViewer()
  const [data, setData] = useState<OwnData | null>(null)
  const ask = useCall(auditCalls.readOwnData, { onSuccess: setData, onFailure: useFailureToast() })
  return (
    <Card title={say('data.title')}>
      <div className="flex flex-col gap-4 pt-1">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 flex-[1_1_14rem] text-md text-ink-soft">{say('data.text')}</p>
          <Button icon="eye" loading={ask.isPending} onClick={() => ask.mutate({})}>{say('data.show')}</Button>
        </div>
        {(hasRole(viewer, 'dealer') || hasRole(viewer, 'partner')) && <OwnRequests />}
      </div>
      <Whole data={data} onClose={() => setData(null)} />
    </Card>
  )
}
