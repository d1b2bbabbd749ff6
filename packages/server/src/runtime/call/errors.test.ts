// What comes back when a call fails: named errors in two languages, and mistakes of our own that tell nothing.
import { errors } from '@bidyard/contract/errors'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { alphaSettings } from '../../testing/alpha-settings.ts'
import type { TestMember } from '../../testing/app.ts'
import { refusalOf } from '../../testing/ask.ts'
import { type PlainAnswer, plainAskerOf } from '../../testing/plain-ask.ts'
import { startSampleApp, type SampleApp } from '../../testing/sample/app.ts'
import { sampleCalls } from '../../testing/sample/calls.ts'
import { withSamples } from '../../testing/sample/table.ts'

const { makeSample, getSample } = sampleCalls.sample

let app: SampleApp
let dealer: TestMember
beforeAll(async () => {
  app = await startSampleApp()
  dealer = await app.member()
})
afterAll(() => app.stop())

const make = (body: { name: string; priceWon: number }, headers: Record<string, string> = {}) =>
  refusalOf(dealer.ask(makeSample, { body }, { key: 'k', headers }))

describe('a named error', () => {
  test('with a detail says the words of its detail', async () => {
    const { status, body } = await make({ name: '가나', priceWon: 1_000_001 })
    const label = errors.INVALID_INPUT.details['0001.invalid_amount']
    expect(status).toBe(400)
    expect(body).toEqual({
      code: 'INVALID_INPUT', detail: '0001.invalid_amount', message: label.ko, requestId: body.requestId,
    })
    const english = await make({ name: '가나', priceWon: 1_000_001 }, { 'accept-language': 'en' })
    expect(english.body.message).toBe(label.en)
  })

  test('without details says its own words, and its detail is null', async () => {
    const { status, body } = await make({ name: 'nowhere', priceWon: 1 })
    expect([status, body.code, body.detail]).toEqual([400, 'SHOP_NOT_FOUND', null])
    expect(body.message).toBe(errors.SHOP_NOT_FOUND.ko)
    expect(body.requestId).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('leaves nothing of the act behind', async () => {
    const before = await withSamples(app.database.primary).selectFrom('samples').select('id').execute()
    await make({ name: 'nowhere', priceWon: 1 })
    expect(await withSamples(app.database.primary).selectFrom('samples').select('id').execute()).toEqual(before)
  })
})

test('what is not there is 404 in the reader’s language', async () => {
  const params = { id: '00000000-0000-7000-8000-000000000000' }
  const { status, body } = await refusalOf(dealer.ask(getSample, { params }, { headers: { 'accept-language': 'en' } }))
  expect([status, body.code]).toEqual([404, 'NOT_FOUND'])
  expect(body.message).toBe('There is nothing here, or it is not yours to see. Go back and try again.')
})

const mishap = (name: string, method = 'POST', of = app): Promise<PlainAnswer> =>
  plainAskerOf(of.base)(`/bridge/public/api/v0/mishaps/${name}`, {
    method, headers: { 'app-namespace': of === app ? 'local' : 'alpha' },
  })

const logLineOf = (answer: PlainAnswer, of = app): Record<string, unknown> => {
  const line = of.logged.find((one) => one.includes('request failed') && one.includes(answer.body.requestId ?? '-'))
  return JSON.parse(line ?? '{}') as Record<string, unknown>
}

const expectOwnFault = (answer: PlainAnswer): void => {
  expect([answer.status, answer.body.code, answer.body.detail]).toEqual([500, 'INTERNAL', null])
  expect(Object.keys(answer.body).toSorted()).toEqual(['code', 'detail', 'message', 'requestId'])
}

describe('a mistake of our own', () => {
  const own = ['throw', 'badSql', 'swallowed', 'secretInError']
  test.each(own)('(%s) is 500 and tells nothing but the request id', async (name) => {
    for (const method of name === 'swallowed' ? ['POST'] : ['POST', 'GET']) {
      const answer = await mishap(name, method)
      expectOwnFault(answer)
      expect(answer.text).not.toMatch(/foresaw|column|counters|uuid|850101|select|\.ts/)
      expect(logLineOf(answer)).toMatchObject({ level: 'error', call: expect.stringMatching(/Mishap$/) })
    }
  })

  test('is in the log with its place and the state of the database', async () => {
    expect(logLineOf(await mishap('badSql'))).toMatchObject({ sqlState: '42703', error: { name: 'PostgresError' } })
    const { error } = logLineOf(await mishap('throw')) as { error: { at: string[] } }
    expect(error.at.join(' ')).toContain('sample/handlers.ts')
  })

  test('an error of SQL that a handler swallowed does not end as a success', async () => {
    await mishap('swallowed')
    const { rows } = await sql`select 1 from counters where name = 'swallowed'`
      .execute(app.database.primary)
    expect(rows).toEqual([])
  })
})

describe('a handler that breaks its contract', () => {
  test.each([
    ['badAnswer', /answers what its contract does not say/],
    ['extraField', /answers a field that its contract does not declare: rivalAmountWon/],
    ['undeclaredError', /fails with ALREADY_COMPLETED , which its contract does not declare/],
  ])('is noticed in the sandbox (%s)', async (name, words) => {
    for (const method of ['POST', 'GET']) {
      const answer = await mishap(name, method)
      expectOwnFault(answer)
      expect(answer.text).not.toContain('rivalAmountWon')
      expect((logLineOf(answer) as { error: { message: string } }).error.message).toMatch(words)
    }
  })

  test('does not fail people elsewhere', async () => {
    const alpha = await startSampleApp(alphaSettings)
    expect((await mishap('undeclaredError', 'POST', alpha)).body.code).toBe('ALREADY_COMPLETED')
    await alpha.stop()
  })
})
