// Holds both storages to the same facts, over real HTTP.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ObjectChanged, type PolicyWish, type PostPolicy, type StoredObject } from './storage.ts'
import { startDisk, startS3, type TestPlace } from '../../testing/files/storages.ts'

const bytesOf = (text: string): AsyncIterable<Uint8Array> => (async function* () { yield Buffer.from(text) })()
const newKey = (): string => `upload/${randomUUID()}`

describe.each([['disk', startDisk], ['s3', startS3]] as const)('%s storage', (kind, start) => {
  let at: TestPlace
  beforeAll(async () => void (at = await start()))
  afterAll(() => at.stop())

  const wishFor = (wish: Partial<PolicyWish> = {}): PolicyWish => ({
    key: newKey(), contentType: 'image/png', minBytes: 3, maxBytes: 20, seconds: 600, ...wish,
  })
  const post = async (
    url: string, fields: PostPolicy['fields'], content = 'twelve bytes', extra: Readonly<Record<string, string>> = {},
  ): Promise<number> => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...fields, ...extra })) form.append(name, value)
    form.append('file', new Blob([content]), 'any name.exe')
    const response = await fetch(url, { method: 'POST', body: form })
    await response.text()
    return response.status
  }
  const put = async (key: string, content: string): Promise<StoredObject> => {
    await at.storage.write(key, 'text/plain', bytesOf(content))
    const found = await at.storage.head(key)
    if (found === undefined) throw new Error('nothing was written')
    return found
  }
  const textOf = async (object: StoredObject): Promise<string> => {
    const chunks: Uint8Array[] = []
    for await (const chunk of await at.storage.read(object)) chunks.push(chunk as Uint8Array)
    return Buffer.concat(chunks).toString()
  }

  describe('a form', () => {
    test('stores what the policy allows, under its key and type', async () => {
      const wish = wishFor()
      const { url, fields } = await at.storage.postPolicy(wish)
      expect(await post(at.absolute(url), fields)).toBe(204)
      expect(await at.storage.head(wish.key)).toMatchObject({ key: wish.key, contentType: 'image/png', sizeBytes: 12 })
    })

    test('passes a judge that is strict', async () => {
      const { fields } = await at.storage.postPolicy(wishFor())
      expect(await post(at.formUrl, fields)).toBe(204)
    })

    const change = (fields: PostPolicy['fields'], name: string, to: (value: string) => string): PostPolicy['fields'] =>
      Object.fromEntries(Object.entries(fields).map(([one, value]) =>
        [one, one.toLowerCase() === name ? to(value) : value]))
    const drop = (fields: PostPolicy['fields'], name: string): PostPolicy['fields'] =>
      Object.fromEntries(Object.entries(fields).filter(([one]) => one.toLowerCase() !== name))

    test.each<[string, Partial<PolicyWish>, (fields: PostPolicy['fields']) => PostPolicy['fields'], string, number]>([
      ['another key', {}, (fields) => change(fields, 'key', () => newKey()), 'twelve bytes', 403],
      ['a key that climbs', {}, (fields) => change(fields, 'key', (key) => `${key}/../../x`), 'twelve bytes', 403],
      ['another type', {}, (fields) => change(fields, 'content-type', () => 'text/html'), 'twelve bytes', 403],
      ['no type', {}, (fields) => drop(fields, 'content-type'), 'twelve bytes', 403],
      ['another bucket', {}, (fields) => change(fields, 'bucket', () => 'other'), 'twelve bytes', 403],
      ['a byte too many', { maxBytes: 11 }, (fields) => fields, 'twelve bytes', 400],
      ['a byte too few', { minBytes: 13 }, (fields) => fields, 'twelve bytes', 400],
      ['the policy after its end', { seconds: -1 }, (fields) => fields, 'twelve bytes', 403],
      ['a signature with one digit changed', {}, (fields) => change(fields, 'x-amz-signature', (hex) =>
        (hex.startsWith('0') ? '1' : '0') + hex.slice(1)), 'twelve bytes', 403],
      ['no signature', {}, (fields) => drop(fields, 'x-amz-signature'), 'twelve bytes', 400],
      ['another date', {}, (fields) => change(fields, 'x-amz-date', () => '20200101T000000Z'), 'twelve bytes', 403],
      ['another signer', {}, (fields) => change(fields, 'x-amz-credential', (one) => `X${one}`), 'twelve bytes', 403],
      ['a field that the policy does not name', {}, (fields) => ({ ...fields, acl: 'public' }), 'twelve bytes', 403],
      ['a policy whose end was moved', {}, (fields) => change(fields, 'policy', (policy) =>
        Buffer.from(Buffer.from(policy, 'base64').toString().replace(/"20\d\d/, '"2099')).toString('base64')),
      'twelve bytes', 403],
    ])('is refused with %s', async (_, wish, changed, content, status) => {
      const given = wishFor(wish)
      const { fields } = await at.storage.postPolicy(given)
      expect(await post(at.formUrl, changed(fields), content)).toBe(status)
    })

    test('may carry fields that S3 ignores', async () => {
      const { fields } = await at.storage.postPolicy(wishFor())
      expect(await post(at.formUrl, fields, 'twelve bytes', { 'x-ignore-me': 'yes' })).toBe(204)
    })
  })

  describe('a link to put', () => {
    test('stores exactly what was announced', async () => {
      const key = newKey()
      const { url, headers } = await at.storage.putUrl({ key, contentType: 'image/png', sizeBytes: 12, seconds: 60 })
      expect((await fetch(at.absolute(url), { method: 'PUT', headers, body: 'twelve bytes' })).status).toBe(200)
      expect(await at.storage.head(key)).toMatchObject({ contentType: 'image/png', sizeBytes: 12 })
    })

    test('is refused after its end', async () => {
      const key = newKey()
      const { url, headers } = await at.storage.putUrl({ key, contentType: 'image/png', sizeBytes: 12, seconds: -1 })
      expect((await fetch(at.absolute(url), { method: 'PUT', headers, body: 'twelve bytes' })).status).toBe(403)
      expect(await at.storage.head(key)).toBeUndefined()
    })
  })

  describe('a link to read', () => {
    const read = async (seconds: number): Promise<{ key: string; url: string }> => {
      const { key } = await put(newKey(), 'shown')
      const disposition = 'attachment; filename="a.png"'
      const url = await at.storage.readUrl({ key, contentType: 'image/png', disposition, seconds })
      return { key, url: at.absolute(url) }
    }

    test('shows the object under the type and name that it says', async () => {
      const response = await fetch((await read(300)).url)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('image/png')
      expect(response.headers.get('content-disposition')).toBe('attachment; filename="a.png"')
      expect(response.headers.get('cache-control')).toMatch(/^private, max-age=\d+, immutable$/)
      expect(await response.text()).toBe('shown')
    })

    test('is the same text when it is asked for again', async () => {
      const wish = { key: newKey(), contentType: 'image/png', disposition: 'inline', seconds: 86_400 }
      expect(await at.storage.readUrl(wish)).toBe(await at.storage.readUrl(wish))
    })
  })

  describe('an object', () => {
    test('that is missing is no error', async () => {
      expect(await at.storage.head(newKey())).toBeUndefined()
      await at.storage.delete([newKey()])
    })

    test('is read whole, or only its beginning', async () => {
      const object = await put(newKey(), 'whole content')
      expect(await textOf(object)).toBe('whole content')
      expect(Buffer.from(await at.storage.readStart(object, 5)).toString()).toBe('whole')
      expect(Buffer.from(await at.storage.readStart(object, 5_000)).toString()).toBe('whole content')
    })

    test('is copied with its type, and then lives on without the first', async () => {
      const object = await put(newKey(), 'copied')
      const copy = `keep/ab/${randomUUID()}/raw`
      await at.storage.copy(object, copy)
      await at.storage.delete([object.key])
      expect(await at.storage.head(object.key)).toBeUndefined()
      const found = await at.storage.head(copy)
      expect(found).toMatchObject({ key: copy, contentType: 'text/plain', sizeBytes: 6 })
    })

    test('that is given up takes no place, be it at its last byte', async () => {
      const [key, givingUp] = [newKey(), new AbortController()]
      const content = async function* () {
        yield Buffer.from('never kept')
        givingUp.abort()
      }
      await expect(at.storage.write(key, 'text/plain', content(), givingUp.signal)).rejects.toThrow('aborted')
      expect(await at.storage.head(key)).toBeUndefined()
    })

    test('that is gone meanwhile is not read', async () => {
      const object = await put(newKey(), 'gone')
      await at.storage.delete([object.key])
      await expect(at.storage.read(object)).rejects.toBeInstanceOf(ObjectChanged)
      await expect(at.storage.copy(object, newKey())).rejects.toBeInstanceOf(ObjectChanged)
    })

    test('is found in the list of its prefix only', async () => {
      const shard = randomUUID()
      const keys = [`keep/${shard}/a/raw`, `keep/${shard}/a/small`, `keep/${shard}/b/raw`]
      for (const key of keys) await put(key, 'listed')
      await put(`keep/${randomUUID()}/a/raw`, 'elsewhere')
      const listed: StoredObject[] = []
      for await (const object of at.storage.list(`keep/${shard}/`)) listed.push(object)
      expect(listed.map(({ key }) => key)).toEqual(keys)
      expect(listed[0]).toMatchObject({ sizeBytes: 6 })
      expect(Math.abs(Date.now() - (listed[0]?.modifiedAt.getTime() ?? 0))).toBeLessThan(60_000)
    })

    test.each(['../x', '/x', 'a//b', 'a/..', 'a\0b', 'A', '', 'a/./b'])('never has the key %j', async (key) => {
      await expect(at.storage.write(key, 'text/plain', bytesOf('x'))).rejects.toThrow('no key')
      await expect(at.storage.head(key)).rejects.toThrow('no key')
    })

    test('tells which storage it lies in', () => expect(at.storage.kind).toBe(kind))
  })
})
