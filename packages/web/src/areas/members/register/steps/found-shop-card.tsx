// What is known of a business number: the shop to join, masked; a closed one; or none yet.
import { registrationType } from '@bidyard/contract/enums/members'
import { shopState } from '@bidyard/contract/enums/shops'
import { useLabel } from '../../../../text/use-label.ts'
import { useText } from '../../../../text/use-text.ts'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { Badge } from '../../../../ui/show/badge.tsx'
import { InlineNotice } from '../../../../ui/state/inline-notice.tsx'
import type { FoundShop } from '../draft/draft.ts'

export const FoundShopCard = ({ found: { shop } }: { readonly found: FoundShop }) => {
  const say = useText('members')
  const label = useLabel()
  if (shop === null)
    return <InlineNotice tone="action" title={say('newShop')}>{say('newShopText')}</InlineNotice>
  if (shop.state === 'closed')
    return <InlineNotice tone="closing" title={say('closedShop')}>{say('closedShopText')}</InlineNotice>
  return (
    <div role="note" className="flex flex-col gap-3 rounded-lg border border-action bg-action-soft px-4 py-3.5">
      <p className="flex items-center gap-2 text-sm font-bold text-action-ink">
        <Icon name="building" size={18} />{say('foundShop')}
      </p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-lg font-bold">{shop.shopName}</span>
        <Badge>{label(registrationType.labels[shop.registrationType])}</Badge>
        {shop.state !== 'active' && <Badge tone="waiting">{label(shopState.labels[shop.state])}</Badge>}
      </div>
      <p className="text-md text-ink-soft">{say('foundShopText', { name: shop.representativeName })}</p>
    </div>
  )
}
