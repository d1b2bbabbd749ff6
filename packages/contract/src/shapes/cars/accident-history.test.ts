// The judgement of accidents: every rule with its reason, and what may never happen whatever the facts.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { damagePosition, type DamagePosition, damageValue, type DamageValue } from '../../enums/car-damage.ts'
import { accidentHistory } from '../../enums/cars.ts'
import { damagePlaces } from '../damage-positions.ts'
import {
  accidentJudgementShape, type Damages, type HistoryCounts, judgeAccidents, ownDamageThresholdWon,
} from './accident-history.ts'

const clean: HistoryCounts = { totalLosses: 0, floods: 0, claims: 0, ownDamageWon: 0 }
const judged = (damages: Damages | null, history: HistoryCounts | null) => {
  const { accidentHistory: verdict, causes } = judgeAccidents({ damages, history })
  return [verdict, ...causes.map(({ reason }) => reason)]
}

const damages: fc.Arbitrary<Damages> = fc.dictionary(
  fc.constantFrom(...damagePosition.values), fc.subarray([...damageValue.values]), { maxKeys: 8 })
const history: fc.Arbitrary<HistoryCounts> = fc.record({
  totalLosses: fc.nat(2), floods: fc.nat(2), claims: fc.nat(5), ownDamageWon: fc.nat(20_000_000),
})

describe('a car is', () => {
  it.each<[string, Damages | null, HistoryCounts | null, readonly string[]]>([
    ['free of everything', {}, clean, ['noAccident_noInsuranceHistory', 'clean']],
    ['free of accidents with claims', {}, { ...clean, claims: 2 }, ['noAccident_withInsuranceHistory', 'claims']],
    ['unknown without a history', {}, null, ['unknown', 'noHistory']],
    ['unknown before its check', null, clean, ['unknown', 'noCheck']],
    ['unknown without both', null, null, ['unknown', 'noCheck', 'noHistory']],
    ['damaged to the frame', { l_b_pillar: ['panel_repair'] }, clean, ['accident_moderate', 'frame']],
    ['damaged to the frame whatever its history', { dash_panel: ['exchange'] }, null,
      ['accident_moderate', 'frame', 'noHistory']],
    ['cut at the quarter', { rl_quarter: ['exchange'] }, clean, ['accident_minor', 'cutPanel']],
    ['beaten at the quarter only', { rl_quarter: ['panel_repair'] }, clean,
      ['noAccident_noInsuranceHistory', 'clean', 'simpleExchange']],
    ['exchanged at outer panels only', { hood: ['exchange'], fl_door: ['panel_repair'] }, clean,
      ['noAccident_noInsuranceHistory', 'clean', 'simpleExchange']],
    ['painted and scratched at its frame', { front_panel: ['painting', 'scratch', 'corrosion', 'dent'] }, clean,
      ['noAccident_noInsuranceHistory', 'clean']],
    ['exchanged at what has no rank', { f_bumper: ['exchange'], windshield: ['exchange'] }, clean,
      ['noAccident_noInsuranceHistory', 'clean']],
    ['dearly repaired', {}, { ...clean, claims: 1, ownDamageWon: ownDamageThresholdWon },
      ['accident_minor', 'ownDamage', 'claims']],
    ['repaired a little less dearly', {}, { ...clean, claims: 1, ownDamageWon: ownDamageThresholdWon - 1 },
      ['noAccident_withInsuranceHistory', 'claims']],
    ['written off', { roof: ['exchange'] }, { ...clean, totalLosses: 1, claims: 1 },
      ['accident_totalLoss', 'totalLoss', 'cutPanel', 'claims']],
    ['flooded', {}, { ...clean, floods: 1 }, ['accident_totalLoss', 'flood']],
  ])('%s', (_, body, told, expected) => {
    expect(judged(body, told)).toEqual(expected)
  })
})

describe('whatever the facts', () => {
  const facts = fc.record({ damages: fc.option(damages), history: fc.option(history) })

  it('the judgement has its shape and a first cause that decided', () => {
    fc.assert(fc.property(facts, (given) => {
      const read = accidentJudgementShape.parse(judgeAccidents(given))
      const alone = read.causes[0]?.reason
      expect(alone === 'simpleExchange').toBe(false)
    }))
  })

  it('one more repair never makes a car look better', () => {
    const order = ['noAccident_noInsuranceHistory', 'noAccident_withInsuranceHistory', 'unknown', 'accident_minor',
      'accident_moderate', 'accident_totalLoss']
    const badness = (body: Damages, told: HistoryCounts | null): number =>
      order.indexOf(judgeAccidents({ damages: body, history: told }).accidentHistory)
    expect(order.toSorted()).toEqual([...accidentHistory.values].toSorted())
    fc.assert(fc.property(
      damages, fc.option(history), fc.constantFrom(...damagePosition.values), fc.constantFrom(...damageValue.values),
      (body, told, at: DamagePosition, value: DamageValue) => {
        const more = { ...body, [at]: [...(body[at] ?? []), value] }
        expect(badness(more, told)).toBeGreaterThanOrEqual(badness(body, told))
      },
    ))
  })

  it('only parts with a rank are named, and those that are named were repaired', () => {
    fc.assert(fc.property(damages, history, (body, told) => {
      for (const { positions } of judgeAccidents({ damages: body, history: told }).causes)
        for (const position of positions) {
          expect(damagePlaces[position].rank).not.toBeNull()
          expect(body[position]?.some((value) => value === 'exchange' || value === 'panel_repair')).toBe(true)
        }
    }))
  })

  it('a car that nobody has looked at, or whose history nobody knows, is never told free of accidents', () => {
    fc.assert(fc.property(facts, (given) => {
      fc.pre(given.damages === null || given.history === null)
      expect(judgeAccidents(given).accidentHistory.startsWith('noAccident')).toBe(false)
    }))
  })
})
