// The machines that members and registrations follow, and what the acts on them need beside the database.
import { memberMachine } from '@bidyard/contract/states/member'
import { registrationMachine } from '@bidyard/contract/states/registration'
import type { Storage } from '../../providers/storage/storage.ts'
import type { PersonalData } from '../../runtime/personal-data.ts'
import { stateful } from '../../runtime/work/move-states.ts'

export interface MemberParts {
  readonly personal: PersonalData
  readonly storage: Storage
}

export const members = stateful(memberMachine, 'members')
export const registrations = stateful(registrationMachine, 'member_registrations')
