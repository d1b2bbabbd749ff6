// What only dealers see: a kind word for whoever is not signed in, or is somebody else.
import { Outlet, useLocation, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, type ReactNode } from 'react'
import { hasRole, useSession, useViewer } from '../../api/session.ts'
import { storedLanguage } from '../../text/language.ts'
import { useText } from '../../text/use-text.ts'
import { loadText } from '../../text/word-store.ts'
import { Button } from '../../ui/button/button.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { firstSight } from '../../ui/first-sight.ts'
import { tellSheetNumbers } from '../../ui/overlay/sheet-numbers.ts'
import { MessageScreen } from '../screens/message-screen.tsx'
import { DealerTurns } from '../turns/turns.tsx'

// The market asks for its sheets only when they are opened: that is too late.
tellSheetNumbers()

/** Where cars and contracts are looked at, it comes after what one sees first; its words come with it everywhere. */
const BidNotices = lazy(async () => {
  if (/^\/(?:auctions|contracts)\b/.test(location.pathname)) await firstSight
  const [{ BidNotices: notices }] = await Promise.all([
    import('../../areas/bidding/dealer/told/bid-notices.tsx'), loadText('bidding', storedLanguage()),
  ])
  return { default: notices }
})

const SignInFirst = () => {
  const say = useText('shell')
  const navigate = useNavigate()
  const { href } = useLocation()
  const signIn = () => void navigate({ to: '/sign-in', search: { next: href } })
  return (
    <MessageScreen
      icon="lock"
      title={say('officeSignInTitle')}
      text={say('dealersOnly')}
      actions={<Button variant="primary" icon="signIn" onClick={signIn}>{say('signIn')}</Button>}
    />
  )
}

const NotForThem = () => {
  const say = useText('shell')
  return (
    <MessageScreen
      icon="lock"
      title={say('officeForbiddenTitle')}
      text={say('dealersOnly')}
      actions={<LinkButton to="/" variant="primary" icon="home">{say('backHome')}</LinkButton>}
    />
  )
}

export const DealerFrame = (): ReactNode => {
  const viewer = useViewer()
  const session = useSession()
  if (session === null) return <SignInFirst />
  // Whose session it is comes in a moment.
  if (viewer === null) return null
  if (!hasRole(viewer, 'dealer')) return <NotForThem />
  return (
    <>
      <Suspense>
        <Outlet />
      </Suspense>
      <Suspense><BidNotices /></Suspense>
      <DealerTurns />
    </>
  )
}
