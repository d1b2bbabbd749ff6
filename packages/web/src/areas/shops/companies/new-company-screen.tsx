// Makes a company known; a dealer company comes with its shop.
import { shopsCalls } from '@bidyard/contract/calls/shops'
import { companyKind, type CompanyKind } from '@bidyard/contract/enums/shops'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { forgetAnswers } from '../../../api/query-key.ts'
import { useCall } from '../../../api/use-call.ts'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { Select } from '../../../ui/choice/select.tsx'
import { SegmentedControl } from '../../../ui/choice/segmented-control.tsx'
import { PageHeader } from '../../../ui/navigation/page-header.tsx'
import { Trail } from '../../../ui/navigation/trail.tsx'
import { showToast } from '../../../ui/overlay/toast.ts'
import { InlineNotice } from '../../../ui/state/inline-notice.tsx'
import { useReadSearch } from '../../../ui/table/use-address.ts'
import { useTitle } from '../../../ui/use-title.ts'
import { useWide } from '../../../ui/use-wide.ts'
import { CompanyEditor } from './company-editor.tsx'
import { companyKinds, readNewCompany } from './companies-search.ts'
import { factsOf, noCompany, type CompanyValues } from './company-form-values.ts'

const bodyOf = (kind: CompanyKind, values: CompanyValues, reason: string) => {
  const facts = factsOf(values)
  return kind === 'shop'
    ? { kind, ...facts, shopName: values.shopName.trim(), registrationType: values.registrationType, reason }
    : { kind, ...facts, reason }
}

const KindChoice = ({ kind, onKind }: {
  readonly kind: CompanyKind
  readonly onKind: (kind: CompanyKind) => void
}) => {
  const say = useText('shops')
  const word = useWord()
  const wide = useWide()
  const kinds = companyKinds.map((value) => ({ value, label: word(companyKind, value) }))
  return wide
    ? (
      <SegmentedControl
        className="mb-4"
        label={say('companyKind')}
        segments={kinds}
        value={kind}
        onValueChange={onKind}
      />
    ) : (
      <Select
        className="mb-4"
        label={say('companyKind')}
        options={kinds}
        value={kind}
        onValueChange={(next) => next !== null && onKind(next)}
      />
    )
}

export const NewCompanyScreen = (): ReactNode => {
  const say = useText('shops')
  const word = useWord()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { kind = 'shop' } = useReadSearch(useSearch({ from: '/framed/office/companies/new' }), readNewCompany)
  const call = useCall(shopsCalls.createCompany, {
    onSuccess: (company) => {
      showToast({ tone: 'done', title: say('created', { name: company.name }) })
      void forgetAnswers(queries, shopsCalls.listCompanies, shopsCalls.listShops)
      return navigate({ to: '/office/companies/$id', params: { id: company.id }, replace: true })
    },
  })
  useTitle(say('newCompany'))
  return (
    <>
      <PageHeader
        trail={<Trail to="/office/companies" search={{ kind }}>{say('companies')}</Trail>}
        title={say('newCompany')}
      />
      <KindChoice
        kind={kind}
        onKind={(next) => void navigate({ to: '/office/companies/new', search: { kind: next }, replace: true })}
      />
      <CompanyEditor
        key={kind}
        kind={kind}
        isNew
        initial={noCompany}
        title={say('createTitle', { kind: word(companyKind, kind) })}
        consequence={say(`create.${kind}`)}
        confirmLabel={say('create')}
        working={call.isPending}
        failure={call.error}
        onCancel={() => void navigate({ to: '/office/companies', search: { kind } })}
        onSave={(values, reason, onFailure) =>
          call.mutate({ body: bodyOf(kind, values, reason) }, { onError: onFailure })}
        notice={kind === 'partner'
          ? <InlineNotice tone="action">{say('partnerNext')}</InlineNotice>
          : undefined}
      />
    </>
  )
}
