// The built web is served as tightly as the build left it, and squeezed at the start where it left nothing.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addWebFiles } from './web-files.ts'

const script = 'const car = 1\n'.repeat(100)
const byTheBuild = `${script}// by the build`
const server = fastify()
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'web-files-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), '<!doctype html>'.padEnd(1_000))
  for (const name of ['one-12345678.js', 'other-12345678.js']) await writeFile(join(folder, 'assets', name), script)
  await writeFile(join(folder, 'a-maskable.js'), script)
  await writeFile(join(folder, 'assets/one-12345678.js.br'), brotliCompressSync(byTheBuild))
  await addWebFiles(server, folder, { run: 'local' })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const ask = (url: string, accepted: string) => server.inject({ url, headers: { 'accept-encoding': accepted } })

test.each([
  ['as the build squeezed it', 'one', 'br', byTheBuild, brotliDecompressSync],
  ['squeezed at the start', 'one', 'gzip', script, gunzipSync],
  ['squeezed at the start', 'other', 'br', script, brotliDecompressSync],
] as const)('%s: %s as %s', async (_, name, encoding, text, unpack) => {
  const { headers, rawPayload } = await ask(`/assets/${name}-12345678.js`, encoding)
  expect([headers['content-encoding'], headers['content-type']]).toEqual([encoding, 'text/javascript; charset=utf-8'])
  expect(headers['cache-control']).toContain('immutable')
  expect(unpack(rawPayload).toString()).toBe(text)
})

test('as it is to whoever unpacks nothing', async () => {
  const { headers, payload } = await ask('/assets/one-12345678.js', 'identity')
  expect([headers['content-encoding'], payload]).toEqual([undefined, script])
})

test('only what is named by what is in it may be kept for good', async () => {
  expect((await ask('/a-maskable.js', 'identity')).headers['cache-control']).toBe('no-cache')
})

test('what lies squeezed beside a file has no address of its own', async () => {
  expect((await ask('/assets/one-12345678.js.br', 'br')).statusCode).toBeGreaterThanOrEqual(400)
})
