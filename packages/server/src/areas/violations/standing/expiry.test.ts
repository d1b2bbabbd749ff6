// Time: points and restrictions end at Seoul's midnight by themselves, whatever people do at the same moment.
import fc from 'fast-check'
import { violationsCalls as calls } from '@bidyard/contract/calls/violations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { once, openSanctionsWorld, type SanctionsWorld } from '../../../testing/violations/sanctions-world.ts'
import {
  type PastViolation, plainAfterDays, plainAfterYear, plainStanding,
} from '../../../testing/violations/plain-standing.ts'
import { refusalOf } from '../../../testing/ask.ts'

let world: SanctionsWorld
beforeAll(async () => {
  world = await openSanctionsWorld()
})
afterAll(() => world.stop())

const passTo = async (moment: Date) =>
  world.passDays((moment.getTime() - (await world.now()).getTime()) / 86_400_000)
const endedBy = async (shopId: string) => {
  const query = { filter: { shopId: { eq: shopId } }, size: 100 }
  const { items } = await world.clerk.ask(calls.listShopPenalties, { query })
  return Object.fromEntries(items.map(({ kind, end }) => [kind, end]))
}

test('a restriction holds to the last second of its thirtieth day, points to that of their year', async () => {
  const dealer = await world.dealer()
  const { appliedAt } = await world.apply(dealer.shopId, 'offPlatformTrade')
  const end = plainAfterDays(new Date(appliedAt), 30)
  await passTo(new Date(end.getTime() - 5_000))
  const restricted = { restriction: 'warning', restrictedUntil: end.toISOString() }
  expect((await world.info(dealer)).standing).toMatchObject(restricted)
  await passTo(new Date(end.getTime() + 1_000))
  expect((await world.info(dealer)).standing).toMatchObject({ restriction: 'none', points: 20, warnings: 2 })
  expect(await endedBy(dealer.shopId)).toEqual({ points: null, warning: null, restriction: 'expired', deduction: null })
  const year = plainAfterYear(new Date(appliedAt))
  await passTo(new Date(year.getTime() - 5_000))
  expect((await world.info(dealer)).standing.points).toBe(20)
  await passTo(new Date(year.getTime() + 1_000))
  const { standing, timeline, violations } = await world.info(dealer)
  expect(standing).toMatchObject({ points: 0, warnings: 0, nextExpiry: null })
  expect(await endedBy(dealer.shopId)).toEqual({
    points: 'expired', warning: 'expired', restriction: 'expired', deduction: null,
  })
  expect(timeline.map(({ what, pointsAfter, warningsAfter }) => [what, pointsAfter, warningsAfter])).toEqual([
    ['applied', 20, 2], ['expired', 0, 0],
  ])
  expect(violations[0]?.state).toBe('ended')
})

test('a dealer is told the same about the own shop as the office', async () => {
  const dealer = await world.dealer()
  await world.applyByFlow({ shopId: dealer.shopId, detail: 'offPlatformTrade' })
  const [own, office] = [await dealer.ask(calls.getViolationInfo, { body: {} }), await world.info(dealer)]
  expect({ ...own, violations: own.violations.map((one) => ({ ...one, appliedBy: null })) })
    .toEqual({ ...office, violations: office.violations.map((one) => ({ ...one, appliedBy: null })) })
  expect(own.violations[0]).toMatchObject({ appliedBy: null, wayOut: 'time' })
})

test('is over when its time is over, also before the clock has come by', async () => {
  const dealer = await world.dealer()
  const { id, appliedAt } = await world.apply(dealer.shopId, 'offPlatformTrade')
  const left = plainAfterDays(new Date(appliedAt), 30).getTime() - (await world.now()).getTime() + 1_000
  await world.shift(left / 1_000)
  expect((await world.info(dealer)).standing.restriction).toBe('none')
  const filter = { violationId: { eq: id }, kind: { eq: 'restriction' as const }, state: { eq: 'ended' as const } }
  expect((await dealer.ask(calls.listShopPenalties, { query: { filter } })).items).toMatchObject([{ end: 'expired' }])
  const release = once(world.clerk, calls.releaseBidRestriction, { params: { id }, body: { reason: '해제' } })
  expect((await refusalOf(release)).body.code).toBe('BID_RESTRICTION_NOT_ACTIVE')
})

test('of a pardon and the end of its time at once both are right', async () => {
  for (let round = 0; round < 4; round++) {
    const dealer = await world.dealer()
    const { id, appliedAt } = await world.apply(dealer.shopId, 'offPlatformTrade')
    const left = plainAfterDays(new Date(appliedAt), 30).getTime() - (await world.now()).getTime() + 1_000
    await world.shift(left / 1_000)
    const pardon = once(world.other, calls.pardonShopViolation, { params: { id }, body: { reason: '면제' } })
    await Promise.all([pardon, world.sweeper.sweep(), world.sweeper.sweep()])
    const { standing, violations } = await world.info(dealer)
    expect(standing).toMatchObject({ points: 0, warnings: 0, restriction: 'none' })
    expect(violations[0]?.penalties.map(({ kind, end }) => [kind, end])).toEqual(expect.arrayContaining([
      ['restriction', 'expired'], ['points', 'pardoned'],
    ]))
  }
})

const details = [
  'selfContractTradeRefusal', 'unfairPriceReduction', 'offPlatformTrade', 'selfContractPurchaseDecline',
] as const
const undoing = ['pardon', 'delete'] as const
const act = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('apply' as const), detail: fc.constantFrom(...details) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom(...undoing), at: fc.nat({ max: 20 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('pass' as const), days: fc.constantFrom(1, 29, 31, 100, 366) }) },
)
const undoCalls = { pardon: calls.pardonShopViolation, delete: calls.forceDeleteShopViolation }

test('whatever clerks and time do to a shop, it stands as its past alone says', async () => {
  await fc.assert(fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 12 }), async (acts) => {
    const dealer = await world.dealer()
    const past: (PastViolation & { readonly id: string })[] = []
    for (const one of acts) {
      if (one.do === 'pass') await world.passDays(one.days)
      else if (one.do === 'apply') {
        const { id, appliedAt, rule } = await world.apply(dealer.shopId, one.detail)
        past.push({
          id, appliedAt: new Date(appliedAt), points: rule.points, escalation: rule.escalation, undone: false,
          restriction: rule.restriction, days: rule.restrictionDays, released: false, done: false, unhealedAt: null,
        })
      } else {
        const violation = past[one.at % Math.max(past.length, 1)]
        if (violation === undefined || violation.undone) continue
        await once(world.clerk, undoCalls[one.do], { params: { id: violation.id }, body: { reason: '재검토' } })
        violation.undone = true
      }
      const { standing } = await world.info(dealer)
      const { restrictedUntil, ...expected } = plainStanding(past, await world.now())
      expect(standing).toMatchObject({ ...expected, restrictedUntil: restrictedUntil?.toISOString() ?? null })
    }
  }), { numRuns: 10, endOnFailure: true })
})
