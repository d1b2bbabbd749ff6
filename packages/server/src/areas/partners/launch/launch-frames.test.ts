// The page that a launch opens may be framed by its partner's pages; every other page by nobody.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnvironment } from '../../../runtime/environment.ts'
import { openServer } from '../../../runtime/http/open-server.ts'
import { addWebFiles } from '../../../runtime/http/pages/web-files.ts'
import { openLog } from '../../../runtime/log.ts'
import { openMetrics } from '../../../runtime/metrics.ts'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { makePartnerWorld, type PartnerWorld } from '../../../testing/partners/partner-world.ts'
import { openLaunchFrames } from './launch-frames.ts'

let app: TestApp
let bank: PartnerWorld
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bidyard-web-'))
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Bidyard</title>')
  app = await startTestApp()
  bank = await makePartnerWorld(app, (await app.member({ type: 'root' })).ask)
})
afterAll(async () => {
  await app.stop()
  await rm(folder, { recursive: true })
})

/** The program's web on the test's database, in the sandbox or outside of it. */
const headersAt = async (path: string, sandbox: boolean): Promise<Headers> => {
  const server = openServer({ environment: readEnvironment({}), log: openLog('silent'), metrics: openMetrics() })
  await addWebFiles(server, folder, { run: 'local', ancestorsOf: openLaunchFrames(app.database, sandbox) })
  await server.listen({ host: '127.0.0.1', port: 0 })
  const response = await fetch(`http://127.0.0.1:${(server.server.address() as AddressInfo).port}${path}`)
  expect([response.status, await response.text()]).toEqual([200, '<!doctype html><title>Bidyard</title>'])
  await server.close()
  return response.headers
}
const ancestorsIn = (headers: Headers): string | undefined =>
  headers.get('content-security-policy')?.split('; ').find((line) => line.startsWith('frame-ancestors'))

const launched = ['', '/', '/cars/1', '?key=pk_0&parameters=AbCd']
test.each(launched)('the page of a launch%s may be framed by its partner', async (rest) => {
  const headers = await headersAt(`/w/${bank.code}${rest}`, false)
  expect(ancestorsIn(headers)).toBe('frame-ancestors https://app.sample-bank.example')
  expect(headers.get('x-frame-options')).toBeNull()
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(headers.get('content-security-policy')).toContain("script-src 'self'")
})

test('in the sandbox also by the sample page and by developers’ own machines', async () => {
  expect(ancestorsIn(await headersAt(`/w/${bank.code}`, true)))
    .toBe("frame-ancestors 'self' http://localhost:* http://127.0.0.1:* https://app.sample-bank.example")
})

test.each(['/', '/auctions', '/w', '/wx', '/w/no-such-partner', '/w/UPPER', '/office/w/bank', '/W/bank'])(
  'the page %s may be framed by nobody', async (path) => {
    const headers = await headersAt(path, false)
    expect(ancestorsIn(headers)).toBe("frame-ancestors 'none'")
    expect(headers.get('x-frame-options')).toBe('DENY')
  },
)

test('the page of a partner that is suspended may be framed by nobody from then on', async () => {
  const setState = (state: 'active' | 'suspended') => app.database.primary
    .updateTable('companies').set({ state }).where('id', '=', bank.partnerId).execute()
  await setState('suspended')
  expect(ancestorsIn(await headersAt(`/w/${bank.code}`, false))).toBe("frame-ancestors 'none'")
  await setState('active')
  expect(ancestorsIn(await headersAt(`/w/${bank.code}`, false))).toContain('https://app.sample-bank.example')
})
