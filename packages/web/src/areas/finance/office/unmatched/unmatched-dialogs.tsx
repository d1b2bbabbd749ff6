// What can be done with money that nobody knows: pay an amount with it, send it back or note it; another confirms.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { limits } from '@bidyard/contract/limits'
import { useState } from 'react'
import { useList } from '../../../../api/list/use-list.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { Combobox } from '../../../../ui/choice/combobox.tsx'
import { BankAccountFields, noAccount, wholeAccount } from '../../../../ui/form/bank-account.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { InlineNotice } from '../../../../ui/state/inline-notice.tsx'
import { whatFor } from '../amounts/amount-rows.tsx'
import { ChooseShop } from '../parts/choose-shop.tsx'
import { MoneyAct } from '../parts/money-act.tsx'
import { type Payable, payablesOf } from './allocate-rules.ts'
import type { Unmatched } from './unmatched-rows.tsx'

interface DialogProps {
  readonly payment: Unmatched
  readonly onClose: () => void
}

/** Less than it takes pays nothing; what is over is owed to the shop. */
const useWhatFollows = (won: number) => {
  const say = useText('money')
  const format = useFormat()
  return ({ neededWon }: Payable): string | null => {
    if (won < neededWon) return say('allocateShort', { won: format.won(neededWon - won) })
    return won === neededWon ? null : say('allocateOver', { won: format.won(won - neededWon) })
  }
}

/** Undefined until it is known. */
const useBilled = (shopId: string | null): readonly Payable[] | undefined => {
  const { items, isLoading } = useList(financeCalls.listAmounts, {
    filter: { shopId: { eq: shopId }, state: { in: ['billed', 'expected'] } }, sort: [{ dueAt: 'asc' }],
    size: limits.pageSize,
  }, shopId !== null)
  return shopId === null || isLoading ? undefined : payablesOf(items)
}

/** A car by its price and the fee that is paid with it. */
const useName = () => {
  const word = useWord()
  const format = useFormat()
  return ({ amount, fee, neededWon }: Payable): string => {
    const parts = fee === undefined ? [amount] : [amount, fee]
    return `${parts.map((one) => whatFor(word, one)).join(' + ')} ${format.won(neededWon)}`
  }
}

export const Allocate = ({ payment, onClose }: DialogProps) => {
  const say = useText('money')
  const format = useFormat()
  const nameOf = useName()
  const [shopId, setShopId] = useState(payment.shopId)
  const [amountId, setAmountId] = useState<string | null>(null)
  const known = useBilled(shopId)
  const payables = known ?? []
  const chosen = payables.find(({ amount }) => amount.id === amountId)
  const followsFrom = useWhatFollows(payment.won)
  const follows = chosen === undefined ? null : followsFrom(chosen)
  return (
    <MoneyAct
      definition={financeCalls.proposeAllocation}
      words={{
        title: say('allocateTitle', { won: format.won(payment.won) }), happens: say('allocateHappens'),
        verb: say('allocateVerb'), done: say('proposed'),
      }}
      disabled={chosen === undefined || chosen.neededWon > payment.won}
      ask={(reason) => ({ params: { id: payment.id }, body: { amountId: amountId ?? '', reason } })}
      onClose={onClose}
    >
      <ChooseShop
        value={shopId}
        onChange={(next) => {
          setShopId(next)
          setAmountId(null)
        }}
      />
      <Combobox
        label={say('allocateTo')}
        hint={known?.length === 0 ? say('nothingBilled') : undefined}
        disabled={payables.length === 0}
        options={payables.map((one) => ({ value: one.amount.id, label: nameOf(one), note: one.amount.amountNo }))}
        value={amountId}
        onValueChange={setAmountId}
      />
      {follows !== null && <InlineNotice tone="waiting">{follows}</InlineNotice>}
    </MoneyAct>
  )
}

export const SendBack = ({ payment, onClose }: DialogProps) => {
  const say = useText('money')
  const format = useFormat()
  const [typed, setTyped] = useState({ ...noAccount, holder: payment.depositorName ?? '' })
  const account = wholeAccount(typed)
  return (
    <MoneyAct
      definition={financeCalls.proposeReturn}
      words={{
        title: say('sendBackTitle', { won: format.won(payment.won) }), happens: say('sendBackHappens'),
        verb: say('sendBackVerb'), done: say('proposed'),
      }}
      disabled={account === null}
      ask={(reason) => (account === null ? null : { params: { id: payment.id }, body: { ...account, reason } })}
      onClose={onClose}
    >
      <BankAccountFields say={say} typed={typed} asked={false} onChange={setTyped} />
    </MoneyAct>
  )
}

export const NoteReturned = ({ payment, onClose }: DialogProps) => {
  const say = useText('money')
  const format = useFormat()
  const [transferNo, setTransferNo] = useState('')
  return (
    <MoneyAct
      definition={financeCalls.proposeReturnedByHand}
      words={{
        title: say('noteReturnedTitle', { won: format.won(payment.won) }), happens: say('noteReturnedHappens'),
        verb: say('noteReturnedVerb'), done: say('proposed'),
      }}
      disabled={transferNo.trim() === ''}
      ask={(reason) => ({ params: { id: payment.id }, body: { transferNo: transferNo.trim(), reason } })}
      onClose={onClose}
    >
      <TextField
        label={say('transferNo')} hint={say('transferNoHint')} autoComplete="off" maxLength={limits.code}
        value={transferNo} onChange={({ target }) => setTransferNo(target.value)}
      />
    </MoneyAct>
  )
}
