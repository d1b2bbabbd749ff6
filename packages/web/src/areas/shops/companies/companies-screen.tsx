// All companies, one kind at a time: dealer companies, transport companies, partners, and the house itself.
import { shopsCalls } from '@bidyard/contract/calls/shops'
import { companyKind, companyState, type CompanyKind } from '@bidyard/contract/enums/shops'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo, type ReactNode } from 'react'
import { useEndless } from '../../../api/list/use-endless.ts'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { LinkButton } from '../../../ui/button/link-button.tsx'
import { SearchField } from '../../../ui/form/search-field.tsx'
import { PageHeader } from '../../../ui/navigation/page-header.tsx'
import { Tabs } from '../../../ui/navigation/tabs.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { ChoiceFilter } from '../../../ui/table/choice-filter.tsx'
import { EndlessRows } from '../../../ui/table/endless-rows.tsx'
import { FilterBar } from '../../../ui/table/filter-bar.tsx'
import { orderOf, sortChoiceOf, sortOf } from '../../../ui/table/order.ts'
import { type Address, useAddress, useReadSearch } from '../../../ui/table/use-address.ts'
import { useTitle } from '../../../ui/use-title.ts'
import {
  companiesFilter, companyKinds, companyOrders, kindOf, type CompaniesSearch, readCompaniesSearch,
} from './companies-search.ts'
import { CompanyRowCard, useCompanyColumns } from './company-rows.tsx'

const OfKind = ({ kind, search, change }: Address<CompaniesSearch> & { readonly kind: CompanyKind }) => {
  const say = useText('shops')
  const word = useWord()
  const navigate = useNavigate()
  const columns = useCompanyColumns()
  const order = search.sort ?? 'name'
  const filter = useMemo(() => companiesFilter({ ...search, kind }), [search, kind])
  const rows = useEndless(shopsCalls.listCompanies, { filter, sort: sortOf(order) })
  const clear = () => change({ state: undefined, find: undefined })
  const chosen = search.state === undefined ? 0 : 1
  return (
    <>
      <FilterBar
        chosen={chosen}
        onClear={clear}
        find={
          <SearchField
            className="min-w-0 md:w-80"
            label={say('find')}
            labelHidden
            placeholder={say('findCompany')}
            value={search.find ?? ''}
            onSearch={(find) => change({ find }, true)}
          />
        }
      >
        <ChoiceFilter
          label={say('state')} of={companyState} value={search.state} onChange={(state) => change({ state })}
        />
      </FilterBar>
      <EndlessRows
        label={word(companyKind, kind)}
        result={rows}
        columns={columns}
        sort={sortChoiceOf(order)}
        onSortChange={(sort) => change({ sort: orderOf(companyOrders, sort) })}
        onOpen={({ id }) => void navigate({ to: '/office/companies/$id', params: { id } })}
        renderCard={(company) => <CompanyRowCard company={company} />}
        onClear={chosen > 0 || search.find !== undefined ? clear : undefined}
        height="max(22rem, calc(100dvh - 22rem))"
        empty={
          <EmptyState
            icon="building"
            title={say('noCompanies', { kind: word(companyKind, kind) })}
            text={say('noCompaniesText')}
          />
        }
      />
    </>
  )
}

export const CompaniesScreen = (): ReactNode => {
  const say = useText('shops')
  const word = useWord()
  const address = useAddress(useReadSearch(useSearch({ from: '/framed/office/companies' }), readCompaniesSearch))
  const kind = kindOf(address.search)
  useTitle(say('companies'))
  return (
    <>
      <PageHeader
        title={say('companies')}
        summary={say('companiesIntro')}
        actions={<LinkButton to="/office/companies/new" search={{ kind }} icon="plus">{say('newCompany')}</LinkButton>}
      />
      <Tabs
        label={say('companyKind')}
        value={kind}
        onValueChange={(next) =>
          address.change({ kind: next === 'shop' ? undefined : next, state: undefined, find: undefined })}
        tabs={companyKinds.map((value) => ({
          value, label: word(companyKind, value), content: <OfKind kind={value} {...address} />,
        }))}
      />
    </>
  )
}
