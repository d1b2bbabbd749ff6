// The front door: what every call does before and after its handler.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSampleApp, type SampleApp } from '../../testing/sample-app.ts'

let app: SampleApp
beforeAll(async () => {
  app = await startSampleApp()
})
afterAll(() => app.stop())

test('answers with the success envelope and a request id', async () => {
  const response = await fetch(`${app.base}/bridge/public/api/v0/sample-words`, { headers: { 'app-namespace': 'local' } })
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ code: 'success' })
  expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
})
