// Who one is in this market, and what one may change of it.
import { identityCalls } from '@bidyard/contract/calls/identity'
import { membersCalls } from '@bidyard/contract/calls/members'
import { leadsShop } from '@bidyard/contract/shapes/shop-lead'
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { useFailureWords } from '../../../api/failure-words.ts'
import { hasRealSession, useSession } from '../../../api/session.ts'
import { useRead } from '../../../api/use-read.ts'
import { useText } from '../../../text/use-text.ts'
import { LinkButton } from '../../../ui/button/link-button.tsx'
import { PageHeader } from '../../../ui/navigation/page-header.tsx'
import { Card } from '../../../ui/show/card.tsx'
import { Skeleton, SkeletonText } from '../../../ui/show/skeleton.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { ErrorPanel } from '../../../ui/state/error-panel.tsx'
import { useTitle } from '../../../ui/use-title.ts'
import { ContactCard } from './contact-card.tsx'
import { PersonCard } from './person-card.tsx'
import { PhotoCard } from './photo-card.tsx'
import { SecurityCard } from './security-card.tsx'
import { ShopCard } from './shop-card.tsx'

const ColleaguesCard = lazy(async () => ({ default: (await import('./colleagues-card.tsx')).ColleaguesCard }))
const OwnDataCard = lazy(async () => ({ default: (await import('../own-data/own-data-card.tsx')).OwnDataCard }))

interface ProfileScreenProps {
  readonly Appearance: ComponentType
}

const SignInFirst = () => {
  const say = useText('members')
  return (
    <Card>
      <EmptyState
        icon="lock" title={say('signInFirst')} text={say('signInFirstText')}
        action={<LinkButton to="/sign-in" search={{ next: '/profile' }} variant="primary" icon="signIn">
          {say('toSignIn')}
        </LinkButton>}
      />
    </Card>
  )
}

const Waiting = () => (
  <div aria-busy="true" className="grid items-start gap-4 lg:grid-cols-2">
    <Card>
      <div className="flex gap-4"><Skeleton className="size-24 rounded-full" /><SkeletonText lines={3} /></div>
    </Card>
    <Card><SkeletonText lines={5} /></Card>
  </div>
)

const Own = ({ Appearance }: ProfileScreenProps): ReactNode => {
  const wordsFor = useFailureWords()
  const isReal = hasRealSession(useSession())
  const context = useRead(identityCalls.authContext, {})
  const id = context.data?.member?.id
  const profile = useRead(membersCalls.getMemberProfile, { params: { id: id ?? '' } }, { enabled: id !== undefined })
  const failed = context.data === undefined ? context : profile
  if (failed.error !== null && failed.data === undefined)
    return (
      <ErrorPanel {...wordsFor(failed.error)} onRetry={() => void failed.refetch()} retrying={failed.isFetching} />
    )
  if (context.data === undefined || (id !== undefined && profile.data === undefined)) return <Waiting />
  const member = profile.data
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-4">
        {member !== undefined && <PhotoCard profile={member} />}
        <PersonCard context={context.data} profile={member} />
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        {member !== undefined && <ContactCard profile={member} />}
        <ShopCard context={context.data} profile={member} />
        {member !== undefined && member.shop !== null && leadsShop(member) && (
          <Suspense fallback={<Skeleton className="h-40 rounded-lg" />}><ColleaguesCard profile={member} /></Suspense>
        )}
        <Appearance />
        {isReal && <SecurityCard />}
        {isReal && member !== undefined && (
          <Suspense fallback={<Skeleton className="h-40 rounded-lg" />}><OwnDataCard /></Suspense>
        )}
      </div>
    </div>
  )
}

export const ProfileScreen = (props: ProfileScreenProps) => {
  const say = useText('members')
  const session = useSession()
  useTitle(say('profileTitle'))
  return (
    <div className="mx-auto max-w-[68rem]">
      <PageHeader title={say('profileTitle')} summary={say('profileText')} />
      {session === null ? <SignInFirst /> : <Own key={session.authorization} {...props} />}
    </div>
  )
}
