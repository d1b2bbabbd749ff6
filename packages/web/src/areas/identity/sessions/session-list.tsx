// Where one is signed in: each device with place and time, ended one by one or all the others at once.
import type { ReceivedOf } from '@bidyard/contract/call'
import { identityCalls } from '@bidyard/contract/calls/identity'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFailureWords } from '../../../api/failure-words.ts'
import { forgetAnswers } from '../../../api/query-key.ts'
import { useCall } from '../../../api/use-call.ts'
import { useFailureToast } from '../../../api/use-failure-toast.ts'
import { useRead } from '../../../api/use-read.ts'
import { useText } from '../../../text/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { showToast } from '../../../ui/overlay/toast.ts'
import { Badge } from '../../../ui/show/badge.tsx'
import { Card } from '../../../ui/show/card.tsx'
import { Skeleton } from '../../../ui/show/skeleton.tsx'
import { When } from '../../../ui/show/when.tsx'
import { ErrorPanel } from '../../../ui/state/error-panel.tsx'

type OwnSession = ReceivedOf<typeof identityCalls.listOwnSessions>['items'][number]

const useEnding = () => {
  const say = useText('identity')
  const queries = useQueryClient()
  const onFailure = useFailureToast()
  const forget = () => forgetAnswers(queries, identityCalls.listOwnSessions)
  const one = useCall(identityCalls.endOwnSession, {
    onSuccess: () => {
      showToast({ tone: 'done', title: say('sessionEnded') })
      return forget()
    },
    onFailure,
  })
  const others = useCall(identityCalls.endOwnSessions, {
    onSuccess: ({ ended }) => {
      showToast({ tone: 'done', title: say('sessionsEnded', { count: ended }) })
      return forget()
    },
    onFailure,
  })
  return { one, others }
}

interface SessionRowProps {
  readonly session: OwnSession
  readonly working: boolean
  readonly onEnd: () => void
}

const SessionRow = ({ session, working, onEnd }: SessionRowProps) => {
  const say = useText('identity')
  const { device, address, fromApp, isCurrent, createdAt, usedAt } = session
  const name = device ?? say('sessionUnknown')
  return (
    <li className="flex items-center gap-3 border-b border-line py-3 last:border-0">
      <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-sunken text-ink-soft">
        <Icon name={fromApp || /Android|iOS/.test(name) ? 'phone' : 'monitor'} size={20} />
      </span>
      <div className="flex min-w-0 flex-1 flex-col">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {name}
          {fromApp && <Badge>{say('sessionApp')}</Badge>}
          {isCurrent && <Badge tone="done" icon="check">{say('sessionHere')}</Badge>}
        </span>
        <span className="figures text-sm text-ink-soft">
          {address !== null && <>{address} · </>}
          {say('sessionBegan')} <When at={createdAt} />
          {!isCurrent && <> · {say('sessionUsed')} <When at={usedAt} /></>}
        </span>
      </div>
      {!isCurrent && (
        <Button size="small" loading={working} onClick={onEnd} aria-label={say('sessionEndOf', { name })}
          className="max-md:h-11"
        >
          {say('sessionEnd')}
        </Button>
      )}
    </li>
  )
}

export const SessionList = () => {
  const say = useText('identity')
  const wordsFor = useFailureWords()
  const sessions = useRead(identityCalls.listOwnSessions, {})
  const { one, others } = useEnding()
  const [isAsking, setAsking] = useState(false)
  const items = sessions.data?.items
  const count = items?.filter(({ isCurrent }) => !isCurrent).length ?? 0
  return (
    <Card
      title={say('sessionsTitle')}
      note={say('sessionsNote')}
      actions={count > 0 && <Button icon="signOut" onClick={() => setAsking(true)}>{say('sessionsEndOthers')}</Button>}
    >
      {sessions.error !== null && (
        <ErrorPanel {...wordsFor(sessions.error)} onRetry={() => void sessions.refetch()} />
      )}
      {items === undefined && sessions.error === null && <Skeleton className="h-16 rounded-md" />}
      {items !== undefined && (
        <ul aria-label={say('sessionsTitle')} className="-my-1 flex flex-col">
          {items.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              working={one.isPending && one.variables.params.id === session.id}
              onEnd={() => one.mutate({ params: { id: session.id } })}
            />
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={say('sessionsEndTitle')}
        consequence={say('sessionsEndText', { count })}
        confirmLabel={say('sessionsEndConfirm')}
        onConfirm={() => others.mutateAsync({ body: { keepCurrent: true } })}
      />
    </Card>
  )
}
