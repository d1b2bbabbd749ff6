// Every use of a file asked for by everybody, and every kept file looked at by everybody, as the table of uses says.
import type { Role } from '@bidyard/contract/call'
import { filesCalls } from '@bidyard/contract/calls/files'
import { type FileUsageType, fileUsageType } from '@bidyard/contract/enums'
import { fileBytesMax } from '@bidyard/contract/shapes/file-bounds'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answered, Ask } from '../../testing/ask.ts'
import { type FilesApp, pdf, photo, startFilesApp } from '../../testing/files/files-app.ts'
import type { MemberWish } from '../../testing/make.ts'
import { fileUsageRules } from './file-usage-rules.ts'

const people: Readonly<Record<string, { readonly wish: MemberWish; readonly roles: readonly Role[] }>> = {
  dealer: { wish: { type: 'plain' }, roles: ['dealer'] },
  seller: { wish: { type: 'partner_customer_user' }, roles: ['seller'] },
  partner: { wish: { type: 'partner_user' }, roles: ['partner'] },
  staff: { wish: { type: 'admin' }, roles: ['staff'] },
  inspector: { wish: { type: 'admin', part: 'inspection' }, roles: ['staff'] },
  root: { wish: { type: 'root' }, roles: ['root', 'staff'] },
  developer: { wish: { type: 'plain', role: 'developer' }, roles: ['dealer', 'developer'] },
}
const usages = fileUsageType.values

let app: FilesApp
const asks = new Map<string, Ask>()
const kept = new Map<FileUsageType, string>()
const contentFor = (usageType: FileUsageType) => fileUsageRules[usageType].types.includes('application/pdf')
  ? { usageType, contentType: 'application/pdf', content: pdf } as const
  : { usageType, contentType: 'image/jpeg', content: photo } as const

beforeAll(async () => {
  app = await startFilesApp()
  asks.set('nobody', app.ask)
  for (const [name, { wish }] of Object.entries(people)) asks.set(name, (await app.member(wish)).ask)
  const uploader = await app.member({ type: 'admin' })
  const dealer = await app.member({ type: 'plain' })
  for (const usageType of usages) {
    const { ask } = usageType === 'contractAdjustmentLineItemImage' ? dealer : uploader
    kept.set(usageType, await app.committed(ask, contentFor(usageType)))
  }
})
afterAll(() => app.stop())

const statusOf = (asked: Promise<unknown>): Promise<number> =>
  asked.then(() => 200, (error: unknown) => (error as Answered).status)
const askOf = (name: string): Ask => {
  const ask = asks.get(name)
  if (ask === undefined) throw new Error(`nobody is called ${name}`)
  return ask
}

const everybody = ['nobody', ...Object.keys(people)]
const uploads = everybody.flatMap((name) => usages.map((usage) => {
  const { uploadedBy } = fileUsageRules[usage]
  const roles = people[name]?.roles
  const allowed = uploadedBy === 'anyone'
    || (roles !== undefined && (uploadedBy === 'signedIn' || roles.some((role) => uploadedBy.includes(role))))
  return [name, usage, allowed ? 200 : roles === undefined ? 401 : 403] as const
}))

describe('announcing', () => {
  test.each(uploads)('%s announces %s: %d', async (name, usageType, status) => {
    const { contentType } = contentFor(usageType)
    const body = { usageType, contentType, name: 'a' }
    expect(await statusOf(askOf(name)(filesCalls.createFilePostPolicy, { body }))).toBe(status)
    expect(await statusOf(askOf(name)(filesCalls.createFile, { body: { ...body, sizeBytes: 9 } }))).toBe(status)
  })

  test.each(usages)('%s takes its types and sizes and no others', async (usageType) => {
    const { types } = fileUsageRules[usageType]
    const maxBytes = fileBytesMax[usageType]
    const ask = askOf(usageType === 'contractAdjustmentLineItemImage' ? 'dealer' : 'staff')
    for (const contentType of ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'application/pdf'] as const) {
      const body = { usageType, contentType, name: 'a', sizeBytes: maxBytes }
      expect(await statusOf(ask(filesCalls.createFile, { body }))).toBe(types.includes(contentType) ? 200 : 400)
    }
    const tooLarge = { usageType, contentType: 'image/jpeg' as const, name: 'a', sizeBytes: maxBytes + 1 }
    expect(await statusOf(ask(filesCalls.createFile, { body: tooLarge }))).toBe(400)
  })
})

const isReviewer = (name: string): boolean => people[name]?.wish.part !== 'inspection'

const looks = everybody.flatMap((name) => usages.map((usage) => {
  const roles = people[name]?.roles
  const { seenBy } = fileUsageRules[usage]
  const isOffice = roles?.includes('staff') === true
  const sees = seenBy === 'signedIn' || (isOffice && (seenBy !== 'reviewers' || isReviewer(name)))
  return [name, usage, roles === undefined ? 401 : sees ? 200 : 404] as const
}))

describe('looking', () => {
  test.each(looks)('%s looks at somebody’s %s: %d', async (name, usage, status) => {
    const params = { id: kept.get(usage) ?? '' }
    expect(await statusOf(askOf(name)(filesCalls.getFile, { params }))).toBe(status)
  })

  test.each(looks)('%s opens somebody’s %s as staff only, and only when it is private', async (name, usage) => {
    const roles = people[name]?.roles
    const params = { id: kept.get(usage) ?? '' }
    const status = await statusOf(askOf(name)(filesCalls.viewPrivateFile, { params, body: { reason: '가입 심사' } }))
    const asStaff = !fileUsageRules[usage].isPrivate ? 404 : isReviewer(name) ? 200 : 403
    expect(status).toBe(roles === undefined ? 401 : roles.includes('staff') ? asStaff : 403)
  })

  test.each(everybody)('%s sees in the list what is theirs to see', async (name) => {
    const listed = askOf(name)(filesCalls.listFiles, { query: { filter: { state: { eq: 'commit' } }, size: 100 } })
    const roles = people[name]?.roles
    const found = await listed.then(({ items }) => items.length, (error: unknown) => (error as Answered).status)
    const seen = usages.filter((usage) => isReviewer(name) || fileUsageRules[usage].seenBy !== 'reviewers')
    expect(found).toBe(roles === undefined ? 401 : roles.includes('staff') ? seen.length : 0)
  })

  test.each(['businessRegistration', 'carPhoto'] as const)('is noted of the office for papers (%s)', async (usage) => {
    const id = kept.get(usage) ?? ''
    const lines = () => app.database.primary.selectFrom('access_log').select('act').where('subject_id', '=', id)
      .where('act', '=', 'view paper').execute()
    const before = (await lines()).length
    await askOf('root')(filesCalls.getFile, { params: { id } })
    expect((await lines()).length - before).toBe(usage === 'businessRegistration' ? 1 : 0)
  })
})
