// Money that comes by account numbers at random: right and wrong sums, told twice, allocated, taken back by the bank.
import { randomUUID } from 'node:crypto'
import { findAccount, findOpenAccount, insertAccount, lockAccount } from '../../areas/finance/accounts/accounts.sql.ts'
import { followPayment } from '../../areas/finance/accounts/follow-payment.ts'
import { lockShops } from '../../areas/finance/for-other-areas.ts'
import { allocateUnmatched } from '../../areas/finance/unmatched/allocate-unmatched.ts'
import { findUnmatched, listOfOrder } from '../../areas/finance/unmatched/unmatched.sql.ts'
import type { BankPayment } from '../../providers/bank/bank.ts'
import type { SeededRandom } from '../seeded-random.ts'
import { acting, type MoneyWorld } from './money-world.ts'
import { type Found, listIds } from './random-money.sql.ts'

export interface Arrivals {
  readonly world: MoneyWorld
  readonly random: SeededRandom
  readonly shop: { readonly shopId: string; bankWon: number }
  /** Numbers that money came to and that the bank may empty again. */
  readonly arrived: Set<string>
}

const anyOf = <Item>({ random }: Arrivals, items: readonly Item[]): Item | undefined =>
  items[random.below(items.length)]

const hours72 = 72 * 3_600_000

const openFor = ({ world, shop: { shopId } }: Arrivals, { id: amountId, won }: Found): Promise<string> =>
  acting(world, async ({ tx, now }) => {
    await lockShops(tx, [shopId])
    const opened = await insertAccount(tx, {
      bank: 'toss', shopId, memberId: null, purpose: 'amount', amountId, month: null, amountWon: won,
      dueAt: new Date(now.getTime() + hours72),
    })
    const accountId = opened ?? (await findOpenAccount(tx, amountId))?.id
    if (accountId === undefined) throw new Error('a number that is open cannot be found')
    return accountId
  })

const follow = ({ world, shop }: Arrivals, accountId: string, standing: BankPayment['standing']) =>
  acting(world, async (given) => {
    await lockShops(given.tx, [shop.shopId])
    const before = await lockAccount(given.tx, accountId)
    if (before === undefined) throw new Error('a number is gone')
    const parked = await listOfOrder(given.tx, { bank: 'toss', orderId: accountId })
    await followPayment(given, before, {
      orderId: accountId, bankKey: `key-${accountId}`, secret: undefined, accountNumber: '79000000000000',
      bankCode: '088', holderName: undefined, standing,
    })
    return { before, parked, after: await findAccount(given.tx, accountId) }
  })

export const arrive = async (chance: Arrivals): Promise<void> => {
  const { world, random, shop, arrived } = chance
  const found = anyOf(chance, await listIds(world, 'open', shop.shopId))
  if (found === undefined) return
  const accountId = await openFor(chance, found)
  const amountWon = random.below(3) === 0 ? found.won + random.below(90_000) + 1 : found.won
  const standing = {
    kind: 'deposited', depositKey: `deposit-${randomUUID()}`, amountWon, at: new Date(), depositorName: undefined,
  } as const
  const told = await Promise.all([standing, standing].map((one) => follow(chance, accountId, one)))
  arrived.add(accountId)
  if (told.some(({ before, after }) => before.ending !== 'paid' && after?.ending === 'paid')) shop.bankWon += amountWon
}

export const allocate = async (chance: Arrivals): Promise<void> => {
  const { world, shop, arrived } = chance
  const db = world.app.database.primary
  const accountId = anyOf(chance, [...arrived])
  const [payment] = accountId === undefined ? [] : await listOfOrder(db, { bank: 'toss', orderId: accountId })
  if (payment?.shopId !== shop.shopId || payment.state !== 'waiting') return
  const amount = anyOf(chance, (await listIds(world, 'open', shop.shopId)).filter(({ won }) => won <= payment.won))
  if (amount === undefined) return
  const wish = { subjectId: payment.id, facts: { amountId: amount.id }, reason: 'chance' }
  const done = await Promise.all([1, 2].map(() =>
    acting(world, (given) => allocateUnmatched(given, { ...wish, id: randomUUID() }))))
  if (done.includes(true)) shop.bankWon += payment.won
}

export const emptyAgain = async (chance: Arrivals): Promise<void> => {
  const { world, shop, arrived } = chance
  const accountId = anyOf(chance, [...arrived])
  const account = accountId === undefined ? undefined : await findAccount(world.app.database.primary, accountId)
  if (account === undefined || account.shopId !== shop.shopId || !arrived.delete(account.id)) return
  const { before, parked } = await follow(chance, account.id, { kind: 'waiting' })
  if (before.ending === 'paid') shop.bankWon -= before.amountWon
  for (const { id, state, won } of parked) {
    const after = await findUnmatched(world.app.database.primary, id)
    if (after?.state === 'takenBack' && state === 'allocated') shop.bankWon -= won
  }
}
