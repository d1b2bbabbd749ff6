// The front door: what every call does before and after its handler.
import { referenceCalls } from '@bidyard/contract/calls/reference'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf } from '../../testing/ask.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

test('answers with the success envelope and a request id', async () => {
  const response = await fetch(`${app.base}/bridge/public/api/v0/common-codes`, { headers: { 'app-namespace': 'local' } })
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ code: 'success' })
  expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
})

test('refuses a request without the name space of this environment', async () => {
  const refusal = await refusalOf(app.ask(referenceCalls.listCommonCodes, {}, { headers: { 'app-namespace': 'production' } }))
  expect(refusal.status).toBe(400)
  expect(refusal.body).toMatchObject({ code: 'BadRequestSchema', detail: '0004.invalidHeadersSchema' })
  expect(refusal.body.issues?.[0]?.path).toBe('headers.app-namespace')
})
