// What a seller owes in the list: as a row of the table, and as a card on phones.
import { sellerFeeState, sellerFeeType } from '@bidyard/contract/enums/finance'
import { useMemo } from 'react'
import { serverNow } from '../../../../api/server-time.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { isDayOver } from '../../../../ui/format/day-over.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Badge } from '../../../../ui/show/badge.tsx'
import type { Column } from '../../../../ui/table/column.ts'
import { RowCard } from '../../../../ui/table/row-card.tsx'
import { RowLink } from '../../../../ui/table/row-link.tsx'
import { sellerFeeTone } from '../parts/tones.ts'
import { type AskedFee, type SellerFee, SellerFeeActs } from './seller-fee-acts.tsx'

const CarLink = ({ fee: { orderId, carNumber } }: { readonly fee: SellerFee }) => (
  <RowLink to="/office/orders/$id" params={{ id: orderId }}><span lang="ko">{carNumber}</span></RowLink>
)

const StateBadge = ({ fee: { state } }: { readonly fee: SellerFee }) => {
  const word = useWord()
  return <Badge tone={sellerFeeTone[state]}>{word(sellerFeeState, state)}</Badge>
}

/** With its days where it is counted by them. */
const WhatFor = ({ fee: { feeType, days } }: { readonly fee: SellerFee }) => {
  const say = useText('money')
  const word = useWord()
  const fee = word(sellerFeeType, feeType)
  return days === null ? fee : say('sellerFee.ofDays', { fee, days })
}

/** Until when it is to be paid, and whether that is over; what has ended is not to be paid any more. */
const Due = ({ fee: { state, dueAt } }: { readonly fee: SellerFee }) => {
  const say = useText('money')
  const format = useFormat()
  if (state !== 'billed') return '–'
  const isLate = isDayOver(dueAt, serverNow())
  if (!isLate) return <span className="figures">{format.date(dueAt)}</span>
  return (
    <span className="inline-flex flex-wrap gap-x-1.5 leading-tight font-semibold text-closing-ink">
      <span className="figures">{format.date(dueAt)}</span>
      <span>{say('overdue')}</span>
    </span>
  )
}

type OnAsk = (asked: AskedFee) => void

export const useSellerFeeColumns = (onAsk: OnAsk): readonly Column<SellerFee>[] => {
  const say = useText('money')
  const format = useFormat()
  return useMemo(() => [
    { key: 'car', title: say('sellerFee.car'), widthPx: 112, cell: (fee) => <CarLink fee={fee} /> },
    {
      key: 'won', title: say('totalWithVat'), widthPx: 152, align: 'end', sortable: true,
      cell: ({ won }) => <b>{format.won(won)}</b>,
    },
    { key: 'fee', title: say('fee'), widthPx: 160, grows: true, cell: (fee) => <WhatFor fee={fee} /> },
    { key: 'state', title: say('state'), widthPx: 100, givesWay: 1, cell: (fee) => <StateBadge fee={fee} /> },
    {
      key: 'createdAt', title: say('billedAt'), widthPx: 130, givesWay: 2, sortable: true,
      cell: ({ createdAt }) => <span className="figures">{format.date(createdAt)}</span>,
    },
    { key: 'dueAt', title: say('sellerFee.dueAt'), widthPx: 146, sortable: true, cell: (fee) => <Due fee={fee} /> },
    {
      key: 'endedAt', title: say('sellerFee.endedAt'), widthPx: 124, givesWay: 3,
      cell: ({ endedAt }) => (endedAt === null ? '–' : <span className="figures">{format.date(endedAt)}</span>),
    },
    {
      key: 'act', title: say('act'), widthPx: 168, englishPx: 240, align: 'end', stays: true,
      cell: (fee) => <SellerFeeActs fee={fee} onAsk={onAsk} />,
    },
  ], [say, format, onAsk])
}

export const SellerFeeCard = ({ fee, onAsk }: { readonly fee: SellerFee; readonly onAsk: OnAsk }) => {
  const say = useText('money')
  const format = useFormat()
  return (
    <RowCard
      title={<CarLink fee={fee} />}
      badge={<StateBadge fee={fee} />}
      lines={[
        <b key="won" className="figures text-base text-ink">{format.won(fee.won)}</b>,
        <span key="what" className="figures text-sm"><WhatFor fee={fee} /> · {format.date(fee.createdAt)}</span>,
        ...(fee.state === 'billed' ? [
          <span key="due" className="text-sm">{say('sellerFee.dueAt')} <Due fee={fee} /></span>,
          <SellerFeeActs key="act" fee={fee} onAsk={onAsk} />,
        ] : []),
      ]}
    />
  )
}
