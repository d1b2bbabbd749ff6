// Which parts of the office may ask for which act, as the contract says of each; whoever has no part may ask for all.
import { staffPart, type StaffPart } from '@bidyard/contract/enums'
import type { AskedCall } from './questions.ts'

/** Somebody’s own, whatever one attends to: of a car that was presented its seller’s, and what one proposed oneself. */
const others: readonly string[] = [
  'cars.reopenCarCheck', 'contracts.requestSale', 'contracts.revertSaleRequest', 'contracts.cancelCurrent',
  'finance.withdrawMoneyProposal',
]

const areas: readonly string[] = [
  'shops', 'members', 'partners', 'finance', 'violations', 'cars', 'auctions', 'yard', 'bidding', 'contracts',
]

/** Acts on people, cars and money that people of the office may ask for. */
export const isOfficeAct = ({ area, definition: { method, who } }: AskedCall): boolean =>
  areas.includes(area) && method !== 'GET' && Array.isArray(who) && who.includes('staff')

/** Of things that are somebody else’s. */
export const partsOf = (asked: AskedCall): readonly StaffPart[] =>
  others.includes(`${asked.area}.${asked.name}`) ? [] : asked.definition.parts ?? staffPart.values
