// The life of a login: whoever is restricted or has withdrawn cannot sign in, and every running session ends.
import { userState } from '../enums/identity.ts'
import { machine } from '../machine.ts'

export const userMachine = machine('user', userState, {
  open: { from: [], to: 'active', by: ['staff', 'root', 'flow'], effect: 'by approval, or as staff by root' },
  restrict: { from: ['active'], to: 'restricted', by: ['staff', 'root', 'flow'], effect: 'ends all sessions' },
  unrestrict: { from: ['restricted'], to: 'active', by: ['staff', 'root', 'flow'] },
  withdraw: {
    from: ['active', 'restricted'], to: 'withdrawn', by: ['owner', 'staff', 'flow'], effect: 'ends all sessions',
  },
})
