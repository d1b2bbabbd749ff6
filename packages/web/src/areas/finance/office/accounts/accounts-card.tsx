// The account numbers that one amount was to be paid into, the newest first.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { useList } from '../../../../api/list/use-list.ts'
import { useText } from '../../../../text/use-text.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Card } from '../../../../ui/show/card.tsx'
import { AccountBadge, Due, Numbered } from './account-rows.tsx'

/** Nothing at all for an amount that never had one. */
export const AccountsCard = ({ amountId }: { readonly amountId: string }) => {
  const say = useText('money')
  const format = useFormat()
  const accounts = useList(financeCalls.listVirtualAccounts, {
    filter: { amountId: { eq: amountId } }, sort: [{ dueAt: 'desc' }], size: 20,
  })
  if (accounts.items.length === 0) return null
  return (
    <Card title={say('bankAccounts')}>
      <ul aria-label={say('bankAccounts')} className="flex flex-col divide-y divide-line">
        {accounts.items.map((account) => (
          <li key={account.id} className="flex flex-col gap-1 py-3 first:pt-0 last:pb-0">
            <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <b className="text-md"><Numbered account={account} /></b>
              <AccountBadge account={account} />
            </span>
            <span className="flex flex-wrap items-center justify-between gap-x-3 text-sm text-ink-soft">
              {account.paidAt === null
                ? <span>{say('payableUntil')} <Due account={account} /></span>
                : <span>{say('arrivedAt')} <span className="figures">{format.dateTime(account.paidAt)}</span></span>}
              <span className="figures">{format.won(account.amountWon)}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
