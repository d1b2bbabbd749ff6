// The life of a dealer's registration; after a rejection the next try is a new row.
import { registrationStatus } from '../enums/members.ts'
import { machine } from '../machine.ts'

export const registrationMachine = machine('registration', registrationStatus, {
  submit: { from: [], to: 'inProgress', by: 'dealer', guards: ['noneUnderReview', 'noneApproved'] },
  approve: { from: ['inProgress'], to: 'approved', by: 'staff', effect: 'makes the member, and the shop if new' },
  reject: { from: ['inProgress'], to: 'rejected', by: 'staff', effect: 'with a reason' },
})
