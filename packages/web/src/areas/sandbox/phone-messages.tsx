// What went to phones: the sandbox's carrier delivers to nobody, and here one reads what it was given.
import { sandboxCalls } from '@bidyard/contract/calls/sandbox'
import type { ReceivedOf } from '@bidyard/contract/call'
import type { ReactNode } from 'react'
import { useFailureWords } from '../../api/failure-words.ts'
import { useRead } from '../../api/use-read.ts'
import { useText } from '../../text/use-text.ts'
import { Badge } from '../../ui/show/badge.tsx'
import { Card } from '../../ui/show/card.tsx'
import { Skeleton } from '../../ui/show/skeleton.tsx'
import { When } from '../../ui/show/when.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ErrorPanel } from '../../ui/state/error-panel.tsx'

type PhoneMessage = ReceivedOf<typeof sandboxCalls.listPhoneMessages>['items'][number]

const refreshEveryMs = 5_000
const waiting: readonly string[] = ['2000', '3000']

const Standing = ({ code, said, replaced }: PhoneMessage) => {
  const say = useText('sandbox')
  if (code === '4000') return <Badge tone="done">{say(replaced ? 'phoneReplaced' : 'phoneArrived')}</Badge>
  return waiting.includes(code)
    ? <Badge tone="waiting">{say('phoneWaits')}</Badge>
    : <Badge tone="closing">{`${code} ${said}`}</Badge>
}

const One = ({ message }: { readonly message: PhoneMessage }) => {
  const say = useText('sandbox')
  const { to, from, type, text, template, receivedAt } = message
  const parts = [say('phoneTo', { to }), say('phoneFrom', { from }), ...(template === null ? [] : [template])]
  return (
    <Card
      title={say(`phone.${type}`)} note={<>{parts.join(' · ')} · <When at={receivedAt} /></>}
      actions={<Standing {...message} />}
    >
      <p className="max-w-[26rem] rounded-lg bg-neutral-soft px-4 py-3 text-md break-words whitespace-pre-line">
        {text}
      </p>
    </Card>
  )
}

export const PhoneMessages = (): ReactNode => {
  const say = useText('sandbox')
  const wordsFor = useFailureWords()
  const messages = useRead(sandboxCalls.listPhoneMessages, {}, { refreshEveryMs })
  if (messages.error !== null)
    return <ErrorPanel {...wordsFor(messages.error)} onRetry={() => void messages.refetch()} />
  if (messages.data === undefined) return <Skeleton className="h-60 rounded-lg" />
  if (messages.data.items.length === 0)
    return <Card><EmptyState title={say('phonesNone')} text={say('phonesNoneText')} /></Card>
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-ink-soft">{say('phoneTails')}</p>
      {messages.data.items.map((message) => <One key={message.id} message={message} />)}
    </div>
  )
}
