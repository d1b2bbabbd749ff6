// The shop one belongs to, and how it stands.
import { shopGrade, shopState } from '@bidyard/contract/enums/shops'
import { leadsShop } from '@bidyard/contract/shapes/shop-lead'
import { ShopExportButton } from '../../../api/exports/export-button.tsx'
import { useLabel } from '../../../text/use-label.ts'
import { useText } from '../../../text/use-text.ts'
import { Badge } from '../../../ui/show/badge.tsx'
import { Card } from '../../../ui/show/card.tsx'
import { KeyValueList } from '../../../ui/show/key-value-list.tsx'
import { InlineNotice } from '../../../ui/state/inline-notice.tsx'
import type { Context, Profile } from './types.ts'

interface ShopCardProps {
  readonly context: Context
  /** Whoever leads the shop may take everything of it along. */
  readonly profile: Profile | undefined
}

export const ShopCard = ({ context: { shop, company }, profile }: ShopCardProps) => {
  const say = useText('members')
  const label = useLabel()
  if (shop === null) return null
  const isActive = shop.state === 'active'
  return (
    <Card
      title={say('myShop')}
      actions={<Badge tone={isActive ? 'done' : 'waiting'}>{label(shopState.labels[shop.state])}</Badge>}
    >
      <div className="flex flex-col gap-4 pt-2">
        <KeyValueList
          facts={[
            { key: 'name', name: say('shopName'), value: shop.name },
            { key: 'grade', name: say('shopGrade'), value: label(shopGrade.labels[shop.grade]) },
            ...(company === null || company.name === shop.name
              ? [] : [{ key: 'company', name: say('company'), value: company.name }]),
          ]}
        />
        {profile !== undefined && leadsShop(profile) && <div><ShopExportButton shop={shop} /></div>}
        {!isActive && <InlineNotice tone="waiting">{say('shopNotActive')}</InlineNotice>}
      </div>
    </Card>
  )
}
