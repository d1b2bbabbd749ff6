// Asks why before the office does something to an account, and says what will happen.
import type { AskOf } from '@bidyard/contract/call'
import { useText } from '../../../../text/use-text.ts'
import { ReasonDialog } from '../../../../ui/overlay/reason-dialog.tsx'
import { useAct } from '../../parts/use-act.ts'
import { accountCalls, isHard, type Account, type AccountAct } from './account-acts.ts'

interface AccountDialogProps<Act extends AccountAct> {
  readonly act: Act
  readonly account: Account
  readonly onClose: () => void
  readonly onDone: (act: Act) => void
}

export const AccountDialog = <Act extends AccountAct>({ act, account, onClose, onDone }: AccountDialogProps<Act>) => {
  const say = useText('people')
  const { id, name } = account
  // Texts are known by the union of all acts, not by the one that the type stands for.
  const deed: AccountAct = act
  const definition: (typeof accountCalls)[Act] = accountCalls[act]
  const call = useAct(definition, {
    done: say(`${deed}Done`, { name }),
    onDone: () => {
      onDone(act)
      onClose()
    },
  })
  return (
    <ReasonDialog
      title={say(`${deed}Title`, { name })}
      consequence={say(`${deed}Happens`)}
      confirmLabel={say(deed)}
      destructive={isHard(act)}
      working={call.isPending}
      failure={call.error}
      onClose={onClose}
      onConfirm={(reason) => call.mutate({ params: { id }, body: { reason } } as AskOf<(typeof accountCalls)[Act]>)}
    />
  )
}
