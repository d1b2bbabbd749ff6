// Where the seller wants the money of a car that goes through the house, and how far its payout has come.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { bankCode, sellerPayoutState } from '@bidyard/contract/enums/finance'
import type { Contract } from '@bidyard/contract/shapes/contracts/contracts'
import { useState } from 'react'
import { serverNow } from '../../../api/server-time.ts'
import { useRead } from '../../../api/use-read.ts'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { Button } from '../../../ui/button/button.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { later } from '../../../ui/later.tsx'
import { Badge } from '../../../ui/show/badge.tsx'
import { Card } from '../../../ui/show/card.tsx'
import { KeyValueList } from '../../../ui/show/key-value-list.tsx'
import { InlineNotice } from '../../../ui/state/inline-notice.tsx'

const AccountSheet = later(async () => (await import('./seller-account-sheet.tsx')).AccountSheet)

export const SellerAccountCard = ({ contract }: { readonly contract: Contract }) => {
  const say = useText('contracts')
  const word = useWord()
  const format = useFormat()
  const [asking, setAsking] = useState(false)
  const { orderId, house, state } = contract
  const isPaidByHouse = house !== null && state !== 'cancelled'
  const { data } = useRead(contractsCalls.getSellerAccount, { params: { id: orderId } }, { enabled: isPaidByHouse })
  if (!isPaidByHouse || data === undefined) return null
  const { account } = data
  const { payout } = house
  return (
    <Card
      title={say('ownAccount')}
      actions={payout !== null && (
        <Badge tone={payout.state === 'paid' ? 'done' : 'waiting'}>{word(sellerPayoutState, payout.state)}</Badge>
      )}
    >
      <div className="flex flex-col gap-4">
        {account === null ? <InlineNotice tone="waiting">{say('ownAccountNone')}</InlineNotice> : (
          <KeyValueList
            facts={[
              {
                key: 'account', name: word(bankCode, account.bankCode),
                value: <>···{account.numberTail} <span lang="ko">{account.holderName}</span></>,
              },
              ...(Date.parse(account.usableFrom) > serverNow()
                ? [{ key: 'from', name: say('usableFrom'), value: format.dateTime(account.usableFrom) }] : []),
              ...(payout === null ? [] : [{ key: 'won', name: say('payout'), value: <b>{format.won(payout.won)}</b> }]),
              ...(payout?.paidAt === undefined || payout.paidAt === null
                ? [] : [{ key: 'at', name: say('paidOutAt'), value: format.dateTime(payout.paidAt) }]),
            ]}
          />
        )}
        {payout?.state !== 'paid' && (
          <Button variant={account === null ? 'primary' : 'secondary'} wide onClick={() => setAsking(true)}>
            {say(account === null ? 'ownAccountSet' : 'ownAccountChange')}
          </Button>
        )}
      </div>
      {asking && <AccountSheet orderId={orderId} isFirst={account === null} onClose={() => setAsking(false)} />}
    </Card>
  )
}
