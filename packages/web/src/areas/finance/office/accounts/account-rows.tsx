// An account number in the list: as a row of the table, and as a card on phones.
import type { financeCalls } from '@bidyard/contract/calls/finance'
import { bankCode, virtualAccountPurpose, virtualAccountStanding } from '@bidyard/contract/enums/finance'
import type { ItemOf } from '@bidyard/contract/list'
import { useMemo } from 'react'
import { useServerOffset } from '../../../../api/server-time.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Badge } from '../../../../ui/show/badge.tsx'
import { Countdown } from '../../../../ui/show/countdown.tsx'
import type { Column } from '../../../../ui/table/column.ts'
import { RowCard } from '../../../../ui/table/row-card.tsx'
import { RowLink } from '../../../../ui/table/row-link.tsx'
import { ShopLink } from '../parts/shop-link.tsx'
import { accountTone } from '../parts/tones.ts'

export type Account = ItemOf<typeof financeCalls.listVirtualAccounts>

interface OfAccount {
  readonly account: Account
}

export const AccountBadge = ({ account: { standing } }: OfAccount) => {
  const word = useWord()
  return <Badge tone={accountTone[standing]}>{word(virtualAccountStanding, standing)}</Badge>
}

/** Time left while it is open, afterwards the day. */
export const Due = ({ account: { state, dueAt } }: OfAccount) => {
  const format = useFormat()
  const offsetMs = useServerOffset()
  return state === 'opened'
    ? <Countdown endsAt={dueAt} offsetMs={offsetMs} closingMs={86_400_000} className="font-semibold!" />
    : <span className="figures">{format.date(dueAt)}</span>
}

export const Numbered = ({ account: { bankCode: bank, accountNumber } }: OfAccount) => {
  const say = useText('money')
  const word = useWord()
  return accountNumber === null
    ? <span className="text-ink-faint">{say('noNumberYet')}</span>
    : <span className="figures">{word(bankCode, bank)} {accountNumber}</span>
}

export const useAccountColumns = (): readonly Column<Account>[] => {
  const say = useText('money')
  const word = useWord()
  const format = useFormat()
  return useMemo(() => [
    {
      key: 'shop', title: say('shop'), widthPx: 140, grows: true,
      cell: ({ shopId, shopName }) => <ShopLink shopId={shopId} name={shopName} />,
    },
    {
      key: 'purpose', title: say('purpose'), widthPx: 150, englishPx: 180,
      cell: ({ purpose, month }) => `${word(virtualAccountPurpose, purpose)}${month === null ? '' : ` ${month}`}`,
    },
    {
      key: 'standing', title: say('state'), widthPx: 120, englishPx: 172,
      cell: (account) => <AccountBadge account={account} />,
    },
    {
      key: 'amountWon', title: say('won'), widthPx: 128, align: 'end', sortable: true,
      cell: ({ amountId, amountWon }) => (
        <RowLink to="/office/money/amounts/$id" params={{ id: amountId }}>{format.won(amountWon)}</RowLink>
      ),
    },
    { key: 'number', title: say('accountNumber'), widthPx: 220, cell: (account) => <Numbered account={account} /> },
    { key: 'dueAt', title: say('payableUntil'), widthPx: 150, sortable: true, cell: (row) => <Due account={row} /> },
    {
      key: 'paidAt', title: say('arrivedAt'), widthPx: 140, givesWay: 1, sortable: true,
      cell: ({ paidAt }) => (paidAt === null ? '–' : <span className="figures">{format.date(paidAt)}</span>),
    },
  ], [say, word, format])
}

export const AccountCard = ({ account }: OfAccount) => {
  const word = useWord()
  const format = useFormat()
  const { shopId, shopName, purpose, month, amountId, amountWon } = account
  return (
    <RowCard
      title={<ShopLink shopId={shopId} name={shopName} />}
      badge={<AccountBadge account={account} />}
      lines={[
        <span key="won" className="figures flex flex-wrap items-center gap-x-2 text-base">
          <RowLink to="/office/money/amounts/$id" params={{ id: amountId }}>{format.won(amountWon)}</RowLink>
          <span className="text-sm text-ink-faint">{word(virtualAccountPurpose, purpose)} {month}</span>
        </span>,
        <span key="number" className="flex flex-wrap items-center justify-between gap-x-3 text-sm">
          <Numbered account={account} /><Due account={account} />
        </span>,
      ]}
    />
  )
}
