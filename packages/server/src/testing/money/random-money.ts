// Does with money at random whatever the house can do, several things at once, and keeps count of what the bank saw.
import { randomUUID } from 'node:crypto'
import { financeCalls as calls } from '@bidyard/contract/calls/finance'
import { billAmount, issueAmount } from '../../areas/finance/amounts/issue-amount.ts'
import { lockAmount } from '../../areas/finance/amounts/amounts.sql.ts'
import { payFromCredit, payFromDeposit } from '../../areas/finance/amounts/pay-from-shop.ts'
import { writeOffAmount } from '../../areas/finance/amounts/write-off.ts'
import { requestDeposit } from '../../areas/finance/deposits/request-deposit.ts'
import { monthOf, restoreTaken, takeFromDeposit, voidAmounts } from '../../areas/finance/for-other-areas.ts'
import type { ProposalRecord } from '../../areas/finance/proposals/proposals.sql.ts'
import { callOffPayout } from '../../areas/finance/refunds/call-off-payout.ts'
import { payOutCredit } from '../../areas/finance/refunds/pay-out-credit.ts'
import { refundAmount } from '../../areas/finance/refunds/refund-amount.ts'
import { refundDeposit } from '../../areas/finance/refunds/refund-deposit.ts'
import { requestSubscription } from '../../areas/finance/subscriptions/request-subscription.ts'
import type { SeededRandom } from '../seeded-random.ts'
import { acting, bankPays, bankTakesBack, type MoneyWorld, once, setAccount } from './money-world.ts'
import { allocate, arrive, emptyAgain } from './random-arrivals.ts'
import { findPosition, listIds } from './random-money.sql.ts'
import { noteTransfer } from './note-transfer.ts'

interface ShopCount {
  readonly shopId: string
  /** What came in less what the bank took back and what went out. */
  bankWon: number
  /** Claims that were given up, by id. */
  readonly writtenOff: Map<string, number>
  /** Pardoned before: pardoned again they change nothing, whatever became of their claims since. */
  readonly restored: Set<string>
}

interface Chance {
  readonly world: MoneyWorld
  readonly random: SeededRandom
  readonly shop: ShopCount
  /** Paid through the bank, so that the bank may take it back. */
  readonly bankPaid: Map<string, number>
  readonly arrived: Set<string>
}

const proposalOf = (subjectId: string, won: number | null = null): ProposalRecord =>
  ({ id: randomUUID(), subjectId, won, reason: 'chance', facts: {} }) as unknown as ProposalRecord

const anyOf = <Item>(random: SeededRandom, items: readonly Item[]): Item | undefined =>
  items[random.below(items.length)]

type Deed = (chance: Chance) => Promise<unknown>

const pay: Deed = async ({ world, random, shop, bankPaid }) => {
  const found = anyOf(random, await listIds(world, 'open', shop.shopId))
  if (found === undefined) return
  const source = `bank:${randomUUID()}`
  // A notice comes twice, at times a wrong one.
  const [first, second] = await Promise.all([found.won, found.won].map((won) => bankPays(world, found.id, won, source)))
  await bankPays(world, found.id, found.won + 1)
  if (first !== 'settled' && second !== 'settled') return
  shop.bankWon += found.won
  bankPaid.set(found.id, found.won)
}

const takeBack: Deed = async ({ world, random, shop, bankPaid }) => {
  const mine = new Set((await listIds(world, 'settled', shop.shopId)).map(({ id }) => id))
  const id = anyOf(random, [...bankPaid.keys()].filter((one) => mine.has(one)))
  const won = id === undefined ? undefined : bankPaid.get(id)
  if (id === undefined || won === undefined) return
  bankPaid.delete(id)
  if ((await bankTakesBack(world, id)) !== 'notPaid') shop.bankWon -= won
}

const take: Deed = ({ world, random, shop }) => {
  const wish = {
    shopId: shop.shopId, source: `penalty:${randomUUID()}`, wantedWon: 1 + random.below(2_000_000), reason: 'chance',
    subject: 'penalty', subjectId: 'chance',
  }
  return Promise.all([1, 2].map(() => acting(world, (given) => takeFromDeposit(given, wish))))
}

const restore: Deed = async ({ world, random, shop }) => {
  const use = anyOf(random, await listIds(world, 'used', shop.shopId))
  if (use === undefined) return
  const isFirst = !shop.restored.has(use.id)
  shop.restored.add(use.id)
  const done = await acting(world, (given) => restoreTaken(given, { source: use.id, reason: 'chance' }))
  const claimId = done?.claimAmountId ?? null
  if (isFirst && claimId !== null) shop.writtenOff.delete(claimId)
}

const fee: Deed = ({ world, random, shop }) => acting(world, async (given) => {
  const amount = await issueAmount(given, {
    source: `chance:${randomUUID()}`, kind: 'fee', feeType: random.below(2) === 0 ? 'inspectionFee' : 'penaltyFee',
    shopId: shop.shopId, totalWon: 1 + random.below(900_000),
  })
  const locked = random.below(2) === 0 ? await lockAmount(given.tx, amount.id) : undefined
  if (locked !== undefined) await billAmount(given, locked, { as: 'flow', dueAt: null })
})

const deposit: Deed = ({ world, shop }) =>
  acting(world, (given) => requestDeposit(given, { shopId: shop.shopId, memberId: null }))

const month: Deed = ({ world, random, shop }) => acting(world, (given) =>
  requestSubscription(given, { shopId: shop.shopId, memberId: null, month: monthOf(given.now, random.below(6)) }))

const giveUp: Deed = async ({ world, random, shop }) => {
  const found = anyOf(random, await listIds(world, 'billed', shop.shopId))
  if (found === undefined) return
  const done = await acting(world, (given) => writeOffAmount(given, proposalOf(found.id)))
  if (done && found.kind === 'claim') shop.writtenOff.set(found.id, found.won)
}

const takeAway: Deed = async ({ world, random, shop }) => {
  const found = anyOf(random, (await listIds(world, 'open', shop.shopId)).filter(({ isFree }) => isFree))
  if (found === undefined) return
  await acting(world, (given) => voidAmounts(given, { ids: [found.id], as: 'staff', reason: 'chance' }))
}

const giveBack: Deed = async ({ world, random, shop }) => {
  const found = anyOf(random, await listIds(world, 'paid', shop.shopId))
  if (found !== undefined) await acting(world, (given) => refundAmount(given, proposalOf(found.id)))
  const held = anyOf(random, await listIds(world, 'deposited', shop.shopId))
  if (held !== undefined && random.below(4) === 0)
    await acting(world, (given) => refundDeposit([])(given, proposalOf(held.id)))
}

const payFromShop: Deed = async ({ world, random, shop }) => {
  const found = anyOf(random, await listIds(world, 'billed', shop.shopId))
  if (found === undefined) return
  const run = random.below(2) === 0 ? payFromDeposit : payFromCredit
  await acting(world, (given) => run(given, proposalOf(found.id)))
}

const payOut: Deed = async ({ world, random, shop }) => {
  await acting(world, (given) => payOutCredit(given, proposalOf(shop.shopId, 1 + random.below(400_000))))
  const waiting = anyOf(random, await listIds(world, 'waiting', shop.shopId))
  if (waiting === undefined) return
  const params = { id: waiting.id }
  const sending = noteTransfer(world.staff, waiting.id)
  const sent = await sending.catch(() => undefined)
  if (sent === undefined) return
  shop.bankWon -= waiting.won
  if (random.below(3) > 0) return
  await once(world.staff, calls.returnPayout, { params, body: { reason: 'chance' } })
  shop.bankWon += waiting.won
}

const callOff: Deed = async ({ world, random, shop }) => {
  const waiting = anyOf(random, await listIds(world, 'waiting', shop.shopId))
  if (waiting !== undefined) await acting(world, (given) => callOffPayout(given, proposalOf(waiting.id)))
}

const deeds: readonly Deed[] = [
  pay, pay, pay, pay, takeBack, take, restore, fee, fee, deposit, deposit, month, giveUp, takeAway, giveBack,
  payFromShop, payOut, callOff, arrive, arrive, arrive, allocate, allocate, emptyAgain,
]

export interface RandomMoney {
  /** So many deeds, four at a time; answers how many were tried. */
  run(count: number): Promise<void>
  /** In words, whatever does not agree: empty when the world is right. */
  faults(): Promise<string[]>
}

export const openRandomMoney = async (
  world: MoneyWorld, random: SeededRandom, owners: readonly MoneyWorld['owner'][],
): Promise<RandomMoney> => {
  for (const owner of owners) await setAccount(owner)
  const shops = owners.map(
    ({ shopId }): ShopCount => ({ shopId, bankWon: 0, writtenOff: new Map(), restored: new Set() }),
  )
  const bankPaid = new Map<string, number>()
  const arrived = new Set<string>()
  const doOne = async (): Promise<void> => {
    const [shop, deed] = [anyOf(random, shops), anyOf(random, deeds)]
    if (shop !== undefined && deed !== undefined) await deed({ world, random, shop, bankPaid, arrived })
  }
  return {
    run: async (count) => {
      for (let done = 0; done < count; done += 4) await Promise.all([doOne(), doOne(), doOne(), doOne()])
    },
    faults: async () => {
      const faults: string[] = []
      for (const { shopId, bankWon, writtenOff } of shops) {
        const { heldWon, owedForWon } = await findPosition(world, shopId)
        const givenUpWon = [...writtenOff.values()].reduce((sum, won) => sum + won, 0)
        const expectedWon = bankWon - owedForWon + givenUpWon
        if (heldWon !== expectedWon)
          faults.push(`${shopId}: the ledger holds ${heldWon}, the world says ${expectedWon}`)
      }
      return faults
    },
  }
}
