// The counter of the sandbox's bank through the front door: open to everybody there, and nowhere else.
import { sandboxBankCalls as calls } from '@bidyard/contract/calls/sandbox-bank'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { alphaSettings } from '../../../testing/alpha-settings.ts'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { refusalOf } from '../../../testing/ask.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const opened = async () => {
  const orderId = `va-${crypto.randomUUID()}`
  const issuing = await app.providers.banks.issuing.issue({
    orderId, isAgain: false, orderName: '이용료 2026-03', customerName: '한빛모터스', customerEmail: undefined,
    amountWon: 330_000, dueAt: new Date(Date.now() + 3 * 86_400_000),
  })
  expect(issuing.kind).toBe('issued')
  return { orderId, params: { orderId } }
}

test('the product’s bank is the one of the counter, over HTTP', async () => {
  const { orderId } = await opened()
  const { items } = await app.ask(calls.listBankAccounts, { query: {} })
  expect(items[0]).toMatchObject({
    orderId, customerName: '한빛모터스', orderName: '이용료 2026-03', bankCode: '088', amountWon: 330_000,
    standing: 'waiting', deposits: [], notices: { heard: 0, waiting: 0, givenUp: 0, lastAnswer: null },
  })
  expect(await app.ask(calls.getBankAccount, { params: { orderId } })).toEqual(items[0])
  const number = items[0]?.accountNumber ?? ''
  expect((await app.ask(calls.listBankAccounts, { query: { text: number } })).items).toHaveLength(1)
  const { banks } = app.providers
  expect([banks.issuing.name, banks.find('toss')?.name, banks.find('iniapi')?.name, banks.find('nobody')])
    .toEqual(['toss', 'toss', 'iniapi', undefined])
})

test('money comes in, is taken back, is told often, and forged', async () => {
  const { params, orderId } = await opened()
  const { account, answers } = await app.ask(calls.transferToAccount, { params, body: {} })
  const deposits = [{ amountWon: 330_000, leftWon: 330_000 }]
  expect(account).toMatchObject({ orderId, standing: 'deposited', deposits })
  expect(answers.reduce((sum, { count }) => sum + count, 0)).toBe(2)
  const more = { amountWon: 1_000, depositorName: '홍길동', times: 2, silent: true } as const
  const wrong = await app.ask(calls.transferToAccount, { params, body: more })
  expect(wrong.account.deposits.map(({ amountWon }) => amountWon)).toEqual([330_000, 1_000, 1_000])
  expect(wrong.answers).toEqual([])
  const reversed = await app.ask(calls.reverseTransfer, { params, body: { silent: true } })
  expect(reversed.account.deposits.map(({ leftWon }) => leftWon)).toEqual([330_000, 1_000, 0])
  const repeated = await app.ask(calls.repeatNotice, { params, body: {} })
  expect(repeated.answers.reduce((sum, { count }) => sum + count, 0)).toBe(50)
  const forged = await app.ask(calls.forgeNotice, { params, body: { forgery: 'tooOld' } })
  expect(forged.answers).toHaveLength(1)
})

test('a late transfer bears a time after the end', async () => {
  const { params } = await opened()
  const { account } = await app.ask(calls.transferToAccount, { params, body: { late: true } })
  expect(Date.parse(account.deposits[0]?.at ?? '')).toBeGreaterThan(Date.parse(account.dueAt))
})

test('there may be numbers that the product never asked for', async () => {
  const stray = await app.ask(calls.openStrayAccount, { body: { amountWon: 70_000 } })
  const { account } = await app.ask(calls.transferToAccount, { params: { orderId: stray.orderId }, body: {} })
  expect(account).toMatchObject({ standing: 'deposited', amountWon: 70_000 })
})

test('a sandbox with keys of two banks issues at the one that was chosen, and still knows the other one', async () => {
  const both = await startTestApp({
    TOSS_SECRET_KEY: 'synthetic-secret-key', BIDYARD_BANK: 'iniapi', INIAPI_MID: 'INIpayTest',
    INIAPI_KEY: 'synthetic-only-1', INIAPI_IV: 'synthetic-only-2', INIAPI_CLIENT_IP: '192.0.2.1',
    INIAPI_NOTICE_ADDRESSES: '192.0.2.2',
  })
  const { banks, bankSimulator } = both.providers
  expect([banks.issuing.name, banks.find('toss')?.name, banks.find('iniapi')?.name, bankSimulator])
    .toEqual(['iniapi', 'toss', 'iniapi', undefined])
  await both.stop()
})

describe('is refused', () => {
  test('what no bank knows', async () => {
    const params = { orderId: 'va-nobody' }
    const asking: readonly (() => Promise<unknown>)[] = [
      () => app.ask(calls.getBankAccount, { params }), () => app.ask(calls.transferToAccount, { params, body: {} }),
      () => app.ask(calls.reverseTransfer, { params, body: {} }),
      () => app.ask(calls.repeatNotice, { params, body: { times: 1 } }),
      () => app.ask(calls.forgeNotice, { params, body: { forgery: 'lie' } }),
    ]
    for (const ask of asking) expect((await refusalOf(ask())).status).toBe(404)
  })

  test('to take back what never came', async () => {
    const { params } = await opened()
    expect((await refusalOf(app.ask(calls.reverseTransfer, { params, body: {} }))).status).toBe(409)
  })

  test('everything where a real bank is asked, and everything in alpha', async () => {
    const real = await startTestApp({ TOSS_SECRET_KEY: 'synthetic-secret-key' })
    const alpha = await startTestApp(alphaSettings)
    const params = { orderId: 'va-nobody' }
    for (const [place, run] of [[real, 'local'], [alpha, 'alpha']] as const) {
      const headers = { 'app-namespace': run }
      const asking: readonly (() => Promise<unknown>)[] = [
        () => place.ask(calls.listBankAccounts, { query: {} }, { headers }),
        () => place.ask(calls.getBankAccount, { params }, { headers }),
        () => place.ask(calls.transferToAccount, { params, body: {} }, { headers }),
        () => place.ask(calls.openStrayAccount, { body: { amountWon: 1 } }, { headers }),
      ]
      for (const ask of asking) expect((await refusalOf(ask())).status).toBe(404)
      const strangers = [
        await fetch(`${place.base}/simulators/toss/v1/payments/x`),
        await fetch(`${place.base}/simulators/iniapi/v2/pg/inquiry`, { method: 'POST' }),
      ]
      expect(strangers.map(({ status }) => status)).toEqual([404, 404])
      await place.stop()
    }
  })
})
