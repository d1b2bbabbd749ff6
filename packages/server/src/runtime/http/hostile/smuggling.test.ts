// Requests whose end two readers would see at different places: none is answered, nor what is hidden behind it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rawAsk } from '../../../testing/raw-ask.ts'
import { startSampleApp, type SampleApp } from '../../../testing/sample/app.ts'

let app: SampleApp
beforeAll(async () => {
  app = await startSampleApp()
})
afterAll(() => app.stop())

const hidden = 'GET /bridge/public/api/v0/sample-words HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'
const first = 'POST /bridge/hooks/v0/samples HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n'
const chunked = `2\r\n{}\r\n0\r\n\r\n${hidden}`

test.each([
  ['a length beside chunks', `content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n${chunked}`],
  ['chunks beside a length', `transfer-encoding: chunked\r\ncontent-length: 2\r\n\r\n${chunked}`],
  ['two lengths', `content-length: 2\r\ncontent-length: 90\r\n\r\n{}${hidden}`],
  ['two lengths in one line', `content-length: 2, 90\r\n\r\n{}${hidden}`],
  ['a length with a sign', `content-length: +2\r\n\r\n{}${hidden}`],
  ['a length below nothing', `content-length: -2\r\n\r\n{}${hidden}`],
  ['a length in other digits', `content-length: 0x2\r\n\r\n{}${hidden}`],
  ['a space before the colon', `content-length : 2\r\n\r\n{}${hidden}`],
  ['a header that goes on in the next line', `transfer-encoding:\r\n chunked\r\ncontent-length: 2\r\n\r\n{}${hidden}`],
  ['chunks of another name', `transfer-encoding: xchunked\r\n\r\n${chunked}`],
  ['chunks that are not the last step', `transfer-encoding: chunked, identity\r\n\r\n${chunked}`],
  ['a chunk whose size is none', `transfer-encoding: chunked\r\n\r\n0x2\r\n{}\r\n0\r\n\r\n${hidden}`],
  ['a chunk without its end', `transfer-encoding: chunked\r\n\r\n2\r\n{}0\r\n\r\n${hidden}`],
  ['lines that end in one sign', `content-length: 2\ntransfer-encoding: chunked\r\n\r\n${chunked}`],
  ['a zero byte in a header', `x-one: a\0b\r\ncontent-length: 2\r\n\r\n{}${hidden}`],
  ['a return within a header', `x-one: a\rcontent-length: 2\r\n\r\n{}${hidden}`],
])('%s: one refusal, and the connection ends', async (_, rest) => {
  const { text, status } = await rawAsk(app.base, first + rest)
  expect(status, text).toBe(400)
  expect(text.match(/HTTP\/1\.1 /g), text).toHaveLength(1)
  expect(text).toMatch(/connection: close/i)
})

test('of two hosts the first one counts, and one that a header claims is believed by nobody', async () => {
  const line = 'GET /nowhere HTTP/1.1\r\nhost: x\r\n'
  const twice = await rawAsk(app.base, `${line}host: evil.example\r\nconnection: close\r\n\r\n`)
  expect([twice.status, twice.text.includes('evil.example')], twice.text).toEqual([404, false])
  const claimed = await rawAsk(app.base, `${line}x-forwarded-host: evil.example\r\nconnection: close\r\n\r\n`)
  expect(claimed.text).not.toContain('evil.example')
})

test('what is asked behind an honest request is a request of its own', async () => {
  const { text } = await rawAsk(app.base, `${first}content-length: 2\r\n\r\n{}${hidden}`)
  expect(text.match(/HTTP\/1\.1 \d{3}/g)).toHaveLength(2)
})
