// What a client may get wrong about files, and what a stranger may try: each answer as the contract says.
import { randomUUID } from 'node:crypto'
import { filesCalls } from '@bidyard/contract/calls/files'
import { addressOf } from '@bidyard/contract/call'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shiftClock } from '../../runtime/time/clock.ts'
import { refusalOf } from '../../testing/ask.ts'
import type { TestMember } from '../../testing/app.ts'
import { type FilesApp, pdf, photo, startFilesApp } from '../../testing/files/files-app.ts'
import { attachFiles } from './for-other-areas.ts'

let app: FilesApp
let dealer: TestMember
let stranger: TestMember
let staff: TestMember
beforeAll(async () => {
  app = await startFilesApp()
  ;[dealer, stranger, staff] = await Promise.all([
    app.member({ type: 'plain' }), app.member({ type: 'plain' }), app.member({ type: 'admin' }),
  ])
})
afterAll(() => app.stop())
const paper = { usageType: 'document', contentType: 'application/pdf', name: '등록증.pdf', content: pdf } as const

describe('an announcement', () => {
  const announce = (body: object, en = false) => refusalOf(dealer.ask(filesCalls.createFile, {
    body: { usageType: 'document', contentType: 'application/pdf', name: 'a.pdf', sizeBytes: 10, ...body },
  }, en ? { headers: { 'accept-language': 'en' } } : {}))

  test.each<[string, object, string]>([
    ['an unknown use', { usageType: 'other' }, 'body.usageType'],
    ['an unknown type', { contentType: 'text/html' }, 'body.contentType'],
    ['no name', { name: ' ' }, 'body.name'],
    ['a name that turns the reading direction', { name: 'a\u202egpj.exe' }, 'body.name'],
    ['a name with a line end', { name: 'a\nb' }, 'body.name'],
    ['nothing in its name that one sees', { name: '\u200b' }, 'body.name'],
    ['nothing in it', { sizeBytes: 0 }, 'body.sizeBytes'],
    ['more than any file may hold', { sizeBytes: 20_971_521 }, 'body.sizeBytes'],
    ['a key of the client’s own', { key: 'keep/ab/x/raw' }, 'body'],
    ['a paper as a profile picture', { usageType: 'memberProfileImage' }, 'body.contentType'],
  ])('with %s is refused', async (_, body, path) => {
    const answered = await announce(body)
    expect([answered.status, answered.body.detail]).toEqual([400, '0001.invalidBodySchema'])
    expect(answered.body.issues?.map((issue) => issue.path)).toContain(path)
  })

  test('is refused in the viewer’s language', async () => {
    const { body } = await announce({ usageType: 'memberProfileImage' }, true)
    expect(body.issues?.[0]?.message).toBe('Files of this type are not taken for this use.')
  })

  test('asked for twice under one key is two announcements: a policy is never stored', async () => {
    const ask = () => dealer.ask(filesCalls.createFilePostPolicy, {
      body: { usageType: 'document', contentType: 'application/pdf', name: 'a.pdf' },
    }, { key: 'same-key' })
    const [first, second] = [await ask(), await ask()]
    expect(first.file.id).not.toBe(second.file.id)
  })
})

describe('announcements without end', () => {
  const body = { usageType: 'businessRegistration', contentType: 'application/pdf', name: 'a.pdf' } as const
  const fill = (count: number, columns: { uploader_id: string } | { announced_from: string }) =>
    app.database.transact((tx) => tx.insertInto('files').values(Array.from({ length: count }, () => ({
      usage_type: 'document', name: 'a', content_type: 'application/pdf', ...columns,
    }))).execute())

  test('are refused to one person until some are committed or swept', async () => {
    const busy = await app.member({ type: 'plain' })
    await fill(499, { uploader_id: busy.userId })
    expect(await busy.ask(filesCalls.createFilePostPolicy, { body })).toHaveProperty('file.id')
    const answered = await refusalOf(busy.ask(filesCalls.createFilePostPolicy, { body }))
    expect([answered.status, answered.body.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
    expect(await dealer.ask(filesCalls.createFilePostPolicy, { body })).toHaveProperty('file.id')
  })

  test('are refused to one place of people without an account, within a day', async () => {
    await fill(99, { announced_from: '127.0.0.1' })
    expect(await app.ask(filesCalls.createFilePostPolicy, { body })).toHaveProperty('file.id')
    expect((await refusalOf(app.ask(filesCalls.createFilePostPolicy, { body }))).status).toBe(429)
    await fill(100, { announced_from: '127.0.0.2' })
    await app.database.transact((tx) => shiftClock(tx, 86_401))
    expect(await app.ask(filesCalls.createFilePostPolicy, { body })).toHaveProperty('file.id')
  })

  test('find no more room when they come all at once', async () => {
    const hasty = await app.member({ type: 'plain' })
    await fill(495, { uploader_id: hasty.userId })
    const all = await Promise.allSettled(Array.from({ length: 20 }, () =>
      hasty.ask(filesCalls.createFilePostPolicy, { body })))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  })
})

describe('an upload to our own disk', () => {
  const announce = async () => dealer.ask(filesCalls.createFilePostPolicy, {
    body: { usageType: 'document', contentType: 'application/pdf', name: 'a.pdf' },
  })

  test.each<[string, () => Promise<Record<string, string>>]>([
    ['another type', async () => ({ 'Content-Type': 'text/html' })],
    ['another file’s key', async () => ({ key: (await announce()).policy.fields['key'] ?? '' })],
    ['a key where kept files lie', async () => ({ key: `keep/ab/${randomUUID()}/raw` })],
    ['a foreign signature', async () => ({ 'x-amz-signature': 'f'.repeat(64) })],
  ])('with %s is refused', async (_, changed) => {
    const { file, policy } = await announce()
    expect(await app.upload(policy, pdf, await changed())).toBe(403)
    await refusalOf(dealer.ask(filesCalls.commitFile, { params: { id: file.id } }))
  })

  test('larger than its use allows is refused', async () => {
    const { policy } = await dealer.ask(filesCalls.createFilePostPolicy, {
      body: { usageType: 'memberProfileImage', contentType: 'image/jpeg', name: 'a.jpg' },
    })
    expect(await app.upload(policy, Buffer.concat([photo, Buffer.alloc(5_242_880)]))).toBe(400)
  })
})

describe('a file of somebody else', () => {
  const asked = (as: TestMember | undefined, id: string) => {
    const ask = as?.ask ?? app.ask
    return [
      ask(filesCalls.getFile, { params: { id } }),
      ask(filesCalls.commitFile, { params: { id } }),
      ask(filesCalls.deleteFile, { params: { id } }),
      ask(filesCalls.viewPrivateFile, { params: { id }, body: { reason: '심사' } }),
    ]
  }
  const answers = async (as: TestMember | undefined, id: string) => Promise.all(asked(as, id).map(async (one) => {
    const { status, body } = await refusalOf(one)
    return { status, ...body, requestId: '' }
  }))

  test.each(['temp', 'commit', 'deleted'] as const)('answers as a missing one, be it %s', async (state) => {
    const id = state === 'temp' ? await app.uploaded(dealer.ask, paper) : await app.committed(dealer.ask, paper)
    if (state === 'deleted') await dealer.ask(filesCalls.deleteFile, { params: { id } })
    const missing = randomUUID()
    expect(await answers(stranger, id)).toEqual(await answers(stranger, missing))
    expect(await answers(undefined, id)).toEqual(await answers(undefined, missing))
    const [shown] = await Promise.allSettled([dealer.ask(filesCalls.getFile, { params: { id } })])
    expect(shown).toMatchObject({ status: 'fulfilled', value: { state } })
  })

  test('is neither committed nor deleted by the office', async () => {
    const id = await app.uploaded(dealer.ask, paper)
    expect((await refusalOf(staff.ask(filesCalls.commitFile, { params: { id } }))).status).toBe(404)
    expect((await refusalOf(staff.ask(filesCalls.deleteFile, { params: { id } }))).status).toBe(404)
  })

  test('cannot be filtered for by its uploader', async () => {
    const query = { filter: { uploaderId: { eq: dealer.userId } } }
    expect((await refusalOf(stranger.ask(filesCalls.listFiles, { query }))).body.detail).toBe('0003.invalidQuerySchema')
    const { items } = await staff.ask(filesCalls.listFiles, { query })
    expect(items.length).toBeGreaterThan(0)
  })
})

describe('a deletion', () => {
  const remove = (id: string) => dealer.ask(filesCalls.deleteFile, { params: { id } })

  test('takes the content with it, and happens once', async () => {
    const id = await app.committed(dealer.ask, paper)
    const { url } = await dealer.ask(filesCalls.getFile, { params: { id } })
    await remove(id)
    await app.jobsDone()
    expect((await app.get(url ?? '')).status).toBe(404)
    expect((await refusalOf(remove(id))).body.code).toBe('FILE_IS_DELETED')
    expect(await dealer.ask(filesCalls.getFile, { params: { id } })).toMatchObject({ state: 'deleted', url: null })
  })

  test('of what was never kept is the end of it', async () => {
    const id = await app.uploaded(dealer.ask, paper)
    await remove(id)
    await app.jobsDone()
    expect((await refusalOf(dealer.ask(filesCalls.commitFile, { params: { id } }))).body.code).toBe('FILE_IS_DELETED')
    for await (const { key } of app.providers.storage.list('')) expect(key).not.toContain(id)
  })

  test('is refused as long as something refers to the file', async () => {
    const id = await app.committed(dealer.ask, paper)
    await app.database.transact((tx) => attachFiles(tx, {
      subject: 'order', subjectId: randomUUID(), fileIds: [id], usageTypes: ['document'], uploaderId: dealer.userId,
    }))
    expect((await refusalOf(remove(id))).status).toBe(409)
    expect(await dealer.ask(filesCalls.getFile, { params: { id } })).toMatchObject({ state: 'commit' })
  })
})

test('a commit takes an empty body that calls itself JSON', async () => {
  const id = await app.uploaded(dealer.ask, paper)
  const response = await fetch(app.base + addressOf(filesCalls.commitFile).replace(':id', id), {
    method: 'POST', body: '',
    headers: {
      'app-namespace': 'local', 'content-type': 'application/json', authorization: `Bearer ${dealer.token}`,
    },
  })
  expect(response.status).toBe(200)
})
