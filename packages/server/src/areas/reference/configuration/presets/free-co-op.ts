// The numbers of a co-operative that works for its members: no fees, no deposit, no subscription, no money taken.
import type { Configuration, ConfigurationOf } from '@bidyard/contract/shapes/configuration/configuration'
import type { FeeScale } from '@bidyard/contract/shapes/configuration/fees'
import { koreaCommercial } from './korea-commercial.ts'

const free: FeeScale = { basis: 'steps', steps: [{ upToWon: null, feeWon: 0 }] }
const nothing = { self: 0, pro: 0, prime: 0 }

/** Without a deposit there is nothing to deduct from: points, warnings and restrictions stay. */
const withoutDeduction = (given: ConfigurationOf<'sanctions'>): ConfigurationOf<'sanctions'> => {
  const presets = { ...given.presets }
  for (const detail of Object.keys(presets) as (keyof typeof presets)[])
    presets[detail] = { ...presets[detail], deduction: 'none' }
  return { ...given, deduction: { ofPriceBasisPoints: 0, floorWon: 0, capWon: 0 }, presets }
}

export const freeCoOp: Configuration = {
  ...koreaCommercial,
  fees: {
    ...koreaCommercial.fees,
    successBidFee: { self: free, pro: free, prime: free },
    exhibitFeeWon: nothing,
    retryAuctionFeeWon: nothing,
    failedBidFeeWon: nothing,
    fuelFeeWon: 0,
    storage: { freeDays: koreaCommercial.fees.storage.freeDays, dailyWon: 0 },
  },
  shop: { ...koreaCommercial.shop, depositWon: { dealer: 0, exporter: 0 }, subscriptionMonthlyWon: 0 },
  sanctions: withoutDeduction(koreaCommercial.sanctions),
}
