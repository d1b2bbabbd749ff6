// The sample partner of the sandbox: what it shows opens, or is refused, as it says.
import { partnersCalls as calls } from '@bidyard/contract/calls/partners'
import { sandboxCalls } from '@bidyard/contract/calls/sandbox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { alphaSettings } from '../../testing/alpha-settings.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import type { Ask } from '../../testing/ask.ts'
import { makePartnerWorld, type PartnerWorld } from '../../testing/partners/partner-world.ts'
import { sampleKinds, samples } from './sample-launch.ts'
import { choiceOf, samplePageText } from './sample-page.ts'

let app: TestApp
let staff: Ask
let bank: PartnerWorld
beforeAll(async () => {
  app = await startTestApp()
  staff = (await app.member({ type: 'root' })).ask
  bank = await makePartnerWorld(app, staff)
})
afterAll(() => app.stop())

const page = async (query: Readonly<Record<string, string>> = {}, language = 'ko') => {
  const url = `${app.base}/sandbox/partner?${new URLSearchParams(query).toString()}`
  const response = await fetch(url, { headers: { 'accept-language': language } })
  return { status: response.status, headers: response.headers, text: await response.text() }
}
const choice = () => choiceOf(bank.code, bank.customerKey, bank.exhibit.exhibitKey)
const unescaped = (text: string): string => text.replaceAll('&amp;', '&')
const addressesIn = (text: string): URL[] =>
  [...text.matchAll(/(?:src|href)="(\/w\/[^"]+)"/g)].map(([, path]) => new URL(unescaped(path ?? ''), app.base))

const outcomeAt = (address: URL): Promise<string> => {
  const parameters = address.searchParams.get('parameters') ?? ''
  const keyId = address.searchParams.get('key') ?? ''
  const body = { partnerCode: address.pathname.split('/')[2] ?? '', keyId, parameters }
  return app.ask(calls.createWebviewAuthToken, { body })
    .then(() => 'success', (error: { body: { code: string } }) => error.body.code)
}

test('offers each car of each partner, and no script, frame or style of others', async () => {
  const { status, headers, text } = await page()
  expect(status).toBe(200)
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'self'; frame-src 'self'; "
    + "form-action 'self'; base-uri 'none'; frame-ancestors 'none'")
  expect(headers.get('cache-control')).toBe('no-store')
  expect(text).toContain('홍길동 · 12가3456')
  expect(text).not.toMatch(/<script|style=|<iframe| on\w+=/)
  expect(text).not.toContain(bank.key.secret)
  const style = await fetch(`${app.base}/sandbox/partner/page.css`)
  expect([style.status, style.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8'])
})

test.each(sampleKinds)('a launch that is %s is answered as the page says, in phone and window', async (kind) => {
  const { text } = await page({ car: choice(), kind })
  expect(text).toContain(`<code>${samples[kind].answer}</code>`)
  const addresses = addressesIn(text)
  expect(addresses).toHaveLength(2)
  for (const address of addresses) expect(await outcomeAt(address)).toBe(samples[kind].answer)
})

test('keeps to the clock of the sandbox, and to the legacy form where that is the newest key', async () => {
  await staff(sandboxCalls.moveClock, { body: { seconds: 7_200 } })
  await bank.issue('v0')
  for (const kind of sampleKinds) {
    const [address] = addressesIn((await page({ car: choice(), kind })).text)
    expect(await outcomeAt(address ?? new URL(app.base)), kind).toBe(samples[kind].answer)
  }
})

test('speaks English to whoever does, and bears nonsense', async () => {
  expect((await page({}, 'en-GB')).text).toContain('Open the webview')
  for (const query of [{ car: 'nonsense' }, { car: choice(), kind: 'nonsense' }, { car: 'x'.repeat(1_000) }])
    expect((await page(query)).status).toBe(200)
})

test('writes names of customers as text, whatever is in them', () => {
  const wicked = '"><script>alert(1)</script>'
  const partner = {
    code: 'bank', name: wicked, key: { keyId: wicked, kind: 'v1', secret: '' },
    customers: [{ customerKey: wicked, name: wicked, cars: [{ exhibitKey: wicked, carNo: wicked }] }],
  } as const
  const text = samplePageText({
    language: 'ko', partners: [partner], chosen: '', kind: 'valid',
    shown: { partner, kind: 'valid', address: `/w/${wicked}`, windowAddress: wicked },
  })
  expect(text).not.toContain('<script')
})

test('does not exist outside the sandbox', async () => {
  const alpha = await startTestApp(alphaSettings)
  for (const path of ['/sandbox/partner', '/sandbox/partner/page.css'])
    expect((await fetch(alpha.base + path)).status).toBe(404)
  await alpha.stop()
})
