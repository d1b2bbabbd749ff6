// The two decisions of self and pro contracts: what each answer does, who may give it, and when it is refused.
import { randomUUID } from 'node:crypto'
import type { ReceivedOf } from '@bidyard/contract/call'
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import { financeCalls } from '@bidyard/contract/calls/finance'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestMember } from '../../../testing/app.ts'
import {
  around, type AwardWorld, doing, open, openAwardWorld, pro, request, violationsOf,
} from '../../../testing/contracts/award-world.ts'
import { wordOf, wrongState as state } from '../../../testing/contracts/word-of.ts'

let world: AwardWorld
beforeAll(async () => {
  world = await openAwardWorld()
})
afterAll(() => world.stop())

type Kind = 'self' | 'pro'
type Contract = ReceivedOf<typeof calls.getContract>
type Who = Pick<TestMember, 'ask'>

const steps = {
  self: {
    acceptSale: calls.acceptSelfSale, declineSale: calls.declineSelfSale,
    acceptPurchase: calls.acceptSelfPurchase, declinePurchase: calls.declineSelfPurchase,
  },
  pro: {
    acceptSale: calls.acceptProSale, declineSale: calls.declineProSale,
    acceptPurchase: calls.acceptProPurchase, declinePurchase: calls.declineProPurchase,
  },
} as const
type Act = keyof (typeof steps)['self']
const acts: readonly Act[] = ['acceptSale', 'declineSale', 'acceptPurchase', 'declinePurchase']
const saleActs: readonly Act[] = ['acceptSale', 'declineSale']

interface Said {
  readonly type: string
  readonly note: string | null
}
const plain: Said = { type: 'changeOfMind', note: null }

const decide = (kind: Kind, act: Act, who: Who, id: string, said: Said = plain): Promise<Contract> =>
  doing(who, steps[kind][act] as never, { params: { id }, body: act.startsWith('accept') ? {} : said } as never)
const type = 'INVALID_CONTRACT 0002.INVALID_CONTRACT_TYPE'
const wishOf = (kind: Kind) => (kind === 'pro' ? pro : {})
const afterAward = { self: 'tradeScheduling', pro: 'deliveryScheduling' } as const

describe.each<Kind>(['self', 'pro'])('of a %s contract', (kind) => {
  const closed = () => world.closed(wishOf(kind))

  test('both accepted award the car, with what is to be paid, and the others lose', async () => {
    const car = await closed()
    const [, second] = car.bidders
    const id = await open(world, car, second)
    expect(await decide(kind, 'acceptSale', world.seller, id)).toMatchObject({
      state: 'purchaseDecision', sale: { state: 'accepted' }, duty: { step: 'purchaseDecision', whose: 'buyer' },
      shopName: null, buyer: null,
    })
    const bought = await decide(kind, 'acceptPurchase', second.dealer, id)
    expect(bought).toMatchObject({
      state: afterAward[kind], priceWon: second.amountWon, purchase: { state: 'accepted' }, cancelCause: null,
    })
    expect(bought.seller).not.toBeNull()
    expect(bought.carNumber).not.toContain('*')
    expect(await around(world, car)).toEqual({
      auction: 'contract', order: 'awarded', contracts: [afterAward[kind]],
      bids: ['bidFailed rejected', 'awarded awardCompleted', 'bidFailed rejected'],
      amounts: ['carPrice expected', 'fee expected'],
    })
    const { items } = await second.dealer.ask(financeCalls.listAmounts, {
      query: { filter: { contractId: { eq: id } } },
    })
    const won = Object.fromEntries(items.map((amount) => [amount.kind, amount.totalWon]))
    expect(won).toEqual({ carPrice: second.amountWon, fee: kind === 'self' ? 250_000 : 365_000 })
    const seen = await world.seller.ask(calls.getContract, { params: { id } })
    expect(seen).toMatchObject({ shopId: second.dealer.shopId, memberId: null, buyer: { shopName: '한빛모터스' } })
    expect(seen.moves.map(({ action, actor }) => `${action} ${actor}`))
      .toEqual(['open staff', 'acceptSale seller', 'acceptPurchase buyer'])
    // Nobody owes what they have done.
    expect(await world.sql`
      select duty from deadlines where row_id = ${id} and next_at is not null
        and duty in ('salesDecision', 'purchaseDecision')`).toEqual([])
  })

  test('a declined sale asks the seller for another, and the bidder is out', async () => {
    const car = await closed()
    const id = await open(world, car, car.bidders[0])
    const declined = await decide(kind, 'declineSale', world.seller, id, { type: 'etc', note: '가족이 타기로 함' })
    expect(declined).toMatchObject({
      state: 'cancelled', cancelCause: 'saleDeclined', sale: { state: 'declined', declineType: 'etc' }, duty: null,
    })
    expect(await around(world, car)).toMatchObject({
      auction: 'contract', order: 'biddingCompleted',
      bids: ['bidFailed rejected', 'bidding waiting', 'bidding waiting'], amounts: [],
    })
  })

  test('a declined purchase is a violation, and the next is asked', async () => {
    const car = await closed()
    const [first] = car.bidders
    const id = await request(world, car, first)
    expect(await decide(kind, 'declinePurchase', first.dealer, id)).toMatchObject({
      state: 'cancelled', cancelCause: 'purchaseDeclined', purchase: { declineType: 'changeOfMind' },
    })
    expect((await around(world, car)).bids).toEqual(['cancelled cancelled', 'bidding waiting', 'bidding waiting'])
    expect(await violationsOf(world, first.dealer.shopId)).toEqual([`${kind}ContractPurchaseDecline`])
  })

  test.each(['lien', 'undisclosedAccident', 'conditionMismatch'])('whoever says %s convicts nobody', async (said) => {
    const car = await closed()
    const [first] = car.bidders
    const id = await request(world, car, first)
    await decide(kind, 'declinePurchase', first.dealer, id, { type: said, note: null })
    expect(await violationsOf(world, first.dealer.shopId)).toEqual([])
    expect(await world.sql`select kind, claim from fault_cases where contract_id = ${id}`)
      .toEqual([{ kind: 'purchaseDecline', claim: said }])
  })

  test('another reason is none until it is said', async () => {
    const car = await closed()
    const [first] = car.bidders
    const opened = await open(world, car, first)
    const unsaid = { type: 'etc', note: null }
    expect(await wordOf(decide(kind, 'declineSale', world.seller, opened, unsaid))).toBe('INVALID_INPUT')
    await decide(kind, 'acceptSale', world.seller, opened)
    expect(await wordOf(decide(kind, 'declinePurchase', first.dealer, opened, unsaid))).toBe('INVALID_INPUT')
  })

  test.each(acts)('%s is refused to everybody but the one whose turn it is', async (act) => {
    const car = await closed()
    const [first, second] = car.bidders
    const id = saleActs.includes(act) ? await open(world, car, first) : await request(world, car, first)
    const employee = await world.member({ shopId: first.dealer.shopId ?? '' })
    const other = saleActs.includes(act) ? first.dealer : world.seller
    for (const [who, word] of [
      [second.dealer, '404'], [world.stranger, '404'], [other, 'INVALID_PERMISSION'],
      [world.clerk, 'INVALID_PERMISSION'], [employee, 'INVALID_PERMISSION'],
    ] as const) expect(await wordOf(decide(kind, act, who, id))).toBe(word)
    const theirs = saleActs.includes(act) ? world.seller : first.dealer
    expect(await wordOf(decide(kind === 'self' ? 'pro' : 'self', act, theirs, id))).toBe(type)
    expect(await wordOf(decide(kind, act, theirs, randomUUID()))).toBe('404')
    expect((await decide(kind, act, theirs, id)).version).toBeGreaterThan(1)
    expect(await wordOf(decide(kind, act, theirs, id))).toBe(state)
  })

  test('the same key has its effect once, with the same answer', async () => {
    const car = await closed()
    const [first] = car.bidders
    const id = await request(world, car, first)
    const key = randomUUID()
    const once = () => doing(first.dealer, steps[kind].acceptPurchase, { params: { id }, body: {} }, key)
    const [one, other] = [await once(), await once()]
    expect(other).toEqual(one)
    expect((await around(world, car)).amounts).toHaveLength(2)
  })
})

test('a banned shop buys nothing that it was chosen for', async () => {
  const car = await world.closed()
  const [first] = car.bidders
  const id = await request(world, car, first)
  await world.sql`
    insert into shop_penalties (shop_id, violation_id, kind, cause, restriction, from_at)
    select ${first.dealer.shopId}, id, 'restriction', 'rule', 'permanentBan', app_now() from shop_violations limit 1`
  expect(await wordOf(decide('self', 'acceptPurchase', first.dealer, id))).toBe('INVALID_PERMISSION')
})
