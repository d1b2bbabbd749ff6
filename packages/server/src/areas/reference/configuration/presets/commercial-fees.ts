// The fees of a commercial house, VAT included.
import type { ConfigurationOf } from '@bidyard/contract/shapes/configuration/configuration'
import type { FeeScale } from '@bidyard/contract/shapes/configuration/fees'

const steps = (...pairs: readonly (readonly [upToWon: number | null, feeWon: number])[]): FeeScale => ({
  basis: 'steps', steps: pairs.map(([upToWon, feeWon]) => ({ upToWon, feeWon })),
})

export const commercialFees: ConfigurationOf<'fees'> = {
  successBidFee: {
    self: steps(
      [1_000_000, 75_000], [5_000_000, 185_000], [10_000_000, 245_000], [30_000_000, 250_000], [null, 360_000],
    ),
    pro: steps(
      [1_000_000, 140_000], [5_000_000, 300_000], [15_000_000, 365_000], [30_000_000, 395_000],
      [40_000_000, 475_000], [null, 505_000],
    ),
    prime: { basis: 'share', ofPriceBasisPoints: 220, floorWon: 150_000, capWon: 550_000 },
  },
  exhibitFeeWon: { self: 0, pro: 0, prime: 55_000 },
  retryAuctionFeeWon: { self: 0, pro: 0, prime: 33_000 },
  failedBidFeeWon: { self: 0, pro: 0, prime: 0 },
  fuelFeeWon: 20_000,
  awardFeeDueDays: 7,
  sellerFeeDueDays: 14,
  awardFeeWhenUnpaid: 'voided',
  storage: { freeDays: 3, dailyWon: 10_000 },
  vatBasisPoints: 1_000,
}
