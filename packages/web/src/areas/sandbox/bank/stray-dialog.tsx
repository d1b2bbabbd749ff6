// Opens an account that the service never asked for, and goes there.
import { sandboxBankCalls } from '@bidyard/contract/calls/sandbox-bank'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useCall } from '../../../api/use-call.ts'
import { useText } from '../../../text/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { MoneyField } from '../../../ui/form/money-field.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { Refused } from '../../../ui/state/refused.tsx'

const usualWon = 100_000

export const StrayDialog = () => {
  const say = useText('bank')
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const [won, setWon] = useState<number | null>(usualWon)
  const call = useCall(sandboxBankCalls.openStrayAccount, {
    onSuccess: ({ orderId }) => {
      setOpen(false)
      return navigate({ to: '/sandbox/bank/$orderId', params: { orderId } })
    },
  })
  const act = () => won !== null && won > 0 && call.mutate({ body: { amountWon: won } })
  return (
    <>
      <Button icon="plus" onClick={() => setOpen(true)}>{say('stray')}</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        size="small"
        title={say('stray')}
        description={say('strayText')}
        footer={<Button variant="primary" loading={call.isPending} onClick={act}>{say('strayOpen')}</Button>}
      >
        <div className="flex flex-col gap-3">
          <MoneyField label={say('amount')} unit="won" value={won} onValueChange={setWon} />
          <Refused failure={call.error} />
        </div>
      </Dialog>
    </>
  )
}
