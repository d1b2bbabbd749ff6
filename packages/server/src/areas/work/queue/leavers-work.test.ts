// Work of somebody who left, was suspended, or attends to something else is everybody's again, and so are their visits.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { membersCalls } from '@bidyard/contract/calls/members'
import { workCalls } from '@bidyard/contract/calls/work'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestMember } from '../../../testing/app.ts'
import { type CarWorld, confirmed, inHours, openCarWorld } from '../../../testing/cars/car-world.ts'
import { eventsOf } from '../../../testing/traces.ts'

let world: CarWorld
let root: TestMember
beforeAll(async () => {
  world = await openCarWorld()
  root = await world.app.member({ type: 'root' })
})
afterAll(() => world.stop())

const reserved = async (inspectorId: string | null) => {
  const order = await confirmed(await world.seller())
  return world.staff.ask(carsCalls.reserveCarCheck, { body: {
    orderId: order.id, source: 'inspector', reservedAt: await inHours(world, 24), inspectorId, place: null,
  } })
}
const visitOf = async (id: string) => (await world.staff.ask(workCalls.listWorkItems, {
  query: { filter: { kind: { eq: 'visit' } }, size: 100 },
})).items.find((work) => work.id === id)
const ownersTold = async (id: string): Promise<number> =>
  (await eventsOf(world.app, 'workOwnerChanged') as readonly { readonly id: string }[])
    .filter((told) => told.id === id).length
const end = (memberId: string, action: 'suspend' | 'resume' | 'leave') =>
  root.ask(membersCalls.changeMemberState, { params: { id: memberId }, body: { action, reason: '퇴사' } })

test('what somebody took waits for everybody again', async () => {
  const { id } = await reserved(null)
  const take = (who: TestMember) => who.ask(workCalls.takeWork, { params: { id }, body: { kind: 'visit' } })
  const ways: readonly ((member: TestMember) => Promise<unknown>)[] = [
    ({ memberId }) => end(memberId, 'suspend'),
    ({ memberId }) => end(memberId, 'leave'),
    async ({ memberId }) => {
      const { version } = await root.ask(membersCalls.getMember, { params: { id: memberId } })
      return root.ask(membersCalls.changeStaffAccount, {
        params: { id: memberId }, body: { type: 'admin', staffPart: 'money', seenVersion: version, reason: '부서 이동' },
      })
    },
  ]
  for (const [at, goes] of ways.entries()) {
    const clerk = await world.app.member({ type: 'admin', part: 'inspection' })
    await take(clerk)
    expect((await visitOf(id))?.owner?.memberId).toBe(clerk.memberId)
    await goes(clerk)
    expect((await visitOf(id))?.owner).toBeNull()
    expect(await ownersTold(id)).toBe(2 * at + 2)
  }
  await take(world.inspector)
  const { version } = await root.ask(membersCalls.getMember, { params: { id: world.inspector.memberId } })
  await root.ask(membersCalls.changeStaffAccount, {
    params: { id: world.inspector.memberId },
    body: { type: 'admin', staffPart: null, seenVersion: version, reason: '겸직' },
  })
  expect((await visitOf(id))?.owner?.memberId).toBe(world.inspector.memberId)
})

test('a visit waits for the office once the inspector who was named for it cannot come', async () => {
  const named = await world.app.member({ type: 'admin', part: 'inspection' })
  const { id } = await reserved(named.memberId)
  expect(await visitOf(id)).toBeUndefined()
  await end(named.memberId, 'suspend')
  expect(await visitOf(id)).toMatchObject({ id, owner: null })
  await end(named.memberId, 'resume')
  expect(await visitOf(id)).toBeUndefined()
})
