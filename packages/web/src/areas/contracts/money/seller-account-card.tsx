// Where the seller wants the money of a car that goes through the house, and how far its payout has come.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { type BankCode, bankCode, payoutState } from '@bidyard/contract/enums/finance'
import { limits } from '@bidyard/contract/limits'
import type { Contract } from '@bidyard/contract/shapes/contracts/contracts'
import { useState } from 'react'
import { serverNow } from '../../../api/server-time.ts'
import { useRead } from '../../../api/use-read.ts'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Select } from '../../../ui/choice/select.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { Badge } from '../../../ui/show/badge.tsx'
import { Card } from '../../../ui/show/card.tsx'
import { KeyValueList } from '../../../ui/show/key-value-list.tsx'
import { InlineNotice } from '../../../ui/state/inline-notice.tsx'
import { ActSheet } from '../parts/act-sheet.tsx'
import { useAct } from '../parts/use-act.ts'

const isNumber = (number: string): boolean => /^\d{8,16}$/.test(number.replaceAll(/[\s-]/g, ''))

const AccountSheet = ({ orderId, isFirst, onClose }: {
  readonly orderId: string
  readonly isFirst: boolean
  readonly onClose: () => void
}) => {
  const say = useText('contracts')
  const word = useWord()
  const [bank, setBank] = useState<BankCode | null>(null)
  const [number, setNumber] = useState('')
  const [holder, setHolder] = useState('')
  const [asked, setAsked] = useState(false)
  const call = useAct(contractsCalls.setSellerAccount, { done: say('ownAccountDone'), onDone: onClose })
  const submit = () => {
    setAsked(true)
    const holderName = holder.trim()
    if (bank !== null && isNumber(number) && holderName !== '')
      call.mutate({ params: { id: orderId }, body: { bankCode: bank, number, holderName } })
  }
  return (
    <ActSheet
      title={say('ownAccount')} happens={say(isFirst ? 'ownAccountFirst' : 'ownAccountLater')}
      verb={say('ownAccountSave')} working={call.isPending} failure={call.error} onClose={onClose} onConfirm={submit}
    >
      <Select
        label={say('bank')} value={bank} onValueChange={setBank}
        error={asked && bank === null ? say('chooseOne') : undefined}
        options={bankCode.values.map((value) => ({ value, label: word(bankCode, value) }))}
      />
      <TextField
        label={say('accountNumber')} inputMode="numeric" autoComplete="off" maxLength={limits.digitsText} value={number}
        error={asked && !isNumber(number) ? say('accountNumberWrong') : undefined}
        onChange={({ target }) => setNumber(target.value)}
      />
      <TextField
        label={say('holder')} autoComplete="off" maxLength={limits.name} value={holder}
        error={asked && holder.trim() === '' ? say('fillIn') : undefined}
        onChange={({ target }) => setHolder(target.value)}
      />
    </ActSheet>
  )
}

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
        <Badge tone={payout.state === 'paid' ? 'done' : 'waiting'}>{word(payoutState, payout.state)}</Badge>
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
