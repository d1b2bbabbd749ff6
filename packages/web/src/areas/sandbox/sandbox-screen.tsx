// The sandbox's own page: who one is, who one may be, and what time it is.
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSession } from '../../api/session.ts'
import { useSignOut } from '../../api/sign-in/use-sign-out.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button/button.tsx'
import { PageHeader } from '../../ui/navigation/page-header.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { BankCard } from './bank-card.tsx'
import { ChoosePerson } from './choose-person.tsx'
import { ClockCard } from './clock-card.tsx'
import { MailsCard } from './mails-card.tsx'
import { PartnerAppCard } from './partner-app-card.tsx'

export const SandboxScreen = (): ReactNode => {
  const say = useText('sandbox')
  const sayShell = useText('shell')
  const session = useSession()
  const navigate = useNavigate()
  const { next } = useSearch({ from: '/framed/sandbox' })
  useTitle(say('title'))
  const signOut = useSignOut()
  return (
    <>
      <PageHeader
        title={say('title')}
        summary={say('intro')}
        actions={session !== null && <Button icon="signOut" onClick={signOut}>{sayShell('signOut')}</Button>}
      />
      <div className="grid items-start gap-4 lg:grid-cols-[1fr_22rem] lg:gap-6">
        <ChoosePerson onChosen={() => void navigate({ href: next ?? '/', replace: next !== undefined })} />
        <div className="flex min-w-0 flex-col gap-4">
          <ClockCard />
          <BankCard />
          <PartnerAppCard />
          <MailsCard />
        </div>
      </div>
    </>
  )
}
