// Identity documents: sealed at rest, shown to reviewers by a link of a minute, each look written down.
import { filesCalls } from '@bidyard/contract/calls/files'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSealer } from '../../../providers/storage/sealed-content.ts'
import { shiftClock } from '../../../runtime/time/clock.ts'
import { refusalOf } from '../../../testing/ask.ts'
import type { TestMember } from '../../../testing/app.ts'
import { type FilesApp, pdf, startFilesApp } from '../../../testing/files/files-app.ts'

const secret = Buffer.concat([pdf, Buffer.from('900101-1******'.repeat(9_000))])
const wish = {
  usageType: 'representativeKrRrn', contentType: 'application/pdf', name: '신분증.pdf', content: secret,
} as const

describe.each(['disk', 's3'] as const)('a private document on %s', (kind) => {
  let app: FilesApp
  let applicant: TestMember
  let reviewer: TestMember
  let id: string
  beforeAll(async () => {
    app = await startFilesApp(kind)
    applicant = await app.member({ type: 'plain' })
    reviewer = await app.member({ type: 'admin' })
    id = await app.committed(applicant.ask, wish)
    await app.jobsDone()
  })
  afterAll(() => app.stop())
  const view = (reason = '가입 심사', as = reviewer) =>
    as.ask(filesCalls.viewPrivateFile, { params: { id }, body: { reason } })
  const logged = async (): Promise<{ act: string; reason: string; user_id: string; address: string }[]> =>
    app.database.primary.selectFrom('access_log').select(['act', 'reason', 'user_id', 'address'])
      .where('subject_id', '=', id).orderBy('id').execute() as never

  test('lies nowhere in the clear', async () => {
    const { storage } = app.providers
    const keys: string[] = []
    for await (const object of storage.list('')) {
      keys.push(object.key)
      const bytes = Buffer.concat(await (await storage.read(object)).toArray() as Uint8Array[])
      expect(bytes.includes('900101-1')).toBe(false)
      expect(bytes.includes('%PDF')).toBe(false)
    }
    expect(keys).toEqual([`private/${id.slice(-2)}/${id}/sealed`])
    const row = await app.database.primary.selectFrom('files').select('sealed_by').where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row.sealed_by).toBe(app.providers.sealer.keyId)
  })

  test('has no link for anybody, its uploader and the office included', async () => {
    for (const { ask } of [applicant, reviewer]) {
      const shown = await ask(filesCalls.getFile, { params: { id } })
      expect(shown).toMatchObject({ state: 'commit', url: null, images: [] })
    }
  })

  test('is shown to a reviewer whole, and kept by nobody on the way', async () => {
    const { url } = await view()
    const response = await app.get(url)
    expect(Buffer.from(await response.arrayBuffer()).equals(secret)).toBe(true)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store', 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox", 'content-length': String(secret.length),
      'content-disposition': `attachment; filename="___.pdf"; filename*=UTF-8''%EC%8B%A0%EB%B6%84%EC%A6%9D.pdf`,
    })
  })

  test('leaves a line for the permission and one for each look, with who, from where and why', async () => {
    const before = (await logged()).length
    const { url } = await view('서류 재확인')
    await (await app.get(url)).arrayBuffer()
    await (await app.get(url)).arrayBuffer()
    const line = { reason: '서류 재확인', user_id: reviewer.userId, address: '127.0.0.1' }
    expect((await logged()).slice(before)).toEqual([
      { act: 'open private document', ...line }, { act: 'read private document', ...line },
      { act: 'read private document', ...line },
    ])
  })

  test('needs a reason', async () => {
    expect((await refusalOf(view(' '))).body.detail).toBe('0001.invalidBodySchema')
  })

  test.each<[string, (url: string) => string]>([
    ['without its signature', (url) => url.replace(/\?.*/, '')],
    ['with another signature', (url) => url.replace(/signature=../, 'signature=AA')],
    ['for another permission', (url) => url.replace(/private\/[0-9a-f]{8}/, 'private/00000000')],
    ['with a value more', (url) => `${url}&ends=9`],
    ['for no permission at all', (url) => url.replace(/private\/[^?]*/, 'private/x')],
  ])('is not shown by a link %s', async (_, changed) => {
    const before = (await logged()).length
    const { url } = await view()
    expect((await app.get(changed(url))).status).toBe(404)
    expect((await logged()).length).toBe(before + 1)
  })

  test('is not shown once the reviewer has signed out or lost the right', async () => {
    const other = await app.member({ type: 'admin' })
    const [first, second] = [await view('심사', other), await view('심사', other)]
    await app.database.transact((tx) =>
      tx.updateTable('members').set({ type: 'plain' }).where('id', '=', other.memberId).execute())
    expect((await app.get(first.url)).status).toBe(404)
    await app.database.transact((tx) =>
      tx.updateTable('members').set({ type: 'admin' }).where('id', '=', other.memberId).execute())
    await app.database.transact((tx) =>
      tx.updateTable('sessions').set({ ended_at: sql<Date>`app_now()` }).where('id', '=', other.sessionId).execute())
    expect((await app.get(second.url)).status).toBe(404)
  })

  test('that somebody changed in the storage is not shown as if it were whole', async () => {
    const { storage } = app.providers
    const other = await app.committed(applicant.ask, wish)
    const stranger = openSealer([{ version: 1, key: Buffer.alloc(32, 9) }])
    const sealed = stranger.seal(other, (async function* () { yield secret })())
    await storage.write(`private/${other.slice(-2)}/${other}/sealed`, 'application/octet-stream', sealed)
    const { url } = await reviewer.ask(filesCalls.viewPrivateFile, { params: { id: other }, body: { reason: '심사' } })
    const response = await app.get(url)
    expect(response.status).toBe(500)
    expect(Buffer.from(await response.arrayBuffer()).includes('900101')).toBe(false)
  })

  test('that was deleted is not shown, and says so to the office', async () => {
    const other = await app.committed(applicant.ask, wish)
    const open = () => reviewer.ask(filesCalls.viewPrivateFile, { params: { id: other }, body: { reason: '심사' } })
    const { url } = await open()
    await applicant.ask(filesCalls.deleteFile, { params: { id: other } })
    expect((await app.get(url)).status).toBe(404)
    expect((await refusalOf(open())).body.code).toBe('FILE_IS_DELETED')
  })

  test('is shown for a minute and not longer', async () => {
    const { url } = await view()
    await app.database.transact((tx) => shiftClock(tx, 58))
    expect((await app.get(url)).status).toBe(200)
    await app.database.transact((tx) => shiftClock(tx, 2))
    expect((await app.get(url)).status).toBe(404)
  })
})
