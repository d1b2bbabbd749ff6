// Where somebody is signed in: shown when asked for, because the look is written down; and how to end all of it.
import { identityCalls } from '@bidyard/contract/calls/identity'
import { useState } from 'react'
import { useFailureWords } from '../../../../api/failure-words.ts'
import { useLive } from '../../../../api/live/live-context.tsx'
import { useLook } from '../../../../api/use-look.ts'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { Badge } from '../../../../ui/show/badge.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import { SkeletonText } from '../../../../ui/show/skeleton.tsx'
import { When } from '../../../../ui/show/when.tsx'
import { ErrorPanel } from '../../../../ui/state/error-panel.tsx'
import type { Account, AccountAct } from './account-acts.ts'
import type { Hold } from './whose-account.ts'

interface SessionsProps {
  readonly account: Account
  readonly hold: Hold
  readonly onAsk: (act: AccountAct) => void
}

const SessionList = ({ userId }: { readonly userId: string }) => {
  const say = useText('people')
  const wordsFor = useFailureWords()
  const look = useLook(identityCalls.listUserSessions, { params: { id: userId } })
  // Whatever the office does to a login may end sessions that are in sight.
  useLive('userChanged', ({ userId: changed }) => changed === userId && void look.again())
  if (look.failure !== null) return <ErrorPanel {...wordsFor(look.failure)} onRetry={() => void look.again()} />
  if (look.seen === undefined) return <div aria-busy="true"><SkeletonText lines={3} /></div>
  const { items } = look.seen
  if (items.length === 0) return <p className="text-md text-ink-soft">{say('noSessions')}</p>
  return (
    <ul aria-label={say('sessions')} className="divide-y divide-line">
      {items.map(({ id, device, address, fromApp, usedAt, isCurrent }) => (
        <li key={id} className="flex items-start gap-3 py-2.5 first:pt-0 last:pb-0">
          <Icon name={fromApp ? 'phone' : 'monitor'} size={20} className="mt-0.5 text-ink-faint" />
          <span className="flex min-w-0 flex-1 flex-col text-md">
            <span className="font-medium">{device ?? say('deviceUnknown')}</span>
            <span className="figures text-sm text-ink-faint">
              {address ?? '–'} · {say('usedAt')} <When at={usedAt} />
            </span>
          </span>
          {isCurrent && <Badge tone="action">{say('thisSession')}</Badge>}
        </li>
      ))}
    </ul>
  )
}

export const Sessions = ({ account: { id }, hold, onAsk }: SessionsProps) => {
  const say = useText('people')
  const [shown, setShown] = useState(false)
  return (
    <Card
      title={say('sessions')}
      note={say('sessionsText')}
      actions={hold === 'free' && (
        <Button size="small" onClick={() => onAsk('endSessions')}>{say('endSessions')}</Button>
      )}
      className="lg:col-span-2"
    >
      {shown ? <SessionList userId={id} /> : (
        <Button size="small" icon="eye" onClick={() => setShown(true)}>{say('showSessions')}</Button>
      )}
    </Card>
  )
}
