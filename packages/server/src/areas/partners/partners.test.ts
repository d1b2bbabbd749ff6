// Partners in the office: settings, keys and their rotation, customers and cars, and who sees whose.
import { partnersCalls as calls } from '@bidyard/contract/calls/partners'
import { membersCalls } from '@bidyard/contract/calls/members'
import { sandboxCalls } from '@bidyard/contract/calls/sandbox'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { type Ask, refusalOf } from '../../testing/ask.ts'
import { makeCompany } from '../../testing/make.ts'
import { customerWish, makePartnerWorld, type PartnerWorld } from '../../testing/partners/partner-world.ts'
import { partnerJobs } from './upkeep/jobs.ts'

let app: TestApp
let staff: Ask
let dealer: Ask
let bank: PartnerWorld
let other: PartnerWorld
beforeAll(async () => {
  app = await startTestApp()
  staff = (await app.member({ type: 'root' })).ask
  dealer = (await app.member()).ask
  bank = await makePartnerWorld(app, staff)
  other = await makePartnerWorld(app, staff)
})
afterAll(() => app.stop())

const statusOf = async (asked: Promise<unknown>): Promise<number> => (await refusalOf(asked)).status
const sorted = (statuses: readonly number[]): number[] => statuses.toSorted((one, two) => one - two)
const moveClock = (seconds: number) => staff(sandboxCalls.moveClock, { body: { seconds } })
const auditOf = (subjectId: string) => app.database.primary
  .selectFrom('audit_log').selectAll().where('subject_id', '=', subjectId).orderBy('id').execute()
const missing = '00000000-0000-7000-8000-000000000000'
const settings = { mayActForCustomers: true, deepLink: null, frameAncestors: [] as string[], reason: '시험' }

describe('a partner', () => {
  test('is registered once for its company, under a code that nobody has', async () => {
    const { companyId } = await makeCompany(app.database, { kind: 'partner', name: '새한캐피탈' })
    const register = (code: string, id = companyId) =>
      staff(calls.registerPartner, { body: { ...settings, companyId: id, code } })
    const partner = await register('saehan')
    expect(partner).toMatchObject({ id: companyId, name: '새한캐피탈', code: 'saehan', version: 1, deepLink: null })
    expect(await statusOf(register('saehan-2'))).toBe(409)
    const second = await makeCompany(app.database, { kind: 'partner' })
    expect(await statusOf(register('saehan', second.companyId))).toBe(409)
    const shop = await makeCompany(app.database, { kind: 'shop' })
    expect(await statusOf(register('shop', shop.companyId))).toBe(404)
    expect(await statusOf(register('nobody', missing))).toBe(404)
    expect(await auditOf(companyId)).toMatchObject([
      { act: 'register partner', reason: '시험', after: { code: 'saehan' } },
    ])
  })

  test('of two who take one code at once, one gets it', async () => {
    const companies = await Promise.all([1, 2].map(() => makeCompany(app.database, { kind: 'partner' })))
    const outcomes = await Promise.all(companies.map(({ companyId }) =>
      staff(calls.registerPartner, { body: { ...settings, companyId, code: 'wanted' } })
        .then(() => 200, (error: { status: number }) => error.status)))
    expect(sorted(outcomes)).toEqual([200, 409])
  })

  test('is changed by whoever saw its newest version, with before and after written down', async () => {
    const world = await makePartnerWorld(app, staff)
    const change = (seenVersion: number) => staff(calls.changePartner, {
      params: { id: world.partnerId }, body: { ...settings, frameAncestors: ['https://a.example'], seenVersion },
    })
    const outcomes = await Promise.all([change(1), change(1)].map((one) =>
      one.then(({ version }) => version, (error: { status: number }) => error.status)))
    expect(sorted(outcomes)).toEqual([2, 409])
    expect((await auditOf(world.partnerId)).at(-1)).toMatchObject({
      act: 'change partner', before: { mayActForCustomers: false, version: 1 },
      after: { mayActForCustomers: true, frameAncestors: ['https://a.example'], version: 2 },
    })
    const nobodys = staff(calls.changePartner, { params: { id: missing }, body: { ...settings, seenVersion: 1 } })
    expect(await statusOf(nobodys)).toBe(404)
  })

  test.each([
    'javascript:alert(1)//', 'javascript://x/%0aalert(1)', 'data://text', 'http://bank.example', 'file:///etc/passwd',
    'bank.example', 'samplebank://has space', 'blob://x', 'vbscript://x',
  ])('has no way back like %s', async (deepLink) => {
    const refused = await refusalOf(staff(calls.changePartner, {
      params: { id: bank.partnerId }, body: { ...settings, deepLink, seenVersion: 1 },
    }))
    expect(refused.body.issues?.[0]?.path).toBe('body.deepLink')
  })

  test.each([
    'http://a.example', 'https://a.example/path', 'https://*.a.example', '*', "'self'",
    'https://a.example;script-src *', 'https://a.example https://b.example', 'https://a.example\n', 'https://-a',
    'https://',
  ])('has no frame ancestor like %j', async (origin) => {
    const refused = await refusalOf(staff(calls.changePartner, {
      params: { id: bank.partnerId }, body: { ...settings, frameAncestors: [origin], seenVersion: 1 },
    }))
    expect(refused.body.issues?.[0]?.path).toBe('body.frameAncestors.0')
  })
})

describe('a key', () => {
  test('shows its secret once and keeps only a sealed one', async () => {
    const { key, secret } = bank.key
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
    const { items } = await bank.officer.ask(calls.listPartnerKeys, { query: {} })
    expect(items.find(({ id }) => id === key.id)).toMatchObject({ keyId: key.keyId, kind: 'v1', state: 'active' })
    const rows = await app.sql<{ all: string }[]>`
      select row_to_json(partner_keys)::text || row_to_json(audit_log)::text as all
      from partner_keys, audit_log where audit_log.subject = 'partnerKey'`
    expect(rows.length).toBeGreaterThan(0)
    for (const form of [secret, Buffer.from(secret, 'base64url').toString('hex'), Buffer.from(secret).toString('hex')])
      expect(rows.filter(({ all }) => all.includes(form))).toEqual([])
    expect((await auditOf(key.id)).map(({ act }) => act)).toEqual(['issue partner key'])
  })

  test('of the partner’s own is issued by its people, the legacy kind by the office only', async () => {
    const world = await makePartnerWorld(app, staff)
    const issue = (ask: Ask, kind: 'v0' | 'v1', partnerId = world.partnerId) =>
      ask(calls.issuePartnerKey, { body: { partnerId, kind } })
    expect((await issue(world.officer.ask, 'v1')).key.partnerId).toBe(world.partnerId)
    expect(await statusOf(issue(world.officer.ask, 'v0'))).toBe(403)
    expect(Buffer.from((await issue(staff, 'v0')).secret, 'base64url')).toHaveLength(64)
    expect(await statusOf(issue(world.officer.ask, 'v1', other.partnerId))).toBe(404)
    expect(await statusOf(issue(staff, 'v1', missing))).toBe(404)
  })

  test('is one of at most five that open, also when many are issued at once', async () => {
    const world = await makePartnerWorld(app, staff)
    const outcomes = await Promise.all(Array.from({ length: 8 }, () =>
      world.issue('v1').then(() => 200, (error: { status: number }) => error.status)))
    expect(outcomes.filter((one) => one === 200)).toHaveLength(4)
    expect(outcomes.filter((one) => one === 409)).toHaveLength(4)
    const rotate = staff(calls.rotatePartnerKey, { params: { id: world.key.key.id }, body: { overlapHours: 1 } })
    expect(await statusOf(rotate)).toBe(409)
  })

  test('that is rotated still opens beside its successor until its end, and not after', async () => {
    const world = await makePartnerWorld(app, staff)
    const next = await world.officer.ask(calls.rotatePartnerKey, {
      params: { id: world.key.key.id }, body: { overlapHours: 24 },
    })
    await world.launch(await world.seal())
    await world.launch(await world.seal({ issued: next }), next)
    const states = async () => Object.fromEntries((await staff(calls.listPartnerKeys, {
      query: { filter: { partnerId: { eq: world.partnerId } } },
    })).items.map(({ id, state }) => [id, state]))
    expect(await states()).toEqual({ [world.key.key.id]: 'ending', [next.key.id]: 'active' })
    const again = world.officer.ask(calls.rotatePartnerKey, {
      params: { id: world.key.key.id }, body: { overlapHours: 0 },
    })
    expect(await statusOf(again)).toBe(409)
    await moveClock(24 * 3_600 - 60)
    await world.launch(await world.seal())
    await moveClock(61)
    expect((await refusalOf(world.launch(await world.seal()))).body.code).toBe('INVALID_ENCRYPTION')
    await world.launch(await world.seal({ issued: next }), next)
    expect(await states()).toEqual({ [world.key.key.id]: 'ended', [next.key.id]: 'active' })
    await partnerJobs.sweepPartners({}, {
      database: app.database, signal: new AbortController().signal,
    } as Parameters<typeof partnerJobs.sweepPartners>[1])
    const kept = await app.database.primary.selectFrom('partner_keys').select(['id', 'secret_sealed'])
      .where('partner_id', '=', world.partnerId).execute()
    expect(kept.filter((row) => row.secret_sealed === null).map(({ id }) => id)).toEqual([world.key.key.id])
  })

  test('that is rotated by two at once gets one successor', async () => {
    const world = await makePartnerWorld(app, staff)
    const rotate = () => staff(calls.rotatePartnerKey, { params: { id: world.key.key.id }, body: { overlapHours: 1 } })
      .then(() => 200, (error: { status: number }) => error.status)
    expect(sorted(await Promise.all([rotate(), rotate()]))).toEqual([200, 409])
  })

  test('that is revoked opens nothing from then on, and its secret is gone', async () => {
    const world = await makePartnerWorld(app, staff)
    const parameters = await world.seal()
    const revoke = () => world.officer.ask(calls.revokePartnerKey, {
      params: { id: world.key.key.id }, body: { reason: '유출 의심' },
    })
    expect((await revoke()).state).toBe('ended')
    expect((await refusalOf(world.launch(parameters))).body.code).toBe('INVALID_ENCRYPTION')
    expect((await revoke()).state).toBe('ended')
    expect((await auditOf(world.key.key.id)).filter(({ act }) => act === 'revoke partner key')).toMatchObject([
      { reason: '유출 의심', before: { state: 'active' }, after: { state: 'ended' } },
    ])
    const row = await app.database.primary.selectFrom('partner_keys').select('secret_sealed')
      .where('id', '=', world.key.key.id).executeTakeFirstOrThrow()
    expect(row.secret_sealed).toBeNull()
  })

  test('tells when it was last used, so that one sees when an old one may go', async () => {
    const world = await makePartnerWorld(app, staff)
    const lastUsed = async () => (await staff(calls.listPartnerKeys, {
      query: { filter: { keyId: { eq: world.key.key.keyId } } },
    })).items[0]?.lastUsedAt
    expect(await lastUsed()).toBeNull()
    await world.launch(await world.seal())
    expect(await lastUsed()).toMatch(/^20/)
  })
})

describe('a customer', () => {
  test('is masked in lists and whole by itself, and the look is written down', async () => {
    const listed = await bank.officer.ask(calls.listPartnerCustomers, { query: {} })
    expect(listed.items).toMatchObject([{ id: bank.customerId, name: '홍*동', phone: '010-****-5678' }])
    const seen = await bank.officer.ask(calls.getPartnerCustomer, { params: { id: bank.customerId } })
    expect(seen).toMatchObject({ name: '홍길동', phone: '01012345678', customerKey: bank.customerKey })
    const looks = await app.database.primary.selectFrom('access_log').selectAll()
      .where('subject_id', '=', bank.customerId).execute()
    expect(looks).toMatchObject([{ act: 'read partner customer', user_id: bank.officer.userId }])
    const lists = await app.database.primary.selectFrom('access_log').select(['subject', 'shown_count'])
      .where('act', '=', 'list partner customers').where('user_id', '=', bank.officer.userId).execute()
    expect(lists).toContainEqual({ subject: 'partnerCustomer', shown_count: 1 })
  })

  test('has a phone that nobody can read in the database or in the audit log', async () => {
    const [row] = await app.sql<{ all: string }[]>`
      select string_agg(row_to_json(c)::text, '') || (select string_agg(coalesce(after::text, ''), '') from audit_log)
        as all from partner_customers c`
    expect(row?.all).toContain(bank.customerKey)
    expect(row?.all).not.toContain('12345678')
    expect(row?.all).not.toContain('홍길동')
  })

  test('is known once by the partner’s own name, also when created twice at once', async () => {
    const create = (customerKey: string) => bank.officer.ask(calls.createPartnerCustomer, {
      body: { partnerId: bank.partnerId, customerKey, ...customerWish },
    })
    expect(await statusOf(create(bank.customerKey))).toBe(409)
    const outcomes = await Promise.all([create('twice'), create('twice')].map((one) =>
      one.then(() => 200, (error: { status: number }) => error.status)))
    expect(sorted(outcomes)).toEqual([200, 409])
    const elsewhere = await staff(calls.createPartnerCustomer, {
      body: { partnerId: other.partnerId, customerKey: bank.customerKey, ...customerWish },
    })
    expect(elsewhere.partnerId).toBe(other.partnerId)
  })

  test('needs a name and a phone that receives messages', async () => {
    const create = (wish: object) => refusalOf(bank.officer.ask(calls.createPartnerCustomer, {
      body: { partnerId: bank.partnerId, customerKey: 'c-wrong', ...customerWish, ...wish },
    }))
    for (const wish of [{ phone: '02-123-4567' }, { phone: '1588-1234' }, { name: '홍' }, { name: '<b>홍길동</b>' },
      { customerKey: 'a b' }, { customerKey: 'a‮b' }])
      expect((await create(wish)).body.detail, JSON.stringify(wish)).toBe('0001.invalidBodySchema')
  })
})

describe('a customer who was written down wrongly', () => {
  const versionNow = async () => {
    const { items: [{ version } = { version: 0 }] } = await bank.officer.ask(calls.listPartnerCustomers, {
      query: { filter: { customerKey: { eq: bank.customerKey } } },
    })
    return version
  }
  const change = (ask: Ask, seenVersion: number, wish: object = {}) => ask(calls.changePartnerCustomer, {
    params: { id: bank.customerId }, body: { ...customerWish, ...wish, seenVersion },
  })

  test('is put right by the partner or the office, found as before, and noted masked', async () => {
    const seenVersion = await versionNow()
    const changed = await change(bank.officer.ask, seenVersion, { name: '홍길순', phone: '010 9876 5432' })
    expect(changed).toMatchObject({
      id: bank.customerId, name: '홍길순', phone: '01098765432', customerKey: bank.customerKey, version: seenVersion + 1,
    })
    expect(await bank.officer.ask(calls.getPartnerCustomer, { params: { id: bank.customerId } })).toEqual(changed)
    const { token } = await bank.launch(await bank.seal())
    expect(token).not.toBe('')
    expect(await change(staff, seenVersion + 1)).toMatchObject({ name: '홍길동', phone: '01012345678' })
    const [row] = await app.sql<{ all: string }[]>`
      select string_agg(coalesce(before::text, '') || coalesce(after::text, ''), '') as all from audit_log`
    expect(row?.all).toContain('홍*순')
    expect(row?.all).toContain('010-****-5432')
    expect(row?.all).not.toContain('98765432')
  })

  test('is changed by one of two who do it at once, and by nobody who saw an older one', async () => {
    const seenVersion = await versionNow()
    const outcomes = await Promise.all([bank.officer.ask, staff].map((ask) =>
      change(ask, seenVersion).then(() => 200, (error: { status: number }) => error.status)))
    expect(sorted(outcomes)).toEqual([200, 409])
    expect(await statusOf(change(staff, seenVersion))).toBe(409)
  })

  test('needs a name and a phone that receives messages', async () => {
    for (const wish of [{ phone: '02-123-4567' }, { name: '홍' }, { name: '<b>홍길동</b>' }])
      expect((await refusalOf(change(staff, await versionNow(), wish))).body.detail).toBe('0001.invalidBodySchema')
  })

  test('is nobody any more once they left', async () => {
    const customer = await bank.officer.ask(calls.createPartnerCustomer, {
      body: { partnerId: bank.partnerId, customerKey: 'c-left', ...customerWish },
    })
    const [member] = await app.sql<{ id: string }[]>`
      select members.id from members join partner_customers using (user_id) where partner_customers.id = ${customer.id}`
    await staff(membersCalls.changeMemberState, {
      params: { id: member?.id ?? missing }, body: { action: 'leave', reason: '고객 요청' },
    })
    expect(await statusOf(bank.officer.ask(calls.changePartnerCustomer, {
      params: { id: customer.id }, body: { ...customerWish, seenVersion: 1 },
    }))).toBe(404)
  })
})

describe('a car', () => {
  test('is presented once by the partner’s own name, for a customer of that partner', async () => {
    const create = (ask: Ask, wish: object = {}) => ask(calls.createExhibit, {
      body: { customerId: bank.customerId, exhibitKey: 'x-new', carNo: '서울 12 가 3456', ...wish },
    })
    expect((await create(bank.officer.ask)).carNo).toBe('서울12가3456')
    expect(await statusOf(create(bank.officer.ask))).toBe(409)
    for (const [ask, customerId] of [
      [bank.officer.ask, other.customerId], [bank.officer.ask, missing], [staff, missing],
    ] as const)
      expect((await refusalOf(create(ask, { customerId, exhibitKey: 'x-else' }))).body.code)
        .toBe('PARTNER_CUSTOMER_NOT_FOUND')
  })
})

describe('the people of one partner', () => {
  test('see their own rows in lists and nothing of others, by filter, count or cursor', async () => {
    const { ask } = bank.officer
    const lists = [calls.listPartners, calls.listPartnerKeys, calls.listPartnerCustomers, calls.listExhibits] as const
    for (const list of lists) {
      const page = await ask(list, { query: { count: true, size: 100 } })
      const owners = new Set(page.items.map((item) => ('partnerId' in item ? item.partnerId : item.id)))
      expect([...owners], list.path).toEqual([bank.partnerId])
      expect(page.count).toBe(page.items.length)
    }
    const filtered = await ask(calls.listExhibits, {
      query: { filter: { partnerId: { eq: other.partnerId } }, count: true },
    })
    expect(filtered).toMatchObject({ items: [], count: 0 })
    expect((await staff(calls.listExhibits, { query: { size: 100 } })).items.length).toBeGreaterThan(2)
  })

  test('find another partner’s rows exactly as missing ones', async () => {
    const { ask } = bank.officer
    const looks = (id: { partner: string; key: string; customer: string; exhibit: string }) => [
      ask(calls.getPartner, { params: { id: id.partner } }),
      ask(calls.getPartnerCustomer, { params: { id: id.customer } }),
      ask(calls.getExhibit, { params: { id: id.exhibit } }),
      ask(calls.issueOneTimeLink, { params: { id: id.exhibit } }),
      ask(calls.rotatePartnerKey, { params: { id: id.key }, body: { overlapHours: 1 } }),
      ask(calls.revokePartnerKey, { params: { id: id.key }, body: { reason: '시험' } }),
      ask(calls.createPartnerCustomer, { body: { partnerId: id.partner, customerKey: 'c-x', ...customerWish } }),
      ask(calls.changePartnerCustomer, { params: { id: id.customer }, body: { ...customerWish, seenVersion: 1 } }),
    ]
    const plain = async (asked: Promise<unknown>) => {
      const { status, body: { requestId: _, ...body } } = await refusalOf(asked)
      return { status, body }
    }
    const theirs = await Promise.all(looks({
      partner: other.partnerId, key: other.key.key.id, customer: other.customerId, exhibit: other.exhibit.id,
    }).map(plain))
    const none = await Promise.all(looks({
      partner: missing, key: missing, customer: missing, exhibit: missing,
    }).map(plain))
    expect(theirs).toEqual(none)
    expect(new Set(theirs.map(({ status }) => status))).toEqual(new Set([404]))
  })

  test('may not change settings, and dealers and strangers see nothing at all', async () => {
    const change = (ask: Ask) => ask(calls.changePartner, {
      params: { id: bank.partnerId }, body: { ...settings, seenVersion: 1 },
    })
    expect(await statusOf(change(bank.officer.ask))).toBe(403)
    const looks = (ask: Ask) => [
      ask(calls.listPartners, { query: {} }), ask(calls.listExhibits, { query: {} }), change(ask),
      ask(calls.getExhibit, { params: { id: bank.exhibit.id } }),
      ask(calls.issuePartnerKey, { body: { partnerId: bank.partnerId, kind: 'v1' } }),
    ]
    for (const [ask, status] of [[dealer, 403], [app.ask, 401]] as const)
      expect(new Set(await Promise.all(looks(ask).map(statusOf)))).toEqual(new Set([status]))
  })

  test('of a company that is no registered partner see nothing', async () => {
    const { companyId } = await makeCompany(app.database, { kind: 'partner' })
    for (const wish of [{}, { companyId }]) {
      const { ask } = await app.member({ type: 'partner_user', ...wish })
      expect((await ask(calls.listExhibits, { query: {} })).items).toEqual([])
      expect((await ask(calls.listPartners, { query: {} })).items).toEqual([])
    }
  })
})
