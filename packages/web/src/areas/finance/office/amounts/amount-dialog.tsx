// The dialog of each act about an amount.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { billType, paymentMethod } from '@bidyard/contract/enums/finance'
import { limits } from '@bidyard/contract/limits'
import { fitsBill, plainBillNumber } from '@bidyard/contract/shapes/money/bills'
import { useState } from 'react'
import { serverNow } from '../../../../api/server-time.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { RadioGroup } from '../../../../ui/choice/radio-group.tsx'
import { DateField } from '../../../../ui/date/date-field.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { seoulDayOf, type Day } from '../../../../ui/format/seoul-day.ts'
import { MoneyAct } from '../parts/money-act.tsx'
import { needsAnother, type AmountAct } from './amount-acts.ts'
import type { Amount } from './amount-rows.tsx'
import { endOf } from './issue-amount.tsx'

interface DialogProps {
  readonly amount: Amount
  readonly onClose: () => void
}

const useActWords = ({ amountNo, shopName, totalWon, billType: type }: Amount) => {
  const say = useText('money')
  const word = useWord()
  const format = useFormat()
  const given = { no: amountNo, shop: shopName, won: format.won(totalWon), paper: word(billType, type) }
  return (act: AmountAct) => ({
    title: say(`${act}Title`, given), happens: say(`${act}Happens`, given), verb: say(`${act}Verb`),
    done: say(needsAnother(act) ? 'proposed' : `${act}Done`),
  })
}

const Bill = ({ amount, onClose }: DialogProps) => {
  const say = useText('money')
  const words = useActWords(amount)
  const [due, setDue] = useState<Day | null>(null)
  return (
    <MoneyAct
      definition={financeCalls.billAmount}
      words={words('bill')}
      ask={(reason) => ({ params: { id: amount.id }, body: { dueAt: endOf(due), reason } })}
      onClose={onClose}
    >
      <DateField label={say('dueAt')} optional hint={say('dueHint')} clearable value={due} onValueChange={setDue} />
    </MoneyAct>
  )
}

const byHand = ['accountTransfer', 'cash', 'card', 'virtualAccount'] as const

const Settle = ({ amount, onClose }: DialogProps) => {
  const say = useText('money')
  const word = useWord()
  const words = useActWords(amount)
  const [method, setMethod] = useState<(typeof byHand)[number]>('accountTransfer')
  return (
    <MoneyAct
      definition={financeCalls.proposeSettlement}
      words={words('settle')}
      ask={(reason) => ({
        params: { id: amount.id }, body: { paymentMethod: method, paidWon: amount.totalWon, reason },
      })}
      onClose={onClose}
    >
      <RadioGroup
        inRow
        label={say('method')}
        options={byHand.map((value) => ({ value, label: word(paymentMethod, value) }))}
        value={method}
        onValueChange={setMethod}
      />
    </MoneyAct>
  )
}

const ChangeBillType = ({ amount, onClose }: DialogProps) => {
  const say = useText('money')
  const word = useWord()
  const words = useActWords(amount)
  const [chosen, setChosen] = useState(amount.billType)
  return (
    <MoneyAct
      definition={financeCalls.changeBillType}
      words={words('billType')}
      disabled={chosen === amount.billType}
      ask={(reason) => ({ params: { id: amount.id }, body: { billType: chosen, reason } })}
      onClose={onClose}
    >
      <RadioGroup
        inRow
        label={say('bill')}
        options={billType.values.map((value) => ({ value, label: word(billType, value) }))}
        value={chosen}
        onValueChange={setChosen}
      />
    </MoneyAct>
  )
}

/** The number is taken as it stands on the paper, with or without strokes. */
const NoteBill = ({ amount, onClose }: DialogProps) => {
  const say = useText('money')
  const words = useActWords(amount)
  const today = seoulDayOf(serverNow())
  const [issuedOn, setIssuedOn] = useState<Day>(today)
  const [number, setNumber] = useState('')
  return (
    <MoneyAct
      definition={financeCalls.noteBillIssued}
      words={words('noteBill')}
      disabled={!fitsBill(amount.billType, plainBillNumber(number))}
      ask={(reason) => ({ params: { id: amount.id }, body: { issuedOn, number, reason } })}
      onClose={onClose}
    >
      <DateField
        label={say('billIssuedOn')} last={today} value={issuedOn}
        onValueChange={(day) => day !== null && setIssuedOn(day)}
      />
      <TextField
        label={say('billNumber')} hint={say(amount.billType === 'taxBill' ? 'taxNumberHint' : 'receiptNumberHint')}
        autoComplete="off" maxLength={limits.code} value={number} onChange={({ target }) => setNumber(target.value)}
      />
    </MoneyAct>
  )
}

const plain = {
  fromDeposit: financeCalls.proposeFromDeposit, fromCredit: financeCalls.proposeFromCredit,
  takeBackBill: financeCalls.takeBackBillNote, refund: financeCalls.proposeRefund, void: financeCalls.voidAmount,
  writeOff: financeCalls.proposeWriteOff,
} as const

const Plain = ({ act, amount, onClose }: DialogProps & { readonly act: keyof typeof plain }) => {
  const words = useActWords(amount)
  return (
    <MoneyAct
      definition={plain[act]}
      words={words(act)}
      destructive={act === 'void' || act === 'writeOff'}
      ask={(reason) => ({ params: { id: amount.id }, body: { reason } })}
      onClose={onClose}
    />
  )
}

export const AmountDialog = ({ act, ...rest }: DialogProps & { readonly act: AmountAct }) => {
  if (act === 'bill') return <Bill {...rest} />
  if (act === 'settle') return <Settle {...rest} />
  if (act === 'billType') return <ChangeBillType {...rest} />
  if (act === 'noteBill') return <NoteBill {...rest} />
  return <Plain act={act} {...rest} />
}
