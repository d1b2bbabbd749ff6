// One partner as the office sees it.
import { partnersCalls } from '@bidyard/contract/calls/partners'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFailureWords } from '../../../api/failure-words.ts'
import { useRead } from '../../../api/use-read.ts'
import { useText } from '../../../text/use-text.ts'
import { LinkButton } from '../../../ui/button/link-button.tsx'
import { PageHeader } from '../../../ui/navigation/page-header.tsx'
import { Trail } from '../../../ui/navigation/trail.tsx'
import { Code } from '../../../ui/show/code.tsx'
import { Skeleton } from '../../../ui/show/skeleton.tsx'
import { ErrorPanel } from '../../../ui/state/error-panel.tsx'
import { useReadSearch } from '../../../ui/table/use-address.ts'
import { useTitle } from '../../../ui/use-title.ts'
import { PartnerTabs } from '../parts/partner-tabs.tsx'
import { readPartnerTab } from './partners-search.ts'

export const PartnerScreen = (): ReactNode => {
  const say = useText('partners')
  const wordsFor = useFailureWords()
  const navigate = useNavigate()
  const { id } = useParams({ from: '/framed/office/partners/$id' })
  const search = useReadSearch(useSearch({ from: '/framed/office/partners/$id' }), readPartnerTab)
  const read = useRead(partnersCalls.getPartner, { params: { id } })
  const partner = read.data?.id === id ? read.data : undefined
  useTitle(partner?.name ?? say('partners'))
  if (read.error !== null && partner === undefined)
    return <ErrorPanel {...wordsFor(read.error)} onRetry={() => void read.refetch()} />
  if (partner === undefined)
    return <div aria-busy="true" className="pt-16"><Skeleton className="h-110 rounded-lg" /></div>
  return (
    <>
      <PageHeader
        trail={<Trail to="/office/partners">{say('partners')}</Trail>}
        title={partner.name}
        summary={<Code>{partner.code}</Code>}
        actions={<LinkButton to="/office/companies/$id" params={{ id }} icon="building">{say('toCompany')}</LinkButton>}
      />
      <PartnerTabs
        partner={partner}
        looks="office"
        search={search}
        onSearch={(next) =>
          void navigate({ to: '/office/partners/$id', params: { id }, search: next, replace: true })}
      />
    </>
  )
}
