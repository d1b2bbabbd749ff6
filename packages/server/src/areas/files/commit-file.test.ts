// From the announcement to the kept file, on both storages; what lies is refused, and of two at once one wins.
import { filesCalls } from '@bidyard/contract/calls/files'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answered, refusalOf } from '../../testing/ask.ts'
import type { TestMember } from '../../testing/app.ts'
import { pngHead } from '../../testing/files/pictures.ts'
import { type FilesApp, type FileWish, pdf, photo, startFilesApp } from '../../testing/files/files-app.ts'

describe.each(['disk', 's3'] as const)('with a storage of the kind %s', (kind) => {
  let app: FilesApp
  let seller: TestMember
  beforeAll(async () => {
    app = await startFilesApp(kind)
    seller = await app.member({ type: 'partner_customer_user' })
  })
  afterAll(() => app.stop())
  const commit = (id: string, as = seller) => as.ask(filesCalls.commitFile, { params: { id } })
  const show = (id: string, as = seller) => as.ask(filesCalls.getFile, { params: { id } })

  test('a photo is announced, uploaded, kept and shown in four sizes without its place on earth', async () => {
    const id = await app.uploaded(seller.ask)
    const kept = await commit(id)
    expect(kept).toMatchObject({ id, state: 'commit', imageState: 'waiting', sizeBytes: photo.length })
    await app.jobsDone()
    const shown = await show(id)
    expect(shown).toMatchObject({ imageState: 'made', url: null })
    expect(shown.images.map(({ size, width }) => [size, width])).toEqual([
      ['small', 320], ['middle', 640], ['large', 640], ['original', 640],
    ])
    for (const image of shown.images) {
      const response = await app.get(image.url)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe(image.contentType)
      const bytes = Buffer.from(await response.arrayBuffer())
      expect(bytes).toHaveLength(image.sizeBytes)
      expect(bytes.includes('Bidyard Camera')).toBe(false)
    }
  })

  test('a paper stays as it is and is offered for download under its name', async () => {
    const id = await app.committed(seller.ask, {
      usageType: 'document', contentType: 'application/pdf', name: '등록증.pdf', content: pdf,
    })
    const shown = await show(id)
    expect(shown).toMatchObject({ imageState: 'none', images: [] })
    const response = await app.get(shown.url ?? '')
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; .*filename\*=UTF-8''%EB%93%B1/)
    expect(Buffer.from(await response.arrayBuffer())).toEqual(pdf)
  })

  test('a link to put takes exactly what was announced', async () => {
    const paper = { usageType: 'document', contentType: 'application/pdf', name: 'a.pdf' } as const
    const body = { ...paper, sizeBytes: pdf.length }
    const { file, upload } = await seller.ask(filesCalls.createFile, { body })
    const url = new URL(upload.url, app.base)
    expect((await fetch(url, { method: upload.method, headers: upload.headers, body: pdf })).status).toBe(200)
    expect(await commit(file.id)).toMatchObject({ state: 'commit', sizeBytes: pdf.length })
  })

  test('nothing of the upload stays where clients can write, nor the photo as the camera made it', async () => {
    const id = await app.committed(seller.ask)
    await app.jobsDone()
    const keys: string[] = []
    for await (const { key } of app.providers.storage.list('')) if (key.includes(id)) keys.push(key)
    const shard = `keep/${id.slice(-2)}/${id}`
    expect(keys.toSorted()).toEqual(['large', 'middle', 'original', 'small'].map((size) => `${shard}/${size}`))
  })

  test('uploading again after the commit changes nothing of what was kept', async () => {
    const body = { usageType: 'document', contentType: 'application/pdf', name: 'a.pdf' } as const
    const { file, policy } = await seller.ask(filesCalls.createFilePostPolicy, { body })
    await app.upload(policy, pdf)
    await commit(file.id)
    await app.jobsDone()
    expect(await app.upload(policy, Buffer.from('<script>alert(1)</script>'))).toBe(204)
    const shown = await show(file.id)
    expect(Buffer.from(await (await app.get(shown.url ?? '')).arrayBuffer())).toEqual(pdf)
  })

  test.each<[string, FileWish]>([
    ['a page that calls itself a photo', { content: Buffer.from('<!doctype html><script>alert(1)</script>') }],
    ['a paper that calls itself a photo', { content: pdf }],
    ['a photo that calls itself a paper', { usageType: 'document', contentType: 'application/pdf', content: photo }],
    ['a photo of another kind', { contentType: 'image/png', content: photo }],
    ['text', { usageType: 'document', contentType: 'application/pdf', content: Buffer.from('just words') }],
  ])('%s is refused and stays temporary', async (_, wish) => {
    const id = await app.uploaded(seller.ask, wish)
    const { status, body } = await refusalOf(commit(id))
    expect([status, body.code, body.detail]).toEqual([400, 'BadRequestSchema', '0001.invalidBodySchema'])
    expect(body.issues).toEqual([{ path: 'content', message: '파일 내용이 알려준 형식과 다릅니다.' }])
    expect(await show(id)).toMatchObject({ state: 'temp', sizeBytes: null })
  })

  test('a picture whose head promises too many pixels is refused at once', async () => {
    const id = await app.uploaded(seller.ask, { contentType: 'image/png', content: pngHead(50_000, 50_000) })
    const { body } = await refusalOf(commit(id))
    expect(body.issues).toEqual([{ path: 'content', message: '이미지의 가로·세로 크기가 너무 큽니다.' }])
  })

  test('a commit before the upload is refused, and holds after it', async () => {
    const body = { usageType: 'carPhoto', contentType: 'image/jpeg', name: 'a.jpg' } as const
    const { file, policy } = await seller.ask(filesCalls.createFilePostPolicy, { body })
    expect((await refusalOf(commit(file.id))).body.issues?.[0]?.message).toBe('아직 업로드되지 않은 파일입니다.')
    await app.upload(policy, photo)
    expect(await commit(file.id)).toMatchObject({ state: 'commit' })
  })

  test('a second commit finds it kept already, one after a deletion finds it deleted', async () => {
    const id = await app.committed(seller.ask)
    expect((await refusalOf(commit(id))).body.code).toBe('FILE_IS_ALREADY_COMMITED')
    await seller.ask(filesCalls.deleteFile, { params: { id } })
    expect((await refusalOf(commit(id))).body.code).toBe('FILE_IS_DELETED')
  })

  test('of many commits at once exactly one wins', async () => {
    const id = await app.uploaded(seller.ask)
    const asked = await Promise.allSettled(Array.from({ length: 5 }, () => commit(id)))
    const codes = asked.map((one) => (one.status === 'fulfilled' ? 'kept' : (one.reason as Answered).body.code))
    expect(codes.toSorted()).toEqual([...Array(4).fill('FILE_IS_ALREADY_COMMITED'), 'kept'])
    const { rows } = await sql`select action from state_history where row_id = ${id}`.execute(app.database.primary)
    expect(rows).toEqual([{ action: 'commit' }])
    await app.jobsDone()
  })
})
