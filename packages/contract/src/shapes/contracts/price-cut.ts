// How the price of a car is lowered: which lines say where, how far one person of the office may go by itself.
import type { TradeAdjustmentLineItemKind } from '../../enums/bidding.ts'

const aboutTheBody: readonly TradeAdjustmentLineItemKind[] = ['outerPanel', 'additionalCarDamageInfo']

/** A line about the body says where. */
export const wantsPlace = (kind: TradeAdjustmentLineItemKind): boolean => aboutTheBody.includes(kind)

/** Assumed: of what was bid, all cuts of the office together. */
export const cutAlonePercentMax = 10

export const wantsSecondPerson = (bidWon: number, cutWon: number): boolean => cutWon * 100 > bidWon * cutAlonePercentMax
