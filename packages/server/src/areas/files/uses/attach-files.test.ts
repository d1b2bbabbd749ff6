// What other areas do with files: attach them once, by their uploader, use and state; release them; and race for them.
import { randomUUID } from 'node:crypto'
import { filesCalls } from '@bidyard/contract/calls/files'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestMember } from '../../../testing/app.ts'
import { type FilesApp, pdf, startFilesApp } from '../../../testing/files/files-app.ts'
import { attachFiles, linkFiles, listFilesOf, releaseFiles } from '../for-other-areas.ts'
import type { Attachment } from './attach-files.ts'

let app: FilesApp
let dealer: TestMember
let other: TestMember
beforeAll(async () => {
  app = await startFilesApp()
  dealer = await app.member({ type: 'plain' })
  other = await app.member({ type: 'plain' })
})
afterAll(() => app.stop())

const paper = { usageType: 'document', contentType: 'application/pdf', content: pdf } as const
const attach = (fileIds: readonly string[], wish: Partial<Attachment> = {}) =>
  app.database.transact((tx) => attachFiles(tx, {
    subject: 'order', subjectId: randomUUID(), usageTypes: ['document'], uploaderId: dealer.userId, fileIds, ...wish,
  }))

describe('attaching', () => {
  test('refers to all files, once', async () => {
    const subjectId = randomUUID()
    const ids = [await app.committed(dealer.ask, paper), await app.committed(dealer.ask, paper)]
    expect(await attach([...ids, ...ids], { subjectId })).toEqual([])
    const found = await listFilesOf(app.database.primary, 'order', [subjectId])
    expect(found.map(({ fileId }) => fileId).toSorted()).toEqual(ids.toSorted())
    expect(await attach([ids[0] ?? ''])).toEqual([{ fileId: ids[0], problem: 'alreadyUsed' }])
  })

  test('names what stands in the way and then attaches none', async () => {
    const good = await app.committed(dealer.ask, paper)
    const temp = await app.uploaded(dealer.ask, paper)
    const contract = await app.committed(dealer.ask, { ...paper, usageType: 'contractDocument' })
    const foreign = await app.committed(other.ask, paper)
    const deleted = await app.committed(dealer.ask, paper)
    await dealer.ask(filesCalls.deleteFile, { params: { id: deleted } })
    const missing = randomUUID()
    expect(await attach([good, temp, contract, foreign, deleted, missing])).toEqual([
      { fileId: temp, problem: 'notCommitted' }, { fileId: contract, problem: 'wrongUsage' },
      { fileId: foreign, problem: 'missing' }, { fileId: deleted, problem: 'notCommitted' },
      { fileId: missing, problem: 'missing' },
    ])
    expect(await attach([good])).toEqual([])
  })

  test('takes what is known to be theirs from whoever uploaded it, and judges it as any other', async () => {
    const [colleagues, foreign] = [await app.committed(other.ask, paper), await app.committed(other.ask, paper)]
    const temp = await app.uploaded(other.ask, paper)
    expect(await attach([colleagues, foreign, temp], { knownIds: [colleagues, temp] })).toEqual([
      { fileId: foreign, problem: 'missing' }, { fileId: temp, problem: 'notCommitted' },
    ])
    expect(await attach([colleagues], { knownIds: [colleagues] })).toEqual([])
  })

  test('of one file by two at once succeeds for exactly one', async () => {
    for (let round = 0; round < 10; round++) {
      const id = await app.committed(dealer.ask, paper)
      const results = await Promise.all([attach([id]), attach([id])])
      expect(results.map((refused) => refused.length).toSorted((a, b) => a - b)).toEqual([0, 1])
    }
  })

  test('racing the deletion leaves either a reference or a deleted file, never both', async () => {
    for (let round = 0; round < 10; round++) {
      const id = await app.committed(dealer.ask, paper)
      const [attached, deleted] = await Promise.allSettled([
        attach([id]), dealer.ask(filesCalls.deleteFile, { params: { id } }),
      ])
      const wasAttached = attached.status === 'fulfilled' && attached.value.length === 0
      expect(wasAttached).toBe(deleted.status === 'rejected')
    }
  })

  test('adopts what an applicant without an account uploaded', async () => {
    const id = await app.committed(app.ask, { ...paper, usageType: 'businessRegistration' })
    const usageTypes = ['businessRegistration'] as const
    expect(await attach([id], { usageTypes })).toEqual([{ fileId: id, problem: 'missing' }])
    expect(await attach([id], { usageTypes, uploaderId: null, adoptedBy: other.userId })).toEqual([])
    expect(await other.ask(filesCalls.getFile, { params: { id } })).toMatchObject({ state: 'commit' })
  })
})

test('what is released may be deleted by its owner', async () => {
  const id = await app.committed(dealer.ask, paper)
  const subjectId = randomUUID()
  await attach([id], { subjectId })
  const released = app.database.transact((tx) => releaseFiles(tx, { subject: 'order', subjectIds: [subjectId] }))
  expect(await released).toEqual([id])
  expect(await dealer.ask(filesCalls.deleteFile, { params: { id } })).toBeNull()
})

test('many files are linked at once for whoever may see them', async () => {
  const ids = [await app.committed(dealer.ask, paper), await app.committed(other.ask, paper)]
  const linked = await linkFiles({
    db: app.database.primary, storage: app.providers.storage, now: new Date(), ids: [...ids, randomUUID()],
  })
  expect([...linked.keys()].toSorted()).toEqual(ids.toSorted())
  for (const { url } of linked.values()) expect((await app.get(url ?? '')).status).toBe(200)
})
