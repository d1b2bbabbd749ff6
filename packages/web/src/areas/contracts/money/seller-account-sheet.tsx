// The seller names the account that the house pays into.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { type BankCode, bankCode } from '@bidyard/contract/enums/finance'
import { limits } from '@bidyard/contract/limits'
import { useState } from 'react'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { Select } from '../../../ui/choice/select.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { ActSheet } from '../parts/act-sheet.tsx'
import { useAct } from '../parts/use-act.ts'

const isNumber = (number: string): boolean => /^\d{8,16}$/.test(number.replaceAll(/[\s-]/g, ''))

export const AccountSheet = ({ orderId, isFirst, onClose }: {
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
