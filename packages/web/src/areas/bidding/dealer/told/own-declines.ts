// Bids that end because somebody here says no: whoever does so need not hear of it.
const declined = new Set<string>()

export const noteDecline = (biddingId: string): void => void declined.add(biddingId)
export const forgetDecline = (biddingId: string): void => void declined.delete(biddingId)
export const isDeclinedHere = (biddingId: string): boolean => declined.has(biddingId)
