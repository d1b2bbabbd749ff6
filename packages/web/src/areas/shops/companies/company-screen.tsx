// One company: what is known of it, its standing, and what belongs to its kind: a shop, rates and drivers, a partner.
import { shopsCalls } from '@bidyard/contract/calls/shops'
import { companyKind } from '@bidyard/contract/enums/shops'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFailureWords } from '../../../api/failure-words.ts'
import { useRead } from '../../../api/use-read.ts'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { formatAddress } from '../../../ui/format/address.ts'
import { LinkButton } from '../../../ui/button/link-button.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { businessNumberText, corporateNumberText, phoneText } from '../../../ui/format/written-numbers.ts'
import { PageHeader } from '../../../ui/navigation/page-header.tsx'
import { Tabs } from '../../../ui/navigation/tabs.tsx'
import { Trail } from '../../../ui/navigation/trail.tsx'
import { Badge } from '../../../ui/show/badge.tsx'
import { Card } from '../../../ui/show/card.tsx'
import { KeyValueList } from '../../../ui/show/key-value-list.tsx'
import { Skeleton } from '../../../ui/show/skeleton.tsx'
import { ErrorPanel } from '../../../ui/state/error-panel.tsx'
import { useReadSearch } from '../../../ui/table/use-address.ts'
import { useTitle } from '../../../ui/use-title.ts'
import { DriversTab } from '../transport/drivers-tab.tsx'
import { RatesTab } from '../transport/rates-tab.tsx'
import { readCompanyTab } from './companies-search.ts'
import type { CompanyTab } from './companies-search.ts'
import { CompanyStateBadge, type Company } from './company-rows.tsx'
import { CompanyStanding } from './company-standing.tsx'
import { OfItsKind } from './of-its-kind.tsx'

const Facts = ({ company }: { readonly company: Company }) => {
  const say = useText('shops')
  const format = useFormat()
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <Card
        title={say('facts')}
        actions={
          <LinkButton size="small" icon="edit" to="/office/companies/$id/edit" params={{ id: company.id }}>
            {say('change')}
          </LinkButton>
        }
      >
        <KeyValueList
          columns={2}
          facts={[
            { key: 'name', name: say('companyName'), value: company.name },
            { key: 'number', name: say('businessNumber'), value: businessNumberText(company.businessNumber) },
            {
              key: 'corporate', name: say('corporateNumber'),
              value: company.corporateNumber === null ? '–' : corporateNumberText(company.corporateNumber),
            },
            { key: 'who', name: say('representative'), value: company.representativeName },
            { key: 'phone', name: say('phone'), value: phoneText(company.phoneNumber) },
            { key: 'email', name: say('email'), value: company.email ?? '–' },
            {
              key: 'address', name: say('address'),
              value: company.address === null ? '–' : formatAddress(company.address),
            },
            { key: 'since', name: say('since'), value: format.dateTime(company.createdAt) },
          ]}
        />
      </Card>
      <div className="flex min-w-0 flex-col gap-4">
        <CompanyStanding company={company} />
        <OfItsKind company={company} />
      </div>
    </div>
  )
}

const Transport = ({ company }: { readonly company: Company }) => {
  const say = useText('shops')
  const navigate = useNavigate()
  const { tab = 'facts' } = useReadSearch(useSearch({ from: '/framed/office/companies/$id' }), readCompanyTab)
  return (
    <Tabs<CompanyTab>
      label={company.name}
      value={tab}
      onValueChange={(next) =>
        void navigate({
          to: '/office/companies/$id', params: { id: company.id }, search: next === 'facts' ? {} : { tab: next },
          replace: true,
        })}
      tabs={[
        { value: 'facts', label: say('facts'), content: <Facts company={company} /> },
        { value: 'rates', label: say('rates'), content: <RatesTab company={company} /> },
        { value: 'drivers', label: say('drivers'), content: <DriversTab companyId={company.id} /> },
      ]}
    />
  )
}

export const CompanyScreen = (): ReactNode => {
  const say = useText('shops')
  const word = useWord()
  const wordsFor = useFailureWords()
  const { id } = useParams({ from: '/framed/office/companies/$id' })
  const read = useRead(shopsCalls.getCompany, { params: { id } })
  const company = read.data?.id === id ? read.data : undefined
  useTitle(company?.name ?? say('companies'))
  if (read.error !== null && company === undefined)
    return <ErrorPanel {...wordsFor(read.error)} onRetry={() => void read.refetch()} />
  if (company === undefined)
    return <div aria-busy="true" className="pt-16"><Skeleton className="h-110 rounded-lg" /></div>
  return (
    <>
      <PageHeader
        trail={<Trail to="/office/companies" search={{ kind: company.kind }}>{say('companies')}</Trail>}
        title={company.name}
        summary={
          <span className="flex gap-1.5 pt-1">
            <Badge tone="action">{word(companyKind, company.kind)}</Badge>
            <CompanyStateBadge company={company} />
          </span>
        }
      />
      {company.kind === 'transport' ? <Transport company={company} /> : <Facts company={company} />}
    </>
  )
}
