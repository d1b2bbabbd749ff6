// Somebody transfers money: the exact amount or another, late, twice, or without the bank telling of it.
import { sandboxBankCalls } from '@bidyard/contract/calls/sandbox-bank'
import { useState } from 'react'
import { useText } from '../../../text/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { SegmentedControl } from '../../../ui/choice/segmented-control.tsx'
import { Switch } from '../../../ui/choice/switch.tsx'
import { MoneyField } from '../../../ui/form/money-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { Card } from '../../../ui/show/card.tsx'
import { AnswersNotice } from './answers-notice.tsx'
import type { BankAccount } from './bank-account.ts'
import { useAtCounter } from './use-at-counter.ts'

type Which = 'exact' | 'other'

const turns = ['late', 'twice', 'silent'] as const
type Turn = (typeof turns)[number]

export const TransferCard = ({ account }: { readonly account: BankAccount }) => {
  const say = useText('bank')
  const format = useFormat()
  const call = useAtCounter(sandboxBankCalls.transferToAccount)
  const [which, setWhich] = useState<Which>('exact')
  const [typedWon, setTypedWon] = useState<number | null>(account.amountWon)
  const [name, setName] = useState('')
  const [on, setOn] = useState<Readonly<Record<Turn, boolean>>>({ late: false, twice: false, silent: false })
  const won = which === 'exact' ? account.amountWon : typedWon
  const depositorName = name.trim()
  const act = () => won !== null && won > 0 && call.mutate({
    params: { orderId: account.orderId },
    body: {
      amountWon: won, late: on.late, times: on.twice ? 2 : 1, silent: on.silent,
      ...(depositorName === '' ? {} : { depositorName }),
    },
  })
  return (
    <Card title={say('transfer')} note={say('transferText')}>
      <div className="flex flex-col gap-3">
        <SegmentedControl<Which>
          label={say('howMuch')}
          wide
          segments={[{ value: 'exact', label: say('exact') }, { value: 'other', label: say('other') }]}
          value={which}
          onValueChange={setWhich}
        />
        {which === 'other' && (
          <MoneyField label={say('otherAmount')} unit="won" value={typedWon} onValueChange={setTypedWon} />
        )}
        <TextField
          label={say('depositor')}
          optional
          maxLength={100}
          placeholder={account.customerName}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <div className="flex flex-col divide-y divide-line">
          {turns.map((turn) => (
            <Switch
              key={turn}
              label={say(turn)}
              note={say(`${turn}Text`)}
              checked={on[turn]}
              onCheckedChange={(checked) => setOn({ ...on, [turn]: checked })}
            />
          ))}
        </div>
        <Button variant="primary" wide loading={call.isPending} disabled={won === null || won === 0} onClick={act}>
          {say('doTransfer', { won: format.won((won ?? 0) * (on.twice ? 2 : 1)) })}
        </Button>
        <AnswersNotice answers={call.data?.answers} failure={call.error} />
      </div>
    </Card>
  )
}
