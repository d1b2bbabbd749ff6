// Somebody who is not the bank tells of a transfer.
import { bankForgeries, type BankForgery, sandboxBankCalls } from '@bidyard/contract/calls/sandbox-bank'
import { useState } from 'react'
import { useText } from '../../../text/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Select } from '../../../ui/choice/select.tsx'
import { Card } from '../../../ui/show/card.tsx'
import { AnswersNotice } from './answers-notice.tsx'
import type { BankAccount } from './bank-account.ts'
import { useAtCounter } from './use-at-counter.ts'

export const ForgeCard = ({ account }: { readonly account: BankAccount }) => {
  const say = useText('bank')
  const call = useAtCounter(sandboxBankCalls.forgeNotice)
  const [forgery, setForgery] = useState<BankForgery>('wrongSecret')
  return (
    <Card title={say('forge')} note={say('forgeText')}>
      <div className="flex flex-col gap-3">
        <div className="flex flex-wrap items-end gap-3">
          <Select<BankForgery>
            className="min-w-0 flex-1 basis-52"
            label={say('forgery')}
            options={bankForgeries.map((value) => ({ value, label: say(`forgery.${value}`) }))}
            value={forgery}
            onValueChange={(value) => value !== null && setForgery(value)}
          />
          <Button
            icon="warning"
            loading={call.isPending}
            onClick={() => call.mutate({ params: { orderId: account.orderId }, body: { forgery } })}
          >
            {say('doForge')}
          </Button>
        </div>
        <AnswersNotice answers={call.data?.answers} failure={call.error} forged />
      </div>
    </Card>
  )
}
