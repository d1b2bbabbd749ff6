// What stands at a place, for any way into a key: also into lists, and into the parts that have a layout of their own.
import { tradeAdjustmentConfigKey, type ConfigKey } from '@bidyard/contract/enums/reference'
import { contractDocument } from '@bidyard/contract/enums/contracts'
import { bidRestriction, depositDeduction, violationEscalation } from '@bidyard/contract/enums/violations'
import { choice, count, price, share, won, type Amount, type Place } from './amount.ts'
import { sectionsOf, type Section } from './sections.ts'

const placesIn = (section: Section): readonly Place[] => {
  if (section.kind === 'fields') return section.places
  return section.kind === 'grid' ? section.rows.flatMap(({ cells }) => cells.filter((cell) => cell !== null)) : []
}

export const placesOf = (key: ConfigKey): readonly Place[] => sectionsOf[key].flatMap(placesIn)

const byLastWord: Readonly<Record<string, Amount>> = {
  upToWon: price, feeWon: won, floorWon: won, capWon: won, maxPriceWon: won,
  ofPriceBasisPoints: share, ratioBasisPoints: share,
  countMax: count('pieces'), points: count('points'), restrictionDays: count('days'),
  escalation: choice(violationEscalation), restriction: choice(bidRestriction), deduction: choice(depositDeduction),
  key: choice(tradeAdjustmentConfigKey), basis: { kind: 'basis' }, isInForce: { kind: 'use' },
}

export const amountAt = (key: ConfigKey, path: string): Amount | undefined => {
  const named = placesOf(key).find((place) => place.path === path)
  if (named !== undefined) return named.amount
  if (path.startsWith('requiredDocuments.')) return choice(contractDocument)
  return byLastWord[path.split('.').at(-1) ?? '']
}
