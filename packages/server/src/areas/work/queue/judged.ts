// What other areas judge of their own rows, which then wait here.
import { hasCheck } from '../../auctions/for-other-areas.ts'
import { isAskedBid } from '../../bidding/for-other-areas.ts'
import { lacksLook } from '../../cars/for-other-areas.ts'
import { billDueDay, isBillDue } from '../../finance/for-other-areas.ts'

export const judged = { hasCheck, lacksLook, isAskedBid, isBillDue, billDueDay }
