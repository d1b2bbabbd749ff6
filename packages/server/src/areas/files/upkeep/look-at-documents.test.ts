// What a look at all documents tells of, while others go on deleting them and sealing them anew.
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSealer } from '../../../providers/storage/sealed-content.ts'
import { ObjectChanged, type Storage, StorageDown } from '../../../providers/storage/storage.ts'
import { type FilesApp, pdf, startFilesApp } from '../../../testing/files/files-app.ts'
import type { TestMember } from '../../../testing/app.ts'
import { lookAtDocuments } from './look-at-documents.ts'

let app: FilesApp
let applicant: TestMember
let storage: Storage
beforeAll(async () => {
  app = await startFilesApp('disk')
  applicant = await app.member({ type: 'plain' })
  storage = app.providers.storage
})
afterAll(() => app.stop())

const [lost, old, newest] = [1, 2, 3].map((version) => ({ version, key: Buffer.alloc(32, version) }))
if (lost === undefined || old === undefined || newest === undefined) throw new Error('three keys are made')
const sealer = openSealer([newest, old])
const named = { lost: openSealer([lost]), old: openSealer([old]), newest: sealer }
type Name = keyof typeof named

const keep = async (bears: Name, rowNames: Name): Promise<string> => {
  const content = Buffer.concat([pdf, randomBytes(100)])
  const id = await app.committed(applicant.ask, {
    usageType: 'representativeKrRrn', contentType: 'application/pdf', content,
  })
  const bytes = (async function* () { yield content })()
  await storage.write(`private/${id.slice(-2)}/${id}/sealed`, 'application/octet-stream', named[bears].seal(id, bytes))
  await app.sql`update files set sealed_by = ${named[rowNames].keyId} where id = ${id}`
  return id
}
const look = (changed: Partial<Storage> = {}) =>
  lookAtDocuments({ storage: { ...storage, ...changed }, sealer }, app.database.primary)
const forget = () => app.sql`delete from files`
const none = { lost: [], keyless: [], misnamed: [] }

test('a row that names the newest key over a document of another is told, none still to be sealed anew', async () => {
  await keep('newest', 'newest')
  await keep('old', 'old')
  // A node died between the two writes, and a copy that is older than its row is sealed anew by its row.
  await keep('newest', 'old')
  await keep('old', 'lost')
  const [misnamed, keyless] = [await keep('old', 'newest'), await keep('lost', 'newest')]
  expect(await look()).toEqual({ lost: [], keyless: [keyless], misnamed: [misnamed] })
  await forget()
})

test('a document that changes under the look is looked at again, and passed over where it goes on so', async () => {
  const [once, always] = [await keep('old', 'newest'), await keep('old', 'newest')]
  const asked: string[] = []
  const told = await look({
    readStart: async (object, bytes) => {
      const isAgain = asked.includes(object.key)
      asked.push(object.key)
      if (!isAgain || object.key.includes(always)) throw new ObjectChanged(object.key)
      return storage.readStart(object, bytes)
    },
  })
  expect(told).toEqual({ ...none, misnamed: [once] })
  await expect(look({ readStart: () => Promise.reject(new StorageDown('away')) })).rejects.toBeInstanceOf(StorageDown)
  await forget()
})

test('a document of which the storage has nothing is told, and none that was deleted meanwhile', async () => {
  const [gone, deleted] = [await keep('newest', 'newest'), await keep('newest', 'newest')]
  await keep('newest', 'newest')
  await storage.delete([gone, deleted].map((id) => `private/${id.slice(-2)}/${id}/sealed`))
  expect(await look({
    head: async (key) => {
      if (key.includes(deleted)) await app.sql`delete from files where id = ${deleted}`
      return storage.head(key)
    },
  })).toEqual({ ...none, lost: [gone] })
  await forget()
})

test('a document whose row went on meanwhile is not told', async () => {
  await keep('lost', 'newest')
  await keep('old', 'newest')
  expect(await look({
    readStart: async (object, bytes) => {
      const start = await storage.readStart(object, bytes)
      await forget()
      return start
    },
  })).toEqual(none)
})
