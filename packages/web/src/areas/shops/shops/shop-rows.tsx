// A shop in the list: as a row of the table, and as a card on phones.
import type { shopsCalls } from '@bidyard/contract/calls/shops'
import { registrationType } from '@bidyard/contract/enums/members'
import { shopGrade, shopState } from '@bidyard/contract/enums/shops'
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

export type Shop = ItemOf<typeof shopsCalls.listShops>

export const ShopStateBadge = ({ shop }: { readonly shop: Pick<Shop, 'state'> }) => {
  const word = useWord()
  return <Badge tone={standingTone[shop.state]}>{word(shopState, shop.state)}</Badge>
}

export const GradeBadge = ({ shop }: { readonly shop: Pick<Shop, 'grade'> }) => {
  const word = useWord()
  return <Badge tone={shop.grade === 's-class' ? 'action' : 'neutral'}>{word(shopGrade, shop.grade)}</Badge>
}

export const useShopColumns = (): readonly Column<Shop>[] => {
  const say = useText('shops')
  const word = useWord()
  return useMemo(() => [
    {
      key: 'shopName', title: say('shopName'), widthPx: 176, grows: true, sortable: true,
      cell: (shop) => <RowLink to="/office/shops/$id" params={{ id: shop.id }}>{shop.name}</RowLink>,
    },
    { key: 'state', title: say('state'), widthPx: 104, cell: (shop) => <ShopStateBadge shop={shop} /> },
    { key: 'grade', title: say('grade'), widthPx: 100, cell: (shop) => <GradeBadge shop={shop} /> },
    {
      key: 'businessNumber', title: say('businessNumber'), widthPx: 132,
      cell: (shop) => <span className="figures">{businessNumberText(shop.businessNumber)}</span>,
    },
    {
      key: 'representative', title: say('representative'), widthPx: 96, englishPx: 120,
      cell: (shop) => shop.representativeName,
    },
    {
      key: 'phone', title: say('phone'), widthPx: 132,
      cell: (shop) => <span className="figures">{phoneText(shop.phoneNumber)}</span>,
    },
    {
      key: 'kind', title: say('kind'), widthPx: 108, englishPx: 136, givesWay: 1,
      cell: (shop) => word(registrationType, shop.registrationType),
    },
    {
      key: 'createdAt', title: say('since'), widthPx: 148, sortable: true, cell: (shop) => <When at={shop.createdAt} />,
    },
  ], [say, word])
}

export const ShopCard = ({ shop }: { readonly shop: Shop }) => (
  <RowCardLink
    to="/office/shops/$id"
    params={{ id: shop.id }}
    title={shop.name}
    badge={<span className="flex gap-1"><GradeBadge shop={shop} /><ShopStateBadge shop={shop} /></span>}
    lines={[
      <span key="who">{shop.representativeName} · {phoneText(shop.phoneNumber)}</span>,
      <span key="number" className="figures text-sm text-ink-faint">{businessNumberText(shop.businessNumber)}</span>,
    ]}
  />
)
