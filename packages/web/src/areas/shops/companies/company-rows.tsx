// A company in the list: as a row of the table, and as a card on phones.
import type { shopsCalls } from '@bidyard/contract/calls/shops'
import { companyState } from '@bidyard/contract/enums/shops'
import type { ItemOf } from '@bidyard/contract/list'
import { useMemo } from 'react'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { businessNumberText, phoneText } from '../../../ui/format/written-numbers.ts'
import { Badge } from '../../../ui/show/badge.tsx'
import { When } from '../../../ui/show/when.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { RowCardLink } from '../../../ui/table/row-card.tsx'
import { RowLink } from '../../../ui/table/row-link.tsx'
import { standingTone } from '../parts/deeds.ts'

export type Company = ItemOf<typeof shopsCalls.listCompanies>

export const CompanyStateBadge = ({ company }: { readonly company: Pick<Company, 'state'> }) => {
  const word = useWord()
  return <Badge tone={standingTone[company.state]}>{word(companyState, company.state)}</Badge>
}

export const useCompanyColumns = (): readonly Column<Company>[] => {
  const say = useText('shops')
  return useMemo(() => [
    {
      key: 'name', title: say('companyName'), widthPx: 190, grows: true, sortable: true,
      cell: (company) => <RowLink to="/office/companies/$id" params={{ id: company.id }}>{company.name}</RowLink>,
    },
    { key: 'state', title: say('state'), widthPx: 104, cell: (company) => <CompanyStateBadge company={company} /> },
    {
      key: 'businessNumber', title: say('businessNumber'), widthPx: 132,
      cell: (company) => <span className="figures">{businessNumberText(company.businessNumber)}</span>,
    },
    {
      key: 'who', title: say('representative'), widthPx: 110, englishPx: 120,
      cell: (company) => company.representativeName,
    },
    {
      key: 'phone', title: say('phone'), widthPx: 132,
      cell: (company) => <span className="figures">{phoneText(company.phoneNumber)}</span>,
    },
    {
      key: 'createdAt', title: say('since'), widthPx: 148, sortable: true,
      cell: (company) => <When at={company.createdAt} />,
    },
  ], [say])
}

export const CompanyRowCard = ({ company }: { readonly company: Company }) => (
  <RowCardLink
    to="/office/companies/$id"
    params={{ id: company.id }}
    title={company.name}
    badge={<CompanyStateBadge company={company} />}
    lines={[
      <span key="who">{company.representativeName} · {phoneText(company.phoneNumber)}</span>,
      <span key="number" className="figures text-sm text-ink-faint">{businessNumberText(company.businessNumber)}</span>,
    ]}
  />
)
