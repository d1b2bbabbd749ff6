// A deposit in the list: as a row of the table, and as a card on phones.
import { shopDepositState } from '@bidyard/contract/enums/finance'
import { shopKind } from '@bidyard/contract/enums/shops'
import { useMemo } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Badge } from '../../../../ui/show/badge.tsx'
import type { Column } from '../../../../ui/table/column.ts'
import { RowCard } from '../../../../ui/table/row-card.tsx'
import { RowLink } from '../../../../ui/table/row-link.tsx'
import { ShopLink } from '../parts/shop-link.tsx'
import { depositTone } from '../parts/tones.ts'
import { type AskedDeposit, type Deposit, DepositAct, depositActOf } from './deposit-acts.tsx'

const StateBadge = ({ deposit: { state, voidedAt } }: { readonly deposit: Deposit }) => {
  const say = useText('money')
  const word = useWord()
  return voidedAt === null
    ? <Badge tone={depositTone[state]}>{word(shopDepositState, state)}</Badge>
    : <Badge>{say('lapsed')}</Badge>
}

type OnAsk = (asked: AskedDeposit) => void

export const useDepositColumns = (onAsk: OnAsk): readonly Column<Deposit>[] => {
  const say = useText('money')
  const word = useWord()
  const format = useFormat()
  return useMemo(() => {
    const at = (time: string | null) =>
      time === null ? '–' : <span className="figures">{format.date(time)}</span>
    return [
      {
        key: 'shop', title: say('shop'), widthPx: 124, englishPx: 108, grows: true,
        cell: ({ shopId, shopName }) => <ShopLink shopId={shopId} name={shopName} />,
      },
      {
        key: 'kind', title: say('shopKind'), widthPx: 96, englishPx: 88, givesWay: 4,
        cell: ({ kind }) => word(shopKind, kind),
      },
      {
        key: 'state', title: say('state'), widthPx: 92, englishPx: 168,
        cell: (deposit) => <StateBadge deposit={deposit} />,
      },
      {
        key: 'amount', title: say('put'), widthPx: 116, givesWay: 1, align: 'end',
        cell: ({ amountId, amountWon }) => (
          <RowLink to="/office/money/amounts/$id" params={{ id: amountId }}>{format.won(amountWon)}</RowLink>
        ),
      },
      {
        key: 'remaining', title: say('remaining'), widthPx: 116, align: 'end',
        cell: ({ remainingWon }) => <b>{format.won(remainingWon)}</b>,
      },
      {
        key: 'dueAt', title: say('dueAt'), widthPx: 136, englishPx: 128, givesWay: 2, cell: ({ dueAt }) => at(dueAt),
      },
      {
        key: 'depositedAt', title: say('depositedAt'), widthPx: 136, englishPx: 128, givesWay: 3,
        cell: ({ depositedAt }) => at(depositedAt),
      },
      {
        key: 'createdAt', title: say('askedAt'), widthPx: 136, englishPx: 128, givesWay: 5, sortable: true,
        cell: ({ createdAt }) => at(createdAt),
      },
      {
        key: 'act', title: say('act'), widthPx: 112, englishPx: 168, align: 'end', stays: true,
        cell: (row) => <DepositAct deposit={row} onAsk={onAsk} />,
      },
    ]
  }, [say, word, format, onAsk])
}

export const DepositCard = ({ deposit, onAsk }: { readonly deposit: Deposit; readonly onAsk: OnAsk }) => {
  const say = useText('money')
  const word = useWord()
  const format = useFormat()
  const { shopId, shopName, kind, amountId, amountWon, remainingWon, createdAt } = deposit
  return (
    <RowCard
      title={<ShopLink shopId={shopId} name={shopName} />}
      badge={<StateBadge deposit={deposit} />}
      lines={[
        <b key="won" className="figures text-base text-ink">{say('remaining')} {format.won(remainingWon)}</b>,
        <span key="put" className="figures text-sm">
          {say('put')}{' '}
          <RowLink to="/office/money/amounts/$id" params={{ id: amountId }}>{format.won(amountWon)}</RowLink>
          {' · '}{word(shopKind, kind)} · {format.date(createdAt)}
        </span>,
        ...(depositActOf(deposit) === null ? [] : [<DepositAct key="act" deposit={deposit} onAsk={onAsk} />]),
      ]}
    />
  )
}
