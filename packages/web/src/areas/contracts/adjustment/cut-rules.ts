// What of a price cut the buyer may still ask for, judged while it is typed as the server will judge it.
import type { DamagePosition, DamageValue } from '@bidyard/contract/enums/car-damage'
import type { TradeAdjustmentLineItemKind } from '@bidyard/contract/enums/bidding'
import { wantsPlace } from '@bidyard/contract/shapes/contracts/price-cut'
import type { Adjustment } from './use-adjustment.ts'

export interface TypedLine {
  readonly key: string
  readonly kind: TradeAdjustmentLineItemKind
  readonly units: number
  readonly amountWon: number
  readonly damages: readonly { readonly position: DamagePosition; readonly value: DamageValue }[]
  readonly note: string
  readonly photoIds: readonly string[]
}

export type LineFault = 'units' | 'perUnit' | 'kindTotal' | 'total' | 'photos' | 'place' | 'amount'

export const sumOf = (lines: readonly Pick<TypedLine, 'amountWon'>[]): number =>
  lines.reduce((won, { amountWon }) => won + amountWon, 0)

/** The office may have put the price right before; a cut that holds is off it already. */
export const priceAfter = (
  { priceWon, allowedWon }: Pick<Adjustment, 'priceWon' | 'allowedWon'>, cutWon: number,
): number => priceWon + (allowedWon ?? 0) - cutWon

type Caps = Pick<Adjustment, 'caps' | 'totalMaxWon' | 'photosPerLineMin'>

export const capOf = ({ caps }: Pick<Adjustment, 'caps'>, kind: TradeAdjustmentLineItemKind) =>
  caps.find((cap) => cap.kind === kind)

/** What is wrong with one more line beside those that stand; pieces and sums of a kind count together. */
export const faultOf = (caps: Caps, others: readonly TypedLine[], line: TypedLine): LineFault | null => {
  const cap = capOf(caps, line.kind)
  const same = [...others.filter(({ kind }) => kind === line.kind), line]
  if (line.amountWon <= 0) return 'amount'
  if (cap !== undefined && cap.perUnitWon !== null) {
    if (same.reduce((sum, { units }) => sum + units, 0) > cap.unitsMax) return 'units'
    if (line.amountWon > cap.perUnitWon * line.units) return 'perUnit'
  }
  if (cap !== undefined && sumOf(same) > cap.totalWon) return 'kindTotal'
  if (sumOf([...others, line]) > caps.totalMaxWon) return 'total'
  if (wantsPlace(line.kind) && line.damages.length === 0) return 'place'
  return line.photoIds.length < caps.photosPerLineMin ? 'photos' : null
}
