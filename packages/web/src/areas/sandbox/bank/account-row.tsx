// An account in the list: whose, where, how much, and until when.
import { bankCode } from '@bidyard/contract/enums/finance'
import { useServerOffset } from '../../../api/server-time.ts'
import { useLabel } from '../../../text/use-label.ts'
import { useText } from '../../../text/use-text.ts'
import { useFormat } from '../../../ui/format/use-format.ts'
import { Badge } from '../../../ui/show/badge.tsx'
import { Countdown } from '../../../ui/show/countdown.tsx'
import { When } from '../../../ui/show/when.tsx'
import { RowCardLink } from '../../../ui/table/row-card.tsx'
import { type BankAccount, tones } from './bank-account.ts'

export const AccountRow = ({ account }: { readonly account: BankAccount }) => {
  const say = useText('bank')
  const label = useLabel()
  const format = useFormat()
  const offsetMs = useServerOffset()
  const { orderId, orderName, customerName, accountNumber, amountWon, standing, dueAt, issuedAt } = account
  return (
    <RowCardLink
      to="/sandbox/bank/$orderId"
      params={{ orderId }}
      title={customerName}
      badge={<Badge tone={tones[standing]}>{say(`standing.${standing}`)}</Badge>}
      lines={[
        <span key="number" className="figures">{label(bankCode.labels[account.bankCode])} {accountNumber}</span>,
        <span key="order">{orderName}</span>,
        <span key="due" className="flex flex-1 flex-wrap items-center justify-between gap-x-3">
          <span className="figures text-lg font-bold text-ink">{format.won(amountWon)}</span>
          {standing === 'waiting'
            ? <Countdown endsAt={dueAt} offsetMs={offsetMs} className="text-sm" />
            : <span className="text-sm text-ink-faint">{say('issued')} <When at={issuedAt} /></span>}
        </span>,
      ]}
    />
  )
}
