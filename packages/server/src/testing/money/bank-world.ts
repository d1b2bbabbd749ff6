// The money world with its simulated bank and its jobs at work, and short words for what shops and banks do.
import { financeCalls as calls } from '@bidyard/contract/calls/finance'
import type { ReceivedOf } from '@bidyard/contract/call'
import type { BankForgery } from '@bidyard/contract/calls/sandbox-bank'
import type { Done, Transfer } from '../../providers/bank/simulator/counter.ts'
import type { BankSimulator } from '../../providers/bank/simulator/bank-simulator.ts'
import type { TestMember } from '../app.ts'
import { until } from '../until.ts'
import { type MoneyWorld, once, openMoneyWorld } from './money-world.ts'

export type Account = ReceivedOf<typeof calls.getVirtualAccount>
export type Unmatched = ReceivedOf<typeof calls.getUnmatchedPayment>

export interface BankWorld extends MoneyWorld {
  readonly counter: BankSimulator
}

export const openBankWorld = async (settings: Readonly<Record<string, string>> = {}): Promise<BankWorld> => {
  const world = await openMoneyWorld(settings)
  const counter = world.app.providers.bankSimulator
  if (counter === undefined) throw new Error('there is no simulated bank')
  await world.app.jobs.work(world.app.act)
  return { ...world, counter }
}

export const accountOf = (who: TestMember, id: string): Promise<Account> =>
  who.ask(calls.getVirtualAccount, { params: { id } })

/** Until the clockwork behind it has come to where the test goes on. */
export const untilStanding = async (
  world: BankWorld, id: string, standing: Account['standing'],
): Promise<Account> => {
  await until(async () => {
    // The next turn of the queue is seconds away.
    world.app.jobs.wake()
    return (await accountOf(world.staff, id)).standing === standing
  })
  return accountOf(world.staff, id)
}

export const openDeposit = async (world: BankWorld, who: TestMember): Promise<Account> =>
  untilStanding(world, (await once(who, calls.openDepositAccount, {})).id, 'open')

export const openMonth = async (world: BankWorld, who: TestMember, month: string): Promise<Account> =>
  untilStanding(world, (await once(who, calls.openVirtualAccount, { body: { month } })).id, 'open')

export const openFee = async (world: BankWorld, who: TestMember & { readonly shopId: string }, totalWon = 55_000) => {
  const amount = await once(world.staff, calls.issueAmount, {
    body: {
      shopId: who.shopId, feeType: 'inspectionFee', totalWon, note: null, dueAt: null, isBilled: true, reason: '점검비',
    },
  })
  const { id } = await once(who, calls.openAmountAccount, { params: { id: amount.id } })
  return { amount, account: await untilStanding(world, id, 'open') }
}

const exact: Transfer = { amountWon: undefined, isLate: false, times: 1, tells: true, depositorName: '홍길동' }

const done = (what: Done): Exclude<Done, string> => {
  if (typeof what === 'string') throw new Error(`at the bank that is ${what}`)
  return what
}

export const transfer = async (world: BankWorld, id: string, how: Partial<Transfer> = {}) =>
  done(await world.counter.transfer(id, { ...exact, ...how }))

export const takeBack = async (world: BankWorld, id: string, tells = true) =>
  done(await world.counter.reverse(id, tells))

export const forge = async (world: BankWorld, id: string, forgery: BankForgery) =>
  done(await world.counter.forge(id, forgery))

export const unmatchedOf = async ({ staff }: MoneyWorld, shopId: string): Promise<readonly Unmatched[]> =>
  (await staff.ask(calls.listUnmatchedPayments, { query: { filter: { shopId: { eq: shopId } } } })).items

/** A notice as it comes over the wire. */
export const notify = (
  world: MoneyWorld, body: string | object, headers: Readonly<Record<string, string>> = {}, bank = 'toss',
): Promise<Response> => fetch(`${world.app.base}/hooks/banks/${bank}`, {
  method: 'POST', headers: { 'content-type': 'application/json', ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
})
