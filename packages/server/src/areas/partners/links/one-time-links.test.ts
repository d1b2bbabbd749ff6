// Links back to a car: for its customer, on the same phone, after an identity check, and once.
import type { IdentityUsage } from '@bidyard/contract/enums'
import { partnersCalls as calls } from '@bidyard/contract/calls/partners'
import { sandboxCalls } from '@bidyard/contract/calls/sandbox'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { type Ask, refusalOf } from '../../../testing/ask.ts'
import { makePartnerWorld, type PartnerWorld } from '../../../testing/partners/partner-world.ts'
import { issueIdentityToken } from '../../identity/checks/identity-tokens.ts'
import { isSameName } from './same-person-rules.ts'

let app: TestApp
let staff: Ask
let bank: PartnerWorld
beforeAll(async () => {
  app = await startTestApp()
  staff = (await app.member({ type: 'root' })).ask
  bank = await makePartnerWorld(app, staff)
})
afterAll(() => app.stop())

const issue = async (ask: Ask = bank.officer.ask, id = bank.exhibit.id) => {
  const { url, endsAt } = await ask(calls.issueOneTimeLink, { params: { id } })
  return { url, endsAt, token: new URL(url).hash.slice(1) }
}

interface Proof {
  readonly name?: string
  readonly phone?: string
  readonly usage?: IdentityUsage
}

/** What a finished identity check would have left behind. */
const prove = async ({ name = '홍길동', phone = '01012345678', usage = 'ID/password-recovery' }: Proof = {}) => {
  const { personal } = app.providers
  const facts = { name, phone, birthday: '19900101' }
  const { token } = await app.database.transact((tx) =>
    issueIdentityToken(tx, personal, { facts, ci: undefined, usage, minutes: 10, requestId: null }))
  return token
}
const open = (token: string, identityToken: string) =>
  app.ask(calls.openOneTimeLink, { body: { token, identityToken } })
const look = (token: string) => app.ask(calls.readOneTimeLink, { body: { token } })
const codeOf = async (asked: Promise<unknown>): Promise<string> => (await refusalOf(asked)).body.code
const moveClock = (seconds: number) => staff(sandboxCalls.moveClock, { body: { seconds } })

describe('a link', () => {
  test('carries its secret where browsers send it to nobody, and is kept as a hash', async () => {
    const { url, token } = await issue()
    expect(new URL(url)).toMatchObject({ origin: app.base, pathname: '/l', search: '', hash: `#${token}` })
    const rows = await app.sql<{ all: string }[]>`
      select row_to_json(one_time_links)::text as all from one_time_links
      union all select row_to_json(audit_log)::text from audit_log`
    expect(rows.filter(({ all }) => all.includes(token))).toEqual([])
  })

  test('says before the check whose it is, masked', async () => {
    const { token, endsAt } = await issue()
    expect(await look(token)).toEqual({
      partner: { code: bank.code, name: `${bank.code} 은행` }, carNo: '12가**56', phone: '010-****-5678', endsAt,
    })
  })

  test('opens a session for its one car, once, for the person of the check on the same phone', async () => {
    const { token } = await issue()
    const session = await open(token, await prove())
    expect(session).toMatchObject({ exhibit: { id: bank.exhibit.id }, partner: { code: bank.code } })
    const mine = await app.ask(calls.listExhibits, { query: {} }, { token: session.token })
    expect(mine.items.map(({ id }) => id)).toEqual([bank.exhibit.id])
    const known = await app.database.primary
      .selectFrom('users').innerJoin('persons', 'persons.id', 'users.person_id')
      .innerJoin('partner_customers', 'partner_customers.user_id', 'users.id').select(['persons.name'])
      .where('partner_customers.id', '=', bank.customerId).execute()
    expect(known).toEqual([{ name: '홍길동' }])
    expect(await codeOf(open(token, await prove()))).toBe('EXPIRED_WEBVIEW_PARAMS')
    expect(await codeOf(look(token))).toBe('EXPIRED_WEBVIEW_PARAMS')
  })

  test('is opened by one of many at once', async () => {
    const { token } = await issue()
    const proofs = await Promise.all(Array.from({ length: 6 }, () => prove()))
    const outcomes = await Promise.all(proofs.map((proof) =>
      open(token, proof).then(() => 'opened', (error: { body: { code: string } }) => error.body.code)))
    expect(outcomes.toSorted()).toEqual([...Array<string>(5).fill('EXPIRED_WEBVIEW_PARAMS'), 'opened'])
  })
})

describe('a check', () => {
  test('for another purpose, used before or made up is INVALID_IDENTIFY_TOKEN and leaves the link alone', async () => {
    const { token } = await issue()
    const used = await prove()
    await open((await issue()).token, used)
    for (const proof of [await prove({ usage: 'sign-up' }), used, 'made-up'])
      expect(await codeOf(open(token, proof))).toBe('INVALID_IDENTIFY_TOKEN')
    expect((await open(token, await prove())).exhibit.id).toBe(bank.exhibit.id)
  })

  test('of another person or phone is INVALID_IDENTIFY_PERSON and leaves the link alone', async () => {
    const { token } = await issue()
    for (const proof of [{ name: '임꺽정' }, { phone: '01099998888' }, { name: '홍길' }])
      expect(await codeOf(open(token, await prove(proof)))).toBe('INVALID_IDENTIFY_PERSON')
    expect((await open(token, await prove({ name: '홍 길동' }))).exhibit.id).toBe(bank.exhibit.id)
  })

  test('compares names without spaces and capitals', () => {
    expect(isSameName('Gil-Dong Hong', 'GIL-DONG  HONG')).toBe(true)
    expect(isSameName('홍길동'.normalize('NFD'), '홍길동')).toBe(true)
    expect(isSameName('홍길동', '홍길순')).toBe(false)
  })
})

describe('EXPIRED_WEBVIEW_PARAMS', () => {
  test('answers for a link that nobody issued', async () => {
    const made = 'A'.repeat(43)
    expect(await codeOf(look(made))).toBe('EXPIRED_WEBVIEW_PARAMS')
    expect(await codeOf(open(made, await prove()))).toBe('EXPIRED_WEBVIEW_PARAMS')
  })

  test('answers once the customer has another phone', async () => {
    const world = await makePartnerWorld(app, staff)
    const { token } = await issue(staff, world.exhibit.id)
    await world.officer.ask(calls.changePartnerCustomer, {
      params: { id: world.customerId }, body: { name: '홍길동', phone: '010-9999-8888', seenVersion: 1 },
    })
    for (const phone of ['01012345678', '01099998888'])
      expect(await codeOf(open(token, await prove({ phone })))).toBe('EXPIRED_WEBVIEW_PARAMS')
    // A new one opens for the owner of the phone that is the right one now.
    const anew = await issue(staff, world.exhibit.id)
    expect(await codeOf(open(anew.token, await prove()))).toBe('INVALID_IDENTIFY_PERSON')
    expect((await open(anew.token, await prove({ phone: '01099998888' }))).exhibit.id).toBe(world.exhibit.id)
  })

  test('answers once the partner is suspended or the customer restricted', async () => {
    const world = await makePartnerWorld(app, staff)
    const { token } = await issue(staff, world.exhibit.id)
    const setCompany = (state: 'active' | 'suspended') => app.database.primary.updateTable('companies').set({ state })
      .where('id', '=', world.partnerId).execute()
    await setCompany('suspended')
    expect(await codeOf(look(token))).toBe('EXPIRED_WEBVIEW_PARAMS')
    await setCompany('active')
    expect((await look(token)).partner.code).toBe(world.code)
    await app.database.primary.updateTable('users').set({ state: 'restricted' })
      .where('id', 'in', (of) => of.selectFrom('partner_customers').select('user_id')).execute()
    expect(await codeOf(look(token))).toBe('EXPIRED_WEBVIEW_PARAMS')
    await app.database.primary.updateTable('users').set({ state: 'active' }).execute()
  })

  test('answers after seven days', async () => {
    const { token } = await issue()
    await moveClock(7 * 86_400 - 30)
    await look(token)
    await moveClock(31)
    expect(await codeOf(open(token, await prove()))).toBe('EXPIRED_WEBVIEW_PARAMS')
  })
})
