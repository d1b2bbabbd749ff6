// A private file that is written while it is read may be silent for long, and ends with whoever reads it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { boundsOf } from '../../runtime/bounds.ts'
import { readEnvironment } from '../../runtime/environment.ts'
import { openServer } from '../../runtime/http/open-server.ts'
import { openLog } from '../../runtime/log.ts'
import { openMetrics } from '../../runtime/metrics.ts'
import { addPrivateRoute } from './private-route.ts'

const words = Promise.withResolvers<string>()
let seenGone: AbortSignal | undefined
const server = openServer({
  environment: readEnvironment({ BIDYARD_ENV: 'local', BIDYARD_DATA: 'none' }), log: openLog('silent'),
  metrics: openMetrics(), bounds: boundsOf({ silentMs: 300 }),
})
addPrivateRoute(server, async ({ viewId, gone }) => {
  if (viewId === 'left') seenGone = gone
  return {
    disposition: 'attachment', contentType: 'text/plain', sizeBytes: undefined,
    ...(viewId === 'patient' ? { silentMs: 60_000 } : {}),
    content: (async function* () {
      yield Buffer.from('first ')
      yield Buffer.from(await words.promise)
    })(),
  }
})
let base: string
beforeAll(async () => {
  base = await server.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => server.close())

const open = (viewId: string, init: RequestInit = {}) => fetch(`${base}/files/private/${viewId}`, init)

test('outlives the silence of other connections, and tells when whoever asked has gone', async () => {
  const patient = await open('patient')
  // It began later and is cut off first.
  const other = await open('other')
  await expect(other.text()).rejects.toThrow('terminated')
  const leaving = new AbortController()
  await open('left', { signal: leaving.signal })
  const gone = new Promise<void>((resolve) => seenGone?.addEventListener('abort', () => resolve()))
  leaving.abort()
  await gone
  words.resolve('last')
  expect(await patient.text()).toBe('first last')
})
