// What it costs to say no after all, by the rule in force: points, and a share of the price out of the deposit.
import type { ConfigurationOf } from '@bidyard/contract/shapes/configuration/configuration'
import type { KindWhere } from '@bidyard/contract/shapes/contracts/traits-of'
import { deductionOf } from '@bidyard/contract/shapes/money/deduction'

type Sanctions = Pick<ConfigurationOf<'sanctions'>, 'presets' | 'deduction'>

export interface DeclineCost {
  readonly points: number
  readonly deductionWon: number
}

export const declineCostOf = (
  { presets, deduction }: Sanctions, kind: KindWhere<'awardedBy', 'seller'>, amountWon: number,
): DeclineCost => {
  const preset = presets[`${kind}ContractPurchaseDecline`]
  if (!preset.isInForce) return { points: 0, deductionWon: 0 }
  return {
    points: preset.points, deductionWon: preset.deduction === 'none' ? 0 : deductionOf(amountWon, deduction),
  }
}
