// How one's registration stands: told to whoever proves who they are, and looked up anew while it is under review.
import { membersCalls } from '@bidyard/contract/calls/members'
import type { ReactNode } from 'react'
import { useFailureWords } from '../../../api/failure-words.ts'
import { useRead } from '../../../api/use-read.ts'
import { useText } from '../../../text/use-text.ts'
import { LinkButton } from '../../../ui/button/link-button.tsx'
import { PageHeader } from '../../../ui/navigation/page-header.tsx'
import { Card } from '../../../ui/show/card.tsx'
import { SkeletonText } from '../../../ui/show/skeleton.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { ErrorPanel } from '../../../ui/state/error-panel.tsx'
import { useTitle } from '../../../ui/use-title.ts'
import type { RegistrationParts } from '../parts/outside.ts'
import { type DraftHeld, useDraft } from '../register/draft/use-draft.ts'
import { useDropRefused, useProofEnd } from '../register/use-proof.ts'
import { Standing } from './standing-card.tsx'

const lookEveryMs = 20_000

const NothingYet = () => {
  const say = useText('members')
  return (
    <Card>
      <EmptyState
        icon="document" title={say('noneYet')} text={say('noneYetText')}
        action={<LinkButton to="/register" variant="primary">{say('registerTitle')}</LinkButton>}
      />
    </Card>
  )
}

interface LookedUpProps {
  readonly token: string
  readonly held: DraftHeld
}

const LookedUp = ({ token, held }: LookedUpProps): ReactNode => {
  const wordsFor = useFailureWords()
  const read = useRead(
    membersCalls.findOwnRegistration, { body: { identityToken: token } }, { refreshEveryMs: lookEveryMs },
  )
  useDropRefused(read.error, () => held.change({ proof: null }))
  if (read.data === undefined)
    return read.error === null
      ? <Card><div aria-busy="true"><SkeletonText lines={5} /></div></Card>
      : <ErrorPanel {...wordsFor(read.error)} onRetry={() => void read.refetch()} retrying={read.isFetching} />
  const { registration, wish } = read.data
  return registration === null ? <NothingYet /> : <Standing registration={registration} wish={wish} held={held} />
}

export const StatusScreen = ({ IdentityCheck }: Pick<RegistrationParts, 'IdentityCheck'>) => {
  const say = useText('members')
  const held = useDraft()
  useProofEnd(held)
  useTitle(say('statusTitle'))
  const { draft: { proof }, change } = held
  return (
    <div className="mx-auto max-w-lg">
      <PageHeader title={say('statusTitle')} summary={say('statusText')} />
      {proof !== null ? <LookedUp token={proof.token} held={held} /> : (
        <Card title={say('title.identity')}>
          <IdentityCheck
            purpose="sign-up" text={say('statusCheckText')}
            onDone={(token, endsAt) => change({ proof: { token, endsAt } })}
          />
        </Card>
      )}
    </div>
  )
}
