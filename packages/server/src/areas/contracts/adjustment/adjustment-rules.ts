// How much a price cut may come to, by kind, by piece and in all; what was told before the bids is no reason for one.
import type { AdjustmentWish } from '@bidyard/contract/shapes/contracts/adjustment'
import { wantsPlace } from '@bidyard/contract/shapes/contracts/price-cut'
import type { ConfigurationOf } from '@bidyard/contract/shapes/configuration/configuration'
import type { CheckRecord } from '@bidyard/contract/shapes/cars/check-record'
import { wholeBasisPoints } from '@bidyard/contract/shapes/money/award-fee'
import { tradeAdjustmentLineItemKind, type TradeAdjustmentLineItemKind } from '@bidyard/contract/enums'

type Rules = ConfigurationOf<'contractTradeAdjustment'>
type Line = AdjustmentWish['lines'][number]

export interface Cap {
  readonly kind: TradeAdjustmentLineItemKind
  readonly perUnitWon: number | null
  readonly unitsMax: number
  readonly totalWon: number
}

const shareOf = (bidWon: number, basisPoints: number): number =>
  Number(BigInt(bidWon) * BigInt(basisPoints) / BigInt(wholeBasisPoints))

export const capOf = (rules: Rules, bidWon: number, kind: TradeAdjustmentLineItemKind): Cap => {
  const rule = rules.lineItems[kind]
  return rule.key === 'maxPriceByPerUnit'
    ? { kind, perUnitWon: rule.maxPriceWon, unitsMax: rule.countMax, totalWon: rule.maxPriceWon * rule.countMax }
    : { kind, perUnitWon: null, unitsMax: 1, totalWon: shareOf(bidWon, rule.ratioBasisPoints) }
}

export const capsOf = (rules: Rules, bidWon: number): Cap[] =>
  tradeAdjustmentLineItemKind.values.map((kind) => capOf(rules, bidWon, kind))

export const totalMaxOf = ({ total }: Rules, bidWon: number): number => shareOf(bidWon, total.ratioBasisPoints)

/** Several lines of a kind share what the kind may come to, and its pieces. */
const fitsCap = (lines: readonly Line[], { perUnitWon, unitsMax, totalWon }: Cap): boolean => {
  const units = lines.reduce((sum, line) => sum + line.units, 0)
  const won = lines.reduce((sum, { amountWon }) => sum + amountWon, 0)
  const fitsPieces = perUnitWon === null
    || (units <= unitsMax && lines.every((line) => line.amountWon <= perUnitWon * line.units))
  return fitsPieces && won <= totalWon
}

/** The sum is the lines', and each kind and all together keep to their caps. */
export const fitsCaps = (rules: Rules, bidWon: number, { lines, totalWon }: AdjustmentWish): boolean => {
  const sum = lines.reduce((won, { amountWon }) => won + amountWon, 0)
  const byKind = Map.groupBy(lines, ({ kind }) => kind)
  return sum === totalWon && sum <= totalMaxOf(rules, bidWon) && sum < bidWon
    && [...byKind].every(([kind, group]) => fitsCap(group, capOf(rules, bidWon, kind)))
}

export type LineFault = 'photos' | 'place' | 'disclosed'
export interface FaultyLine {
  readonly at: number
  readonly fault: LineFault
}

const isTold = (told: CheckRecord['damages'], { position, value }: Line['damages'][number]): boolean =>
  told?.some((damage) => damage.position === position && damage.values.includes(value)) === true

/** What is wrong with each line beside its sum. */
export const faultsOfLines = (
  lines: readonly Line[], { photosPerLineMin }: Rules, told: CheckRecord['damages'],
): FaultyLine[] => lines.flatMap(({ kind, photoIds, damages }, at): FaultyLine[] => {
  const faults: readonly (readonly [LineFault, boolean])[] = [
    ['photos', photoIds.length < photosPerLineMin],
    ['place', wantsPlace(kind) && damages.length === 0],
    ['disclosed', damages.some((damage) => isTold(told, damage))],
  ]
  return faults.filter(([, is]) => is).map(([fault]) => ({ at, fault }))
})
