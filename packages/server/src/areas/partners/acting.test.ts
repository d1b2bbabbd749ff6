// Who acts on a partner's car: its seller, the partner's own people where that is allowed, and nobody else.
import { partnersCalls as calls } from '@bidyard/contract/calls/partners'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../runtime/caller.ts'
import { startTestApp, type TestApp, type TestMember } from '../../testing/app.ts'
import { makePartnerWorld, type PartnerWorld } from '../../testing/partners/partner-world.ts'
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
