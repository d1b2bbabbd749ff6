// Changes what a dealer is in the shop: grade, part and standing, with a sentence of what follows for bidding.
import { membersCalls } from '@bidyard/contract/calls/members'
import { businessOwnerType, memberGrade, memberPart } from '@bidyard/contract/enums/members'
import type { BusinessOwnerType, MemberGrade, MemberPart } from '@bidyard/contract/enums/members'
import { leadsShop } from '@bidyard/contract/shapes/shop-lead'
import { useState } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { Select } from '../../../../ui/choice/select.tsx'
import { ReasonDialog } from '../../../../ui/overlay/reason-dialog.tsx'
import { useAct } from '../../parts/use-act.ts'
import type { MemberDialogProps } from './member-dialogs.ts'

interface Standing {
  readonly grade: MemberGrade
  readonly part: MemberPart | null
  readonly businessOwnerType: BusinessOwnerType
}

const Fields = ({ value, onChange }: { readonly value: Standing; readonly onChange: (value: Standing) => void }) => {
  const say = useText('people')
  const word = useWord()
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      <Select
        label={say('memberGrade')}
        options={memberGrade.values.map((one) => ({ value: one, label: word(memberGrade, one) }))}
        value={value.grade}
        onValueChange={(grade) => grade !== null && onChange({ ...value, grade })}
      />
      <Select
        label={say('part')}
        options={memberPart.values.map((one) => ({ value: one, label: word(memberPart, one) }))}
        value={value.part}
        emptyLabel={say('noPart')}
        onValueChange={(part) => onChange({ ...value, part })}
      />
      <Select
        label={say('owner')}
        options={businessOwnerType.values.map((one) => ({ value: one, label: word(businessOwnerType, one) }))}
        value={value.businessOwnerType}
        onValueChange={(of) => of !== null && onChange({ ...value, businessOwnerType: of })}
      />
    </div>
  )
}

export const ChangePlaceDialog = ({ member: given, onClose, onChanged }: MemberDialogProps) => {
  const say = useText('people')
  // As it was when the dialog opened: what others do meanwhile must not be overwritten unseen.
  const [member] = useState(given)
  const before: Standing = {
    grade: member.grade ?? 'staff', part: member.part, businessOwnerType: member.businessOwnerType ?? 'employee',
  }
  const [standing, setStanding] = useState(before)
  const change = useAct(membersCalls.changeMember, {
    done: say('placeChanged', { name: member.name }),
    onDone: (changed) => {
      onChanged(changed)
      onClose()
    },
  })
  const { grade, part, businessOwnerType: owner } = standing
  const isSame = grade === before.grade && part === before.part && owner === before.businessOwnerType
  const follows = leadsShop(standing) ? 'placeLeads' : leadsShop(before) ? 'placeLeadsNoMore' : 'placePlain'
  return (
    <ReasonDialog
      title={say('changePlaceTitle', { name: member.name })}
      consequence={say(follows)}
      confirmLabel={say('change')}
      working={change.isPending}
      failure={change.error}
      disabled={isSame}
      onClose={onClose}
      onConfirm={(reason) => change.mutate({
        params: { id: member.id },
        body: { grade, part, businessOwnerType: owner, seenVersion: member.version, reason },
      })}
    >
      <Fields value={standing} onChange={setStanding} />
    </ReasonDialog>
  )
}
