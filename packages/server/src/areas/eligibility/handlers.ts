// Every call of eligibility, and the file that answers it.
import { getBiddingEligibility, type ListOpenAwards } from './get-bidding-eligibility.ts'

export const eligibilityHandlers = (parts: { readonly listOpenAwards: ListOpenAwards }) => ({
  getBiddingEligibility: getBiddingEligibility(parts.listOpenAwards),
})
