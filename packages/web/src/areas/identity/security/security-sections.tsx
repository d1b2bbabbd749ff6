// Password, second factor and sessions together, for the profile; demo people have none of them.
import type { ReactNode } from 'react'
import { hasRealSession, useSession } from '../../../api/session.ts'
import { useText } from '../../../text/use-text.ts'
import { LinkButton } from '../../../ui/button/link-button.tsx'
import { InlineNotice } from '../../../ui/state/inline-notice.tsx'
import { ChangePassword } from '../passwords/change-password.tsx'
import { SecondFactor } from '../second-factor/second-factor.tsx'
import { SessionList } from '../sessions/session-list.tsx'

export const SecuritySections = (): ReactNode => {
  const say = useText('identity')
  const session = useSession()
  if (!hasRealSession(session))
    return (
      <InlineNotice
        tone="action"
        title={say('securityDemo')}
        action={<LinkButton to="/sign-in" size="small">{say('signIn')}</LinkButton>}
      >
        {say('securityDemoText')}
      </InlineNotice>
    )
  return (
    <div className="flex flex-col gap-4 lg:gap-6">
      <ChangePassword />
      <SecondFactor />
      <SessionList />
    </div>
  )
}
