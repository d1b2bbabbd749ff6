// Where anybody checks a printed record by its number, and a copy of it by its content; no sign-in is needed.
import type { ReceivedOf } from '@bidyard/contract/call'
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { contractKind } from '@bidyard/contract/enums/contracts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useFailureWords } from '../../../api/failure-words.ts'
import { useRead } from '../../../api/use-read.ts'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { PageHeader } from '../../../ui/navigation/page-header.tsx'
import { Card } from '../../../ui/show/card.tsx'
import { KeyValueList } from '../../../ui/show/key-value-list.tsx'
import { Skeleton } from '../../../ui/show/skeleton.tsx'
import { ErrorPanel } from '../../../ui/state/error-panel.tsx'
import { InlineNotice } from '../../../ui/state/inline-notice.tsx'
import { useTitle } from '../../../ui/use-title.ts'
import { CompareFile } from './compare-file.tsx'
import { PrintAnswer } from './print-answer.tsx'
import { asRecordNo } from './record-no.ts'

const Found = ({ record }: { readonly record: ReceivedOf<typeof contractsCalls.checkContractRecord> }) => {
  const say = useText('contracts')
  const word = useWord()
  const format = useFormat()
  const { isLatest, isStanding, contractNo, kind, carNumber, priceWon, doneAt, issuedAt, edition, sha256 } = record
  return (
    <Card>
      <div className="flex flex-col gap-4">
        {isLatest && isStanding && <InlineNotice tone="done" title={say('recordFound')} />}
        {isLatest && !isStanding && (
          <InlineNotice tone="waiting" title={say('recordReopened')}>{say('recordReopenedText')}</InlineNotice>
        )}
        {!isLatest && <InlineNotice tone="waiting" title={say('recordOlder')}>{say('recordOlderText')}</InlineNotice>}
        <KeyValueList
          facts={[
            { key: 'contract', name: say('recordContractNo'), value: <span className="figures">{contractNo}</span> },
            { key: 'kind', name: say('recordKind'), value: word(contractKind, kind) },
            { key: 'car', name: say('recordCar'), value: <span lang="ko">{carNumber}</span> },
            { key: 'price', name: say('price'), value: <b>{format.won(priceWon)}</b> },
            { key: 'done', name: say('recordDone'), value: format.dateTime(doneAt) },
            {
              key: 'issued', name: say('recordIssued'),
              value: <>{format.dateTime(issuedAt)} · {say('recordEdition', { edition })}</>,
            },
          ]}
        />
        <CompareFile key={sha256} sha256={sha256} />
      </div>
    </Card>
  )
}

const Answer = ({ recordNo }: { readonly recordNo: string }) => {
  const say = useText('contracts')
  const wordsFor = useFailureWords()
  const { data, error, refetch } = useRead(contractsCalls.checkContractRecord, { params: { recordNo } })
  if (error?.facts.status === 404)
    return <InlineNotice tone="closing" title={say('recordMissing')} urgent>{say('recordMissingText')}</InlineNotice>
  if (error !== null) return <ErrorPanel {...wordsFor(error)} onRetry={() => void refetch()} />
  if (data?.recordNo !== recordNo) return <div aria-busy="true"><Skeleton className="h-72 rounded-lg!" /></div>
  return <Found record={data} />
}

export const CheckRecordScreen = () => {
  const say = useText('contracts')
  const navigate = useNavigate()
  const { no } = useSearch({ from: '/framed/record' })
  const [typed, setTyped] = useState(no ?? '')
  const [asked, setAsked] = useState(false)
  useTitle(say('recordCheck'))
  const recordNo = asRecordNo(typed)
  const check = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (recordNo !== null) void navigate({ to: '/record', search: { no: recordNo }, replace: true })
  }
  return (
    <div className="mx-auto flex w-full max-w-column flex-col gap-4">
      <PageHeader title={say('recordCheck')} summary={say('recordCheckText')} />
      <Card>
        <form onSubmit={check} className="flex flex-col gap-4">
          <TextField
            label={say('recordNo')} hint={say('recordNoHint')} placeholder="R-XXXX-XXXX-XXXX" autoComplete="off"
            autoCapitalize="characters" spellCheck={false} maxLength={40} value={typed} inputClassName="figures"
            error={asked && recordNo === null ? say('recordNoWrong') : undefined}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type="submit" variant="primary" size="large" wide icon="search">{say('recordCheckVerb')}</Button>
        </form>
      </Card>
      {no !== undefined && (no.startsWith('P') ? <PrintAnswer printNo={no} /> : <Answer recordNo={no} />)}
    </div>
  )
}
