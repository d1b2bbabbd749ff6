// Money that nobody knows in the list: as a row of the table, and as a card on phones.
import type { financeCalls } from '@bidyard/contract/calls/finance'
import { bankCode, unmatchedPaymentState, unmatchedReason } from '@bidyard/contract/enums/finance'
import type { ItemOf } from '@bidyard/contract/list'
import { useMemo } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Badge } from '../../../../ui/show/badge.tsx'
import type { Column } from '../../../../ui/table/column.ts'
import { RowCardLink } from '../../../../ui/table/row-card.tsx'
import { RowLink } from '../../../../ui/table/row-link.tsx'
import { unmatchedTone } from '../parts/tones.ts'

export type Unmatched = ItemOf<typeof financeCalls.listUnmatchedPayments>

export const UnmatchedBadge = ({ payment: { state } }: { readonly payment: Pick<Unmatched, 'state'> }) => {
  const word = useWord()
  return <Badge tone={unmatchedTone[state]}>{word(unmatchedPaymentState, state)}</Badge>
}

export const useUnmatchedColumns = (): readonly Column<Unmatched>[] => {
  const say = useText('money')
  const word = useWord()
  const format = useFormat()
  return useMemo(() => [
    {
      key: 'arrivedAt', title: say('arrivedAt'), widthPx: 162, englishPx: 172, sortable: true,
      cell: ({ id, arrivedAt }) => (
        <RowLink to="/office/money/unmatched/$id" params={{ id }}>
          <span className="figures">{format.dateTime(arrivedAt)}</span>
        </RowLink>
      ),
    },
    {
      key: 'why', title: say('unmatchedWhy'), widthPx: 132, englishPx: 192,
      cell: ({ why }) => word(unmatchedReason, why),
    },
    {
      key: 'state', title: say('state'), widthPx: 92, englishPx: 168,
      cell: (payment) => <UnmatchedBadge payment={payment} />,
    },
    {
      key: 'won', title: say('won'), widthPx: 120, align: 'end', sortable: true,
      cell: ({ won }) => <b>{format.won(won)}</b>,
    },
    {
      key: 'depositor', title: say('depositor'), widthPx: 110, englishPx: 100,
      cell: ({ depositorName }) => depositorName ?? '–',
    },
    {
      key: 'shop', title: say('shop'), widthPx: 120, givesWay: 1,
      cell: ({ shopName }) => shopName ?? '–',
    },
    {
      key: 'account', title: say('cameTo'), widthPx: 196, englishPx: 222, grows: true,
      cell: ({ bankCode: bank, accountNumber }) => (
        <span className="figures">{word(bankCode, bank)} {accountNumber}</span>
      ),
    },
  ], [say, word, format])
}

export const UnmatchedCard = ({ payment }: { readonly payment: Unmatched }) => {
  const say = useText('money')
  const word = useWord()
  const format = useFormat()
  const { id, why, won, depositorName, shopName, arrivedAt } = payment
  return (
    <RowCardLink
      to="/office/money/unmatched/$id"
      params={{ id }}
      title={depositorName ?? shopName ?? say('unknownPayer')}
      badge={<UnmatchedBadge payment={payment} />}
      lines={[
        <b key="won" className="figures text-base text-ink">{format.won(won)}</b>,
        <span key="why" className="figures text-sm text-ink-faint">
          {word(unmatchedReason, why)} · {format.dateTime(arrivedAt)}
        </span>,
      ]}
    />
  )
}
