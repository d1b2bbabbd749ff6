// What in a car's insurance history a dealer looks at twice; without shapes, so that screens may ask it too.
import type { HistoryFacts } from './history-facts.ts'

export type HistoryDoubt = 'claimsDiffer' | 'rental' | 'uninsured' | 'stolen' | 'openClaim'

export const historyDoubts = (facts: HistoryFacts): HistoryDoubt[] => {
  const { claims, ownDamage, uses, uninsured, specials } = facts
  const own = claims.filter(({ type }) => type !== 'otherCar').length
  const doubts: readonly (readonly [HistoryDoubt, boolean])[] = [
    ['claimsDiffer', own !== ownDamage.count],
    ['rental', uses.includes('rental') || uses.includes('business') || uses.includes('taxi')],
    ['uninsured', uninsured.length > 0],
    ['stolen', specials.some(({ kind }) => kind === 'theft')],
    ['openClaim', claims.some(({ isOpen }) => isOpen)],
  ]
  return doubts.filter(([, holds]) => holds).map(([doubt]) => doubt)
}
