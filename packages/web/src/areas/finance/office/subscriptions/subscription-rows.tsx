// A month of a shop in the list: as a row of the table, and as a card on phones.
import { subscriptionState } from '@bidyard/contract/enums/finance'
import { useMemo } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Badge } from '../../../../ui/show/badge.tsx'
import type { Column } from '../../../../ui/table/column.ts'
import { RowCard } from '../../../../ui/table/row-card.tsx'
import { RowLink } from '../../../../ui/table/row-link.tsx'
import { ShopLink } from '../parts/shop-link.tsx'
import { subscriptionTone } from '../parts/tones.ts'
import {
  type AskedMonth, monthDay, type Subscription, SubscriptionActs, subscriptionActsOf,
} from './subscription-acts.tsx'

const Price = ({ subscription: { amountId, priceWon } }: { readonly subscription: Subscription }) => {
  const say = useText('money')
  const format = useFormat()
  return amountId === null
    ? <Badge tone="action">{say('granted')}</Badge>
    : <RowLink to="/office/money/amounts/$id" params={{ id: amountId }}>{format.won(priceWon)}</RowLink>
}

const StateBadge = ({ subscription: { state } }: { readonly subscription: Subscription }) => {
  const word = useWord()
  return <Badge tone={subscriptionTone[state]}>{word(subscriptionState, state)}</Badge>
}

type OnAsk = (asked: AskedMonth) => void

export const useSubscriptionColumns = (onAsk: OnAsk): readonly Column<Subscription>[] => {
  const say = useText('money')
  const format = useFormat()
  return useMemo(() => {
    const at = (time: string | null) =>
      time === null ? '–' : <span className="figures">{format.date(time)}</span>
    return [
      {
        key: 'shop', title: say('shop'), widthPx: 108, englishPx: 150, grows: true,
        cell: ({ shopId, shopName }) => <ShopLink shopId={shopId} name={shopName} />,
      },
      {
        key: 'month', title: say('month'), widthPx: 108, englishPx: 128, sortable: true,
        cell: ({ month }) => <span className="figures">{format.month(monthDay(month))}</span>,
      },
      {
        key: 'state', title: say('state'), widthPx: 92, englishPx: 168,
        cell: (row) => <StateBadge subscription={row} />,
      },
      {
        key: 'price', title: say('price'), widthPx: 100, englishPx: 116, align: 'end',
        cell: (row) => <Price subscription={row} />,
      },
      { key: 'dueAt', title: say('dueAt'), widthPx: 136, givesWay: 2, cell: ({ dueAt }) => at(dueAt) },
      { key: 'paidAt', title: say('paidAt'), widthPx: 136, givesWay: 1, cell: ({ paidAt }) => at(paidAt) },
      {
        key: 'createdAt', title: say('askedAt'), widthPx: 136, givesWay: 3, sortable: true,
        cell: ({ createdAt }) => at(createdAt),
      },
      {
        key: 'act', title: say('act'), widthPx: 152, englishPx: 208, align: 'end', stays: true,
        cell: (row) => <SubscriptionActs subscription={row} onAsk={onAsk} />,
      },
    ]
  }, [say, format, onAsk])
}

interface SubscriptionCardProps {
  readonly subscription: Subscription
  readonly onAsk: OnAsk
}

export const SubscriptionCard = ({ subscription, onAsk }: SubscriptionCardProps) => {
  const say = useText('money')
  const format = useFormat()
  const { shopId, shopName, month, paidAt } = subscription
  return (
    <RowCard
      title={<ShopLink shopId={shopId} name={shopName} />}
      badge={<StateBadge subscription={subscription} />}
      lines={[
        <span key="month" className="figures text-ink">
          {format.month(monthDay(month))} · <Price subscription={subscription} />
        </span>,
        ...(paidAt === null ? [] : [
          <span key="paid" className="figures text-sm text-ink-faint">{say('paidAt')} {format.date(paidAt)}</span>,
        ]),
        ...(subscriptionActsOf(subscription).length === 0
          ? [] : [<SubscriptionActs key="acts" subscription={subscription} onAsk={onAsk} />]),
      ]}
    />
  )
}
