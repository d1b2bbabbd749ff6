// What the dialogs about a member are given, and what they hand back.
import type { membersCalls } from '@bidyard/contract/calls/members'
import type { ReceivedOf } from '@bidyard/contract/call'

/** As a list and an act have it. */
export type Member = ReceivedOf<typeof membersCalls.changeMember>
/** As a look has it. */
export type SeenMember = ReceivedOf<typeof membersCalls.getMember>

export interface MemberDialogProps {
  readonly member: Member
  readonly onClose: () => void
  readonly onChanged: (member: Member) => void
}

export const memberActs = ['suspend', 'resume', 'leave'] as const
export type MemberAct = (typeof memberActs)[number]

/** As the machine of members has it. */
export const memberActsFor = ({ state }: Pick<Member, 'state'>): readonly MemberAct[] =>
  state === 'active' ? ['suspend', 'leave'] : state === 'suspended' ? ['resume', 'leave'] : []
