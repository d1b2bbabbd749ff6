// A server with shops, two clerks who attend to sanctions, and short words for what they do to a shop.
import { randomUUID } from 'node:crypto'
import type { AskOf, CallDefinition, ReceivedOf } from '@bidyard/contract/call'
import { violationsCalls as calls } from '@bidyard/contract/calls/violations'
import type { ViolationDetailType } from '@bidyard/contract/enums'
import { sql } from 'kysely'
import { requestDeposit } from '../../areas/finance/deposits/request-deposit.ts'
import { readMonth, settleAmount } from '../../areas/finance/for-other-areas.ts'
import { grantMonth } from '../../areas/finance/subscriptions/grant-shop-subscription.ts'
import { applyViolation, type Applied, unrelated, type ViolationWish } from '../../areas/violations/for-other-areas.ts'
import { readNow, shiftClock } from '../../runtime/time/clock.ts'
import type { TestMember } from '../app.ts'
import { type FilesApp, pdf, startFilesApp } from '../files/files-app.ts'

export type Wish = Partial<AskOf<typeof calls.applyShopViolation>['body']>

export interface SanctionsWorld extends FilesApp {
  readonly clerk: TestMember
  readonly other: TestMember
  now(): Promise<Date>
  /** Moves the clock and nothing else; sessions go with it. */
  shift(seconds: number): Promise<void>
  /** Onwards by so many days; the clock's hand comes by afterwards. */
  passDays(days: number): Promise<void>
  dealer(): Promise<TestMember & { readonly shopId: string }>
  apply(shopId: string, detail: ViolationDetailType, wish?: Wish): ReturnType<typeof applied>
  /** As contracts and the clock do it. */
  applyByFlow(wish: Partial<ViolationWish> & Pick<ViolationWish, 'shopId' | 'detail'>): Promise<Applied>
  /** Asked by the office: a banned dealer may be without a sign-in. */
  info(dealer: TestMember): Promise<ReceivedOf<typeof calls.getViolationInfo>>
  payDeposit(shopId: string): Promise<void>
  payMonth(shopId: string, month: string): Promise<void>
  document(member: TestMember): Promise<string>
}

/** With a key of its own, as every call that moves money wants one. */
export const once = <C extends CallDefinition>(who: TestMember, call: C, asked: AskOf<C>): Promise<ReceivedOf<C>> =>
  who.ask(call as never, asked as never, { key: randomUUID() }) as Promise<ReceivedOf<C>>

const applied = (who: TestMember, body: AskOf<typeof calls.applyShopViolation>['body']) =>
  once(who, calls.applyShopViolation, { body })

const daySeconds = 86_400

export const openSanctionsWorld = async (): Promise<SanctionsWorld> => {
  const app = await startFilesApp()
  const clerk = await app.member({ type: 'admin', name: '서담당' })
  const other = await app.member({ type: 'admin', part: 'sanctions', name: '류담당' })
  const now = (): Promise<Date> => readNow(app.database.primary)
  const shift = (seconds: number): Promise<void> => app.database.transact(async (tx) => {
    await shiftClock(tx, seconds)
    await tx.updateTable('sessions')
      .set({ ends_at: sql<Date>`ends_at + make_interval(secs => ${seconds})` }).execute()
  })
  return {
    ...app, clerk, other, now, shift,
    passDays: async (days) => {
      await shift(days * daySeconds)
      while ((await app.sweeper.sweep()) > 0) continue
    },
    dealer: async () => {
      const dealer = await app.member({ owner: true })
      if (dealer.shopId === null) throw new Error('a dealer without a shop')
      return { ...dealer, shopId: dealer.shopId }
    },
    apply: async (shopId, detail, wish = {}) => applied(clerk, {
      shopId, detail, violateAt: (await now()).toISOString(), statement: '약속을 지키지 않았습니다.', ...wish,
    }),
    applyByFlow: async (wish) => app.act('flow', (given) => applyViolation(given, {
      memberId: null, violateAt: given.now, statement: '기한이 지났습니다.', isEvidenceShown: true, related: unrelated,
      priceWon: null, source: null, ...wish,
    })),
    info: ({ memberId }) => clerk.ask(calls.getViolationInfo, { body: { memberId } }),
    payDeposit: (shopId) => app.act('flow', async (given) => {
      const asked = await requestDeposit(given, { shopId, memberId: null })
      if (typeof asked === 'string') throw new Error(`no deposit was asked for: ${asked}`)
      await settleAmount(given, {
        amountId: asked.amountId, paidWon: asked.amountWon, method: 'virtualAccount', as: 'bank',
        source: `bank:${randomUUID()}`,
      })
    }),
    payMonth: (shopId, month) => app.act('flow', async (given) => {
      const wanted = readMonth(month)
      if (wanted === undefined) throw new Error(`${month} is no month`)
      await grantMonth(given, { shopId, month: wanted, memberId: null, reason: '시험' })
    }),
    document: (member) =>
      app.committed(member.ask, { usageType: 'document', contentType: 'application/pdf', content: pdf }),
  }
}
