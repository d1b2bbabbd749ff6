// The sandbox: open in local and develop, and as if it did not exist anywhere else.
import { identityCalls } from '@bidyard/contract/calls/identity'
import { sandboxCalls } from '@bidyard/contract/calls/sandbox'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { alphaSettings } from '../../testing/alpha-settings.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { refusalOf } from '../../testing/ask.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

test('moves the clock onwards for a developer', async () => {
  const developer = await app.member({ role: 'developer' })
  const before = await app.ask(sandboxCalls.readClock)
  const after = await developer.ask(sandboxCalls.moveClock, { body: { seconds: 3_600 } })
  expect(after.shiftSeconds - before.shiftSeconds).toBe(3_600)
  expect(Date.parse(after.now) - Date.parse(before.now)).toBeGreaterThanOrEqual(3_600_000)
})

test('answers carry the moved time for countdowns at once, on each node', async () => {
  // Nobody looks at the clock by themselves: a page that asks in the meantime would keep the old time.
  const never = { bounds: { clockMs: 3_600_000 } }
  const one = await startTestApp({}, never)
  onTestFinished(one.stop)
  const two = await startTestApp({}, { ...never, database: { url: one.databaseUrl, drop: async () => {} } })
  onTestFinished(two.stop)
  const developer = await one.member({ role: 'developer' })
  const { now } = await developer.ask(sandboxCalls.moveClock, { body: { seconds: 86_400 } })
  const toldBy = async ({ base }: TestApp): Promise<number> =>
    Date.parse((await fetch(base)).headers.get('x-server-time') ?? '')
  // Who moved it knows before it answers, the other one hears of it.
  expect(await toldBy(one)).toBeGreaterThan(Date.parse(now) - 1_000)
  await expect.poll(() => toldBy(two), { timeout: 5_000 }).toBeGreaterThan(Date.parse(now) - 1_000)
})

test('refuses to move it back, and refuses a dealer', async () => {
  const root = await app.member({ type: 'root' })
  const backwards = await refusalOf(root.ask(sandboxCalls.moveClock, { body: { seconds: -1 } }))
  expect(backwards.body.detail).toBe('0001.invalidBodySchema')
  const dealer = await app.member()
  expect((await refusalOf(dealer.ask(sandboxCalls.moveClock, { body: { seconds: 1 } }))).status).toBe(403)
})

test('shows only people of the demo world', async () => {
  await app.member({ type: 'root' })
  expect(await app.ask(sandboxCalls.listAccounts)).toEqual({ items: [] })
})

test('does not exist in alpha', async () => {
  const alpha = await startTestApp(alphaSettings)
  const headers = { 'app-namespace': 'alpha' }
  const root = await alpha.member({ type: 'root' })
  for (const act of [
    () => alpha.ask(sandboxCalls.listAccounts, {}, { headers }),
    () => alpha.ask(sandboxCalls.readClock, {}, { headers }),
    () => root.ask(sandboxCalls.moveClock, { body: { seconds: 1 } }, { headers }),
    () => alpha.ask(sandboxCalls.moveClock, { body: { seconds: 1 } }, { headers }),
    () => alpha.ask(sandboxCalls.moveClock, { body: { seconds: -1 } }),
  ])
    expect((await refusalOf(act())).status).toBe(404)
  const developer = await alpha.member({ role: 'developer' })
  const { permissions } = await developer.ask(identityCalls.authContext, {}, { headers })
  expect(permissions.roles).toEqual(['dealer'])
  await alpha.stop()
})
