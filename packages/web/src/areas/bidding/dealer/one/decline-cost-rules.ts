// What it costs to say no after all, by the rule in force: points, and a share of the price out of the deposit.
import type { ConfigurationOf } from '@bidyard/contract/shapes/configuration/configuration'
import type { KindWhere } from '@bidyard/contract/shapes/contracts/traits-of'

type Sanctions = Pick<ConfigurationOf<'sanctions'>, 'presets' | 'deduction'>

export interface DeclineCost {
  readonly points: number
  readonly deductionWon: number
}

const wholeBasisPoints = 10_000

/** The share is rounded down, and stays between its floor and its cap. */
export const declineCostOf = (
  { presets, deduction }: Sanctions, kind: KindWhere<'awardedBy', 'seller'>, amountWon: number,
): DeclineCost => {
  const preset = presets[`${kind}ContractPurchaseDecline`]
  if (!preset.isInForce) return { points: 0, deductionWon: 0 }
  const share = Math.floor((amountWon * deduction.ofPriceBasisPoints) / wholeBasisPoints)
  return {
    points: preset.points,
    deductionWon: preset.deduction === 'none'
      ? 0 : Math.min(Math.max(share, deduction.floorWon), deduction.capWon),
  }
}
