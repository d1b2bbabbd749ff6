// Changes the rank and the part of somebody of the office, and says what they may do then.
import { membersCalls } from '@bidyard/contract/calls/members'
import { staffPart } from '@bidyard/contract/enums/members'
import { useState } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { RadioGroup } from '../../../../ui/choice/radio-group.tsx'
import { Select } from '../../../../ui/choice/select.tsx'
import { ReasonDialog } from '../../../../ui/overlay/reason-dialog.tsx'
import type { MemberRow } from '../members/member-rows.tsx'
import { useAct } from '../../parts/use-act.ts'

interface ChangeStaffDialogProps {
  readonly member: MemberRow
  readonly onClose: () => void
}

export const ChangeStaffDialog = ({ member: given, onClose }: ChangeStaffDialogProps) => {
  const say = useText('people')
  const word = useWord()
  // As it was when the dialog opened: what others do meanwhile must not be overwritten unseen.
  const [member] = useState(given)
  const { id, name, version } = member
  const before = member.type === 'root' ? 'root' : 'admin'
  const [type, setType] = useState<'admin' | 'root'>(before)
  const [part, setPart] = useState(member.staffPart)
  const change = useAct(membersCalls.changeStaffAccount, { done: say('staffChanged', { name }), onDone: onClose })
  return (
    <ReasonDialog
      title={say('changeStaffTitle', { name })}
      consequence={say('changeStaffText')}
      confirmLabel={say('change')}
      working={change.isPending}
      failure={change.error}
      disabled={type === before && part === member.staffPart}
      onClose={onClose}
      onConfirm={(reason) => change.mutate({
        params: { id }, body: { type, staffPart: part, seenVersion: version, reason },
      })}
    >
      <RadioGroup
        label={say('rank')} cards
        options={(['admin', 'root'] as const).map((value) => ({
          value, label: say(`rank.${value}`), note: say(`rank.${value}Note`),
        }))}
        value={type} onValueChange={setType}
      />
      <Select
        label={say('staffPart')} hint={say('staffPartHint')}
        options={staffPart.values.map((value) => ({ value, label: word(staffPart, value) }))}
        value={part} emptyLabel={say('everything')} onValueChange={setPart}
      />
    </ReasonDialog>
  )
}
