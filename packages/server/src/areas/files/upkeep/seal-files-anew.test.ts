// Private documents under a new key: sealed anew while they are read, deleted or lost, and never in the clear.
import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import { filesCalls } from '@bidyard/contract/calls/files'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSealer } from '../../../providers/storage/sealed-content.ts'
import { type Storage, StorageDown } from '../../../providers/storage/storage.ts'
import type { KeyChange } from '../../../runtime/keys/change-keys.ts'
import { openLog } from '../../../runtime/log.ts'
import { type FilesApp, pdf, startFilesApp } from '../../../testing/files/files-app.ts'
import type { TestMember } from '../../../testing/app.ts'
import { until } from '../../../testing/until.ts'
import { sealFilesAnew } from './seal-files-anew.ts'

describe.each(['disk', 's3'] as const)('on %s', (kind) => {
  let app: FilesApp
  let applicant: TestMember
  beforeAll(async () => {
    app = await startFilesApp(kind)
    applicant = await app.member({ type: 'plain' })
  })
  afterAll(() => app.stop())

  const given = (lines: string[] = []) => ({
    database: app.database, act: app.act, log: openLog('info', (line) => void lines.push(line)),
    signal: new AbortController().signal,
  })
  const content = Buffer.concat([pdf, randomBytes(150_000)])
  const keep = () => app.committed(applicant.ask, {
    usageType: 'representativeKrRrn', contentType: 'application/pdf', content,
  })
  const keyOf = (id: string): string => `private/${id.slice(-2)}/${id}/sealed`
  const bytesOf = async (id: string): Promise<Buffer> => {
    const { storage } = app.providers
    const object = await storage.head(keyOf(id))
    if (object === undefined) return Buffer.alloc(0)
    return Buffer.concat(await (await storage.read(object)).toArray() as Uint8Array[])
  }
  const old = { version: 1, key: Buffer.alloc(32, 5) }
  /** As an older key would have left it: a document sealed by it, and a row that says so. */
  const sealedBefore = async (id: string): Promise<void> => {
    const before = openSealer([old])
    const bytes = (async function* () { yield content })()
    await app.providers.storage.write(keyOf(id), 'application/octet-stream', before.seal(id, bytes))
    await app.sql`update files set sealed_by = ${before.keyId} where id = ${id}`
  }
  const newest = { version: 2, key: Buffer.alloc(32, 6) }
  const both = () => openSealer([newest, old])
  const runOf = async (change: KeyChange, going = given()) =>
    ({ stayed: await change.run(going, 2), left: await change.count(going, 2) })
  const anew = (storage: Storage = app.providers.storage, lines: string[] = []) =>
    runOf(sealFilesAnew({ storage, sealer: both() }), given(lines))
  const none = { left: 0, stayed: 0 }
  const sealedBy = async (id: string): Promise<unknown> =>
    (await app.sql`select sealed_by from files where id = ${id}`)[0]?.['sealed_by']

  test('is sealed by the new key and by no other, and opens as it was', async () => {
    const id = await keep()
    await sealedBefore(id)
    const before = await bytesOf(id)
    expect(await anew()).toEqual(none)
    const after = await bytesOf(id)
    expect([after.equals(before), after.includes('%PDF'), await sealedBy(id)]).toEqual([false, false, both().keyId])
    const opened = openSealer([newest]).open(id, (async function* () { yield after })())
    const chunks: Uint8Array[] = []
    for await (const chunk of opened) chunks.push(chunk)
    expect(Buffer.concat(chunks).equals(content)).toBe(true)
    await app.sql`delete from files where id = ${id}`
  })

  test('goes on where a node died between the storage and the row', async () => {
    const id = await keep()
    await sealedBefore(id)
    await anew()
    await app.sql`update files set sealed_by = ${openSealer([old]).keyId} where id = ${id}`
    expect(await anew()).toEqual(none)
    expect(await sealedBy(id)).toBe(both().keyId)
    await app.sql`delete from files where id = ${id}`
  })

  test('is closed where no key opens it', async () => {
    const id = await keep()
    await app.jobsDone()
    await sealedBefore(id)
    // So long that its head, where its key is named, leaves the rest unread.
    const bytes = randomBytes(1_000_000)
    await app.providers.storage.write(keyOf(id), 'application/octet-stream', (async function* () { yield bytes })())
    const { storage } = app.providers
    const read: Readable[] = []
    const heard: Storage = {
      ...storage,
      read: async (object) => {
        const stream = await storage.read(object)
        read.push(stream)
        return stream
      },
    }
    expect(await anew(heard)).toEqual({ left: 1, stayed: 1 })
    expect(read.map(({ destroyed }) => destroyed)).toEqual([true])
    await app.sql`delete from files where id = ${id}`
  })

  test('counts and tells of one whose content is gone or touched, and leaves it as it is', async () => {
    const [gone, touched, whole] = [await keep(), await keep(), await keep()]
    await app.jobsDone()
    for (const id of [gone, touched, whole]) await sealedBefore(id)
    await app.providers.storage.delete([keyOf(gone)])
    const bytes = await bytesOf(touched)
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
    const again = (async function* () { yield bytes })()
    await app.providers.storage.write(keyOf(touched), 'application/octet-stream', again)
    const lines: string[] = []
    expect(await anew(app.providers.storage, lines)).toEqual({ left: 2, stayed: 2 })
    expect(lines.filter((line) => line.includes('a document is not sealed anew'))).toHaveLength(2)
    expect((await bytesOf(touched)).equals(bytes)).toBe(true)
    expect(await sealedBy(whole)).toBe(both().keyId)
    await app.sql`delete from files where id in (${gone}, ${touched}, ${whole})`
  })

  test('for which the storage takes too long is left as it is, and holds up no other one', async () => {
    const [slow, whole] = [await keep(), await keep()]
    await app.jobsDone()
    for (const id of [slow, whole]) await sealedBefore(id)
    const before = await bytesOf(slow)
    const { storage } = app.providers
    const [goOn, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<unknown>()]
    const trickling: Storage = {
      ...storage,
      write: async (key, type, bytes, givenUp) => {
        if (key !== keyOf(slow)) return storage.write(key, type, bytes, givenUp)
        const trickle = async function* () {
          for await (const chunk of bytes) {
            yield chunk
            await goOn.promise
          }
        }
        return storage.write(key, type, trickle(), givenUp).then(ended.resolve, (error: unknown) => {
          ended.resolve(error)
          throw error
        })
      },
    }
    const lines: string[] = []
    expect(await runOf(sealFilesAnew({ storage: trickling, sealer: both() }, 1_000), given(lines)))
      .toEqual({ left: 1, stayed: 1 })
    expect(lines.join()).toContain('no answer within 1000 ms')
    expect([await sealedBy(slow), await sealedBy(whole)]).toEqual([openSealer([old]).keyId, both().keyId])
    goOn.resolve()
    // It goes on, and nobody holds its row any more.
    expect(await ended.promise).toBeInstanceOf(Error)
    expect((await bytesOf(slow)).equals(before)).toBe(true)
    await app.sql`delete from files where id in (${slow}, ${whole})`
  })

  test('for which the storage is always slow hides none behind it from the next run', async () => {
    const ids = [await keep(), await keep(), await keep()]
    await app.jobsDone()
    for (const id of ids) await sealedBefore(id)
    const [first, second, third] = ids.toSorted()
    const tried: string[] = []
    const { storage } = app.providers
    let inTime = new AbortController()
    const slow: Storage = {
      ...storage,
      // With each one the time of the run is over.
      write: async (key, type, bytes) => {
        await storage.write('upload/slow', type, bytes)
        tried.push(...ids.filter((id) => keyOf(id) === key))
        inTime.abort()
        throw new StorageDown('too slow')
      },
    }
    const change = sealFilesAnew({ storage: slow, sealer: both() })
    for (let runs = 0; runs < 4; runs++) {
      inTime = new AbortController()
      expect(await runOf(change, { ...given(), signal: inTime.signal })).toEqual({ left: 3, stayed: 1 })
    }
    expect(tried).toEqual([first, second, third, first])
    await app.sql`delete from files where id = any(${ids})`
  })

  test('that comes into its place after it was given up goes, where it was deleted since', async () => {
    const id = await keep()
    await app.jobsDone()
    await sealedBefore(id)
    const { storage } = app.providers
    const [goOn, written] = [Promise.withResolvers<void>(), Promise.withResolvers<boolean>()]
    const told: boolean[] = []
    // All of it was sent: what the bucket does with it then, nobody can take back.
    const late: Storage = {
      ...storage,
      write: async (key, type, bytes, givenUp) => {
        const chunks: Uint8Array[] = []
        for await (const chunk of bytes) chunks.push(chunk)
        givenUp?.addEventListener('abort', () => told.push(true))
        await goOn.promise
        await storage.write(key, type, (async function* () { yield Buffer.concat(chunks) })())
        written.resolve(await storage.head(key) !== undefined)
      },
    }
    await sealFilesAnew({ storage: late, sealer: both() }, 500).run(given(), 2)
    expect(told).toEqual([true])
    await applicant.ask(filesCalls.deleteFile, { params: { id } })
    await app.jobsDone()
    expect(await storage.head(keyOf(id))).toBeUndefined()
    goOn.resolve()
    expect(await written.promise).toBe(true)
    await until(async () => await storage.head(keyOf(id)) === undefined)
  })

  test('that is deleted meanwhile stays deleted', async () => {
    const id = await keep()
    await app.jobsDone()
    await sealedBefore(id)
    const { storage } = app.providers
    let deleting: Promise<unknown> | undefined
    const slow: Storage = {
      ...storage,
      write: async (key, type, bytes) => {
        deleting = applicant.ask(filesCalls.deleteFile, { params: { id } })
        await storage.write(key, type, bytes)
      },
    }
    await anew(slow)
    await deleting
    await app.jobsDone()
    expect(await storage.head(keyOf(id))).toBeUndefined()
  })
})

// A bucket puts an object in its place at once; its test server writes into it while somebody reads.
test('is read whole by whoever asks in the very moment in which it is sealed anew', async () => {
  const app = await startFilesApp('disk')
  const [applicant, reviewer] = [await app.member({ type: 'plain' }), await app.member({ type: 'admin' })]
  const content = Buffer.concat([pdf, randomBytes(150_000)])
  const id = await app.committed(applicant.ask, {
    usageType: 'representativeKrRrn', contentType: 'application/pdf', content,
  })
  await app.jobsDone()
  const { database, act } = app
  const given = { database, act, log: openLog('silent'), signal: new AbortController().signal }
  let hasEnded = false
  const seal = async (): Promise<void> => {
    // The same key again and again: each time another content lies there.
    while (!hasEnded) {
      await app.sql`update files set sealed_by = 'another' where id = ${id}`
      await sealFilesAnew(app.providers).run(given, 1)
    }
  }
  const look = async (): Promise<void> => {
    for (let times = 0; times < 40; times++) {
      const { url } = await reviewer.ask(filesCalls.viewPrivateFile, { params: { id }, body: { reason: '심사' } })
      expect(Buffer.from(await (await app.get(url)).arrayBuffer()).equals(content)).toBe(true)
    }
  }
  await Promise.all([seal(), look().finally(() => (hasEnded = true))])
  await app.stop()
})
