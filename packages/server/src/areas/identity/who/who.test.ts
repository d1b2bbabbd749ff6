// Who am I: the user, the place in a company, what one may do and what holds one back.
import { identityCalls as calls } from '@bidyard/contract/calls/identity'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp, type TestMember } from '../../../testing/app.ts'
import { refusalOf } from '../../../testing/ask.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

test('answers pong to anybody', async () => {
  expect(await app.ask(calls.ping)).toBe('pong')
})

test('is for people with a session', async () => {
  for (const call of [calls.whoAmI, calls.authContext, calls.listOwnSessions])
    expect((await refusalOf(app.ask(call))).status).toBe(401)
})

test('tells an owner of a shop their shop and that they may bid', async () => {
  const owner = await app.member({ owner: true })
  const context = await owner.ask(calls.authContext)
  expect(context).toMatchObject({
    user: { id: owner.userId, role: 'plain' }, member: { id: owner.memberId, type: 'plain', shopId: owner.shopId },
    shop: { id: owner.shopId, state: 'active', grade: 'c-class' }, company: { id: owner.companyId, kind: 'shop' },
    permissions: { roles: ['dealer'], mayBid: true }, restrictions: [],
    features: { sandbox: true, hasSecondFactor: false, mustHaveSecondFactor: false, hasDevice: false },
  })
})

test('tells an employee of a suspended shop both reasons', async () => {
  const employee = await app.member()
  await app.sql`update shops set state = 'suspended' where id = ${employee.shopId}`
  const { permissions, restrictions } = await employee.ask(calls.authContext)
  expect(permissions).toEqual({ roles: ['dealer'], mayBid: false })
  expect(restrictions).toEqual(['bidNotPermitted', 'shopNotActive'])
})

test('tells a user without a place so', async () => {
  const former = await app.member()
  await app.sql`update members set state = 'left' where id = ${former.memberId}`
  expect(await former.ask(calls.authContext)).toMatchObject({
    member: null, shop: null, company: null, permissions: { roles: [], mayBid: false }, restrictions: ['noMember'],
  })
})

test('many who ask at the same moment are each known as themselves, and whose session is over is not', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => app.member()))
  const gone = people.filter((_, at) => at % 3 === 0)
  await app.sql`update sessions set ended_at = now() where user_id = any(${gone.map(({ userId }) => userId)})`
  const whoIs = ({ ask }: TestMember) =>
    ask(calls.whoAmI).then(({ user }) => user.id, (error: unknown) => (error as { readonly status: number }).status)
  const wanted = people.map((person) => (gone.includes(person) ? 401 : person.userId))
  for (let round = 0; round < 3; round++) expect(await Promise.all(people.map(whoIs))).toEqual(wanted)
})
