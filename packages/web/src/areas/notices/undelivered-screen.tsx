// Mails that did not arrive: why, to whom, and sending one once more.
import { noticesCalls } from '@bidyard/contract/calls/notices'
import { mailFailure } from '@bidyard/contract/enums/notices'
import type { ItemOf } from '@bidyard/contract/list'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useEndless } from '../../api/list/use-endless.ts'
import { useFailureWords } from '../../api/failure-words.ts'
import { forgetAnswers } from '../../api/query-key.ts'
import { useCall } from '../../api/use-call.ts'
import { useText } from '../../text/use-text.ts'
import { useWord } from '../../text/use-word.ts'
import { Button } from '../../ui/button/button.tsx'
import { PageHeader } from '../../ui/navigation/page-header.tsx'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { showToast } from '../../ui/overlay/toast.ts'
import { Badge } from '../../ui/show/badge.tsx'
import { Card } from '../../ui/show/card.tsx'
import { Skeleton } from '../../ui/show/skeleton.tsx'
import { When } from '../../ui/show/when.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ErrorPanel } from '../../ui/state/error-panel.tsx'
import { useTitle } from '../../ui/use-title.ts'

type Mail = ItemOf<typeof noticesCalls.listUndeliveredMails>

const tones = { refused: 'closing', unknown: 'waiting', unreached: 'neutral' } as const

const MailCard = ({ mail, onReplay }: { readonly mail: Mail; readonly onReplay: () => void }) => {
  const say = useText('notices')
  const word = useWord()
  const { subject, recipient, failure, said, failedAt } = mail
  return (
    <Card
      title={subject}
      note={<>{say('mailTo', { to: recipient })} · <When at={failedAt} /></>}
      actions={<Badge tone={tones[failure]}>{word(mailFailure, failure)}</Badge>}
    >
      <div className="flex flex-wrap items-end justify-between gap-3">
        <p className="min-w-0 flex-1 text-md break-words text-ink-soft">{said ?? say(`failure.${failure}`)}</p>
        <Button icon="refresh" size="small" onClick={onReplay}>{say('replay')}</Button>
      </div>
    </Card>
  )
}

const Mails = (): ReactNode => {
  const say = useText('notices')
  const wordsFor = useFailureWords()
  const queries = useQueryClient()
  const [asked, setAsked] = useState<Mail | null>(null)
  const { items, failure, isLoading, isWhole, more, retry } =
    useEndless(noticesCalls.listUndeliveredMails, { sort: [{ failedAt: 'desc' }] })
  const forget = () => forgetAnswers(queries, noticesCalls.listUndeliveredMails)
  const replay = useCall(noticesCalls.replayUndeliveredMail, {
    onSuccess: async () => {
      await forget()
      showToast({ tone: 'done', title: say('replayed') })
    },
    // Somebody else was first, or it arrived meanwhile.
    onFailure: async (fault) => {
      await forget()
      showToast({ tone: 'closing', title: wordsFor(fault).title })
    },
  })
  if (failure !== null && items.length === 0) return <ErrorPanel {...wordsFor(failure)} onRetry={retry} />
  if (isLoading) return <Skeleton className="h-60 rounded-lg" />
  if (items.length === 0)
    return <Card><EmptyState icon="done" title={say('allArrived')} text={say('allArrivedText')} /></Card>
  return (
    <div className="flex flex-col gap-3">
      {items.map((mail) => <MailCard key={mail.id} mail={mail} onReplay={() => setAsked(mail)} />)}
      {!isWhole && <Button variant="soft" wide onClick={more}>{say('olderMails')}</Button>}
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title={say('replayTitle')}
        consequence={say(asked?.failure === 'unknown' ? 'replayTwice' : 'replayOnce')}
        confirmLabel={say('replay')}
        onConfirm={() => replay.mutateAsync({ params: { id: asked?.id ?? '' } }).catch(() => undefined)}
      />
    </div>
  )
}

export const UndeliveredScreen = (): ReactNode => {
  const say = useText('notices')
  useTitle(say('undelivered'))
  return (
    <>
      <PageHeader title={say('undelivered')} summary={say('undeliveredText')} />
      <Mails />
    </>
  )
}
