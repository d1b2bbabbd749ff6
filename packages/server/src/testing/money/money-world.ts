// A server with a shop, its owner and two people of the office's money desk, and short words for what they do.
import { randomUUID } from 'node:crypto'
import type { AskOf, CallDefinition, ReceivedOf } from '@bidyard/contract/call'
import { financeCalls as calls } from '@bidyard/contract/calls/finance'
import { settleAmount, unsettleAmount } from '../../areas/finance/for-other-areas.ts'
import type { ReactionGiven } from '../../runtime/work/events.ts'
import { startTestApp, type TestApp, type TestMember } from '../app.ts'

export interface MoneyWorld {
  readonly app: TestApp
  readonly staff: TestMember
  readonly second: TestMember
  readonly owner: TestMember & { readonly shopId: string }
  /** Another shop's owner. */
  readonly stranger: TestMember & { readonly shopId: string }
  stop(): Promise<void>
}

/** A call that moves money, with a key of its own. */
export const once = <C extends CallDefinition>(who: TestMember, call: C, asked: AskOf<C>): Promise<ReceivedOf<C>> =>
  who.ask(call as never, asked as never, { key: randomUUID() }) as Promise<ReceivedOf<C>>

const ownerOf = async (app: TestApp): Promise<TestMember & { readonly shopId: string }> => {
  const owner = await app.member({ owner: true })
  if (owner.shopId === null) throw new Error('an owner without a shop')
  return { ...owner, shopId: owner.shopId }
}

export const openMoneyWorld = async (settings: Readonly<Record<string, string>> = {}): Promise<MoneyWorld> => {
  const app = await startTestApp(settings)
  return {
    app, staff: await app.member({ type: 'admin' }), second: await app.member({ type: 'admin', part: 'money' }),
    owner: await ownerOf(app), stranger: await ownerOf(app), stop: () => app.stop(),
  }
}

/** Another shop in the same world, for a test that wants one to itself. */
export const freshOwner = (world: MoneyWorld) => ownerOf(world.app)

export const acting = <Result>(world: MoneyWorld, work: (given: ReactionGiven) => Promise<Result>): Promise<Result> =>
  world.app.act('flow', work)

/** The bank says that an amount was paid, as its notices do. */
export const bankPays = async (world: MoneyWorld, amountId: string, paidWon: number, source = `bank:${randomUUID()}`) =>
  acting(world, (given) => settleAmount(given, { amountId, paidWon, method: 'virtualAccount', source, as: 'bank' }))

export const bankTakesBack = (world: MoneyWorld, amountId: string) =>
  acting(world, (given) => unsettleAmount(given, { amountId, reason: 'the bank took it back' }))

/** A deposit that is asked for and paid at once; answers its id. */
export const payDeposit = async (world: MoneyWorld, shopId: string) => {
  const deposit = await once(world.staff, calls.requestShopDeposit, { body: { shopId, reason: '가입 보증금' } })
  await bankPays(world, deposit.amountId, deposit.amountWon)
  return deposit
}

export const confirm = (world: MoneyWorld, id: string, who = world.second) =>
  once(who, calls.confirmMoneyProposal, { params: { id }, body: { reason: '확인함' } })

export const setAccount = (who: TestMember, number = '110-123-456789') =>
  once(who, calls.setPayoutAccount, { body: { bankCode: '088', number, holderName: '한빛모터스' } })

/** Every check of the books, each with its difference. */
export const booksOf = async (world: MoneyWorld): Promise<Readonly<Record<string, number>>> => {
  const { checks } = await once(world.staff, calls.reconcileNow, {})
  return Object.fromEntries(checks.map(({ name, differenceWon }) => [name, differenceWon]))
}

export const soundBooks = {
  debitsAndCredits: 0, balancesAndPostings: 0, entriesOutOfBalance: 0, depositsAndLedger: 0, billedAndLedger: 0,
  claimsAndLedger: 0, payoutsAndLedger: 0, unmatchedAndLedger: 0, carMoneyAndLedger: 0,
  sellerFeesAndLedger: 0,
}

/** Moves the clock and lets it do what is due by then. */
export const moveClock = async (world: MoneyWorld, seconds: number): Promise<void> => {
  await world.app.sql`update clock_shift set shift = shift + make_interval(secs => ${seconds})`
  // Nobody is signed out by the leap.
  await world.app.sql`update sessions set used_at = app_now(), ends_at = app_now() + interval '30 days'`
  await world.app.sql`insert into node_beats (node, beat_at) values ('test', now())
    on conflict (node) do update set beat_at = now()`
  while ((await world.app.sweeper.sweep()) > 0) continue
}

export const nowOf = async (world: MoneyWorld): Promise<Date> => {
  const [row] = await world.app.sql<{ now: Date }[]>`select app_now() as now`
  if (row === undefined) throw new Error('no time')
  return row.now
}

