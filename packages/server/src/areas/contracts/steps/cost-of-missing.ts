// What it costs a shop to miss the step that its contract stands at, before it happens.
import type { ContractKind, ContractStep } from '@bidyard/contract/enums'
import { dutyOf } from '@bidyard/contract/contract-kinds'
import type { Reader } from '../../../runtime/database/database.ts'
import { type Forecast, forecastViolation } from '../../violations/for-other-areas.ts'
import { breachOf } from './kinds.ts'

export interface OwedStep {
  readonly kind: ContractKind
  readonly state: ContractStep
  /** Whoever owes it now. */
  readonly whose: string | null
  readonly revision: number
  readonly priceWon: number | null
  readonly amountWon: number
}

/** Of the buyer's own duties; whoever owes one in the buyer's stead loses nothing. */
export const costOfMissing = async (db: Reader, now: Date, owed: OwedStep): Promise<Forecast | null> => {
  const { kind, state, whose, revision, priceWon, amountWon } = owed
  const detail = whose !== 'buyer' || dutyOf(kind, state)?.whose !== whose ? undefined : breachOf(kind, state)
  if (detail === undefined) return null
  return await forecastViolation(db, { detail, at: now, revision, priceWon: priceWon ?? amountWon }) ?? null
}
