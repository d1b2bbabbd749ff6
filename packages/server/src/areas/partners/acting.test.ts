// Who acts on a partner's car: its seller, the partner's own people where that is allowed, and nobody else.
import { randomUUID } from 'node:crypto'
import { filesCalls } from '@bidyard/contract/calls/files'
import { partnersCalls as calls } from '@bidyard/contract/calls/partners'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../runtime/caller.ts'
import { askerOf, refusalOf } from '../../testing/ask.ts'
import { startTestApp, type TestApp, type TestMember } from '../../testing/app.ts'
import { makePartnerWorld, type PartnerWorld } from '../../testing/partners/partner-world.ts'
import { attachFiles } from '../files/for-other-areas.ts'
import { openCallers, openSessionTouches } from '../identity/for-other-areas.ts'
import { hashToken } from '../../runtime/caller.ts'
import { openLog } from '../../runtime/log.ts'
import { actsOn } from './acting.ts'

let app: TestApp
let staff: TestMember
let one: PartnerWorld
let other: PartnerWorld
beforeAll(async () => {
  app = await startTestApp()
  staff = await app.member({ type: 'admin' })
  one = await makePartnerWorld(app, staff.ask)
  other = await makePartnerWorld(app, staff.ask)
})
afterAll(() => app.stop())

const callerOf = async (token: string): Promise<Caller> => {
  const callers = openCallers(openSessionTouches(app.database, openLog('silent')))
  const { caller } = await callers.findByToken(app.database.primary, { kind: 'bearer', hash: hashToken(token) })
  if (caller === undefined) throw new Error('nobody has this token')
  return caller
}
const actsAs = async (token: string, on = one) =>
  actsOn(app.database.primary, await callerOf(token), { id: on.exhibit.id, partnerId: on.partnerId })

const allow = async (mayActForCustomers: boolean): Promise<void> => {
  const { version, deepLink, frameAncestors } = await staff.ask(calls.getPartner, { params: { id: one.partnerId } })
  await staff.ask(calls.changePartner, {
    params: { id: one.partnerId },
    body: { mayActForCustomers, deepLink, frameAncestors, seenVersion: version, reason: '계약 변경' },
  })
}

test('the seller acts on the one car of the session and on no other', async () => {
  const { token } = await one.launch(await one.seal())
  expect(await actsAs(token)).toBe('seller')
  expect(await actsAs(token, other)).toBeUndefined()
})

test('what the seller uploads for one car is out of reach in a session of the same person for another', async () => {
  const { customerId } = one
  const second = await one.officer.ask(calls.createExhibit, {
    body: { customerId, exhibitKey: 'second-car', carNo: '34나5678' },
  })
  const [here, there] = [
    await one.launch(await one.seal()), await one.launch(await one.seal({ exhibitId: second.exhibitKey })),
  ]
  const body = { usageType: 'carPhoto', contentType: 'image/jpeg', name: '앞.jpg', sizeBytes: 100 } as const
  const [ask, askThere] = [askerOf(app.base, here.token), askerOf(app.base, there.token)]
  const { file } = await ask(filesCalls.createFile, { body })
  const params = { id: file.id }
  const listed = await Promise.all([ask, askThere].map((session) => session(filesCalls.listFiles, { query: {} })))
  expect(listed.map(({ items }) => items.map(({ id }) => id))).toEqual([[file.id], []])
  expect((await ask(filesCalls.getFile, { params })).id).toBe(file.id)
  for (const call of [filesCalls.getFile, filesCalls.commitFile, filesCalls.deleteFile])
    expect((await refusalOf(askThere(call, { params }))).status).toBe(404)

  const { userId: uploaderId } = await callerOf(here.token)
  const attach = (exhibitId: string) => app.database.transact((tx) => attachFiles(tx, {
    subject: 'order', subjectId: randomUUID(), usageTypes: ['carPhoto'], fileIds: [file.id], uploaderId, exhibitId,
  }))
  const problems = [await attach(one.exhibit.id), await attach(second.id)].map(([refused]) => refused?.problem)
  expect(problems).toEqual(['notCommitted', 'missing'])
})

test('the partner’s own people act while the partner is allowed to, on its own cars only', async () => {
  expect(await actsAs(one.officer.token)).toBeUndefined()
  await allow(true)
  expect(await actsAs(one.officer.token)).toBe('partner')
  expect(await actsAs(other.officer.token)).toBeUndefined()
  expect(await actsAs(one.officer.token, other)).toBeUndefined()
  await allow(false)
  expect(await actsAs(one.officer.token)).toBeUndefined()
})

test('neither the office nor a dealer ever acts for a customer', async () => {
  await allow(true)
  for (const { token } of [staff, await app.member({ type: 'root' }), await app.member()])
    expect(await actsAs(token)).toBeUndefined()
})
