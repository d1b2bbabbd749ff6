// The claims and the losses of a plate's car, drawn once for its whole life.
import type { ClaimType } from '@bidyard/contract/enums'
import type { CarClaim, HistoryFacts } from '@bidyard/contract/shapes/cars/history-facts'
import { type Chance, chanceOf } from './chance.ts'
import type { SimulatedModel } from './simulated-model.ts'

const years = 30
const claimsAYear = 0.27

const dayOfLife = ({ registeredOn }: SimulatedModel, year: number, day: number): string =>
  new Date(Date.parse(registeredOn) + (year * 365 + day) * 86_400_000).toISOString().slice(0, 10)

const tens = (won: number): number => Math.round(won / 10) * 10

/** Many small ones, few that are dear. */
const repairCost = (chance: Chance, isImported: boolean): number => {
  const scale = isImported ? 2.1 : 1
  const size = Math.exp(13.4 + (chance.part() + chance.part() + chance.part() - 1.5) * 1.35)
  return Math.max(120_000, Math.min(60_000_000, size * scale))
}

export const claimOf = (chance: Chance, given: {
  readonly type: ClaimType; readonly on: string; readonly costWon: number
}): CarClaim => {
  const { type, on, costWon } = given
  const partsWon = tens(costWon * (0.4 + chance.part() * 0.25))
  const labourWon = tens(costWon * (0.15 + chance.part() * 0.15))
  const paintWon = Math.max(0, tens(costWon) - partsWon - labourWon)
  const repairWon = partsWon + labourWon + paintWon
  // What the owner carries comes off, and the hire of another car may come on top.
  const paidWon = tens(repairWon * (type === 'ownInsurance' ? 0.7 + chance.part() * 0.25 : 0.95 + chance.part() * 0.2))
  return { type, on, paidWon, repairWon, partsWon, labourWon, paintWon, isOpen: false }
}

const types = ['ownInsurance', 'ownInsurance', 'otherInsurance', 'otherCar'] as const

type Special = HistoryFacts['specials'][number]

export const specialsOf = (carNo: string, model: SimulatedModel): Special[] => {
  const chance = chanceOf(carNo, 'special')
  const [luck, year, day] = [chance.part(), chance.between(1, 9), chance.between(0, 364)]
  const on = dayOfLife(model, year, day)
  if (luck < 0.012) return [{ kind: 'totalLoss', on }]
  // It floods in summer.
  const summer = `${on.slice(0, 4)}-08-${String(chance.between(1, 28)).padStart(2, '0')}`
  if (luck < 0.02) return [{ kind: 'floodPartLoss', on: summer }]
  if (luck < 0.026) return [{ kind: 'floodTotalLoss', on: summer }]
  return luck < 0.03 ? [{ kind: 'theft', on }] : []
}

export const claimsOf = (carNo: string, model: SimulatedModel, specials: readonly Special[]): CarClaim[] => {
  const chance = chanceOf(carNo, 'claims')
  const isImported = model.origin === 'imported'
  const everyday = Array.from({ length: years }, (_, year) => {
    const costWon = repairCost(chance, isImported)
    const [happens, type, day] = [chance.happens(claimsAYear), chance.pick(types), chance.between(0, 364)]
    const claim = claimOf(chance, { type, on: dayOfLife(model, year, day), costWon })
    return happens ? [claim] : []
  }).flat()
  const heavy = specials.flatMap(({ kind, on }) => {
    if (on === null || kind === 'theft') return []
    const usualWon = (isImported ? 30_000_000 : 12_000_000) * (kind === 'floodPartLoss' ? 0.3 : 1)
    const costWon = usualWon * (0.6 + chance.part())
    return [claimOf(chance, { type: 'ownInsurance', on, costWon })]
  })
  return [...everyday, ...heavy].toSorted((one, other) => (one.on < other.on ? -1 : 1))
}
