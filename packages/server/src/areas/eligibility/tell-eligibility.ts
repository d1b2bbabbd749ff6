// Tells the screens of a shop that its right to bid may have changed, once for each shop.
import type { ReactionGiven } from '../../runtime/work/events.ts'

/** Follows every event that names a shop and changes something that eligibility looks at. */
export const tellEligibility = async (
  { emit }: ReactionGiven, told: readonly { readonly shopId: string | null }[],
): Promise<void> => {
  for (const shopId of new Set(told.map((one) => one.shopId)))
    if (shopId !== null) emit('biddingEligibilityChanged', { shopId })
}
