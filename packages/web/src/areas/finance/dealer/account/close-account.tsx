// Asks once before an account number is closed.
import { useState } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx'
import { Refused } from '../../../../ui/state/refused.tsx'
import { type PaidFor, useCloseAccount } from './account-acts.ts'

export const CloseAccount = ({ paidFor }: { readonly paidFor: PaidFor }) => {
  const say = useText('finance')
  const [asking, setAsking] = useState(false)
  const { act, error } = useCloseAccount(paidFor)
  return (
    <>
      <Button size="small" variant="quiet" onClick={() => setAsking(true)}>{say('closeAccount')}…</Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={say('closeAccountTitle')}
        consequence={say(`closeAccountHappens.${paidFor.what}`)}
        confirmLabel={say('closeAccount')}
        destructive
        onConfirm={act}
      >
        <Refused failure={error} />
      </ConfirmDialog>
    </>
  )
}
