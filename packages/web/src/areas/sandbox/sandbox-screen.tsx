// The sandbox's own page: who one is, who one may be, and what time it is.
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { endSession, useSession } from '../../api/session.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button/button.tsx'
import { PageHeader } from '../../ui/navigation/page-header.tsx'
import { showToast } from '../../ui/overlay/toast.ts'
import { useTitle } from '../../ui/use-title.ts'
import { ChoosePerson } from './choose-person.tsx'
import { ClockCard } from './clock-card.tsx'

export const SandboxScreen = (): ReactNode => {
  const say = useText('sandbox')
  const sayShell = useText('shell')
  const session = useSession()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { next } = useSearch({ from: '/framed/sandbox' })
  useTitle(say('title'))
  const signOut = () => {
    endSession()
    void queries.resetQueries()
    showToast({ tone: 'neutral', title: sayShell('signedOut') })
  }
  return (
    <>
      <PageHeader
        title={say('title')}
        summary={say('intro')}
        actions={session !== null && <Button icon="signOut" onClick={signOut}>{sayShell('signOut')}</Button>}
      />
      <div className="grid items-start gap-4 lg:grid-cols-[1fr_22rem] lg:gap-6">
        <ChoosePerson onChosen={() => void navigate({ href: next ?? '/', replace: next !== undefined })} />
        <ClockCard />
      </div>
    </>
  )
}
