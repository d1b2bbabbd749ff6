// Every call of eligibility, and the file that answers it.
import { getBiddingEligibility } from './get-bidding-eligibility.ts'

export const eligibilityHandlers = { getBiddingEligibility }
