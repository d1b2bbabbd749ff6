// Names the account that money is paid out to, after a sentence that says what a change brings.
import { depositCalls } from '@bidyard/contract/calls/finance/deposits'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { forgetAnswers } from '../../../../api/query-key.ts'
import { useCall } from '../../../../api/use-call.ts'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { BankAccountFields, noAccount, wholeAccount } from '../../../../ui/form/bank-account.tsx'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import { showToast } from '../../../../ui/overlay/toast.ts'
import { Refused } from '../../../../ui/state/refused.tsx'

interface PayoutAccountDialogProps {
  readonly isFirst: boolean
  readonly onClose: () => void
}

export const PayoutAccountDialog = ({ isFirst, onClose }: PayoutAccountDialogProps) => {
  const say = useText('finance')
  const queries = useQueryClient()
  const [typed, setTyped] = useState(noAccount)
  const [asked, setAsked] = useState(false)
  const set = useCall(depositCalls.setPayoutAccount, {
    onSuccess: async () => {
      await forgetAnswers(queries, depositCalls.getDepositInfo)
      showToast({ tone: 'done', title: say('payoutSaved') })
      onClose()
    },
  })
  const save = () => {
    setAsked(true)
    const body = wholeAccount(typed)
    if (body !== null) set.mutate({ body })
  }
  return (
    <Dialog
      open
      working={set.isPending}
      onOpenChange={(next) => !next && onClose()}
      title={say(isFirst ? 'payoutFirstTitle' : 'payoutTitle')}
      description={say('payoutHappens')}
      footer={
        <>
          <Button disabled={set.isPending} onClick={onClose}>{say('cancel')}</Button>
          <Button variant="primary" loading={set.isPending} onClick={save}>{say('save')}</Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <BankAccountFields say={say} typed={typed} asked={asked} holderHint={say('holderHint')} onChange={setTyped} />
        <Refused failure={set.error} />
      </div>
    </Dialog>
  )
}
