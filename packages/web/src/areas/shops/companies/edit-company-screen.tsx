// Changes what is known of a company; what somebody else changed meanwhile is told, and nothing typed is lost.
import { shopsCalls } from '@bidyard/contract/calls/shops'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useFailureWords } from '../../../api/failure-words.ts'
import { forgetAnswers } from '../../../api/query-key.ts'
import { useCall } from '../../../api/use-call.ts'
import { useRead } from '../../../api/use-read.ts'
import { useText } from '../../../text/use-text.ts'
import { PageHeader } from '../../../ui/navigation/page-header.tsx'
import { Trail } from '../../../ui/navigation/trail.tsx'
import { showToast } from '../../../ui/overlay/toast.ts'
import { Skeleton } from '../../../ui/show/skeleton.tsx'
import { ErrorPanel } from '../../../ui/state/error-panel.tsx'
import { useTitle } from '../../../ui/use-title.ts'
import { CompanyEditor } from './company-editor.tsx'
import { factsOf, valuesOf } from './company-form-values.ts'
import type { Company } from './company-rows.tsx'

const Editor = ({ company }: { readonly company: Company }) => {
  const say = useText('shops')
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [first] = useState(company)
  const back = () => navigate({ to: '/office/companies/$id', params: { id: company.id } })
  const call = useCall(shopsCalls.changeCompany, {
    onSuccess: ({ name }) => {
      showToast({ tone: 'done', title: say('changed', { name }) })
      const { getCompany, listCompanies, getShop, listShops } = shopsCalls
      void forgetAnswers(queries, getCompany, listCompanies, getShop, listShops)
      return back()
    },
    // The next try is on top of what somebody else saved, and says so.
    onFailure: () => forgetAnswers(queries, shopsCalls.getCompany),
  })
  return (
    <CompanyEditor
      kind={company.kind}
      isNew={false}
      initial={valuesOf(first)}
      title={say('changeTitle', { name: company.name })}
      consequence={say('changeCompanyHappens')}
      confirmLabel={say('change')}
      working={call.isPending}
      failure={call.error}
      onCancel={() => void back()}
      onSave={(values, reason, onFailure) =>
        call.mutate(
          { params: { id: company.id }, body: { ...factsOf(values), seenVersion: company.version, reason } },
          { onError: onFailure },
        )}
    />
  )
}

export const EditCompanyScreen = (): ReactNode => {
  const say = useText('shops')
  const wordsFor = useFailureWords()
  const { id } = useParams({ from: '/framed/office/companies/$id/edit' })
  const read = useRead(shopsCalls.getCompany, { params: { id } })
  const company = read.data?.id === id ? read.data : undefined
  useTitle(say('changeTitle', { name: company?.name ?? '' }))
  if (read.error !== null && company === undefined)
    return <ErrorPanel {...wordsFor(read.error)} onRetry={() => void read.refetch()} />
  return (
    <>
      <PageHeader
        trail={<Trail to="/office/companies/$id" params={{ id }}>{company?.name ?? say('companies')}</Trail>}
        title={say('changeCompany')}
      />
      {company === undefined
        ? <div aria-busy="true"><Skeleton className="h-110 max-w-form rounded-lg" /></div>
        : <Editor key={company.id} company={company} />}
    </>
  )
}
