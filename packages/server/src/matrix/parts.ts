// Which parts of the office may ask for which act, as the contract says of each; whoever has no part may ask for all.
import { staffPart, type StaffPart } from '@bidyard/contract/enums'
import { inspectingParts } from '@bidyard/contract/shapes/work/attended'
import type { AskedCall } from './questions.ts'

/**
 * Fewer than the call lets in, by what the thing of the example is: a car that was presented is its seller’s, a
 * proposal whoever’s made it, and the check a visit, of which whoever screens does only that of a car of the house.
 */
const narrower: Readonly<Record<string, readonly StaffPart[]>> = {
  'contracts.requestSale': [], 'contracts.revertSaleRequest': [],
  'contracts.cancelCurrent': [], 'finance.withdrawMoneyProposal': [],
  'cars.startCarCheck': inspectingParts, 'cars.saveCarCheck': inspectingParts, 'cars.completeCarCheck': inspectingParts,
  'cars.reopenCarCheck': inspectingParts,
}

const areas: readonly string[] = [
  'shops', 'members', 'partners', 'finance', 'violations', 'cars', 'auctions', 'yard', 'bidding', 'contracts',
]

/** Acts on people, cars and money that people of the office may ask for. */
export const isOfficeAct = ({ area, definition: { method, who } }: AskedCall): boolean =>
  areas.includes(area) && method !== 'GET' && Array.isArray(who) && who.includes('staff')

/** Of things that are somebody else’s. */
export const partsOf = (asked: AskedCall): readonly StaffPart[] =>
  narrower[`${asked.area}.${asked.name}`] ?? asked.definition.parts ?? staffPart.values
