// Finds a violation and holds its shop's standing; what it says is read after the wait for the shop.
import type { Tx } from '../../../runtime/database/database.ts'
import { type HeldStanding, holdStanding } from '../standing/settle-standing.ts'
import { findViolation, type ViolationRecord } from './violations.sql.ts'

export interface HeldViolation {
  readonly held: HeldStanding
  readonly violation: ViolationRecord
}

export const holdViolation = async (tx: Tx, id: string): Promise<HeldViolation | undefined> => {
  const found = await findViolation(tx, id)
  const held = found === undefined ? undefined : await holdStanding(tx, found.shopId)
  if (held === undefined) return undefined
  const violation = await findViolation(tx, id)
  return violation === undefined ? undefined : { held, violation }
}
