// A market whose dealers may bid: each with a deposit and a month, and a seller who watches.
import { randomUUID } from 'node:crypto'
import type { ReceivedOf } from '@bidyard/contract/call'
import { biddingCalls as calls } from '@bidyard/contract/calls/bidding'
import { requestDeposit } from '../../areas/finance/deposits/request-deposit.ts'
import { readMonth, settleAmount } from '../../areas/finance/for-other-areas.ts'
import { grantMonth } from '../../areas/finance/subscriptions/grant-shop-subscription.ts'
import type { TestApp, TestMember, TestParts } from '../app.ts'
import { refusalOf } from '../ask.ts'
import { type MarketWorld, openMarketWorld } from '../auctions/market-world.ts'
import { makePartnerWorld, type PartnerWorld } from '../partners/partner-world.ts'

export type Dealer = TestMember & { readonly shopId: string }

export interface BidWorld extends MarketWorld {
  readonly partner: PartnerWorld
  readonly seller: TestMember
  /** An owner who has paid everything that bidding wants. */
  ready(): Promise<Dealer>
  /** Another one of the same shop, who may bid. */
  colleague(of: Dealer): Promise<Dealer>
}

const monthOf = (now: Date): string => now.toLocaleDateString('sv-SE', { timeZone: 'Asia/Seoul' }).slice(0, 7)

/** The shop's deposit and the months from now on, as if they had been paid. */
export const payEverything = async (app: Pick<TestApp, 'act'>, shopId: string): Promise<void> => {
  await app.act('flow', async (given) => {
    const asked = await requestDeposit(given, { shopId, memberId: null })
    if (typeof asked === 'string') throw new Error(`no deposit was asked for: ${asked}`)
    await settleAmount(given, {
      amountId: asked.amountId, paidWon: asked.amountWon, method: 'virtualAccount', as: 'bank',
      source: `bank:${randomUUID()}`,
    })
    const month = readMonth(monthOf(given.now))
    if (month === undefined) throw new Error('this is no month')
    await grantMonth(given, { shopId, month, memberId: null, reason: '시험' })
  })
}

export const openBidWorld = async (parts: TestParts = {}): Promise<BidWorld> => {
  const world = await openMarketWorld(parts)
  const partner = await makePartnerWorld(world, (await world.member({ type: 'root' })).ask)
  const ofShop = (member: TestMember): Dealer => {
    if (member.shopId === null) throw new Error('a dealer without a shop')
    return { ...member, shopId: member.shopId }
  }
  return {
    ...world, partner, seller: partner.officer,
    opened: (wish) => world.opened({ partnerId: partner.partnerId, ...wish }),
    ready: async () => {
      const dealer = ofShop(await world.dealer())
      await payEverything(world, dealer.shopId)
      return dealer
    },
    colleague: async ({ shopId }) => ofShop(await world.member({ shopId, owner: true })),
  }
}

export const bid = (
  who: Pick<TestMember, 'ask'>, auctionId: string, amount: number, key: string = randomUUID(),
): Promise<ReceivedOf<typeof calls.submitBid>> => who.ask(calls.submitBid, { body: { auctionId, amount } }, { key })

/** The word with which a call was refused: code and detail, or the status where there is none. */
export const wordOf = async (asked: Promise<unknown>): Promise<string> => {
  const { status, body } = await refusalOf(asked)
  return [body.code, body.detail].filter((one) => one !== null && one !== undefined).join(' ') || String(status)
}
