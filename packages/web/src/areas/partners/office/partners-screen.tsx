// All partners: whose apps bring customers in.
import { partnersCalls } from '@bidyard/contract/calls/partners'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo, type ReactNode } from 'react'
import { useEndless } from '../../../api/list/use-endless.ts'
import { useText } from '../../../text/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { SearchField } from '../../../ui/form/search-field.tsx'
import { PageHeader } from '../../../ui/navigation/page-header.tsx'
import { Badge } from '../../../ui/show/badge.tsx'
import { Code } from '../../../ui/show/code.tsx'
import { When } from '../../../ui/show/when.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { EndlessRows } from '../../../ui/table/endless-rows.tsx'
import { orderOf, sortChoiceOf, sortOf } from '../../../ui/table/order.ts'
import { RowCardLink } from '../../../ui/table/row-card.tsx'
import { RowLink } from '../../../ui/table/row-link.tsx'
import { useAddress, useReadSearch } from '../../../ui/table/use-address.ts'
import { useTitle } from '../../../ui/use-title.ts'
import type { Partner } from '../parts/partner-row.ts'
import { partnerOrders, partnersFilter, readPartnersSearch } from './partners-search.ts'
import { RegisterPartner } from './register-partner.tsx'

const Acts = ({ partner }: { readonly partner: Partner }) => {
  const say = useText('partners')
  return partner.mayActForCustomers
    ? <Badge tone="action">{say('actsForCustomers')}</Badge>
    : <Badge>{say('customersThemselves')}</Badge>
}

const useColumns = (): readonly Column<Partner>[] => {
  const say = useText('partners')
  return useMemo(() => [
    {
      key: 'name', title: say('name'), widthPx: 180, grows: true, sortable: true,
      cell: (partner) => <RowLink to="/office/partners/$id" params={{ id: partner.id }}>{partner.name}</RowLink>,
    },
    { key: 'code', title: say('code'), widthPx: 150, sortable: true, cell: ({ code }) => <Code>{code}</Code> },
    { key: 'acts', title: say('whoActs'), widthPx: 150, englishPx: 192, cell: (partner) => <Acts partner={partner} /> },
    {
      key: 'deepLink', title: say('deepLink'), widthPx: 230,
      cell: ({ deepLink }) => (deepLink === null ? say('none') : <Code>{deepLink}</Code>),
    },
    {
      key: 'createdAt', title: say('since'), widthPx: 148, sortable: true,
      cell: ({ createdAt }) => <When at={createdAt} />,
    },
  ], [say])
}

export const PartnersScreen = (): ReactNode => {
  const say = useText('partners')
  const navigate = useNavigate()
  const given = useSearch({ from: '/framed/office/partners' })
  const { search, change } = useAddress(useReadSearch(given, readPartnersSearch))
  const columns = useColumns()
  const order = search.sort ?? 'name'
  const filter = useMemo(() => partnersFilter(search), [search])
  const rows = useEndless(partnersCalls.listPartners, { filter, sort: sortOf(order) })
  useTitle(say('partners'))
  return (
    <>
      <PageHeader
        title={say('partners')}
        summary={say('partnersIntro')}
        actions={<Button icon="plus" onClick={() => change({ register: 'new' })}>{say('newPartner')}</Button>}
      />
      <SearchField
        className="mb-3 min-w-0 md:w-80"
        label={say('find')}
        labelHidden
        placeholder={say('findPartner')}
        value={search.find ?? ''}
        onSearch={(find) => change({ find }, true)}
      />
      <EndlessRows
        label={say('partners')}
        result={rows}
        columns={columns}
        sort={sortChoiceOf(order)}
        onSortChange={(sort) => change({ sort: orderOf(partnerOrders, sort) })}
        onOpen={({ id }) => void navigate({ to: '/office/partners/$id', params: { id } })}
        renderCard={(partner) => (
          <RowCardLink
            to="/office/partners/$id"
            params={{ id: partner.id }}
            title={partner.name}
            badge={<Acts partner={partner} />}
            lines={[<Code key="code">{partner.code}</Code>]}
          />
        )}
        onClear={search.find === undefined ? undefined : () => change({ find: undefined })}
        empty={<EmptyState icon="link" title={say('noPartners')} text={say('noPartnersText')} />}
      />
      {search.register !== undefined && (
        <RegisterPartner companyId={search.register} onClose={() => change({ register: undefined })} />
      )}
    </>
  )
}
