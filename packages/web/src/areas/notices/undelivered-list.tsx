// Things that did not arrive: why, to whom, and sending one of them once more.
import { mailFailure, type MailFailure } from '@bidyard/contract/enums/notices'
import { useState, type ReactNode } from 'react'
import { useText } from '../../text/use-text.ts'
import { useWord } from '../../text/use-word.ts'
import { Button } from '../../ui/button/button.tsx'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { Badge } from '../../ui/show/badge.tsx'
import { Card } from '../../ui/show/card.tsx'
import { When } from '../../ui/show/when.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { MoreButton, type MoreButtonProps } from '../../ui/table/more-button.tsx'

export interface Undelivered {
  readonly id: string
  readonly title: string
  readonly recipient: string
  readonly failure: MailFailure
  readonly said: string | null
  readonly failedAt: string
}

interface UndeliveredListProps {
  readonly list: MoreButtonProps['result']
  readonly items: readonly Undelivered[]
  readonly none: string
  readonly onReplay: (id: string) => Promise<unknown>
}

const tones = { refused: 'closing', unknown: 'waiting', unreached: 'neutral' } as const

const OneCard = ({ one, onReplay }: { readonly one: Undelivered; readonly onReplay: () => void }) => {
  const say = useText('notices')
  const word = useWord()
  const { title, recipient, failure, said, failedAt } = one
  return (
    <Card
      title={title}
      note={<>{say('sentTo', { to: recipient })} · <When at={failedAt} /></>}
      actions={<Badge tone={tones[failure]}>{word(mailFailure, failure)}</Badge>}
    >
      <div className="flex flex-wrap items-end justify-between gap-3">
        <p className="min-w-0 flex-1 text-md break-words text-ink-soft">{said ?? say(`failure.${failure}`)}</p>
        <Button icon="refresh" size="small" onClick={onReplay}>{say('replay')}</Button>
      </div>
    </Card>
  )
}

export const UndeliveredList = ({ list, items, none, onReplay }: UndeliveredListProps): ReactNode => {
  const say = useText('notices')
  const [asked, setAsked] = useState<Undelivered | null>(null)
  if (items.length === 0)
    return <Card><EmptyState icon="done" title={none} text={say('allArrivedText')} /></Card>
  return (
    <div>
      <div className="flex flex-col gap-3">
        {items.map((one) => <OneCard key={one.id} one={one} onReplay={() => setAsked(one)} />)}
      </div>
      <MoreButton result={list}>{say('olderOnes')}</MoreButton>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title={say('replayTitle')}
        consequence={say(asked?.failure === 'unknown' ? 'replayTwice' : 'replayOnce')}
        confirmLabel={say('replay')}
        onConfirm={() => onReplay(asked?.id ?? '').catch(() => undefined)}
      />
    </div>
  )
}
