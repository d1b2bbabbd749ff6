// The mails and messages to phones that would have gone out: in the sandbox nobody gets one, and here one reads them.
import { sandboxCalls } from '@bidyard/contract/calls/sandbox'
import type { ReceivedOf } from '@bidyard/contract/call'
import { useState, type ReactNode } from 'react'
import { useFailureWords } from '../../api/failure-words.ts'
import { useRead } from '../../api/use-read.ts'
import { useText } from '../../text/use-text.ts'
import { PageHeader } from '../../ui/navigation/page-header.tsx'
import { Tabs } from '../../ui/navigation/tabs.tsx'
import { Trail } from '../../ui/navigation/trail.tsx'
import { Badge } from '../../ui/show/badge.tsx'
import { Card } from '../../ui/show/card.tsx'
import { Skeleton } from '../../ui/show/skeleton.tsx'
import { When } from '../../ui/show/when.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ErrorPanel } from '../../ui/state/error-panel.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { PhoneMessages } from './phone-messages.tsx'

type Mail = ReceivedOf<typeof sandboxCalls.listMails>['items'][number]

const refreshEveryMs = 5_000

const Standing = ({ mail }: { readonly mail: Mail }) => {
  const say = useText('sandbox')
  if (mail.refusal !== null) return <Badge tone="closing">{say('mailRefused')}</Badge>
  if (mail.sentAt !== null) return <Badge tone="done">{say('mailSent')}</Badge>
  return mail.begunAt === null
    ? <Badge tone="waiting">{say('mailWaits')}</Badge>
    : <Badge tone="closing">{say('mailUnknown')}</Badge>
}

const OneMail = ({ mail }: { readonly mail: Mail }) => {
  const say = useText('sandbox')
  return (
    <Card
      title={mail.subject}
      note={<>{say('mailTo', { to: mail.to })} · <When at={mail.writtenAt} /></>}
      actions={<Standing mail={mail} />}
    >
      {mail.refusal !== null && <p className="mb-3 text-md text-closing-ink">{mail.refusal}</p>}
      <p className="text-md break-words whitespace-pre-line text-ink-soft">{mail.text}</p>
    </Card>
  )
}

const Mails = (): ReactNode => {
  const say = useText('sandbox')
  const wordsFor = useFailureWords()
  const mails = useRead(sandboxCalls.listMails, {}, { refreshEveryMs })
  if (mails.error !== null) return <ErrorPanel {...wordsFor(mails.error)} onRetry={() => void mails.refetch()} />
  if (mails.data === undefined) return <Skeleton className="h-60 rounded-lg" />
  if (mails.data.items.length === 0)
    return <Card><EmptyState title={say('mailsNone')} text={say('mailsNoneText')} /></Card>
  return (
    <div className="flex flex-col gap-4">
      {mails.data.items.map((mail) => <OneMail key={mail.id} mail={mail} />)}
    </div>
  )
}

export const MailsScreen = (): ReactNode => {
  const say = useText('sandbox')
  const [tab, setTab] = useState<'mails' | 'phones'>('mails')
  useTitle(say('mails'))
  return (
    <div className="mx-auto flex max-w-[54rem] flex-col gap-4">
      <PageHeader
        title={say('mails')} summary={say('mailsText')} trail={<Trail to="/sandbox">{say('sandbox')}</Trail>}
      />
      <Tabs
        label={say('mails')} value={tab} onValueChange={setTab}
        tabs={[
          { value: 'mails', label: say('byMail'), content: <Mails /> },
          { value: 'phones', label: say('byPhone'), content: <PhoneMessages /> },
        ]}
      />
    </div>
  )
}
