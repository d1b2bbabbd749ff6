// Password, second factor and sessions together, for the profile; demo people have none of them.
import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { hasRealSession, useSession } from '../../../api/session.ts'
import { useText } from '../../../text/use-text.ts'
import { LinkButton } from '../../../ui/button/link-button.tsx'
import { Card } from '../../../ui/show/card.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { ChangePassword } from '../passwords/change-password.tsx'
import { SecondFactor } from '../second-factor/second-factor.tsx'
import { SessionList } from '../sessions/session-list.tsx'

export const SecuritySections = (): ReactNode => {
  const say = useText('identity')
  const session = useSession()
  const { href } = useLocation()
  if (!hasRealSession(session))
    return (
      <Card>
        <EmptyState
          icon="lock"
          title={say(session === null ? 'securityOut' : 'securityDemo')}
          text={say(session === null ? 'securityOutText' : 'securityDemoText')}
          action={
            <LinkButton to="/sign-in" search={{ next: href }} variant="primary" icon="signIn">
              {say('signIn')}
            </LinkButton>
          }
        />
      </Card>
    )
  return (
    <div className="flex flex-col gap-4 lg:gap-6">
      <ChangePassword />
      <SecondFactor />
      <SessionList />
    </div>
  )
}
