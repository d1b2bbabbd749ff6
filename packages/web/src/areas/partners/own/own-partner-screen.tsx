// What the people of a partner look after: their customers and cars, their keys, and how their app is connected.
import { partnersCalls } from '@bidyard/contract/calls/partners'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFailureWords } from '../../../api/failure-words.ts'
import { hasRole, useViewer } from '../../../api/session.ts'
import { useList } from '../../../api/list/use-list.ts'
import { useText } from '../../../text/use-text.ts'
import { LinkButton } from '../../../ui/button/link-button.tsx'
import { PageHeader } from '../../../ui/navigation/page-header.tsx'
import { Card } from '../../../ui/show/card.tsx'
import { Code } from '../../../ui/show/code.tsx'
import { Skeleton } from '../../../ui/show/skeleton.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { ErrorPanel } from '../../../ui/state/error-panel.tsx'
import { NotForYou } from '../../../ui/state/not-for-you.tsx'
import { useReadSearch } from '../../../ui/table/use-address.ts'
import { useTitle } from '../../../ui/use-title.ts'
import { readPartnerTab } from '../office/partners-search.ts'
import { PartnerTabs } from '../parts/partner-tabs.tsx'


const Own = () => {
  const say = useText('partners')
  const wordsFor = useFailureWords()
  const navigate = useNavigate()
  const search = useReadSearch(useSearch({ from: '/framed/partner' }), readPartnerTab)
  const own = useList(partnersCalls.listPartners, { size: 1 })
  const [partner] = own.items
  if (own.failure !== null && partner === undefined)
    return <ErrorPanel {...wordsFor(own.failure)} onRetry={own.retry} />
  if (own.isLoading) return <div aria-busy="true" className="pt-16"><Skeleton className="h-110 rounded-lg" /></div>
  if (partner === undefined)
    return <Card><EmptyState icon="link" title={say('notYetPartner')} text={say('notYetPartnerText')} /></Card>
  return (
    <>
      <PageHeader
        title={partner.name} summary={<Code>{partner.code}</Code>}
        actions={<LinkButton to="/numbers" icon="chart">{say('ownNumbers')}</LinkButton>}
      />
      <PartnerTabs
        partner={partner}
        looks="own"
        search={search}
        onSearch={(next) => void navigate({ to: '/partner', search: next, replace: true })}
      />
    </>
  )
}

export const OwnPartnerScreen = (): ReactNode => {
  const say = useText('partners')
  const viewer = useViewer()
  useTitle(say('ownTitle'))
  if (hasRole(viewer, 'partner')) return <Own />
  return (
    <NotForYou page={say('ownTitle')} title={say('ownForbidden')} text={say('ownForbiddenText')} home={say('home')} />
  )
}
