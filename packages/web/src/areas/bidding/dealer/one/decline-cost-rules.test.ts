// A no costs what the rule in force says: less for a car that one visits than for one that is delivered.
import { expect, it } from 'vitest'
import { freeCoOp } from '../../../../../../server/src/areas/reference/configuration/presets/free-co-op.ts'
import { koreaCommercial } from '../../../../../../server/src/areas/reference/configuration/presets/korea-commercial.ts'
import { declineCostOf } from './decline-cost-rules.ts'

const { sanctions } = koreaCommercial

it('takes points for a self contract, and money as well for a pro contract', () => {
  expect(declineCostOf(sanctions, 'self', 12_000_000)).toEqual({ points: 5, deductionWon: 0 })
  expect(declineCostOf(sanctions, 'pro', 12_000_000)).toEqual({ points: 10, deductionWon: 600_000 })
})

it.each([[1, 150_000], [3_000_019, 150_000], [40_000_000, 2_000_000]])('takes of %i won %i', (won, takenWon) => {
  expect(declineCostOf(sanctions, 'pro', won).deductionWon).toBe(takenWon)
})

it('takes no money in a house that takes none, and nothing where nobody judges it', () => {
  expect(declineCostOf(freeCoOp.sanctions, 'pro', 12_000_000)).toEqual({ points: 10, deductionWon: 0 })
  const { proContractPurchaseDecline: preset } = sanctions.presets
  const presets = { ...sanctions.presets, proContractPurchaseDecline: { ...preset, isInForce: false } }
  expect(declineCostOf({ ...sanctions, presets }, 'pro', 12_000_000)).toEqual({ points: 0, deductionWon: 0 })
})
