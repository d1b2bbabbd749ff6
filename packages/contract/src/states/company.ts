// The standing of a company in the house; what happens to a dealer company happens to its shop.
import { companyState } from '../enums/shops.ts'
import { machine } from '../machine.ts'

export const companyMachine = machine('company', companyState, {
  open: { from: [], to: 'active', by: ['staff', 'flow'], guards: ['businessNumberIsFree'] },
  suspend: { from: ['active'], to: 'suspended', by: 'staff', effect: 'suspends its shop' },
  resume: { from: ['suspended'], to: 'active', by: 'staff' },
  close: { from: ['active', 'suspended'], to: 'closed', by: 'staff', effect: 'closes its shop' },
  reopen: { from: ['closed'], to: 'active', by: 'staff' },
})
