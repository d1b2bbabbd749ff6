// Suspends a member, lets one come back, or ends a membership: says what will happen, and asks why.
import { membersCalls } from '@bidyard/contract/calls/members'
import { useText } from '../../../../text/use-text.ts'
import { ReasonDialog } from '../../../../ui/overlay/reason-dialog.tsx'
import { useAct } from '../../parts/use-act.ts'
import type { MemberAct, MemberDialogProps } from './member-dialogs.ts'

interface MemberStateDialogProps extends MemberDialogProps {
  readonly act: MemberAct
}

export const MemberStateDialog = ({ act, member, onClose, onChanged }: MemberStateDialogProps) => {
  const say = useText('people')
  const { id, name } = member
  const change = useAct(membersCalls.changeMemberState, {
    done: say(`${act}Done`, { name }),
    onDone: (changed) => {
      onChanged(changed)
      onClose()
    },
  })
  return (
    <ReasonDialog
      title={say(`${act}Title`, { name })}
      consequence={say(`${act}Happens`)}
      confirmLabel={say(act)}
      destructive={act !== 'resume'}
      working={change.isPending}
      failure={change.error}
      onClose={onClose}
      onConfirm={(reason) => change.mutate({ params: { id }, body: { action: act, reason } })}
    />
  )
}
