// The standing of a shop in the house: only an active one may bid.
import { shopState } from '../enums/shops.ts'
import { machine } from '../machine.ts'

export const shopMachine = machine('shop', shopState, {
  open: { from: [], to: 'active', by: ['staff', 'flow'], guards: ['companyIsDealer'] },
  suspend: { from: ['active'], to: 'suspended', by: ['staff', 'flow'], effect: 'stops new bids' },
  resume: { from: ['suspended'], to: 'active', by: 'staff', guards: ['companyIsActive'] },
  close: { from: ['active', 'suspended'], to: 'closed', by: ['staff', 'flow'], effect: 'takes no members any more' },
  reopen: { from: ['closed'], to: 'active', by: 'staff', guards: ['companyIsActive'] },
})
