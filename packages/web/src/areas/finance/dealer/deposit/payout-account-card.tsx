// The account that money is paid out to; of its number only the end is ever shown.
import { bankCode } from '@bidyard/contract/enums/finance'
import { useState } from 'react'
import { serverNow } from '../../../../api/server-time.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Card } from '../../../../ui/show/card.tsx'
import { InlineNotice } from '../../../../ui/state/inline-notice.tsx'
import type { DepositInfo } from '../types.ts'
import { PayoutAccountDialog } from './payout-account-dialog.tsx'
import { useLeadsShop } from './use-leads-shop.ts'

type Account = NonNullable<DepositInfo['payoutAccount']>

const Shown = ({ account }: { readonly account: Account }) => {
  const say = useText('finance')
  const word = useWord()
  const format = useFormat()
  const isYoung = Date.parse(account.usableFrom) > serverNow()
  return (
    <div className="flex flex-col gap-3">
      <p className="flex flex-col">
        <span className="figures text-lg font-bold">
          {word(bankCode, account.bankCode)} · {say('accountEnds', { tail: account.numberTail })}
        </span>
        <span className="text-md text-ink-soft">{account.holderName}</span>
      </p>
      {isYoung && (
        <InlineNotice tone="waiting">
          {say('payoutUsable', { time: format.dateTime(account.usableFrom) })}
        </InlineNotice>
      )}
    </div>
  )
}

export const PayoutAccountCard = ({ deposit: { payoutAccount } }: { readonly deposit: DepositInfo }) => {
  const say = useText('finance')
  const [open, setOpen] = useState(false)
  const leads = useLeadsShop()
  return (
    <Card
      title={say('payoutAccount')}
      note={say('payoutAccountNote')}
      actions={leads === true && (
        <Button size="small" icon="card" onClick={() => setOpen(true)}>
          {say(payoutAccount === null ? 'setPayoutAccount' : 'changePayoutAccount')}
        </Button>
      )}
    >
      {payoutAccount === null
        ? <p className="text-md text-ink-soft">{say('noPayoutAccount')}</p>
        : <Shown account={payoutAccount} />}
      {leads === false && <p className="pt-2 text-sm text-ink-faint">{say('onlyLeaders')}</p>}
      {open && <PayoutAccountDialog isFirst={payoutAccount === null} onClose={() => setOpen(false)} />}
    </Card>
  )
}
