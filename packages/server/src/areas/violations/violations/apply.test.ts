// Applying violations through the front door: what follows from each rule, what is refused, and who may.
import { randomUUID } from 'node:crypto'
import { auditCalls } from '@bidyard/contract/calls/audit/audit'
import { filesCalls } from '@bidyard/contract/calls/files'
import { identityCalls } from '@bidyard/contract/calls/identity'
import { referenceCalls } from '@bidyard/contract/calls/reference'
import { violationsCalls as calls } from '@bidyard/contract/calls/violations'
import { violationDetailType } from '@bidyard/contract/enums'
import { limits } from '@bidyard/contract/limits'
import { violationTypeOf } from '@bidyard/contract/shapes/standing/violation-types'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf } from '../../../testing/ask.ts'
import { once, openSanctionsWorld, type SanctionsWorld } from '../../../testing/violations/sanctions-world.ts'

let world: SanctionsWorld
beforeAll(async () => {
  world = await openSanctionsWorld()
})
afterAll(() => world.stop())

test('each of the nineteen brings what its rule says', async () => {
  for (const detail of violationDetailType.values) {
    const { shopId } = await world.dealer()
    const shown = await world.apply(shopId, detail, { priceWon: 10_000_000 })
    const { rule } = shown
    expect(shown).toMatchObject({ detail, type: violationTypeOf[detail], ruleVersion: 1, escalation: rule.escalation })
    const of = (kind: string) => shown.penalties.filter((one) => one.kind === kind)
    expect(of('points').map(({ value }) => value)).toEqual(rule.points === 0 ? [] : [rule.points])
    const restrictions = of('restriction').map(({ restriction }) => restriction)
    expect(restrictions).toEqual(rule.restriction === 'none' ? [] : [rule.restriction])
    expect(of('deduction').map(({ value }) => value)).toEqual(rule.deduction === 'none' ? [] : [500_000])
    expect(of('warning')).toHaveLength(Math.floor(rule.points / 10))
  }
})

test('keeps who, when, why and by which rule, and numbers it for the phone', async () => {
  const dealer = await world.dealer()
  const shown = await world.apply(dealer.shopId, 'offPlatformTrade', {
    memberId: dealer.memberId, statement: '직거래를 유도했습니다.',
  })
  expect(shown).toMatchObject({
    memberId: dealer.memberId, memberName: '홍길동', statement: '직거래를 유도했습니다.', action: 'warning', state: 'active',
    wayOut: 'time', appliedBy: { memberId: world.clerk.memberId, name: '서담당', actor: 'staff' },
    related: { orderId: null, auctionId: null, biddingId: null, contractId: null },
  })
  expect(shown.violationNo).toMatch(/^V\d{4}-\d{5}$/)
  const audit = await world.database.primary.selectFrom('audit_log').selectAll()
    .where('subject_id', '=', shown.id).executeTakeFirstOrThrow()
  expect(audit).toMatchObject({
    act: 'apply violation', reason: '직거래를 유도했습니다.', before: { points: 0, restriction: 'none' },
    after: { points: 20, warnings: 2, restriction: 'warning' }, member_id: world.clerk.memberId,
  })
})

test('is read in the log with all of a long statement', async () => {
  const { shopId } = await world.dealer()
  const statement = '가'.repeat(limits.note)
  const shown = await world.apply(shopId, 'misconduct', { statement })
  const query = { filter: { subjectId: { eq: shown.id } } }
  const { items } = await world.clerk.ask(auditCalls.listChanges, { query })
  expect(items).toMatchObject([{ act: 'apply violation', reason: statement }])
})

test('says notice, points, warning or ban by what follows', async () => {
  const action = async (...details: Parameters<SanctionsWorld['apply']>[1][]) => {
    const { shopId } = await world.dealer()
    let last = ''
    for (const detail of details) last = (await world.apply(shopId, detail)).action
    return last
  }
  expect(await action('misconduct')).toBe('notice')
  expect(await action('selfContractPurchaseDecline')).toBe('point')
  expect(await action('selfContractPurchaseDecline', 'selfContractPurchaseDecline')).toBe('warning')
  expect(await action('falseDocument')).toBe('permanentBan')
})

test('the third warning restricts for thirty days and the fifth for good', async () => {
  const dealer = await world.dealer()
  const restrictions: string[] = []
  const own: string[] = []
  for (let time = 0; time < 5; time++) {
    await world.apply(dealer.shopId, 'selfContractTradeRefusal')
    restrictions.push((await world.info(dealer)).standing.restriction)
    own.push((await dealer.ask(identityCalls.authContext)).restrictions.join())
  }
  expect(restrictions).toEqual(['none', 'none', 'warning', 'warning', 'permanentBan'])
  expect(own).toEqual(['', '', 'bidRestricted', 'bidRestricted', 'barred'])
})

test('what is judged alone counts for later ones but climbs no ladder', async () => {
  const dealer = await world.dealer()
  for (let time = 0; time < 3; time++) await world.apply(dealer.shopId, 'offPlatformTrade')
  expect((await world.info(dealer)).standing).toMatchObject({ points: 60, warnings: 6, restriction: 'warning' })
  await world.apply(dealer.shopId, 'selfContractPurchaseDecline')
  expect((await world.info(dealer)).standing.restriction).toBe('permanentBan')
})

test('shows the shop what proves it only where the office allows that', async () => {
  const dealer = await world.dealer()
  const [shown, hidden] = [await world.document(world.clerk), await world.document(world.clerk)]
  const open = await world.apply(dealer.shopId, 'misconduct', { evidenceFileIds: [shown], isEvidenceShown: true })
  const closed = await world.apply(dealer.shopId, 'misconduct', { evidenceFileIds: [hidden] })
  const see = (id: string) => dealer.ask(calls.getShopViolation, { params: { id } })
  const [seen] = (await see(open.id)).evidence
  expect(seen).toMatchObject({ id: shown, contentType: 'application/pdf' })
  expect((await world.get(seen?.url ?? '')).status).toBe(200)
  expect((await see(closed.id)).evidence).toEqual([])
  expect((await world.other.ask(calls.getShopViolation, { params: { id: closed.id } })).evidence).toHaveLength(1)
  // By its own address the file stays the office's.
  expect((await refusalOf(dealer.ask(filesCalls.getFile, { params: { id: hidden } }))).status).toBe(404)
})

test('refuses shops, members and trades that do not fit, each with its own word', async () => {
  const [dealer, stranger] = [await world.dealer(), await world.dealer()]
  const codeOf = async (shopId: string, wish: Parameters<SanctionsWorld['apply']>[2]) =>
    (await refusalOf(world.apply(shopId, 'misconduct', wish))).body.code
  expect(await codeOf(randomUUID(), {})).toBe('SHOP_NOT_FOUND')
  expect(await codeOf(dealer.shopId, { memberId: randomUUID() })).toBe('SHOP_MEMBER_NOT_FOUND')
  expect(await codeOf(dealer.shopId, { memberId: stranger.memberId })).toBe('SHOP_MEMBER_INVALID')
  expect(await codeOf(dealer.shopId, { memberId: world.clerk.memberId })).toBe('SHOP_MEMBER_INVALID')
  for (const related of ['orderId', 'auctionId', 'biddingId', 'contractId'])
    expect(await codeOf(dealer.shopId, { [related]: randomUUID() })).toBe('RELATED_INVALID')
  const future = await refusalOf(world.apply(dealer.shopId, 'misconduct', { violateAt: '2099-01-01T00:00:00Z' }))
  expect(future.body).toMatchObject({ code: 'BadRequestSchema', issues: [{ path: 'body.violateAt' }] })
  const foreign = await refusalOf(world.apply(dealer.shopId, 'misconduct', {
    evidenceFileIds: [await world.document(dealer)],
  }))
  expect(foreign.body).toMatchObject({ code: 'BadRequestSchema', issues: [{ path: 'body.evidenceFileIds.0' }] })
  expect((await world.info(dealer)).violations).toEqual([])
})

test('only people of the office who attend to sanctions apply, release, pardon, delete and answer', async () => {
  const dealer = await world.dealer()
  const { id } = await world.apply(dealer.shopId, 'offPlatformTrade')
  const money = await world.member({ type: 'admin', part: 'money' })
  const body = {
    shopId: dealer.shopId, detail: 'misconduct' as const, violateAt: new Date().toISOString(), statement: '폭언',
  }
  const appeal = await once(dealer, calls.submitViolationAppeal, {
    body: { violationId: id, statement: '사실과 다릅니다. 확인해 주세요.' },
  })
  for (const who of [money, dealer]) {
    const asked = [
      once(who, calls.applyShopViolation, { body }),
      ...[calls.releaseBidRestriction, calls.pardonShopViolation, calls.forceDeleteShopViolation]
        .map((call) => once(who, call, { params: { id }, body: { reason: '시험' } })),
      once(who, calls.answerViolationAppeal, { params: { id: appeal.id }, body: { outcome: 'accept', answer: '시험' } }),
    ]
    expect((await Promise.all(asked.map(refusalOf))).map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
  }
})

test('the rule that held when it happened is the one that counts, also after the house changed its mind', async () => {
  const dealer = await world.dealer()
  const root = await world.member({ type: 'root' })
  const before = (await world.now()).toISOString()
  const found = await root.ask(referenceCalls.getConfig, { params: { key: 'sanctions' } })
  if (found.key !== 'sanctions') throw new Error('another key was answered')
  const { misconduct, ...presets } = found.value.presets
  const change = (value: typeof found.value, seenVersion: number) => root.ask(referenceCalls.changeConfig, {
    body: { key: 'sanctions', seenVersion, reason: '폭언은 다루지 않음', value },
  })
  const unused = { ...misconduct, isInForce: false }
  await change({ ...found.value, presets: { ...presets, misconduct: unused } }, found.version)
  expect((await refusalOf(world.apply(dealer.shopId, 'misconduct'))).body.code).toBe('SANCTION_PRESET_NOT_FOUND')
  const older = await world.apply(dealer.shopId, 'misconduct', { violateAt: before })
  expect(older.ruleVersion).toBe(found.version)
  await change({ ...found.value, presets: { ...presets, misconduct: { ...misconduct, points: 7 } } }, found.version + 1)
  expect((await world.apply(dealer.shopId, 'misconduct')).rule.points).toBe(7)
  expect((await world.clerk.ask(calls.getShopViolation, { params: { id: older.id } })).rule.points).toBe(0)
})

test('a fact that is told twice is one violation', async () => {
  const dealer = await world.dealer()
  const detail = 'selfContractPurchaseDecisionExpired' as const
  const wish = { shopId: dealer.shopId, detail, source: `contract:${randomUUID()}` }
  const told = await Promise.all([1, 2, 3].map(() => world.applyByFlow(wish)))
  expect(told.filter((one) => 'isNew' in one && one.isNew)).toHaveLength(1)
  const { violations, standing } = await world.info(dealer)
  expect(violations).toMatchObject([{ appliedBy: { memberId: null, actor: 'flow' }, detail: wish.detail }])
  expect(standing.points).toBe(5)
})
