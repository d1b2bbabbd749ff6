// A storage that is gone or in the way: a clear answer, nothing half done, and everything goes on when it is back.
import { filesCalls } from '@bidyard/contract/calls/files'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { refusalOf } from '../../testing/ask.ts'
import type { TestMember } from '../../testing/app.ts'
import { type FilesApp, pdf, startFilesApp } from '../../testing/files/files-app.ts'
import { StorageDown } from '../../providers/storage/storage.ts'
import { openStorageTurns } from './content/storage-turns.ts'

describe('a bucket that does not answer', () => {
  let app: FilesApp
  let dealer: TestMember
  beforeEach(async () => {
    app = await startFilesApp('s3')
    dealer = await app.member({ type: 'plain' })
  })
  afterEach(() => app.stop())

  const uses = ['document', 'representativeKrRrn'] as const
  test.each(uses)('refuses a commit of %s and changes nothing', async (usageType) => {
    const id = await app.uploaded(dealer.ask, { usageType, contentType: 'application/pdf', content: pdf })
    const before = await dealer.ask(filesCalls.getFile, { params: { id } })
    await app.stopStorage()
    const answered = await refusalOf(dealer.ask(filesCalls.commitFile, { params: { id } }))
    expect([answered.status, answered.body.code]).toEqual([503, 'UNAVAILABLE'])
    expect(answered.headers.get('retry-after')).not.toBeNull()
    expect(await dealer.ask(filesCalls.getFile, { params: { id } })).toEqual(before)
    const history = app.database.primary.selectFrom('state_history').select('id').where('row_id', '=', id)
    expect(await history.execute()).toEqual([])
    expect(app.logged.some((line) => line.includes('ECONN_STORAGE_DOWN'))).toBe(true)
  })

  test('still lets people announce, list, look and delete', async () => {
    const id = await app.committed(dealer.ask, { usageType: 'document', contentType: 'application/pdf', content: pdf })
    await app.stopStorage()
    const body = { usageType: 'document', contentType: 'application/pdf', name: 'a.pdf' } as const
    expect(await dealer.ask(filesCalls.createFilePostPolicy, { body })).toHaveProperty('policy.url')
    expect((await dealer.ask(filesCalls.listFiles, { query: {} })).items).toHaveLength(2)
    expect(await dealer.ask(filesCalls.getFile, { params: { id } })).toMatchObject({ state: 'commit' })
    expect(await dealer.ask(filesCalls.deleteFile, { params: { id } })).toBeNull()
  })
})

describe('turns at the storage', () => {
  const forever = () => new Promise<never>(() => {})

  test('are refused at once when all are taken', async () => {
    const turns = openStorageTurns(2, 50)
    const held = [turns.take(forever), turns.take(forever)].map((one) => one.catch((error: unknown) => error))
    await expect(turns.take(async () => 'late')).rejects.toBeInstanceOf(StorageDown)
    for (const error of await Promise.all(held)) expect(error).toBeInstanceOf(StorageDown)
    await expect(turns.take(async () => 'free again')).resolves.toBe('free again')
  })

  test('are given back by work that fails', async () => {
    const turns = openStorageTurns(1, 50)
    await expect(turns.take(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    await expect(turns.take(async () => 'free again')).resolves.toBe('free again')
  })
})
