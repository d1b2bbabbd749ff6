// The life of a request about one's own data: asked by a member, decided by the office within the days of the law.
import { dataRequestState } from '../enums/work/own-data.ts'
import { limits } from '../limits.ts'
import { machine } from '../machine.ts'

export const dataRequestMachine = machine('data-request', dataRequestState, {
  submit: { from: [], to: 'submitted', by: 'owner', guards: ['oneOfEachKind'] },
  withdraw: {
    from: ['submitted'], to: 'withdrawn', by: ['owner', 'flow'], effect: 'by the flow when the membership ends',
  },
  grant: {
    from: ['submitted'], to: 'granted', by: 'staff', guards: ['fourEyes', 'nothingIsOpenForDeletion'],
    effect: 'a deletion ends the membership and takes everything that no law keeps',
  },
  refuse: { from: ['submitted'], to: 'refused', by: 'staff', guards: ['fourEyes', 'groundFits'] },
}, {
  decide: {
    whose: 'staff', duty: 'decide on the request',
    due: { days: limits.dataRequestRemindDays }, atDue: 'reminds staff',
    final: { days: limits.dataRequestDays - limits.dataRequestRemindDays }, atFinal: 'tells staff that it is late',
  },
})
