// What follows for a buyer who calls a visit off, and who reads the reason.
import type { TradeSchedulingCancelType } from '@bidyard/contract/enums/contracts'
import { isBuyersDoing } from '@bidyard/contract/shapes/contracts/whose-doing'
import type { Side } from '../parts/contract-rules.ts'

export const isBreach = (side: Side, type: TradeSchedulingCancelType | null): boolean =>
  side !== 'staff' && type !== null &&
  isBuyersDoing('visitCancelled', { scheduleCancelledAs: side, scheduleCancelType: type })

/** Whoever is blamed is heard, and reads what was said. */
export const isHeard = (side: Side, type: TradeSchedulingCancelType | null): boolean =>
  side === 'buyer' && type === 'noContact'
