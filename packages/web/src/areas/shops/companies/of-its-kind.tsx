// What belongs to a company of its kind: the shop of a dealer company, the settings of a partner.
import { partnersCalls } from '@bidyard/contract/calls/partners'
import { shopsCalls } from '@bidyard/contract/calls/shops'
import { useList } from '../../../api/list/use-list.ts'
import { useText } from '../../../text/use-text.ts'
import { LinkButton } from '../../../ui/button/link-button.tsx'
import { Card } from '../../../ui/show/card.tsx'
import { GradeBadge, ShopStateBadge } from '../shops/shop-rows.tsx'
import type { Company } from './company-rows.tsx'

const ItsShop = ({ companyId }: { readonly companyId: string }) => {
  const say = useText('shops')
  const { items: [shop] } = useList(shopsCalls.listShops, { filter: { companyId: { eq: companyId } }, size: 1 })
  if (shop === undefined) return null
  return (
    <Card
      title={say('itsShop')}
      actions={<LinkButton size="small" to="/office/shops/$id" params={{ id: shop.id }}>{say('toShop')}</LinkButton>}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-semibold">{shop.name}</span>
        <span className="flex gap-1.5"><ShopStateBadge shop={shop} /><GradeBadge shop={shop} /></span>
      </div>
    </Card>
  )
}

const ItsPartner = ({ company: { id: companyId, name } }: { readonly company: Company }) => {
  const say = useText('shops')
  const partners = useList(partnersCalls.listPartners, { filter: { name: { eq: name } }, size: 100 })
  if (partners.isLoading || partners.failure !== null) return null
  const isMissing = partners.items.every(({ id }) => id !== companyId)
  return (
    <Card title={say('itsPartner')}>
      <div className="flex flex-col items-start gap-3">
        <p className="text-md text-ink-soft">{say(isMissing ? 'noPartnerYet' : 'partnerNote')}</p>
        {isMissing ? (
          <LinkButton variant="primary" to="/office/partners" search={{ register: companyId }}>
            {say('registerPartner')}
          </LinkButton>
        ) : (
          <LinkButton to="/office/partners/$id" params={{ id: companyId }}>{say('toPartner')}</LinkButton>
        )}
      </div>
    </Card>
  )
}

export const OfItsKind = ({ company }: { readonly company: Company }) => {
  if (company.kind === 'shop') return <ItsShop companyId={company.id} />
  return company.kind === 'partner' ? <ItsPartner company={company} /> : null
}
