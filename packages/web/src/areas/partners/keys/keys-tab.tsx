// The keys of a partner: which open, when each was last used, and what one may do with them.
import { partnersCalls } from '@bidyard/contract/calls/partners'
import { partnerKeyKind, partnerKeyState, type PartnerKeyState } from '@bidyard/contract/enums/partners'
import { limits } from '@bidyard/contract/limits'
import { useState } from 'react'
import { useFailureWords } from '../../../api/failure-words.ts'
import { useList } from '../../../api/list/use-list.ts'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { Button } from '../../../ui/button/button.tsx'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { Menu } from '../../../ui/overlay/menu.tsx'
import { Badge, type Tone } from '../../../ui/show/badge.tsx'
import { Card } from '../../../ui/show/card.tsx'
import { Skeleton } from '../../../ui/show/skeleton.tsx'
import { When } from '../../../ui/show/when.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { ErrorPanel } from '../../../ui/state/error-panel.tsx'
import type { IssuedKey, Looks, Partner, PartnerKey } from '../parts/partner-row.ts'
import { NewKey } from './new-key.tsx'
import { RevokeKey } from './revoke-key.tsx'
import { RotateKey } from './rotate-key.tsx'
import { SecretOnce } from './secret-once.tsx'

const tones: Readonly<Record<PartnerKeyState, Tone>> = { active: 'done', ending: 'waiting', ended: 'neutral' }

type Deed = { readonly kind: 'rotate' | 'revoke'; readonly key: PartnerKey }

const KeyRow = ({ one, onDeed }: { readonly one: PartnerKey; readonly onDeed: (deed: Deed) => void }) => {
  const say = useText('partners')
  const word = useWord()
  return (
    <li className="flex items-center gap-3 px-4 py-3 md:px-5">
      <span className="flex min-w-0 flex-1 flex-col gap-0.5">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <code className="font-mono text-md font-semibold break-all">{one.keyId}</code>
          <Badge tone={tones[one.state]}>{word(partnerKeyState, one.state)}</Badge>
        </span>
        <span className="flex flex-wrap gap-x-3 text-sm text-ink-faint">
          <span>{word(partnerKeyKind, one.kind)}</span>
          <span>{say('made')} <When at={one.createdAt} /></span>
          {one.lastUsedAt === null
            ? <span>{say('neverUsed')}</span>
            : <span>{say('lastUsed')} <When at={one.lastUsedAt} /></span>}
          {one.endsAt !== null && (
            <span>{say(one.state === 'ended' ? 'endedAt' : 'endsAt')} <When at={one.endsAt} exact /></span>
          )}
        </span>
      </span>
      {one.state !== 'ended' && (
        <Menu
          label={say('keyMenu', { id: one.keyId })}
          trigger={<IconButton icon="more" label={say('keyMenu', { id: one.keyId })} />}
          entries={[
            ...(one.state === 'active'
              ? [{
                kind: 'deed' as const, label: say('rotate'), icon: 'refresh' as const,
                onPress: () => onDeed({ kind: 'rotate', key: one }),
              }]
              : []),
            {
              kind: 'deed', label: say('revoke'), icon: 'trash', destructive: true,
              onPress: () => onDeed({ kind: 'revoke', key: one }),
            },
          ]}
        />
      )}
    </li>
  )
}

interface DialogsProps {
  readonly partner: Partner
  readonly looks: Looks
  readonly deed: Deed | null
  readonly isNew: boolean
  readonly onClose: () => void
}

const Dialogs = ({ partner, looks, deed, isNew, onClose }: DialogsProps) => {
  const [issued, setIssued] = useState<IssuedKey | null>(null)
  const show = (key: IssuedKey) => {
    onClose()
    setIssued(key)
  }
  return (
    <>
      {isNew && <NewKey partner={partner} looks={looks} onClose={onClose} onIssued={show} />}
      {deed?.kind === 'rotate' && <RotateKey of={deed.key} onClose={onClose} onIssued={show} />}
      {deed?.kind === 'revoke' && <RevokeKey of={deed.key} onClose={onClose} />}
      {issued !== null && <SecretOnce issued={issued} onClose={() => setIssued(null)} />}
    </>
  )
}

export const KeysTab = ({ partner, looks }: { readonly partner: Partner; readonly looks: Looks }) => {
  const say = useText('partners')
  const wordsFor = useFailureWords()
  const [deed, setDeed] = useState<Deed | null>(null)
  const [isNew, setIsNew] = useState(false)
  const keys = useList(partnersCalls.listPartnerKeys, {
    filter: { partnerId: { eq: partner.id } }, sort: [{ createdAt: 'desc' }], size: 100,
  })
  const live = keys.items.filter(({ state }) => state !== 'ended').length
  const close = () => {
    setDeed(null)
    setIsNew(false)
  }
  if (keys.failure !== null && keys.items.length === 0)
    return <ErrorPanel {...wordsFor(keys.failure)} onRetry={keys.retry} />
  if (keys.isLoading) return <div aria-busy="true"><Skeleton className="h-64 rounded-lg" /></div>
  return (
    <Card
      title={say('keys')}
      note={say('keysNote')}
      actions={
        <Button size="small" icon="plus" disabled={live >= limits.livePartnerKeys} onClick={() => setIsNew(true)}>
          {say('newKey')}
        </Button>
      }
      flush
    >
      {live >= limits.livePartnerKeys && (
        <p className="px-4 pt-1 text-sm text-waiting-ink md:px-5">
          {say('keysFull', { count: limits.livePartnerKeys })}
        </p>
      )}
      {keys.items.length === 0
        ? <EmptyState icon="key" title={say('noKeys')} text={say('noKeysText')} />
        : (
          <ul className="mt-2 divide-y divide-line border-t border-line">
            {keys.items.map((one) => <KeyRow key={one.id} one={one} onDeed={setDeed} />)}
          </ul>
        )}
      <Dialogs partner={partner} looks={looks} deed={deed} isNew={isNew} onClose={close} />
    </Card>
  )
}
