// What happens to files by itself: pictures that fail, announcements that grow old, retention, and content left over.
import { randomUUID } from 'node:crypto'
import { filesCalls } from '@bidyard/contract/calls/files'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shiftClock } from '../../../runtime/time/clock.ts'
import { openLog } from '../../../runtime/log.ts'
import { refusalOf } from '../../../testing/ask.ts'
import type { TestMember } from '../../../testing/app.ts'
import { type FilesApp, pdf, photo, startFilesApp } from '../../../testing/files/files-app.ts'
import { pictureHeic, pngHead } from '../../../testing/files/pictures.ts'
import { shards } from '../content/file-keys.ts'
import { attachFiles, releaseFiles } from '../for-other-areas.ts'
import { makeFileImages } from './make-file-images.ts'
import { sweepFiles } from './sweep-files.ts'

describe.each(['disk', 's3'] as const)('on %s', (kind) => {
  let app: FilesApp
  let dealer: TestMember
  beforeAll(async () => {
    app = await startFilesApp(kind)
    dealer = await app.member({ type: 'plain' })
  })
  afterAll(() => app.stop())

  const given = () => ({
    database: app.database, act: app.act, log: openLog('silent'), signal: new AbortController().signal,
  })
  const paper = { usageType: 'document', contentType: 'application/pdf', content: pdf } as const
  const later = (hours: number) => app.database.transact((tx) => shiftClock(tx, hours * 3_600))
  const sweep = async (): Promise<void> => {
    await sweepFiles(app.providers.storage)({}, given())
    await app.jobsDone()
  }
  const show = (id: string) => dealer.ask(filesCalls.getFile, { params: { id } })
  const keysOf = async (id: string): Promise<string[]> => {
    const keys: string[] = []
    for await (const { key } of app.providers.storage.list('')) if (key.includes(id)) keys.push(key)
    return keys
  }
  const stateOf = async (id: string): Promise<string> => {
    const row = app.database.primary.selectFrom('files').select('state').where('id', '=', id)
    return (await row.executeTakeFirstOrThrow()).state
  }

  describe('a picture', () => {
    test('of a kind that cannot be converted fails with its reason, and stays downloadable for its owner', async () => {
      const heic = pictureHeic()
      const id = await app.committed(dealer.ask, { usageType: 'document', contentType: 'image/heic', content: heic })
      await app.jobsDone()
      const shown = await show(id)
      expect(shown).toMatchObject({ imageState: 'failed', imageFailure: 'unsupported', images: [] })
      expect(Buffer.from(await (await app.get(shown.url ?? '')).arrayBuffer()).equals(heic)).toBe(true)
    })

    test('that is broken fails with its reason and tells it', async () => {
      const id = await app.committed(dealer.ask, {
        usageType: 'document', contentType: 'image/png', content: pngHead(900, 900),
      })
      expect((await show(id)).imageState).toMatch(/waiting|failed/)
      await app.jobsDone()
      expect(await show(id)).toMatchObject({ imageState: 'failed', imageFailure: 'unreadable' })
      const told = await app.database.primary.selectFrom('outbox').select('payload')
        .where('name', '=', 'fileImagesMade').execute()
      expect(told.map(({ payload }) => payload)).toContainEqual({ fileId: id, uploaderId: dealer.userId, failed: true })
    })

    test('is made once, however often the job runs', async () => {
      const id = await app.committed(dealer.ask, { usageType: 'document', content: photo })
      await app.jobsDone()
      const before = await show(id)
      await makeFileImages(app.providers.storage)({ fileId: id }, given())
      await app.jobsDone()
      const after = await show(id)
      expect([after.updatedAt, after.images.length]).toEqual([before.updatedAt, 4])
      expect(await keysOf(id)).toHaveLength(4)
    })

    test('that is deleted while it is made leaves nothing behind', async () => {
      const id = await app.committed(dealer.ask, { usageType: 'document', content: photo })
      await dealer.ask(filesCalls.deleteFile, { params: { id } })
      await app.jobsDone()
      expect(await keysOf(id)).toEqual([])
      expect(await show(id)).toMatchObject({ state: 'deleted', images: [] })
    })
  })

  describe('the sweep', () => {
    test('ends announcements a day old, with their content, and no younger ones', async () => {
      const old = await app.uploaded(dealer.ask, paper)
      await later(23)
      await sweep()
      expect(await stateOf(old)).toBe('temp')
      const young = await app.uploaded(dealer.ask, paper)
      await later(2)
      await sweep()
      expect([await stateOf(old), await stateOf(young)]).toEqual(['deleted', 'temp'])
      expect(await keysOf(old)).toEqual([])
      const late = await refusalOf(dealer.ask(filesCalls.commitFile, { params: { id: old } }))
      expect(late.body.code).toBe('FILE_IS_DELETED')
      const [history] = await app.database.primary.selectFrom('state_history').select(['action', 'actor', 'reason'])
        .where('row_id', '=', old).execute()
      expect(history).toEqual({ action: 'sweep', actor: 'clock', reason: 'never committed' })
    })

    test('racing commits leaves each file either kept with its content or deleted without', async () => {
      const ids = await Promise.all(Array.from({ length: 6 }, () => app.uploaded(dealer.ask, paper)))
      await later(25)
      const commits = Promise.allSettled(ids.map((id) => dealer.ask(filesCalls.commitFile, { params: { id } })))
      await sweepFiles(app.providers.storage)({}, given())
      const won = (await commits).map(({ status }) => status === 'fulfilled')
      await app.jobsDone()
      for (const [at, id] of ids.entries()) {
        expect(await stateOf(id)).toBe(won[at] === true ? 'commit' : 'deleted')
        expect(await keysOf(id)).toHaveLength(won[at] === true ? 1 : 0)
      }
    })

    test('removes content that no file knows, within a day, and nothing else', async () => {
      const { storage } = app.providers
      const kept = await app.committed(dealer.ask, paper)
      const sealed = await app.committed(dealer.ask, { ...paper, usageType: 'representativeKrRrn' })
      await app.jobsDone()
      const before = [...await keysOf(kept), ...await keysOf(sealed)]
      const lost = [randomUUID(), randomUUID()] as const
      const content = () => (async function* () { yield Buffer.from('left over') })()
      const leftovers = [
        `upload/${lost[0]}`, `keep/${lost[0].slice(-2)}/${lost[0]}/raw`,
        `private/${lost[1].slice(-2)}/${lost[1]}/sealed`,
        // The upload of a file that is kept, and pictures that were never told.
        `upload/${kept}`, `keep/${kept.slice(-2)}/${kept}/small`,
      ]
      for (const key of leftovers) await storage.write(key, 'text/plain', content())
      for (let hour = 0; hour < 24; hour++) {
        await later(hour === 0 ? 25 : 1)
        await sweep()
      }
      expect([...await keysOf(kept), ...await keysOf(sealed)]).toEqual(before)
      for (const id of lost) expect(await keysOf(id)).toEqual([])
    })

    test('racing whoever attaches it leaves either a reference or a deleted file, never both', async () => {
      for (let round = 0; round < 10; round += 1) {
        const id = await app.committed(dealer.ask, paper)
        await app.database.transact((tx) => sql`update files set keep_until = app_now() where id = ${id}`.execute(tx))
        const [refused] = await Promise.all([
          app.database.transact((tx) => attachFiles(tx, {
            subject: 'order', subjectId: randomUUID(), usageTypes: ['document'], uploaderId: dealer.userId,
            fileIds: [id],
          })),
          sweep(),
        ])
        expect(await stateOf(id)).toBe(refused.length === 0 ? 'commit' : 'deleted')
      }
    })

    test('ends what an applicant never handed in after a day, and private documents after thirty', async () => {
      const ownerless = await app.committed(app.ask, { ...paper, usageType: 'businessRegistration' })
      const nobodys = await app.committed(app.ask, { ...paper, usageType: 'representativeKrRrn' })
      const document = await app.committed(dealer.ask, { ...paper, usageType: 'representativeKrRrn' })
      const handedIn = await app.committed(dealer.ask, { ...paper, usageType: 'representativeKrRrn' })
      const subjectId = randomUUID()
      await app.database.transact((tx) => attachFiles(tx, {
        subject: 'registration', subjectId, fileIds: [handedIn], usageTypes: ['representativeKrRrn'],
        uploaderId: dealer.userId,
      }))
      await later(25)
      await sweep()
      expect([await stateOf(ownerless), await stateOf(nobodys), await stateOf(document)])
        .toEqual(['deleted', 'deleted', 'commit'])
      await later(24 * 30)
      await sweep()
      expect([await stateOf(document), await stateOf(handedIn)]).toEqual(['deleted', 'commit'])

      await app.database.transact((tx) =>
        releaseFiles(tx, { subject: 'registration', subjectIds: [subjectId] }))
      await later(24 * 29)
      await sweep()
      expect(await stateOf(handedIn)).toBe('commit')
      await later(25)
      await sweep()
      expect(await stateOf(handedIn)).toBe('deleted')
      expect(await keysOf(handedIn)).toEqual([])
    })

    test('ends what nothing came to refer to after ninety days, and never what something refers to', async () => {
      // Sessions end before files do.
      const member = await app.member({ type: 'plain' })
      const [unused, used, released] = [
        await app.committed(member.ask, paper), await app.committed(member.ask, paper),
        await app.committed(member.ask, paper),
      ]
      const attach = (fileId: string, subjectId: string) => app.database.transact((tx) => attachFiles(tx, {
        subject: 'order', subjectId, usageTypes: ['document'], uploaderId: member.userId, fileIds: [fileId],
      }))
      const order = randomUUID()
      expect([await attach(used, randomUUID()), await attach(released, order)]).toEqual([[], []])
      await later(24 * 89)
      await sweep()
      expect(await Promise.all([unused, used, released].map(stateOf))).toEqual(['commit', 'commit', 'commit'])
      await app.database.transact((tx) => releaseFiles(tx, { subject: 'order', subjectIds: [order] }))
      await later(24 * 2)
      await sweep()
      expect(await Promise.all([unused, used, released].map(stateOf))).toEqual(['deleted', 'commit', 'commit'])
      expect([(await keysOf(unused)).length, (await keysOf(used)).length]).toEqual([0, 1])
      await later(24 * 90)
      await sweep()
      expect([await stateOf(used), await stateOf(released)]).toEqual(['commit', 'deleted'])
    })
  })
})

test('the folders are as many as the last two digits of ids', () => {
  expect(new Set(shards).size).toBe(256)
})
