// The standing of a shop, which it changes only while its company takes part.
import { shopsCalls } from '@bidyard/contract/calls/shops'
import { useQueryClient } from '@tanstack/react-query'
import { forgetAnswers } from '../../../api/query-key.ts'
import { useCall } from '../../../api/use-call.ts'
import { useRead } from '../../../api/use-read.ts'
import { useText } from '../../../text/use-text.ts'
import { showToast } from '../../../ui/overlay/toast.ts'
import { type Deed, shopDeeds, wordOf } from '../parts/deeds.ts'
import { StandingCard } from '../parts/standing-card.tsx'
import { ShopStateBadge, type Shop } from './shop-rows.tsx'

const begins = (deed: Deed): boolean => deed === 'resume' || deed === 'reopen'

export const ShopStanding = ({ shop }: { readonly shop: Shop }) => {
  const say = useText('shops')
  const queries = useQueryClient()
  const company = useRead(shopsCalls.getCompany, { params: { id: shop.companyId } })
  const call = useCall(shopsCalls.changeShopState, {
    onSuccess: () => forgetAnswers(queries, shopsCalls.getShop, shopsCalls.listShops),
    onFailure: () => forgetAnswers(queries, shopsCalls.getShop),
  })
  const companyStopped = company.data !== undefined && company.data.state !== 'active'
  const deeds = shopDeeds(shop.state).filter((deed) => !(companyStopped && begins(deed)))
  return (
    <StandingCard
      of="shop"
      name={shop.name}
      state={<ShopStateBadge shop={shop} />}
      deeds={deeds}
      hint={companyStopped && shop.state !== 'active' ? say('companyFirst') : undefined}
      working={call.isPending}
      failure={call.error}
      onBegin={call.reset}
      act={(action, reason, onDone) =>
        call.mutate({ params: { id: shop.id }, body: { action, reason } }, {
          onSuccess: () => {
            onDone()
            showToast({ tone: 'done', title: say(`done.${wordOf(action, 'shop')}`, { name: shop.name }) })
          },
        })
      }
    />
  )
}
