// Nobody bids on a car of their own: by company, by number, by person, as a partner's people, or through a colleague.
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bid, type BidWorld, type Dealer, openBidWorld, wordOf } from '../../../testing/bids/bid-world.ts'

let world: BidWorld
beforeAll(async () => {
  world = await openBidWorld()
})
afterAll(() => world.stop())

const person = async (says = randomBytes(32)): Promise<string> => {
  const bytes = (length: number) => randomBytes(length)
  const [row] = await world.sql<{ id: string }[]>`
    insert into persons (name, birthday_sealed, phone_sealed, phone_hash, identity_hash, ci_hash, lookup_version)
    values ('홍길동', ${bytes(8)}, ${bytes(8)}, ${bytes(32)}, ${says}, ${bytes(32)}, 1) returning id`
  return row?.id ?? ''
}
const become = async (userId: string, personId: string): Promise<void> => {
  await world.sql`update users set person_id = ${personId} where id = ${userId}`
}
const own = 'INVALID_PERMISSION 0002.no_bidding_permission'

const ways: readonly (readonly [string, (dealer: Dealer, orderId: string) => Promise<void>])[] = [
  ['its company offers it', async ({ companyId }, orderId) => {
    await world.sql`update orders set company_id = ${companyId}, partner_id = null where id = ${orderId}`
  }],
  ['a company of the same number offers it', async ({ companyId }, orderId) => {
    await world.sql`
      update companies set business_number = (select business_number from companies where id = ${companyId})
      where id = (select partner_id from orders where id = ${orderId})`
  }],
  ['the same person wrote it down', async ({ userId }, orderId) => {
    const id = await person()
    await become(userId, id)
    await world.sql`
      update users set person_id = ${id} where id = (select created_by from orders where id = ${orderId})`
  }],
  ['somebody who says the same of themselves wrote it down', async ({ userId }, orderId) => {
    const says = randomBytes(32)
    // Two rows, since a provider told another CI of each.
    const [one, other] = [await person(says), await person(says)]
    await become(userId, one)
    await world.sql`
      update users set person_id = ${other} where id = (select created_by from orders where id = ${orderId})`
  }],
  ['somebody who says the same and was known before wrote it down', async ({ userId }, orderId) => {
    const says = randomBytes(32)
    const [one, other] = [await person(says), await person(says)]
    await become(userId, other)
    await world.sql`
      update users set person_id = ${one} where id = (select created_by from orders where id = ${orderId})`
  }],
  ['the same person works for its partner', async ({ userId }) => {
    const id = await person()
    await become(userId, id)
    await become(world.seller.userId, id)
  }],
  ['a colleague of the same shop wrote it down', async (dealer, orderId) => {
    const [colleague, id] = [await world.colleague(dealer), await person()]
    await become(colleague.userId, id)
    await world.sql`
      update users set person_id = ${id} where id = (select created_by from orders where id = ${orderId})`
  }],
  ['a colleague of the same shop works for its partner', async (dealer) => {
    const [colleague, id] = [await world.colleague(dealer), await person()]
    await become(colleague.userId, id)
    await become(world.seller.userId, id)
  }],
]

test.each(ways)('%s', async (_, arrange) => {
  const [dealer, stranger, { id, orderId }] = [await world.ready(), await world.ready(), await world.opened()]
  await arrange(dealer, orderId)
  expect(await wordOf(bid(dealer, id, 10_000_000))).toBe(own)
  expect(await bid(stranger, id, 10_000_000)).toMatchObject({ auctionId: id })
})
