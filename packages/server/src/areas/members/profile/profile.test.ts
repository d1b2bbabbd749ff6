// Profiles through the front door: one's own whole, a colleague's masked, and a picture that must be one's own upload.
import { randomUUID } from 'node:crypto'
import { filesCalls } from '@bidyard/contract/calls/files'
import { membersCalls as calls } from '@bidyard/contract/calls/members'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeAccount, somebody } from '../../../testing/accounts.ts'
import type { TestMember } from '../../../testing/app.ts'
import { type Ask, askerOf, refusalOf } from '../../../testing/ask.ts'
import { type FilesApp, pdf, startFilesApp } from '../../../testing/files/files-app.ts'
import { type MadeShop, makeShop } from '../../../testing/make.ts'
import { fileIdOf } from './profile-image-rules.ts'

let app: FilesApp
let shop: MadeShop
let colleague: TestMember
beforeAll(async () => {
  app = await startFilesApp()
  shop = await makeShop(app.database)
  colleague = await app.member({ shopId: shop.shopId })
})
afterAll(() => app.stop())

const person = async () => {
  const who = somebody()
  const account = await makeAccount(app, { who, shopId: shop.shopId })
  return { ...account, who, ask: askerOf(app.base, account.token) }
}
const read = (ask: Ask, id: string) => ask(calls.getMemberProfile, { params: { id } })
const change = (ask: Ask, id: string, body: { profileImageUrl?: string | null; email?: string | null }) =>
  ask(calls.changeMemberProfile, { params: { id }, body })
const picture = (ask: Ask) => app.committed(ask, { usageType: 'memberProfileImage' })
const addressOf = (fileId: string): string => `/bridge/public/api/v0/files/${fileId}`
const codeOf = async (asked: Promise<unknown>): Promise<string> => (await refusalOf(asked)).body.code

describe('a profile', () => {
  test('is one’s own to see whole', async () => {
    const { ask, memberId, who, username } = await person()
    await change(ask, memberId, { email: 'dealer@example.com' })
    expect(await read(ask, memberId)).toMatchObject({
      uid: username, phoneNumber: who.phone, birthday: '1990-01-01', email: 'dealer@example.com', profileImage: null,
    })
  })

  test('is masked for colleagues, who learn nothing of the birthday', async () => {
    const { ask, memberId, who } = await person()
    await change(ask, memberId, { email: 'dealer@example.com' })
    expect(await read(colleague.ask, memberId)).toMatchObject({
      uid: null, phoneNumber: `010-****-${who.phone.slice(-4)}`, birthday: null, email: 'de***@example.com',
    })
  })

  test('is whole for the office, whose look is written down', async () => {
    const { memberId, who } = await person()
    const staff = await app.member({ type: 'admin' })
    expect(await read(staff.ask, memberId)).toMatchObject({ phoneNumber: who.phone, birthday: '1990-01-01' })
    const looks = await app.database.primary.selectFrom('access_log').select(['act', 'user_id', 'address'])
      .where('subject_id', '=', memberId).execute()
    expect(looks).toEqual([{ act: 'view member profile', user_id: staff.userId, address: '127.0.0.1' }])
  })

  test('of another shop’s member is as if there were none', async () => {
    const { memberId } = await person()
    const stranger = await app.member()
    const answers = await Promise.all([memberId, randomUUID()].flatMap((id) => [
      refusalOf(read(stranger.ask, id)), refusalOf(change(stranger.ask, id, { email: null })),
    ]))
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  })

  test('is nobody else’s to change, not even the office’s', async () => {
    const { memberId } = await person()
    const staff = await app.member({ type: 'root' })
    for (const ask of [colleague.ask, staff.ask])
      expect((await refusalOf(change(ask, memberId, { email: 'taken@example.com' }))).status).toBe(403)
  })

  test('of somebody whom no check proved has no phone and no birthday', async () => {
    expect(await read(colleague.ask, colleague.memberId)).toMatchObject({ phoneNumber: null, birthday: null })
  })
})

describe('a profile picture', () => {
  test('is an upload of one’s own, seen by colleagues in its sizes', async () => {
    const { ask, memberId } = await person()
    const fileId = await picture(ask)
    await app.jobsDone()
    const mine = await change(ask, memberId, { profileImageUrl: addressOf(fileId) })
    expect(mine.profileImage).toMatchObject({ fileId, images: [{ size: 'small' }, { size: 'middle' }, {}, {}] })
    const seen = await read(colleague.ask, memberId)
    expect((await app.get(seen.profileImage?.images[0]?.url ?? '')).status).toBe(200)
  })

  test('may be named by its whole address on our own host, and by no other host’s', async () => {
    const { ask, memberId } = await person()
    const fileId = await picture(ask)
    expect(await codeOf(change(ask, memberId, { profileImageUrl: `https://evil.example${addressOf(fileId)}` })))
      .toBe('INVALID_PROFILE_IMAGE_URL')
    const changed = await change(ask, memberId, { profileImageUrl: app.base + addressOf(fileId) })
    expect(changed.profileImage?.fileId).toBe(fileId)
  })

  test('gives its place to the next one, and to none', async () => {
    const { ask, memberId } = await person()
    const [first, second] = [await picture(ask), await picture(ask)]
    const stateOf = async (id: string) => {
      const { primary } = app.database
      const uses = await primary.selectFrom('file_uses').select('subject').where('file_id', '=', id).execute()
      return uses.map(({ subject }) => subject)
    }
    await change(ask, memberId, { profileImageUrl: addressOf(first) })
    await change(ask, memberId, { profileImageUrl: addressOf(first) })
    expect(await stateOf(first)).toEqual(['memberProfile'])
    await change(ask, memberId, { profileImageUrl: addressOf(second) })
    expect([await stateOf(first), await stateOf(second)]).toEqual([[], ['memberProfile']])
    expect(await change(ask, memberId, { profileImageUrl: null })).toMatchObject({ profileImage: null })
    expect(await stateOf(second)).toEqual([])
  })

  test('cannot be another’s upload, of another use, unfinished, deleted or missing; the old one stays', async () => {
    const { ask, memberId } = await person()
    const kept = await picture(ask)
    await change(ask, memberId, { profileImageUrl: addressOf(kept) })
    const foreign = await picture(colleague.ask)
    const paper = await app.committed(ask, { usageType: 'document', contentType: 'application/pdf', content: pdf })
    const temp = await app.uploaded(ask, { usageType: 'memberProfileImage' })
    const deleted = await picture(ask)
    await ask(filesCalls.deleteFile, { params: { id: deleted } })
    for (const fileId of [foreign, paper, temp, deleted, randomUUID()]) {
      const changing = change(ask, memberId, { profileImageUrl: addressOf(fileId) })
      expect(await codeOf(changing)).toBe('INVALID_PROFILE_IMAGE_URL')
    }
    expect((await read(ask, memberId)).profileImage?.fileId).toBe(kept)
  })

  test('is named by an address of a file and by nothing else', () => {
    const id = randomUUID()
    const origin = 'https://bidyard.example'
    expect(fileIdOf(addressOf(id), origin)).toBe(id)
    expect(fileIdOf(origin + addressOf(id), origin)).toBe(id)
    for (const url of [
      '', id, `${addressOf(id)}/`, `${addressOf(id)}?x=1`, `/${addressOf(id)}`,
      `${origin}.evil.example${addressOf(id)}`,
      `https://user@bidyard.example${addressOf(id)}`, addressOf(id).toUpperCase(), `javascript:${addressOf(id)}`,
    ])
      expect(fileIdOf(url, origin), url).toBeUndefined()
    fc.assert(fc.property(fc.webUrl(), (url) => fileIdOf(url, origin) === undefined))
  })
})
