// A session for one car reaches nothing of another car, also when both are of one person.
import { randomUUID } from 'node:crypto'
import { filesCalls } from '@bidyard/contract/calls/files'
import { identityCalls } from '@bidyard/contract/calls/identity'
import { partnersCalls as calls } from '@bidyard/contract/calls/partners'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askerOf, refusalOf } from '../../testing/ask.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { makePartnerWorld, type PartnerWorld } from '../../testing/partners/partner-world.ts'
import { attachFiles } from '../files/for-other-areas.ts'

let app: TestApp
let one: PartnerWorld
beforeAll(async () => {
  app = await startTestApp()
  one = await makePartnerWorld(app, (await app.member({ type: 'admin' })).ask)
})
afterAll(() => app.stop())

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

  const { user: { id: uploaderId } } = await ask(identityCalls.whoAmI)
  const attach = (exhibitId: string) => app.database.transact((tx) => attachFiles(tx, {
    subject: 'order', subjectId: randomUUID(), usageTypes: ['carPhoto'], fileIds: [file.id], uploaderId, exhibitId,
  }))
  const problems = [await attach(one.exhibit.id), await attach(second.id)].map(([refused]) => refused?.problem)
  expect(problems).toEqual(['notCommitted', 'missing'])
})
