// The place of a person in a company: whoever is suspended or has left acts for it no more.
import { memberState } from '../enums/members.ts'
import { machine } from '../machine.ts'

export const memberMachine = machine('member', memberState, {
  join: { from: [], to: 'active', by: ['staff', 'root', 'flow'], effect: 'by approval, or as staff by root' },
  suspend: { from: ['active'], to: 'suspended', by: ['staff', 'root'], effect: 'ends all sessions' },
  resume: { from: ['suspended'], to: 'active', by: ['staff', 'root'] },
  leave: { from: ['active', 'suspended'], to: 'left', by: ['staff', 'root'], effect: 'ends all sessions' },
})
