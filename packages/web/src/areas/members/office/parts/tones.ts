// The colour of each standing, the same on every screen of people.
import type { UserState } from '@bidyard/contract/enums/identity'
import type { MemberState, RegistrationStatus } from '@bidyard/contract/enums/members'
import type { Tone } from '../../../../ui/show/badge.tsx'

export const registrationTone: Readonly<Record<RegistrationStatus, Tone>> = {
  inProgress: 'waiting', approved: 'done', rejected: 'closing',
}

export const memberTone: Readonly<Record<MemberState, Tone>> = { active: 'done', suspended: 'closing', left: 'neutral' }

export const userTone: Readonly<Record<UserState, Tone>> = {
  active: 'done', restricted: 'closing', withdrawn: 'neutral',
}
