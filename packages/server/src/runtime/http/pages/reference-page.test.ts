// The reference page as a browser gets it.
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { addReferencePage } from './reference-page.ts'

const server = fastify()
addReferencePage(server)
const read = async (url: string) => (await server.inject({ url })).body

it('has no script and no style of its own, so that a strict policy lets it be', async () => {
  const page = await read('/reference')
  expect(page.match(/<script(?![^>]* src=)/g)).toBeNull()
  expect(page).not.toMatch(/<style|\sstyle=|\son\w+=/)
})

it('serves every file that the page or one of its scripts names', async () => {
  const page = await read('/reference')
  const named = [...page.matchAll(/(?:src|href)="(\/reference\/[^"]+)"/g)].map(([, url]) => url ?? '')
  const scripts = named.filter((url) => url.endsWith('start.js'))
  expect(scripts).toHaveLength(1)
  const seen = new Set(named)
  for (const url of seen) {
    const answer = await server.inject({ url })
    expect([url, answer.statusCode]).toEqual([url, 200])
    for (const [, other] of answer.body.matchAll(/from '\.\/([\w-]+\.js)'/g)) seen.add(`/reference/${other ?? ''}`)
  }
  expect(seen.size).toBeGreaterThan(15)
})

it('says what kind each file is, and sends none of them twice', async () => {
  const { headers } = await server.inject({ url: '/reference/start.js' })
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
  const again = await server.inject({
    url: '/reference/start.js', headers: { 'if-none-match': String(headers['etag']) },
  })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

it('keeps what only the house needs to itself', async () => {
  expect((await server.inject({ url: '/reference/tsconfig.json' })).statusCode).toBe(404)
})
