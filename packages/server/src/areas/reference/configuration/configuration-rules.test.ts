// The rules between numbers: both presets keep them, and whatever breaks one is told at its place.
import { configKey } from '@bidyard/contract/enums'
import { type Configuration, configurationShapes } from '@bidyard/contract/shapes/configuration/configuration'
import type { FeeScale } from '@bidyard/contract/shapes/configuration/fees'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { problemsOf, problemsOfChange } from './configuration-rules.ts'
import { freeCoOp } from './presets/free-co-op.ts'
import { koreaCommercial } from './presets/korea-commercial.ts'
import { presets } from './presets/presets.ts'

const placesOf = (configuration: Configuration): string[] =>
  problemsOf(configuration).map(({ key, path }) => `${key}.${path}`)

const { bidding, deadlines, fees, shop, sanctions, contractTradeScheduling: visits } = koreaCommercial
const withFee = (self: FeeScale): Configuration => ({
  ...koreaCommercial, fees: { ...fees, successBidFee: { ...fees.successBidFee, self } },
})
const withSanction = (given: Partial<typeof sanctions.presets.misconduct>): Configuration => ({
  ...koreaCommercial,
  sanctions: {
    ...sanctions, presets: { ...sanctions.presets, misconduct: { ...sanctions.presets.misconduct, ...given } },
  },
})

describe('presets', () => {
  test.each(Object.entries(presets))('%s keeps every rule and fits the shapes', (_, preset) => {
    expect(problemsOf(preset)).toEqual([])
    for (const key of configKey.values) expect(configurationShapes[key].safeParse(preset[key]).success).toBe(true)
  })

  test('the co-operative costs nothing and takes nothing', () => {
    expect(JSON.stringify(freeCoOp.fees)).not.toMatch(/Won":[1-9]/)
    expect(freeCoOp.shop).toMatchObject({ depositWon: { dealer: 0, exporter: 0 }, subscriptionMonthlyWon: 0 })
    expect(Object.values(freeCoOp.sanctions.presets).every(({ deduction }) => deduction === 'none')).toBe(true)
  })
})

describe('each rule names the place that breaks it', () => {
  const cases: readonly (readonly [fact: string, broken: Configuration, place: string])[] = [
    ['bids in units', { ...koreaCommercial, bidding: { ...bidding, maximumWon: 999_999_999 } }, 'bidding.maximumWon'],
    ['the smallest bid below the largest',
      { ...koreaCommercial, bidding: { ...bidding, maximumWon: 50_000 } }, 'bidding.maximumWon'],
    ['a window as long as the first decision', {
      ...koreaCommercial,
      deadlines: { ...deadlines, awardDecision: { ...deadlines.awardDecision, windowMax: { hours: 47 } } },
    }, 'deadlines.awardDecision.windowMax'],
    ...[{ hours: 169 }, { days: 8 }, { businessDays: 3 }].map((windowMax): [string, Configuration, string] => [
      `a window that ends before dealers learn that nothing was sold (${JSON.stringify(windowMax)})`,
      { ...koreaCommercial, deadlines: { ...deadlines, awardDecision: { ...deadlines.awardDecision, windowMax } } },
      'deadlines.awardDecision.windowMax',
    ]),
    ['a buyer who decides before dealers learn that nothing was sold', {
      ...koreaCommercial, deadlines: { ...deadlines, purchaseDecision: { due: { hours: 25 } } },
    }, 'deadlines.awardDecision.windowMax'],
    ...[{ hours: 217 }, { businessDays: 1 }].map((due): [string, Configuration, string] => [
      `talks that end before dealers learn that nothing was sold (${JSON.stringify(due)})`,
      { ...koreaCommercial, deadlines: { ...deadlines, consultation: { due } } }, 'deadlines.consultation.due',
    ]),
    ['a second decision no longer than the first', {
      ...koreaCommercial,
      deadlines: { ...deadlines, awardDecision: { ...deadlines.awardDecision, afterFallenCandidate: { days: 3 } } },
    }, 'deadlines.awardDecision.afterFallenCandidate'],
    ['less time after an adjustment', {
      ...koreaCommercial,
      deadlines: { ...deadlines, tradeResult: { ...deadlines.tradeResult, afterAdjustment: { hours: 25 } } },
    }, 'deadlines.tradeResult.afterAdjustment'],
    ['less time after a rejection', {
      ...koreaCommercial,
      deadlines: {
        ...deadlines, screeningSubmit: { ...deadlines.screeningSubmit, afterRejection: { businessDays: 8 } },
      },
    }, 'deadlines.screeningSubmit.due.self'],
    ['quiet hours that end', {
      ...koreaCommercial, deadlines: { ...deadlines, quietHours: { from: '23:00', to: '23:00' } },
    }, 'deadlines.quietHours.to'],
    ['visits that begin before they end',
      { ...koreaCommercial, contractTradeScheduling: { ...visits, visitTo: '08:00' } },
      'contractTradeScheduling.visitTo'],
    ['slots that fill the day', { ...koreaCommercial, contractTradeScheduling: { ...visits, slotMinutes: 47 } },
      'contractTradeScheduling.slotMinutes'],
    ['one line below all lines', {
      ...koreaCommercial,
      contractTradeAdjustment: {
        ...koreaCommercial.contractTradeAdjustment,
        total: { key: 'maxPriceByCarPriceRatio', ratioBasisPoints: 900 },
      },
    }, 'contractTradeAdjustment.lineItems.additionalCarDamageInfo.ratioBasisPoints'],
    ['a last step without a bound', withFee({ basis: 'steps', steps: [{ upToWon: 1_000, feeWon: 1 }] }),
      'fees.successBidFee.self.steps.0.upToWon'],
    ['a least fee below the most', withFee({ basis: 'share', ofPriceBasisPoints: 1, floorWon: 2, capWon: 1 }),
      'fees.successBidFee.self.capWon'],
    ['better grades with more awards', {
      ...koreaCommercial, shop: { ...shop, openAwardsMax: { ...shop.openAwardsMax, 'b-class': 31 } },
    }, 'shop.openAwardsMax.b-class'],
    ['a ban after a restriction', { ...koreaCommercial, sanctions: { ...sanctions, warningsBeforeBan: 3 } },
      'sanctions.warningsBeforeBan'],
    ['a deduction no larger than the deposit',
      { ...koreaCommercial, shop: { ...shop, depositWon: { dealer: 1_999_999, exporter: 5_000_000 } } },
      'sanctions.deduction.capWon'],
    ['a least deduction below the most', {
      ...koreaCommercial, sanctions: { ...sanctions, deduction: { ...sanctions.deduction, floorWon: 2_000_001 } },
    }, 'sanctions.deduction.capWon'],
    ['a share where there are deductions', {
      ...koreaCommercial, sanctions: { ...sanctions, deduction: { ...sanctions.deduction, ofPriceBasisPoints: 0 } },
    }, 'sanctions.deduction.ofPriceBasisPoints'],
    ['a ban with its restriction', withSanction({ escalation: 'permanentBan' }),
      'sanctions.presets.misconduct.restriction'],
    ['release only of a missed act', withSanction({ escalation: 'conditionalRelease', restriction: 'warning' }),
      'sanctions.presets.misconduct.escalation'],
    ['days with a restriction', withSanction({ restriction: 'warning' }),
      'sanctions.presets.misconduct.restrictionDays'],
    ['no days without one', withSanction({ restrictionDays: 3 }), 'sanctions.presets.misconduct.restrictionDays'],
    ['a session that can idle', {
      ...koreaCommercial, signIn: { ...koreaCommercial.signIn, sessionIdleHours: 25, sessionAbsoluteDays: 1 },
    }, 'signIn.sessionIdleHours'],
  ]
  test.each(cases)('%s', (_, broken, place) => {
    expect(placesOf(broken)).toContain(place)
  })
})

describe('fee steps', () => {
  const step = fc.record({ upToWon: fc.integer({ min: 1, max: 10_000 }), feeWon: fc.integer({ min: 0, max: 1_000 }) })

  test('steps that rise are accepted, whatever their numbers', () => {
    fc.assert(fc.property(fc.uniqueArray(step, { selector: ({ upToWon }) => upToWon, maxLength: 10 }), (given) => {
      const bounds = given.map(({ upToWon }) => upToWon).toSorted((one, other) => one - other)
      const sums = given.map(({ feeWon }) => feeWon).toSorted((one, other) => one - other)
      const steps = bounds.map((upToWon, at) => ({ upToWon, feeWon: sums[at] ?? 0 }))
      expect(problemsOf(withFee({ basis: 'steps', steps: [...steps, { upToWon: null, feeWon: 1_001 }] }))).toEqual([])
    }))
  })

  test('steps are refused exactly when a bound or a fee falls', () => {
    fc.assert(fc.property(fc.array(step, { minLength: 1, maxLength: 6 }), (given) => {
      const steps = [...given, { upToWon: null, feeWon: 1_001 }]
      const falls = given.some((one, at) => {
        const before = given[at - 1]
        return before !== undefined && (before.upToWon >= one.upToWon || before.feeWon > one.feeWon)
      })
      expect(problemsOf(withFee({ basis: 'steps', steps })).length > 0).toBe(falls)
    }))
  })
})

describe('at its border no rule is broken', () => {
  const { awardDecision, tradeResult, screeningSubmit } = deadlines
  const hours = (count: number) => ({ hours: count })
  const grades = { 's-class': 5, 'a-class': 5, 'b-class': 5, 'c-class': 5 } as const
  const due = { self: hours(72), pro: hours(72), prime: hours(72) }
  test.each<readonly [string, Partial<Configuration>]>([
    ['one bid that fits', { bidding: { ...bidding, minimumWon: bidding.maximumWon } }],
    ['one fee', { fees: withFee({ basis: 'share', ofPriceBasisPoints: 100, floorWon: 5, capWon: 5 }).fees }],
    ['one maximum for all grades', { shop: { ...shop, openAwardsMax: grades } }],
    ['spans of one length', {
      deadlines: {
        ...deadlines,
        awardDecision: { ...awardDecision, due: hours(48), windowMax: hours(48), afterFallenCandidate: hours(48) },
        tradeResult: { ...tradeResult, due: hours(24), afterAdjustment: hours(24) },
        screeningSubmit: { ...screeningSubmit, due, afterRejection: hours(72) },
      },
    }],
    ['the longest window', { deadlines: { ...deadlines, awardDecision: { ...awardDecision, windowMax: hours(168) } } }],
    ['slots that fill odd minutes', {
      contractTradeScheduling: { ...visits, visitFrom: '09:20', visitTo: '10:50', slotMinutes: 45 },
    }],
  ])('%s', (_, more) => {
    expect(placesOf({ ...koreaCommercial, ...more })).toEqual([])
  })

  test('hours of visits that are none are told once', () => {
    const none = { ...visits, visitFrom: '09:00', visitTo: '09:00', slotMinutes: 25 }
    expect(placesOf({ ...koreaCommercial, contractTradeScheduling: none })).toEqual(['contractTradeScheduling.visitTo'])
  })
})

describe('a change', () => {
  const wrong = { ...koreaCommercial, bidding: { ...bidding, maximumWon: 999_999_999 } }
  const changed = (before: Configuration, key: 'bidding' | 'sanctions' | 'shop', value: unknown) =>
    problemsOfChange(before, { key, value }).map((one) => `${one.key}.${one.path}`)

  test('is told what it breaks, also elsewhere', () => {
    expect(changed(koreaCommercial, 'bidding', wrong.bidding)).toEqual(['bidding.maximumWon'])
    expect(changed(koreaCommercial, 'shop', { ...shop, depositWon: { dealer: 1, exporter: 1 } }))
      .toEqual(['sanctions.deduction.capWon'])
  })

  test('is not held up by what was wrong elsewhere before, and is by what is wrong in it', () => {
    expect(changed(wrong, 'sanctions', sanctions)).toEqual([])
    expect(changed(wrong, 'bidding', wrong.bidding)).toEqual(['bidding.maximumWon'])
    expect(changed(wrong, 'bidding', bidding)).toEqual([])
  })
})
