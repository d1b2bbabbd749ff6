// A server with a market: a clerk who screens, cars on their way to it, and a clock that goes on when it is told.
import type { ReceivedOf } from '@bidyard/contract/call'
import { auctionsCalls as calls } from '@bidyard/contract/calls/auctions'
import { sql } from 'kysely'
import { prepareAuctions } from '../../areas/auctions/for-other-areas.ts'
import { readNow, shiftClock } from '../../runtime/time/clock.ts'
import { until } from '../until.ts'
import { startTestApp, type TestApp, type TestMember, type TestParts } from '../app.ts'
import { type CarWish, insertConfirmedCar, type MadeCar } from './make-car.ts'

type Auction = ReceivedOf<typeof calls.getAuction>

export interface MarketWorld extends TestApp {
  readonly clerk: TestMember
  now(): Promise<Date>
  /** Onwards by so much; the clock's hand comes by afterwards. */
  pass(seconds: number): Promise<void>
  dealer(): Promise<TestMember>
  car(wish?: CarWish): Promise<MadeCar>
  prepared(wish?: CarWish): Promise<Auction>
  opened(wish?: CarWish): Promise<Auction>
  /** As the office sees it. */
  see(id: string): Promise<Auction>
  orderState(orderId: string): Promise<string>
}

const isAnythingDue = async ({ primary }: TestApp['database']): Promise<boolean> => {
  const due = await primary.selectFrom('deadlines').select('id').where('next_at', '<=', sql<Date>`app_now()`).limit(1)
    .executeTakeFirst()
  return due !== undefined
}

export const openMarketWorld = async (
  parts: TestParts = {}, settings: Readonly<Record<string, string>> = {},
): Promise<MarketWorld> => {
  const app = await startTestApp(settings, parts)
  const clerk = await app.member({ type: 'admin', part: 'screening', name: '심담당' })
  const see = (id: string) => clerk.ask(calls.getAuction, { params: { id } })
  const car = (wish?: CarWish) => app.database.transact((tx) => insertConfirmedCar(tx, wish))
  const prepared = async (wish?: CarWish): Promise<Auction> => {
    const { orderId } = await car(wish)
    const [id] = await app.act('flow', (given) => prepareAuctions(given, [orderId]))
    if (id === undefined) throw new Error('no auction was prepared')
    return see(id)
  }
  return {
    ...app, clerk, see, car, prepared,
    now: () => readNow(app.database.primary),
    pass: async (seconds) => {
      await app.database.transact(async (tx) => {
        await shiftClock(tx, seconds)
        await tx.updateTable('sessions')
          .set({ ends_at: sql<Date>`ends_at + make_interval(secs => ${seconds})` }).execute()
      })
      // What somebody's work holds just now is left to the next turn of the clock.
      await until(async () => (await app.sweeper.sweep()) === 0 && !(await isAnythingDue(app.database)))
    },
    dealer: () => app.member({ owner: true }),
    opened: async (wish) => {
      const { id, version } = await prepared(wish)
      const approved = await clerk.ask(calls.approveListing, { params: { id }, body: { seenVersion: version } })
      return clerk.ask(calls.openAuction, { params: { id }, body: { seenVersion: approved.version, openAt: null } })
    },
    orderState: async (orderId) => {
      const row = await app.database.primary.selectFrom('orders').select('state').where('id', '=', orderId)
        .executeTakeFirstOrThrow()
      return row.state
    },
  }
}
