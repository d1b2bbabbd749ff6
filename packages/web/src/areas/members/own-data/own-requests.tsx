// What one asked about the own data, how it stands and what was answered; and the way to ask.
import { auditCalls } from '@bidyard/contract/calls/audit/audit'
import {
  dataRequestGround, dataRequestKind, dataRequestState, ownDataField, type DataRequestKind,
} from '@bidyard/contract/enums/work/own-data'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFailureWords } from '../../../api/failure-words.ts'
import { useList } from '../../../api/list/use-list.ts'
import { forgetPaths } from '../../../api/query-key.ts'
import { useCall } from '../../../api/use-call.ts'
import { useFailureToast } from '../../../api/use-failure-toast.ts'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { Button } from '../../../ui/button/button.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { showToast } from '../../../ui/overlay/toast.ts'
import { Badge } from '../../../ui/show/badge.tsx'
import { Skeleton } from '../../../ui/show/skeleton.tsx'
import { ErrorPanel } from '../../../ui/state/error-panel.tsx'
import { RequestDialog } from './request-dialog.tsx'
import { requestTone } from './tones.ts'
import type { DataRequest } from './types.ts'

const newest = { sort: [{ createdAt: 'desc' }], size: 20 } as const

const Withdraw = ({ id }: { readonly id: string }) => {
  const say = useText('people')
  const tellFailure = useFailureToast()
  const queries = useQueryClient()
  const refresh = () => forgetPaths(queries, ['/data-requests'])
  const withdraw = useCall(auditCalls.withdrawDataRequest, {
    onSuccess: () => {
      showToast({ tone: 'done', title: say('data.withdrawn') })
      return refresh()
    },
    onFailure: (failure) => {
      tellFailure(failure)
      void refresh()
    },
  })
  return (
    <Button size="small" loading={withdraw.isPending} onClick={() => withdraw.mutate({ params: { id } })}>
      {say('data.withdraw')}
    </Button>
  )
}

const Asked = ({ request }: { readonly request: DataRequest }) => {
  const say = useText('people')
  const word = useWord()
  const format = useFormat()
  const { id, kind, state, field, statement, decideUntil, ground, answer, createdAt } = request
  return (
    <li className="flex flex-col gap-1.5 py-3 text-md last:pb-0">
      <span className="flex flex-wrap items-center justify-between gap-2">
        <span className="flex flex-wrap items-center gap-2">
          <b className="font-semibold">{word(dataRequestKind, kind)}</b>
          {field !== null && <span className="text-ink-soft">{word(ownDataField, field)}</span>}
          <Badge tone={requestTone[state]}>{word(dataRequestState, state)}</Badge>
        </span>
        <span className="figures text-sm text-ink-faint">{format.date(createdAt)}</span>
      </span>
      <span lang="ko" className="whitespace-pre-line text-ink-soft [overflow-wrap:anywhere]">{statement}</span>
      {state === 'submitted' && (
        <span className="flex flex-wrap items-center justify-between gap-2">
          <span className="text-sm text-ink-soft">{say('data.decidedUntil', { day: format.date(decideUntil) })}</span>
          <Withdraw id={id} />
        </span>
      )}
      {answer !== null && (
        <span className="flex flex-col gap-0.5 rounded-md bg-sunken px-3 py-2">
          {ground !== null && <b className="text-sm font-semibold">{word(dataRequestGround, ground)}</b>}
          <span lang="ko" className="whitespace-pre-line [overflow-wrap:anywhere]">{answer}</span>
        </span>
      )}
    </li>
  )
}

export const OwnRequests = () => {
  const say = useText('people')
  const wordsFor = useFailureWords()
  const { items, isLoading, failure, retry, isRefreshing } = useList(auditCalls.listDataRequests, newest)
  const [asking, setAsking] = useState<DataRequestKind | null>(null)
  const isOpen = (kind: DataRequestKind) => items.some((one) => one.kind === kind && one.state === 'submitted')
  return (
    <section aria-label={say('data.requests')} className="flex flex-col gap-2 border-t border-line pt-4">
      <div className="flex flex-wrap gap-2">
        {dataRequestKind.values.map((kind) => (
          <Button key={kind} size="small" disabled={isLoading || isOpen(kind)} onClick={() => setAsking(kind)}>
            {say(`data.ask.${kind}`)}
          </Button>
        ))}
      </div>
      {isLoading && <div aria-busy="true"><Skeleton className="h-16 rounded-md" /></div>}
      {failure !== null && items.length === 0 && (
        <ErrorPanel {...wordsFor(failure)} onRetry={retry} retrying={isRefreshing} />
      )}
      {items.length > 0 && (
        <ul aria-label={say('data.requests')} className="divide-y divide-line">
          {items.map((request) => <Asked key={request.id} request={request} />)}
        </ul>
      )}
      {asking !== null && <RequestDialog kind={asking} onClose={() => setAsking(null)} />}
    </section>
  )
}
