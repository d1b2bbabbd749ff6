// The seller names the account that the house pays into.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { useState } from 'react'
import { useText } from '../../../text/use-text.ts'
import { BankAccountFields, noAccount, wholeAccount } from '../../../ui/form/bank-account.tsx'
import { ActSheet } from '../parts/act-sheet.tsx'
import { useAct } from '../parts/use-act.ts'

export const AccountSheet = ({ orderId, isFirst, onClose }: {
  readonly orderId: string
  readonly isFirst: boolean
  readonly onClose: () => void
}) => {
  const say = useText('contracts')
  const [typed, setTyped] = useState(noAccount)
  const [asked, setAsked] = useState(false)
  const call = useAct(contractsCalls.setSellerAccount, { done: say('ownAccountDone'), onDone: onClose })
  const submit = () => {
    setAsked(true)
    const body = wholeAccount(typed)
    if (body !== null) call.mutate({ params: { id: orderId }, body })
  }
  return (
    <ActSheet
      title={say('ownAccount')} happens={say(isFirst ? 'ownAccountFirst' : 'ownAccountLater')}
      verb={say('ownAccountSave')} working={call.isPending} failure={call.error} onClose={onClose} onConfirm={submit}
    >
      <BankAccountFields say={say} typed={typed} asked={asked} onChange={setTyped} />
    </ActSheet>
  )
}
