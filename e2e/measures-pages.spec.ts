// The benches that look into a browser, in their small size: figures say nothing here, but what they touch is there.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

let folder = ''

beforeAll(async () => {
  vi.stubEnv('BENCH_SMALL', 'yes')
  folder = await mkdtemp(join(tmpdir(), 'bidyard-measures-'))
  const { makeMarket } = await import('../bench/pages/market-world.ts')
  await makeMarket(folder)
})

afterAll(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

test('a finger on five pages is answered by what it asks for', async () => {
  const { touchIn } = await import('../bench/touch.ts')
  expect((await touchIn(folder)).filter((line) => / ms +\d+ ms /.test(line))).toHaveLength(17)
})

test('Lighthouse sees one of the pages, and finds nothing amiss but how fast it is', async () => {
  const { pagesIn } = await import('../bench/pages.ts')
  const lines = (await pagesIn(folder)).filter((line) => line.includes('accessibility 100, best-practices 100'))
  expect(lines).toHaveLength(1)
})
