// Makes another first password for somebody whose account the office made, and tells it once.
import { identityCalls } from '@bidyard/contract/calls/identity'
import { useState } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { oneTimePassword } from '../../../../ui/form/one-time-password.ts'
import { ReasonDialog } from '../../../../ui/overlay/reason-dialog.tsx'
import { useAct } from '../../parts/use-act.ts'
import type { Account } from './account-acts.ts'
import { FirstPassword } from './first-password.tsx'

interface ResetPasswordDialogProps {
  readonly account: Account
  readonly onClose: () => void
  readonly onDone: () => void
}

export const ResetPasswordDialog = ({ account: { id, uid, name }, onClose, onDone }: ResetPasswordDialogProps) => {
  const say = useText('people')
  const [told, setTold] = useState<string | null>(null)
  const done = say('resetPasswordDone', { name })
  const reset = useAct(identityCalls.resetUserPassword, {
    done,
    onDone: (_, { body }) => {
      setTold(body.password)
      onDone()
    },
  })
  if (told !== null) return <FirstPassword title={done} uid={uid} password={told} onClose={onClose} />
  return (
    <ReasonDialog
      title={say('resetPasswordTitle', { name })}
      consequence={say('resetPasswordHappens')}
      confirmLabel={say('resetPassword')}
      destructive
      working={reset.isPending}
      failure={reset.error}
      onClose={onClose}
      onConfirm={(reason) => reset.mutate({ params: { id }, body: { password: oneTimePassword(), reason } })}
    />
  )
}
