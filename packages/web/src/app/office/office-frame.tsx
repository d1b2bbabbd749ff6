// The office: its menu beside every screen of staff, and a kind word for whoever may not come in.
import { Outlet, useLocation, useNavigate } from '@tanstack/react-router'
import { Suspense, useEffect, useRef, type ReactNode } from 'react'
import { hasRole, useSession, useViewer } from '../../api/session.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button/button.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { MessageScreen } from '../screens/message-screen.tsx'
import { officeRoles } from './office-navigation.ts'
import { OfficeMenu } from './office-menu.tsx'

const SignInFirst = () => {
  const say = useText('shell')
  const navigate = useNavigate()
  const { href } = useLocation()
  return (
    <MessageScreen
      icon="lock"
      title={say('officeSignInTitle')}
      text={say('officeSignInText')}
      actions={
        <Button
          variant="primary"
          icon="signIn"
          onClick={() => void navigate({ to: '/sign-in', search: { next: href } })}
        >
          {say('signIn')}
        </Button>
      }
    />
  )
}

const Forbidden = () => {
  const say = useText('shell')
  return (
    <MessageScreen
      icon="lock"
      title={say('officeForbiddenTitle')}
      text={say('officeForbiddenText')}
      actions={<LinkButton to="/" variant="primary" icon="home">{say('backHome')}</LinkButton>}
    />
  )
}

/** Whoever stands at a car needs the whole screen for it. */
const isDeskless = (pathname: string): boolean => /^\/office\/checks\/./.test(pathname)

/** What leads the focus to the content of the page, a move or the link past the header, means what stands here. */
const BesideMenu = ({ children }: { readonly children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const content = place.current?.closest('main')
    const goOn = (): void => place.current?.focus({ preventScroll: true })
    content?.addEventListener('focus', goOn)
    return () => content?.removeEventListener('focus', goOn)
  }, [])
  return <div ref={place} tabIndex={-1} className="min-w-0 outline-none">{children}</div>
}

export const OfficeFrame = (): ReactNode => {
  const viewer = useViewer()
  const session = useSession()
  const { pathname } = useLocation()
  if (session === null) return <SignInFirst />
  // Whose session it is comes in a moment.
  if (viewer === null) return null
  if (!hasRole(viewer, ...officeRoles)) return <Forbidden />
  if (isDeskless(pathname)) return <Suspense><Outlet /></Suspense>
  return (
    <div className="md:grid md:grid-cols-[11.5rem_minmax(0,1fr)] md:items-start md:gap-6 lg:gap-8 print:block">
      <OfficeMenu viewer={viewer} />
      <BesideMenu>
        <Suspense>
          <Outlet />
        </Suspense>
      </BesideMenu>
    </div>
  )
}
