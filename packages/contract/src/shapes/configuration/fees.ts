// Configuration of fees, VAT included: what an award, an exhibit, another round and storage cost.
import { z } from 'zod'
import { unpaidAwardFee } from '../../enums/finance.ts'
import { basisPoints, won } from './amounts.ts'
import { byKind } from './by-kind.ts'

/** The first step whose bound the price does not pass tells the fee; the last step has no bound. */
const steps = z.strictObject({
  basis: z.literal('steps'),
  steps: z.array(z.strictObject({ upToWon: won.min(1).nullable(), feeWon: won })).min(1).max(30),
})
const share = z.strictObject({
  basis: z.literal('share'), ofPriceBasisPoints: basisPoints, floorWon: won, capWon: won,
})
export const feeScale = z.discriminatedUnion('basis', [steps, share])
export type FeeScale = z.output<typeof feeScale>

export const feesConfiguration = z.strictObject({
  successBidFee: byKind(feeScale),
  exhibitFeeWon: byKind(won),
  retryAuctionFeeWon: byKind(won),
  failedBidFeeWon: byKind(won),
  fuelFeeWon: won,
  /** Of a self contract, counted from its end; the other kinds pay it with the car. */
  awardFeeDueDays: z.int().min(0).max(90),
  /** Of what is billed to sellers, counted from the bill. */
  sellerFeeDueDays: z.int().min(0).max(90).default(14),
  /** What becomes of the fee of an award whose car is never paid. */
  awardFeeWhenUnpaid: unpaidAwardFee.schema.default('voided'),
  storage: z.strictObject({ freeDays: z.int().min(0).max(90), dailyWon: won }),
  vatBasisPoints: basisPoints,
})
