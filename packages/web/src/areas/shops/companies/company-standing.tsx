// The standing of a company; when a dealer company stops, its shop stops with it, and nobody stops the house itself.
import { shopsCalls } from '@bidyard/contract/calls/shops'
import { useQueryClient } from '@tanstack/react-query'
import { forgetAnswers } from '../../../api/query-key.ts'
import { useCall } from '../../../api/use-call.ts'
import { useText } from '../../../text/use-text.ts'
import { showToast } from '../../../ui/overlay/toast.ts'
import { companyDeeds } from '../parts/deeds.ts'
import { StandingCard } from '../parts/standing-card.tsx'
import { CompanyStateBadge, type Company } from './company-rows.tsx'

export const CompanyStanding = ({ company }: { readonly company: Company }) => {
  const say = useText('shops')
  const queries = useQueryClient()
  const call = useCall(shopsCalls.changeCompanyState, {
    onSuccess: () =>
      forgetAnswers(queries, shopsCalls.getCompany, shopsCalls.listCompanies, shopsCalls.getShop, shopsCalls.listShops),
    onFailure: () => forgetAnswers(queries, shopsCalls.getCompany),
  })
  const isHouse = company.kind === 'operator'
  return (
    <StandingCard
      of={company.kind === 'shop' ? 'dealerCompany' : 'company'}
      name={company.name}
      state={<CompanyStateBadge company={company} />}
      deeds={isHouse ? [] : companyDeeds(company.state)}
      hint={isHouse ? say('houseStays') : undefined}
      working={call.isPending}
      failure={call.error}
      onBegin={call.reset}
      act={(action, reason, onDone) =>
        call.mutate({ params: { id: company.id }, body: { action, reason } }, {
          onSuccess: () => {
            onDone()
            showToast({ tone: 'done', title: say(`done.${action}`, { name: company.name }) })
          },
        })}
    />
  )
}
