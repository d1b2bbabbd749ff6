// The exchange of a launch over HTTP: every error in its order, races, keys, the clock, and what the token covers.
import { identityCalls } from '@bidyard/contract/calls/identity'
import { partnersCalls as calls } from '@bidyard/contract/calls/partners'
import { sandboxCalls } from '@bidyard/contract/calls/sandbox'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { type Ask, refusalOf } from '../../../testing/ask.ts'
import { type LaunchWish, makePartnerWorld, type PartnerWorld } from '../../../testing/partners/partner-world.ts'
import { partnerJobs } from '../upkeep/jobs.ts'

let app: TestApp
let staff: Ask
let bank: PartnerWorld
let other: PartnerWorld
beforeAll(async () => {
  app = await startTestApp()
  staff = (await app.member({ type: 'root' })).ask
  bank = await makePartnerWorld(app, staff)
  other = await makePartnerWorld(app, staff)
})
afterAll(() => app.stop())

const codeOf = async (asked: Promise<unknown>): Promise<string> => {
  const { status, body } = await refusalOf(asked)
  expect(status).toBe(400)
  return body.code
}
const sealAndLaunch = async (world: PartnerWorld, wish: LaunchWish = {}) =>
  world.launch(await world.seal(wish), wish.issued)
const moveClock = (seconds: number) => staff(sandboxCalls.moveClock, { body: { seconds } })
const longAgo: LaunchWish = { now: new Date('2026-01-05T00:00:00Z') }

describe('a launch', () => {
  test('opens a session of half an hour that covers one car, with the way back', async () => {
    const answer = await sealAndLaunch(bank)
    expect(answer).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/), endsAt: expect.any(String),
      partner: { code: bank.code, name: `${bank.code} 은행` },
      exhibit: { id: bank.exhibit.id, carNo: '12가3456' },
      backLink: `samplebank://cars/${bank.exhibit.exhibitKey}`,
    })
    const { now } = await app.ask(sandboxCalls.readClock)
    const minutes = (Date.parse(answer.endsAt) - Date.parse(now)) / 60_000
    expect(minutes).toBeGreaterThan(29.9)
    expect(minutes).toBeLessThanOrEqual(30)
    expect(await app.ask(calls.getExhibit, { params: { id: bank.exhibit.id } }, { token: answer.token }))
      .toEqual(bank.exhibit)
  })

  test('is answered with no-store and leaves neither token nor parameters in the log', async () => {
    const parameters = await bank.seal()
    const response = await fetch(`${app.base}/bridge/public/api/v0/webview-auth-token`, {
      method: 'POST', headers: { 'app-namespace': 'local', 'content-type': 'application/json' },
      body: JSON.stringify({ partnerCode: bank.code, keyId: bank.key.key.keyId, parameters }),
    })
    const { data } = (await response.json()) as { data: { token: string } }
    expect(response.headers.get('cache-control')).toBe('no-store')
    for (const secret of [data.token, parameters, bank.key.secret])
      expect(app.logged.filter((line) => line.includes(secret))).toEqual([])
  })

  test('finds the car by its plate, however it is spelt, or by itself when there is only one', async () => {
    const wishes = [{ exhibitId: null, carNo: '12가-3456' }, { carNo: '12가 3456' }, { exhibitId: null }]
    for (const wish of wishes) expect((await sealAndLaunch(bank, wish)).exhibit.id).toBe(bank.exhibit.id)
  })

  test('writes down who came in, for which car, from where', async () => {
    await sealAndLaunch(bank)
    const rows = await app.database.primary
      .selectFrom('access_log').innerJoin('partner_customers', 'partner_customers.user_id', 'access_log.user_id')
      .select(['act', 'subject', 'subject_id', 'address']).where('partner_customers.id', '=', bank.customerId).execute()
    expect(rows[0]).toMatchObject({
      act: 'come in by launch', subject: 'exhibit', subject_id: bank.exhibit.id, address: expect.stringMatching(/127/),
    })
  })
})

describe('is refused as INVALID_ENCRYPTION', () => {
  test('with any bit flipped', async () => {
    const parameters = await bank.seal()
    const bytes = Buffer.from(parameters, 'base64url')
    await fc.assert(fc.asyncProperty(fc.nat(bytes.length * 8 - 1), async (bit) => {
      const flipped = Buffer.from(bytes)
      flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      expect(await codeOf(bank.launch(flipped.toString('base64url')))).toBe('INVALID_ENCRYPTION')
    }), { numRuns: 60 })
    expect(await bank.launch(parameters)).toMatchObject({ exhibit: { id: bank.exhibit.id } })
  })

  test('with a key, a partner or a mixture of both that does not exist', async () => {
    const parameters = await bank.seal()
    const ask = (partnerCode: string, keyId: string) =>
      app.ask(calls.createWebviewAuthToken, { body: { partnerCode, keyId, parameters } })
    const wrong = [
      [bank.code, 'pk_0000000000000000'], ['no-such-partner', bank.key.key.keyId], [other.code, bank.key.key.keyId],
      [bank.code, other.key.key.keyId], [`${bank.code} `, bank.key.key.keyId], ['%', '%'],
    ] as const
    for (const [code, keyId] of wrong) expect(await codeOf(ask(code, keyId)), code).toBe('INVALID_ENCRYPTION')
  })

  test('when another partner sealed it, also under our code', async () => {
    const sealed = await other.seal({ partnerCode: bank.code, customerId: bank.customerKey })
    expect(await codeOf(bank.launch(sealed))).toBe('INVALID_ENCRYPTION')
    expect(await codeOf(other.launch(sealed))).toBe('INVALID_ENCRYPTION')
  })

  test('when the company of the partner is suspended', async () => {
    const third = await makePartnerWorld(app, staff)
    const parameters = await third.seal()
    const setState = (state: 'active' | 'suspended') => app.database.primary
      .updateTable('companies').set({ state }).where('id', '=', third.partnerId).execute()
    await setState('suspended')
    expect(await codeOf(third.launch(parameters))).toBe('INVALID_ENCRYPTION')
    await setState('active')
    expect((await third.launch(parameters)).exhibit.id).toBe(third.exhibit.id)
  })
})

test('what is sealed but makes no sense is INVALID_WEBVIEW_PARAMS', async () => {
  const wishes: readonly LaunchWish[] = [
    { lifeSeconds: 301 }, { lifeSeconds: 0 }, { lifeSeconds: -5 }, { nonce: 'short' }, { customerId: 'two words' },
    { customerId: '' }, { carNo: '--' }, { exhibitId: 'x'.repeat(101) },
  ]
  for (const wish of wishes)
    expect(await codeOf(sealAndLaunch(bank, wish)), JSON.stringify(wish)).toBe('INVALID_WEBVIEW_PARAMS')
})

describe('is refused as EXPIRED_WEBVIEW_PARAMS', () => {
  test('once the clock has passed its end and the patience after it', async () => {
    const world = await makePartnerWorld(app, staff)
    const [early, late] = [await world.seal(), await world.seal()]
    await moveClock(350)
    expect((await world.launch(early)).exhibit.id).toBe(world.exhibit.id)
    await moveClock(11)
    expect(await codeOf(world.launch(late))).toBe('EXPIRED_WEBVIEW_PARAMS')
  })

  test('when it comes from the future', async () => {
    const { now } = await app.ask(sandboxCalls.readClock)
    const ahead = (seconds: number) => ({ now: new Date(Date.parse(now) + seconds * 1_000) })
    expect(await codeOf(sealAndLaunch(bank, ahead(90)))).toBe('EXPIRED_WEBVIEW_PARAMS')
    expect((await sealAndLaunch(bank, ahead(50))).exhibit.id).toBe(bank.exhibit.id)
  })

  test('the second time', async () => {
    const parameters = await bank.seal()
    await bank.launch(parameters)
    expect(await codeOf(bank.launch(parameters))).toBe('EXPIRED_WEBVIEW_PARAMS')
  })

  test('for all but one of many at once', async () => {
    const parameters = await bank.seal()
    const outcomes = await Promise.all(Array.from({ length: 12 }, () =>
      bank.launch(parameters).then(() => 'opened', (error: { body: { code: string } }) => error.body.code)))
    expect(outcomes.filter((one) => one === 'opened')).toHaveLength(1)
    expect(outcomes.filter((one) => one === 'EXPIRED_WEBVIEW_PARAMS')).toHaveLength(11)
  })

  test('with another seal around the same nonce, but not with the nonce of another partner', async () => {
    const nonce = 'the-very-same-nonce-1'
    await sealAndLaunch(bank, { nonce })
    expect(await codeOf(sealAndLaunch(bank, { nonce }))).toBe('EXPIRED_WEBVIEW_PARAMS')
    expect((await sealAndLaunch(other, { nonce })).exhibit.id).toBe(other.exhibit.id)
  })

  test('still after the hourly job, which forgets only what the clock refuses', async () => {
    const parameters = await bank.seal()
    await bank.launch(parameters)
    const sweep = () => partnerJobs.sweepPartners({}, {
      database: app.database, signal: new AbortController().signal,
    } as Parameters<typeof partnerJobs.sweepPartners>[1])
    await sweep()
    expect(await codeOf(bank.launch(parameters))).toBe('EXPIRED_WEBVIEW_PARAMS')
    await moveClock(500)
    await sweep()
    expect(await app.database.primary.selectFrom('webview_nonces').selectAll().execute()).toEqual([])
    expect(await codeOf(bank.launch(parameters))).toBe('EXPIRED_WEBVIEW_PARAMS')
  })
})

describe('the person and the car', () => {
  test('an unknown customer, also of another partner, is PARTNER_CUSTOMER_NOT_FOUND and uses nothing up', async () => {
    const parameters = await bank.seal({ customerId: 'c-later' })
    expect(await codeOf(bank.launch(parameters))).toBe('PARTNER_CUSTOMER_NOT_FOUND')
    expect(await codeOf(sealAndLaunch(bank, { customerId: other.customerKey }))).toBe('PARTNER_CUSTOMER_NOT_FOUND')
    const later = await staff(calls.createPartnerCustomer, {
      body: { partnerId: bank.partnerId, customerKey: 'c-later', name: '나중', phone: '01099998888' },
    })
    expect(await codeOf(bank.launch(parameters))).toBe('EXHIBIT_NOT_FOUND')
    await staff(calls.createExhibit, {
      body: { customerId: later.id, exhibitKey: 'x-later', carNo: '34나5678' },
    })
    expect(await codeOf(bank.launch(parameters))).toBe('EXHIBIT_NOT_FOUND')
    const named = await sealAndLaunch(bank, { customerId: 'c-later', exhibitId: 'x-later' })
    expect(named.exhibit.carNo).toBe('34나5678')
  })

  test('a customer who was restricted is as if unknown', async () => {
    const world = await makePartnerWorld(app, staff)
    await app.database.primary.updateTable('users').set({ state: 'restricted' })
      .where('id', 'in', (of) =>
        of.selectFrom('partner_customers').select('user_id').where('id', '=', world.customerId))
      .execute()
    expect(await codeOf(sealAndLaunch(world))).toBe('PARTNER_CUSTOMER_NOT_FOUND')
  })

  test('an unknown car, one of somebody else, and one named in two ways that differ is EXHIBIT_NOT_FOUND', async () => {
    const neighbour = await staff(calls.createPartnerCustomer, {
      body: { partnerId: bank.partnerId, customerKey: 'c-neighbour', name: '이웃', phone: '01022223333' },
    })
    await staff(calls.createExhibit, {
      body: { customerId: neighbour.id, exhibitKey: 'x-neighbour', carNo: '56다7890' },
    })
    const wishes: readonly LaunchWish[] = [
      { exhibitId: 'x-nobody' }, { exhibitId: 'x-neighbour' }, { carNo: '99허9999' },
      { exhibitId: bank.exhibit.exhibitKey, carNo: '56다7890' }, { exhibitId: other.exhibit.exhibitKey },
    ]
    for (const wish of wishes)
      expect(await codeOf(sealAndLaunch(bank, wish)), JSON.stringify(wish)).toBe('EXHIBIT_NOT_FOUND')
  })

  test('a customer of two cars must say which', async () => {
    const world = await makePartnerWorld(app, staff)
    await staff(calls.createExhibit, { body: { customerId: world.customerId, exhibitKey: 'x-2nd', carNo: '78라1234' } })
    expect(await codeOf(sealAndLaunch(world, { exhibitId: null }))).toBe('EXHIBIT_NOT_FOUND')
    expect((await sealAndLaunch(world, { exhibitId: 'x-2nd' })).exhibit.carNo).toBe('78라1234')
  })
})

describe('the session of a seller', () => {
  test('sees its one car, and the same person’s other car is as if missing', async () => {
    const world = await makePartnerWorld(app, staff)
    const second = await staff(calls.createExhibit, {
      body: { customerId: world.customerId, exhibitKey: 'x-2', carNo: '78라1234' },
    })
    const one = { token: (await sealAndLaunch(world)).token }
    const two = { token: (await sealAndLaunch(world, { exhibitId: 'x-2' })).token }
    const list = async (who: { token: string }) =>
      (await app.ask(calls.listExhibits, { query: {} }, who)).items.map(({ id }) => id)
    expect([await list(one), await list(two)]).toEqual([[world.exhibit.id], [second.id]])
    for (const [who, id] of [[one, second.id], [two, world.exhibit.id], [one, bank.exhibit.id]] as const)
      expect((await refusalOf(app.ask(calls.getExhibit, { params: { id } }, who))).status).toBe(404)
    const counted = await app.ask(calls.listExhibits, { query: { count: true } }, one)
    expect(counted.count).toBe(1)
  })

  test('is that of a seller in the partner’s company, and is told so', async () => {
    const { token } = await sealAndLaunch(bank)
    const context = await app.ask(identityCalls.authContext, {}, { token })
    expect(context).toMatchObject({
      user: { name: '홍길동', role: 'plain' }, member: { type: 'partner_customer_user', companyId: bank.partnerId },
      company: { kind: 'partner' }, shop: null, permissions: { roles: ['seller'], mayBid: false }, restrictions: [],
    })
    await app.ask(identityCalls.signOut, {}, { token })
    expect((await refusalOf(app.ask(identityCalls.whoAmI, {}, { token }))).status).toBe(401)
  })

  test('sees nothing else of the partner', async () => {
    const { token } = await sealAndLaunch(bank)
    const asked = [
      app.ask(calls.listPartners, { query: {} }, { token }),
      app.ask(calls.getPartner, { params: { id: bank.partnerId } }, { token }),
      app.ask(calls.listPartnerKeys, { query: {} }, { token }),
      app.ask(calls.listPartnerCustomers, { query: {} }, { token }),
      app.ask(calls.getPartnerCustomer, { params: { id: bank.customerId } }, { token }),
      app.ask(calls.issueOneTimeLink, { params: { id: bank.exhibit.id } }, { token }),
    ]
    for (const refused of await Promise.all(asked.map(refusalOf))) expect(refused.status).toBe(403)
  })

  test('ends after half an hour, whatever it is used for', async () => {
    const { token } = await sealAndLaunch(bank)
    const look = () => app.ask(calls.getExhibit, { params: { id: bank.exhibit.id } }, { token })
    await moveClock(1_790)
    await look()
    await moveClock(11)
    expect((await refusalOf(look())).status).toBe(401)
  })
})

describe('the legacy form', () => {
  test('opens, also when its plus signs became spaces, and only once', async () => {
    const issued = await bank.issue('v0')
    let parameters = ''
    while (!parameters.includes('+')) parameters = await bank.seal({ issued })
    expect((await bank.launch(parameters.replaceAll('+', ' '), issued)).exhibit.id).toBe(bank.exhibit.id)
    expect(await codeOf(bank.launch(parameters, issued))).toBe('EXPIRED_WEBVIEW_PARAMS')
  })

  test('answers its errors in the same order', async () => {
    const issued = await other.issue('v0')
    const good = await other.seal({ issued })
    const changed = `${good[0] === 'A' ? 'B' : 'A'}${good.slice(1)}`
    expect(await codeOf(other.launch(changed, issued))).toBe('INVALID_ENCRYPTION')
    expect(await codeOf(other.launch(good))).toBe('INVALID_ENCRYPTION')
    expect(await codeOf(other.launch(await other.seal(), issued))).toBe('INVALID_ENCRYPTION')
    const wrong: readonly (readonly [LaunchWish, string])[] = [
      [{ customerId: 'two words' }, 'INVALID_WEBVIEW_PARAMS'], [longAgo, 'EXPIRED_WEBVIEW_PARAMS'],
      [{ customerId: 'c-nobody' }, 'PARTNER_CUSTOMER_NOT_FOUND'], [{ exhibitId: 'x-nobody' }, 'EXHIBIT_NOT_FOUND'],
    ]
    for (const [wish, code] of wrong) expect(await codeOf(sealAndLaunch(other, { ...wish, issued }))).toBe(code)
  })
})

test('guessing is bounded for one address', async () => {
  const crowded = await startTestApp({}, { stopwatch: () => 0 })
  const guess = () => crowded.ask(calls.createWebviewAuthToken, {
    body: { partnerCode: 'bank', keyId: 'pk', parameters: 'guess' },
  })
  const statuses: number[] = []
  for (let turn = 0; turn < 245; turn++) statuses.push((await refusalOf(guess())).status)
  expect(statuses.filter((status) => status === 400)).toHaveLength(240)
  expect(statuses.slice(240)).toEqual([429, 429, 429, 429, 429])
  await crowded.stop()
})
