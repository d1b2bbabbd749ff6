// Release, pardon and force-delete: what each takes back, what stays, and two at once.
import { randomUUID } from 'node:crypto'
import { financeCalls } from '@bidyard/contract/calls/finance'
import { violationsCalls as calls } from '@bidyard/contract/calls/violations'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusalOf } from '../../../testing/ask.ts'
import { once, openSanctionsWorld, type SanctionsWorld } from '../../../testing/violations/sanctions-world.ts'
import { depositOf, findOpenMoney } from '../../finance/for-other-areas.ts'

let world: SanctionsWorld
beforeAll(async () => {
  world = await openSanctionsWorld()
})
afterAll(() => world.stop())

const reason = { reason: '확인 결과' }
const release = (id: string) => once(world.other, calls.releaseBidRestriction, { params: { id }, body: reason })
const pardon = (id: string) => once(world.other, calls.pardonShopViolation, { params: { id }, body: reason })
const forceDelete = (id: string) => once(world.other, calls.forceDeleteShopViolation, { params: { id }, body: reason })
const restrictionOf = <One extends { readonly kind: string }>(penalties: readonly One[] | undefined) =>
  penalties?.find(({ kind }) => kind === 'restriction')
const codeOf = async (asked: Promise<unknown>) => (await refusalOf(asked)).body.code
const heldBy = async (shopId: string) => (await depositOf(world.database.primary, shopId)).heldWon
const owedBy = async (shopId: string) => (await findOpenMoney(world.database.primary, shopId)).claimWon

describe('release', () => {
  test('lifts the restriction, once, and keeps the violation with its points', async () => {
    const dealer = await world.dealer()
    const { id } = await world.apply(dealer.shopId, 'offPlatformTrade')
    const shown = await release(id)
    expect(shown).toMatchObject({ wayOut: 'none', state: 'active', pardon: null })
    expect(restrictionOf(shown.penalties)).toMatchObject({ state: 'ended', end: 'released' })
    expect((await world.info(dealer)).standing).toMatchObject({ points: 20, restriction: 'none' })
    expect(await codeOf(release(id))).toBe('BID_RESTRICTION_ALREADY_RELEASED')
  })

  test('finds nothing to lift where there never was anything, or where time was faster', async () => {
    const dealer = await world.dealer()
    const { id: notice } = await world.apply(dealer.shopId, 'misconduct')
    expect(await codeOf(release(notice))).toBe('BID_RESTRICTION_NOT_ACTIVE')
    const { id } = await world.apply(dealer.shopId, 'offPlatformTrade')
    await pardon(id)
    expect(await codeOf(release(id))).toBe('BID_RESTRICTION_NOT_ACTIVE')
    expect((await refusalOf(release(randomUUID()))).status).toBe(404)
  })
})

describe('pardon', () => {
  test('gives back what was taken, the claim too, and only once', async () => {
    const dealer = await world.dealer()
    await world.payDeposit(dealer.shopId)
    const whole = await heldBy(dealer.shopId)
    const first = await world.apply(dealer.shopId, 'offPlatformTrade', { priceWon: 40_000_000 })
    const second = await world.apply(dealer.shopId, 'offPlatformTrade', { priceWon: 40_000_000 })
    expect([await heldBy(dealer.shopId), await owedBy(dealer.shopId)]).toEqual([0, 4_000_000 - whole])
    expect((await world.info(dealer)).cost).toEqual({ takenWon: whole, claimedWon: 4_000_000 - whole, givenBackWon: 0 })
    expect(await pardon(second.id)).toMatchObject({ action: 'pardon', state: 'pardoned', pardon: reason })
    expect([await heldBy(dealer.shopId), await owedBy(dealer.shopId)]).toEqual([whole - 2_000_000, 0])
    expect(await codeOf(pardon(second.id))).toBe('ALREADY_PARDONED')
    await pardon(first.id)
    expect(await heldBy(dealer.shopId)).toBe(whole)
    expect((await world.info(dealer)).standing).toMatchObject({ points: 0, warnings: 0, restriction: 'none' })
  })

  test('waits no longer for what was asked for in the place of it; of less that is missing, for the rest', async () => {
    const dealer = await world.dealer()
    await world.payDeposit(dealer.shopId)
    const ids = []
    for (let time = 0; time < 2; time++)
      ids.push((await world.apply(dealer.shopId, 'offPlatformTrade', { priceWon: 14_000_000 })).id)
    const { amountId } = await once(dealer, financeCalls.openDepositAccount, {})
    const info = () => dealer.ask(financeCalls.getDepositInfo)
    expect(await info()).toMatchObject({ missingWon: 1_400_000, waiting: { amountId, amountWon: 1_400_000 } })
    await pardon(ids[0] ?? '')
    expect(await info()).toMatchObject({ missingWon: 700_000, waiting: { amountWon: 700_000 } })
    await pardon(ids[1] ?? '')
    expect(await info()).toMatchObject({ isEnough: true, missingWon: 0, waiting: null })
    const { items } = await dealer.ask(financeCalls.listShopDeposits, { query: {} })
    expect(items.map(({ state, voidedAt }) => [state, voidedAt !== null])).toEqual([
      ['depositWaiting', true], ['depositWaiting', true], ['deposited', false],
    ])
    expect(await dealer.ask(financeCalls.getAmount, { params: { id: amountId } })).toMatchObject({ state: 'voided' })
  })

  test('judges later ones anew: a ban becomes thirty days, thirty days become nothing', async () => {
    const dealer = await world.dealer()
    const ids: string[] = []
    for (let time = 0; time < 5; time++) ids.push((await world.apply(dealer.shopId, 'selfContractTradeRefusal')).id)
    await pardon(ids[0] ?? '')
    expect((await world.info(dealer)).standing).toMatchObject({ points: 40, warnings: 4, restriction: 'warning' })
    await pardon(ids[1] ?? '')
    expect((await world.info(dealer)).standing).toMatchObject({ points: 30, restriction: 'warning' })
    await pardon(ids[3] ?? '')
    expect((await world.info(dealer)).standing).toMatchObject({ points: 20, warnings: 2, restriction: 'none' })
  })

  test('of one violation by two clerks at once happens once, and the money comes home once', async () => {
    for (let round = 0; round < 5; round++) {
      const dealer = await world.dealer()
      await world.payDeposit(dealer.shopId)
      const whole = await heldBy(dealer.shopId)
      const { id } = await world.apply(dealer.shopId, 'falseDocument', { priceWon: 10_000_000 })
      const asked = await Promise.allSettled([pardon(id), pardon(id)])
      expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      expect(await heldBy(dealer.shopId)).toBe(whole)
    }
  })

  test('finds nothing where there is nothing', async () => {
    expect((await refusalOf(pardon(randomUUID()))).status).toBe(404)
  })
})

describe('force-delete', () => {
  test('reverses all and hides it from everybody; only the audit remembers', async () => {
    const dealer = await world.dealer()
    await world.payDeposit(dealer.shopId)
    const whole = await heldBy(dealer.shopId)
    const { id } = await world.apply(dealer.shopId, 'unfairPriceReduction', { priceWon: 20_000_000 })
    expect(await heldBy(dealer.shopId)).toBe(whole - 1_000_000)
    await forceDelete(id)
    expect(await heldBy(dealer.shopId)).toBe(whole)
    const filter = { shopId: { eq: dealer.shopId } }
    for (const who of [dealer, world.clerk]) {
      expect((await refusalOf(who.ask(calls.getShopViolation, { params: { id } }))).status).toBe(404)
      expect((await who.ask(calls.listShopViolations, { query: { filter } })).items).toEqual([])
      expect((await who.ask(calls.listShopPenalties, { query: { filter } })).items).toEqual([])
    }
    expect(await world.info(dealer)).toMatchObject({ violations: [], standing: { points: 0, restriction: 'none' } })
    const acts = await world.database.primary.selectFrom('audit_log').select(['act', 'reason'])
      .where('subject_id', '=', id).orderBy('id').execute()
    expect(acts.map(({ act }) => act)).toEqual(['apply violation', 'force-delete violation'])
    expect(acts[1]?.reason).toBe(reason.reason)
    for (const again of [forceDelete, pardon, release]) expect((await refusalOf(again(id))).status).toBe(404)
  })

  test('of a pardoned one hides it and gives nothing back a second time', async () => {
    const dealer = await world.dealer()
    await world.payDeposit(dealer.shopId)
    const whole = await heldBy(dealer.shopId)
    const { id } = await world.apply(dealer.shopId, 'falseDocument', { priceWon: 10_000_000 })
    await pardon(id)
    await forceDelete(id)
    expect(await heldBy(dealer.shopId)).toBe(whole)
    expect((await world.info(dealer)).violations).toEqual([])
  })
})

test('what the office takes back stands in the audit, with who did it and why', async () => {
  const dealer = await world.dealer()
  const { id } = await world.apply(dealer.shopId, 'offPlatformTrade')
  await release(id)
  await pardon(id)
  const lines = await world.database.primary.selectFrom('audit_log').select(['act', 'reason', 'before', 'after'])
    .where('subject_id', '=', id).orderBy('id').execute()
  expect(lines.slice(1)).toMatchObject([
    { act: 'release bid restriction', ...reason, before: { restriction: 'warning' }, after: { restriction: 'none' } },
    { act: 'pardon violation', ...reason, before: { points: 20 }, after: { points: 0 } },
  ])
})

describe('at once', () => {
  test('two clerks who apply climb the ladder one after the other', async () => {
    for (let round = 0; round < 5; round++) {
      const dealer = await world.dealer()
      await Promise.all(Array.from({ length: 4 }, () => world.apply(dealer.shopId, 'selfContractTradeRefusal')))
      const { standing, violations } = await world.info(dealer)
      expect(standing).toMatchObject({ points: 40, warnings: 4, restriction: 'warning' })
      const restricted = violations.filter(({ penalties }) => penalties.some(({ kind }) => kind === 'restriction'))
      expect(restricted).toHaveLength(2)
    }
  })
})
