// What only the disk's storage must keep: its own links, its own bounds, and nothing half written.
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { Agent, type ClientRequest, request } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDiskStorage } from './disk-storage.ts'
import { linkKeyOf } from '../signed-link.ts'
import { ObjectChanged, StorageDown } from '../storage.ts'
import { type RunningDisk, startDisk } from '../../../testing/files/storages.ts'

let at: RunningDisk
let shiftMs = 0
beforeAll(async () => void (at = await startDisk({ now: async () => new Date(Date.now() + shiftMs) })))
afterAll(() => at.stop())

const newKey = (): string => `upload/${randomUUID()}`
const incoming = (): Promise<string[]> => readdir(join(at.folder, 'incoming'))
const put = (url: string, body: string, headers: Readonly<Record<string, string>>): Promise<Response> =>
  fetch(at.absolute(url), { method: 'PUT', body, headers })

describe('a link to put', () => {
  const make = async () => {
    const key = newKey()
    return { key, ...(await at.storage.putUrl({ key, contentType: 'image/png', sizeBytes: 4, seconds: 60 })) }
  }

  test.each<[string, (url: string) => string, string, string, number]>([
    ['another type', (url) => url, 'four', 'text/html', 403],
    ['more bytes', (url) => url, 'five!', 'image/png', 403],
    ['fewer bytes', (url) => url, 'two', 'image/png', 403],
    ['another key', (url) => url.replace(/upload\/[0-9a-f]{8}/, 'upload/00000000'), 'four', 'image/png', 403],
    ['another size in it', (url) => url.replace('bytes=4', 'bytes=5'), 'five!', 'image/png', 403],
    ['a later end', (url) => url.replace(/ends=\d/, 'ends=9'), 'four', 'image/png', 403],
    ['no signature', (url) => url.replace(/signature=[^&]*/, ''), 'four', 'image/png', 403],
    ['the signature twice', (url) => `${url}&signature=x`, 'four', 'image/png', 403],
    ['a climbing key', (url) => url.replace('/upload/', '/upload/..%2f'), 'four', 'image/png', 403],
  ])('is refused with %s', async (_, changed, body, contentType, status) => {
    const { key, url } = await make()
    expect((await put(changed(url), body, { 'content-type': contentType })).status).toBe(status)
    expect(await at.storage.head(key)).toBeUndefined()
  })

  test('is refused without a length', async () => {
    const { key, url, headers } = await make()
    async function* body(): AsyncGenerator<Uint8Array> { yield Buffer.from('four') }
    const response = await fetch(at.absolute(url), {
      method: 'PUT', headers, body: ReadableStream.from(body()), duplex: 'half',
    })
    expect(response.status).toBe(411)
    expect(await at.storage.head(key)).toBeUndefined()
  })

  test('does not read', async () => {
    const { url, headers } = await make()
    await put(url, 'four', headers)
    expect((await fetch(at.absolute(url.replace('/files/upload/', '/files/read/')))).status).toBe(404)
  })
})

describe('a link to read', () => {
  const make = async (content = 'shown') => {
    const key = newKey()
    await at.storage.write(key, 'image/png', (async function* () { yield Buffer.from(content) })())
    return at.storage.readUrl({ key, contentType: 'image/png', disposition: 'inline', seconds: 300 })
  }

  test('shows the bytes so that nothing in them can run', async () => {
    const { headers } = await fetch(at.absolute(await make()))
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-length')).toBe('5')
  })

  test('ends when the product’s clock says so', async () => {
    const url = at.absolute(await make())
    shiftMs = 301_000
    const late = await fetch(url)
    shiftMs = 0
    expect(late.status).toBe(404)
  })

  test.each<[string, (url: string) => string]>([
    ['another type', (url) => url.replace('image%2Fpng', 'text%2Fhtml')],
    ['another key', (url) => url.replace(/upload\/[0-9a-f]{8}/, 'upload/00000000')],
    ['another disposition', (url) => url.replace('=inline', '=attachment')],
    ['no signature', (url) => url.replace(/signature=[^&]*/, 'signature=')],
    ['a value of its own', (url) => `${url}&more=1`],
  ])('with %s finds nothing', async (_, changed) => {
    expect((await fetch(at.absolute(changed(await make())))).status).toBe(404)
  })
})

describe('an upload', () => {
  const policy = (key: string, maxBytes: number) =>
    at.storage.postPolicy({ key, contentType: 'image/png', minBytes: 1, maxBytes, seconds: 60 })
  /** Sends the beginning of a form and then does with the connection what the test wants. */
  const begin = async (key: string, maxBytes: number, then: (send: ClientRequest) => void): Promise<void> => {
    const { fields } = await policy(key, maxBytes)
    const head = Object.entries(fields)
      .map(([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`).join('')
    await new Promise<void>((resolve) => {
      const send = request(at.formUrl, {
        method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=b', 'content-length': '900000' },
      })
      send.on('error', () => {})
      send.on('close', () => resolve())
      send.write(`${head}--b\r\nContent-Disposition: form-data; name="file"\r\n\r\n`)
      send.write(Buffer.alloc(50_000))
      then(send)
    })
  }
  const until = async (holds: () => Promise<boolean>): Promise<void> => {
    while (!(await holds())) await new Promise((resolve) => setImmediate(resolve))
  }

  test('that breaks off leaves nothing behind', async () => {
    const key = newKey()
    const hasBegun = async (): Promise<boolean> => (await incoming()).length > 0
    await begin(key, 900_000, (send) => void until(hasBegun).then(() => send.destroy()))
    await until(async () => (await incoming()).length === 0)
    expect(await at.storage.head(key)).toBeUndefined()
    expect(at.logged.filter((line) => line.includes('"error"'))).toEqual([])
  })

  test('may take longer than other requests, but the next request of its connection may not', async () => {
    const strict = await startDisk({ bounds: { bodyMs: 60, headersMs: 50 } })
    const { fields } = await strict.storage.postPolicy({
      key: newKey(), contentType: 'image/png', minBytes: 1, maxBytes: 900_000, seconds: 60,
    })
    const head = Object.entries(fields)
      .map(([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`).join('')
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const slowly = async (url: string, first: string, last: string, type: string): Promise<number> => {
      const send = request(url, { agent, method: 'POST', headers: { 'content-type': type } })
      const answered = new Promise<number>((resolve) => {
        send.on('response', (response) => response.resume().on('end', () => resolve(response.statusCode ?? 0)))
        send.on('error', () => resolve(0))
      })
      send.write(first)
      const began = performance.now()
      await until(async () => performance.now() - began > 400)
      send.end(last)
      return answered
    }
    const form = `${head}--b\r\nContent-Disposition: form-data; name="file"\r\n\r\nslow`
    expect(await slowly(strict.formUrl, form, ' content\r\n--b--', 'multipart/form-data; boundary=b')).toBe(204)
    expect(await slowly(strict.formUrl.replace('/files/upload', '/other'), '{', '}', 'application/json')).not.toBe(200)
    expect(strict.logged.some((line) => line.includes('ERR_HTTP_REQUEST_TIMEOUT'))).toBe(true)
    agent.destroy()
    await strict.stop()
  })

  test('that goes over its bound is answered before it has sent all', async () => {
    const key = newKey()
    let status = 0
    await begin(key, 10_000, (send) => void send.on('response', (response) => {
      status = response.statusCode ?? 0
      response.resume()
      send.destroy()
    }))
    expect(status).toBe(400)
    expect(await incoming()).toEqual([])
    expect(await at.storage.head(key)).toBeUndefined()
  })

  test('that says it is larger than any form is refused unread', async () => {
    const form = new FormData()
    form.append('file', new Blob([Buffer.alloc(1_100_000)]))
    expect((await fetch(at.formUrl, { method: 'POST', body: form })).status).toBe(400)
  })

  test.each<[string, string, string]>([
    ['no form at all', 'application/json', '{}'],
    ['a form of another kind', 'application/x-www-form-urlencoded', 'key=1'],
    ['a form without a file', 'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="key"\r\n\r\nx\r\n--b--'],
    ['an empty form', 'multipart/form-data; boundary=b', '--b--'],
    ['a field twice', 'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="key"\r\n\r\nx\r\n'.repeat(2) + '--b--'],
    ['too many fields', 'multipart/form-data; boundary=b', Array.from({ length: 60 }, (_, field) =>
      `--b\r\nContent-Disposition: form-data; name="f${field}"\r\n\r\nx\r\n`).join('') + '--b--'],
  ])('with %s is refused', async (_, contentType, body) => {
    const response = await fetch(at.formUrl, { method: 'POST', headers: { 'content-type': contentType }, body })
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('<Code>MalformedPOSTRequest</Code>')
  })

  test('at the same time as another under one key leaves one of them whole', async () => {
    const key = newKey()
    const { fields } = await policy(key, 500_000)
    await Promise.all(['a', 'b', 'c', 'd'].map(async (letter) => {
      const form = new FormData()
      for (const [name, value] of Object.entries(fields)) form.append(name, value)
      form.append('file', new Blob([letter.repeat(400_000)]))
      expect((await fetch(at.formUrl, { method: 'POST', body: form })).status).toBe(204)
    }))
    const object = await at.storage.head(key)
    if (object === undefined) throw new Error('nothing was stored')
    let text = ''
    for await (const chunk of await at.storage.read(object)) text += String(chunk)
    expect(text).toBe((text[0] ?? '').repeat(400_000))
  })
})

test('an object that was replaced after it was looked at is not copied or read', async () => {
  const key = newKey()
  const content = async function* (text: string) { yield Buffer.from(text) }
  const write = (text: string) => at.storage.write(key, 'text/plain', content(text))
  await write('checked')
  const object = await at.storage.head(key)
  if (object === undefined) throw new Error('nothing was stored')
  await write('another')
  await expect(at.storage.copy(object, newKey())).rejects.toBeInstanceOf(ObjectChanged)
  await expect(at.storage.readStart(object, 4)).rejects.toBeInstanceOf(ObjectChanged)
})

describe('the folder', () => {
  test('is cleared of what a killed process left a day ago, and of nothing younger', async () => {
    const folder = join(at.folder, 'incoming')
    await writeFile(join(folder, 'old'), 'x')
    await writeFile(join(folder, 'young'), 'x')
    const yesterday = new Date(Date.now() - 90_000_000)
    await utimes(join(folder, 'old'), yesterday, yesterday)
    await openDiskStorage({ folder: at.folder, place: at.place, linkKey: linkKeyOf('x'), now: async () => new Date() })
    expect(await incoming()).toEqual(['young'])
  })

  test('that cannot be used is told as a storage that is down', async () => {
    const key = newKey()
    await mkdir(join(at.folder, 'objects', key), { recursive: true })
    const content = (async function* () { yield Buffer.from('x') })()
    await expect(at.storage.write(key, 'text/plain', content)).rejects.toBeInstanceOf(StorageDown)
    await writeFile(join(at.folder, 'taken'), 'x')
    const options = { place: at.place, linkKey: linkKeyOf('x'), now: async () => new Date() }
    await expect(openDiskStorage({ folder: join(at.folder, 'taken'), ...options })).rejects.toBeInstanceOf(StorageDown)
  })

  test('is listed past what is damaged, and past what others left in it', async () => {
    const [shard, inside] = ['keep/a7', join(at.folder, 'objects/keep/a7')]
    const content = (async function* () { yield Buffer.from('whole') })()
    await at.storage.write(`${shard}/b/raw`, 'text/plain', content)
    await mkdir(join(inside, 'a'))
    await mkdir(join(inside, 'lost+found'))
    for (const name of ['a/raw', 'b/.raw.Xy12Zq', '.nfs00000001', 'lost+found/#17'])
      await writeFile(join(inside, name), '')
    const listed = []
    for await (const { key, sizeBytes } of at.storage.list(`${shard}/`)) listed.push([key, sizeBytes])
    expect(listed).toEqual([[`${shard}/a/raw`, 0], [`${shard}/b/raw`, 5]])
  })
})
