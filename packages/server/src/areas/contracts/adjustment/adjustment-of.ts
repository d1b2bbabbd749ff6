// Whether a price cut is on its way: nothing is decided about a visit until it is answered.
import type { AdjustmentStatus } from '@bidyard/contract/enums'
import type { Reader } from '../../../runtime/database/database.ts'
import { findAdjustmentOf } from './adjustments.sql.ts'

const waiting: readonly AdjustmentStatus[] = ['submitted', 'disputed']

export const isWaiting = ({ state }: { readonly state: AdjustmentStatus }): boolean => waiting.includes(state)

export const isAdjusting = async (db: Reader, contractId: string): Promise<boolean> => {
  const adjustment = await findAdjustmentOf(db, contractId)
  return adjustment !== undefined && isWaiting(adjustment)
}

/** Any attempt, also one that is answered: the visit has taken place. */
export const wasAdjusted = async (db: Reader, contractId: string): Promise<boolean> =>
  ((await findAdjustmentOf(db, contractId))?.state ?? 'notSubmitted') !== 'notSubmitted'
